package csvout

import (
	"slices"
	"strconv"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Columns are what a game's standing shows.
type Columns struct {
	Wins bool
	Diff string   // the head of the difference or of the whists
	Mark []string // the heads of the rounds, from round 1
}

// Standing is the standing with the points of each round.
func Standing(lang text.Lang, s *tournament.State, now rules.Standing, c Columns) []byte {
	out := newSheet(lang)
	w := standingWriter{lang: lang, state: s, columns: c, teams: s.Rule.Info().Teams, before: qualifying(s, now)}
	for i := range now.Lines {
		e := s.Entrant(now.Lines[i].Entrant)
		w.categories = w.categories || e != nil && e.Category != ""
	}
	w.fines = fined(now) || fined(w.before)
	head := out.row()
	w.head(head)
	out.add(head)
	for i := range now.Lines {
		r := out.row()
		w.line(r, &now.Lines[i])
		out.add(r)
	}
	return out.bytes()
}

// fined reports whether a line of a standing has a fine.
func fined(s rules.Standing) bool {
	return slices.ContainsFunc(s.Lines, func(l rules.StandingLine) bool { return l.FinePoints != 0 || l.FineWhists != 0 })
}

// standingWriter writes the lines of a standing with the columns that it has.
type standingWriter struct {
	lang    text.Lang
	state   *tournament.State
	columns Columns
	before  rules.Standing // the qualifying; without lines where there is none

	teams, categories, fines bool
}

func (w standingWriter) head(head *row) {
	head.head("page.standings.col.place", "page.standings.col."+string(w.state.Rule.Info().Unit))
	if w.teams {
		head.head("page.standings.col.team")
	}
	if w.categories {
		head.head("page.standings.col.category")
	}
	head.head("page.standings.col.points")
	if w.columns.Wins {
		head.word(text.Of(head.lang, w.state.Regulation, "page.standings.col.wins", nil))
	}
	head.word(w.columns.Diff)
	if w.fines {
		head.head("csv.fine.points", "csv.fine.whists")
	}
	if w.before.Lines != nil {
		head.head("page.final.bonus", "csv.qualifying.points", "csv.qualifying.wins", "csv.qualifying.diff")
		if w.fines {
			head.head("csv.qualifying.fine.points", "csv.qualifying.fine.whists")
		}
	}
	for _, mark := range w.columns.Mark {
		if n, err := strconv.Atoi(mark); err == nil { // a final's mark says itself what it is
			mark = text.T(w.lang, "csv.mark", rules.Args{"round": n})
		}
		head.word(mark)
	}
}

func (w standingWriter) line(r *row, l *rules.StandingLine) {
	name, team := called(w.lang, w.state, l.Entrant, 0)
	r.place(text.Place(l))
	r.word(name)
	if w.teams {
		r.word(team)
	}
	if w.categories {
		category := ""
		if e := w.state.Entrant(l.Entrant); e != nil {
			category = e.Category
		}
		r.word(category)
	}
	r.points(l.Points)
	if w.columns.Wins {
		r.number(strconv.Itoa(l.Wins))
	}
	r.whists(l.Diff)
	if w.fines {
		r.points(l.FinePoints)
		r.whole(l.FineWhists)
	}
	if w.before.Lines != nil {
		r.before(l, w.before.Line(l.Entrant), w.fines)
	}
	for n := 1; n <= len(w.columns.Mark); n++ {
		r.round(l, n)
	}
}

// qualifying is the standing before a final that starts its own points; without lines where
// there is none.
func qualifying(s *tournament.State, now rules.Standing) rules.Standing {
	for _, r := range s.Rounds {
		if now.Stage == rules.StageFinal && r.Published && r.Stage == rules.StageFinal {
			return s.Standing(r.Number - 1)
		}
	}
	return rules.Standing{}
}

// before adds a finalist's bonus, and everybody's numbers before the final: each column's sum
// is then that of its own rounds.
func (r *row) before(l, was *rules.StandingLine, fines bool) {
	finalist := false
	for i := range l.Rounds {
		finalist = finalist || l.Rounds[i].Stage == rules.StageFinal
	}
	if finalist {
		r.points(l.Bonus)
	} else {
		r.word("")
	}
	if was == nil {
		was = &rules.StandingLine{}
	}
	r.points(was.Points)
	r.number(strconv.Itoa(was.Wins))
	r.whists(was.Diff)
	if fines {
		r.points(was.FinePoints)
		r.whole(was.FineWhists)
	}
}

// round adds the points of a round; a round without a result leaves the cell empty.
func (r *row) round(l *rules.StandingLine, n int) {
	for i := range l.Rounds {
		if k := &l.Rounds[i]; k.Round == n && !k.Pending && k.Kind != rules.KindLate {
			r.points(k.Points)
			return
		}
	}
	r.word("")
}
