package paste

import (
	"encoding/csv"
	"io"
	"regexp"
	"strings"
	"unicode"
)

// row is a line of the text; a quoted cell may hold several.
type row struct {
	number int // of its first line, from 1
	text   string
}

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\f", "\n",
	"\u2010", "-", "\u2011", "-", "\u2012", "–", "\u2015", "—", "\u2212", "–", "\ufe0f\u20e3", ".")

// rowsOf parts a text into its rows; signs that look alike become one.
func rowsOf(text string) []row {
	lines := strings.Split(lineEnds.Replace(strings.TrimPrefix(text, "\uFEFF")), "\n")
	var rows []row
	for i := 0; i < len(lines); i++ {
		r := row{i + 1, lines[i]}
		if n := quotedLines(lines[i:]); n > 1 {
			r.text = strings.Join(lines[i:i+n], "\n")
			i += n - 1
		}
		rows = append(rows, r)
	}
	return rows
}

var (
	cellQuote  = regexp.MustCompile(`(?:^|[;,\t|])\s*"`)
	closeQuote = regexp.MustCompile(`^[^"]*(?:""[^"]*)*"\s*(?:$|[;,\t|])`)
)

// quotedLines is how many lines the first row has: more than one if a cell that begins
// with a quote ends with one some lines below.
func quotedLines(lines []string) int {
	const most = 5 // of an address in a cell
	if strings.Count(lines[0], `"`)%2 == 0 || !cellQuote.MatchString(lines[0]) {
		return 1
	}
	for n := 1; n < min(most, len(lines)); n++ {
		if strings.Count(lines[n], `"`)%2 == 1 {
			if closeQuote.MatchString(lines[n]) {
				return n + 1
			}
			return 1
		}
	}
	return 1
}

// blank reports whether a row has nothing but spaces, borders and lines.
func blank(row string) bool {
	return strings.IndexFunc(row, func(r rune) bool {
		return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsControl(r) && !unicode.IsSpace(r)
	}) < 0
}

// wide stands for columns that are parted by spaces alone.
const wide = ' '

var gap = regexp.MustCompile(`\s{3,}`)

// separator is the one that parts columns in most lines of the list: a tab, a semicolon or
// a bar; a comma or a gap only where hardly a line has a dash or a slash between names, since
// «Иванов, Пётр — Сидоров, Олег» is one pair.
func separator(rows []row, shape Shape) rune {
	var tabs, semicolons, bars, commas, gaps, filled int
	for _, r := range rows {
		row := r.text
		if blank(row) {
			continue
		}
		filled++
		count := func(n *int, is bool) {
			if is {
				*n++
			}
		}
		count(&tabs, strings.Contains(strings.TrimSpace(row), "\t"))
		count(&semicolons, strings.Contains(row, ";"))
		count(&bars, strings.Contains(row, "|"))
		count(&commas, strings.Contains(row, ","))
		count(&gaps, strings.Contains(row, "  ") && gap.MatchString(strings.TrimSpace(row)))
	}
	most := func(n int) bool { return n > 0 && n*2 >= filled }
	switch {
	case most(tabs) && !(most(semicolons) && semicolons >= tabs):
		return '\t'
	case most(semicolons):
		return ';'
	case most(bars):
		return '|'
	case !most(commas) && !most(gaps) || joined(rows, shape)*2 >= filled:
		return 0
	case most(commas):
		return ','
	}
	return wide
}

// joined counts the rows that part names by a dash or a slash.
func joined(rows []row, shape Shape) (n int) {
	for _, r := range rows {
		if blank(r.text) {
			continue
		}
		without, _ := withoutContacts(r.text)
		if pairSign.MatchString(unnumbered(without)) && !naming(r.text, shape) {
			n++
		}
	}
	return n
}

// naming reports whether a row names columns, whatever parts them: «Фамилия и имя, Город».
func naming(row string, shape Shape) bool {
	_, ok := header(split(row, ','), shape)
	return ok
}

// splitMixed parts a row of a list in which a few lines have tabs for semicolons, or both: a
// list that was put together from a message and a spreadsheet. Under named columns only the
// line is of the other kind, since a cell may hold any sign there.
func splitMixed(row string, sep rune, named bool) []string {
	tab, semicolon := strings.Contains(strings.TrimSpace(row), "\t"), strings.Contains(row, ";")
	switch {
	case sep != '\t' && sep != ';' || strings.Contains(row, `"`) || !tab && !semicolon:
	case !tab:
		return split(row, ';')
	case !semicolon:
		return split(row, '\t')
	case named:
	case sep == '\t':
		row = strings.ReplaceAll(row, ";", "\t")
	default:
		name, rest, _ := strings.Cut(row, ";")
		if before, behind, found := strings.Cut(name, "\t"); found && words(unnumbered(before)) == 1 && !strings.Contains(behind, "\t") {
			name = before + " " + behind // «Иванов[tab]Пётр;Старт»
		}
		row = strings.ReplaceAll(name+";"+rest, "\t", ";")
	}
	return split(row, sep)
}

// split parts a row into trimmed cells; quotes work as in CSV.
func split(row string, sep rune) []string {
	cells := []string{row}
	switch sep {
	case 0:
	case wide:
		cells = gap.Split(strings.TrimSpace(row), -1)
	case '|':
		cells = strings.Split(strings.Trim(strings.TrimSpace(row), "|"), "|")
	default:
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

// squeeze trims a cell, makes runs of spaces one, and takes off what keeps a spreadsheet
// from reading a text as a formula or a date.
func squeeze(s string) string {
	s = strings.TrimSpace(s)
	if inner, ok := strings.CutPrefix(s, `="`); ok && strings.HasSuffix(inner, `"`) {
		s = strings.TrimSuffix(inner, `"`)
	}
	if len(s) > 1 && s[0] == '\'' && strings.Count(s, "'") == 1 {
		s = s[1:]
	}
	return strings.Join(strings.FieldsFunc(unquote(strings.TrimSpace(s)), unicode.IsSpace), " ")
}

// unquote takes off the quotes around the whole, or a stray one at an end; those of
// «Клуб «Домино»» and «Кузнецов "Кот"» belong to the name.
func unquote(s string) string {
	const quotes = `"«»“”„`
	if bare := strings.Trim(s, quotes); !strings.ContainsAny(bare, quotes) {
		return bare
	}
	return s
}

// tightHyphens reports whether the list parts the two of a pair by a hyphen without spaces:
// every line has one and nothing else that could part them.
func tightHyphens(rows []row) bool {
	lines, hyphens := 0, 0
	for _, r := range rows {
		if blank(r.text) {
			continue
		}
		text, _ := withoutContacts(r.text)
		text = unnumbered(squeeze(text))
		if pairSign.MatchString(text) || strings.ContainsAny(text, ",;\t|") {
			return false
		}
		lines++
		if strings.Count(text, "-") == 1 {
			hyphens++
		}
	}
	return hyphens > 1 && hyphens >= lines-1 // a heading has none
}
