package belote

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

// hall plays a tournament for tests: it registers, seats by the regulation, records and closes.
type hall struct {
	t interface {
		Helper()
		Fatalf(string, ...any)
	}
	h *rules.History
}

// newHall registers n pairs p01, p02 … under the default parameters changed by delta.
func newHall(t *testing.T, n int, delta rules.Params) *hall {
	h := &rules.History{Regulation: ID, Edition: Edition, Params: defaults().With(delta)}
	x := &hall{t: t, h: h}
	for i := range n {
		x.register(fmt.Sprintf("p%02d", i+1), 1)
	}
	return x
}

func (x *hall) register(id string, joined int) *rules.Entrant {
	e := &rules.Entrant{ID: rules.EntrantID(id), Number: len(x.h.Entrants) + 1, Players: []string{strings.ToUpper(id[:1]) + id[1:]}, Joined: joined}
	x.h.Entrants = append(x.h.Entrants, e)
	return e
}

// next asks for the plan of the next round.
func (x *hall) next() rules.Plan {
	x.t.Helper()
	plan, err := New().Next(x.h)
	if err != nil {
		x.t.Fatalf("next: %v", err)
	}
	return plan
}

// seat seats and publishes the next round.
func (x *hall) seat(seed string) *rules.Round {
	x.t.Helper()
	plan := x.next()
	if plan.Finished || len(plan.NeedLot) > 0 {
		x.t.Fatalf("round %d can't be seated: %+v", plan.Round, plan)
	}
	s, err := New().Seat(x.h, plan, seed)
	if err != nil {
		x.t.Fatalf("seat round %d: %v", plan.Round, err)
	}
	if _, err := New().CheckSeating(x.h, plan, s); err != nil {
		x.t.Fatalf("the regulation's own seating of round %d: %v", plan.Round, err)
	}
	return x.publish(s)
}

func (x *hall) publish(s rules.Seating) *rules.Round {
	r := &rules.Round{Number: s.Round, Stage: s.Stage, System: s.System, Algo: s.Algo, Seed: s.Seed, Published: true, Through: s.Through, Byes: s.Byes}
	for _, t := range s.Tables {
		r.Tables = append(r.Tables, &rules.Table{Number: t.Table, Seats: t.Seats, Why: t.Why})
	}
	x.h.Rounds = append(x.h.Rounds, r)
	return r
}

// byHand publishes a round of given tables, "a-b": the first sits N–S.
func (x *hall) byHand(stage rules.Stage, byes []string, tables ...string) *rules.Round {
	s := rules.Seating{Round: len(x.h.Rounds) + 1, Stage: stage, System: rules.SystemManual}
	for _, id := range byes {
		s.Byes = append(s.Byes, rules.EntrantID(id))
	}
	for i, pair := range tables {
		a, b, _ := strings.Cut(pair, "-")
		s.Tables = append(s.Tables, rules.SeatedTable{Table: i + 1, Seats: []rules.EntrantID{rules.EntrantID(a), rules.EntrantID(b)}})
	}
	return x.publish(s)
}

// record enters a result at a table, 0 the first.
func (x *hall) record(r *rules.Round, table int, in string) {
	x.t.Helper()
	result, err := New().ReadResult([]byte(in))
	if err != nil {
		x.t.Fatalf("%s: %v", in, err)
	}
	score, err := New().Score(x.h.ParamsOf(r.Number), rules.TableContext{Seats: 2, Stage: r.Stage, Judge: -1}, result)
	if err != nil {
		x.t.Fatalf("%s: %v", in, err)
	}
	t := r.Tables[table]
	t.Result, t.Score = result, &score
	for _, seat := range score.Removed {
		x.h.Entrant(t.Seats[seat]).Leave = &rules.Leave{After: r.Number, Kind: rules.LeaveRemoved}
	}
}

// close closes the round; tables without a result are won by the pair of the lower id by
// a difference that the ids and the round give.
func (x *hall) close(r *rules.Round) {
	x.t.Helper()
	for i, t := range r.Tables {
		if t.Score == nil {
			x.record(r, i, ordinary(t.Seats[0], t.Seats[1], r.Number))
		}
	}
	r.Closed = true
}

// ordinary is a win of the pair with the lower id.
func ordinary(ns, ew rules.EntrantID, round int) string {
	var a, b int
	fmt.Sscanf(string(ns[1:]), "%d", &a)
	fmt.Sscanf(string(ew[1:]), "%d", &b)
	loser := 520 + (7*a+11*b+13*round)%400
	if a < b {
		return fmt.Sprintf(`{"ns":1010,"ew":%d}`, loser)
	}
	return fmt.Sprintf(`{"ns":%d,"ew":1010}`, loser)
}

func (x *hall) play(rounds int) {
	x.t.Helper()
	for range rounds {
		x.close(x.seat(fmt.Sprintf("seed %d", len(x.h.Rounds)+1)))
	}
}

func (x *hall) fine(id string, round int, points rules.Half, whists int) {
	x.h.Fines = append(x.h.Fines, &rules.Fine{Entrant: rules.EntrantID(id), Round: round, Points: points, Whists: whists})
}

func (x *hall) leave(id string, after int, kind rules.LeaveKind) {
	x.h.Entrant(rules.EntrantID(id)).Leave = &rules.Leave{After: after, Kind: kind}
}

func (x *hall) standing(n int) rules.Standing { return New().Standing(x.h, n) }

// order is the standing's ids in a row.
func order(s rules.Standing) string {
	var ids []string
	for _, l := range s.Lines {
		ids = append(ids, string(l.Entrant))
	}
	return strings.Join(ids, " ")
}

func join(ids []rules.EntrantID) string {
	var list []string
	for _, id := range ids {
		list = append(list, string(id))
	}
	return strings.Join(list, " ")
}

// describe is the golden text of a standing.
func (x *hall) describe(n int) string { return standings.Describe(x.h, x.standing(n)) }

// line is one entrant of the standing after n.
func (x *hall) line(n int, id string) rules.StandingLine {
	x.t.Helper()
	s := x.standing(n)
	l := s.Line(rules.EntrantID(id))
	if l == nil {
		x.t.Fatalf("%s has no line after round %d", id, n)
	}
	return *l
}

// reversed is the history with its entrants, fines and tables in the opposite order.
func reversed(h *rules.History) *rules.History {
	c := *h
	c.Entrants, c.Fines = slices.Clone(h.Entrants), slices.Clone(h.Fines)
	slices.Reverse(c.Entrants)
	slices.Reverse(c.Fines)
	c.Rounds = nil
	for _, r := range h.Rounds {
		round := *r
		round.Tables = slices.Clone(r.Tables)
		slices.Reverse(round.Tables)
		c.Rounds = append(c.Rounds, &round)
	}
	return &c
}
