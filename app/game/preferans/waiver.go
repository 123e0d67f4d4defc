package preferans

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Waiver is a player of a table who has missed the round: what that costs, and the judge's
// way to waive it with a reason or to count it again.
type Waiver struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Seating    string
	Entrant    rules.EntrantID

	*waiverTyped
	failed error
	saving bool
}

// CompoID keeps what is typed with the player.
func (w *Waiver) CompoID() string { return "waiver-" + w.Seating + string(w.Entrant) }

func (w *Waiver) t(key string, args rules.Args) string {
	return w.Desk.T("page.presence."+key, args)
}

// Render draws the line and, once it is asked for, the field for the reason.
func (w *Waiver) Render() app.UI {
	s := w.Desk.Book(w.Tournament).State
	r := s.Seated(w.Seating)
	if r == nil {
		return app.Div().Hidden(true)
	}
	w.waiverTyped = desk.Draft[waiverTyped](w.Desk, w.Tournament, w.CompoID())
	name := scope.NameOf(w.Desk, s, w.Entrant)
	absence := r.Absences[w.Entrant]
	sub := w.t("missed", rules.Args{"points": s.ParamsOf(r.Number).Int(tournament.ParamMissedPoints)})
	button := &ui.Button{ID: "waive-" + string(w.Entrant), Text: w.t("waive", nil), Small: true, Label: w.t("waive.label", rules.Args{"name": name}), OnClick: w.ask}
	if absence.Waived {
		sub = w.t("waived", rules.Args{"reason": absence.Reason})
		button = &ui.Button{ID: "count-" + string(w.Entrant), Text: w.t("count", nil), Small: true, Disabled: w.saving, Label: w.t("count.label", rules.Args{"name": name}), OnClick: w.count}
	}
	var after []app.UI
	switch {
	case s.Finished:
	case w.played(r):
		sub = w.t("waive.later", nil)
	default:
		after = append(after, button)
	}
	body := []app.UI{ui.List(ui.Item(nil, name, []app.UI{ui.Badge(ui.Neutral, w.t("away", nil))}, sub, after...))}
	if w.Open && len(after) > 0 && !absence.Waived {
		body = append(body,
			&ui.Field{ID: "waive-why-" + string(w.Entrant), Label: w.t("waive.reason", rules.Args{"name": name}), Value: w.Reason, Err: w.refusal("reason"), AutoFocus: true, EnterKey: "done", OnInput: w.typeReason, OnEnter: w.waive},
			&ui.Button{ID: "waive-go-" + string(w.Entrant), Text: w.t("waive.go", nil), Kind: ui.Go, Wide: true, Disabled: w.saving || text.Tidy(w.Reason) == "", OnClick: w.waive})
	}
	if w.failed != nil && w.refusal("reason") == "" {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Live: true, Text: w.Desk.Err(w.failed)})
	}
	return ui.Stack("2", body...)
}

// played reports whether the recorded result says that the player was there: only once it is
// corrected there is something to waive.
func (w *Waiver) played(r *rules.Round) bool {
	t, seat := r.SeatOf(w.Entrant)
	return t != nil && t.Score != nil && t.Score.Seats[seat].Kind != rules.KindAbsent
}

// refusal is the sentence of a refusal that belongs to the field.
func (w *Waiver) refusal(field string) string {
	var e *rules.Error
	if errors.As(w.failed, &e) && e.Field == field {
		return w.Desk.Err(w.failed)
	}
	return ""
}

func (w *Waiver) ask(app.Context)                    { w.Open, w.failed = !w.Open, nil }
func (w *Waiver) typeReason(_ app.Context, v string) { w.Reason, w.failed = v, nil }

func (w *Waiver) waive(ctx app.Context) {
	if reason := text.Tidy(w.Reason); reason != "" {
		w.decide(ctx, tournament.AbsenceDecided{Seating: w.Seating, Entrant: w.Entrant, Waived: true, Reason: reason}, "waived.done")
	}
}

// count takes the waiver back: the round counts as missed again.
func (w *Waiver) count(ctx app.Context) {
	w.decide(ctx, tournament.AbsenceDecided{Seating: w.Seating, Entrant: w.Entrant}, "counted.done")
}

func (w *Waiver) decide(ctx app.Context, c tournament.AbsenceDecided, said string) {
	d, id := w.Desk, w.Tournament
	name := scope.NameOf(d, d.Book(id).State, w.Entrant)
	scope.Once{Desk: d, Tournament: id, Busy: &w.saving, Failed: func(err error) { w.failed = err }}.Do(ctx, c, func(ctx app.Context, done desk.Done) {
		w.Open, w.Reason, w.failed = false, "", nil
		d.Saved(ctx, id, done, w.t(said, rules.Args{"name": name}), "")
	})
}
