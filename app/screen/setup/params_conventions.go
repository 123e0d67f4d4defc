package setup

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

// convention is a line of what the players have agreed on: it is read aloud, and changed
// only through the parameters that carry it.
type convention struct {
	number              int
	name, value, effect rules.Bilingual
	params              []string
}

// agreed are the conventions of the regulations that list them.
var agreed = map[string]func() []convention{
	"preferans-almaty": func() []convention {
		list := preferans.Conventions()
		out := make([]convention, len(list))
		for i, c := range list {
			out[i] = convention{c.Number, c.Name, c.Value, c.Effect, c.Params}
		}
		return out
	},
}

// conventions shows a regulation's list of conventions; nil if it has none.
func conventions(d *desk.Desk, reg rules.Regulation) app.UI {
	list := agreed[reg.Info().ID]
	if list == nil {
		return nil
	}
	say := func(b rules.Bilingual) string { return text.Format(d.Lang(), b) }
	var rows []app.UI
	for _, c := range list() {
		small := say(c.effect)
		if len(c.params) > 0 {
			names := make([]string, len(c.params))
			for i, key := range c.params {
				names[i] = "«" + tell.ParamName(d, reg, key) + "»"
			}
			small += ". " + d.T("page.params.carried", rules.Args{"names": strings.Join(names, ", ")})
		}
		rows = append(rows, app.Div().Class("convention").Body(
			app.Span().Class("muted num").Text(text.Int(d.Lang(), int64(c.number))),
			app.Span().Class("grow").Body(app.Span().Text(say(c.name)+": "), app.B().Text(say(c.value)), app.Small().Class("block muted").Text(small))))
	}
	return &ui.Fold{ID: "conventions", Title: d.T("page.params.conventions", nil), Fact: d.T("page.params.conventions.fact", rules.Args{"n": len(rows)}), Body: rows}
}
