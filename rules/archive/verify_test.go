package archive_test

import (
	"os"
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

// TestVerifyUnseen: a fine that another phone gave before this one seated, and that came with
// a merge after it, doesn't make an honest seating a forged one; another seed still does.
func TestVerifyUnseen(t *testing.T) {
	desk, _ := beloteDesk(t)
	desk.Open(t)
	desk.Enter(t, map[int]string{0: `{"ns":1001,"ew":640}`})
	phone := desk.Branch(2)
	leader := desk.State.Standing(1).Lines[0].Entrant
	phone.Must(t, tournament.FineGiven{Entrant: leader, Round: 1, Points: rules.Points(-2), Cause: tournament.CauseAdjust, Reason: "опоздание"})
	desk.Close(t)
	desk.Open(t)
	desk.Merge(phone)
	if outcome := desk.State.Rejected(); len(outcome) > 0 {
		t.Fatal(outcome)
	}
	wantFound(t, desk.State, archive.DrawReplayed, archive.DrawReplayed)

	events := append([]tournament.Event(nil), desk.State.Events()...)
	for i, e := range events {
		if b, ok := e.Body.(tournament.RoundSeated); ok && b.Round == 2 {
			b.Seed += "x"
			events[i].Body = b
		}
	}
	if _, err := archive.Verify(events, regulations.Find); rules.CodeOf(err) != "verify.draw" {
		t.Errorf("another seed: %v", err)
	}
}

// TestVerifySheet: a result that a score sheet handed over is what its deals give.
func TestVerifySheet(t *testing.T) {
	for name, c := range map[string]struct {
		regulation, deal, right, wrong string
		deals, players                 int
	}{
		"belote":    {"belote-pairs", `{"declarer":"ns","game":"trump","cards":{"ns":162,"ew":0}}`, `{"ns":1134,"ew":0,"lastDeclarer":"ns"}`, `{"ns":600,"ew":1200}`, 7, 2},
		"domino":    {"domino-1x1", `{"out":"a","left":30}`, `{"parties":[{"a":120,"b":0},{"a":30,"b":0,"unfinished":true}]}`, `{"parties":[{"a":0,"b":120},{"a":30,"b":0,"unfinished":true}]}`, 5, 1},
		"preferans": {"preferans-almaty", `{"kind":"contract","dealer":3,"declarer":0,"level":6,"roles":["declarer","whist","whist","dealer"],"tricks":[5,3,2,0]}`, "", `{"whists":["10","10","10","-30"],"sheet":true}`, 1, 1},
	} {
		t.Run(name, func(t *testing.T) {
			reg, _ := regulations.Find(c.regulation)
			fresh := func() (*rulestest.Desk, tournament.TableKey) {
				d := rulestest.NewDesk(regulations.Find, 1)
				d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, nil))
				for i := range 4 {
					d.Register(t, []string{"А" + string(rune('а'+i)), "Б" + string(rune('а'+i))}[:c.players])
				}
				k := tournament.TableKey{Seating: d.Open(t), Table: 1}
				for range c.deals {
					d.Must(t, tournament.DealAdded{Seating: k.Seating, Table: 1, Deal: []byte(c.deal)})
				}
				return d, k
			}
			d, k := fresh()
			computed, err := d.State.SheetResult(k)
			if err != nil {
				t.Fatal(err)
			}
			if c.right != "" && string(computed.Canonical()) != c.right {
				t.Errorf("the deals give %s, want %s", computed.Canonical(), c.right)
			}
			d.Must(t, tournament.EnterResult{Seating: k.Seating, Table: 1, Result: computed.Canonical(), Sheet: true})
			wantFound(t, d.State, archive.DrawReplayed)
			// deals that are corrected after it don't make it a forged one
			d.Must(t, tournament.DealRemoved{Seating: k.Seating, Table: 1, Target: d.State.Sheets[k].Deals[0].ID})
			wantFound(t, d.State, archive.DrawReplayed)

			d, k = fresh()
			d.Must(t, tournament.EnterResult{Seating: k.Seating, Table: 1, Result: []byte(c.wrong), Sheet: true})
			_, err = found(t, d.State)
			if rules.CodeOf(err) != "verify.sheet" || arg(err, "table") != 1 || arg(err, "event") != len(d.State.Events()) || innermost(err) != "verify.sheet.numbers" {
				t.Errorf("a result that isn't the sheet's: %v", err)
			}
		})
	}
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

// TestVerifyReplaced: a seating by an algorithm that a newer one has replaced is replayed by
// the old one; one that neither gives is refused.
func TestVerifyReplaced(t *testing.T) {
	for _, row := range []struct {
		algo string
		ok   bool
	}{{"apart/1", true}, {"odd/1", false}} {
		d := rulestest.NewDesk(regulations.Find, 1)
		reg, _ := regulations.Find("domino-1x1")
		d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, rules.Params{"groups": true, "groupRounds": 3}))
		d.Register(t, []string{"А"}, []string{"Б"}, []string{"В"}, []string{"Г"}, []string{"Д"}, []string{"Е"}, []string{"Ж"}, []string{"З"})
		d.Open(t)
		d.Enter(t, map[int]string{0: `{"parties":[{"a":101,"b":50},{"a":101,"b":60}]}`})
		d.Close(t)
		// The first of each group leaves, the other winners are one team: 1 and 2 of group a
		// would meet. The old algorithm left them together.
		for _, first := range []int{0, 2} {
			d.Must(t, tournament.EntrantWithdrawn{Entrant: d.State.Rounds[0].Tables[first].Seats[1], After: 1})
		}
		for _, at := range []int{0, 1} {
			id := d.State.Rounds[0].Tables[at].Seats[0]
			d.Must(t, tournament.EntrantEdited{Entrant: id, Person: tournament.Person{Players: d.State.Entrant(id).Players, Team: "Т"}})
		}
		old, known := d.State.Reseat("apart/1", "seed")
		now, err := d.State.Propose("seed")
		if err != nil || !known || now.Algo != "odd/1" || len(old.Tables) != 3 {
			t.Fatalf("%v: %+v, %+v", err, old, now)
		}
		d.Must(t, tournament.RoundSeated{Round: 2, Stage: old.Stage, System: old.System, Algo: row.algo, Seed: "seed", Tables: old.Tables})
		states, err := found(t, d.State)
		if row.ok && (err != nil || len(states) != 2 || states[1] != archive.DrawReplayed) || !row.ok && rules.CodeOf(err) != "verify.draw" {
			t.Errorf("%s: %v, %v", row.algo, states, err)
		}
	}
}

// TestFineOfACancelledRound: in the file the second seating of round 2 was made without the
// fines of the first, as programs did then; it verifies, and the next one is made with them.
func TestFineOfACancelledRound(t *testing.T) {
	data, err := os.ReadFile("testdata/orphan-fine.json")
	if err != nil {
		t.Fatal(err)
	}
	f, s := read(t, data)
	if _, err := archive.Verify(f.Events, regulations.Find); err != nil {
		t.Error(err)
	}
	const fined = rules.EntrantID("5bfc8eb60a1b753720e7e4cdb95cbe9a")
	lines := s.Standing(1).Lines
	if last := lines[len(lines)-1]; last.Entrant != fined || last.FinePoints != -7 {
		t.Errorf("after round 1 the last is %+v", last)
	}
	d := rulestest.NewDesk(regulations.Find, 1)
	d.State = s
	d.Must(t, tournament.RoundCancelled{Seating: s.LastRound().Seating}, tournament.SeatRound{})
	tables := d.State.LastRound().Tables
	if seats := tables[len(tables)-1].Seats; seats[0] != fined && seats[1] != fined {
		t.Errorf("the fined pair isn't at the last table: %v", seats)
	}
	if _, err := archive.Verify(d.State.Events(), regulations.Find); err != nil {
		t.Error(err)
	}
}
