package table

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ui"
)

// Drawer draws the fields of any form, and hands every touch to it.
type Drawer struct {
	Send  func(ctx app.Context, m Msg)
	Enter ui.Act // Enter in a field
}

// Fields are the fields on the screen.
func (d Drawer) Fields(fields []Field) []app.UI {
	list := make([]app.UI, len(fields))
	for i, f := range fields {
		list[i] = d.Field(f)
	}
	return list
}

// Field is one of them.
func (d Drawer) Field(f Field) app.UI {
	switch f := f.(type) {
	case Number:
		return d.number(f)
	case Two:
		return d.pair(f.Fields, strings.TrimSpace("two "+f.Gap))
	case Grid:
		return d.grid(f)
	case Rows:
		return d.rows(f)
	case Choice:
		return &ui.Radio{
			ID: f.ID, Label: f.Label, Note: f.Note, HideLabel: f.HideLabel, Look: f.Look, Columns: f.Columns, Value: f.Value, Choices: f.Answers,
			OnPick: d.texts(Pick, f.ID),
		}
	case Chip:
		if f.Tick {
			return &ui.Check{ID: f.ID, Text: f.Text, Chip: true, On: f.On, OnFlip: func(ctx app.Context, _ bool) { d.Send(ctx, Msg{Done: Push, Field: f.ID}) }}
		}
		if f.Plain {
			return &ui.Chip{ID: f.ID, Text: f.Text, OnClick: d.does(Push, f.ID)}
		}
		return &ui.Chip{ID: f.ID, Text: f.Text, Pressed: ui.Press(f.On), OnClick: d.does(Push, f.ID)}
	case Line:
		return &ui.Field{
			ID: f.ID, Label: f.Label, Value: f.Value, Hint: f.Hint, Err: f.Err, InputMode: f.InputMode, Number: f.Number, EnterKey: f.EnterKey,
			OnInput: d.texts(Type, f.ID), OnEnter: d.Enter,
		}
	case Lines:
		return app.FieldSet().Body(app.Legend().Class("legend").Body(app.B().Text(f.Legend)), d.pair(f.Fields, "two gap-3"))
	case Chips:
		return app.Div().Class("chips").Body(d.Fields(f)...)
	case Fold:
		return &ui.Fold{ID: f.ID, Title: f.Title, Body: d.Fields(f.Fields)}
	case Tricks:
		return d.tricks(f)
	case Notice:
		return &ui.Note{Tone: f.Tone, Icon: f.Icon, Text: f.Text}
	case Button:
		return &ui.Button{ID: f.ID, Text: f.Text, Icon: f.Icon, Small: f.Small, Wide: !f.Narrow, OnClick: d.does(Push, f.ID)}
	case Badge:
		return app.P().Class("xs").Body(ui.Badge(f.Tone, f.Text), app.Span().Class("muted").Text(" "+f.Beside))
	case Stack:
		return ui.Stack("2", d.Fields(f)...)
	case Near:
		return ui.Stack("1", d.Fields(f)...)
	}
	return nil
}

func (d Drawer) pair(fields []Field, class string) app.UI {
	return app.Div().Class(class).Body(d.Fields(fields)...)
}

// tricks is a line a player: what he did, and his tricks where they count.
func (d Drawer) tricks(t Tricks) app.UI {
	body := []app.UI{app.Legend().Class("legend").Body(app.B().Text(t.Legend))}
	for _, l := range t.Players {
		var said, stepper app.UI = app.Span(), app.Span()
		switch {
		case l.Role != nil:
			said = d.Field(*l.Role)
		case l.Said != "":
			said = app.Span().Class("sm muted").Text(l.Said)
		}
		if l.Counts {
			stepper = &ui.Stepper{ID: l.ID, Label: l.Label, Value: l.Value, Max: l.Most, OnStep: func(ctx app.Context, n int) {
				d.Send(ctx, Msg{Done: Type, Field: l.ID, Text: strconv.Itoa(n)})
			}}
		}
		body = append(body, app.Div().Class("tricks").Body(app.Span().Class("sm").Text(l.Name), said, stepper))
	}
	return app.FieldSet().Class("stack gap-15").Body(body...)
}

func (d Drawer) number(n Number) app.UI {
	field := &ui.ScoreField{
		ID: n.ID, Side: n.Side, Who: n.Who, Label: n.Label, Value: n.Value, Hint: n.Hint, Err: n.Err, Digits: n.Digits, Signed: n.Signed, Line: n.Line,
		Current: n.Current, Jumped: n.Jumped, OnType: d.texts(Type, n.ID), OnFocus: d.does(Focus, n.ID), OnEnter: d.Enter,
	}
	if n.Letter != "" {
		field.OnCode = func(ctx app.Context, code string) bool {
			if code != n.Letter {
				return false
			}
			d.Send(ctx, Msg{Done: Push, Field: n.Pushes})
			return true
		}
	}
	return field
}

// grid is a line a party, the players over the columns.
func (d Drawer) grid(g Grid) app.UI {
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
			body = append(body, d.number(n))
		}
	}
	return app.Div().Class("games").Body(body...)
}

func (d Drawer) rows(rows Rows) app.UI {
	body := make([]app.UI, len(rows))
	for i, r := range rows {
		body[i] = app.Div().Class("prow").Body(
			app.Span().Class("place").Text(r.Place),
			app.Span().Body(app.B().Text(r.Name), app.Span().Class("xs muted block prow__points").Text(r.Points)),
			&ui.IconButton{ID: r.Noted.ID, Icon: r.Noted.Icon, Small: true, Label: r.Noted.Text, Pressed: ui.Press(r.Noted.On), OnClick: d.does(Push, r.Noted.ID)},
			d.number(r.Number),
		)
	}
	return app.Div().Class("prows").Body(body...)
}

// texts hands the text or the answer of a field to the form.
func (d Drawer) texts(done Done, field string) func(app.Context, string) {
	return func(ctx app.Context, text string) { d.Send(ctx, Msg{Done: done, Field: field, Text: text}) }
}

func (d Drawer) does(done Done, field string) ui.Act {
	return func(ctx app.Context) { d.Send(ctx, Msg{Done: done, Field: field}) }
}
