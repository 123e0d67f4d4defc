package e2e

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/chromedp/cdproto/emulation"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// printer prints the documents of a tournament.
type printer struct {
	t    *testing.T
	page *Page
	s    *tournament.State
	view View
	base string
}

// document is a printed one; pages are the texts of its sheets without any spaces, so that
// it doesn't matter where a line was broken.
type document struct {
	t      *testing.T
	kind   string
	sheets []Sheet
	pages  []string
}

// A4 in points and in CSS pixels, and the pixels between the margins of a long document.
const (
	a4Width, a4Height = 595.3, 841.9
	a4Pixels          = 794
	a4Inner           = 703
)

// print opens a document, of round n where that matters, looks whether it fits the paper
// and is black on white, prints it and demands what holds for any paper: A4, nothing
// beyond its edges, no blank page.
func (pr *printer) print(kind string, n int) document {
	pr.t.Helper()
	p, address := pr.page, pr.base+"/print/"+kind
	if n > 0 {
		address += fmt.Sprintf("/%d", n)
	}
	p.Resize(pr.view)
	p.Goto(address)
	p.WaitTrue(fmt.Sprintf(`document.getElementById("kind")?.value === %q && document.querySelector(".appbar p")?.textContent === %q && document.querySelector(".a4")`, kind, pr.s.Details.Name))
	if n > 0 {
		p.WaitTrue(fmt.Sprintf(`document.getElementById("print-round")?.value === "%d"`, n))
	}
	p.Run(`await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`)
	if misfit := pr.misfit(); misfit != "" {
		pr.t.Errorf("%s: %s", kind, misfit)
	}
	doc := document{t: pr.t, kind: kind, sheets: p.Print(fmt.Sprintf("%s-%s-%d", strings.ReplaceAll(pr.t.Name(), "/", "-"), kind, n))}
	for i, sheet := range doc.sheets {
		text := squeeze(sheet.Text())
		doc.pages = append(doc.pages, text)
		if math.Abs(sheet.Width-a4Width) > 1 || math.Abs(sheet.Height-a4Height) > 1 {
			pr.t.Errorf("%s: page %d is %v × %v points, not A4", kind, i+1, sheet.Width, sheet.Height)
		}
		if text == "" {
			pr.t.Errorf("%s: page %d of %d is blank", kind, i+1, len(doc.sheets))
		}
		for _, run := range sheet.Runs {
			if run.X < 0 || run.End > sheet.Width || run.Y < 0 || run.Y > sheet.Height {
				pr.t.Errorf("%s: «%s» stands beyond page %d: %+v", kind, run.Text, i+1, run)
			}
		}
	}
	return doc
}

// misfit says what is too wide or cut off when the page is laid out for paper, what has
// another background than white, and what isn't written in black: the printer darkens pale
// text by itself, so the PDF alone wouldn't show it.
func (pr *printer) misfit() string {
	pr.t.Helper()
	p, width, theme := pr.page, int64(a4Pixels), "light"
	if Eval[bool](p, `document.querySelector(".a4--long") !== null`) {
		width = a4Inner
	}
	if pr.view.Dark {
		theme = "dark"
	}
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: width, Height: 1123, DeviceScaleFactor: 1})
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Media: "print", Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: theme}},
	})
	defer p.Resize(pr.view)
	return Eval[string](p, `(() => {
		const faults = new Set(), known = {}, brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
		const shade = (colour) => known[colour] ??= (() => {
			brush.clearRect(0, 0, 1, 1);
			brush.fillStyle = colour;
			brush.fillRect(0, 0, 1, 1);
			const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
			return a === 0 ? 255 : (r + g + b) / 3;
		})();
		if (document.documentElement.scrollWidth > innerWidth) faults.add("the page is " + document.documentElement.scrollWidth + " px wide");
		for (const element of [document.documentElement, document.body, ...document.body.querySelectorAll(".app, .page, .a4, .a4 *")]) {
			const style = getComputedStyle(element), what = element.tagName + "." + element.className + " «" + element.textContent.slice(0, 40) + "»";
			if (shade(style.backgroundColor) < 250) faults.add(what + " has the background " + style.backgroundColor);
			const sheet = element.closest(".a4");
			if (!sheet) continue;
			if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE) && shade(style.color) > 90) faults.add(what + " is written in " + style.color);
			if (element.getBoundingClientRect().right > sheet.getBoundingClientRect().right + 1) faults.add(what + " is beyond the sheet");
			if (style.display === "inline") continue;
			if (element.scrollWidth > element.clientWidth + 1) faults.add(what + " is wider than its place");
			if (style.overflow !== "visible" && element.scrollHeight > element.clientHeight + 1) faults.add(what + " is cut off");
		}
		return [...faults].slice(0, 4).join("\n");
	})()`)
}

// seat is the name of a seat at a table.
func (pr *printer) seat(k int) string {
	if pr.s.Regulation == "belote-pairs" {
		return []string{"НЗ", "ОВ"}[k]
	}
	return fmt.Sprint(k + 1)
}

// unit is the head of the column of names.
func (pr *printer) unit() string {
	if pr.s.Regulation == "belote-pairs" {
		return "Пара"
	}
	return "Игрок"
}

func (pr *printer) name(id rules.EntrantID) string {
	if e := pr.s.Entrant(id); e != nil {
		return e.Name()
	}
	return "Судья"
}

// full is a name with the team.
func (pr *printer) full(id rules.EntrantID) string {
	if e := pr.s.Entrant(id); e != nil && e.Team != "" {
		return e.Name() + " (" + e.Team + ")"
	}
	return pr.name(id)
}

// holds demands words of a text without spaces, in any order.
func (pr *printer) holds(kind, all string, words ...string) {
	pr.t.Helper()
	for _, w := range words {
		if !strings.Contains(all, squeeze(w)) {
			pr.t.Errorf("%s lacks «%s»:\n%s", kind, w, all)
		}
	}
}

// nameless demands that nobody's name is on the paper.
func (pr *printer) nameless(doc document) {
	pr.t.Helper()
	words := map[string]bool{}
	for _, w := range strings.FieldsFunc(doc.text(), func(r rune) bool { return !unicode.IsLetter(r) }) {
		words[w] = true
	}
	for _, e := range pr.s.Entrants {
		for _, player := range e.Players {
			if words[strings.Fields(player)[0]] {
				pr.t.Errorf("%s has the name %s", doc.kind, player)
			}
		}
	}
}

func (d document) text() string {
	var b strings.Builder
	for i, s := range d.sheets {
		fmt.Fprintf(&b, "— page %d —\n%s\n", i+1, s.Text())
	}
	return b.String()
}

// only is the page that holds the words; there is one, and it holds them once.
func (d document) only(words string) int {
	d.t.Helper()
	found, times := -1, 0
	for i, text := range d.pages {
		if n := strings.Count(text, squeeze(words)); n > 0 {
			found, times = i, times+n
		}
	}
	if times != 1 {
		d.t.Errorf("%s has «%s» %d times:\n%s", d.kind, words, times, d.text())
	}
	return found
}

// rows demands lines that begin with keys, in this order, each with its numbers before the
// next one begins and on the same page: no row is torn. Every page of them has the head.
func (d document) rows(head string, keys, numbers []string) {
	d.t.Helper()
	page, from, headed := 0, 0, -1
	for i, key := range keys {
		key = squeeze(key)
		at := -1
		for ; page < len(d.pages); page, from = page+1, 0 {
			if at = strings.Index(d.pages[page][from:], key); at >= 0 {
				break
			}
		}
		if at < 0 {
			d.t.Errorf("%s has no line «%s» in its place:\n%s", d.kind, key, d.text())
			return
		}
		if page != headed && strings.Count(d.pages[page], squeeze(head)) != 1 {
			d.t.Errorf("%s: page %d hasn't the head «%s» once:\n%s", d.kind, page+1, head, d.sheets[page].Text())
		}
		headed = page
		from += at + len(key)
		row := d.pages[page][from:]
		if i+1 < len(keys) {
			if next := strings.Index(row, squeeze(keys[i+1])); next >= 0 {
				row = row[:next]
			}
		}
		if !strings.Contains(row, squeeze(numbers[i])) {
			d.t.Errorf("%s: the line «%s» has not %s but %s", d.kind, key, numbers[i], row)
		}
	}
}

// squeeze takes all spaces out, as lines may be broken anywhere.
func squeeze(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, s)
}

// protocolNumbers are the totals of a line: of a finalist, those of the final with its bonus
// and where that came from, and what there was before the final.
func (pr *printer) protocolNumbers(l, was *rules.StandingLine, n int) string {
	place, is := pr.qualified(l.Entrant, n)
	if !is {
		return text.Half(text.RU, was.Points) + pr.rest(was) // its fines stand in a list of their own
	}
	return text.Half(text.RU, l.Points) + text.Signed(text.RU, beloteBonus(place)) + fmt.Sprintf("(%d-е)", place) + text.Half(text.RU, was.Points) +
		strconv.Itoa(l.Wins) + "в отборе" + strconv.Itoa(was.Wins) + text.Signed(text.RU, l.Diff) + "в отборе" + text.Signed(text.RU, was.Diff)
}

// checkProtocol: places and totals, officials, fines that count, the protest, the
// regulation, every parameter, the seed of every draw, lines to sign on.
func checkProtocol(pr *printer, n int) document {
	doc, now := pr.print("protocol", n), pr.s.Standing(n)
	all := strings.Join(doc.pages, "")
	qualifying := now
	for _, r := range pr.s.Rounds {
		if r.Stage == rules.StageFinal && r.Number <= n {
			qualifying = pr.s.Standing(r.Number - 1)
			break
		}
	}
	var keys, rows []string
	for i := range now.Lines {
		l := &now.Lines[i]
		keys = append(keys, text.Place(l)+pr.full(l.Entrant))
		rows = append(rows, pr.protocolNumbers(l, qualifying.Line(l.Entrant), n))
	}
	doc.rows("Место"+pr.unit(), keys, rows)

	pr.holds("protocol", all, "спор с судьёй", "счёт записан наоборот → протест отклонён", text.Format(text.RU, pr.s.Rule.Info().Name))
	pr.holds("protocol", all, "тур 2, "+pr.name(pr.s.FineList[0].Fine.Entrant)+": −0,5")
	if strings.Contains(all, squeeze("снят, не считается")) {
		pr.t.Error("protocol: the revoked fine is counted")
	}
	last := doc.pages[len(doc.pages)-1]
	for _, o := range pr.s.Details.Officials {
		pr.holds("protocol", last, o.Role+o.Name)
	}
	for _, param := range pr.s.Rule.Params() {
		line := text.T(text.RU, "param."+pr.s.Regulation+"."+param.Key, nil) + ": "
		if now, is := pr.s.Params[param.Key].(int); is {
			if line += text.Format(text.RU, now); now != param.Default {
				line += " (вместо: " + text.Format(text.RU, param.Default) + ")"
			}
		}
		pr.holds("protocol", all, line)
	}
	for _, r := range pr.s.Rounds {
		if r.Number > n {
			continue
		}
		pr.holds("protocol", all, r.Algo+r.Seed)
		for _, id := range r.Byes {
			pr.holds("protocol", all, pr.name(id))
		}
	}
	for _, e := range pr.s.Events() {
		if lot, ok := e.Body.(tournament.LotDrawn); ok {
			pr.holds("protocol", all, lot.Algo+lot.Seed)
		}
	}
	return doc
}
