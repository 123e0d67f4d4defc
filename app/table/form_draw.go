package table

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ui"
)

// drawn are the fields of a view on the screen.
func (p *ResultSheet) drawn(fields []Field) []app.UI {
	list := make([]app.UI, len(fields))
	for i, f := range fields {
		list[i] = p.draw(f)
	}
	return list
}

func (p *ResultSheet) draw(f Field) app.UI {
	switch f := f.(type) {
	case Number:
		return p.number(f)
	case Two:
		class := "two"
		if f.Close {
			class = "two gap-2"
		}
		return app.Div().Class(class).Body(p.drawn(f.Fields)...)
	case Grid:
		return p.grid(f)
	case Rows:
		return p.rows(f)
	case Choice:
		return &ui.Radio{
			ID: f.ID, Label: f.Label, Note: f.Note, HideLabel: f.HideLabel, Look: f.Look, Columns: f.Columns, Value: f.Value, Choices: f.Answers,
			OnPick: p.texts(Pick, f.ID),
		}
	case Chip:
		if f.Tick {
			return &ui.Check{ID: f.ID, Text: f.Text, Chip: true, On: f.On, OnFlip: func(ctx app.Context, _ bool) { p.Send(ctx, Msg{Done: Push, Field: f.ID}) }}
		}
		return &ui.Chip{ID: f.ID, Text: f.Text, Pressed: ui.Press(f.On), OnClick: p.does(Push, f.ID)}
	case Line:
		return &ui.Field{ID: f.ID, Label: f.Label, Value: f.Value, InputMode: f.InputMode, EnterKey: f.EnterKey, OnInput: p.texts(Type, f.ID), OnEnter: p.Record}
	case Notice:
		return &ui.Note{Tone: f.Tone, Icon: f.Icon, Text: f.Text}
	case Button:
		return &ui.Button{ID: f.ID, Text: f.Text, Icon: f.Icon, Small: f.Small, Wide: true, OnClick: p.does(Push, f.ID)}
	case Stack:
		return ui.Stack("2", p.drawn(f)...)
	}
	return nil
}

func (p *ResultSheet) number(n Number) app.UI {
	field := &ui.ScoreField{
		ID: n.ID, Side: n.Side, Who: n.Who, Label: n.Label, Value: n.Value, Hint: n.Hint, Err: n.Err, Digits: n.Digits, Signed: n.Signed, Line: n.Line,
		Current: n.Current, Jumped: n.Jumped, OnType: p.texts(Type, n.ID), OnFocus: p.does(Focus, n.ID), OnEnter: p.Record,
	}
	if n.Letter != "" {
		field.OnCode = func(ctx app.Context, code string) bool {
			if code != n.Letter {
				return false
			}
			p.Send(ctx, Msg{Done: Push, Field: n.Pushes})
			return true
		}
	}
	return field
}

// grid is a line a party, the players over the columns.
func (p *ResultSheet) grid(g Grid) app.UI {
	body := []app.UI{app.Span()}
	for _, h := range g.Heads {
		var team app.UI
		if h.Team != "" {
			team = app.Span().Class("xs muted block").Text(h.Team)
		}
		body = append(body, app.Span().Class("sm").Body(app.B().Text(h.Name), team))
	}
	for i, line := range g.Lines {
		body = append(body, app.Span().Class("no").Aria("hidden", "true").Text(strconv.Itoa(i+1)))
		for _, n := range line {
			body = append(body, p.number(n))
		}
	}
	return app.Div().Class("games").Body(body...)
}

func (p *ResultSheet) rows(rows Rows) app.UI {
	body := make([]app.UI, len(rows))
	for i, r := range rows {
		body[i] = app.Div().Class("prow").Body(
			app.Span().Class("place").Text(r.Place),
			app.Span().Body(app.B().Text(r.Name), app.Span().Class("xs muted block prow__points").Text(r.Points)),
			&ui.IconButton{ID: r.Noted.ID, Icon: r.Noted.Icon, Small: true, Label: r.Noted.Text, Pressed: ui.Press(r.Noted.On), OnClick: p.does(Push, r.Noted.ID)},
			p.number(r.Number),
		)
	}
	return app.Div().Class("prows").Body(body...)
}

// texts hands the text or the answer of a field to the form.
func (p *ResultSheet) texts(done Done, field string) func(app.Context, string) {
	return func(ctx app.Context, text string) { p.Send(ctx, Msg{Done: done, Field: field, Text: text}) }
}

func (p *ResultSheet) does(done Done, field string) ui.Act {
	return func(ctx app.Context) { p.Send(ctx, Msg{Done: done, Field: field}) }
}
