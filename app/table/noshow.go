package table

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// noShowPutOff are the seatings for which the judge has put the question away in this window.
type noShowPutOff struct{ seatings map[string]bool }

func (p *NoShowWatch) putAway() *noShowPutOff {
	return desk.Draft[noShowPutOff](p.Desk, p.Tournament)
}

// NoShowWatch counts from the announced start to the minute at which absence loses the
// party (belote V.3), and then offers to record it. Games with a ladder of their own, or
// without one, have none.
type NoShowWatch struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Seating    string

	open    bool
	table   int
	seat    int // −1: not chosen
	problem string
	saving  bool

	previewed string // what the preview is of
	preview   tournament.Preview
	refused   error
}

// CompoID makes another round's question a new one.
func (p *NoShowWatch) CompoID() string { return "noshow-" + p.Seating }

func (p *NoShowWatch) t(key string, args rules.Args) string {
	return p.Desk.T("page.noshow."+key, args)
}

// Render draws the countdown or the question.
func (p *NoShowWatch) Render() app.UI {
	s := p.Desk.Book(p.Tournament).State
	r := s.Seated(p.Seating)
	minutes := s.Params.Int("noShowMinutes")
	seconds, armed := game.SecondsLate(p.Desk.Now(), s, p.Seating)
	if r == nil || !armed || minutes == 0 || !game.RulingGames[s.Regulation].Clock || len(tournament.Missing(r)) == 0 || p.putAway().seatings[p.Seating] {
		return app.Div().Hidden(true)
	}
	if left := minutes*60 - seconds; left > 0 {
		until := p.Desk.Now().Add(time.Duration(left) * time.Second).UnixMilli()
		return app.Div().Class("note").Body(ui.IconClock.Draw(), app.Div().Class("note__text").Text(p.t("soon", rules.Args{"n": minutes})),
			app.Span().Class("note__act").Body(&ui.Clock{Running: true, Until: until, Marks: []int{0}, OnMark: p.due}))
	}
	note := &ui.Note{Tone: ui.Ask, Icon: ui.IconUsers, Live: true, Title: p.t("due", rules.Args{"n": minutes}), Text: p.t("due.text", nil),
		Action: p.t("record", nil), OnClick: p.begin, Close: p.t("putOff", nil), OnClose: p.putOff}
	if !p.open {
		return app.Div().Body(note)
	}
	return app.Div().Body(note, p.sheet(s, r))
}

func (p *NoShowWatch) due(ctx app.Context, _ int) {
	ui.Vibrate(200)
	p.Desk.Changed(ctx)
}

func (p *NoShowWatch) begin(app.Context) { p.open, p.table, p.seat, p.problem = true, 0, -1, "" }
func (p *NoShowWatch) shut(app.Context)  { p.open = false }

func (p *NoShowWatch) putOff(ctx app.Context) {
	away := p.putAway()
	if away.seatings == nil {
		away.seatings = map[string]bool{}
	}
	away.seatings[p.Seating] = true
	p.Desk.Changed(ctx)
}

// sheet asks who of the waiting tables didn't come, and shows what recording it does.
func (p *NoShowWatch) sheet(s *tournament.State, r *rules.Round) app.UI {
	tables := []ui.Choice{{Value: "0", Text: p.t("table.none", nil)}}
	waiting := false
	for _, n := range tournament.Missing(r) {
		waiting = waiting || n == p.table
		names := scope.NamesOf(p.Desk, s, s.TableOf(tournament.TableKey{Seating: p.Seating, Table: n}).Seats)
		tables = append(tables, ui.Choice{Value: strconv.Itoa(n), Text: p.t("table.names", rules.Args{"table": n, "names": strings.Join(names, ", ")})})
	}
	if !waiting {
		p.table, p.seat = 0, -1 // entered meanwhile
	}
	body := []app.UI{&ui.Select{ID: "noshow-table", Label: p.t("table", nil), Value: strconv.Itoa(p.table), Choices: tables, OnPick: p.pickTable}}
	if p.table > 0 {
		var seats []ui.Choice
		for i, id := range s.TableOf(tournament.TableKey{Seating: p.Seating, Table: p.table}).Seats {
			seats = append(seats, ui.Choice{Value: strconv.Itoa(i), Text: scope.NameOf(p.Desk, s, id)})
		}
		body = append(body, &ui.Radio{ID: "absent", Label: p.t("who", nil), Look: ui.Cards, Columns: "one", Value: strconv.Itoa(p.seat), Choices: seats, OnPick: p.pickSeat})
		if p.seat >= 0 {
			body = append(body, p.effect(s))
		}
	}
	if p.problem != "" {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Live: true, Text: p.problem})
	}
	body = append(body, ui.Dock(&ui.Button{ID: "noshow-go", Text: p.t("record", nil), Kind: ui.Go, Wide: true, Disabled: p.saving || p.seat < 0, OnClick: p.write}))
	return &ui.Sheet{ID: "noshow", Title: p.t("title", nil), Sub: p.t("sub", nil), Body: body, OnClose: p.shut}
}

func (p *NoShowWatch) pickTable(_ app.Context, value string) {
	p.table, p.seat, p.problem = scope.Atoi(value), -1, ""
}

func (p *NoShowWatch) pickSeat(_ app.Context, value string) {
	p.seat, p.problem = scope.Atoi(value), ""
}

func (p *NoShowWatch) command(s *tournament.State) tournament.Command {
	return tournament.EnterResult{Seating: p.Seating, Table: p.table, Result: game.RulingGames[s.Regulation].NoShow(p.seat)}
}

// effect is the technical result in words, and what it changes.
func (p *NoShowWatch) effect(s *tournament.State) app.UI {
	if of := strconv.Itoa(p.Version) + "/" + strconv.Itoa(p.table) + "/" + strconv.Itoa(p.seat); of != p.previewed {
		p.previewed = of
		p.preview, p.refused = p.Desk.WhatIf(p.Tournament, p.command(s))
	}
	if p.refused != nil {
		return &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: p.Desk.Err(p.refused)}
	}
	preview := p.preview
	t := s.TableOf(tournament.TableKey{Seating: p.Seating, Table: p.table})
	absent := t.Seats[p.seat]
	var lines []app.UI
	for _, c := range preview.Changes {
		if !slices.Contains(t.Seats, c.Entrant) {
			continue
		}
		lines = append(lines, app.P().Class("sm").Body(app.Text(scope.NameOf(p.Desk, s, c.Entrant)+" "),
			ui.Diff(p.Desk.T("page.noshow.points", rules.Args{"points": c.Before.Points}), p.Desk.T("page.noshow.points", rules.Args{"points": c.After.Points}))))
	}
	lines = append(lines, app.P().Class("sm").Text(p.t("removed", rules.Args{"name": scope.NameOf(p.Desk, s, absent)})), EffectOf(p.Desk, s, preview))
	return ui.Card(ui.CardTitle(p.t("effect", nil), nil), lines...)
}

func (p *NoShowWatch) write(ctx app.Context) {
	s := p.Desk.Book(p.Tournament).State
	if p.saving || p.table == 0 || p.seat < 0 {
		return
	}
	d, id := p.Desk, p.Tournament
	said := p.t("said", rules.Args{"table": p.table})
	scope.Once{Desk: d, Tournament: id, Busy: &p.saving, Failed: func(err error) { p.problem = d.Err(err) }}.Do(ctx, p.command(s), func(ctx app.Context, done desk.Done) {
		p.open = false
		d.Saved(ctx, id, done, said, "")
	})
}
