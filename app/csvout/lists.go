package csvout

import (
	"strconv"
	"strings"

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
	teams := s.Rule.Info().Teams
	if teams {
		head.head("csv.team")
	}
	head.head("csv.category", "csv.external", "csv.seed", "csv.fixed", "csv.joined", "csv.left", "csv.reason")
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
		if teams {
			r.word(e.Team)
		}
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
	c := columnsOf(s, len(s.Rounds))
	head := out.row()
	c.headOfSeat(head)
	out.add(head)
	for _, round := range s.Rounds {
		if !round.Published {
			continue
		}
		for _, t := range round.Tables {
			for i, id := range t.Seats {
				r := out.row()
				c.seat(r, s, sat{round, t, i, id})
				out.add(r)
			}
		}
		for _, id := range round.Byes {
			r := out.row()
			c.seat(r, s, sat{round: round, id: id})
			out.add(r)
		}
	}
	return out.bytes()
}

// columns are what the lists of seats have in a tournament.
type columns struct {
	unit          string // of an entrant
	groups, teams bool
	sides         []string // codes of the seats' names; none: they are numbered
	parties       int      // of a result at most, in a game that counts them
}

// columnsOf are those of the rounds up to n.
func columnsOf(s *tournament.State, n int) columns {
	g := resultTable(s)
	c := columns{unit: string(s.Rule.Info().Unit), teams: s.Rule.Info().Teams, sides: g.Sides}
	for _, round := range s.Rounds[:min(n, len(s.Rounds))] {
		for _, t := range round.Tables {
			c.groups = c.groups || t.Group != ""
			if g.Count != nil {
				c.parties = max(c.parties, g.Count(t))
			}
		}
	}
	return c
}

func (c columns) headOfSeat(head *row) {
	head.head("csv.round", "csv.stage")
	if c.groups {
		head.head("csv.group")
	}
	head.head("csv.table")
	if len(c.sides) > 0 {
		head.head("csv.side")
	} else {
		head.head("csv.seat")
	}
	head.head("page.standings.col." + c.unit)
	if c.teams {
		head.head("csv.team")
	}
}

// sat is where an entrant sat in a round; the table is nil for who sat out or wasn't there.
type sat struct {
	round *rules.Round
	table *rules.Table
	seat  int
	id    rules.EntrantID
}

// seat writes where an entrant sat.
func (c columns) seat(r *row, s *tournament.State, at sat) {
	round, id := at.round, at.id
	r.count(round.Number)
	r.word(text.T(r.lang, "csv.stage."+string(round.Stage), nil))
	group, number, place := "", 0, ""
	if at.table != nil {
		group, number = at.table.Group, at.table.Number
		if place = strconv.Itoa(at.seat + 1); at.seat < len(c.sides) {
			place = text.T(r.lang, "page.side."+c.sides[at.seat]+".long", nil) // asks: page.side.{ew,ns}.long
		}
	}
	if c.groups {
		r.word(group)
	}
	r.count(number)
	r.word(place)
	name, team := called(r.lang, s, id, round.Number)
	r.word(name)
	if c.teams {
		r.word(team)
	}
}

// called are an entrant's name in a round (0: now) and team; the judge who plays has a name too.
func called(lang text.Lang, s *tournament.State, id rules.EntrantID, round int) (name, team string) {
	if id == rules.Judge {
		return text.T(lang, "page.judge", nil), ""
	}
	if e := s.Entrant(id); e != nil {
		// A plain space before the dash: spreadsheets look names up letter by letter.
		return strings.ReplaceAll(e.NameIn(round), "\u00a0—", " —"), e.Team
	}
	return string(id), ""
}
