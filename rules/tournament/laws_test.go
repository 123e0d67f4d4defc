package tournament_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// play gives n random commands at a desk.
func play(t *rapid.T, d *rulestest.Desk, n int) {
	for range n {
		c := rulestest.AnyCommand(t, d.State)
		_, _ = d.Do(c)
	}
}

// full is all of a state, the journal too.
func full(s *tournament.State) string { return rulestest.Dump(s) + rulestest.Outcomes(s) }

// TestFoldIsStepByStep: after every command the state that was carried along is what the
// whole log folds to, and a refused command has changed nothing.
func TestFoldIsStepByStep(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := rulestest.NewDesk(regulations.Find, 1)
		for range rapid.IntRange(1, 45).Draw(t, "commands") {
			before := rulestest.Dump(d.State)
			c := rulestest.AnyCommand(t, d.State)
			if _, err := d.Do(c); err != nil {
				if diff := rulestest.Diff(rulestest.Dump(d.State), before); diff != "" {
					t.Fatalf("%T was refused (%v) and changed the state:\n%s", c, err, diff)
				}
				continue
			}
			whole := tournament.Fold(d.State.Events(), regulations.Find)
			if diff := rulestest.Diff(full(d.State), full(whole)); diff != "" {
				t.Fatalf("after %T %+v step by step isn't the fold:\n%s", c, c, diff)
			}
			if rejected := whole.Rejected(); len(rejected) > 0 {
				t.Fatalf("%T %+v left events without effect on one device: %v", c, c, rejected)
			}
		}
	})
}

// TestUndoLaw: folding with an undo is folding without the undone event, and without the drafts
// that the same command takes back, the journal aside.
func TestUndoLaw(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := rulestest.NewDesk(regulations.Find, 1)
		play(t, d, rapid.IntRange(2, 50).Draw(t, "commands"))
		events := d.State.Events()
		i := rapid.IntRange(0, len(events)-1).Draw(t, "undone")
		target := events[i].ID
		if d.State.OutcomeOf(target).UndoneBy != "" {
			return
		}
		undos, err := d.Do(tournament.Undone{Target: target})
		if err != nil {
			return
		}
		without := slices.DeleteFunc(slices.Clone(events), func(e tournament.Event) bool {
			return slices.ContainsFunc(undos, func(u tournament.Event) bool { return u.Body.(tournament.Undone).Target == e.ID })
		})
		if diff := rulestest.Diff(rulestest.Dump(d.State), rulestest.Dump(tournament.Fold(without, regulations.Find))); diff != "" {
			t.Fatalf("%T undone isn't the log without it:\n%s", events[i].Body, diff)
		}
		// The drafts that rest on a closing are taken back before it.
		if by, last := d.State.OutcomeOf(target).UndoneBy, undos[len(undos)-1].ID; by != last {
			t.Fatalf("undone by %q, want %q", by, last)
		}
	})
}

// TestRedoLaw: an undo and its redo leave the tournament as it was.
func TestRedoLaw(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := rulestest.NewDesk(regulations.Find, 1)
		play(t, d, rapid.IntRange(2, 50).Draw(t, "commands"))
		events := d.State.Events()
		target := events[rapid.IntRange(0, len(events)-1).Draw(t, "undone")].ID
		before := rulestest.Dump(d.State)
		undos, err := d.Do(tournament.Undone{Target: target})
		if err != nil {
			return
		}
		var redo tournament.All
		for _, e := range slices.Backward(undos) {
			redo = append(redo, tournament.Redone{Target: e.Body.(tournament.Undone).Target})
		}
		if _, err := d.Do(redo); err != nil {
			t.Fatalf("undone but can't be redone: %v", err)
		}
		if diff := rulestest.Diff(rulestest.Dump(d.State), before); diff != "" {
			t.Fatalf("after undo and redo of %s:\n%s", target, diff)
		}
	})
}

// TestUndoneToTheStart: whatever was done can be taken back from the end to the start, one by
// one, an undo by its redo and a redo by an undo, and leaves the empty tournament. (To pass
// over them would be no way back: who came back by an undo would be left out by the rounds
// before it.)
func TestUndoneToTheStart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := rulestest.NewDesk(regulations.Find, 1)
		play(t, d, rapid.IntRange(1, 60).Draw(t, "commands"))
		events := slices.Clone(d.State.Events())
		for _, e := range slices.Backward(events[1:]) {
			var back tournament.Command = tournament.Undone{Target: e.ID}
			if target, again, rewinds := tournament.Rewound(e.Body); again {
				back = tournament.Undone{Target: target}
			} else if rewinds {
				back = tournament.Redone{Target: target}
			}
			if _, err := d.Do(back); err != nil {
				t.Fatalf("%T %+v can't be taken back: %v", e.Body, e.Body, err)
			}
		}
		if diff := rulestest.Diff(rulestest.Dump(d.State), rulestest.Dump(tournament.Fold(events[:1], regulations.Find))); diff != "" {
			t.Fatalf("all undone isn't the empty tournament:\n%s", diff)
		}
	})
}

// TestMergeLaws: merging two devices' logs is set union: either order, twice, at once or
// event by event, the result is the same.
func TestMergeLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		desk := rulestest.NewDesk(regulations.Find, 1)
		play(t, desk, rapid.IntRange(1, 30).Draw(t, "common"))
		phone := desk.Branch(2)
		play(t, desk, rapid.IntRange(0, 12).Draw(t, "at the desk"))
		play(t, phone, rapid.IntRange(0, 12).Draw(t, "at the phone"))
		a, b := desk.State.Events(), phone.State.Events()

		union := tournament.Union(a, b)
		merged := tournament.Fold(union, regulations.Find)
		same := func(how string, s *tournament.State) {
			if diff := rulestest.Diff(full(s), full(merged)); diff != "" {
				t.Fatalf("%s it isn't the union folded:\n%s", how, diff)
			}
		}
		same("in the other order", tournament.Fold(tournament.Union(b, a), regulations.Find))
		same("twice", tournament.Fold(tournament.Union(union, tournament.Union(b, union)), regulations.Find))
		desk.Merge(phone)
		same("the phone's events taken in at the desk", desk.State)
		phone.Merge(desk)
		same("and the desk's at the phone", phone.State)
		shuffled := rapid.Permutation(union).Draw(t, "order")
		same("in any order", tournament.Fold(shuffled, regulations.Find))
		one := tournament.New(regulations.Find)
		for _, e := range shuffled[:min(len(shuffled), 20)] {
			one = one.Apply(e)
		}
		same("event by event", one.Apply(shuffled...))
	})
}

// TestDisputesAreSettled: every dispute that a merge brings can be resolved, for what counts at
// least, and is gone then.
func TestDisputesAreSettled(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		desk := rulestest.NewDesk(regulations.Find, 1)
		play(t, desk, rapid.IntRange(10, 40).Draw(t, "common"))
		phone := desk.Branch(2)
		play(t, desk, rapid.IntRange(1, 12).Draw(t, "at the desk"))
		play(t, phone, rapid.IntRange(1, 12).Draw(t, "at the phone"))
		desk.Merge(phone)
		for rounds := 0; len(desk.State.Disputes) > 0; rounds++ {
			if rounds > 50 {
				t.Fatalf("still disputed: %+v", desk.State.Disputes)
			}
			d := desk.State.Disputes[0]
			ids := append([]string{d.First}, d.Others...)
			chosen := rapid.SampledFrom(ids).Draw(t, "chosen")
			over := slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return id == chosen })
			if _, err := desk.Do(tournament.Resolved{Target: chosen, Over: over}); err != nil {
				if desk.State.Finished {
					return
				}
				if rules.CodeOf(err) != "resolve.impossible" || chosen == d.First {
					t.Fatalf("%+v can't be resolved: %v", d, err)
				}
				over = d.Others
				if _, err := desk.Do(tournament.Resolved{Target: d.First, Over: over}); err != nil {
					t.Fatalf("%+v can't be resolved for what counts: %v", d, err)
				}
			}
			if o := desk.State.OutcomeOf(over[0]); o.LostTo == "" && o.UndoneBy == "" {
				t.Fatalf("%s lost and yet counts: %+v", over[0], o)
			}
		}
	})
}

// TestGamesUndoneToTheStart: whole tournaments of each game, finals and lots included, are
// undone step by step; each step leaves what the log was before.
func TestGamesUndoneToTheStart(t *testing.T) {
	for _, reg := range regulations.All() {
		s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 9, Seed: "undo", Teams: 3})
		if err != nil {
			t.Fatal(err)
		}
		d := rulestest.NewDesk(regulations.Find, 7)
		d.State = tournament.Fold(s.Events(), regulations.Find)
		events := slices.Clone(s.Events())
		step := tournament.New(regulations.Find)
		dumps := make([]string, len(events))
		for i, e := range events {
			step = step.Apply(e)
			dumps[i] = rulestest.Dump(step)
		}
		for i := len(events) - 1; i > 0; i-- {
			if diff := rulestest.Diff(rulestest.Dump(d.State), dumps[i]); diff != "" {
				t.Fatalf("%s, before undoing event %d:\n%s", reg.Info().ID, i+1, diff)
			}
			d.Must(t, tournament.Undone{Target: events[i].ID})
		}
	}
}

// TestLateEntrantDeleted: who registered late and is struck off before round 1 is seated
// again leaves no fine behind.
func TestLateEntrantDeleted(t *testing.T) {
	s := newScene(t, nil).opened()
	s.Must(t, tournament.RegisterLate{Person: tournament.Person{Players: []string{"Н", "О"}}})
	late := s.State.Entrants[6].ID
	if len(s.State.Fines) != 1 {
		t.Fatalf("fines of a late entrant: %v", s.State.Fines)
	}
	s.Must(t, tournament.RoundCancelled{Seating: s.seat}, tournament.FinalRefused{Entrant: late}, tournament.EntrantDeleted{Entrant: late})
	if len(s.State.Fines) != 0 || len(s.State.Refused) != 0 {
		t.Errorf("left behind: %v %v", s.State.Fines, s.State.Refused)
	}
	if n := len(s.State.Standing(0).Lines); n != 6 {
		t.Errorf("%d lines of six pairs", n)
	}
}
