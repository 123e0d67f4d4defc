package round

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	beloteui "github.com/sudya-app/sudya/app/game/belote"
	dominoui "github.com/sudya-app/sudya/app/game/domino"
	preferansui "github.com/sudya-app/sudya/app/game/preferans"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// sheetForm is the sheet of a table of any game.
type sheetForm interface {
	app.Composer
	app.Dismounter
}

func beloteOf(p sheetForm) beloteui.ResultForm {
	form, _ := p.(*beloteui.ResultSheet).Look()
	return form.(beloteui.ResultForm)
}

// TestTypedResultStays: what is typed for a table and put away shows on its card and is
// there again when the sheet opens, until it is recorded; then the card has the result.
func TestTypedResultStays(t *testing.T) {
	for _, game := range []struct {
		reg          rules.Regulation
		entrants     []tournament.EntrantRegistered
		half, typed  func(sheetForm)
		values       func(sheetForm) []string
		at           func(sheetForm) int
		record       func(sheetForm, app.Context)
		left, wanted []string
		shown        string // in the card's whists
	}{
		{
			reg: belote.New(), entrants: []tournament.EntrantRegistered{screentest.PairOf("Аскаров", "Беков"), screentest.PairOf("Волков", "Громов")},
			half: func(p sheetForm) {
				f := beloteOf(p)
				f.Totals = f.Totals.Set(0, "1012")
				p.(*beloteui.ResultSheet).Put(f)
			},
			typed: func(p sheetForm) {
				f := beloteOf(p)
				f.Totals = f.Totals.Set(1, "640")
				p.(*beloteui.ResultSheet).Put(f)
			},
			values: func(p sheetForm) []string { return beloteOf(p).Totals.Values },
			at:     func(p sheetForm) int { return beloteOf(p).Totals.At },
			record: func(p sheetForm, ctx app.Context) { p.(*beloteui.ResultSheet).Record(ctx) },
			left:   []string{"1012", ""}, wanted: []string{"1012", "640"}, shown: "1012",
		},
		{
			reg: preferans.New(), entrants: []tournament.EntrantRegistered{screentest.Single("Оспанов"), screentest.Single("Полуянов"), screentest.Single("Тулеев")},
			half: func(p sheetForm) { f := p.(*preferansui.ResultSheet); f.Entry = f.Entry.Type(0, "100") },
			typed: func(p sheetForm) {
				f := p.(*preferansui.ResultSheet)
				f.Entry = f.Entry.Type(1, "-40").Type(2, "-60")
			},
			values: func(p sheetForm) []string { return p.(*preferansui.ResultSheet).Entry.Values },
			at:     func(p sheetForm) int { return p.(*preferansui.ResultSheet).Entry.At },
			record: func(p sheetForm, ctx app.Context) { p.(*preferansui.ResultSheet).Record(ctx) },
			left:   []string{"100", "", ""}, wanted: []string{"100", "-40", "-60"}, shown: "+100",
		},
		{
			reg: domino.New(), entrants: []tournament.EntrantRegistered{screentest.Single("Мироненко"), screentest.Single("Терещук")},
			half: func(p sheetForm) { f := p.(*dominoui.ResultSheet); f.Entry = f.Entry.Set(0, "108") },
			typed: func(p sheetForm) {
				f := p.(*dominoui.ResultSheet)
				f.Entry = f.Entry.Set(1, "74").Set(2, "101").Set(3, "60")
			},
			values: func(p sheetForm) []string { return p.(*dominoui.ResultSheet).Entry.Values },
			at:     func(p sheetForm) int { return p.(*dominoui.ResultSheet).Entry.At },
			record: func(p sheetForm, ctx app.Context) { p.(*dominoui.ResultSheet).Record(ctx) },
			left:   []string{"108", "", "", ""}, wanted: []string{"108", "74", "101", "60"}, shown: "108 101",
		},
	} {
		t.Run(game.reg.Info().ID, func(t *testing.T) {
			b := screentest.NewBench(t)
			id, seating := b.SeatedRound(game.reg, game.entrants...)
			page := &round{Desk: b.Desk, Route: route.Of(id, "round")}
			card := func() table.RoundCard {
				t.Helper()
				app.HTMLString(page.Render())
				if len(page.made.cards) != 1 {
					t.Fatalf("%d cards", len(page.made.cards))
				}
				return page.made.cards[0]
			}
			open := func() sheetForm {
				p := table.TableGames[game.reg.Info().ID].Sheet(table.TableSheet{
					Desk: b.Desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}, OnClose: func(app.Context) {}, OnDone: func(app.Context) {},
				}).(sheetForm)
				if begins, ok := p.(app.Initializer); ok {
					begins.OnInit()
				}
				app.HTMLString(p.Render())
				return p
			}
			if c := card(); c.State != table.FilterWait {
				t.Fatalf("before: %+v", c)
			}
			revision := page.made.revision
			p := open()
			p.OnDismount() // nothing is typed
			if card(); page.made.revision != revision {
				t.Error("the cards are made anew though nothing has changed")
			}
			p = open()
			game.half(p)
			p.OnDismount()
			if c := card(); c.State != table.FilterAsk || c.Card.Note != "Введено не всё" {
				t.Errorf("half of it: %s, %q", c.State, c.Card.Note)
			}
			p = open()
			if got := game.values(p); !slices.Equal(got, game.left) || game.at(p) != 1 {
				t.Errorf("left are %q, typing goes on in field %d", got, game.at(p))
			}
			game.typed(p)
			p.OnDismount()
			whists := func(c table.RoundCard) string {
				var all []string
				for _, l := range c.Card.Lines {
					all = append(all, l.Whists)
				}
				return strings.Join(all, ";")
			}
			if c := card(); c.State != table.FilterAsk || c.Card.Note != "Введено, но не записано" || !strings.Contains(whists(c), game.shown) {
				t.Errorf("all of it: %s, %q, %s", c.State, c.Card.Note, whists(c))
			}
			p = open()
			if got := game.values(p); !slices.Equal(got, game.wanted) {
				t.Errorf("left are %q", got)
			}
			game.record(p, b.Ctx)
			b.Settle()
			p.OnDismount()
			if c := card(); c.State != table.FilterDone || !strings.Contains(whists(c), game.shown) {
				t.Errorf("recorded: %s, %q, %s", c.State, c.Card.Note, whists(c))
			}
			if len(table.LeftOf(b.Desk, id).Forms) > 0 {
				t.Error("a recorded form is kept")
			}
		})
	}
}

// TestLatenessNotedMeanwhile: who came late while a form waited is late in it.
func TestLatenessNotedMeanwhile(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := b.SeatedRound(preferans.New(), screentest.Single("Оспанов"), screentest.Single("Полуянов"), screentest.Single("Тулеев"))
	open := func() *preferansui.ResultSheet {
		p := &preferansui.ResultSheet{Of: table.TableSheet{Desk: b.Desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}}}
		p.OnInit()
		app.HTMLString(p.Render())
		return p
	}
	p := open()
	p.Entry = p.Entry.Type(0, "100")
	p.OnDismount()
	late := b.Desk.Book(id).State.LastRound().Tables[0].Seats[1]
	b.Do(id, tournament.ClockSet{Seating: seating, Step: tournament.ClockAnnounce})
	b.Do(id, tournament.ArrivalRecorded{Seating: seating, Entrant: late, Seconds: 7 * 60})
	p = open()
	if p.Entry.Values[0] != "100" || p.Late[0] != (preferansui.LateMark{}) || p.Late[1].Minutes != 7 {
		t.Errorf("left are %q, late %+v", p.Entry.Values, p.Late)
	}
}
