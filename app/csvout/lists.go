package csvout

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Entrants is the list of entrants in the order of registration, the gone ones too.
func Entrants(lang text.Lang, s *tournament.State) []byte {
	out := newSheet(lang)
	players := 1
	head := out.row()
	head.head("csv.number", "csv.player")
	if s.Rule.Info().Unit == rules.UnitPair {
		players = 2
		head.head("csv.player.second")
	}
	head.head("csv.team", "csv.category", "csv.external", "csv.seed", "csv.fixed", "csv.joined", "csv.left", "csv.reason")
	out.add(head)
	for _, e := range s.Entrants {
		r := out.row()
		r.count(e.Number)
		for i := range players {
			name := ""
			if i < len(e.Players) {
				name = e.Players[i]
			}
			r.word(name)
		}
		r.word(e.Team)
		r.word(e.Category)
		r.word(e.External)
		r.count(e.Seed)
		r.count(e.Fixed)
		r.count(e.Joined)
		if e.Leave != nil {
			r.number(strconv.Itoa(e.Leave.After))
			r.word(e.Leave.Reason)
		} else {
			r.word("")
			r.word("")
		}
		out.add(r)
	}
	return out.bytes()
}

// Seatings are the published rounds, a line a seat; who sits a round out comes last in it.
func Seatings(lang text.Lang, s *tournament.State) []byte {
	out := newSheet(lang)
	head := out.row()
	head.head("csv.round", "csv.stage", "csv.table", "csv.group", "csv.seat", "csv.entrant", "csv.team")
	out.add(head)
	for _, round := range s.Rounds {
		if !round.Published {
			continue
		}
		line := func(table, seat int, group string, id rules.EntrantID) {
			r := out.row()
			r.count(round.Number)
			r.word(text.T(lang, "csv.stage."+string(round.Stage), nil))
			r.count(table)
			r.word(group)
			r.count(seat)
			name, team := called(lang, s, id)
			r.word(name)
			r.word(team)
			out.add(r)
		}
		for _, t := range round.Tables {
			for i, id := range t.Seats {
				line(t.Number, i+1, t.Group, id)
			}
		}
		for _, id := range round.Byes {
			line(0, 0, "", id)
		}
	}
	return out.bytes()
}

// Results are what each round up to n brought to each entrant, by tables, with the results
// as they were typed; who sat out or didn't come stands last in its round.
func Results(lang text.Lang, s *tournament.State, n int) []byte {
	out := newSheet(lang)
	head := out.row()
	head.head("csv.round", "csv.stage", "csv.table", "csv.seat", "csv.entrant", "csv.points", "csv.won", "csv.diff", "csv.place", "csv.place.points", "csv.place.whists", "csv.what", "csv.typed")
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
			out.add(p.row(out, s))
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

func (p result) row(out *sheet, s *tournament.State) *row {
	r := out.row()
	r.count(p.Round)
	r.word(text.T(out.lang, "csv.stage."+string(p.Stage), nil))
	r.count(p.Table)
	if p.Table > 0 {
		r.count(p.Seat + 1)
	} else {
		r.word("")
	}
	name, _ := called(out.lang, s, p.entrant)
	r.word(name)
	if p.Pending {
		for range 6 {
			r.word("")
		}
	} else {
		r.points(p.Points)
		won := 0
		if p.Win {
			won = 1
		}
		r.count(won)
		r.whists(p.Diff)
		seat := p.atTable(s)
		r.word(seat.Place)
		r.count(seat.PlacePoints)
		r.count(seat.WhistPoints)
	}
	what := ""
	if p.Kind != rules.KindPlayed && p.Kind != "" {
		what = text.T(out.lang, "page.path.kind."+string(p.Kind), nil)
	}
	r.word(what)
	r.word(p.typed(s))
	return r
}

// table is where the entrant sat, or nil.
func (p result) table(s *tournament.State) *rules.Table {
	round := s.Round(p.Round)
	if round == nil || p.Table == 0 {
		return nil
	}
	t, _ := round.SeatOf(p.entrant)
	return t
}

// atTable is what the table gave to the entrant's seat.
func (p result) atTable(s *tournament.State) rules.SeatScore {
	if t := p.table(s); t != nil && t.Score != nil && p.Seat < len(t.Score.Seats) {
		return t.Score.Seats[p.Seat]
	}
	return rules.SeatScore{}
}

// typed is the table's result in the form of the files, once a table.
func (p result) typed(s *tournament.State) string {
	if t := p.table(s); t != nil && t.Result != nil && p.Seat == 0 {
		return string(t.Result.Canonical())
	}
	return ""
}

// called are an entrant's name and team; the judge who plays has a name too.
func called(lang text.Lang, s *tournament.State, id rules.EntrantID) (name, team string) {
	if id == rules.Judge {
		return text.T(lang, "page.judge", nil), ""
	}
	if e := s.Entrant(id); e != nil {
		return e.Name(), e.Team
	}
	return string(id), ""
}
