package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
)

// faultScreen is the boundary for what failed in a goroutine: the program itself runs on,
// and all that was recorded is on the disk already.
func (r *root) faultScreen() app.UI {
	return &ui.Frame{
		Title: r.say("ui.fault.title"), Narrow: true,
		Content: []app.UI{ui.Stack("4",
			&ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Title: r.say("ui.fault.fact"), Text: r.say("ui.fault.saved"), Live: true},
			ui.Row("2",
				&ui.Button{Text: r.say("ui.fault.on"), Kind: ui.Go, OnClick: r.goOn},
				&ui.Button{Text: r.say("ui.fault.reload"), OnClick: r.reload},
				&ui.Button{Text: r.say("ui.fault.copy"), Icon: ui.IconCopy, Kind: ui.Quiet, OnClick: r.copyFault}),
			r.rescued(),
			app.P().Class("sm muted").Text(r.fault.Text))},
	}
}

// rescued are the tournaments of this device, each with its way out.
func (r *root) rescued() app.UI {
	if r.desk == nil {
		return nil
	}
	var rows []app.UI
	for _, m := range r.desk.Shelf() {
		if !m.Binned {
			rows = append(rows, &rescueRow{Desk: r.desk, ID: m.ID, Name: m.Name})
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return app.Div().Class("card").Body(app.Div().Class("list").Body(rows...))
}

// rescueRow saves one tournament to a file.
type rescueRow struct {
	app.Compo

	Desk     *desk.Desk
	ID, Name string
}

// CompoID keeps the row with its tournament.
func (r *rescueRow) CompoID() string { return r.ID }

// Render draws the row.
func (r *rescueRow) Render() app.UI {
	save := r.Desk.T("page.file.save", nil)
	return app.Div().Body(app.Span().Class("grow").Text(r.Name),
		&ui.Button{Text: save, Small: true, Label: save + ": " + r.Name, OnClick: r.save})
}

func (r *rescueRow) save(app.Context) { r.Desk.SaveFile(r.ID) }

// goOn leaves the screen that failed for the first one.
func (r *root) goOn(ctx app.Context) {
	r.fault = nil
	ctx.Navigate(route.Home.String())
}

func (r *root) copyFault(ctx app.Context) {
	ui.Copy(ctx, r.fault.Text+"\n\n"+r.fault.Stack, func(ctx app.Context, ok bool) {
		if ok {
			ui.ShowToast(ctx, ui.Toast{Text: r.say("ui.copied")})
		}
	})
}
