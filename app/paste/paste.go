package paste

import (
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
	Number   int    // of the line in the text, from 1
	Text     string // as it stood there
	Players  []string
	Team     string
	Category string
	External string   // number in a register
	Aside    []string // what stood there too and isn't taken: a telephone, a town
	Problem  Problem  // "" if it was understood
	Under    string   // the heading that names the team; "" if there is none
}

// List is a text as it was understood.
type List struct {
	Lines  []Line
	Heads  []string // headings that were passed over, as they stood there
	Header string   // the row of column names among them; "" if there is none
	More   bool     // the text has more than MaxLines lines
}

// Problem is why a line can't be recorded.
type Problem string

const (
	NoName    Problem = "none"  // nothing that could be a name
	FewNames  Problem = "few"   // a pair with one name
	ManyNames Problem = "many"  // more names or columns than an entrant has
	SameNames Problem = "twins" // a pair of one person
	LongName  Problem = "long"  // over MaxName characters
	BadText   Problem = "text"  // characters that aren't text
)

// MaxName and MaxLines bound what is read: characters of a name, lines of a list.
const (
	MaxName  = 80
	MaxLines = 2000
)

// Parse reads a list. Empty lines and headings are passed over.
func Parse(text string, shape Shape) List {
	var out List
	rows := rowsOf(text)
	sep := separator(rows, shape)
	columns := layout{}
	under, of := "", "" // a heading that names the team of the lines below it
	tight := shape.Players == 2 && tightHyphens(rows)
	for _, row := range rows {
		if blank(row.text) {
			continue
		}
		cells := splitMixed(row.text, sep, columns.named())
		if l, ok := header(cells, shape); ok {
			columns, out.Header = l, row.text
			out.Heads = append(out.Heads, strings.TrimSpace(row.text))
			continue
		}
		if shape.Teams && len(cells) == 1 {
			if m := teamTitle.FindStringSubmatch(decor(cells[0])); m != nil {
				under, of = row.text, squeeze(m[1]+m[2])
				continue
			}
		}
		if signed.MatchString(strings.TrimSpace(row.text)) || title(cells, len(out.Lines) == 0) {
			out.Heads = append(out.Heads, strings.TrimSpace(row.text))
			continue
		}
		if len(out.Lines) == MaxLines {
			out.More = true
			break
		}
		line := read(cells, shape, columns, tight)
		line.Number, line.Text, line.Under = row.number, row.text, under
		if line.Team == "" && !NoTeam(of) {
			line.Team = of
		}
		out.Lines = append(out.Lines, line)
	}
	if !shape.Teams {
		namesakes(out.Lines)
	}
	for i := range out.Lines {
		out.Lines[i].Problem = problem(&out.Lines[i], shape)
	}
	return out
}

// Rest is the text with only these of its lines, the row of column names before them:
// what is left for the judge to put right.
func (l List) Rest(keep []Line) string {
	if len(keep) == 0 {
		return ""
	}
	var rows []string
	if l.Header != "" {
		rows = append(rows, l.Header)
	}
	under := ""
	for _, line := range keep {
		if line.Under != under {
			under = line.Under
			rows = append(rows, under)
		}
		rows = append(rows, line.Text)
	}
	return strings.Join(rows, "\n")
}

// read understands the cells of a row.
func read(cells []string, shape Shape, l layout, tight bool) Line {
	var line Line
	if l.named() {
		l.read(cells, shape, &line)
	} else {
		line.guess(cells, shape, tight)
	}
	line.Players = slices.DeleteFunc(line.Players, nobody)
	if NoTeam(line.Team) {
		line.Team = ""
	}
	return line
}

// guess decides which cells of a row without column names are names and which the team.
// What is neither stays among the names: it is too many, and not lost.
func (line *Line) guess(cells []string, shape Shape, tight bool) {
	var rest []string
	for i, c := range cells {
		if c = line.stripped(c); i == 0 {
			c = unnumbered(c)
		}
		switch {
		case c == "" || onlyDigits.MatchString(c) && i == 0 && len(cells) > 1:
		case len(cells) > 1 && (number.MatchString(c) || born.MatchString(" "+c)), tick(c):
			line.Aside = append(line.Aside, c)
		case len(rest) == 0:
			rest = append(rest, unnumbered(c)) // a name behind an empty cell may have its number
		case NoTeam(c) && !shape.Teams:
		default:
			rest = append(rest, c)
		}
	}
	if len(rest) == 0 {
		return
	}
	if shape.Players == 2 {
		line.pair(rest, shape, tight)
		return
	}
	line.player(rest, shape)
}

// pair reads the two of a pair and what stands behind them.
func (line *Line) pair(cells []string, shape Shape, tight bool) {
	var names, rest []string
	switch first := cells[0]; {
	case len(cells) == 1:
		names = halves(first, tight)
	case dash.MatchString(first), shape.Teams && len(cells) == 2 && pairSign.MatchString(first):
		names, rest = pairSign.Split(first, -1), cells[1:]
	default:
		names, rest = cells[:2], cells[2:]
	}
	whole := len(names) == 2 && words(names[0]) > 1 && words(names[1]) > 1 || len(cells) > 1 && dash.MatchString(cells[0]) && len(names) == 2
	if len(cells) == 1 && len(names) == 2 {
		names = oneComma(names)
	}
	line.names(names, shape)
	for _, c := range rest {
		switch {
		case shape.Teams && line.Team == "":
			line.Team = c
		case line.Category == "" && classes.MatchString(c):
			line.Category = c
		case whole && !dash.MatchString(c):
			line.Aside = append(line.Aside, c)
		default:
			line.Players = append(line.Players, c)
		}
	}
}

// classes are the categories that people are entered in; a column of other words has to be
// named, since it may as well hold a town.
var classes = regexp.MustCompile(`(?i)^(?:юниор\pL*|юнош\pL*|девушк\pL*|дети|ветеран\pL*|сеньор\pL*|пенсионер\pL*|студент\pL*|школьник\pL*|женщин\pL*|жен\.?|мужчин\pL*|муж\.?|новичк?\pL*|любител\pL*|мастер\pL*|кмс|мс|мсмк|гроссмейстер|гм|(?:[1-3]|i{1,3})[- ]?й? ?разряд|кат(?:егория|\.)? ?[\pL\d]{1,2}|[abcdабвг]|juniors?|seniors?|veterans?|women|men|ladies|students?|masters?|beginners?|жастар|ардагер\pL*|әйелдер|ерлер)$`)

// oneComma parts the name of a pair that alone has a comma: «Рыбин и Щукин, Астана» has
// something behind the names, «Иванов, Пётр — Сидоров, Олег» hasn't.
func oneComma(names []string) []string {
	before, behind, found := strings.Cut(names[1], ",")
	if !found || strings.Contains(names[0], ",") || kin.MatchString(strings.TrimSpace(behind)) {
		return names
	}
	return []string{names[0], before, behind}
}

var fathers = regexp.MustCompile(`(?i)^\pL+(?:ович|евич|ич|овна|евна|ична|инична|ұлы|улы|қызы|кызы)$`)

// player reads a name and the team behind it.
func (line *Line) player(cells []string, shape Shape) {
	if len(cells) > 2 && fathers.MatchString(cells[2]) { // a surname, a name and a patronymic
		cells = append([]string{strings.Join(cells[:3], " ")}, cells[3:]...)
	}
	name, rest := cells[0], cells[1:]
	if !shape.Teams && len(rest) > 0 && classes.MatchString(rest[len(rest)-1]) { // «Иванов; юниоры», «Иванов; Алматы; юниоры»
		line.Category, rest = rest[len(rest)-1], rest[:len(rest)-1]
	}
	if parts := spacedDash.Split(name, -1); len(parts) > 1 {
		name, rest = parts[0], append(parts[1:], rest...)
	} else if !shape.Teams && len(rest) == 1 && words(name) > 1 && words(rest[0]) == 1 {
		line.Aside, rest = append(line.Aside, rest[0]), nil // «Иванов Пётр; Алматы»
	}
	line.names([]string{name}, shape)
	if shape.Teams && len(rest) > 0 {
		if line.Team != "" {
			line.Aside = append(line.Aside, line.Team)
		}
		line.Team, rest = unquote(rest[0]), rest[1:]
		if len(rest) == 1 && classes.MatchString(rest[0]) {
			line.Category, rest = rest[0], nil
		}
	}
	line.Players = append(line.Players, rest...)
}

// names takes names, and what stands in brackets behind them: a town, or the team.
func (line *Line) names(names []string, shape Shape) {
	for _, n := range names {
		n, behind := unbracketed(bare(n))
		line.Players = append(line.Players, n)
		for _, b := range behind {
			if shape.Teams && line.Team == "" {
				line.Team = b
			} else {
				line.Aside = append(line.Aside, b)
			}
		}
	}
}

// namesakes gives people of one name back what tells them apart: their towns.
func namesakes(lines []Line) {
	seen := map[string][]int{}
	for i, l := range lines {
		if len(l.Players) == 1 {
			key := strings.ToLower(l.Players[0])
			seen[key] = append(seen[key], i)
		}
	}
	for _, same := range seen {
		if len(same) < 2 || !slices.ContainsFunc(same[1:], func(i int) bool { return !slices.Equal(lines[i].Aside, lines[same[0]].Aside) }) {
			continue
		}
		for _, i := range same {
			if town := slices.IndexFunc(lines[i].Aside, func(s string) bool { return !number.MatchString(s) && !contact(s) }); town >= 0 {
				lines[i].Players[0] += " (" + lines[i].Aside[town] + ")"
				lines[i].Aside = slices.Delete(slices.Clone(lines[i].Aside), town, town+1)
			}
		}
	}
}

func problem(l *Line, shape Shape) Problem {
	for _, s := range append(append([]string(nil), l.Players...), l.Team, l.Category, l.External) {
		if utf8.RuneCountInString(s) > MaxName {
			return LongName
		}
		if strings.ContainsFunc(s, notText) {
			return BadText
		}
	}
	switch {
	case len(l.Players) == 0:
		return NoName
	case len(l.Players) < shape.Players:
		return FewNames
	case len(l.Players) > shape.Players:
		return ManyNames
	case shape.Players == 2 && strings.EqualFold(plain(l.Players[0]), plain(l.Players[1])):
		return SameNames
	}
	return ""
}

// plain is a name with «е» for «ё».
func plain(s string) string { return strings.ReplaceAll(strings.ReplaceAll(s, "ё", "е"), "Ё", "Е") }

func notText(r rune) bool {
	return unicode.IsControl(r) || r == utf8.RuneError || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069
}

// words counts the words of a name.
func words(s string) int { return len(strings.Fields(s)) }

var (
	// pairSign parts the two of a pair: a dash or a slash, with spaces around a hyphen, so
	// that «Петрова-Водкина» stays one name.
	pairSign = regexp.MustCompile(`\s*[—–/\\+&]\s*|\s+-+\s*|-{1,}\s+|\s*-{2,}\s*|\s+(?:и|and|және|мен|пен|бен)\s+`)
	// dash is a pairSign that parts also where there are columns: a slash may be in a name.
	dash = regexp.MustCompile(`\s*[—–+&]\s*|\s+-+\s+|\s+(?:и|and|және|мен|пен|бен)\s+`)
	// spacedDash stands between a player and the team.
	spacedDash = regexp.MustCompile(`\s+[—–-]+\s+`)
)

// halves parts the only cell of a row into the names of a pair; tight: the list has
// hyphens between them without spaces.
func halves(cell string, tight bool) []string {
	parts := pairSign.Split(cell, -1)
	if len(parts) == 1 {
		// A lone line of another shape: «Горбатко, Данильчик» in a list of dashes.
		parts = strings.FieldsFunc(cell, func(r rune) bool { return r == ',' || r == ';' || r == '\t' })
	}
	if at := strings.Index(cell, ".-"); len(parts) == 1 && at >= 0 { // «Сидоров С.-Котов К.»
		return []string{cell[:at+1], cell[at+2:]}
	}
	if len(parts) == 1 && tight {
		parts = strings.Split(cell, "-")
	}
	return parts
}
