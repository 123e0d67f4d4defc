package help

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/regulations"
)

func init() {
	scope.Register("help", func(d *desk.Desk, v int, r route.Route) app.UI {
		return &help{Desk: d, Version: v, Route: r}
	})
}

// help explains the screens and the rules of the games in our own words, with articles.
// The route's argument is the chapter that is open.
type help struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route
}

// chapters of the help, in order; each has a title and lines in app/text.
var screenChapters = []string{"entrants", "seating", "round", "result", "standings", "ruling", "journal", "final", "settings", "print", "board", "files", "keys"}

// games are the regulations that the help has a chapter of.
func games() []string {
	var list []string
	for _, reg := range regulations.All() {
		if id := reg.Info().ID; text.Has("page.help." + id + ".title") {
			list = append(list, id)
		}
	}
	return list
}

// Render draws the screen.
func (p *help) Render() app.UI {
	d := p.Desk
	return &ui.Frame{Title: d.T("page.help.title", nil), Back: route.Home.String(), Narrow: true, Content: []app.UI{ui.Stack("",
		ui.Card(ui.CardTitle(d.T("page.help.start", nil), nil), scope.GuideSteps(d)),
		ui.Section("what-here", d.T("page.help.screens", nil), p.list(screenChapters)...),
		ui.Section("rules", d.T("page.help.rules", nil), append([]app.UI{
			app.P().Class("sm muted").Text(d.T("page.help.rules.note", nil)),
		}, p.list(games())...)...),
	)}}
}

// OnMount brings the chapter of the address into sight.
func (p *help) OnMount(ctx app.Context) {
	if chapter := p.Route.Arg(0); chapter != "" {
		ui.FocusFirst(ctx, `#help-`+chapter+` summary`)
	}
}

func (p *help) list(chapters []string) []app.UI {
	folds := make([]app.UI, len(chapters))
	for i, c := range chapters {
		folds[i] = &ui.Fold{ID: "help-" + c, Title: p.Desk.T("page.help."+c+".title", nil), Open: p.Route.Arg(0) == c,
			Body: []app.UI{scope.Bullets(p.Desk.T("page.help."+c+".text", nil))}}
	}
	return folds
}
