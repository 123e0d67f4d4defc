package csvout

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
)

// Mime is the type of the files.
const Mime = "text/csv"

// mark is the byte order mark at the beginning of a file.
const mark = "\ufeff"

// sheet is a list that is being written.
type sheet struct {
	lang text.Lang
	out  strings.Builder
}

func newSheet(lang text.Lang) *sheet {
	s := &sheet{lang: lang}
	s.out.WriteString(mark)
	return s
}

// row is a line of a sheet.
type row struct {
	lang  text.Lang
	cells []string
}

func (s *sheet) row() *row { return &row{lang: s.lang} }

// add ends a line.
func (s *sheet) add(r *row) {
	separator := ";"
	if s.lang == text.EN {
		separator = ","
	}
	s.out.WriteString(strings.Join(r.cells, separator))
	s.out.WriteString("\r\n")
}

func (s *sheet) bytes() []byte { return []byte(s.out.String()) }

// head adds cells with sentences of the program.
func (r *row) head(keys ...string) {
	for _, key := range keys {
		r.word(text.T(r.lang, key, nil))
	}
}

// word adds a text: a name, a reason, whatever somebody has typed.
func (r *row) word(s string) { r.cells = append(r.cells, quoted(harmless(s))) }

// place adds a place, «3» or «3–4»: no spreadsheet takes numbers with a dash between them
// for anything else.
func (r *row) place(s string) { r.cells = append(r.cells, quoted(s)) }

// number adds a number as text writes it, in the signs that spreadsheets read.
func (r *row) number(s string) {
	r.cells = append(r.cells, quoted(strings.NewReplacer("−", "-", "\u202f", "", "\u00a0", " ").Replace(s)))
}

// count adds a whole number; zero leaves the cell empty.
func (r *row) count(n int) {
	if n == 0 {
		r.cells = append(r.cells, "")
		return
	}
	r.cells = append(r.cells, strconv.Itoa(n))
}

// whole adds a whole number, zero too.
func (r *row) whole(n int) { r.cells = append(r.cells, strconv.Itoa(n)) }

// flag adds 1 for what is so and 0 for what isn't, so that a spreadsheet can add them up.
func (r *row) flag(is bool) {
	if is {
		r.whole(1)
		return
	}
	r.whole(0)
}

// blank adds a cell with nothing.
func (r *row) blank() { r.cells = append(r.cells, "") }

func (r *row) points(h rules.Half) { r.number(plain(r.lang, text.Half(r.lang, h))) }

// whists adds whists or a difference. A bare «1/3» would be taken for the first of March:
// with a zero before it, it is a fraction.
func (r *row) whists(v rules.Sixth) {
	s := plain(r.lang, text.Sixth(r.lang, v))
	if digits, negative := strings.CutPrefix(s, "−"); v > -6 && v < 6 && v != 0 {
		s = "0 " + digits
		if negative {
			s = "−" + s
		}
	}
	r.number(s)
}

// plain leaves out the English commas between thousands: they would part the cell.
func plain(lang text.Lang, s string) string {
	if lang == text.EN {
		return strings.ReplaceAll(s, ",", "")
	}
	return s
}

// formula are the beginnings that a spreadsheet may take for a formula or a command; the
// wide ones are those of East Asian keyboards.
const formula = "=+-@\t\r\n|%−＝＋－＠"

// month is the name of one, whole or cut, in both languages.
const month = `(?:янв(?:аря|арь)?|фев(?:р(?:аля|аль)?)?|мар(?:та|т)?|апр(?:еля|ель)?|ма[йя]|июн[ья]?|июл[ья]?|авг(?:уста|уст)?|сен(?:т(?:ября|ябрь)?)?|` +
	`окт(?:ября|ябрь)?|ноя(?:б(?:ря|рь)?)?|дек(?:абря|абрь)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|` +
	`oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`

var (
	// counted is a number that a spreadsheet shows as it is written.
	counted = regexp.MustCompile(`^(?:0|[1-9]\d{0,10})$`)
	// converted is what a spreadsheet makes a date, a time, a share, a truth or another
	// number of: «1-2», «12.05», «00123», «5 мая», «1E5», «10 %», ИСТИНА.
	converted = regexp.MustCompile(`(?i)^\s*(?:[(]?\d[\d\s.,:/–-]*(?:%|e[+-]?\d+|[ap]\.?m?\.?|р\.?|₽|₸|\$|€)?[)]?|[$€₽₸]\s*\d[\d\s.,]*|` +
		`\d{1,4}[\s./-]*` + month + `[\s./,-]*\d{0,4}|` + month + `[\s./,-]*\d{1,4}|true|false|истина|ложь)\s*$`)
)

// harmless keeps a text from being a formula, or another thing than what was typed, by an
// apostrophe before it.
func harmless(s string) string {
	if begin := strings.TrimLeft(s, " \u00a0"); begin != "" && strings.ContainsRune(formula, []rune(begin)[0]) || converted.MatchString(s) && !counted.MatchString(s) {
		return "'" + s
	}
	return s
}

// quoted puts quotes round what a reader could part or trim.
func quoted(s string) string {
	if strings.ContainsAny(s, ";,\"\t\r\n'") || strings.TrimSpace(s) != s {
		return `"` + strings.ReplaceAll(s, `"`, `""`) + `"`
	}
	return s
}
