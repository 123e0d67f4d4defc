package domino

import "github.com/sudya-app/sudya/rules"

// tally adds up what each entrant has, by index in order of registration.
type tally struct {
	h      *rules.History
	f      format
	n      int // rounds ≤ n count
	params rules.Params
	ids    []rules.EntrantID
	at     map[rules.EntrantID]int

	points []rules.Half  // of the qualifying rounds, with fines
	diff   []rules.Sixth // likewise
	wins   []int
	lines  [][]rules.RoundLine
	fines  []fined
	last   []int  // qualifying rounds ≤ n that the entrant was entitled to play
	seated []bool // ever, up to round n
	ties   []*tie
	tieOf  []*tie // by index
}

type fined struct {
	points rules.Half
	whists int
}

func newTally(h *rules.History, n int) *tally {
	k := len(h.Entrants)
	t := &tally{
		h: h, f: formatOf(h), n: n, params: h.Params,
		ids: make([]rules.EntrantID, k), at: make(map[rules.EntrantID]int, k),
		points: make([]rules.Half, k), diff: make([]rules.Sixth, k), wins: make([]int, k),
		lines: make([][]rules.RoundLine, k), fines: make([]fined, k), last: make([]int, k), seated: make([]bool, k),
	}
	backing := make([]rules.RoundLine, k*len(h.Rounds))
	for i, e := range h.Entrants {
		t.ids[i], t.at[e.ID] = e.ID, i
		t.lines[i] = backing[i*len(h.Rounds) : i*len(h.Rounds) : (i+1)*len(h.Rounds)]
		t.last[i] = min(n, t.f.qualifying)
		if e.Leave != nil {
			t.last[i] = min(t.last[i], e.Leave.After)
		}
	}
	for _, r := range h.Rounds {
		if r.Published && r.Number <= n {
			t.addRound(r)
		}
	}
	for _, fine := range h.Fines {
		t.addFine(fine)
	}
	if !t.f.groups && t.f.complete && n >= t.f.qualifying {
		t.findTies()
	}
	return t
}

// addRound adds a round to everybody's path, and to the points if it is a qualifying one.
func (t *tally) addRound(r *rules.Round) {
	for _, table := range r.Tables {
		for seat, id := range table.Seats {
			i, ok := t.at[id]
			if !ok {
				continue // the judge
			}
			line := rules.RoundLine{Round: r.Number, Stage: r.Stage, Table: table.Number, Seat: seat, Kind: rules.KindPlayed}
			if len(table.Seats) == 2 {
				line.Opponents = table.Seats[1-seat : 2-seat : 2-seat]
			}
			t.seated[i] = true
			if table.Score == nil {
				line.Pending = true
			} else {
				s := table.Score.Seats[seat]
				line.Points, line.Diff, line.Win, line.Kind = s.Points, s.Diff, s.Win, s.Kind
				if !isMatch(r.Stage) {
					t.points[i] += s.Points
					t.diff[i] += s.Diff
					if s.Win {
						t.wins[i]++
					}
				}
			}
			t.lines[i] = append(t.lines[i], line)
		}
	}
	for _, id := range r.Byes {
		if i, ok := t.at[id]; ok {
			t.lines[i] = append(t.lines[i], rules.RoundLine{Round: r.Number, Stage: r.Stage, Kind: rules.KindBye})
		}
	}
	if isMatch(r.Stage) {
		return
	}
	for i, e := range t.h.Entrants {
		if k := len(t.lines[i]); k > 0 && t.lines[i][k-1].Round == r.Number || e.Leave != nil && e.Leave.After < r.Number {
			continue
		}
		kind := rules.KindAbsent
		if e.Joined > r.Number {
			kind = rules.KindLate
		}
		t.lines[i] = append(t.lines[i], rules.RoundLine{Round: r.Number, Stage: r.Stage, Kind: kind})
	}
}

// addFine counts a fine in the stage that it belongs to: one of a final between equals
// changes the final's points, so that it can't undo the tie which the final is about.
func (t *tally) addFine(fine *rules.Fine) {
	i, ok := t.at[fine.Entrant]
	if !ok || fine.Round > t.n {
		return
	}
	t.fines[i].points += fine.Points
	t.fines[i].whists += fine.Whists
	if fine.Round > t.f.qualifying && t.f.inTieFinal(fine.Entrant, t.n) {
		return
	}
	t.points[i] += fine.Points
	t.diff[i] += rules.Whole(fine.Whists)
}

// inTieFinal reports whether the entrant is in a final between equals by round n, sitting out
// included. Standings after earlier rounds don't know who will play it.
func (f format) inTieFinal(id rules.EntrantID, n int) bool {
	for _, r := range f.ties {
		if r.Number > n {
			break
		}
		if t, _ := r.SeatOf(id); t != nil || r.HasBye(id) {
			return true
		}
	}
	return false
}
