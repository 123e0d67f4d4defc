package table

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// SheetPlace is where a score sheet lies: at a table of a tournament, or in a calculator,
// whose log has the one table of the zero key.
type SheetPlace struct {
	Desk       *desk.Desk
	Version    int
	Tournament string
	Key        tournament.TableKey
	Round      int // 0 in a calculator
}

// Spot is the table as a form sees it.
func (p SheetPlace) Spot() Spot {
	return Spot{State: p.State(), Key: p.Key, Now: p.Desk.Now(), Lang: p.Desk.Lang()}
}

func (p SheetPlace) State() *tournament.State { return p.Desk.Book(p.Tournament).State }

// Calculator reports whether the sheet belongs to no tournament.
func (p SheetPlace) Calculator() bool { return p.Key == tournament.TableKey{} }

// Names are the players' or pairs' names in the order of the seats.
func (p SheetPlace) Names() []string {
	s := p.State()
	var list []string
	if t := s.TableOf(p.Key); t != nil {
		for _, id := range t.Seats {
			list = append(list, scope.NameIn(p.Desk, s, id, p.Round))
		}
		return list
	}
	for _, e := range s.Entrants {
		list = append(list, e.Name())
	}
	return list
}

// Frame is the screen around a sheet; tools stand in its bar.
func (p SheetPlace) Frame(tools ...app.UI) *ui.Frame {
	book := p.Desk.Book(p.Tournament)
	if p.Calculator() {
		f := &ui.Frame{Title: p.Desk.T("page.calc.title."+book.State.Regulation, nil), Sub: book.State.Details.Name, Back: route.Home.String(), Tools: tools,
			KeysOff: p.Desk.Setting(desk.SettingLetters) == "off", Notice: scope.BinnedNote(p.Desk, p.Tournament)}
		if f.Sub == f.Title {
			f.Sub = p.Desk.T("page.calc.sub", nil)
		}
		return f
	}
	f := scope.Frame(p.Desk, book, "round", p.Desk.T("page.result.title", rules.Args{"table": p.Key.Table, "round": p.Round}))
	f.Last = scope.WhatHere(p.Desk, "result")
	f.Back = route.Of(p.Tournament, "round", p.Round).String()
	f.Tools = tools
	return f
}

// SheetGames draw the sheets, by regulation; a game adds itself in the init of its own file.
var SheetGames = map[string]func(SheetPlace) app.UI{}

func init() {
	scope.Register("t/sheet", func(d *desk.Desk, version int, r route.Route) app.UI {
		book, meanwhile := scope.Opened(d, r)
		if book == nil {
			return meanwhile
		}
		round, table := r.Int(0), r.Int(1)
		place := SheetPlace{Desk: d, Version: version, Tournament: book.ID, Round: round}
		draw := SheetGames[book.State.Regulation]
		seated := book.State.Round(round)
		if seated != nil {
			place.Key = tournament.TableKey{Seating: seated.Seating, Table: table}
		}
		if draw == nil || book.State.TableOf(place.Key) == nil {
			f := scope.Frame(d, book, "round", d.T("page.sheet.none", rules.Args{"table": table, "round": round}))
			f.Back = route.Of(book.ID, "round").String()
			f.Content = []app.UI{ui.Empty(ui.IconTable, d.T("page.sheet.none", rules.Args{"table": table, "round": round}), d.T("page.sheet.none.text", nil), nil)}
			return f
		}
		return draw(place)
	})
}

// Placed is a list of deals with one put in the place of that of the id target, or at the
// end.
func Placed[T any](deals []T, ids []string, target string, deal T) []T {
	list := append([]T(nil), deals...)
	if at := slices.Index(ids, target); at >= 0 && at < len(list) {
		list[at] = deal
		return list
	}
	return append(list, deal)
}

// dealCommands writes on the sheet of a place.
func (p SheetPlace) Add(deal []byte) tournament.Command {
	return tournament.DealAdded{Seating: p.Key.Seating, Table: p.Key.Table, Deal: deal}
}

func (p SheetPlace) Replace(target string, deal []byte) tournament.Command {
	return tournament.DealReplaced{Seating: p.Key.Seating, Table: p.Key.Table, Target: target, Deal: deal}
}

func (p SheetPlace) Remove(target string) tournament.Command {
	return tournament.DealRemoved{Seating: p.Key.Seating, Table: p.Key.Table, Target: target}
}

func (p SheetPlace) Setup(raw []byte) tournament.Command {
	return tournament.SheetSet{Seating: p.Key.Seating, Table: p.Key.Table, Setup: raw}
}

// Do carries a command out and says so; a failure is said too.
func (p SheetPlace) Do(ctx app.Context, c tournament.Command, said string, then ui.Act) {
	p.Desk.Do(ctx, p.Tournament, c, func(ctx app.Context, done desk.Done) {
		if done.Err != nil {
			p.Desk.Fail(ctx, done.Err)
			return
		}
		p.Desk.Saved(ctx, p.Tournament, done, said, "")
		if then != nil {
			then(ctx)
		}
	})
}

// DealLine is a deal in the list under the sheet; it opens for correction.
type DealLine struct {
	app.Compo

	Number  int
	ID      string
	Head    string
	Text    string
	Label   string
	Fault   string
	Current bool // is being corrected
	Off     bool // the party is over
	OnPick  func(ctx app.Context, id string)
}

// CompoID keeps the line with its deal.
func (l *DealLine) CompoID() string { return l.ID }

// Render draws the line.
func (l *DealLine) Render() app.UI {
	var fault app.UI
	if l.Fault != "" {
		fault = app.Span().Class("minus block").Text(l.Fault)
	}
	class := ""
	if l.Current {
		class = "is-current"
	}
	return app.Li().Class(class).Body(
		app.Span().Class("no").Text(strconv.Itoa(l.Number)),
		app.Span().Class("row").Body(
			app.Span().Class("grow").Body(app.B().Text(l.Head), app.Span().Class("muted block").Text(l.Text), fault),
			&ui.IconButton{ID: "deal-" + strconv.Itoa(l.Number), Icon: ui.IconPen, Small: true, Label: l.Label, Disabled: l.Off, OnClick: l.pick}),
	)
}

func (l *DealLine) pick(ctx app.Context) { l.OnPick(ctx, l.ID) }

// Correcting are the ways out of a deal that is being corrected.
func Correcting(d *desk.Desk, strike, leave ui.Act) app.UI {
	return ui.Row("2",
		&ui.Button{ID: "strike", Text: d.T("page.sheet.strike", nil), Icon: ui.IconTrash, Kind: ui.Red, Small: true, OnClick: strike},
		&ui.Button{ID: "leave", Text: d.T("page.sheet.leave", nil), Small: true, OnClick: leave})
}

// DealKeys are the keys of a laptop for the deal that is being entered.
func DealKeys(d *desk.Desk) app.UI {
	return ui.KeyHints("0–9", d.T("page.sheet.key.answer", nil), "Enter", d.T("page.sheet.key.enter", nil))
}

// DealList is the list of deals, the last one above.
func DealList(d *desk.Desk, lines []app.UI) app.UI {
	if len(lines) == 0 {
		return nil
	}
	body := make([]app.UI, len(lines))
	for i, l := range lines {
		body[len(lines)-1-i] = l
	}
	return &ui.Fold{ID: "deals", Title: d.T("page.sheet.deals", nil), Fact: strconv.Itoa(len(lines)), Open: true, Body: []app.UI{app.Ol().Class("deals").Body(body...)}}
}
