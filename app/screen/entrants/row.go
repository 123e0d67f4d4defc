package entrants

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// entrantRow is a line of the register. All but the handler are plain values, so that
// only changed rows are drawn anew.
type entrantRow struct {
	app.Compo

	ID     rules.EntrantID
	Number int
	Name   string
	Team   string
	Sub    string
	Badges string // lines of tone, tab, text
	Gone   bool
	Menu   string // label of the menu's button
	Items  string // ids of the menu, with spaces between
	Lang   text.Lang
	OnPick func(ctx app.Context, id rules.EntrantID, action string)
}

// CompoID keeps the menu with its entrant.
func (r *entrantRow) CompoID() string { return "e-" + string(r.ID) }

// Render draws the line.
func (r *entrantRow) Render() app.UI {
	var badges []app.UI
	for line := range strings.Lines(r.Badges) {
		tone, words, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		badges = append(badges, ui.Badge(ui.Tone(tone), words))
	}
	sub := r.Sub
	if r.Team != "" {
		sub = strings.TrimSuffix(r.Team+" · "+sub, " · ")
	}
	var items []ui.MenuItem
	for _, id := range strings.Fields(r.Items) {
		// asks: page.entrants.act.{card,delete,edit,exclude,player,plays,refuse,replace,seed,skip,unseed,withdraw}
		items = append(items, ui.MenuItem{ID: id, Text: text.T(r.Lang, "page.entrants.act."+id, nil), Icon: actIcon(id), Red: id == "delete" || id == string(scope.ActExclude)})
	}
	row := ui.Item(ui.Number(r.Number), r.Name, badges, sub, &ui.Menu{ID: "m-" + string(r.ID), Label: r.Menu, Small: true, Items: items, OnPick: r.pick})
	if div, ok := row.(app.HTMLDiv); ok && r.Gone {
		return div.Class("muted")
	}
	return row
}

func (r *entrantRow) pick(ctx app.Context, action string) { r.OnPick(ctx, r.ID, action) }

func actIcon(id string) ui.Icon {
	switch id {
	case actCard:
		return ui.IconUsers
	case "delete", string(scope.ActExclude):
		return ui.IconTrash
	case "seed", "unseed":
		return ui.IconRanks
	case string(scope.ActReplace), string(scope.ActPlayer):
		return ui.IconSwap
	case string(scope.ActWithdraw), string(scope.ActSkip), string(scope.ActRefuse):
		return ui.IconRight
	case actPlays:
		return ui.IconUndo
	}
	return ui.IconPen
}
