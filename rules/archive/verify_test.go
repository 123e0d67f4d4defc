package archive_test

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// beloteDesk is a desk with six pairs of belote, without cuts and final.
func beloteDesk(t *testing.T) (*rulestest.Desk, []rules.EntrantID) {
	t.Helper()
	d := rulestest.NewDesk(regulations.Find, 1)
	reg, _ := regulations.Find("belote-pairs")
	d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, rules.Params{"cuts": [][2]int{}, "final": false}))
	return d, d.Register(t, []string{"А", "Б"}, []string{"В", "Г"}, []string{"Д", "Е"}, []string{"Ж", "З"}, []string{"И", "К"}, []string{"Л", "М"})
}

// found is what Verify says of the draws of a log, in order.
func found(t *testing.T, s *tournament.State) ([]archive.DrawState, error) {
	t.Helper()
	draws, err := archive.Verify(s.Events(), regulations.Find)
	var states []archive.DrawState
	for _, d := range draws {
		states = append(states, d.State)
	}
	return states, err
}

func wantFound(t *testing.T, s *tournament.State, want ...archive.DrawState) {
	t.Helper()
	got, err := found(t, s)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != len(want) {
		t.Fatalf("found %v, want %v", got, want)
	}
	for i := range got {
		if got[i] != want[i] {
			t.Errorf("draw %d: %s, want %s", i+1, got[i], want[i])
		}
	}
}

// TestVerifyHands: what the judge does by hand is reported, and what follows is replayed
// from it.
func TestVerifyHands(t *testing.T) {
	d, ids := beloteDesk(t)
	d.Must(t, tournament.SeatRound{})
	seating := d.State.LastRound().Seating
	a, b := d.State.Rounds[0].Tables[0].Seats[0], d.State.Rounds[0].Tables[1].Seats[0]
	d.Must(t, tournament.SeatsExchanged{Seating: seating, A: a, B: b}, tournament.RoundPublished{Seating: seating})
	d.Enter(t, map[int]string{0: `{"ns":1001,"ew":640}`})
	d.Close(t)
	d.Open(t)
	d.Enter(t, map[int]string{0: `{"ns":1001,"ew":640}`})
	d.Close(t)
	d.Must(t, tournament.LotDrawn{Round: 2, Order: ids[:2]}, tournament.DrawLot{Round: 2, Among: ids[2:4]})
	tables := []rules.SeatedTable{{Table: 1, Seats: ids[0:2]}, {Table: 2, Seats: ids[2:4]}, {Table: 3, Seats: ids[4:6]}}
	d.Must(t, tournament.SeatByHand{Tables: tables})
	wantFound(t, d.State, archive.DrawReplayed, archive.DrawByHand, archive.DrawReplayed, archive.DrawByHand, archive.DrawReplayed, archive.DrawByHand)
}

// TestVerifyAfterCorrection: a correction made after the next seating was published doesn't
// spoil the replay: the seating is replayed from what was known then.
func TestVerifyAfterCorrection(t *testing.T) {
	d, _ := beloteDesk(t)
	first := d.Open(t)
	d.Enter(t, map[int]string{0: `{"ns":1001,"ew":640}`})
	d.Close(t)
	d.Open(t)
	entry := d.State.Current(tournament.TableKey{Seating: first, Table: 1})
	d.Must(t, tournament.CorrectResult{Replaces: entry.ID, Reason: "бланк", Result: []byte(`{"ns":12,"ew":1001}`)})
	d.Enter(t, map[int]string{0: `{"ns":1001,"ew":640}`})
	d.Close(t)
	wantFound(t, d.State, archive.DrawReplayed, archive.DrawReplayed)
	again := d.Open(t)
	d.Must(t, tournament.RoundCancelled{Seating: again})
	d.Seed = "b"
	d.Open(t)
	wantFound(t, d.State, archive.DrawReplayed, archive.DrawReplayed, archive.DrawReplayed, archive.DrawReplayed)
}

// TestVerifyMerged: a seating that lost against another device's is passed over.
func TestVerifyMerged(t *testing.T) {
	desk, _ := beloteDesk(t)
	phone := desk.Branch(2)
	phone.Seed = "b"
	desk.Open(t)
	phone.Open(t)
	desk.Merge(phone)
	wantFound(t, desk.State, archive.DrawReplayed, archive.DrawPassed)
	dispute := desk.State.Disputes[0]
	desk.Must(t, tournament.Resolved{Target: dispute.Others[0], Over: []string{dispute.First}})
	wantFound(t, desk.State, archive.DrawPassed, archive.DrawReplayed)
}

// TestVerifyFaults: draws that the seed doesn't give.
func TestVerifyFaults(t *testing.T) {
	reg, _ := regulations.Find("belote-pairs")
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 10, Rounds: 3, Seed: "archive"})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		change func(b *tournament.RoundSeated)
		cause  string
	}{
		"another seed":          {func(b *tournament.RoundSeated) { b.Seed += "x" }, "verify.table"},
		"another algorithm":     {func(b *tournament.RoundSeated) { b.Algo = "apart/1" }, "verify.algo"},
		"sides exchanged":       {func(b *tournament.RoundSeated) { b.Tables = sides(b.Tables) }, "verify.table"},
		"another stage":         {func(b *tournament.RoundSeated) { b.Stage = rules.StageFinal }, "verify.field"},
		"a cut that wasn't one": {func(b *tournament.RoundSeated) { b.Through = b.Tables[0].Seats }, "verify.field"},
		"a table left out":      {func(b *tournament.RoundSeated) { b.Tables = b.Tables[1:] }, "verify.table"},
	} {
		events := append([]tournament.Event(nil), s.Events()...)
		at := 0
		for i, e := range events {
			if b, ok := e.Body.(tournament.RoundSeated); ok && b.Round == 1 {
				c.change(&b)
				events[i].Body, at = b, i+1
			}
		}
		_, err := archive.Verify(events, regulations.Find)
		if rules.CodeOf(err) != "verify.draw" || innermost(err) != c.cause || arg(err, "event") != at || arg(err, "round") != 1 {
			t.Errorf("%s: %v, want %s at event %d", name, err, c.cause, at)
		}
	}

	d, ids := beloteDesk(t)
	forged := tournament.LotDrawn{Order: []rules.EntrantID{ids[1], ids[0]}, Algo: tournament.LotAlgo, Seed: "a"}
	if tournament.ShuffleLot(ids[:2], "a")[0] == ids[1] {
		forged.Order = ids[:2]
	}
	d.Must(t, forged)
	if _, err := archive.Verify(d.State.Events(), regulations.Find); innermost(err) != "verify.lot" {
		t.Errorf("a lot that the seed doesn't give: %v", err)
	}
	d, ids = beloteDesk(t)
	d.Must(t, tournament.LotDrawn{Order: ids[:2], Algo: "lot/9", Seed: "a"})
	wantFound(t, d.State, archive.DrawUnknown)
}

func sides(tables []rules.SeatedTable) []rules.SeatedTable {
	out := append([]rules.SeatedTable(nil), tables...)
	out[0].Seats = []rules.EntrantID{tables[0].Seats[1], tables[0].Seats[0]}
	return out
}

// TestAlgosAreKnown: verify knows every algorithm that the regulations seat by.
func TestAlgosAreKnown(t *testing.T) {
	for _, reg := range regulations.All() {
		s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 12, Seed: "a", Teams: 3})
		if err != nil {
			t.Fatal(err)
		}
		draws, err := archive.Verify(s.Events(), regulations.Find)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range draws {
			if d.State != archive.DrawReplayed {
				t.Errorf("%s, round %d: %s is %s", reg.Info().ID, d.Round, d.Algo, d.State)
			}
		}
	}
}
