package session

import (
	"testing"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

func TestRecord(t *testing.T) {
	d := newDevice("a")
	st := opened(t)
	s := create(t, st, d)
	expect := func(status string, sum store.Sum) {
		t.Helper()
		list, err := st.List(t.Context())
		check(t, err)
		sum.Date, sum.Place, sum.Rounds = "2026-11-29", "Зал", s.State().Params.Int("rounds")
		if got := list[0]; got.Status != status || got.Sum != sum || got.Name != "Зимняя встреча" || got.Regulation != "belote-pairs" {
			t.Fatalf("record %+v, want %s %+v", got, status, sum)
		}
		onDisk(t, s)
	}
	expect(StatusRegistration, store.Sum{})
	for i := range 8 {
		do(t, s, d, pair(i))
	}
	expect(StatusRegistration, store.Sum{Entrants: 8, Registered: 8})
	do(t, s, d, tournament.SeatRound{})
	round := store.Sum{Entrants: 8, Registered: 8, Round: 1, Stage: "main", System: "random", Tables: 4}
	expect(StatusDraft, round)
	seating := s.State().LastRound().Seating
	do(t, s, d, tournament.RoundPublished{Seating: seating})
	expect(StatusRunning, round)
	someone := s.State().Entrants[0].ID
	for _, c := range []tournament.Command{
		tournament.ClockSet{Seating: seating, Step: tournament.ClockStart},
		tournament.ArrivalRecorded{Seating: seating, Entrant: someone, Seconds: 90},
		tournament.NoteMade{Type: tournament.NoteProtest, Text: "Протест", Round: 1, Table: 2},
		tournament.WarningGiven{Entrant: someone, Round: 1, Reason: "разговоры"},
		tournament.RulingMade{Seating: seating, Round: 1, Table: 1, Entrant: someone, Note: "пересдача"},
		tournament.DealAdded{Seating: seating, Table: 3, Deal: []byte(`{"pass":true}`)},
		tournament.SheetSet{Seating: seating, Table: 3, Setup: []byte(`{}`)},
		tournament.FineGiven{Entrant: someone, Round: 1, Points: -1, Cause: tournament.CauseAdjust, Reason: "опоздание"},
	} {
		do(t, s, d, c)
		expect(StatusRunning, round)
	}
	do(t, s, d, result(s, 1))
	do(t, s, d, tournament.ResultConfirmed{Target: s.State().Current(tournament.TableKey{Seating: seating, Table: 1}).ID})
	do(t, s, d, tournament.EnterResult{Seating: seating, Table: 2, Result: []byte(`{"noShow":"ew"}`)})
	round.Entered = 2
	expect(StatusRunning, round)
	key := tournament.TableKey{Seating: seating, Table: 1}
	do(t, s, d, tournament.ResultCleared{Replaces: s.State().Current(key).ID})
	round.Entered = 1
	expect(StatusRunning, round)
	for _, table := range []int{1, 3, 4} {
		do(t, s, d, result(s, table))
	}
	do(t, s, d, tournament.RoundClosed{Seating: seating})
	round.Entered = 4
	expect(StatusClosed, round)
}

// TestRecordCountsTheRegistered, however many are still in.
func TestRecordCountsTheRegistered(t *testing.T) {
	for _, c := range []struct {
		regulation string
		entrants   int
	}{{"belote-pairs", 27}, {"preferans-almaty", 27}, {"domino-1x1", 27}} {
		reg, _ := regulations.Find(c.regulation)
		s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: c.entrants, Seed: "record"})
		check(t, err)
		if m := Record(s); m.Sum.Registered != c.entrants || m.Status != StatusFinished {
			t.Errorf("%s: %d registered, %s", c.regulation, m.Sum.Registered, m.Status)
		}
	}
}

// TestOldRecordIsMadeAnew: one that an older program wrote counted who was still in; those
// of this or a newer program stay as they are.
func TestOldRecordIsMadeAnew(t *testing.T) {
	reg, _ := regulations.Find("belote-pairs")
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 27, Seed: "record"})
	check(t, err)
	lines, err := archive.EncodeLines(s.Events())
	check(t, err)
	old := Record(s)
	old.Form, old.Sum.Registered, old.Binned = 0, 0, true
	st := opened(t)
	check(t, st.Create(t.Context(), old, lines))
	first := func() store.Meta {
		list, err := st.List(t.Context())
		check(t, err)
		return list[0]
	}
	told, err := Retell(t.Context(), st, first(), regulations.Find)
	check(t, err)
	want := Record(s)
	want.Binned = true
	if got := first(); !told || got != want {
		t.Errorf("told %v, the record is %+v", told, got)
	}
	for _, form := range []int{RecordForm, RecordForm + 1} {
		m := first()
		m.Form = form
		if told, err := Retell(t.Context(), st, m, regulations.Find); told || err != nil {
			t.Errorf("form %d: told %v, %v", form, told, err)
		}
	}
	if _, err := Retell(t.Context(), st, store.Meta{ID: "absent"}, regulations.Find); err == nil {
		t.Error("a tournament that isn't there was told")
	}
}
