package scope

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
)

// CalcLinks lead to the score sheets outside of a tournament.
func CalcLinks(d *desk.Desk) app.UI {
	body := []app.UI{app.Span().Class("sm muted").Text(d.T("page.calc.sub", nil))}
	for _, id := range Worded() {
		body = append(body, app.A().Class("chip").Href(route.Route{Name: "calc", Args: []string{GameBy(id).Word}}.String()).Text(d.T("page.calc.title."+id, nil)))
	}
	return app.Nav().Class("row row--wrap gap-2").Aria("label", d.T("page.calc.sub", nil)).Body(body...)
}
