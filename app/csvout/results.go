package csvout

import (
	"cmp"
	"slices"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// resultTable is how a game tells its results; without it its lists have the points alone.
func resultTable(s *tournament.State) rules.ResultTable {
	if tells, ok := s.Rule.(rules.Tabular); ok {
		return tells.ResultTable()
	}
	return rules.ResultTable{}
}

// headOfResult are the columns of a result.
func (c columns) headOfResult(head *row, g rules.ResultTable) {
	for k := 1; k <= c.parties; k++ {
		for _, code := range g.Parties {
			head.word(text.T(head.lang, "csv."+code, rules.Args{"party": k})) // asks: csv.{party.other,party.own,party.unfinished}
		}
	}
	for _, code := range g.Columns {
		head.head("csv." + code)
	}
}

// cell writes one number of a result.
func (r *row) cell(v any) {
	switch v := v.(type) {
	case int:
		r.whole(v)
	case rules.Sixth:
		r.whists(v)
	case bool:
		r.flag(v)
	case string:
		r.place(v)
	default:
		r.blank()
	}
}

// Results are what each round up to n brought to each entrant, by tables: the game's own
// numbers, the difference, the points. Who sat out or didn't come stands last in its round.
func Results(lang text.Lang, s *tournament.State, n int) []byte {
	out := newSheet(lang)
	c, g := columnsOf(s, n), resultTable(s)
	head := out.row()
	c.headOfSeat(head)
	head.head("csv.opponents")
	before := len(head.cells)
	c.headOfResult(head, g)
	own := len(head.cells) - before
	if g.Diff != "" {
		head.head("csv." + g.Diff)
	}
	head.head("csv.points")
	if g.Wins {
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

func (p result) write(r *row, s *tournament.State, c columns, g rules.ResultTable, own int) {
	round, table := s.Round(p.Round), p.table(s)
	c.seat(r, s, sat{round, table, p.Seat, p.entrant})
	opponents := make([]string, len(p.Opponents))
	for i, id := range p.Opponents {
		opponents[i], _ = called(r.lang, s, id, p.Round)
	}
	r.word(text.Format(r.lang, opponents))
	before := len(r.cells)
	scored := table != nil && table.Score != nil && table.Result != nil && p.Seat < len(table.Score.Seats)
	if scored && g.Cells != nil {
		for _, v := range g.Cells(table, p.Seat, c.parties) {
			r.cell(v)
		}
	}
	for len(r.cells) < before+own {
		r.blank()
	}
	switch {
	case p.Pending:
		r.blank()
		if g.Diff != "" {
			r.blank()
		}
		if g.Wins {
			r.blank()
		}
	default:
		if g.Diff != "" {
			r.whists(p.Diff)
		}
		r.points(p.Points)
		if g.Wins {
			r.flag(p.Win)
		}
	}
	what, note := "", ""
	if p.Kind != rules.KindPlayed && p.Kind != "" {
		what = text.T(r.lang, "page.path.kind."+string(p.Kind), nil) // asks: page.path.kind.{absent,awarded,bye,late,noshow}
	}
	if scored && g.Note != nil {
		note = g.Note(table)
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
