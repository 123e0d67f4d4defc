package round

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestTypedResultStays: what is typed for a table and put away shows on its card and is
// there again when the sheet opens, until it is recorded; then the card has the result.
func TestTypedResultStays(t *testing.T) {
	for _, game := range []struct {
		reg          rules.Regulation
		entrants     []tournament.EntrantRegistered
		half, rest   []string // touches
		left, wanted []string // what is typed, seat by seat
		next         string   // the field where typing goes on
		shown        string   // in the card's whists
	}{
		{
			reg: belote.New(), entrants: []tournament.EntrantRegistered{screentest.PairOf("Аскаров", "Беков"), screentest.PairOf("Волков", "Громов")},
			half: []string{"type ns 1012"}, rest: []string{"type ew 640"}, left: []string{"а 1012", "б —"}, wanted: []string{"а 1012", "б 640"}, next: "ew", shown: "1012",
		},
		{
			reg: preferans.New(), entrants: []tournament.EntrantRegistered{screentest.Single("Оспанов"), screentest.Single("Полуянов"), screentest.Single("Тулеев")},
			half: []string{"type whists-0 100"}, rest: []string{"type whists-1 -40", "type whists-2 -60"},
			left: []string{"а 100", "б —", "в —"}, wanted: []string{"а 100", "б -40", "в -60"}, next: "whists-1", shown: "+100",
		},
		{
			reg: domino.New(), entrants: []tournament.EntrantRegistered{screentest.Single("Мироненко"), screentest.Single("Терещук")},
			half: []string{"type party-0 108"}, rest: []string{"type party-1 74", "type party-2 101", "type party-3 60"},
			left: []string{"а 108", "б —"}, wanted: []string{"а 108 101", "б 74 60"}, next: "party-1", shown: "108 101",
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
			k := tournament.TableKey{Seating: seating, Table: 1}
			open := func() *table.ResultSheet { return tabletest.Reopen(b, id, k) }
			typed := func(p *table.ResultSheet) []string {
				return p.Form().Words([]string{"а", "б", "в"}[:len(game.left)])
			}
			touch := func(p *table.ResultSheet, touches []string) {
				for _, m := range tabletest.Touches(t, touches...) {
					p.Send(b.Ctx, m)
				}
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
			touch(p, game.half)
			p.OnDismount()
			if c := card(); c.State != table.FilterAsk || c.Card.Note != "Введено не всё" {
				t.Errorf("half of it: %s, %q", c.State, c.Card.Note)
			}
			p = open()
			at := p.Of.Spot()
			if got, next := typed(p), tabletest.Current(p.Form().View(at, p.Form().Score(at)).Fields); !slices.Equal(got, game.left) || next != game.next {
				t.Errorf("left are %q, typing goes on in field %s", got, next)
			}
			touch(p, game.rest)
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
			if got := typed(p); !slices.Equal(got, game.wanted) {
				t.Errorf("left are %q", got)
			}
			p.Record(b.Ctx)
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
	k := tournament.TableKey{Seating: seating, Table: 1}
	p := tabletest.Reopen(b, id, k)
	p.Send(b.Ctx, table.Msg{Done: table.Type, Field: "whists-0", Text: "100"})
	p.OnDismount()
	late := b.Desk.Book(id).State.LastRound().Tables[0].Seats[1]
	b.Do(id, tournament.ClockSet{Seating: seating, Step: tournament.ClockAnnounce})
	b.Do(id, tournament.ArrivalRecorded{Seating: seating, Entrant: late, Seconds: 7 * 60})
	p = tabletest.Reopen(b, id, k)
	r, _ := p.Form().Result(p.Of.Spot())
	if got := r.(preferans.Result); got.Whists[0] != rules.Whole(100) || len(got.Late) != 1 || got.Late[0].Seat != 1 || got.Late[0].Minutes != 7 {
		t.Errorf("left is %+v", got)
	}
}
