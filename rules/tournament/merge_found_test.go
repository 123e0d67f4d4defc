package tournament_test

import (
	"reflect"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// What the laws of merges have found, one small log each.

// settled has all disputes of a scene settled for what counts.
func (s *scene) settled() *scene {
	s.t.Helper()
	for len(s.State.Disputes) > 0 {
		s.Must(s.t, choose(s.State.Disputes[0], 0))
	}
	for _, e := range s.State.Events() {
		if o := s.State.OutcomeOf(e.ID); o.Err != nil || o.Disputed {
			s.t.Errorf("%T is without effect: %+v", e.Body, o)
		}
	}
	return s
}

// TestMergeExchangeUndone: the desk takes back an exchange, the draft and the closing under
// it, one by one, while the phone publishes the draft and enters results. Each of the three
// undos is settled for what counts.
func TestMergeExchangeUndone(t *testing.T) {
	s := newScene(t, nil).entered()
	closing := s.Must(t, tournament.RoundClosed{Seating: s.seat})
	s.drafted()
	d := s.State.Drafted
	exchange := s.Must(t, tournament.SeatsExchanged{Seating: s.seat, A: d.Tables[0].Seats[0], B: d.Tables[1].Seats[0]})
	s.merged(func(phone *rulestest.Desk) {
		phone.Must(t, tournament.RoundPublished{Seating: s.seat})
		phone.Enter(t, map[int]string{0: ordinary})
	}, func(desk *rulestest.Desk) {
		desk.Must(t, tournament.Undone{Target: exchange}, tournament.Undone{Target: s.seat}, tournament.Undone{Target: closing})
	})
	if len(s.State.Disputes) != 3 {
		t.Errorf("disputes %+v, want one of each undo", s.State.Disputes)
	}
	tables := tournament.SeatedTables(s.State.LastRound())
	s.settled()
	r := s.State.LastRound()
	if r.Number != 2 || !r.Published || !sameTables(tables, tournament.SeatedTables(r)) {
		t.Errorf("round 2 isn't as it was: %+v", r)
	}
}

func sameTables(a, b []rules.SeatedTable) bool {
	return reflect.DeepEqual(a, b)
}

// TestMergeExchangesPublished: the phone publishes a draft while the desk exchanges two seats
// of it, before or after in the order of the log, or takes an exchange back. What was published
// stands, the exchange is a dispute.
func TestMergeExchangesPublished(t *testing.T) {
	for name, at := range map[string]struct{ before, meanwhile bool }{
		"exchanged":  {meanwhile: true},
		"taken back": {before: true},
		"another":    {before: true, meanwhile: true},
	} {
		for _, later := range []bool{false, true} {
			s := newScene(t, nil).drafted()
			d := s.State.Drafted.Tables
			exchange := tournament.SeatsExchanged{Seating: s.seat, A: d[0].Seats[0], B: d[1].Seats[0]}
			first := ""
			if at.before {
				first = s.Must(t, exchange)
			}
			want := tournament.SeatedTables(s.State.LastRound())
			fine := tournament.FineGiven{Entrant: s.ids[0], Round: 1, Points: -1, Cause: tournament.CauseRuling}
			s.merged(func(phone *rulestest.Desk) {
				if !later {
					phone.Must(t, fine)
				}
				phone.Must(t, tournament.RoundPublished{Seating: s.seat})
			}, func(desk *rulestest.Desk) {
				if later {
					desk.Must(t, fine)
				}
				if at.meanwhile {
					exchange.B = d[2].Seats[0]
					desk.Must(t, exchange)
				} else {
					desk.Must(t, tournament.Undone{Target: first})
				}
			})
			check := func(when string) {
				if r := s.State.LastRound(); !r.Published || !reflect.DeepEqual(want, tournament.SeatedTables(r)) {
					t.Errorf("%s, later %v, %s: the round isn't as it was published\n%v\n%v\n%s", name, later, when, want, tournament.SeatedTables(r), told(s.State))
				}
			}
			if len(s.State.Disputes) != 1 {
				t.Errorf("%s, later %v: disputes %+v", name, later, s.State.Disputes)
			}
			check("merged")
			s.settled()
			check("settled")
		}
	}
}

// TestMergePublishedAsExchanged: both publish one draft, the desk with two seats exchanged, and
// the desk cancels it and seats anew while the phone has a result. That isn't the same said
// twice: what the phone published and plays is in a dispute with the exchange, and the round
// isn't played at tables that its publisher hasn't seen.
func TestMergePublishedAsExchanged(t *testing.T) {
	for name, cancelled := range map[string]bool{"cancelled": true, "stands": false} {
		s := newScene(t, nil).drafted()
		draft := s.seat
		d := s.State.Drafted.Tables
		exchange := tournament.SeatsExchanged{Seating: draft, A: d[0].Seats[0], B: d[0].Seats[1]}
		seen := tournament.SeatedTables(s.State.LastRound())
		s.merged(func(phone *rulestest.Desk) {
			phone.Must(t, tournament.RoundPublished{Seating: draft})
			phone.Must(t, tournament.EnterResult{Seating: draft, Table: 2, Result: []byte(ordinary)})
		}, func(desk *rulestest.Desk) {
			desk.Must(t, exchange, tournament.RoundPublished{Seating: draft})
			if cancelled {
				desk.Must(t, tournament.RoundCancelled{Seating: draft}, tournament.SeatRound{})
			}
		})
		if len(s.State.Disputes) == 0 {
			t.Errorf("%s: no dispute of the two publishings\n%s", name, told(s.State))
		}
		s.settled()
		if r := s.State.Seated(draft); r == nil || !r.Published || !sameTables(seen, tournament.SeatedTables(r)) {
			t.Errorf("%s: the round isn't as the phone has published and played it: %+v\n%s", name, r, told(s.State))
		}
	}
}

// unsettled is a scene of two seatings of round 1: the desk's has been played, closed and
// opened again, the phone's waits, and with it a closing and a seating of round 2.
func (s *scene) unsettled() (closing string) {
	s.drafted()
	s.merged(func(phone *rulestest.Desk) {
		phone.Must(s.t, tournament.RoundCancelled{Seating: s.seat})
		phone.Seed = "other"
		phone.Open(s.t)
		phone.Enter(s.t, map[int]string{0: ordinary})
		closing = phone.Must(s.t, tournament.RoundClosed{Seating: phone.State.LastRound().Seating})
		phone.Must(s.t, tournament.SeatRound{})
	}, func(desk *rulestest.Desk) {
		desk.Must(s.t, tournament.RoundPublished{Seating: s.seat})
		desk.Enter(s.t, map[int]string{0: ordinary})
		desk.Must(s.t, tournament.Undone{Target: desk.Must(s.t, tournament.RoundClosed{Seating: s.seat})})
	})
	return closing
}

// TestMergeUndoTipsNothing: a closing that waits isn't undone while another undo would lose
// its effect by that, which nobody has spoken of.
func TestMergeUndoTipsNothing(t *testing.T) {
	s := newScene(t, nil)
	closing := s.unsettled()
	before := rulestest.Dump(s.State)
	_, err := s.Do(tournament.Undone{Target: closing})
	if rules.CodeOf(err) != "merge.unsettled" {
		t.Errorf("err %v, want merge.unsettled", err)
	}
	if diff := rulestest.Diff(rulestest.Dump(s.State), before); diff != "" {
		t.Errorf("a refused undo has changed:\n%s", diff)
	}
	s.settled()
}

// TestMergeMootChoices: two judges have chosen differently, and that dispute is gone since one
// of its results was taken back. When a third device brings another result of the table, the
// choice is one, although an old one had passed over what is chosen.
func TestMergeMootChoices(t *testing.T) {
	s := newScene(t, nil).opened()
	third := s.Branch(3)
	enter := func(d *rulestest.Desk, result string) string {
		return d.Must(t, tournament.EnterResult{Seating: s.seat, Table: 1, Result: []byte(result)})
	}
	enter(third, `{"ns":1030,"ew":620}`)
	second := ""
	s.merged(func(phone *rulestest.Desk) { second = enter(phone, `{"ns":1030,"ew":640}`) },
		func(desk *rulestest.Desk) { enter(desk, `{"ns":1030,"ew":630}`) })
	other := s.Branch(4)
	d := s.State.Disputes[0]
	s.Must(t, choose(d, 0))
	other.Must(t, choose(d, 1))
	s.Merge(other)
	s.Must(t, tournament.Undone{Target: second})
	if len(s.State.Disputes) != 0 {
		t.Fatalf("disputes %+v, want none", s.State.Disputes)
	}
	s.Merge(third)
	if len(s.State.Disputes) != 1 || s.State.Disputes[0].First != d.First {
		t.Fatalf("disputes %+v, want one of %s", s.State.Disputes, d.First)
	}
	s.Must(t, choose(s.State.Disputes[0], 0))
	if len(s.State.Disputes) > 0 || !s.State.OutcomeOf(d.First).Effective() {
		t.Fatalf("the choice isn't one:\n%s", told(s.State))
	}
	s.settled()
}
