package game

import (
	"sort"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/qr"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// What the codes hold.
const (
	codeText  = "text"
	codeWhole = "whole"
)

// codePace is how long each code of a series is shown.
const codePace = 700 * time.Millisecond

// Codes shows a standing as a QR code, or the whole tournament as a series of them for
// another device's camera.
type Codes struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Text       string // the standing

	what   string
	series []qr.Symbol
	cut    bool // not all of the standing's text fits
	err    error
	at     int
	paused bool
	turn   int // of the series: an older one's clock stops
	gone   bool
}

// OnMount shows the standing.
func (c *Codes) OnMount(ctx app.Context) { c.pick(ctx, codeText) }

// OnDismount stops the series.
func (c *Codes) OnDismount() { c.gone = true }

func (c *Codes) pick(own app.Context, what string) {
	c.what, c.series, c.err, c.at, c.cut = what, nil, nil, 0, false
	c.turn++
	if what == codeText {
		c.standing()
		return
	}
	turn := c.turn
	c.Desk.FileOf(c.Tournament, func(_ app.Context, data []byte, err error) {
		if c.gone || c.turn != turn {
			return
		}
		var parts []string
		if err == nil {
			parts, err = qr.Split(data)
		}
		c.err = err
		for _, part := range parts {
			symbol, err := qr.Draw(part)
			if err != nil {
				c.series, c.err = nil, err
				return
			}
			c.series = append(c.series, symbol)
		}
		c.paused = ui.ReducedMotion()
		c.wait(own, turn)
	})
}

// standing draws as many lines of the standing as a code holds.
func (c *Codes) standing() {
	lines := strings.SplitAfter(strings.TrimSuffix(c.Text, "\n"), "\n")
	text := func(n int) string { return strings.Join(lines[:n], "") }
	n := sort.Search(len(lines), func(n int) bool {
		_, err := qr.Draw(text(n + 1))
		return err != nil
	})
	symbol, err := qr.Draw(text(n))
	if err != nil {
		c.err = err
		return
	}
	c.series, c.cut = []qr.Symbol{symbol}, n < len(lines)
}

func (c *Codes) wait(ctx app.Context, turn int) {
	ctx.After(codePace, func(ctx app.Context) {
		if c.gone || c.turn != turn {
			return
		}
		if !c.paused && len(c.series) > 0 {
			c.at = (c.at + 1) % len(c.series)
		}
		c.wait(ctx, turn)
	})
}

// Render draws the code.
func (c *Codes) Render() app.UI {
	d := c.Desk
	body := []app.UI{&ui.Radio{ID: "codes", Label: d.T("page.codes.what", nil), HideLabel: true, Value: c.what, OnPick: c.pick, Choices: []ui.Choice{
		{Value: codeText, Text: d.T("page.codes.text", nil)}, {Value: codeWhole, Text: d.T("page.codes.whole", nil)}}}}
	switch {
	case c.err != nil:
		body = append(body, &ui.Note{Tone: ui.Ask, Icon: ui.IconQuestion, Text: d.Err(c.err), Live: true})
		return ui.Stack("3", body...)
	case len(c.series) == 0:
		return ui.Stack("3", append(body, ui.Skeleton(3))...)
	}
	symbol := c.series[c.at]
	side := strconv.Itoa(symbol.Size)
	body = append(body, ui.SVG("svg").Class("qr").Attr("viewBox", "0 0 "+side+" "+side).Role("img").Aria("label", d.T("page.codes.label", nil)).Body(
		ui.SVG("rect").Class("qr__paper").Attr("width", side).Attr("height", side), ui.SVG("path").Class("qr__ink").Attr("d", symbol.Path)))
	switch {
	case c.what == codeWhole:
		toggle := d.T("page.codes.pause", nil)
		if c.paused {
			toggle = d.T("page.codes.next", nil)
		}
		body = append(body, app.P().Class("sm").Text(d.T("page.codes.part", rules.Args{"part": c.at + 1, "all": len(c.series)})),
			app.P().Class("sm muted").Text(d.T("page.codes.how", nil)))
		if len(c.series) > 1 {
			body = append(body, ui.Row("2", &ui.Button{Text: toggle, Small: true, OnClick: c.step},
				&ui.Button{Text: d.T("page.codes.run", nil), Small: true, Disabled: !c.paused, OnClick: c.run}))
		}
	case c.cut:
		body = append(body, app.P().Class("sm muted").Text(d.T("page.codes.cut", nil)))
	}
	return ui.Stack("3", body...)
}

// step pauses the series, and then goes on by one.
func (c *Codes) step(app.Context) {
	if c.paused {
		c.at = (c.at + 1) % len(c.series)
	}
	c.paused = true
}

func (c *Codes) run(app.Context) { c.paused = false }
