package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/safe"
	"github.com/sudya-app/sudya/app/ui"
)

// lastFault is what the last start of the program died of, nil if it didn't: web/rescue.js
// has started it again, and the screen of the same address has failed.
func lastFault() *safe.Fault {
	report := app.Window().Get("sudyaFault")
	if !report.Truthy() {
		return nil
	}
	fact, stack, _ := strings.Cut(report.String(), "\n")
	return &safe.Fault{Text: fact, Stack: strings.TrimSpace(stack)}
}

// well tells web/rescue.js whether the program may be started again should it die.
func well(yes bool) { app.Window().Set("sudyaWell", yes) }

// overcome leaves the boundary.
func (r *root) overcome() {
	r.fault = nil
	well(true)
}

// faultScreen is the boundary: what failed was a goroutine, and the program itself runs on,
// or the screen of this address, and the program has been started again. All that was
// recorded is on the disk already; the other screens open as before.
func (r *root) faultScreen() app.UI {
	return &ui.Frame{
		Title: r.say("ui.fault.title"), Narrow: true,
		Content: []app.UI{ui.Stack("4",
			&ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Title: r.say("ui.fault.fact"), Text: r.say("ui.fault.saved"), Live: true},
			ui.Row("2",
				&ui.Button{Text: r.say("ui.fault.on"), Kind: ui.Go, OnClick: r.goOn},
				r.toRound(),
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
	r.overcome()
	ctx.Navigate(route.Home.String())
}

// toRound leads from a failed screen of a tournament to its round.
func (r *root) toRound() app.UI {
	if r.at.Tournament == "" || r.at.Name == "round" {
		return nil
	}
	return &ui.Button{Text: r.say("ui.fault.round"), Href: route.Of(r.at.Tournament, "round").String()}
}

func (r *root) copyFault(ctx app.Context) {
	ui.Copy(ctx, r.fault.Text+"\n\n"+r.fault.Stack, func(ctx app.Context, ok bool) {
		if ok {
			ui.ShowToast(ctx, ui.Toast{Text: r.say("ui.copied")})
		}
	})
}
