package table

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// DealView is the deal that is being entered on a score sheet, as data.
type DealView struct {
	Number  int    // of the deal, from 1
	Title   string // «Сдача 5»; a correction has a title of its own
	Fields  []Field
	Verdict Verdict
	Whole   bool // nothing is missing
	Ready   bool // and it can be recorded
}

// DealActs are what a person does to the deal that is being entered.
type DealActs struct {
	Send   func(ctx app.Context, m Msg)
	View   func() DealView // of what is typed now
	Record ui.Act
	Fresh  ui.Act // begins a new deal: the way out of a correction
	Hand   ui.Act // the time is over, and the deals are handed over; nil where nothing can be
}

// Deals are what the score sheets of all games do alike with the deals of a table: record,
// correct, strike out, hand over. A sheet keeps one.
type Deals struct {
	Rec    Recorder // of the result that is handed over
	place  SheetPlace
	ids    []string // of the deals that stand
	saving bool
}

// At points it at a table with its deals; sheets call it before they draw.
func (d *Deals) At(p SheetPlace, ids []string) {
	d.place, d.ids = p, ids
	d.Rec.At(p.Desk, p.Tournament, p.Key)
}

// number is that of a deal, or of the next one.
func (d *Deals) number(target string) int {
	if i := slices.Index(d.ids, target); target != "" && i >= 0 {
		return i + 1
	}
	return len(d.ids) + 1
}

func (d *Deals) t(key string, number int) string {
	return d.place.Desk.T("page.sheet."+key, rules.Args{"number": number})
}

// Record writes a deal, in the place of that of the id target or as a new one, and makes the
// form ready for the next one. A second tap meanwhile does nothing.
func (d *Deals) Record(ctx app.Context, target string, raw []byte, fresh func(app.Context)) {
	if d.saving {
		return
	}
	c, said := d.place.Add(raw), d.t("recorded", d.number(target))
	if target != "" {
		c, said = d.place.Replace(target, raw), d.t("replaced", d.number(target))
	}
	scope.Once{Desk: d.place.Desk, Tournament: d.place.Tournament, Busy: &d.saving}.Do(ctx, c, func(ctx app.Context, done desk.Done) {
		fresh(ctx)
		d.place.Desk.Saved(ctx, d.place.Tournament, done, said, "")
		ui.Focus(ctx, "deal")
	})
}

// strike takes a deal out.
func (d *Deals) strike(ctx app.Context, target string, fresh ui.Act) {
	d.place.Do(ctx, d.place.Remove(target), d.t("struck", d.number(target)), fresh)
}

// Undo is the key that strikes the last deal out.
func (d *Deals) Undo(off bool, fresh ui.Act) app.UI {
	return &ui.IconButton{ID: "undo", Icon: ui.IconUndo, Label: d.place.Desk.T("page.sheet.undo", nil), Disabled: off || len(d.ids) == 0, OnClick: func(ctx app.Context) {
		if n := len(d.ids); n > 0 {
			d.strike(ctx, d.ids[n-1], fresh)
		}
	}}
}

// Card is the deal that is being entered: its fields, what it would write, the way to record it.
// beside stands who deals. target is the deal that is corrected, "" for none.
func (d *Deals) Card(target string, beside app.UI, act DealActs) []app.UI {
	// What counts is what is typed now: a quick finger comes before the drawing. On a phone the
	// form is below the sheet, and while something is missing the next step leads to it.
	enter := func(ctx app.Context) {
		switch now := act.View(); {
		case !now.Whole:
			ui.Focus(ctx, "deal")
		case now.Ready:
			act.Record(ctx)
		}
	}
	v := act.View()
	record := &ui.Button{ID: "record", Text: d.t("record", v.Number), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, Disabled: v.Whole && !v.Ready || d.saving, OnClick: enter}
	switch {
	case !v.Whole:
		record.Text, record.Icon = d.t("enter", v.Number), ui.IconPen
	case target != "":
		record.Text = d.t("replace", v.Number)
	}
	draw, dock := Drawer{Send: act.Send, Enter: enter}, []app.UI{record}
	body := append(draw.Fields(v.Fields), ui.Verdict(v.Verdict.Tone, v.Verdict.Title, v.Verdict.Numbers, v.Verdict.Text))
	if target != "" {
		v.Title = d.t("replace", v.Number)
		body = append(body, Correcting(d.place.Desk, func(ctx app.Context) { d.strike(ctx, target, act.Fresh) }, act.Fresh))
	} else if handed := d.place.Handed(); handed != nil {
		body = append(body, handed)
	} else if act.Hand != nil {
		dock = []app.UI{&ui.Button{ID: "hand", Text: d.place.Desk.T("page.sheet.time", nil), OnClick: act.Hand}, record}
	}
	return []app.UI{
		app.Section().Class("card no-print").DataSet("form", "true").Aria("labelledby", "deal").Body(
			&ui.NumberKeys{OnEnter: enter},
			app.Div().Class("card__head").Body(app.H2().Class("grow").ID("deal").TabIndex(-1).Text(v.Title), beside),
			app.Div().Class("card--pad stack gap-3").Body(body...)),
		ui.Dock(dock...), DealKeys(d.place.Desk),
	}
}

// Dealer is who deals, or begins, beside the title of a deal.
func Dealer(said string) app.UI { return app.Span().Class("sm muted").Text(said) }

// Over stands in the place of the card once all is played: what is left is to hand it over.
func (d *Deals) Over(said string, hand ui.Act) []app.UI {
	if handed := d.place.Handed(); handed != nil {
		return []app.UI{handed}
	}
	body := []app.UI{&ui.Note{Tone: ui.Good, Icon: ui.IconCheck, Text: said}}
	if !d.place.Calculator() {
		body = append(body, ui.Dock(&ui.Button{ID: "hand", Text: d.place.Desk.T("page.sheet.hand", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, OnClick: hand}))
	}
	return body
}

// Handover gives the result of the deals to the tournament; told says what it is. What the
// regulation leaves to the judge is asked in the result's own form.
func (d *Deals) Handover(r rules.Result, told func(at Spot, typed Typed) Verdict, done ui.Act) app.UI {
	at := d.place.Spot()
	line, typed := TableGames[at.State.Regulation].Line, at.Scored(r, true)
	hand := func(ctx app.Context) { d.place.HandOver(ctx, &d.Rec, r, line(at.Lang, r), done) }
	v := Verdict{Tone: ui.VerdictAsk, Text: at.T("page.sheet.hand.form", nil)}
	var correction []app.UI
	if typed.Err != nil {
		v.Title = at.Err(typed.Err)
	} else {
		v = told(at, typed)
		if e := at.Old(); e != nil {
			correction = d.Rec.Correction(typed.Raw, line(at.Lang, e.Result), line(at.Lang, r), hand)
		}
	}
	body := []app.UI{
		ui.Verdict(v.Tone, v.Title, v.Numbers, v.Text), ui.Part(correction...), d.Rec.Trouble(hand),
		&ui.Button{ID: "hand-go", Text: at.T("page.sheet.hand", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, Disabled: typed.Err != nil || d.Rec.Off(typed.Raw), Waits: d.Rec.Waits(typed.Raw), OnClick: hand},
	}
	return &ui.Sheet{ID: "hand-over", Title: at.T("page.sheet.hand", nil), Body: body, OnClose: done}
}
