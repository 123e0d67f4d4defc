package preferans

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// outside are those without a table: let in, or missing the round.
func (p *presence) outside(s *tournament.State, r *rules.Round) app.UI {
	list := scope.Unseated(s, r)
	if len(list) == 0 {
		return nil
	}
	params := s.ParamsOf(r.Number)
	rows := []app.UI{}
	for _, id := range list {
		if r.HasBye(id) {
			rows = append(rows, ui.Item(nil, scope.NameIn(p.Desk, s, id, r.Number), []app.UI{ui.Badge(ui.Neutral, p.t("bye", nil))}, ""))
			continue
		}
		a, decided := r.Absences[id]
		sub := p.t("missed", rules.Args{"points": params.Int("missedPoints")})
		badge := ui.Badge(ui.Bad, p.t("away", nil))
		if decided && a.Waived {
			sub = p.t("waived", rules.Args{"reason": a.Reason})
			badge = ui.Badge(ui.Neutral, p.t("away", nil))
		}
		if s.Skips(id, r.Number) {
			sub = text.Sentences(p.t("skips", nil), sub)
		}
		if seconds, armed := game.SecondsLate(p.Desk.Now(), s, r.Seating); !r.Closed && (!armed || preferans.Lateness(params, seconds) != preferans.LateMissed) {
			if place := placeOf(s, r, id); place.Table >= 0 {
				sub = text.Sentences(sub, p.t("goes", rules.Args{"table": r.Tables[place.Table].Number}))
			} else {
				sub = text.Sentences(sub, p.t("goes.nowhere", nil))
			}
		}
		rows = append(rows, &presenceAway{Screen: p, Entrant: id, Name: scope.NameIn(p.Desk, s, id, r.Number), Sub: sub, Badge: badge, Waived: decided && a.Waived, Open: !r.Closed})
	}
	body := []app.UI{ui.List(rows...)}
	if p.waiving != "" {
		body = append(body, &ui.Field{ID: "waive", Label: p.t("waive.reason", rules.Args{"name": scope.NameOf(p.Desk, s, p.waiving)}), Value: p.reason, AutoFocus: true, OnInput: p.typeReason, OnEnter: p.waive},
			&ui.Button{ID: "waive-go", Text: p.t("waive.go", nil), Kind: ui.Go, Disabled: text.Tidy(p.reason) == "", OnClick: p.waive})
	}
	if p.problem != "" {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: p.problem, Live: true})
	}
	return ui.Section("outside", p.t("outside", nil), body...)
}

// marked are those whom the result of their table says absent.
func (p *presence) marked(r *rules.Round) app.UI {
	list := table.MarkedAbsent(r)
	if len(list) == 0 {
		return nil
	}
	rows := make([]app.UI, len(list))
	for i, id := range list {
		rows[i] = &Waiver{Desk: p.Desk, Version: p.Version, Tournament: p.Route.Tournament, Seating: r.Seating, Entrant: id}
	}
	return ui.Section("marked", p.t("marked", nil), ui.Stack("2", rows...))
}

func (p *presence) typeReason(_ app.Context, v string) { p.reason, p.problem = v, "" }

func (p *presence) waive(ctx app.Context) {
	s := p.Desk.Book(p.Route.Tournament).State
	p.do(ctx, tournament.AbsenceDecided{Seating: p.round(s).Seating, Entrant: p.waiving, Waived: true, Reason: text.Tidy(p.reason)}, p.t("waived.done", rules.Args{"name": scope.NameOf(p.Desk, s, p.waiving)}))
}

// placeOf is where a latecomer enters: his own table of the published seating, or the last of
// three. A table with a result plays no more: it has no place.
func placeOf(s *tournament.State, r *rules.Round, id rules.EntrantID) preferans.Admission {
	seats, own := make([][]rules.EntrantID, len(r.Tables)), -1
	for i, t := range r.Tables {
		if t.Score == nil {
			seats[i] = t.Seats
		}
		if t.Number == s.Home(r.Seating, id) {
			own = i
		}
	}
	return preferans.Admit(s.ParamsOf(r.Number), seats, own)
}

// admit lets a latecomer in now, by the ladder: at his own table or the last of three.
func (p *presence) admit(ctx app.Context, id rules.EntrantID) {
	s := p.Desk.Book(p.Route.Tournament).State
	r := p.round(s)
	params := s.ParamsOf(r.Number)
	seconds, armed := game.SecondsLate(p.Desk.Now(), s, r.Seating)
	step := preferans.LateNothing
	if armed {
		step = preferans.Lateness(params, seconds)
	}
	name := scope.NameOf(p.Desk, s, id)
	arrival := tournament.ArrivalRecorded{Seating: r.Seating, Entrant: id, Seconds: seconds}
	if step == preferans.LateMissed {
		p.do(ctx, arrival, p.t("tooLate", rules.Args{"name": name, "time": minutesSeconds(seconds)}))
		return
	}
	place := placeOf(s, r, id)
	if place.Table < 0 {
		c := tournament.All{arrival}
		if place.Waived {
			c = append(c, tournament.AbsenceDecided{Seating: r.Seating, Entrant: id, Waived: true, Reason: p.t("noTable", nil)})
		}
		p.do(ctx, c, p.t("noTable.done", rules.Args{"name": name}))
		return
	}
	k := tournament.TableKey{Seating: r.Seating, Table: r.Tables[place.Table].Number}
	sh := sheetOf(s, k)
	if sh.Party != nil {
		arrival.Mountain = max(0, step.Entry(params, 3, sh.Party.Mountain).Mountain)
	}
	c := tournament.All{tournament.TableJoined{Seating: r.Seating, Table: k.Table, Entrant: id}, arrival}
	if arrival.Mountain > 0 {
		setup := sh.Setup
		setup.Players = 4
		setup.Adjust = append(slices.Clone(setup.Adjust), preferans.Adjustment{Player: 3, Mountain: arrival.Mountain})
		c = append(c, tournament.SheetSet{Seating: r.Seating, Table: k.Table, Setup: setup.Canonical()})
	}
	p.do(ctx, c, p.t("admitted", rules.Args{"name": name, "table": k.Table}))
}

// presenceAway is a player without a table.
type presenceAway struct {
	app.Compo

	Screen  *presence
	Entrant rules.EntrantID
	Name    string
	Sub     string
	Badge   app.UI
	Waived  bool
	Open    bool
}

// CompoID keeps the line with the player.
func (a *presenceAway) CompoID() string { return "away-" + string(a.Entrant) }

// Render draws the line.
func (a *presenceAway) Render() app.UI {
	var buttons []app.UI
	if a.Open {
		buttons = append(buttons, &ui.Button{ID: "came-" + string(a.Entrant), Text: a.Screen.t("came", nil), Small: true, Label: a.Screen.t("came.label", rules.Args{"name": a.Name}), OnClick: a.admit})
	}
	if a.Waived {
		buttons = append(buttons, &ui.Button{ID: "count-" + string(a.Entrant), Text: a.Screen.t("count", nil), Small: true, Kind: ui.Quiet, Label: a.Screen.t("count.label", rules.Args{"name": a.Name}), OnClick: a.count})
	} else {
		buttons = append(buttons, &ui.Button{ID: "waive-" + string(a.Entrant), Text: a.Screen.t("waive", nil), Small: true, Kind: ui.Quiet, Label: a.Screen.t("waive.label", rules.Args{"name": a.Name}), OnClick: a.waive})
	}
	// The buttons stand below: beside the text they would leave it no width on a phone.
	return app.Div().Body(app.Div().Class("stack gap-2 grow").Body(
		app.Div().Body(app.Span().Class("row row--wrap gap-1").Body(app.Span().Text(a.Name), a.Badge), app.Span().Class("xs muted block").Text(a.Sub)),
		app.Div().Class("row row--wrap gap-2").Body(buttons...)))
}

func (a *presenceAway) admit(ctx app.Context) { a.Screen.admit(ctx, a.Entrant) }
func (a *presenceAway) waive(app.Context)     { a.Screen.waiving, a.Screen.reason = a.Entrant, "" }

// count takes a waiver back.
func (a *presenceAway) count(ctx app.Context) {
	p := a.Screen
	r := p.round(p.Desk.Book(p.Route.Tournament).State)
	p.do(ctx, tournament.AbsenceDecided{Seating: r.Seating, Entrant: a.Entrant}, p.t("counted.done", rules.Args{"name": a.Name}))
}
