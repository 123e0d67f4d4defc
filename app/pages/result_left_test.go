package pages

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
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

// seatedRound is a tournament with its first round published.
func (b *bench) seatedRound(reg rules.Regulation, entrants ...tournament.EntrantRegistered) (id, seating string) {
	b.t.Helper()
	b.desk.Create(b.ctx, reg, tournament.Details{Name: "Вечер"}, nil, nil, func(_ app.Context, made string, err error) { id = made })
	b.settle()
	for _, e := range entrants {
		b.do(id, e)
	}
	b.do(id, tournament.SeatRound{})
	seating = b.desk.Book(id).State.LastRound().Seating
	b.do(id, tournament.RoundPublished{Seating: seating})
	return id, seating
}

func single(name string) tournament.EntrantRegistered {
	return tournament.EntrantRegistered{Person: tournament.Person{Players: []string{name}}}
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
			reg: belote.New(), entrants: []tournament.EntrantRegistered{pairOf("Аскаров", "Беков"), pairOf("Волков", "Громов")},
			half:   func(p sheetForm) { f := &p.(*beloteSheet).form; f.totals = f.totals.Set(0, "1012") },
			typed:  func(p sheetForm) { f := &p.(*beloteSheet).form; f.totals = f.totals.Set(1, "640") },
			values: func(p sheetForm) []string { return p.(*beloteSheet).form.totals.Values },
			at:     func(p sheetForm) int { return p.(*beloteSheet).form.totals.At },
			record: func(p sheetForm, ctx app.Context) { p.(*beloteSheet).record(ctx) },
			left:   []string{"1012", ""}, wanted: []string{"1012", "640"}, shown: "1012",
		},
		{
			reg: preferans.New(), entrants: []tournament.EntrantRegistered{single("Оспанов"), single("Полуянов"), single("Тулеев")},
			half: func(p sheetForm) { f := p.(*resultPreferans); f.entry = f.entry.Type(0, "100") },
			typed: func(p sheetForm) {
				f := p.(*resultPreferans)
				f.entry = f.entry.Type(1, "-40").Type(2, "-60")
			},
			values: func(p sheetForm) []string { return p.(*resultPreferans).entry.Values },
			at:     func(p sheetForm) int { return p.(*resultPreferans).entry.At },
			record: func(p sheetForm, ctx app.Context) { p.(*resultPreferans).record(ctx) },
			left:   []string{"100", "", ""}, wanted: []string{"100", "-40", "-60"}, shown: "+100",
		},
		{
			reg: domino.New(), entrants: []tournament.EntrantRegistered{single("Мироненко"), single("Терещук")},
			half: func(p sheetForm) { f := p.(*resultDomino); f.entry = f.entry.Set(0, "108") },
			typed: func(p sheetForm) {
				f := p.(*resultDomino)
				f.entry = f.entry.Set(1, "74").Set(2, "101").Set(3, "60")
			},
			values: func(p sheetForm) []string { return p.(*resultDomino).entry.Values },
			at:     func(p sheetForm) int { return p.(*resultDomino).entry.At },
			record: func(p sheetForm, ctx app.Context) { p.(*resultDomino).record(ctx) },
			left:   []string{"108", "", "", ""}, wanted: []string{"108", "74", "101", "60"}, shown: "108 101",
		},
	} {
		t.Run(game.reg.Info().ID, func(t *testing.T) {
			b := newBench(t)
			id, seating := b.seatedRound(game.reg, game.entrants...)
			page := &round{Desk: b.desk, Route: route.Of(id, "round")}
			card := func() roundCard {
				t.Helper()
				app.HTMLString(page.Render())
				if len(page.made.cards) != 1 {
					t.Fatalf("%d cards", len(page.made.cards))
				}
				return page.made.cards[0]
			}
			open := func() sheetForm {
				p := tableGames[game.reg.Info().ID].sheet(tableSheet{
					Desk: b.desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}, OnClose: func(app.Context) {}, OnDone: func(app.Context) {},
				}).(sheetForm)
				if begins, ok := p.(app.Initializer); ok {
					begins.OnInit()
				}
				app.HTMLString(p.Render())
				return p
			}
			if c := card(); c.state != filterWait {
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
			if c := card(); c.state != filterAsk || c.card.Note != "Введено не всё" {
				t.Errorf("half of it: %s, %q", c.state, c.card.Note)
			}
			p = open()
			if got := game.values(p); !slices.Equal(got, game.left) || game.at(p) != 1 {
				t.Errorf("left are %q, typing goes on in field %d", got, game.at(p))
			}
			game.typed(p)
			p.OnDismount()
			whists := func(c roundCard) string {
				var all []string
				for _, l := range c.card.Lines {
					all = append(all, l.Whists)
				}
				return strings.Join(all, ";")
			}
			if c := card(); c.state != filterAsk || c.card.Note != "Введено, но не записано" || !strings.Contains(whists(c), game.shown) {
				t.Errorf("all of it: %s, %q, %s", c.state, c.card.Note, whists(c))
			}
			p = open()
			if got := game.values(p); !slices.Equal(got, game.wanted) {
				t.Errorf("left are %q", got)
			}
			game.record(p, b.ctx)
			b.settle()
			p.OnDismount()
			if c := card(); c.state != filterDone || !strings.Contains(whists(c), game.shown) {
				t.Errorf("recorded: %s, %q, %s", c.state, c.card.Note, whists(c))
			}
			if len(leftOf(b.desk, id).forms) > 0 {
				t.Error("a recorded form is kept")
			}
		})
	}
}

// TestLatenessNotedMeanwhile: who came late while a form waited is late in it.
func TestLatenessNotedMeanwhile(t *testing.T) {
	b := newBench(t)
	id, seating := b.seatedRound(preferans.New(), single("Оспанов"), single("Полуянов"), single("Тулеев"))
	open := func() *resultPreferans {
		p := &resultPreferans{Of: tableSheet{Desk: b.desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}}}
		p.OnInit()
		app.HTMLString(p.Render())
		return p
	}
	p := open()
	p.entry = p.entry.Type(0, "100")
	p.OnDismount()
	late := b.desk.Book(id).State.LastRound().Tables[0].Seats[1]
	b.do(id, tournament.ClockSet{Seating: seating, Step: tournament.ClockAnnounce})
	b.do(id, tournament.ArrivalRecorded{Seating: seating, Entrant: late, Seconds: 7 * 60})
	p = open()
	if p.entry.Values[0] != "100" || p.late[0] != (lateMark{}) || p.late[1].Minutes != 7 {
		t.Errorf("left are %q, late %+v", p.entry.Values, p.late)
	}
}
