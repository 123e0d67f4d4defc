package belote

import "github.com/sudya-app/sudya/rules"

// ledger (счёт турнира) is a history as numbers: what everybody has after round n, by
// position in h.Entrants. The final's parties are kept apart, because there the earlier
// ones don't count (II.3).
type ledger struct {
	h     *rules.History
	n     int
	index map[rules.EntrantID]int
	final int // the first round of the final if it is published and ≤ n, else 0

	main, last []tally             // of the qualifying rounds and of the final
	path       [][]rules.RoundLine // by entrant
	exits      []exit
	stake      []stake // by entrant; nil before the final
}

// tally is the sum of an entrant's rounds and fines in one part of the tournament.
type tally struct {
	points   rules.Half
	diff     rules.Sixth
	wins     int
	fines    rules.Half
	whists   int // fined, signed
	meetings []meeting
}

// meeting is one party against an opponent; fines don't enter it (II.4).
type meeting struct {
	opponent int
	points   rules.Half
	diff     rules.Sixth
}

// openLedger adds up the published rounds ≤ n, as corrected today, and the fines that
// belong to them.
func openLedger(h *rules.History, n int) *ledger {
	l := &ledger{
		h: h, n: n,
		index: make(map[rules.EntrantID]int, len(h.Entrants)),
		main:  make([]tally, len(h.Entrants)),
		last:  make([]tally, len(h.Entrants)),
	}
	for i, e := range h.Entrants {
		l.index[e.ID] = i
	}
	if first := finalFrom(h); first > 0 && first <= n {
		l.final = first
	}
	l.exits = exits(h, n, l.index)
	if l.final > 0 {
		l.stake = l.stakes()
	}
	l.enterRounds()
	l.enterFines()
	return l
}

// tally is the part of the tournament that a round belongs to.
func (l *ledger) tally(round, i int) *tally {
	if l.final > 0 && round >= l.final {
		return &l.last[i]
	}
	return &l.main[i]
}

// counted is the tally that ranks the entrant after round n.
func (l *ledger) counted(i int) *tally {
	if l.inFinal(i) {
		return &l.last[i]
	}
	return &l.main[i]
}

// inFinal reports whether the entrant was entitled to play in the final by round n.
func (l *ledger) inFinal(i int) bool {
	return l.final > 0 && l.exits[i].last >= l.final
}

func (l *ledger) enterFines() {
	for _, f := range l.h.Fines {
		i, ok := l.index[f.Entrant]
		if !ok || f.Round > l.n {
			continue
		}
		t := l.tally(f.Round, i)
		t.points += f.Points
		t.fines += f.Points
		t.diff += rules.Whole(f.Whists)
		t.whists += f.Whists
	}
}

// enterRounds walks the rounds and gives each entrant its line in each.
func (l *ledger) enterRounds() {
	entrants, rounds := len(l.h.Entrants), min(l.n, len(l.h.Rounds))
	l.path = make([][]rules.RoundLine, entrants)
	lines := make([]rules.RoundLine, entrants*rounds)
	meetings := make([]meeting, entrants*rounds)
	for i := range l.path {
		l.path[i] = lines[i*rounds : i*rounds : (i+1)*rounds]
		part := meetings[i*rounds : (i+1)*rounds]
		split := rounds
		if l.final > 0 {
			split = min(rounds, l.final-1)
		}
		l.main[i].meetings, l.last[i].meetings = part[:0:split], part[split:split]
	}
	for _, r := range l.h.Rounds[:rounds] {
		if r.Published {
			l.enterRound(r)
		}
	}
}

func (l *ledger) enterRound(r *rules.Round) {
	p := l.h.ParamsOf(r.Number)
	technical := l.h.Params.Bool("technicalMeetings")
	opponents := make([]rules.EntrantID, 0, 2*len(r.Tables))
	for _, t := range r.Tables {
		if len(t.Seats) != 2 {
			continue
		}
		a, okA := l.index[t.Seats[0]]
		b, okB := l.index[t.Seats[1]]
		if !okA || !okB {
			continue
		}
		opponents = append(opponents, t.Seats[1], t.Seats[0])
		pair := opponents[len(opponents)-2:]
		for seat, i := range [2]int{a, b} {
			line := rules.RoundLine{Round: r.Number, Stage: r.Stage, Table: t.Number, Seat: seat, Opponents: pair[seat : seat+1 : seat+1], Kind: rules.KindPlayed}
			if t.Score == nil {
				line.Pending = true
				l.path[i] = append(l.path[i], line)
				continue
			}
			s := t.Score.Seats[seat]
			line.Kind, line.Points, line.Diff, line.Win = s.Kind, s.Points, s.Diff, s.Win
			line.Mars = t.Score.Mars && s.Win
			l.enter(i, line)
			if s.Kind == rules.KindPlayed || technical {
				sum := l.tally(r.Number, i)
				sum.meetings = append(sum.meetings, meeting{opponent: [2]int{b, a}[seat], points: s.Points, diff: s.Diff})
			}
		}
	}
	for _, id := range r.Byes {
		if i, ok := l.index[id]; ok {
			l.enter(i, l.bye(p, r, i))
		}
	}
	l.enterUnseated(r)
}

// enter adds a line with a result to the entrant's path and sums.
func (l *ledger) enter(i int, line rules.RoundLine) {
	l.path[i] = append(l.path[i], line)
	t := l.tally(line.Round, i)
	t.points += line.Points
	t.diff += line.Diff
	if line.Win {
		t.wins++
	}
}

// bye is the round of an entrant that sits it out: +1 point, in round 1 none, and no win
// (II.2). In the final it brings nothing, but for the opponents of a pair that has left:
// these have a technical win.
func (l *ledger) bye(p rules.Params, r *rules.Round, i int) rules.RoundLine {
	line := rules.RoundLine{Round: r.Number, Stage: r.Stage, Kind: rules.KindBye}
	switch {
	case l.final > 0 && r.Number >= l.final:
		if gone := l.goneOpponent(r.Number, i); gone != "" {
			line.Kind, line.Points, line.Win = rules.KindNoShow, p.Half("noShowPoints"), p.Bool("technicalWins")
			line.Opponents = []rules.EntrantID{gone}
		}
	case r.Number == 1:
		line.Points = p.Half("byeFirstPoints")
	default:
		line.Points = p.Half("byePoints")
	}
	return line
}

// enterUnseated gives a line to those who were neither at a table nor sitting out: not
// yet registered, or missing though entitled to play.
func (l *ledger) enterUnseated(r *rules.Round) {
	for i, e := range l.h.Entrants {
		if own := l.path[i]; len(own) > 0 && own[len(own)-1].Round == r.Number {
			continue
		}
		switch {
		case e.Joined > r.Number:
			l.enter(i, rules.RoundLine{Round: r.Number, Stage: r.Stage, Kind: rules.KindLate, Points: l.h.Params.Half("lateRoundPoints")})
		case l.exits[i].plays(r.Number):
			l.enter(i, rules.RoundLine{Round: r.Number, Stage: r.Stage, Kind: rules.KindAbsent})
		}
	}
}
