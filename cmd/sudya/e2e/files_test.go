package e2e

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"

	"github.com/sudya-app/sudya/app/qr"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// file is the tournament as an export.
func (j *judged) file() string {
	j.t.Helper()
	lines, err := archive.EncodeLines(j.s.Events())
	if err != nil {
		j.t.Fatal(err)
	}
	data, err := archive.Write(j.s, lines)
	if err != nil {
		j.t.Fatal(err)
	}
	return string(data)
}

// take imports a file on the import screen by the button.
func take(p *Page, server *Server, name, file, button string) {
	p.t.Helper()
	p.Goto(server.URL + "#/import")
	dropFile(p, name, file)
	p.Click("button", button)
	p.WaitTrue(`location.hash.startsWith("#/t/")`)
}

// places are the lines of the standing as they are shown.
func places(p *Page, base string) string {
	p.t.Helper()
	p.Goto(base + "/standings")
	p.WaitTrue(`document.querySelector(".dt tbody tr")`)
	return plain(Eval[string](p, `[...document.querySelectorAll(".dt tbody tr")].map((row) => row.innerText).join("\n")`))
}

// export saves the tournament of the settings screen to a file.
func export(b *Browser, p *Page, base string) string {
	p.t.Helper()
	p.Goto(base + "/settings")
	p.Click("button", "Сохранить в файл")
	return string(b.Saved("*.json"))
}

// typeResult enters a table's result by the keyboard on the round's screen.
func typeResult(p *Page, base string, table int, totals string) {
	p.t.Helper()
	p.Goto(base + "/round")
	p.WaitTrue(`document.querySelector(".tcard")`)
	p.Press(fmt.Sprintf("%d\r", table))
	p.Wait("dialog", fmt.Sprintf("Стол %d", table))
	p.Press(totals)
	p.Press("\r")
	p.WaitTrue(`!document.querySelector("dialog")`)
}

// TestTwoDevices: an export opens in a clean profile with the same standing; both go on
// with different tables, and by exchanging files both have the same again.
func TestTwoDevices(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	j := played(t, 8, 2, nil)
	j.open(time.Minute)
	one, other := Launch(t, Laptop), Launch(t, Laptop)
	here, there := one.Open(server.URL), other.Open(server.URL)
	base := j.put(here, server)

	take(there, server, "a.json", export(one, here, base), "Взять турнир")
	if a, b := places(here, base), places(there, base); a == "" || a != b {
		t.Fatalf("the standing here:\n%s\nthere:\n%s", a, b)
	}
	typeResult(here, base, 1, "1012640")
	typeResult(there, base, 2, "1040500")
	ours, theirs := export(one, here, base), export(other, there, base)
	take(there, server, "ours.json", ours, "Объединить")

	here.Goto(server.URL + "#/import")
	dropFile(here, "theirs.json", theirs)
	here.WaitText("Новых записей в файле: 1.")
	here.Run(`document.querySelector("#fresh summary").click()`)
	here.WaitText("Стол 2")
	here.Screenshot("import-fresh")
	here.Click("button", "Объединить")
	here.WaitTrue(`location.hash.startsWith("#/t/")`)

	if a, b := places(here, base), places(there, base); a != b {
		t.Errorf("after the exchange the standing here is:\n%s\nthere:\n%s", a, b)
	}
	if a, b := export(one, here, base), export(other, there, base); a != b {
		t.Error("after the exchange the files of both differ")
	}
}

// TestCopies: a copy made by hand is compared with what came after it and taken up again;
// that can be undone.
func TestCopies(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Open(server.URL)
	j := played(t, 8, 1, nil)
	j.open(time.Minute)
	base := j.put(p, server)
	p.Goto(base + "/snapshots")
	p.WaitText("Копий пока нет")
	p.Click("button", "Сделать копию сейчас")
	p.WaitText("Копия сделана")
	p.Click("button", "Сравнить с копией")
	p.WaitText("С тех пор ничего не записано.")
	p.Click("button", "Закрыть")
	p.WaitTrue(`!document.querySelector("dialog")`)

	typeResult(p, base, 1, "1012640")
	with := places(p, base)
	p.Goto(base + "/snapshots")
	p.Click("button", "Сравнить с копией")
	p.WaitText("С тех пор записано: 1 запись.")
	p.WaitTrue(`document.querySelectorAll("dialog tbody tr").length >= 2`)
	p.Screenshot("copies-compare")
	press(p, "#restore")
	p.WaitText("Турнир продолжен с копии")
	p.WaitTrue(`!document.querySelector("dialog")`)
	p.WaitText("перед возвратом к копии, тур 2")
	p.Screenshot("copies")
	p.Click("button", "Отменить")
	p.WaitText("Отменено")
	if again := places(p, base); again != with {
		t.Errorf("taken back, the standing is\n%s\nit was\n%s", again, with)
	}
	p.Goto(base + "/journal")
	p.WaitText("Журнал продолжен с копии")
}

// TestLaunchedFile: a file that the desktop opens with the installed program comes to the
// import screen, also when that is open with an earlier one.
func TestLaunchedFile(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Laptop).Tab()
	call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: `Object.defineProperty(window, "launchQueue", { value: { setConsumer(fn) { window.launched = fn; } } });`,
	})
	p.Goto(server.URL)
	for i, name := range []string{"первый.json", "второй.json"} {
		text, err := json.Marshal(played(t, 8, i+1, nil).file())
		if err != nil {
			t.Fatal(err)
		}
		p.Run(`await window.launched({ files: [{ getFile: async () => new File([` + string(text) + `], "` + name + `") }] });`)
		p.WaitTrue(`location.hash.startsWith("#/import-shared")`)
		p.WaitText(name)
		p.WaitText("Новый для этого устройства.")
	}
	p.Click("button", "Взять турнир")
	p.WaitTrue(`location.hash.startsWith("#/t/")`)
}

// TestCodes: one device shows a tournament as a series of QR codes, another one reads such
// a series with its camera; camera and detector are fakes.
func TestCodes(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	j := played(t, 8, 1, nil)
	p := Launch(t, Phone).Tab()
	call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: `window.seen = []; window.stopped = 0;
			window.BarcodeDetector = class { async detect() { const text = window.seen.shift(); return text ? [{ rawValue: text }] : []; } };
			const stream = () => {
				const made = document.createElement("canvas").captureStream();
				for (const track of made.getTracks()) { const stop = track.stop.bind(track); track.stop = () => { window.stopped++; stop(); }; }
				return made;
			};
			Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: async () => stream() } });`,
	})
	p.Goto(server.URL + "#/import")
	p.Click("button", "Считать камерой")
	p.WaitTrue(`document.getElementById("camera")?.srcObject`)
	parts, err := qr.Split([]byte(j.file()))
	if err != nil || len(parts) < 2 {
		t.Fatalf("%d parts, %v", len(parts), err)
	}
	slices.Reverse(parts)
	seen, err := json.Marshal(append([]string{"https://example.invalid", parts[0]}, parts[:len(parts)-1]...))
	if err != nil {
		t.Fatal(err)
	}
	p.Run(`window.seen.push(...` + string(seen) + `)`)
	p.WaitText(fmt.Sprintf("Считано %d из %d", len(parts)-1, len(parts)))
	p.Screenshot("codes-camera")
	p.Run(fmt.Sprintf(`window.seen.push(%q)`, parts[len(parts)-1]))
	p.WaitText("Новый для этого устройства.")
	p.WaitTrue(`window.stopped > 0`)
	p.Click("button", "Взять турнир")
	p.WaitTrue(`location.hash.startsWith("#/t/")`)

	p.Goto(server.URL + "#/t/" + j.s.Events()[0].ID + "/standings")
	press(p, "#standings-menu")
	p.Click("menuitem", "Показать QR-код")
	p.WaitTrue(`document.querySelector("svg.qr path")`)
	p.Screenshot("codes-text")
	p.Click("radio", "Весь турнир")
	p.WaitText(fmt.Sprintf("из %d", len(parts)))
	p.WaitText("Код 2 из")
	p.Click("button", "Остановить")
	p.Screenshot("codes-whole")
}

// hostile are the names of design/faults.md 19, and their relatives.
var hostile = [][2]string{
	{`<img src=x onerror="window.hacked=1">`, `<script>window.hacked=1</script>`},
	{`=HYPERLINK("https://example.invalid";"нажми")`, `+7 701 000`},
	{`-2+3`, `@SUM(A1:A9)`},
	{strings.Repeat("Оченьдлиннаяфамилия", 4), "Ко"},
	{"Ким", "Ли"},
	{"Ким", "Ли Второй"},
	{"Әбілқайыр Құнанбайұлы", "გიორგი მაისურაძე"},
	{`"кавычки"; и, запятые`, `{name} &amp; %s`},
}

// hostileTournament has hostile text wherever somebody can type.
func hostileTournament(t *testing.T) *judged {
	t.Helper()
	reg, _ := regulations.Find("belote-pairs")
	j := &judged{t: t, s: tournament.New(regulations.Find)}
	markup := `<b onclick="window.hacked=1">жирно</b>`
	j.do(0, tournament.Create(reg, tournament.Details{Name: "=1+1 " + markup, Place: markup, Officials: []tournament.Official{{Role: markup, Name: hostile[0][0]}}}, nil))
	for _, names := range hostile {
		j.do(0, tournament.EntrantRegistered{Person: tournament.Person{Players: names[:], Category: "=A1" + markup}})
	}
	j.open(time.Hour)
	j.do(0, tournament.NoteMade{Type: tournament.NoteProtest, Round: 1, Table: 1, Text: markup})
	j.do(0, tournament.FineGiven{Entrant: j.s.Entrants[0].ID, Round: 1, Points: -2, Cause: tournament.CauseAdjust, Reason: markup})
	j.finish()
	j.open(time.Minute)
	return j
}

// TestHostileText goes through every route with hostile names: they are shown as text,
// nothing is carried out, the security policy has nothing to report, and nothing beyond
// the origin is asked for.
func TestHostileText(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Phone)
	p := b.Tab()
	call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: `window.reports = []; document.addEventListener("securitypolicyviolation", (e) => window.reports.push(e.violatedDirective + " " + e.blockedURI + " " + e.sourceFile));`,
	})
	p.Goto(server.URL)
	j := hostileTournament(t)
	base := j.put(p, server)
	entrant := string(j.s.Entrants[0].ID)

	out, in := route.Names()
	var addresses []string
	for _, name := range out {
		addresses = append(addresses, server.URL+"#/"+name)
		if slices.Contains([]string{"calc", "ruling"}, name) {
			for _, game := range []string{"belote", "preferans", "domino"} {
				addresses = append(addresses, server.URL+"#/"+name+"/"+game)
			}
		}
	}
	for _, name := range in {
		addresses = append(addresses, base+"/"+name)
	}
	for _, more := range []string{"round/1", "table/1/1", "table/2/1", "sheet/2/1", "ruling/2/1", "standings/1", "standings/2/" + entrant, "entrants/" + entrant} {
		addresses = append(addresses, base+"/"+more)
	}
	for _, kind := range []string{"seating", "names", "slips", "nameless", "blanks", "standing", "cross", "protocol", "journal", "entrants"} {
		addresses = append(addresses, base+"/print/"+kind)
	}
	for _, address := range addresses {
		p.Goto(address)
		p.WaitTrue(`document.querySelector("main, .boardroom") && !document.querySelector(".skel")`)
		p.Run(`await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`)
		if broken := Eval[string](p, `[window.hacked && "a name was carried out", document.querySelector("img[src=x], [onclick], [onerror]") && "a name became markup",
			...window.reports, ...performance.getEntriesByType("resource").map((r) => r.name).filter((name) => !name.startsWith(location.origin + "/") && !/^(blob|data):/.test(name))].filter(Boolean).join("\n")`); broken != "" {
			t.Errorf("%s: %s", address, broken)
		}
		if wide := Eval[int](p, `document.documentElement.scrollWidth - innerWidth`); wide > 0 && !strings.Contains(address, "/print") {
			t.Errorf("%s: the page is %d px wider than the phone", address, wide)
		}
	}
	p.Goto(base + "/entrants")
	p.WaitText(hostile[0][0])
	p.Screenshot("hostile-entrants")
	places(p, base)
	p.Screenshot("hostile-standings")

	// and out of the program: no cell is a formula
	for menu, pattern := range map[string]string{
		"Места в CSV": "*— места —*.csv", "Результаты в CSV": "*— результаты —*.csv", "Рассадки в CSV": "*— рассадки —*.csv", "Участники в CSV": "*— участники —*.csv", "Журнал в CSV": "*— журнал —*.csv",
	} {
		press(p, "#standings-menu")
		p.Click("menuitem", menu)
		body, marked := strings.CutPrefix(string(b.Saved(pattern)), "\ufeff")
		list := csv.NewReader(strings.NewReader(body))
		list.Comma = ';'
		rows, err := list.ReadAll()
		if err != nil || !marked {
			t.Fatalf("%s: marked %v, %v", menu, marked, err)
		}
		if len(rows) < len(hostile)+1 {
			t.Errorf("%s: %d lines", menu, len(rows))
		}
		for _, row := range rows {
			for _, cell := range row {
				if strings.ContainsAny(cell[:min(1, len(cell))], "=+@") || strings.HasPrefix(cell, "-2+") {
					t.Errorf("%s: the formula %s", menu, cell)
				}
			}
		}
	}
}
