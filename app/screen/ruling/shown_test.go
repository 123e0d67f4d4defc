package ruling

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestOnlyWhatIsShownIsChosen: an irregularity counts as chosen as long as it is on the
// screen, whatever phase or search is looked at.
func TestOnlyWhatIsShownIsChosen(t *testing.T) {
	for _, reg := range regulations.All() {
		b := bookOf(reg)
		for _, irr := range b.list {
			b.take(irr.ID)
			if _, ok := b.Chosen(); !ok {
				t.Errorf("%s %s isn't chosen once it is taken", reg.Info().ID, irr.ID)
			}
			b.listing = true
			for _, phase := range append(b.phases(), freeRuling) {
				b.phase = phase
				if _, ok := b.Chosen(); ok != (phase == irr.Phase) {
					t.Errorf("%s %s in the list of %s: chosen %v", reg.Info().ID, irr.ID, phase, ok)
				}
			}
			b.phase, b.query, b.finding = irr.Phase, "ъъъ", true
			if _, ok := b.Chosen(); ok {
				t.Errorf("%s %s is chosen though the search found nothing", reg.Info().ID, irr.ID)
			}
		}
	}
}

// TestAnotherPhaseRecordsNothing: what was chosen isn't recorded once the list of another
// phase doesn't show it; back in its own phase it stands as it was.
func TestAnotherPhaseRecordsNothing(t *testing.T) {
	b := screentest.NewBench(t)
	id, _ := b.SeatedRound(belote.New(), screentest.PairOf("А", "Б"), screentest.PairOf("В", "Г"))
	p := &Ruling{Desk: b.Desk, Route: route.Of(id, "ruling", 1, 1)}
	html := func() string { return app.HTMLString(p.Render()) }
	html()
	p.pickWho(b.Ctx, string(b.Desk.Book(id).State.Rounds[0].Tables[0].Seats[0]))
	p.pickEntry(b.Ctx, "B2")
	html()
	own := p.Book.phase
	p.list(b.Ctx)
	p.pickPhase(b.Ctx, "play")
	if page := html(); strings.Contains(page, "ruling-go") {
		t.Error("nothing is chosen, but something can be recorded")
	}
	p.write(b.Ctx)
	b.Settle()
	if list := b.Desk.Book(id).State.Rulings; len(list) != 0 {
		t.Fatalf("recorded is %+v", list)
	}
	p.pickPhase(b.Ctx, own)
	if page := html(); !strings.Contains(page, "ruling-go") {
		t.Error("back in its phase the choice can't be recorded")
	}
	p.write(b.Ctx)
	b.Settle()
	if list := b.Desk.Book(id).State.Rulings; len(list) != 1 || list[0].Irregularity != "B2" {
		t.Errorf("recorded is %+v", list)
	}
}

// TestNumbersOfAnotherOption: points typed for one option aren't recorded with another that
// asks for whists only, and don't keep it from being recorded.
func TestNumbersOfAnotherOption(t *testing.T) {
	b := screentest.NewBench(t)
	id, _ := b.SeatedRound(preferans.New(), screentest.Single("А"), screentest.Single("Б"), screentest.Single("В"), screentest.Single("Г"))
	s := b.Desk.Book(id).State
	p := &Ruling{Desk: b.Desk, Route: route.Of(id, "ruling", 1, 1)}
	app.HTMLString(p.Render())
	p.pickEntry(b.Ctx, "revoke")
	p.pickWho(b.Ctx, string(s.Rounds[0].Tables[0].Seats[0]))
	irr, _ := p.Book.Chosen()
	option := func(effect string) {
		for _, o := range optionsOf(irr) {
			if o.Effect == effect {
				p.pickOption(b.Ctx, scope.Number(o.number))
				return
			}
		}
		t.Fatalf("no option %s", effect)
	}
	for _, points := range []string{"−5", "не число"} {
		option(rules.EffectAdjustPoints)
		p.typePoints(b.Ctx, points)
		option(rules.EffectAdjustWhists)
		p.typeWhists(b.Ctx, "30")
		v, err := p.Verdict(s, irr)
		if err != nil || len(v.Adjust) != 4 || v.Adjust[0].Points != 0 || v.Adjust[0].Whists != 30 {
			t.Errorf("points %q behind whists: %+v, %v", points, v.Adjust, err)
		}
	}
	option(rules.EffectAdjustPoints)
	p.typePoints(b.Ctx, "−5")
	if v, err := p.Verdict(s, irr); err != nil || len(v.Adjust) != 1 || v.Adjust[0].Points != -10 || v.Adjust[0].Whists != 0 {
		t.Errorf("whists behind points: %+v, %v", v.Adjust, err)
	}
}

// TestWhoHasLeftTheTable: who was chosen at a table and sits elsewhere after an exchange is
// neither shown nor recorded: in a ruling and in a protest.
func TestWhoHasLeftTheTable(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := b.SeatedRound(belote.New(), screentest.PairOf("А", "Б"), screentest.PairOf("В", "Г"))
	s := b.Desk.Book(id).State
	p := &Ruling{Desk: b.Desk, Route: route.Of(id, "ruling", 1, 1)}
	app.HTMLString(p.Render())
	p.pickWho(b.Ctx, "somebody else")
	app.HTMLString(p.Render())
	if p.Who != "" {
		t.Errorf("the ruling is about %q, whom its list hasn't", p.Who)
	}
	board := &discipline.ProtestBoard{Desk: b.Desk, Tournament: id, Round: 1, Table: 1}
	app.HTMLString(board.Render())
	board.Begin(b.Ctx)
	board.PickWho(b.Ctx, "somebody else")
	app.HTMLString(board.Render())
	if board.Who != "" {
		t.Errorf("the protest is of %q, whom its list hasn't", board.Who)
	}
	board.PickWho(b.Ctx, string(s.Rounds[0].Tables[0].Seats[1]))
	app.HTMLString(board.Render())
	if board.Who == "" {
		t.Error("who sits there can't protest")
	}

	// The reason of a correction that isn't to be seen any more isn't the reason of clearing.
	ns, ew := 1012, 640
	b.Do(id, tournament.EnterResult{Seating: seating, Table: 1, Result: belote.Result{NS: &ns, EW: &ew}.Canonical()})
	var r table.Recorder
	r.At(b.Desk, id, tournament.TableKey{Seating: seating, Table: 1})
	r.TypeReason(b.Ctx, "описка в сумме")
	r.Clear(b.Ctx, nil)
	b.Settle()
	for _, e := range b.Desk.Book(id).State.Events() {
		if c, ok := e.Body.(tournament.ResultCleared); ok && c.Reason != "" {
			t.Errorf("cleared because of %q", c.Reason)
		}
	}
}
