package table

import (
	"bytes"
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Recorder takes a form's result into the log: it enters it where the table has none yet,
// and else puts it in the place of the one that the judge saw, with a reason. A form keeps
// one and draws what it says.
type Recorder struct {
	desk       *desk.Desk
	tournament string
	key        tournament.TableKey

	Reason  string
	asked   bool // the reason is on the screen
	problem error
	Saving  bool
	Live    *liveForm // follows the form of an open sheet
	synced  bool      // reason is that of a draft

	recorded  string // the entry whose result is written in standing
	standing  []byte
	previewed []byte // the result that the preview is of
	preview   tournament.Preview
}

// At points the recorder at a table; forms call it before they draw.
func (r *Recorder) At(d *desk.Desk, id string, k tournament.TableKey) {
	r.desk, r.tournament, r.key, r.asked = d, id, k, false
}

func (r *Recorder) State() *tournament.State { return r.desk.Book(r.tournament).State }

// Old is the result that counts for the table now, or nil.
func (r *Recorder) Old() *tournament.Entry { return r.State().Current(r.key) }

// Same reports whether the typed result is the one that stands there already.
func (r *Recorder) Same(raw []byte) bool {
	e := r.Old()
	if e == nil {
		return false
	}
	if r.recorded != e.ID {
		r.recorded, r.standing = e.ID, e.Result.Canonical()
	}
	return bytes.Equal(r.standing, raw)
}

// ready reports whether a possible result can be recorded: nothing is on its way, and a
// correction changes something and has its reason.
func (r *Recorder) ready(raw []byte) bool {
	if r.Saving {
		return false
	}
	return r.Old() == nil || !r.Same(raw) && text.Tidy(r.Reason) != ""
}

// Waits reports whether nothing but its reason keeps a correction from being recorded.
func (r *Recorder) Waits(raw []byte) bool {
	return !r.Saving && r.Old() != nil && !r.Same(raw) && text.Tidy(r.Reason) == ""
}

// Off reports whether a possible result can't be recorded and nothing can be asked for
// either: it stands there already, or is on its way.
func (r *Recorder) Off(raw []byte) bool { return !r.ready(raw) && !r.Waits(raw) }

// May reports whether a possible result can be recorded now. If only the reason is missing
// it is asked for.
func (r *Recorder) May(ctx app.Context, raw []byte) bool {
	if r.Waits(raw) {
		r.problem = rules.Refuse("reason.missing", "reason", nil)
		ui.Focus(ctx, "reason")
	}
	return r.ready(raw)
}

func (r *Recorder) Command(raw []byte, sheet bool) tournament.Command {
	if e := r.Old(); e != nil {
		return tournament.CorrectResult{Replaces: e.ID, Reason: text.Tidy(r.Reason), Result: raw}
	}
	return tournament.EnterResult{Seating: r.key.Seating, Table: r.key.Table, Result: raw, Sheet: sheet}
}

// Record carries it out; numbers are shown in the toast. A second tap while the first is
// on its way to the disk does nothing.
func (r *Recorder) Record(ctx app.Context, raw []byte, numbers string, done ui.Act) {
	r.CarryOut(ctx, r.Command(raw, false), r.desk.T("page.result.recorded", rules.Args{"table": r.key.Table}), numbers, r.forgetting(done))
}

// forgetting drops what was typed at the table before what follows.
func (r *Recorder) forgetting(then ui.Act) ui.Act {
	return func(ctx app.Context) {
		r.forget()
		if then != nil {
			then(ctx)
		}
	}
}

func (r *Recorder) CarryOut(ctx app.Context, c tournament.Command, said, numbers string, then ui.Act) {
	if r.Saving {
		return
	}
	r.problem = nil
	scope.Once{Desk: r.desk, Tournament: r.tournament, Busy: &r.Saving, Failed: func(err error) { r.problem = err }}.Do(ctx, c, func(ctx app.Context, done desk.Done) {
		r.Reason = ""
		r.desk.Saved(ctx, r.tournament, done, said, numbers)
		if then != nil {
			then(ctx)
		}
	})
}

// Clear takes the result off the table.
func (r *Recorder) Clear(ctx app.Context, then ui.Act) {
	e := r.Old()
	if e == nil {
		return
	}
	reason := ""
	if r.asked { // else it was typed for a correction that isn't to be seen any more
		reason = text.Tidy(r.Reason)
	}
	r.CarryOut(ctx, tournament.ResultCleared{Replaces: e.ID, Reason: reason}, r.desk.T("page.result.cleared", rules.Args{"table": r.key.Table}), "", r.forgetting(then))
}

// Sync keeps the reason in a draft, too: it is there again when the form is.
func (r *Recorder) Sync(reason *string) {
	if !r.synced {
		r.synced, r.Reason = true, *reason
	}
	*reason = r.Reason
}

func (r *Recorder) TypeReason(_ app.Context, s string) { r.Reason, r.problem = s, nil }

// Correction asks why a recorded result is changed, and shows what that changes. before
// and after are the numbers in the game's words.
func (r *Recorder) Correction(raw []byte, before, after string, enter ui.Act) []app.UI {
	if r.Old() == nil || raw == nil || r.Same(raw) {
		return nil
	}
	r.asked = true
	hint, refused := "", r.fieldErr("reason")
	if refused == "" && text.Tidy(r.Reason) == "" {
		hint = r.desk.T("page.result.reason.needed", nil)
	}
	body := []app.UI{
		app.P().Class("sm").Body(app.Span().Class("muted").Text(r.desk.T("page.result.changes", nil)+" "), ui.Diff(before, after)),
		&ui.Field{ID: "reason", Label: r.desk.T("page.result.reason", nil), Value: r.Reason, Hint: hint, Err: refused, EnterKey: "done", OnInput: r.TypeReason, OnEnter: enter},
	}
	return append(body, r.effect(raw))
}

// effect tells what recording the result would change.
func (r *Recorder) effect(raw []byte) app.UI {
	if !bytes.Equal(r.previewed, raw) {
		var c tournament.Command = tournament.EnterResult{Seating: r.key.Seating, Table: r.key.Table, Result: raw}
		if e := r.Old(); e != nil {
			c = tournament.CorrectResult{Replaces: e.ID, Reason: "?", Result: raw}
		}
		p, err := r.desk.WhatIf(r.tournament, c)
		if err != nil {
			return nil
		}
		r.previewed, r.preview = raw, p
	}
	return EffectOf(r.desk, r.State(), r.preview)
}

// fieldErr is the refusal's sentence if it belongs to the field.
func (r *Recorder) fieldErr(field string) string {
	var e *rules.Error
	if errors.As(r.problem, &e) && e.Field == field {
		return r.desk.Err(r.problem)
	}
	return ""
}

// Trouble is what kept the result from being recorded; the numbers stay on the screen.
func (r *Recorder) Trouble(again ui.Act) app.UI {
	if r.problem == nil || r.fieldErr("reason") != "" {
		return nil
	}
	return &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Live: true, Text: r.desk.Err(r.problem), Action: r.desk.T("page.result.again", nil), OnClick: again}
}

// PadBox keeps what went wrong above the pad, which stands at the bottom of a low screen and
// would cover it.
func (r *Recorder) PadBox(again ui.Act, pad app.UI) app.UI {
	// Always there, so that the pad isn't made anew under a finger; the field's own hint is read aloud.
	needs := app.P().Class("padbox__needs xs").Aria("hidden", "true").Text(r.desk.T("page.result.reason.needed", nil)).
		Hidden(!r.asked || text.Tidy(r.Reason) != "" || r.fieldErr("reason") != "")
	return app.Div().Class("padbox").Body(ui.Part(r.Trouble(again)), needs, pad)
}

// Trail lists the results that the table had, once there was more than one.
func (r *Recorder) Trail(words func(rules.Result) string) app.UI {
	list := r.State().Trail(r.key)
	if len(list) < 2 {
		return nil
	}
	lines := make([]app.UI, 0, len(list))
	for i := len(list) - 1; i >= 0; i-- {
		e := list[i]
		var why app.UI
		if e.Reason != "" {
			why = app.Span().Class("muted").Text(" · " + e.Reason)
		}
		lines = append(lines, app.Li().Class("sm").Body(app.Span().Class("muted num").Text(r.desk.ClockTime(e.At)+" "), app.Text(words(e.Result)), why))
	}
	return &ui.Fold{ID: "trail", Icon: ui.IconBook, Title: r.desk.T("page.result.trail", nil), Fact: scope.Number(len(list)), Body: []app.UI{app.Ol().Class("stack gap-1").Body(lines...)}}
}

// SignedPair writes two numbers with signs: «+3 / 0».
func SignedPair(lang text.Lang, a, b any) string {
	return text.Signed(lang, a) + " / " + text.Signed(lang, b)
}
