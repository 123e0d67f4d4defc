package pages

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// standingText is the standing as a message for a messenger.
func standingText(d *desk.Desk, s *tournament.State, now rules.Standing) string {
	lang, view := d.Lang(), viewOf(s)
	var b strings.Builder
	b.WriteString(s.Details.Name + "\n")
	b.WriteString(d.T("page.standings.title.after", rules.Args{"round": afterRound(d, s, now.Round)}) + "\n\n")
	for i := range now.Lines {
		l := &now.Lines[i]
		b.WriteString(placeText(l) + ". " + nameOf(d, s, l.Entrant) + ": " + text.Half(lang, l.Points) + " (")
		if view.wins {
			b.WriteString(d.T("page.standings.wins", rules.Args{"n": l.Wins}) + ", ")
		}
		b.WriteString(text.Signed(lang, l.Diff) + ")\n")
	}
	return b.String()
}

// standingCSV is the standing for a spreadsheet. A Russian one expects semicolons and
// decimal commas, and the mark at the beginning for its letters.
func standingCSV(d *desk.Desk, s *tournament.State, now rules.Standing) []byte {
	lang, view := d.Lang(), viewOf(s)
	separator := ";"
	if lang == text.EN {
		separator = ","
	}
	var b strings.Builder
	b.WriteString("\ufeff")
	line := func(cells []string) {
		for i, c := range cells {
			if i > 0 {
				b.WriteString(separator)
			}
			b.WriteString(csvCell(c))
		}
		b.WriteString("\r\n")
	}
	teams := s.Rule.Info().Teams
	head := []string{d.T("page.standings.col.place", nil), d.T("page.standings.col."+unit(s), nil)}
	if teams {
		head = append(head, d.T("page.standings.col.team", nil))
	}
	head = append(head, d.T("page.standings.col.category", nil), d.T("page.standings.col.points", nil))
	if view.wins {
		head = append(head, d.T("page.standings.col.wins", nil))
	}
	head = append(head, d.T(view.diff, nil))
	for n := 1; n <= now.Round; n++ {
		head = append(head, roundMark(d, s, n))
	}
	line(head)
	for i := range now.Lines {
		l := &now.Lines[i]
		e := s.Entrant(l.Entrant)
		row := []string{placeText(l), e.Name()}
		if teams {
			row = append(row, e.Team)
		}
		row = append(row, e.Category, plainNumber(text.Half(lang, l.Points)))
		if view.wins {
			row = append(row, strconv.Itoa(l.Wins))
		}
		row = append(row, plainNumber(text.Sixth(lang, l.Diff)))
		for n := 1; n <= now.Round; n++ {
			cell := ""
			if r := roundOf(l, n); r != nil && !r.Pending && r.Kind != rules.KindLate {
				cell = plainNumber(text.Half(lang, r.Points))
			}
			row = append(row, cell)
		}
		line(row)
	}
	return []byte(b.String())
}

// plainNumber is a number as spreadsheets read it.
func plainNumber(s string) string {
	return strings.NewReplacer("−", "-", "\u202f", "", "\u00a0", " ").Replace(s)
}

// csvCell quotes a cell. A name that begins like a formula is kept from being one.
func csvCell(s string) string {
	formula := strings.HasPrefix(s, "=") || strings.HasPrefix(s, "+") || strings.HasPrefix(s, "@") ||
		strings.HasPrefix(s, "-") && strings.Trim(s, "-0123456789,./ ") != ""
	if formula {
		s = "'" + s
	}
	if strings.ContainsAny(s, ";,\"\r\n'") {
		return `"` + strings.ReplaceAll(s, `"`, `""`) + `"`
	}
	return s
}

// fileName names a file of the tournament: letters and digits of its name.
func fileName(s *tournament.State, ext string) string {
	name := strings.Map(func(r rune) rune {
		switch {
		case strings.ContainsRune(`/\:*?"<>|.`, r) || r < ' ':
			return -1
		case r == ' ' || r == '\u00a0':
			return '-'
		}
		return r
	}, s.Details.Name)
	if name == "" {
		name = s.Regulation
	}
	if runes := []rune(name); len(runes) > 60 {
		name = string(runes[:60])
	}
	return name + "-" + strconv.Itoa(announced(s)) + "." + ext
}
