package discipline

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

// FineLine is a fine on an entrant's card; it can be revoked, with a reason.
type FineLine struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Fine       string

	*revokeTyped
	problem string
	saving  bool
}

// CompoID keeps what is typed with its fine.
func (p *FineLine) CompoID() string { return "fine-" + p.Fine }

func (p *FineLine) t(key string, args rules.Args) string {
	return p.Desk.T("page.penalty."+key, args)
}

func (p *FineLine) fine() *tournament.FineRecord {
	s := p.Desk.Book(p.Tournament).State
	for i := range s.FineList {
		if s.FineList[i].ID == p.Fine {
			return &s.FineList[i]
		}
	}
	return nil
}

// Render draws the fine.
func (p *FineLine) Render() app.UI {
	s, f := p.Desk.Book(p.Tournament).State, p.fine()
	if f == nil {
		return app.Div()
	}
	p.revokeTyped = desk.Draft[revokeTyped](p.Desk, p.Tournament, p.Fine)
	if f.RevokedBy != "" {
		*p.revokeTyped = revokeTyped{}
	}
	var badge, gone app.UI
	words := scope.Penalty(p.Desk.Lang(), f.Fine.Points, f.Fine.Whists)
	number := app.UI(app.B().Text(words))
	if f.RevokedBy != "" {
		number = app.S().Text(words)
		badge = ui.Badge(ui.Neutral, p.t("gone", nil))
		gone = app.P().Class("sm muted").Text(p.t("gone.why", rules.Args{"reason": f.RevokeReason}))
	} else if f.Fine.Cause == tournament.CauseAdjust {
		badge = ui.Badge(ui.Ask, p.t("adjust", nil))
	}
	facts := p.t("given", rules.Args{"round": f.Fine.Round, "time": p.Desk.ClockTime(f.At)})
	body := []app.UI{app.P().Class("row row--wrap gap-2").Body(number, badge, app.Span().Class("sm").Text(FineReason(p.Desk, s, *f)), app.Span().Class("xs muted push").Text(facts)), gone}
	switch {
	case f.RevokedBy != "" || s.Finished:
	case p.Revoking:
		body = append(body,
			&ui.Field{ID: "revoke-" + p.Fine, Label: p.t("reason", nil), Value: p.Reason, Err: p.problem, EnterKey: "done", OnInput: p.type_, OnEnter: p.revoke},
			ui.Row("2",
				&ui.Button{ID: "revoke-go-" + p.Fine, Text: p.t("revoke.do", nil), Kind: ui.Go, Small: true, Disabled: p.saving, OnClick: p.revoke},
				&ui.Button{Text: p.t("drop", nil), Kind: ui.Quiet, Small: true, OnClick: p.drop}))
	default:
		body = append(body, ui.Row("2", &ui.Button{ID: "revoke-open-" + p.Fine, Text: p.t("revoke", nil), Small: true, Label: p.t("revoke.label", rules.Args{"fine": words}), OnClick: p.begin}))
	}
	return app.Div().Class("stack gap-2").Body(body...)
}

func (p *FineLine) begin(ctx app.Context) {
	p.Revoking = true
	ui.Focus(ctx, "revoke-"+p.Fine)
}

func (p *FineLine) drop(app.Context)              { p.Revoking, p.Reason, p.problem = false, "", "" }
func (p *FineLine) type_(_ app.Context, v string) { p.Reason, p.problem = v, "" }

func (p *FineLine) revoke(ctx app.Context) {
	d, id := p.Desk, p.Tournament
	said := p.t("said.revoked", nil)
	scope.Once{Desk: d, Tournament: id, Busy: &p.saving, Failed: func(err error) { p.problem = d.Err(err) }}.Do(ctx, tournament.FineRevoked{Target: p.Fine, Reason: text.Tidy(p.Reason)}, func(ctx app.Context, done desk.Done) {
		p.drop(ctx)
		d.Saved(ctx, id, done, said, "")
	})
}

// PenaltyForm gives an entrant a warning, a fine or an adjustment, or notes something,
// outside of the catalogue.
type PenaltyForm struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Entrant    rules.EntrantID

	*penaltyTyped
	problem error
	saving  bool
}

// Kinds of what the form records.
const (
	penaltyWarning = "warning"
	penaltyFine    = "fine"
	penaltyAdjust  = "adjust"
	penaltyNote    = "note"
)

// CompoID keeps what is typed with its entrant.
func (p *PenaltyForm) CompoID() string { return "penalty-form-" + string(p.Entrant) }

func (p *PenaltyForm) t(key string, args rules.Args) string {
	return p.Desk.T("page.penalty."+key, args)
}

// Render draws the form.
func (p *PenaltyForm) Render() app.UI {
	p.penaltyTyped = desk.Draft[penaltyTyped](p.Desk, p.Tournament, string(p.Entrant))
	body := []app.UI{&ui.Radio{ID: "penalty-kind", Label: p.t("new", nil), Look: ui.Chips, Value: p.kind(), OnPick: p.pick, Choices: []ui.Choice{
		{Value: penaltyWarning, Text: p.t("kind.warning", nil)}, {Value: penaltyFine, Text: p.t("kind.fine", nil)},
		{Value: penaltyAdjust, Text: p.t("kind.adjust", nil)}, {Value: penaltyNote, Text: p.t("kind.note", nil)}}}}
	if p.kind() == penaltyFine || p.kind() == penaltyAdjust {
		body = append(body, app.Div().Class("two gap-3").Body(
			&ui.Field{ID: "penalty-points", Label: p.t("points", nil), Hint: p.t("hint", nil), Value: p.Points, Err: p.err("points"), OnInput: p.typePoints},
			&ui.Field{ID: "penalty-whists", Label: p.t("whists", nil), Hint: p.t("hint", nil), Value: p.Whists, Err: p.err("whists"), OnInput: p.typeWhists}))
	}
	label := p.t("why", nil)
	if p.kind() == penaltyNote {
		label = p.t("text", nil)
	}
	body = append(body, &ui.Field{ID: "penalty-reason", Label: label, Value: p.Reason, Err: p.err("reason", "text"), EnterKey: "done", OnInput: p.typeReason, OnEnter: p.record})
	if p.problem != nil && p.err("points", "whists", "reason", "text") == "" {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Live: true, Text: p.Desk.Err(p.problem)})
	}
	return ui.Stack("3", append(body, &ui.Button{ID: "penalty-go", Text: p.t("record", nil), Kind: ui.Go, Wide: true, Disabled: p.saving, OnClick: p.record})...)
}

func (p *PenaltyForm) err(fields ...string) string {
	var e *rules.Error
	if errors.As(p.problem, &e) {
		for _, f := range fields {
			if e.Field == f {
				return p.Desk.Err(p.problem)
			}
		}
	}
	return ""
}

func (p *PenaltyForm) pick(_ app.Context, v string)       { p.Kind, p.problem = v, nil }
func (p *PenaltyForm) typePoints(_ app.Context, v string) { p.Points, p.problem = v, nil }
func (p *PenaltyForm) typeWhists(_ app.Context, v string) { p.Whists, p.problem = v, nil }
func (p *PenaltyForm) typeReason(_ app.Context, v string) { p.Reason, p.problem = v, nil }

// command is what the form records.
func (p *PenaltyForm) command() (tournament.Command, error) {
	round := 0
	if r := scope.LastPublished(p.Desk.Book(p.Tournament).State); r != nil {
		round = r.Number
	}
	reason := text.Tidy(p.Reason)
	switch p.kind() {
	case penaltyWarning:
		return tournament.WarningGiven{Entrant: p.Entrant, Round: round, Reason: reason}, nil
	case penaltyNote:
		return tournament.NoteMade{Type: tournament.NotePlain, Entrant: p.Entrant, Round: round, Text: reason}, nil
	}
	points, err := scope.TypedHalf("points", p.Points)
	if err != nil {
		return nil, err
	}
	whists, err := scope.TypedWhole("whists", p.Whists)
	if err != nil {
		return nil, err
	}
	f := tournament.FineGiven{Entrant: p.Entrant, Round: round, Points: points, Whists: whists, Cause: tournament.CauseRuling, Reason: reason}
	if p.kind() == penaltyAdjust {
		f.Cause = tournament.CauseAdjust
	} else if reason == "" {
		return nil, rules.Refuse("reason.missing", "reason", nil)
	}
	return f, nil
}

func (p *PenaltyForm) record(ctx app.Context) {
	if p.saving {
		return
	}
	c, err := p.command()
	if err != nil {
		p.problem = err
		return
	}
	d, id := p.Desk, p.Tournament
	said := p.t("said."+p.kind(), nil) // asks: page.penalty.said.{adjust,fine,note,revoked,warning}
	scope.Once{Desk: d, Tournament: id, Busy: &p.saving, Failed: func(err error) { p.problem = err }}.Do(ctx, c, func(ctx app.Context, done desk.Done) {
		p.Points, p.Whists, p.Reason = "", "", ""
		d.Saved(ctx, id, done, said, "")
	})
}
