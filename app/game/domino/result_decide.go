package domino

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/tournament"
)

// decide asks for the judge's points.
func (p *ResultSheet) decide(s *tournament.State, t *rules.Table) []app.UI {
	var choices []ui.Choice
	for _, d := range decisions {
		a, b, _ := strings.Cut(d, " ")
		if p.match(s) && a == b {
			continue
		}
		choices = append(choices, ui.Choice{Value: d, Text: a + "\u00a0: " + b})
	}
	choices = append(choices, ui.Choice{Value: decisionOther, Text: p.t("other", nil)})
	body := []app.UI{&ui.Radio{ID: "decision", Label: p.t("decision", nil), Value: p.decision, Choices: choices, OnPick: p.pickDecision}}
	if p.decision == decisionOther {
		body = append(body, app.Div().Class("two").Body(
			&ui.Field{ID: "points-a", Label: scope.NameIn(p.Of.Desk, s, t.Seats[0], p.Of.Round().Number), InputMode: "decimal", Value: p.a, OnInput: p.typeA, OnEnter: p.Record},
			&ui.Field{ID: "points-b", Label: scope.NameIn(p.Of.Desk, s, t.Seats[1], p.Of.Round().Number), InputMode: "decimal", Value: p.b, OnInput: p.typeB, OnEnter: p.Record},
		))
	}
	return body
}

func (p *ResultSheet) pickDecision(ctx app.Context, value string) {
	p.deciding, p.decision = true, value
	if value != decisionOther {
		p.a, p.b, _ = strings.Cut(value, " ")
		return
	}
	ui.Focus(ctx, "points-a")
}

func (p *ResultSheet) typeA(_ app.Context, s string) { p.a = s }
func (p *ResultSheet) typeB(_ app.Context, s string) { p.b = s }

// whoIsAbsent asks who didn't come.
func (p *ResultSheet) whoIsAbsent(s *tournament.State, t *rules.Table) app.UI {
	choices := []ui.Choice{
		{Value: string(domino.NoShowA), Text: scope.NameIn(p.Of.Desk, s, t.Seats[0], p.Of.Round().Number), Disabled: t.Seats[0] == rules.Judge},
		{Value: string(domino.NoShowB), Text: scope.NameIn(p.Of.Desk, s, t.Seats[1], p.Of.Round().Number), Disabled: t.Seats[1] == rules.Judge},
		{Value: string(domino.NoShowBoth), Text: p.t("both", nil), Disabled: t.Seats[0] == rules.Judge || t.Seats[1] == rules.Judge},
	}
	return &ui.Radio{ID: "absent", Label: p.t("who", nil), Look: ui.Cards, Columns: "one", Value: string(p.noShow), Choices: choices, OnPick: p.pickAbsent}
}

func (p *ResultSheet) pickAbsent(_ app.Context, value string) { p.noShow = domino.NoShow(value) }

const (
	moreNoShow = "noShow"
	moreDecide = "decide"
	morePlayed = "played"
)

func (p *ResultSheet) menu() app.UI {
	own := []ui.MenuItem{{ID: morePlayed, Icon: ui.IconTable, Text: p.t("menu.played", nil)}}
	if !p.absent {
		own = []ui.MenuItem{{ID: moreNoShow, Icon: ui.IconUsers, Text: p.t("menu.noShow", nil)}, {ID: moreDecide, Icon: ui.IconGavel, Text: p.t("menu.decide", nil)}}
	}
	items := p.Of.Menu(&p.rec, ui.MenuItem{Icon: ui.IconBone, Text: p.t("menu.sheet", nil)}, ui.MenuItem{Icon: ui.IconAlert, Text: p.t("menu.ruling", nil)}, own...)
	return &ui.Menu{ID: "result-more", Label: p.Of.Desk.T("page.result.more", nil), Items: items, OnPick: p.pick}
}

func (p *ResultSheet) pick(ctx app.Context, id string) {
	if p.Of.Picked(ctx, id) {
		return
	}
	switch id {
	case moreNoShow:
		p.absent = true
	case morePlayed:
		p.absent, p.noShow = false, ""
	case moreDecide:
		p.unfinished, p.deciding = true, true
	case table.MoreClear:
		p.rec.Clear(ctx, p.done)
	}
}
