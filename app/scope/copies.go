package scope

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// CopyRow tells when the running tournament was last saved to a file.
type CopyRow struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Meta    store.Meta
}

// Render draws the row.
func (c *CopyRow) Render() app.UI {
	d, m := c.Desk, c.Meta
	icon, title, fact := ui.IconShare, d.T("page.home.copy", nil), d.T("page.home.copy.never", nil)
	if m.Stale() {
		icon, title = ui.IconAlert, d.T("page.file.remind", nil)
	}
	if m.ExportedAt != "" {
		fact = d.T("page.home.copy.last", rules.Args{"date": MomentOf(d, m.ExportedAt)})
		if fresh := m.Events - m.Exported; fresh > 0 {
			fact += d.T("page.home.copy.since", rules.Args{"n": fresh})
		}
	}
	return StateRow(icon, title, fact,
		&ui.Button{Text: d.T("page.home.copy.do", nil), Small: true, Label: d.T("page.file.save", nil), OnClick: c.save})
}

func (c *CopyRow) save(app.Context) { c.Desk.SaveFile(c.Meta.ID) }

// StateRow is a fact with an explanation and a button.
func StateRow(icon ui.Icon, title, fact string, button app.UI) app.UI {
	return app.Div().Class("staterow").Body(icon.Draw(),
		app.Span().Class("grow sm").Body(app.B().Text(title), app.Br(), app.Span().Class("muted").Text(fact)), button)
}
