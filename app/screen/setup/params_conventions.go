package setup

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// conventions shows a regulation's list of conventions; nil if it has none.
func conventions(d *desk.Desk, reg rules.Regulation) app.UI {
	agreed, ok := reg.(rules.Agreed)
	if !ok {
		return nil
	}
	say := func(b rules.Bilingual) string { return text.Format(d.Lang(), b) }
	var rows []app.UI
	for _, c := range agreed.Conventions() {
		small := say(c.Effect)
		if len(c.Params) > 0 {
			names := make([]string, len(c.Params))
			for i, key := range c.Params {
				names[i] = "«" + tell.ParamName(d, reg, key) + "»"
			}
			small += ". " + d.T("page.params.carried", rules.Args{"names": strings.Join(names, ", ")})
		}
		rows = append(rows, app.Div().Class("convention").Body(
			app.Span().Class("muted num").Text(text.Int(d.Lang(), int64(c.Number))),
			app.Span().Class("grow").Body(app.Span().Text(say(c.Name)+": "), app.B().Text(say(c.Value)), app.Small().Class("block muted").Text(small))))
	}
	return &ui.Fold{ID: "conventions", Title: d.T("page.params.conventions", nil), Fact: d.T("page.params.conventions.fact", rules.Args{"n": len(rows)}), Body: rows}
}
