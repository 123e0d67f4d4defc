package belote

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// sheet opens the sheet of a table of belote.
func openSheet(b *screentest.Bench, id, seating string, number int) *table.ResultSheet {
	b.T.Helper()
	return tabletest.Reopen(b, id, tournament.TableKey{Seating: seating, Table: number})
}

// formIn is what stands in a sheet.
func formIn(p *table.ResultSheet) resultForm { return p.Form().(resultForm) }

// typeIn types into a field of a sheet.
func typeIn(ctx app.Context, p *table.ResultSheet, field, text string) {
	p.Send(ctx, table.Msg{Done: table.Type, Field: field, Text: text})
}

func fourPairs(b *screentest.Bench) (id, seating string) {
	return b.SeatedRound(belote.New(), screentest.PairOf("А", "Б"), screentest.PairOf("В", "Г"), screentest.PairOf("Д", "Е"), screentest.PairOf("Ж", "З"))
}

func enter(seating string, table, ns, ew int) tournament.Command {
	return tournament.EnterResult{Seating: seating, Table: table, Result: belote.Result{NS: &ns, EW: &ew}.Canonical()}
}

// TestTypedResultIsKept: a form that is open is written, read by the next window, and gone
// from the disk when it is emptied or recorded.
func TestTypedResultIsKept(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	p := openSheet(b, id, seating, 1)
	typeIn(b.Ctx, p, "ns", "1012")
	b.Keep()
	next := b.Window()
	next.Open(id)
	p = openSheet(next, id, seating, 1)
	if got := formIn(p).totals.Values; !slices.Equal(got, []string{"1012", ""}) || !p.Recorder().Live.Again {
		t.Fatalf("after a reload: %q, %v", got, p.Recorder().Live.Again)
	}
	p.Recorder().Erase()
	next.Keep()
	if got := b.Drafts(); len(got) > 0 || formIn(p).totals.Values[0] != "" {
		t.Fatalf("erased, but kept are %v", got)
	}
	typeIn(b.Ctx, p, "ns", "1012")
	typeIn(b.Ctx, p, "ew", "640")
	next.Keep()
	p.Record(b.Ctx)
	b.Settle()
	p.OnDismount()
	b.Settle()
	if got := b.Drafts(); len(got) > 0 {
		t.Errorf("recorded, but kept are %v", got)
	}
}

// TestCorrectionIsKept with its reason, until the result that it corrects changes.
func TestCorrectionIsKept(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	b.Do(id, enter(seating, 1, 1012, 640))
	p := openSheet(b, id, seating, 1)
	b.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	typeIn(b.Ctx, p, "ew", "650")
	p.Recorder().TypeReason(b.Ctx, "описка")
	b.Keep()

	next := b.Window()
	s := next.Open(id)
	cards := table.TableCards(next.Desk, id, s, s.LastRound())
	if cards[0].Card.Note != "Исправление введено, но не записано" || cards[0].Card.Lines[1].Whists != "640" {
		t.Errorf("the card says %q, %s", cards[0].Card.Note, cards[0].Card.Lines[1].Whists)
	}
	p = openSheet(next, id, seating, 1)
	if got := formIn(p).totals.Values; !slices.Equal(got, []string{"1012", "650"}) || p.Recorder().Reason != "описка" {
		t.Errorf("after a reload: %q, %q", got, p.Recorder().Reason)
	}
	p.OnDismount()

	// The result is corrected elsewhere: what was typed is told, not put in.
	other := b.Window()
	other.Open(id)
	other.Do(id, tournament.CorrectResult{Replaces: s.Current(p.Of.Key).ID, Reason: "слип", Result: belote.Result{NS: new(1012), EW: new(645)}.Canonical()})
	again := b.Window()
	s = again.Open(id)
	p = openSheet(again, id, seating, 1)
	if got := formIn(p).totals.Values; !slices.Equal(got, []string{"1012", "645"}) || p.Recorder().Reason != "" {
		t.Errorf("the form is filled with %q, %q", got, p.Recorder().Reason)
	}
	told := app.HTMLString(&table.StrayNote{Desk: again.Desk, Tournament: id, Key: p.Of.Key})
	if table.LeftNotes(again.Desk, 0, id, s, nil) == nil || !strings.Contains(told, "Результат стола с тех пор изменился") || !strings.Contains(told, "1012") || !strings.Contains(told, "650") {
		t.Errorf("told is %s", told)
	}
	again.Keep()
	if got := b.Drafts(); len(got) != 1 {
		t.Errorf("kept are %v", got)
	}
	(&table.StrayNote{Desk: again.Desk, Tournament: id, Key: p.Of.Key}).Erase(b.Ctx)
	b.Settle()
	if got := b.Drafts(); len(got) != 0 {
		t.Errorf("erased, but kept are %v", got)
	}
}

// TestRecordedDraft: what was recorded just so, before its draft could go, isn't told of.
func TestRecordedDraft(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	p := openSheet(b, id, seating, 1)
	typeIn(b.Ctx, p, "ns", "1012")
	typeIn(b.Ctx, p, "ew", "640")
	b.Keep()
	other := b.Window()
	other.Open(id)
	other.Do(id, enter(seating, 1, 1012, 640))
	next := b.Window()
	s := next.Open(id)
	if notes := table.LeftNotes(next.Desk, 0, id, s, nil); notes != nil {
		t.Errorf("told is %s", app.HTMLString(notes))
	}
	next.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Errorf("kept are %v", got)
	}
}

// TestDraftOfOtherPeople: what was typed at a table that others sit at now, or in a seating
// that was replaced, is told of with their names, and in no form.
func TestDraftOfOtherPeople(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	s := b.Desk.Book(id).State
	typeIn(b.Ctx, openSheet(b, id, seating, 1), "ns", "1012")
	was := append([]rules.EntrantID(nil), s.LastRound().Tables[0].Seats...)
	names := []string{s.Entrant(was[0]).Name(), s.Entrant(was[1]).Name()}
	b.Keep()
	b.Do(id, tournament.RoundCancelled{Seating: seating})
	b.Do(id, tournament.SeatRound{})
	anew := b.Desk.Book(id).State.LastRound().Seating
	b.Do(id, tournament.RoundPublished{Seating: anew})

	next := b.Window()
	s = next.Open(id)
	for table := range s.LastRound().Tables {
		if p := openSheet(next, id, anew, table+1); formIn(p).totals.Values[0] != "" {
			t.Errorf("table %d is filled", table+1)
		}
	}
	told := app.HTMLString(&table.StrayNote{Desk: next.Desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}})
	if table.LeftNotes(next.Desk, 0, id, s, nil) == nil || !strings.Contains(told, "За столом теперь другие") {
		t.Errorf("told is %s", told)
	}
	for _, part := range append(names, "1012", "Тур 1, стол 1") {
		if !strings.Contains(told, part) {
			t.Errorf("%s isn't in %s", part, told)
		}
	}
}

// TestTwoWindowsType: each keeps what the other has typed; a form that nobody has touched
// follows, and brings nothing back.
func TestTwoWindowsType(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	other := b.Window()
	other.Open(id)
	idle := openSheet(other, id, seating, 1)
	first, second := openSheet(b, id, seating, 1), openSheet(other, id, seating, 2)
	typeIn(b.Ctx, first, "ns", "1012")
	b.Keep()
	typeIn(b.Ctx, second, "ns", "1024")
	other.Keep()
	if got := b.Drafts(); len(got) != 2 {
		t.Fatalf("kept are %v", got)
	}
	other.Until("the untouched form follows", func() bool { return formIn(idle).totals.Values[0] == "1012" })
	typeIn(b.Ctx, first, "ew", "640")
	first.Record(b.Ctx)
	b.Settle()
	first.OnDismount()
	other.Until("the result is heard of", func() bool {
		return other.Desk.Opened(id).Current(first.Of.Key) != nil && len(table.LeftOf(other.Desk, id).Forms) == 1
	})
	idle.OnDismount()
	other.Keep()
	b.Keep()
	got := b.Drafts()
	if _, table2 := got["result "+seating+"/2"]; len(got) != 1 || !table2 {
		t.Errorf("kept are %v", got)
	}
	if formIn(second).totals.Values[0] != "1024" {
		t.Errorf("the second table has %q", formIn(second).totals.Values)
	}
}

// TestDraftsGoWithTheTournament in every window, whatever is typed there afterwards.
func TestDraftsGoWithTheTournament(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	other := b.Window()
	other.Open(id)
	p := openSheet(other, id, seating, 1)
	typeIn(b.Ctx, p, "ns", "1012")
	other.Keep()
	m, _ := b.Desk.Record(id)
	b.Desk.Bin(m, true, nil)
	b.Settle()
	if got := b.Drafts(); len(got) != 1 {
		t.Fatalf("in the bin: %v", got)
	}
	b.Desk.EmptyBin(func(app.Context, error) {})
	b.Settle()
	typeIn(b.Ctx, p, "ew", "640")
	other.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Errorf("kept are %v", got)
	}
}

// TestForeignFormIsPassedOver: whatever stands in a record, the table's form is empty and
// the record goes.
func TestForeignFormIsPassedOver(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	s := b.Desk.Book(id).State
	seats, _ := json.Marshal(s.LastRound().Tables[0].Seats)
	record := func(form string) string {
		return `{"game":"belote-pairs","round":1,"seats":` + string(seats) + `,"form":` + form + `}`
	}
	good := record(`{"way":"totals","totals":["1012",""],"later":[1]}`)
	for body, want := range map[string]string{
		good: "1012", "": "", "null": "", "[]": "", "{": "", `{"game":"chess"}`: "", strings.Repeat("[", 100000): "",
		strings.Replace(good, "belote-pairs", "domino-1x1", 1): "", strings.Replace(good, `"round":1`, `"round":-1`, 1): "",
		record(`null`): "", record(`{"way":"totals","totals":["1012"]}`): "", record(`{"way":"","totals":["1012",""]}`): "",
		record(`{"way":"totals","totals":["1012",""],"last":"x"}`): "", record(`{"way":"slip","totals":["",""],"points":"a:b"}`): "",
		record(`{"way":"totals","totals":["1012","` + strings.Repeat("9", 5000) + `"]}`): "1012",
	} {
		draft := store.Draft{Tournament: id, Kind: "result", Of: table.PartOf(tournament.TableKey{Seating: seating, Table: 1}), Body: body}
		if err := b.Store.SetDrafts(t.Context(), []store.Draft{draft}); err != nil {
			t.Fatal(err)
		}
		w := b.Window()
		w.Open(id)
		p := openSheet(w, id, seating, 1)
		if got := formIn(p).totals.Values[0]; got != want {
			t.Errorf("%.80s: %q, want %q", body, got, want)
		}
		p.OnDismount()
		w.Keep()
		if n := len(b.Drafts()); want == "" && n > 0 {
			t.Errorf("%.80s: still there", body)
		}
	}
	for _, of := range []string{"", "/", "x/y/z", seating, seating + "/1/stray/stray", seating + "/99"} {
		if err := b.Store.SetDrafts(t.Context(), []store.Draft{{Tournament: id, Kind: "result", Of: of, Body: good}}); err != nil {
			t.Fatal(err)
		}
	}
	w := b.Window()
	s = w.Open(id)
	table.TableCards(w.Desk, id, w.Desk.Book(id).State, w.Desk.Book(id).State.LastRound())
	_ = table.LeftNotes(w.Desk, 0, id, s, nil)
}

// TestPermitKeepsWhatIsTyped: a leave to play on is no recording.
func TestPermitKeepsWhatIsTyped(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	p := openSheet(b, id, seating, 1)
	p.Send(b.Ctx, table.Msg{Done: table.Push, Field: "unfinished"})
	typeIn(b.Ctx, p, "ns", "950")
	typeIn(b.Ctx, p, "ew", "930")
	p.Send(b.Ctx, table.Msg{Done: table.Push, Field: "permit"})
	b.Settle()
	p.OnDismount()
	b.Keep()
	next := b.Window()
	s := next.Open(id)
	p = openSheet(next, id, seating, 1)
	if got := formIn(p).totals.Values; !slices.Equal(got, []string{"950", "930"}) || !formIn(p).unfinished {
		t.Errorf("after the leave the form has %q, %v", got, formIn(p).unfinished)
	}
	if card := table.TableCards(next.Desk, id, s, s.LastRound())[0].Card; card.Note != next.Desk.T("page.round.permit", nil) {
		t.Errorf("the card says %q", card.Note)
	}
}
