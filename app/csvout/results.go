package csvout

import (
	"cmp"
	"slices"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// game is what a game's results have, a column a number.
type game struct {
	sides []string // keys of the names of the two seats; none: seats are numbered
	// heads are the columns of a table's result, between who played and the points.
	heads func(head *row, c columns)
	// cells fill them for a seat of a table with a result; the row is the head's.
	cells func(r *row, c columns, t *rules.Table, seat int)
	// parties is how many parties a table's result has, where that differs.
	parties func(t *rules.Table) int
	// diff is the key of the difference's head; "" if the result has it under another name.
	diff string
	wins bool // parties are won
	// note is what the judge has said of the result.
	note func(t *rules.Table) string
}

// games by regulation; a new game adds a line. Without one its lists have the points alone.
var games = map[string]game{
	belote.ID:    beloteResults,
	preferans.ID: preferansResults,
	domino.ID:    dominoResults,
}

// Results are what each round up to n brought to each entrant, by tables: the game's own
// numbers, the difference, the points. Who sat out or didn't come stands last in its round.
func Results(lang text.Lang, s *tournament.State, n int) []byte {
	out := newSheet(lang)
	c, g := columnsOf(s, n), games[s.Regulation]
	head := out.row()
	c.headOfSeat(head)
	head.head("csv.opponents")
	before := len(head.cells)
	if g.heads != nil {
		g.heads(head, c)
	}
	own := len(head.cells) - before
	if g.diff != "" {
		head.head(g.diff)
	}
	head.head("csv.points")
	if g.wins {
		head.head("csv.won")
	}
	head.head("csv.what", "csv.note")
	out.add(head)
	lines := s.Standing(n).Lines
	for k := 1; k <= n; k++ {
		var played []result
		for i := range lines {
			for j := range lines[i].Rounds {
				if r := &lines[i].Rounds[j]; r.Round == k && r.Kind != rules.KindLate {
					played = append(played, result{lines[i].Entrant, r})
				}
			}
		}
		slices.SortStableFunc(played, func(a, b result) int {
			return cmp.Or(cmp.Compare(last(a.Table), last(b.Table)), cmp.Compare(a.Seat, b.Seat))
		})
		for _, p := range played {
			r := out.row()
			p.write(r, s, c, g, own)
			out.add(r)
		}
	}
	return out.bytes()
}

// result is an entrant's round.
type result struct {
	entrant rules.EntrantID
	*rules.RoundLine
}

// last puts those without a table behind all tables.
func last(table int) int {
	if table == 0 {
		return tournament.MaxEntrants + 1
	}
	return table
}

func (p result) write(r *row, s *tournament.State, c columns, g game, own int) {
	round, table := s.Round(p.Round), p.table(s)
	c.seat(r, s, sat{round, table, p.Seat, p.entrant})
	opponents := make([]string, len(p.Opponents))
	for i, id := range p.Opponents {
		opponents[i], _ = called(r.lang, s, id, p.Round)
	}
	r.word(text.Format(r.lang, opponents))
	before := len(r.cells)
	scored := table != nil && table.Score != nil && table.Result != nil && p.Seat < len(table.Score.Seats)
	if scored && g.cells != nil {
		g.cells(r, c, table, p.Seat)
	}
	for len(r.cells) < before+own {
		r.blank()
	}
	switch {
	case p.Pending:
		r.blank()
		if g.diff != "" {
			r.blank()
		}
		if g.wins {
			r.blank()
		}
	default:
		if g.diff != "" {
			r.whists(p.Diff)
		}
		r.points(p.Points)
		if g.wins {
			r.flag(p.Win)
		}
	}
	what, note := "", ""
	if p.Kind != rules.KindPlayed && p.Kind != "" {
		what = text.T(r.lang, "page.path.kind."+string(p.Kind), nil) // asks: page.path.kind.{absent,awarded,bye,late,noshow}
	}
	if scored && g.note != nil {
		note = g.note(table)
	}
	r.word(what)
	r.word(note)
}

// table is where the entrant sat, or nil.
func (p result) table(s *tournament.State) *rules.Table {
	round := s.Round(p.Round)
	if round == nil || p.Table == 0 {
		return nil
	}
	for _, t := range round.Tables {
		if t.Number == p.Table {
			return t
		}
	}
	return nil
}
