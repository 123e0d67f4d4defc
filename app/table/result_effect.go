package table

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// PlacesShown is how many changes of place a preview names.
const PlacesShown = 4

// EffectOf tells what a preview changes: places, the list of the coming cut, and what
// stands although it would now be different. Nil if nothing of that.
func EffectOf(d *desk.Desk, s *tournament.State, p tournament.Preview) app.UI {
	moved := []app.UI{app.Span().Class("muted").Text(d.T("page.result.places", nil))}
	for _, c := range p.Changes {
		if c.Before.Place == c.After.Place && c.Before.PlaceTo == c.After.PlaceTo {
			continue
		}
		if len(moved) > PlacesShown {
			moved = append(moved, app.Span().Class("muted").Text("; …"))
			break
		}
		parts := "; "
		if len(moved) == 1 {
			parts = " "
		}
		moved = append(moved, app.Span().Body(app.Text(parts+scope.NameOf(d, s, c.Entrant)+" "),
			ui.Diff(ahead.Place(c.Before.Place, c.Before.PlaceTo), ahead.Place(c.After.Place, c.After.PlaceTo))))
	}
	var lines []app.UI
	if len(moved) > 1 {
		lines = append(lines, app.P().Class("effect xs").Body(moved...))
	}
	say := func(sentence string) { lines = append(lines, app.P().Class("xs").Text(sentence)) }
	if len(p.In) > 0 {
		say(d.T("page.effect.in", rules.Args{"in": strings.Join(scope.NamesOf(d, s, p.In), ", "), "out": strings.Join(scope.NamesOf(d, s, p.Out), ", ")}))
	}
	named := tell.WouldBeOutdated(d, s, p)
	for _, sentence := range named {
		say(sentence)
	}
	if p.Frozen && len(named) == 0 {
		say(d.T("page.effect.frozen", nil))
	}
	if len(p.Reseated) > 0 {
		say(d.T("page.effect.reseated", rules.Args{"rounds": p.Reseated}))
	}
	if len(lines) == 0 {
		return nil
	}
	return ui.Stack("1", lines...)
}
