package csvout

import (
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
	teams := s.Rule.Info().Teams
	categories, fines := false, false
	for i := range now.Lines {
		e := s.Entrant(now.Lines[i].Entrant)
		categories = categories || e != nil && e.Category != ""
		fines = fines || now.Lines[i].FinePoints != 0 || now.Lines[i].FineWhists != 0
	}
	before := qualifying(s, now)
	for i := range before.Lines {
		fines = fines || before.Lines[i].FinePoints != 0 || before.Lines[i].FineWhists != 0
	}
	head := out.row()
	head.head("page.standings.col.place", "page.standings.col."+string(s.Rule.Info().Unit))
	if teams {
		head.head("page.standings.col.team")
	}
	if categories {
		head.head("page.standings.col.category")
	}
	head.head("page.standings.col.points")
	if c.Wins {
		head.head("page.standings.col.wins")
	}
	head.word(c.Diff)
	if fines {
		head.head("csv.fine.points", "csv.fine.whists")
	}
	if before.Lines != nil {
		head.head("page.final.bonus", "csv.qualifying.points", "csv.qualifying.wins", "csv.qualifying.diff")
		if fines {
			head.head("csv.qualifying.fine.points", "csv.qualifying.fine.whists")
		}
	}
	for _, mark := range c.Mark {
		if n, err := strconv.Atoi(mark); err == nil { // a final's mark says itself what it is
			mark = text.T(lang, "csv.mark", rules.Args{"round": n})
		}
		head.word(mark)
	}
	out.add(head)
	for i := range now.Lines {
		l := &now.Lines[i]
		name, team := called(lang, s, l.Entrant, 0)
		category := ""
		if e := s.Entrant(l.Entrant); e != nil {
			category = e.Category
		}
		r := out.row()
		r.place(text.Place(l))
		r.word(name)
		if teams {
			r.word(team)
		}
		if categories {
			r.word(category)
		}
		r.points(l.Points)
		if c.Wins {
			r.number(strconv.Itoa(l.Wins))
		}
		r.whists(l.Diff)
		if fines {
			r.points(l.FinePoints)
			r.whole(l.FineWhists)
		}
		if before.Lines != nil {
			r.before(l, before.Line(l.Entrant), fines)
		}
		for n := 1; n <= len(c.Mark); n++ {
			r.round(l, n)
		}
		out.add(r)
	}
	return out.bytes()
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
