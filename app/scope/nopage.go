package scope

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
)

// NoPage says that the address, though it has a screen's form, leads to nothing; back is the
// way out.
func NoPage(d *desk.Desk, back route.Route) *ui.Frame {
	title := d.T("ui.lost.title", nil)
	return &ui.Frame{Title: title, Back: back.String(), Narrow: true, Content: []app.UI{ui.Empty(ui.IconQuestion, title, d.T("ui.lost.text", nil),
		&ui.Button{Text: d.T("ui.lost.home", nil), Kind: ui.Go, Href: route.Home.String()})}}
}

// GameOf is the regulation that an address names: by the game's word, as in
// #/calc/preferans, or by its own id. page is whose usual
// game an address has that names none.
func GameOf(word, page string) (id string, ok bool) {
	if word == "" {
		for id, g := range games {
			if slices.Contains(g.Usual, page) {
				return id, true
			}
		}
		return "", false
	}
	for _, id := range Worded() {
		if word == id || word == games[id].Word {
			return id, true
		}
	}
	return "", false
}
