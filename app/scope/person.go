package scope

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// entrantWay tells that a link of this window led to the card or the sheet that is open: the
// way back is the browser's.
type entrantWay struct{ opened bool }

// EntrantLink leads to an entrant's card.
type EntrantLink struct {
	app.Compo

	Desk       *desk.Desk
	Tournament string
	Entrant    rules.EntrantID
}

// CompoID keeps the link with its entrant.
func (l *EntrantLink) CompoID() string { return "to-card-" + string(l.Entrant) }

// Render draws the link.
func (l *EntrantLink) Render() app.UI {
	return ui.Row("2", &ui.Button{Text: l.Desk.T("page.entrant.open", nil), Icon: ui.IconUsers, Small: true, OnClick: l.open})
}

func (l *EntrantLink) open(ctx app.Context) {
	OpenEntrant(ctx, l.Desk, route.Of(l.Tournament, "entrants", string(l.Entrant)))
}

// OpenEntrant opens the card of an entrant, or the sheet in which something is done with it.
func OpenEntrant(ctx app.Context, d *desk.Desk, to route.Route) {
	desk.Draft[entrantWay](d, "").opened = true
	d.Go(ctx, to)
}

// CloseEntrant goes back to where a card or a sheet was opened from.
func CloseEntrant(ctx app.Context, d *desk.Desk, id string) {
	if way := desk.Draft[entrantWay](d, ""); way.opened {
		way.opened = false
		app.Window().Get("history").Call("back")
		return
	}
	d.Go(ctx, route.Of(id, "entrants"))
}

// EntrantAct is what is being done with an entrant in a sheet.
type EntrantAct string

const (
	ActNone     EntrantAct = ""
	ActEdit     EntrantAct = "edit"
	ActWithdraw EntrantAct = "withdraw"
	ActExclude  EntrantAct = "exclude"
	ActPlayer   EntrantAct = "player"
	ActReplace  EntrantAct = "replace"
	ActSkip     EntrantAct = "skip"
	ActRefuse   EntrantAct = "refuse"
)

// Sheet reports whether it is done in a sheet of its own.
func (a EntrantAct) Sheet() bool {
	switch a {
	case ActEdit, ActWithdraw, ActExclude, ActPlayer, ActReplace, ActSkip, ActRefuse:
		return true
	}
	return false
}
