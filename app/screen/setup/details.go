package setup

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/tournament"
)

// detailsForm are the facts of a tournament while they are typed.
type detailsForm struct {
	app.Compo

	Desk     *desk.Desk
	Version  int
	Value    tournament.Details
	Field    string // of the refusal: "name" …
	Problem  string
	OnChange func(ctx app.Context, value tournament.Details)
}

// Render draws the fields.
func (f *detailsForm) Render() app.UI {
	d, v := f.Desk, f.Value
	return ui.Stack("3",
		&ui.Field{ID: "name", Label: d.T("page.details.name", nil), Value: v.Name, Err: f.err("name"), Required: true, EnterKey: "next", OnInput: f.name},
		app.Div().Class("two").Body(
			&ui.Field{ID: "date", Label: d.T("page.details.date", nil), Type: "date", Value: v.Date, Err: f.err("date"), OnInput: f.date},
			&ui.Field{ID: "start", Label: d.T("page.details.start", nil), Type: "time", Value: v.Start, Err: f.err("start"), OnInput: f.start}),
		app.Div().Class("two").Body(
			&ui.Field{ID: "place", Label: d.T("page.details.place", nil), Value: v.Place, Err: f.err("place"), Placeholder: d.T("page.details.place.example", nil), OnInput: f.place},
			&ui.Field{ID: "judge", Label: d.T("page.details.judge", nil), Value: v.Judge(), Err: f.err("officials"), OnInput: f.judge}))
}

func (f *detailsForm) err(field string) string {
	if f.Field == field {
		return f.Problem
	}
	return ""
}

func (f *detailsForm) name(ctx app.Context, text string) {
	v := f.Value
	v.Name = text
	f.OnChange(ctx, v)
}

func (f *detailsForm) date(ctx app.Context, text string) {
	v := f.Value
	v.Date = text
	f.OnChange(ctx, atStart(v))
}

func (f *detailsForm) start(ctx app.Context, text string) {
	v := f.Value
	v.Start = text
	f.OnChange(ctx, atStart(v))
}

func (f *detailsForm) place(ctx app.Context, text string) {
	v := f.Value
	v.Place = text
	f.OnChange(ctx, v)
}

// judge changes the first official, whose role is the chief judge's unless it is said.
func (f *detailsForm) judge(ctx app.Context, text string) {
	v := f.Value
	v.Officials = append([]tournament.Official(nil), v.Officials...)
	switch {
	case len(v.Officials) == 0 && text != "":
		v.Officials = []tournament.Official{{Role: f.Desk.T("page.details.judge", nil), Name: text}}
	case len(v.Officials) > 0 && text == "":
		v.Officials = v.Officials[1:]
	case len(v.Officials) > 0:
		v.Officials[0].Name = text
	}
	f.OnChange(ctx, v)
}

// atStart keeps the instant of the start beside the local date and time.
func atStart(v tournament.Details) tournament.Details {
	v.StartAt = ""
	if t, err := time.ParseInLocation("2006-01-02 15:04", v.Date+" "+v.Start, time.Local); err == nil {
		v.StartAt = t.UTC().Format("2006-01-02T15:04:05.000Z")
	}
	return v
}
