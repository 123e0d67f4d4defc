package pages

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// window is another window of the same device, or this one after a reload.
func (b *bench) window() *bench {
	b.t.Helper()
	w := &bench{t: b.t, engine: b.engine, ctx: b.ctx, store: b.store}
	w.desk = desk.New(b.ctx, b.store, regulations.Find, nobody)
	w.desk.Start()
	b.settle()
	return w
}

// open opens a tournament in the window.
func (b *bench) open(id string) *tournament.State {
	b.t.Helper()
	b.desk.Book(id)
	b.settle()
	return b.desk.Book(id).State
}

// keep writes what is typed, as a touch does a little later.
func (b *bench) keep() {
	b.desk.KeepDrafts(nil)
	b.settle()
}

// until waits for what another window has to tell.
func (b *bench) until(what string, holds func() bool) {
	b.t.Helper()
	for end := time.Now().Add(5 * time.Second); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			b.t.Fatalf("in vain waited until %s", what)
		}
		b.settle()
	}
}

// drafts are the bodies on the disk by kind and what they are about.
func (b *bench) drafts() map[string]string {
	b.t.Helper()
	list, err := b.store.Drafts(b.t.Context())
	if err != nil {
		b.t.Fatal(err)
	}
	found := map[string]string{}
	for _, d := range list {
		found[d.Kind+" "+d.Of] = d.Body
	}
	return found
}

// sheet opens the sheet of a table of belote.
func (b *bench) sheet(id, seating string, table int) *beloteSheet {
	b.t.Helper()
	p := &beloteSheet{Of: tableSheet{Desk: b.desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: table}, OnClose: func(app.Context) {}, OnDone: func(app.Context) {}}}
	app.HTMLString(p.Render())
	return p
}

func fourPairs(b *bench) (id, seating string) {
	return b.seatedRound(belote.New(), pairOf("А", "Б"), pairOf("В", "Г"), pairOf("Д", "Е"), pairOf("Ж", "З"))
}

func enter(seating string, table, ns, ew int) tournament.Command {
	return tournament.EnterResult{Seating: seating, Table: table, Result: belote.Result{NS: &ns, EW: &ew}.Canonical()}
}

// TestTypedResultIsKept: a form that is open is written, read by the next window, and gone
// from the disk when it is emptied or recorded.
func TestTypedResultIsKept(t *testing.T) {
	b := newBench(t)
	id, seating := fourPairs(b)
	p := b.sheet(id, seating, 1)
	p.typeNS(b.ctx, "1012")
	b.keep()
	next := b.window()
	next.open(id)
	p = next.sheet(id, seating, 1)
	if got := p.form.totals.Values; !slices.Equal(got, []string{"1012", ""}) || !p.rec.live.again {
		t.Fatalf("after a reload: %q, %v", got, p.rec.live.again)
	}
	p.rec.erase()
	next.keep()
	if got := b.drafts(); len(got) > 0 || p.form.totals.Values[0] != "" {
		t.Fatalf("erased, but kept are %v", got)
	}
	p.typeNS(b.ctx, "1012")
	p.typeEW(b.ctx, "640")
	next.keep()
	p.record(b.ctx)
	b.settle()
	p.OnDismount()
	b.settle()
	if got := b.drafts(); len(got) > 0 {
		t.Errorf("recorded, but kept are %v", got)
	}
}

// TestCorrectionIsKept with its reason, until the result that it corrects changes.
func TestCorrectionIsKept(t *testing.T) {
	b := newBench(t)
	id, seating := fourPairs(b)
	b.do(id, enter(seating, 1, 1012, 640))
	p := b.sheet(id, seating, 1)
	b.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	p.typeEW(b.ctx, "650")
	p.rec.typeReason(b.ctx, "описка")
	b.keep()

	next := b.window()
	s := next.open(id)
	cards := tableCards(next.desk, id, s, s.LastRound())
	if cards[0].card.Note != "Исправление введено, но не записано" || cards[0].card.Lines[1].Whists != "640" {
		t.Errorf("the card says %q, %s", cards[0].card.Note, cards[0].card.Lines[1].Whists)
	}
	p = next.sheet(id, seating, 1)
	if got := p.form.totals.Values; !slices.Equal(got, []string{"1012", "650"}) || p.rec.reason != "описка" {
		t.Errorf("after a reload: %q, %q", got, p.rec.reason)
	}
	p.OnDismount()

	// The result is corrected elsewhere: what was typed is told, not put in.
	other := b.window()
	other.open(id)
	other.do(id, tournament.CorrectResult{Replaces: s.Current(p.Of.Key).ID, Reason: "слип", Result: belote.Result{NS: new(1012), EW: new(645)}.Canonical()})
	again := b.window()
	s = again.open(id)
	p = again.sheet(id, seating, 1)
	if got := p.form.totals.Values; !slices.Equal(got, []string{"1012", "645"}) || p.rec.reason != "" {
		t.Errorf("the form is filled with %q, %q", got, p.rec.reason)
	}
	told := app.HTMLString(&strayNote{Desk: again.desk, Tournament: id, Key: p.Of.Key})
	if leftNotes(again.desk, 0, id, s, nil) == nil || !strings.Contains(told, "Результат стола с тех пор изменился") || !strings.Contains(told, "1012") || !strings.Contains(told, "650") {
		t.Errorf("told is %s", told)
	}
	again.keep()
	if got := b.drafts(); len(got) != 1 {
		t.Errorf("kept are %v", got)
	}
	(&strayNote{Desk: again.desk, Tournament: id, Key: p.Of.Key}).erase(b.ctx)
	b.settle()
	if got := b.drafts(); len(got) != 0 {
		t.Errorf("erased, but kept are %v", got)
	}
}

// TestRecordedDraft: what was recorded just so, before its draft could go, isn't told of.
func TestRecordedDraft(t *testing.T) {
	b := newBench(t)
	id, seating := fourPairs(b)
	p := b.sheet(id, seating, 1)
	p.typeNS(b.ctx, "1012")
	p.typeEW(b.ctx, "640")
	b.keep()
	other := b.window()
	other.open(id)
	other.do(id, enter(seating, 1, 1012, 640))
	next := b.window()
	s := next.open(id)
	if notes := leftNotes(next.desk, 0, id, s, nil); notes != nil {
		t.Errorf("told is %s", app.HTMLString(notes))
	}
	next.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Errorf("kept are %v", got)
	}
}

// TestDraftOfOtherPeople: what was typed at a table that others sit at now, or in a seating
// that was replaced, is told of with their names, and in no form.
func TestDraftOfOtherPeople(t *testing.T) {
	b := newBench(t)
	id, seating := fourPairs(b)
	s := b.desk.Book(id).State
	b.sheet(id, seating, 1).typeNS(b.ctx, "1012")
	was := append([]rules.EntrantID(nil), s.LastRound().Tables[0].Seats...)
	names := []string{s.Entrant(was[0]).Name(), s.Entrant(was[1]).Name()}
	b.keep()
	b.do(id, tournament.RoundCancelled{Seating: seating})
	b.do(id, tournament.SeatRound{})
	anew := b.desk.Book(id).State.LastRound().Seating
	b.do(id, tournament.RoundPublished{Seating: anew})

	next := b.window()
	s = next.open(id)
	for table := range s.LastRound().Tables {
		if p := next.sheet(id, anew, table+1); p.form.totals.Values[0] != "" {
			t.Errorf("table %d is filled", table+1)
		}
	}
	told := app.HTMLString(&strayNote{Desk: next.desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}})
	if leftNotes(next.desk, 0, id, s, nil) == nil || !strings.Contains(told, "За столом теперь другие") {
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
	b := newBench(t)
	id, seating := fourPairs(b)
	other := b.window()
	other.open(id)
	idle := other.sheet(id, seating, 1)
	first, second := b.sheet(id, seating, 1), other.sheet(id, seating, 2)
	first.typeNS(b.ctx, "1012")
	b.keep()
	second.typeNS(b.ctx, "1024")
	other.keep()
	if got := b.drafts(); len(got) != 2 {
		t.Fatalf("kept are %v", got)
	}
	other.until("the untouched form follows", func() bool { return idle.form.totals.Values[0] == "1012" })
	first.typeEW(b.ctx, "640")
	first.record(b.ctx)
	b.settle()
	first.OnDismount()
	other.until("the result is heard of", func() bool {
		return other.desk.Opened(id).Current(first.Of.Key) != nil && len(leftOf(other.desk, id).forms) == 1
	})
	idle.OnDismount()
	other.keep()
	b.keep()
	got := b.drafts()
	if _, table2 := got["result "+seating+"/2"]; len(got) != 1 || !table2 {
		t.Errorf("kept are %v", got)
	}
	if second.form.totals.Values[0] != "1024" {
		t.Errorf("the second table has %q", second.form.totals.Values)
	}
}

// TestDraftsGoWithTheTournament in every window, whatever is typed there afterwards.
func TestDraftsGoWithTheTournament(t *testing.T) {
	b := newBench(t)
	id, seating := fourPairs(b)
	other := b.window()
	other.open(id)
	p := other.sheet(id, seating, 1)
	p.typeNS(b.ctx, "1012")
	other.keep()
	m, _ := b.desk.Record(id)
	b.desk.Bin(m, true, nil)
	b.settle()
	if got := b.drafts(); len(got) != 1 {
		t.Fatalf("in the bin: %v", got)
	}
	b.desk.EmptyBin(func(app.Context, error) {})
	b.settle()
	p.typeEW(b.ctx, "640")
	other.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Errorf("kept are %v", got)
	}
}

// TestForeignFormIsPassedOver: whatever stands in a record, the table's form is empty and
// the record goes.
func TestForeignFormIsPassedOver(t *testing.T) {
	b := newBench(t)
	id, seating := fourPairs(b)
	s := b.desk.Book(id).State
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
		draft := store.Draft{Tournament: id, Kind: "result", Of: partOf(tournament.TableKey{Seating: seating, Table: 1}), Body: body}
		if err := b.store.SetDrafts(t.Context(), []store.Draft{draft}); err != nil {
			t.Fatal(err)
		}
		w := b.window()
		w.open(id)
		p := w.sheet(id, seating, 1)
		if got := p.form.totals.Values[0]; got != want {
			t.Errorf("%.80s: %q, want %q", body, got, want)
		}
		p.OnDismount()
		w.keep()
		if n := len(b.drafts()); want == "" && n > 0 {
			t.Errorf("%.80s: still there", body)
		}
	}
	for _, of := range []string{"", "/", "x/y/z", seating, seating + "/1/stray/stray", seating + "/99"} {
		if err := b.store.SetDrafts(t.Context(), []store.Draft{{Tournament: id, Kind: "result", Of: of, Body: good}}); err != nil {
			t.Fatal(err)
		}
	}
	w := b.window()
	s = w.open(id)
	app.HTMLString((&round{Desk: w.desk}).Render())
	_ = leftNotes(w.desk, 0, id, s, nil)
}

// FuzzLeftForm: no record breaks a form, and what is read is written the same.
func FuzzLeftForm(f *testing.F) {
	f.Add(`{"game":"belote-pairs","round":1,"seats":["a","b"],"form":{"way":"slip","totals":["",""],"points":"2:-2","diff":"372"}}`)
	f.Add(`{"game":"preferans-almaty","round":1,"seats":["a","b","c"],"form":{"whists":["1","-66 2/3",""],"filled":-1,"late":[{},{},{"step":"missed"}]}}`)
	f.Add(`{"game":"domino-1x1","round":1,"seats":["a","b"],"form":{"parties":["1","2","","","",""],"unfinished":true}}`)
	f.Fuzz(func(t *testing.T, body string) {
		left, ok := readLeft(body)
		if !ok {
			return
		}
		again, ok := readLeft(left.body())
		if !ok || again.body() != left.body() {
			t.Errorf("%s becomes %s", left.body(), again.body())
		}
		left.form.typedWords([]string{"А", "Б", "В", "Г"})
		if left.game != belote.ID { // whose tidying asks the tournament
			left.form.typedResult(nil, tournament.TableKey{})
		}
	})
}

// TestPermitKeepsWhatIsTyped: a leave to play on is no recording.
func TestPermitKeepsWhatIsTyped(t *testing.T) {
	b := newBench(t)
	id, seating := fourPairs(b)
	p := b.sheet(id, seating, 1)
	p.form.unfinished = true
	p.typeNS(b.ctx, "950")
	p.typeEW(b.ctx, "930")
	p.permit(b.ctx)
	b.settle()
	p.OnDismount()
	b.keep()
	next := b.window()
	s := next.open(id)
	p = next.sheet(id, seating, 1)
	if got := p.form.totals.Values; !slices.Equal(got, []string{"950", "930"}) || !p.form.unfinished {
		t.Errorf("after the leave the form has %q, %v", got, p.form.unfinished)
	}
	if card := tableCards(next.desk, id, s, s.LastRound())[0].card; card.Note != next.desk.T("page.round.permit", nil) {
		t.Errorf("the card says %q", card.Note)
	}
}
