package preferans

import "github.com/sudya-app/sudya/rules"

// tally adds up everybody's rounds until one of them.
type tally struct {
	h     *rules.History
	upTo  int
	index map[rules.EntrantID]int // in h.Entrants and lines
	lines []rules.StandingLine    // in order of registration, without fines
	begun bool                    // a round was published

	fines map[rules.EntrantID][]*rules.Fine // made when they are asked for
}

func newTally(h *rules.History, upTo int) *tally {
	t := &tally{h: h, upTo: upTo, index: make(map[rules.EntrantID]int, len(h.Entrants)), lines: make([]rules.StandingLine, len(h.Entrants))}
	for i, e := range h.Entrants {
		t.index[e.ID] = i
		t.lines[i] = rules.StandingLine{Entrant: e.ID, Status: statusAfter(e, upTo), Last: lastRound(e, upTo)}
	}
	for _, r := range h.Rounds {
		if r.Published && r.Number <= upTo {
			t.begun = true
			t.round(r)
		}
	}
	return t
}

// statusAfter is what an entrant is once a round is over.
func statusAfter(e *rules.Entrant, round int) rules.Status {
	switch {
	case e.Leave == nil || e.Leave.After > round:
		return rules.StatusActive
	case e.Leave.Kind == rules.LeaveRemoved:
		return rules.StatusRemoved
	default:
		return rules.StatusWithdrawn
	}
}

// lastRound is the last of the rounds so far that the entrant was entitled to play.
func lastRound(e *rules.Entrant, round int) int {
	if e.Leave != nil {
		return min(e.Leave.After, round)
	}
	return round
}

// round gives everybody the line of a round.
func (t *tally) round(r *rules.Round) {
	there := make([]bool, len(t.lines))
	for _, table := range r.Tables {
		for seat, id := range table.Seats {
			if i, ok := t.index[id]; ok {
				there[i] = true
				t.add(i, r, seated(r, table, seat))
			}
		}
	}
	p := t.h.ParamsOf(r.Number)
	for _, id := range r.Byes {
		if i, ok := t.index[id]; ok && !there[i] {
			there[i] = true
			t.add(i, r, rules.RoundLine{Kind: rules.KindBye, Points: rules.Points(p.Int("byePoints"))})
		}
	}
	for i, e := range t.h.Entrants {
		switch {
		case there[i] || lastRound(e, r.Number) < r.Number:
		case e.Joined > r.Number:
			// What a missed round costs who joins late is a fine of its own, see Late.
			t.add(i, r, rules.RoundLine{Kind: rules.KindLate})
		default:
			line := rules.RoundLine{Kind: rules.KindAbsent}
			if !r.Absences[e.ID].Waived {
				line.Points = rules.Points(p.Int("missedPoints"))
			}
			t.add(i, r, line)
		}
	}
}

// seated is the line of a seat at a table.
func seated(r *rules.Round, table *rules.Table, seat int) rules.RoundLine {
	line := rules.RoundLine{Table: table.Number, Seat: seat, Kind: rules.KindPlayed, Pending: table.Score == nil}
	for i, id := range table.Seats {
		if i != seat && table.Played(i) && table.Played(seat) {
			line.Opponents = append(line.Opponents, id)
		}
	}
	if table.Score == nil {
		return line
	}
	s := table.Score.Seats[seat]
	line.Kind, line.Points, line.Diff = s.Kind, s.Points, s.Diff
	if s.Kind == rules.KindAbsent && r.Absences[table.Seats[seat]].Waived {
		line.Points = 0
	}
	return line
}

func (t *tally) add(i int, r *rules.Round, line rules.RoundLine) {
	line.Round, line.Stage = r.Number, r.Stage
	l := &t.lines[i]
	l.Rounds = append(l.Rounds, line)
	l.Points += line.Points
	l.Diff += line.Diff
	l.Played = l.Played || line.Kind == rules.KindPlayed
}

// fine adds the fines of the rounds so far, adjustments among them.
func (t *tally) fine(l *rules.StandingLine) {
	if t.fines == nil {
		t.fines = map[rules.EntrantID][]*rules.Fine{}
		for _, f := range t.h.Fines {
			t.fines[f.Entrant] = append(t.fines[f.Entrant], f)
		}
	}
	for _, f := range t.fines[l.Entrant] {
		if f.Round <= t.upTo {
			l.FinePoints += f.Points
			l.FineWhists += f.Whists
		}
	}
	l.Points += l.FinePoints
	l.Diff += rules.Whole(l.FineWhists)
}

// spare takes everything off a player who was never dealt cards: he is no participant
// and has no penalties (2).
func spare(l *rules.StandingLine) {
	l.Points, l.Diff, l.FinePoints, l.FineWhists = 0, 0, 0, 0
	for i := range l.Rounds {
		l.Rounds[i].Points = 0
	}
}
