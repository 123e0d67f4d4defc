package scope

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/text"
)

// RulingLinks lead to the catalogues outside of a tournament.
func RulingLinks(d *desk.Desk) app.UI {
	label := d.T("page.ruling.books", nil)
	body := []app.UI{app.Span().Class("sm muted").Text(label)}
	for _, id := range Worded() {
		if reg, ok := d.Lookup(id); ok {
			body = append(body, app.A().Class("chip").Href(route.Route{Name: "ruling", Args: []string{GameBy(id).Word}}.String()).Text(text.Format(d.Lang(), reg.Info().Name)))
		}
	}
	return app.Nav().Class("row row--wrap gap-2").Aria("label", label).Body(body...)
}
