package table

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// ResultSheet is the sheet of a table's result, of any game: it draws the game's form, hands it
// every touch, keeps what is typed and records it.
type ResultSheet struct {
	app.Compo

	Of TableSheet

	form   Form // unexported, as all state of its own: a drawing overwrites what the parent gives
	rec    Recorder
	closed bool // recorded: nothing is to be kept
}

// CompoID makes another table's sheet a new one.
func (p *ResultSheet) CompoID() string { return p.Of.FormID() }

// Form is what stands in the sheet now.
func (p *ResultSheet) Form() Form { return p.form }

// Recorder is what records it.
func (p *ResultSheet) Recorder() *Recorder { return &p.rec }

func (p *ResultSheet) game() TableGame { return TableGames[p.Of.State().Regulation] }

// OnInit fills the form with the result that stands, or with what was left here.
func (p *ResultSheet) OnInit() {
	p.rec.At(p.Of.Desk, p.Of.Tournament, p.Of.Key)
	if p.Of.Table() == nil || p.Of.Round() == nil {
		return
	}
	p.put(nil)
	p.rec.Hold(p.look, p.put)
}

// put fills the form with what was left, or with the result that stands.
func (p *ResultSheet) put(left Form) {
	at := p.Of.Spot()
	var standing rules.Result
	if e := at.Old(); e != nil {
		standing = e.Result
	}
	p.form = p.game().Form(at, standing)
	if left != nil {
		p.form = left.Resumed(at)
	}
}

// look is what is typed and not recorded.
func (p *ResultSheet) look() (form Form, typed bool) {
	at := p.Of.Spot()
	return p.form, !p.closed && at.Table() != nil && (at.Old() != nil || p.form.Touched(at))
}

// OnDismount keeps what is typed and not recorded, also when the judge leaves by Back.
func (p *ResultSheet) OnDismount() { p.rec.Leave() }

// Send hands a touch to the form.
func (p *ResultSheet) Send(ctx app.Context, m Msg) {
	form, effect := p.form.Update(p.Of.Spot(), m)
	p.form = form
	if effect.Focus != "" {
		ui.Focus(ctx, effect.Focus)
	}
	if effect.Command == nil {
		return
	}
	p.rec.CarryOut(ctx, effect.Command, effect.Said, "", func(ctx app.Context) {
		if effect.Then != (Msg{}) {
			p.Send(ctx, effect.Then)
		}
		if effect.Close {
			p.Of.OnClose(ctx)
		}
	})
}

// Render draws the sheet.
func (p *ResultSheet) Render() app.UI {
	p.rec.At(p.Of.Desk, p.Of.Tournament, p.Of.Key)
	if p.form == nil || p.Of.Table() == nil || p.Of.Round() == nil {
		return app.Div()
	}
	d, at := p.Of.Desk, p.Of.Spot()
	typed, draw := p.form.Score(at), p.drawer()
	v := p.form.View(at, typed)
	if !v.Until.IsZero() {
		d.Passed(v.Until)
	}
	menu := &ui.Menu{ID: "result-more", Label: v.Menu.Label, Items: p.Of.Menu(&p.rec, v.Menu), OnPick: p.picked}
	var aside, ways app.UI = ui.Row("0", append(draw.Fields(v.Chips), menu)...), nil
	if len(v.Ways) > 0 {
		ways = app.Div().Class("row gap-2").Body(app.Div().Class("grow").Body(draw.Fields(v.Ways)...), menu)
		aside = ui.Part(draw.Fields(v.Chips)...)
	}
	var standing, over, beside, keys app.UI
	if len(v.Keys) > 0 {
		keys = ui.KeyHints(v.Keys...)
	}
	if v.Standing != nil {
		standing = draw.Field(*v.Standing)
	}
	if v.Over != "" {
		over = OverNote(d, at.State, at.Key, v.Over, draw.does(Push, "over"))
	}
	if parts := p.game().Beside; parts != nil {
		beside = ui.Part(parts(p.Of, p.form)...)
	}
	body := []app.UI{
		TableHead(d, p.Of.Version, p.Of.Tournament, at.Key), standing, over, ways, ui.Part(draw.Fields(v.Fields)...),
		ui.Verdict(v.Verdict.Tone, v.Verdict.Title, v.Verdict.Numbers, v.Verdict.Text),
		beside, ui.Part(append(draw.Fields(v.After), p.correction(at, typed)...)...), p.recording(v, typed),
		p.rec.Trail(func(r rules.Result) string { return p.words(at, r) }), keys,
		TableFoot(d, p.Of.Version, p.Of.Tournament, at.Key),
	}
	return &ui.Sheet{
		ID: "result", No: strconv.Itoa(at.Key.Table), Title: at.T("page.result.title", rules.Args{"table": at.Key.Table, "round": at.Round().Number}),
		Sub: v.Sub, Aside: aside, Body: body, OnClose: p.Of.OnClose, OnEnter: p.Record,
	}
}

func (p *ResultSheet) drawer() Drawer { return Drawer{Send: p.Send, Enter: p.Record} }

// correction asks why a result that stands is changed.
func (p *ResultSheet) correction(at Spot, typed Typed) []app.UI {
	old := at.Old()
	if old == nil || !typed.Ready() {
		return nil
	}
	return p.rec.Correction(typed.Raw, p.words(at, old.Result), p.words(at, typed.Result), p.Record)
}

// recording is the pad, or the one key where there is nothing to type.
func (p *ResultSheet) recording(v View, typed Typed) app.UI {
	off, waits := !typed.Ready() || p.rec.Off(typed.Raw), p.rec.Waits(typed.Raw)
	if v.Pad == nil {
		return ui.Stack("2", p.rec.Trouble(p.Record), &ui.Button{ID: "record", Text: p.Of.Desk.T("page.result.record", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, Disabled: off, Waits: waits, OnClick: p.Record})
	}
	return p.rec.PadBox(p.Record, &ui.NumberPad{Left: v.Pad.Left, Right: v.Pad.Right, NextOff: v.Pad.NextOff, GoOff: off, GoWaits: waits, OnKey: p.press})
}

func (p *ResultSheet) press(ctx app.Context, key string) {
	if key == ui.KeyGo {
		p.Record(ctx)
		return
	}
	p.Send(ctx, Msg{Done: Press, Text: key})
}

func (p *ResultSheet) picked(ctx app.Context, id string) {
	switch {
	case p.Of.Picked(ctx, id):
	case id == MoreClear:
		p.rec.Clear(ctx, func(app.Context) { p.put(nil) })
	default:
		p.Send(ctx, Msg{Done: Push, Field: id})
	}
}

// Record writes the result; the numbers stay on the screen until it is on the disk.
func (p *ResultSheet) Record(ctx app.Context) {
	at := p.Of.Spot()
	if typed := p.form.Score(at); typed.Ready() && p.rec.May(ctx, typed.Raw) {
		p.rec.Record(ctx, typed.Raw, p.game().Line(at.Lang, typed.Result), func(ctx app.Context) {
			p.closed = true
			p.Of.OnDone(ctx)
		})
	}
}

// words tell a result of the table's history.
func (p *ResultSheet) words(at Spot, r rules.Result) string {
	if words := p.game().Words; words != nil {
		return words(at, r)
	}
	return p.game().Line(at.Lang, r)
}
