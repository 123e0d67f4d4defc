package paste

import (
	"encoding/csv"
	"io"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Shape is what a line of the list holds.
type Shape struct {
	Players int  // 1 or 2 names an entrant
	Teams   bool // a further column is the team
}

// Line is a line of the list as it was understood.
type Line struct {
	Number  int    // of the line in the text, from 1
	Text    string // as it stood there
	Players []string
	Team    string
	Problem Problem // "" if it was understood
}

// Problem is why a line can't be recorded.
type Problem string

const (
	FewNames  Problem = "few"  // a pair with one name
	ManyNames Problem = "many" // more names or columns than an entrant has
	LongName  Problem = "long" // over MaxName characters
	BadText   Problem = "text" // characters that aren't text
)

// MaxName and MaxLines bound what is read: characters of a name, lines of a list.
const (
	MaxName  = 80
	MaxLines = 2000
)

// Parse reads a list. Empty lines and a header are passed over; more reports that the
// text had more than MaxLines lines.
func Parse(text string, shape Shape) (lines []Line, more bool) {
	text = strings.TrimPrefix(text, "\uFEFF")
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n").Replace(text)
	rows := strings.Split(text, "\n")
	sep := separator(rows)
	columns := layout{}
	for i, row := range rows {
		if blank(row) {
			continue
		}
		if len(lines) == MaxLines {
			return lines, true
		}
		cells := split(row, sep)
		if len(lines) == 0 {
			if h, ok := header(cells); ok && columns == (layout{}) {
				columns = h
				continue
			}
		}
		line := read(cells, shape, columns)
		line.Number, line.Text = i+1, strings.TrimSpace(row)
		lines = append(lines, line)
	}
	return lines, false
}

// blank tells whether a row has nothing but spaces and the borders of empty cells.
func blank(row string) bool {
	return strings.IndexFunc(row, func(r rune) bool { return !unicode.IsSpace(r) && r != ';' && r != ',' }) < 0
}

// separator is the one that parts columns in most lines of the list: a tab or a
// semicolon; a comma only where no line has a dash or a slash between names, since
// «Иванов, Пётр — Сидоров, Олег» is one pair.
func separator(rows []string) rune {
	var tabs, semicolons, commas, filled, joined int
	for _, row := range rows {
		if blank(row) {
			continue
		}
		filled++
		if strings.Contains(row, "\t") {
			tabs++
		}
		if strings.Contains(row, ";") {
			semicolons++
		}
		if strings.Contains(row, ",") {
			commas++
		}
		if pairSign.MatchString(row) {
			joined++
		}
	}
	switch {
	case tabs*2 >= filled && tabs > 0:
		return '\t'
	case semicolons*2 >= filled && semicolons > 0:
		return ';'
	case commas*2 >= filled && commas > 0 && joined*2 < filled:
		return ','
	}
	return 0
}

// split parts a row into trimmed cells; quotes work as in CSV.
func split(row string, sep rune) []string {
	cells := []string{row}
	if sep != 0 {
		r := csv.NewReader(strings.NewReader(row))
		r.Comma, r.LazyQuotes, r.FieldsPerRecord = sep, true, -1
		if got, err := r.Read(); err == nil {
			cells = got
		} else if err != io.EOF {
			cells = strings.Split(row, string(sep))
		}
	}
	out := cells[:0:0]
	for _, c := range cells {
		out = append(out, squeeze(c))
	}
	for len(out) > 1 && out[len(out)-1] == "" {
		out = out[:len(out)-1]
	}
	return out
}

// squeeze trims a cell and makes runs of spaces one.
func squeeze(s string) string {
	return strings.Join(strings.FieldsFunc(unquote(strings.TrimSpace(s)), unicode.IsSpace), " ")
}

// unquote takes off the quotes around the whole, or a stray one at an end; those of
// «Клуб «Домино»» and «Кузнецов "Кот"» belong to the name.
func unquote(s string) string {
	const quotes = `"«»`
	if bare := strings.Trim(s, quotes); !strings.ContainsAny(bare, quotes) {
		return bare
	}
	return s
}

// layout says which columns hold what, 1-based; 0: unknown. Those past all are nobody's.
type layout struct{ first, second, given, team, all int }

var headerWords = map[string]string{
	"№": "number", "n": "number", "no": "number", "номер": "number", "#": "number", "п/п": "number", "№ п/п": "number", "number": "number",
	"пара": "first", "пары": "first", "участник": "first", "участники": "first", "игрок": "first", "фамилия": "first", "фио": "first", "имя": "given",
	"игрок 1": "first", "игрок1": "first", "первый": "first", "первый игрок": "first", "player": "first", "name": "first", "pair": "first", "player 1": "first", "player1": "first",
	"игрок 2": "second", "игрок2": "second", "второй": "second", "второй игрок": "second", "партнёр": "second", "партнер": "second", "player 2": "second", "player2": "second", "partner": "second",
	"команда": "team", "team": "team", "клуб": "team", "club": "team", "город": "team", "city": "team",
}

// header recognises a line of column names.
func header(cells []string) (layout, bool) {
	l := layout{all: len(cells)}
	for i, c := range cells {
		switch headerWords[strings.ToLower(strings.Trim(c, ".: "))] {
		case "first":
			if l.first == 0 {
				l.first = i + 1
			} else if l.second == 0 {
				l.second = i + 1
			}
		case "second":
			l.second = i + 1
		case "given":
			l.given = i + 1
		case "team":
			l.team = i + 1
		case "number":
		default:
			return layout{}, false
		}
	}
	if l.first == 0 {
		l.first, l.given = l.given, 0
	}
	return l, l.first > 0
}

var (
	// pairSign parts the two of a pair: a dash or a slash, with spaces around a hyphen, so
	// that «Петрова-Водкина» stays one name.
	pairSign = regexp.MustCompile(`\s*[—–/+&]\s*|\s+-+\s+|\s+(?:и|and)\s+`)
	// dash is a pairSign that parts also where there are columns: a slash may be in a name.
	dash = regexp.MustCompile(`\s*[—–+&]\s*|\s+-+\s+|\s+(?:и|and)\s+`)
	// numbering is «1.», «1)», «12 -» or a bare number before a name.
	numbering  = regexp.MustCompile(`^(?:№\s*)?\d{1,4}\s*(?:[.)\]:]|-\s|\s)\s*`)
	onlyDigits = regexp.MustCompile(`^\d{1,4}[.)]?$`)
)

func read(cells []string, shape Shape, l layout) Line {
	var names []string
	team := ""
	at := func(n int) string {
		if n >= 1 && n <= len(cells) {
			return cells[n-1]
		}
		return ""
	}
	if l.first > 0 {
		names, team = []string{at(l.first)}, at(l.team)
		switch given := at(l.given); {
		case l.second > 0:
			names = append(names, at(l.second))
		case given != "" && shape.Players == 2:
			names = append(names, given)
		case given != "":
			names[0] += " " + given
		}
		names = append(names, cells[min(l.all, len(cells)):]...)
	} else {
		rest := cells
		if len(rest) > 1 && (rest[0] == "" || onlyDigits.MatchString(rest[0])) {
			rest = rest[1:]
		}
		names, team = without(rest, shape)
	}
	names = people(names, shape)
	line := Line{Players: names, Team: team}
	line.Problem = problem(line, shape)
	return line
}

// without decides which cells of a row without a header are names and which the team. What
// is neither stays among the names: it is too many, and not lost.
func without(cells []string, shape Shape) (names []string, team string) {
	if !shape.Teams {
		return slices.DeleteFunc(slices.Clone(cells), func(c string) bool { return c == "" }), ""
	}
	count := shape.Players
	if count == 2 && (dash.MatchString(cells[0]) || pairSign.MatchString(cells[0]) && len(cells) == 2) {
		count = 1
	}
	if len(cells) > count {
		return slices.Delete(slices.Clone(cells), count, count+1), cells[count]
	}
	return cells, ""
}

// people parts names joined by a dash or a slash, and takes numbers off.
func people(cells []string, shape Shape) []string {
	var out []string
	for i, c := range cells {
		if i == 0 {
			if bare := numbering.ReplaceAllString(c, ""); bare != "" {
				c = bare
			}
		}
		parts := []string{c}
		if shape.Players == 2 && i == 0 && len(cells) > 1 && dash.MatchString(c) {
			parts = pairSign.Split(c, -1)
		}
		if shape.Players == 2 && len(cells) == 1 {
			parts = pairSign.Split(c, -1)
			if len(parts) == 1 {
				// A lone line of another shape: «Горбатко, Данильчик» in a list of dashes.
				parts = strings.FieldsFunc(c, func(r rune) bool { return r == ',' || r == ';' || r == '\t' })
			}
		}
		for _, p := range parts {
			if p = squeeze(p); p != "" {
				out = append(out, p)
			}
		}
	}
	return out
}

func problem(l Line, shape Shape) Problem {
	for _, s := range append(append([]string(nil), l.Players...), l.Team) {
		if utf8.RuneCountInString(s) > MaxName {
			return LongName
		}
		if strings.ContainsFunc(s, notText) {
			return BadText
		}
	}
	switch {
	case len(l.Players) < shape.Players:
		return FewNames
	case len(l.Players) > shape.Players:
		return ManyNames
	}
	return ""
}

func notText(r rune) bool {
	return unicode.IsControl(r) || r == utf8.RuneError || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069
}
