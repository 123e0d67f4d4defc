package tournament_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// judge is somebody at a desk who runs a tournament of any game and changes his mind a lot.
type judge struct {
	*rulestest.Desk
	t *rapid.T
}

func (j *judge) int(label string, high int) int { return rapid.IntRange(0, high).Draw(j.t, label) }

// begun is a tournament of a regulation with eight entrants and round 1 published.
func begun(t *rapid.T, id string) *judge {
	j := &judge{rulestest.NewDesk(regulations.Find, 1), t}
	reg, _ := regulations.Find(id)
	params := rules.Params{"rounds": 3}
	if id == "belote-pairs" {
		params = rules.Params{"rounds": 3, "cuts": [][2]int{}, "final": false}
	}
	j.mustDo(tournament.Create(reg, tournament.Details{Name: "Проба"}, params))
	for i := range 8 {
		players := []string{fmt.Sprintf("Игрок %d", i)}
		if reg.Info().Unit == rules.UnitPair {
			players = append(players, fmt.Sprintf("Партнёр %d", i))
		}
		j.mustDo(tournament.EntrantRegistered{Person: tournament.Person{Players: players}})
	}
	j.mustDo(tournament.SeatRound{})
	j.mustDo(tournament.RoundPublished{Seating: j.State.LastRound().Seating})
	return j
}

func (j *judge) mustDo(c tournament.Command) {
	if _, err := j.Do(c); err != nil {
		j.t.Fatalf("%T %+v: %v", c, c, err)
	}
}

// result is a plausible result of a table.
func (j *judge) result(t *rules.Table, stage rules.Stage) []byte {
	return j.State.Rule.(rules.Simulator).RandomResult(&j.State.History, t, stage, func(n int) int { return j.int("result", n-1) }).Canonical()
}

// acts gives n commands, some of which are refused; a refused one changes nothing, and on one
// device nothing is ever without effect.
func (j *judge) acts(n int) {
	for range n {
		_, _ = j.Do(j.next())
	}
}

func (j *judge) next() tournament.Command {
	s := j.State
	r := s.LastRound()
	table := func() (*rules.Round, *rules.Table, *tournament.Entry) {
		r := s.Rounds[j.int("round", len(s.Rounds)-1)]
		t := r.Tables[j.int("table", len(r.Tables)-1)]
		return r, t, s.Current(tournament.TableKey{Seating: r.Seating, Table: t.Number})
	}
	what := j.int("what", 19)
	if r == nil && what > 7 {
		what = 0
	}
	switch {
	case what < 9:
		return j.onward()
	case what < 11:
		_, t, e := table()
		if e == nil {
			return j.onward()
		}
		return tournament.CorrectResult{Replaces: e.ID, Reason: "бланк", Result: j.result(t, r.Stage)}
	case what < 14:
		events := s.Events()
		return tournament.Undone{Target: events[len(events)-1-j.int("event", min(8, len(events)-1))].ID}
	}
	switch what {
	case 14:
		_, _, e := table()
		if e == nil {
			return j.onward()
		}
		return tournament.ResultCleared{Replaces: e.ID}
	case 15:
		return tournament.RoundCancelled{Seating: r.Seating}
	case 16:
		before := max(1, r.Number-j.int("before", 1))
		return tournament.RoundReopened{Seating: s.Round(before).Seating}
	case 17:
		if s.Drafted == nil {
			return tournament.SeatRound{}
		}
		a, b := s.Entrants[j.int("a", len(s.Entrants)-1)].ID, s.Entrants[j.int("b", len(s.Entrants)-1)].ID
		return tournament.SeatsExchanged{Seating: r.Seating, A: a, B: b}
	case 18:
		e := s.Entrants[j.int("leaves", len(s.Entrants)-1)].ID
		if j.int("fine", 1) == 1 {
			return tournament.FineGiven{Entrant: e, Round: r.Number, Points: -1, Cause: tournament.CauseRuling}
		}
		return tournament.EntrantWithdrawn{Entrant: e, After: r.Number}
	}
	if len(s.Disputes) > 0 {
		d := s.Disputes[j.int("dispute", len(s.Disputes)-1)]
		return choose(d, j.int("side", len(d.Others)))
	}
	return j.onward()
}

// onward is the next step of a round.
func (j *judge) onward() tournament.Command {
	s, r := j.State, j.State.LastRound()
	switch {
	case r == nil || r.Closed:
		j.Seed = fmt.Sprint(j.int("seed", 3))
		if plan, err := s.Plan(); err == nil && plan.Finished {
			return tournament.TournamentFinished{}
		}
		return tournament.SeatRound{}
	case !r.Published:
		return tournament.RoundPublished{Seating: r.Seating}
	}
	if missing := tournament.Missing(r); len(missing) > 0 {
		t := s.TableOf(tournament.TableKey{Seating: r.Seating, Table: missing[0]})
		return tournament.EnterResult{Seating: r.Seating, Table: t.Number, Result: j.result(t, r.Stage)}
	}
	return tournament.RoundClosed{Seating: r.Seating}
}

// choose is the resolve of a dispute for its n-th event, the first being 0.
func choose(d tournament.Dispute, n int) tournament.Resolved {
	all := append([]string{d.First}, d.Others...)
	target := all[n]
	return tournament.Resolved{Target: target, Over: slices.DeleteFunc(all, func(id string) bool { return id == target })}
}

// regulationIDs are all games.
func regulationIDs() []string {
	var ids []string
	for _, reg := range regulations.All() {
		ids = append(ids, reg.Info().ID)
	}
	return ids
}

// twoJudges go on from one log at two desks.
func twoJudges(t *rapid.T, id string) (a, b *judge) {
	a = begun(t, id)
	a.acts(rapid.IntRange(0, 30).Draw(t, "together"))
	b = &judge{a.Branch(2), t}
	a.acts(rapid.IntRange(0, 14).Draw(t, "at the desk"))
	b.acts(rapid.IntRange(0, 14).Draw(t, "at the phone"))
	return a, b
}

func merged(a, b *judge) *judge {
	return &judge{&rulestest.Desk{
		State:  tournament.Fold(tournament.Union(a.State.Events(), b.State.Events()), regulations.Find),
		Device: "0000000000000003", Seed: "z",
	}, a.t}
}

// told lists what became of the events, for failures.
func told(s *tournament.State) string {
	var b strings.Builder
	for i, j := range s.Journal() {
		if j.Body.Kind() == tournament.KindRegister || j.Body.Kind() == tournament.KindCreated {
			continue
		}
		fmt.Fprintf(&b, "%d %s:%s clock %d %s round %d table %d → %v %+v\n", i+1, j.Device[15:], j.ID[len(j.ID)-3:], j.Clock, j.Body.Kind(), j.Round, j.Table, tournament.References(j.Body), j.Outcome)
	}
	fmt.Fprintf(&b, "disputes %+v\n", s.Disputes)
	return b.String()
}

// TestMergeLosesNothing: what counted on one of the devices counts after the merge, or has
// been said by the other too, or was taken back or passed over by an entry that names it, or
// waits for the resolve of a dispute that is listed. Nothing is just «не применена».
func TestMergeLosesNothing(t *testing.T) {
	for _, id := range regulationIDs() {
		t.Run(id, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				a, b := twoJudges(t, id)
				m := merged(a, b)
				for _, side := range []*judge{a, b} {
					for _, e := range side.State.Events() {
						if o := m.State.OutcomeOf(e.ID); o.Err != nil && !o.Disputed {
							t.Fatalf("%T is lost: %v\n%s", e.Body, o.Err, told(m.State))
						}
					}
				}
				for _, e := range m.State.Events() {
					if m.State.OutcomeOf(e.ID).Disputed && len(m.State.Disputes) == 0 {
						t.Fatalf("%T waits for no dispute\n%s", e.Body, told(m.State))
					}
				}
				again := tournament.Fold(tournament.Union(b.State.Events(), tournament.Union(m.State.Events(), a.State.Events())), regulations.Find)
				if diff := rulestest.Diff(full(again), full(m.State)); diff != "" {
					t.Fatalf("in the other order, and twice, it is another tournament:\n%s", diff)
				}
			})
		})
	}
}

// TestMergeKeepsRounds: whatever was played at the desk stands after the merge while the
// phone, which had the same log, only took back and corrected results of rounds that stand
// in both; with every dispute settled for what counts, all rounds are as they were published.
func TestMergeKeepsRounds(t *testing.T) {
	for _, id := range regulationIDs() {
		t.Run(id, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				a, b := twoJudges(t, id)
				m := merged(a, b)
				settle(t, m, func(tournament.Dispute) int { return 0 })
				for _, e := range m.State.Events() {
					if o := m.State.OutcomeOf(e.ID); o.Err != nil || o.Disputed {
						t.Fatalf("%T is still without effect: %+v\n%s", e.Body, o, told(m.State))
					}
				}
				for _, side := range []*judge{a, b} {
					for _, r := range side.State.Rounds {
						if r.Published {
							stands(t, m, side, a, b, r)
						}
					}
				}
			})
		})
	}
}

// stands checks that a published round of one side is there as it was on one of them, unless
// somebody has taken it back who knew it, or a choice passed over it.
func stands(t *rapid.T, m, side, a, b *judge, r *rules.Round) {
	if m.State.OutcomeOf(r.Seating).LostTo != "" {
		return
	}
	for _, e := range m.State.Events() {
		o := m.State.OutcomeOf(e.ID)
		switch body := e.Body.(type) {
		case tournament.RoundCancelled:
			if body.Seating == r.Seating && !body.Draft && o.Effective() {
				return
			}
		case tournament.RoundPublished:
			if body.Seating == r.Seating && (o.UndoneBy != "" || o.LostTo != "") && side.State.OutcomeOf(e.ID).Effective() {
				return
			}
		}
	}
	now := m.State.Seated(r.Seating)
	if now == nil || !now.Published || r.Closed && !now.Closed && !reopened(m.State, r.Seating) {
		t.Fatalf("round %d of device %s doesn't stand\n%s", r.Number, side.Device, told(m.State))
	}
	for _, one := range []*judge{a, b} {
		if was := one.State.Seated(r.Seating); was != nil && was.Published && slices.EqualFunc(now.Tables, was.Tables, sameSeats) {
			return
		}
	}
	t.Fatalf("round %d is another\n%s", r.Number, told(m.State))
}

// reopened reports whether somebody has taken the closing of a round back.
func reopened(s *tournament.State, seating string) bool {
	for _, e := range s.Events() {
		o := s.OutcomeOf(e.ID)
		switch body := e.Body.(type) {
		case tournament.RoundReopened:
			if body.Seating == seating && o.Effective() {
				return true
			}
		case tournament.RoundClosed:
			if body.Seating == seating && (o.UndoneBy != "" || o.LostTo != "") {
				return true
			}
		}
	}
	return false
}

func sameSeats(a, b *rules.Table) bool {
	return a.Number == b.Number && slices.Equal(a.Seats, b.Seats)
}

// settle resolves all disputes.
func settle(t *rapid.T, m *judge, side func(tournament.Dispute) int) {
	for n := 0; len(m.State.Disputes) > 0; n++ {
		if n > 40 {
			t.Fatalf("still disputed\n%s", told(m.State))
		}
		d := m.State.Disputes[0]
		if _, err := m.Do(choose(d, side(d))); err != nil {
			t.Fatalf("%+v can't be settled for %d: %v\n%s", d, side(d), err, told(m.State))
		}
	}
}

// TestMergeIsSettled: each dispute is settled for any of its events, or that is refused and
// the one that counts can be chosen; then nothing is without effect but by an entry that names
// it. A choice is undone, and the dispute is there again as it was.
func TestMergeIsSettled(t *testing.T) {
	for _, id := range regulationIDs() {
		t.Run(id, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				m := merged(twoJudges(t, id))
				for n := 0; len(m.State.Disputes) > 0; n++ {
					if n > 60 {
						t.Fatalf("still disputed\n%s", told(m.State))
					}
					d := m.State.Disputes[m.int("settled", len(m.State.Disputes)-1)]
					before, was := full(m.State), m.State
					events, err := m.Do(choose(d, m.int("side", len(d.Others))))
					if err != nil {
						if events, err = m.Do(choose(d, 0)); err != nil {
							t.Fatalf("%+v can't be settled: %v\n%s", d, err, told(m.State))
						}
					}
					kept(t, was, m.State, events)
					if m.int("undone", 2) > 0 {
						continue
					}
					if _, err := m.Do(tournament.Undone{Target: events[0].ID}); err != nil {
						t.Fatalf("the choice %+v can't be undone: %v\n%s", events[0].Body, err, told(m.State))
					}
					after := tournament.Fold(slices.DeleteFunc(slices.Clone(m.State.Events()), func(e tournament.Event) bool {
						return e.ID == events[0].ID || e.ID == m.State.OutcomeOf(events[0].ID).UndoneBy
					}), regulations.Find)
					if diff := rulestest.Diff(full(after), before); diff != "" {
						t.Fatalf("undone, the choice has left something:\n%s", diff)
					}
				}
				for _, e := range m.State.Events() {
					if o := m.State.OutcomeOf(e.ID); o.Err != nil || o.Disputed {
						t.Fatalf("%T is still without effect: %+v\n%s", e.Body, o, told(m.State))
					}
				}
			})
		})
	}
}

// kept checks that what counted counts, apart from what the new events name.
func kept(t *rapid.T, before, after *tournament.State, events []tournament.Event) {
	named := map[string]bool{}
	opens := false // a dispute again
	for _, e := range events {
		if u, ok := e.Body.(tournament.Undone); ok {
			target, _ := before.Event(u.Target)
			if r, ok := target.Body.(tournament.Resolved); ok {
				opens = true
				for _, id := range r.Over { // an undo or an earlier choice counts again, with all that it names
					switch e, _ := before.Event(id); e.Body.(type) {
					case tournament.Undone, tournament.Redone, tournament.Resolved:
						for _, id := range tournament.References(e.Body) {
							named[id] = true
						}
					}
				}
			}
		}
		for _, id := range tournament.References(e.Body) {
			named[id] = true
		}
	}
	for _, e := range before.Events() {
		was, o := before.OutcomeOf(e.ID), after.OutcomeOf(e.ID)
		if before.OutcomeOf(o.UndoneBy).Disputed {
			continue // an undo of the other device, which nothing contradicts any more
		}
		if was.Effective() && !o.Effective() && !o.Repeats && !named[e.ID] && !(opens && o.Disputed) {
			t.Fatalf("%T %+v has put %T %s out of effect, which it doesn't name: %+v\n%s", events[0].Body, events[0].Body, e.Body, e.ID, o, told(after))
		}
	}
}

// TestMergeGoesOn: with disputes open the judge goes on: no command puts anything out of
// effect that it doesn't name, and step by step is the fold.
func TestMergeGoesOn(t *testing.T) {
	for _, id := range regulationIDs() {
		t.Run(id, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				m := merged(twoJudges(t, id))
				for range rapid.IntRange(1, 12).Draw(t, "further") {
					c, was := m.next(), m.State.With()
					events, err := m.Do(c)
					if err != nil {
						continue
					}
					kept(t, was, m.State, events)
					whole := tournament.Fold(m.State.Events(), regulations.Find)
					if diff := rulestest.Diff(full(m.State), full(whole)); diff != "" {
						t.Fatalf("after %T step by step isn't the fold:\n%s", c, diff)
					}
				}
			})
		})
	}
}

// TestChoicesDiffer: two judges settle one dispute, each as he thinks; nothing is lost by
// that, the dispute is open again, and one more choice ends it.
func TestChoicesDiffer(t *testing.T) {
	for _, id := range regulationIDs() {
		t.Run(id, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				m := merged(twoJudges(t, id))
				if len(m.State.Disputes) == 0 {
					return
				}
				other := &judge{m.Branch(4), t}
				d := m.State.Disputes[m.int("dispute", len(m.State.Disputes)-1)]
				if _, err := m.Do(choose(d, 0)); err != nil {
					t.Fatalf("%+v: %v\n%s", d, err, told(m.State))
				}
				if _, err := other.Do(choose(d, len(d.Others))); err != nil {
					return
				}
				both := merged(m, other)
				both.Device = "0000000000000005"
				if len(both.State.Disputes) == 0 {
					t.Fatalf("%+v: both choices stand\n%s", d, told(both.State))
				}
				settle(t, both, func(tournament.Dispute) int { return 0 })
				for _, e := range both.State.Events() {
					if o := both.State.OutcomeOf(e.ID); o.Err != nil || o.Disputed {
						t.Fatalf("%T is still without effect: %+v\n%s", e.Body, o, told(both.State))
					}
				}
			})
		})
	}
}
