package final

import (
	"strconv"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// span is the places that an entrant can still take, equal points counted both ways.
type span struct{ from, to int }

func (x span) String() string {
	if x.from == x.to {
		return strconv.Itoa(x.from)
	}
	return strconv.Itoa(x.from) + "–" + strconv.Itoa(x.to)
}

func (x *span) add(from, to int) {
	if x.from == 0 || from < x.from {
		x.from = from
	}
	x.to = max(x.to, to)
}

// duel is a game of a round robin between positions a and b of its field.
type duel struct{ a, b int }

// maxOpenGames bounds the outcomes that are tried: four a game, 4⁶ for a whole final of four.
const maxOpenGames = 6

// winSpans tells for each open game which places a win in it leaves to either side,
// whatever the other games bring. points are those of now; win and mars what a game brings.
func winSpans(points []rules.Half, open []duel, win, mars rules.Half) [][2]span {
	if len(open) == 0 || len(open) > maxOpenGames {
		return nil
	}
	outcomes := [4]rules.Half{mars, win, -win, -mars}
	spans := make([][2]span, len(open))
	taken := make([]int, len(open))
	sum := append([]rules.Half(nil), points...)
	var try func(k int)
	try = func(k int) {
		if k == len(open) {
			for g, o := range taken {
				side, who := 0, open[g].a
				if outcomes[o] < 0 {
					side, who = 1, open[g].b
				}
				from, to := 1, 0
				for _, p := range sum {
					if p > sum[who] {
						from++
					}
					if p >= sum[who] {
						to++
					}
				}
				spans[g][side].add(from, to)
			}
			return
		}
		for o, p := range outcomes {
			taken[k] = o
			sum[open[k].a] += p
			sum[open[k].b] -= p
			try(k + 1)
			sum[open[k].a] -= p
			sum[open[k].b] += p
		}
	}
	try(0)
	return spans
}

// outlook says for each running table of a round robin what a win decides there.
func (p *final) outlook(s *tournament.State, r *rules.Round, n int) map[int]string {
	if r.Closed || r.Stage != rules.StageFinal || r.Number != n {
		return nil
	}
	d := p.Desk
	field, at, points, open := p.standings(s, n)
	params := s.ParamsOf(n)
	spans := winSpans(points, open, params.Half("winPoints"), params.Half("marsPoints"))
	if spans == nil {
		return nil
	}
	notes := map[int]string{}
	for _, t := range r.Tables {
		if t.Score != nil {
			continue
		}
		i, j := at[t.Seats[0]], at[t.Seats[1]]
		for g, x := range open {
			if (x != duel{min(i, j), max(i, j)}) {
				continue
			}
			a, b := spans[g][0], spans[g][1]
			whole := span{1, len(field)}
			switch first := (span{1, 1}); {
			case a == first && b == first:
				notes[t.Number] = d.T("page.final.decides.first", nil)
			case a != whole || b != whole:
				notes[t.Number] = d.T("page.final.decides", rules.Args{
					"a": scope.NameOf(d, s, field[x.a]), "x": a.String(), "b": scope.NameOf(d, s, field[x.b]), "y": b.String(),
				})
			}
		}
	}
	return notes
}

// standings are who plays the final with their places in the list, the points there, and the
// duels that aren't played.
func (p *final) standings(s *tournament.State, n int) (field []rules.EntrantID, at map[rules.EntrantID]int, points []rules.Half, open []duel) {
	field, at = s.ThroughBefore(n), map[rules.EntrantID]int{}
	now := p.ranks.After(p.Version, p.Route.Tournament, s, n)
	points = make([]rules.Half, len(field))
	for i, e := range field {
		at[e] = i
	}
	met := map[duel]bool{}
	for i, e := range field {
		l := now.Line(e)
		if l == nil {
			continue
		}
		points[i] = l.Points
		for _, x := range l.Rounds {
			if x.Stage == rules.StageFinal && !x.Pending && len(x.Opponents) == 1 {
				j := at[x.Opponents[0]]
				met[duel{min(i, j), max(i, j)}] = true
			}
		}
	}
	for i := range field {
		for j := i + 1; j < len(field); j++ {
			if !met[duel{i, j}] {
				open = append(open, duel{i, j})
			}
		}
	}
	return field, at, points, open
}
