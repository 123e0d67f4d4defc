package paste

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

var (
	// numbering is «1.», «1)», «№ 12 -», «(3)» or a bare number before a name.
	numbering = regexp.MustCompile(`^(?:№|#|[Nn][oº]?\.?)?\s*[(\[]?\d{1,4}\s*(?:[.)\]:,/]+|[-–—]\s|\s)\s*`)
	bullets   = regexp.MustCompile(`^(?:[\s•·∙◦▪▫■□●○►▶➤→‣⁃❖◆◇★☆✓✔☑☐✅*_–—-]+|[+>]+\s+|\[[ xXхХ]?\]\s*)`)
	// label is «Пара 3.» or «Команда 3:» before the names.
	label      = regexp.MustCompile(`(?i)^(?:пара|команда|стол|игрок|участник|pair|team|table|player|жұп|ойыншы)\s*(?:№\s*)?\d{1,4}\s*[.:)]\s*`)
	onlyDigits = regexp.MustCompile(`^(?:№|#)?\s*\d{1,4}[.)]?$`)
	// number is a cell that can't be a name: a rating, a date, a time, a sum.
	number = regexp.MustCompile(`^[\d\s.,:%/№#()+–-]*\d[\d\s.,:%/№#()+–-]*$`)

	mail    = regexp.MustCompile(`(?i)(?:e-?mail|почта|мейл)?\s*:?\s*[\pL\d._%+-]+@[\pL\d-]+(?:\.[\pL\d-]+)+`)
	web     = regexp.MustCompile(`(?i)(?:https?://|www\.|t\.me/)\S+`)
	handle  = regexp.MustCompile(`(?:^|\s)@[A-Za-z]\w{3,}`)
	digits  = regexp.MustCompile(`\+?\d[\d\s().–/-]{7,}\d`)
	calling = regexp.MustCompile(`(?i)(?:^|[\s,;(])(?:тел|телефон|моб|сот|т|ұялы|tel|phone|mob|whatsapp|wa)[.:\s]*$`)
	born    = regexp.MustCompile(`(?i)[,\s(]+(?:\d{1,2}[./-]\d{1,2}[./-])?(?:19|20)\d\d\s*(?:г\.?\s*р?\.?|ж\.?)?\)?$`)
	seen    = regexp.MustCompile(`^\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d\d(?::\d\d)?\]?\s*(?:-\s*)?[^:]{1,60}:\s+`)
)

// phone is the fewest digits of a telephone.
const phone = 9

// withoutContacts takes telephones, addresses and dates of birth out of a text.
func withoutContacts(s string) (rest string, aside []string) {
	take := func(from, to int) {
		if found := strings.Trim(s[from:to], " ,;:()"); found != "" {
			aside = append(aside, found)
		}
		s = strings.TrimRight(s[:from], " ,;(") + " " + strings.TrimLeft(s[to:], " ,;)")
	}
	// Most rows have nothing of the kind: a look for the sign is quicker than a pattern.
	for _, look := range []struct {
		sign string
		re   *regexp.Regexp
	}{{"@", mail}, {"://", web}, {"www.", web}, {"t.me/", web}, {"@", handle}} {
		if !strings.Contains(strings.ToLower(s), look.sign) {
			continue
		}
		re := look.re
		for at := re.FindStringIndex(s); at != nil; at = re.FindStringIndex(s) {
			take(at[0], at[1])
		}
	}
	if countDigits(s) < phone {
		return s, aside
	}
	for from := 0; from < len(s); {
		at := digits.FindStringIndex(s[from:])
		if at == nil {
			break
		}
		begin, end := from+at[0], from+at[1]
		if n := strings.IndexFunc(s[begin:end], func(r rune) bool { return r != ' ' && r != '+' }); countDigits(s[begin:end]) < phone || n < 0 {
			from = end
			continue
		}
		if label := calling.FindStringIndex(s[:begin]); label != nil {
			begin = label[0]
		}
		was := len(s)
		take(begin, end)
		from = max(0, end-(was-len(s)))
	}
	return s, aside
}

func countDigits(s string) (n int) {
	for _, r := range s {
		if unicode.IsDigit(r) {
			n++
		}
	}
	return n
}

// contact reports whether a text left aside is a telephone or an address.
func contact(s string) bool {
	_, aside := withoutContacts(s)
	return len(aside) > 0
}

// stripped takes out of a cell what isn't a name, and notes it.
func (line *Line) stripped(cell string) string {
	if strings.Contains(cell, ":") {
		cell = seen.ReplaceAllString(cell, "")
	}
	cell, aside := withoutContacts(cell)
	line.Aside = append(line.Aside, aside...)
	cell = squeeze(cell)
	if at := strings.LastIndexAny(cell, " ,"); at > 0 && len(cell)-at > 6 && tick(cell[at+1:]) { // «Котов оплатил»
		line.Aside = append(line.Aside, cell[at+1:])
		cell = cell[:at]
	}
	if countDigits(cell) < 4 {
		return squeeze(strings.TrimRight(cell, " ,;:"))
	}
	if at := born.FindStringIndex(cell); at != nil && at[0] > 0 {
		line.Aside = append(line.Aside, strings.Trim(cell[at[0]:], " ,()"))
		cell = cell[:at[0]]
	}
	return squeeze(strings.TrimRight(cell, " ,;:"))
}

// unnumbered takes numbers and bullets off the beginning of a row.
func unnumbered(s string) string {
	for range 4 {
		next := decor(s)
		next = bullets.ReplaceAllString(next, "")
		if bare := label.ReplaceAllString(next, ""); bare != "" {
			next = bare
		}
		if bare := numbering.ReplaceAllString(next, ""); bare != "" {
			next = bare
		}
		if next == s {
			break
		}
		s = next
	}
	return s
}

// decor takes pictures and marks of messages off both ends.
func decor(s string) string {
	return strings.TrimFunc(s, func(r rune) bool {
		return unicode.IsSpace(r) || unicode.In(r, unicode.So, unicode.Variation_Selector) || r == '*' || r == '_' || r >= 0x1f3fb && r <= 0x1f3ff || r == '\u200d'
	})
}

// bare is a name without marks around it.
func bare(s string) string {
	return squeeze(strings.TrimRight(decor(s), " ,;:"))
}

var (
	brackets = regexp.MustCompile(`\s*[(\[]([^()\[\]]*)[)\]]\s*`)
	// kin are marks in brackets that belong to a name: «Ким (мл.)», «Ли (2)».
	kin = regexp.MustCompile(`(?i)^(?:мл|ст|младший|младшая|старший|старшая|отец|сын|мать|дочь|брат|сестра|муж|жена|кіші|үлкен|jr|sr|junior|senior|[ivxі]{1,3}|\d{1,2}|(?:\pL\.){1,3})\.?$`)
)

// unbracketed parts a name from what stands in brackets.
func unbracketed(name string) (bare string, behind []string) {
	if !strings.ContainsAny(name, "([") {
		return name, nil
	}
	bare = brackets.ReplaceAllStringFunc(name, func(found string) string {
		inner := strings.TrimSpace(brackets.FindStringSubmatch(found)[1])
		switch {
		case kin.MatchString(inner):
			return found
		case inner != "":
			behind = append(behind, unquote(inner))
		}
		return " "
	})
	if bare = squeeze(bare); bare == "" {
		return name, nil
	}
	return bare, behind
}

var noTeam = []string{
	"", "-", "–", "—", ".", "0", "б/к", "б\\к", "бк", "б к", "без команды", "без клуба", "нет", "нет команды", "лично", "личник", "лич", "личное", "личное участие",
	"no team", "none", "no", "n/a", "na", "individual", "жоқ", "командасыз", "жеке",
}

// NoTeam reports whether a team is none: «-», «б/к», «лично».
func NoTeam(team string) bool {
	s := strings.ToLower(strings.Join(strings.Fields(team), " "))
	s = strings.Trim(strings.ReplaceAll(s, ".", " "), " ()")
	return strings.Trim(s, "-–— ") == "" || slices.Contains(noTeam, strings.Join(strings.Fields(s), " "))
}

var noPartner = []string{"нет", "нет пары", "без пары", "ищу пару", "ищет пару", "ищу партнера", "ищет партнера", "ищу напарника", "пара нужна", "жоқ", "none", "no partner", "tba"}

// nobody reports whether what stands where a name should be is none.
func nobody(name string) bool {
	s := strings.ToLower(plain(name))
	return strings.IndexFunc(s, unicode.IsLetter) < 0 && !strings.ContainsFunc(s, notText) || slices.Contains(noPartner, s)
}

var ticks = []string{"+", "++", "да", "yes", "true", "ok", "ок", "v", "х", "x", "оплачено", "оплатил", "оплатила", "paid", "иә"}

// tick reports whether a cell only says that something is so.
func tick(cell string) bool { return slices.Contains(ticks, strings.ToLower(cell)) }
