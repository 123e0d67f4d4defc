package domino

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

// firstMove helps to find who begins a party: the lowest tile by points, and among equal
// ones the order of the regulation (2.5).
func (p *scoreSheet) firstMove(names []string) app.UI {
	tiles := domino.Tiles()
	body := make([]app.UI, len(tiles))
	for i, t := range tiles {
		body[i] = &tileButton{Screen: p, Tile: t.String(), Picked: p.begins == t.String()}
	}
	text := p.t("first.text", nil)
	if p.begins != "" {
		text = p.t("first.picked", rules.Args{"tile": p.begins})
	}
	return &ui.Fold{ID: "first", Icon: ui.IconBone, Title: p.t("first", nil), Body: []app.UI{
		app.P().Class("sm muted").Text(text), app.Div().Class("tiles28").Body(body...)}}
}

// tileButton is a tile of the order.
type tileButton struct {
	app.Compo

	Screen *scoreSheet
	Tile   string
	Picked bool
}

// CompoID keeps the button with its tile.
func (b *tileButton) CompoID() string { return "tile-" + b.Tile }

// Render draws the tile.
func (b *tileButton) Render() app.UI {
	return app.Button().Type("button").Class("bone").Aria("label", b.Tile).Aria("pressed", string(ui.Press(b.Picked))).OnClick(b.pick).Body(drawTile(b.Tile))
}

func (b *tileButton) pick(app.Context, app.Event) { b.Screen.begins = b.Tile }

// pips are where the dots of a half lie, on a grid of three by three.
var pips = [7][]int{{}, {4}, {0, 8}, {0, 4, 8}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}}

// drawTile draws a tile lying on its side: "2-5".
func drawTile(tile string) app.UI {
	body := []app.UI{
		ui.SVG("rect").Attr("x", "1").Attr("y", "1").Attr("width", "58").Attr("height", "30").Attr("rx", "4").Class("bone__body"),
		ui.SVG("path").Attr("d", "M30 5V27").Class("bone__line"),
	}
	for half := range 2 {
		for _, at := range pips[tile[2*half]-'0'] {
			body = append(body, ui.SVG("circle").Class("bone__pip").Attr("r", "2.6").
				Attr("cx", strconv.Itoa(7+29*half+8*(at%3))).Attr("cy", strconv.Itoa(8+8*(at/3))))
		}
	}
	return ui.SVG("svg").Attr("viewBox", "0 0 60 32").Aria("hidden", "true").Body(body...)
}
