package standing

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

const gapClasses = 12 // bars at most

// gap is the difference of a table's result.
type gap struct {
	size         rules.Sixth
	round, table int
}

// gapsUpTo are the differences of all tables played up to round n, and how many tables of
// each round were not played: nobody came, the judge awarded the result, or it isn't
// entered yet.
func gapsUpTo(s *tournament.State, n int) (list []gap, left []int) {
	of := game.ViewOf(s).Gap
	left = make([]int, n+1)
	for _, r := range s.Rounds {
		if !r.Published || r.Number > n {
			continue
		}
		for _, t := range r.Tables {
			if size, ok := of(t); ok {
				list = append(list, gap{size, r.Number, t.Number})
			} else {
				left[r.Number]++
			}
		}
	}
	return list, left
}

// gapsShown are the differences of the rounds that are chosen.
type gapsShown struct {
	sizes        []rules.Sixth
	top, largest gap // of all rounds, of those that are counted
	missed       int // tables that tell none
}

// shown counts the differences up to the round of the page, of one round only unless that is 0.
func (c *charts) shown(s *tournament.State, only int) (g gapsShown) {
	all, left := gapsUpTo(s, c.Round)
	for _, x := range all {
		if x.size >= g.top.size {
			g.top = x
		}
		if only > 0 && x.round != only {
			continue
		}
		g.sizes = append(g.sizes, x.size)
		if g.largest.round == 0 || x.size > g.largest.size {
			g.largest = x
		}
	}
	g.missed = left[only]
	if only == 0 {
		for _, n := range left {
			g.missed += n
		}
	}
	return g
}

// gaps is the chart of the differences with the choice of a round and the numbers that a
// judge asks for first.
func (c *charts) gaps(s *tournament.State) app.UI {
	d, only := c.Desk, c.only
	if only > c.Round {
		only = 0
	}
	shown := c.shown(s, only)
	side := []app.UI{c.roundChoice(s, only)}
	rule := d.T("page.gaps.rule", nil)
	if shown.missed > 0 {
		rule += " " + d.T("page.gaps.left", rules.Args{"n": shown.missed})
	}
	if len(shown.sizes) == 0 {
		side = append(side, app.P().Class("sm muted").Text(rule))
		return ui.Split("22", []app.UI{app.P().Class("muted").Text(d.T("page.gaps.none", nil))}, side)
	}
	middle, largest := median(shown.sizes), shown.largest
	side = append(side,
		ui.Stats(
			ui.Stat(strconv.Itoa(len(shown.sizes)), d.T("page.gaps.tables", rules.Args{"n": len(shown.sizes)})),
			ui.Stat(text.Sixth(d.Lang(), middle), d.T("page.gaps.median", nil)),
			ui.Stat(text.Sixth(d.Lang(), largest.size), d.T("page.gaps.largest", nil))),
		app.Div().Class("no-print").Body(&ui.Button{
			Text:  d.T("page.gaps.where", rules.Args{"round": scope.RoundName(d, s, largest.round), "table": largest.table}),
			Small: true, Href: route.Of(c.Tournament, "table", largest.round, largest.table).String()}),
		app.P().Class("sm muted").Text(rule))
	when := d.T("page.gaps.all", nil)
	if only > 0 {
		when = scope.RoundName(d, s, only)
	}
	return ui.Split("22", []app.UI{&ui.BarsChart{
		ID: "gaps", Label: d.T("page.gaps.label", nil), Table: d.T("page.gaps.table", nil), Bars: gapBars(d, shown, middle),
		Caption: d.T("page.gaps.caption", rules.Args{"what": d.T("page.gaps."+s.Regulation, nil), "when": when}),
		Name:    d.T("page.gaps.col.size", nil), Count: d.T("page.gaps.col.tables", nil),
	}}, side)
}

// gapBars are the classes of the differences, the middle one marked. The classes are those of all
// rounds: so two rounds can be compared.
func gapBars(d *desk.Desk, shown gapsShown, middle rules.Sixth) []ui.Bar {
	width := roundStep(int(shown.top.size/rules.Whole(1))+1, gapClasses)
	n := classOf(shown.top.size, width) + 1
	bars := make([]ui.Bar, n)
	for i, count := range classes(shown.sizes, width, n) {
		bars[i] = ui.Bar{Name: className(d.Lang(), i*width, width), N: count}
	}
	bars[classOf(middle, width)].Mark = d.T("page.gaps.median", nil)
	return bars
}

// className is «100–199», or «7» where a class is one wide.
func className(lang text.Lang, from, width int) string {
	if width == 1 {
		return text.Int(lang, int64(from))
	}
	return text.Int(lang, int64(from)) + "–" + text.Int(lang, int64(from+width-1))
}

// roundChoice chooses the round whose tables are counted.
func (c *charts) roundChoice(s *tournament.State, only int) app.UI {
	d := c.Desk
	choices := []ui.Choice{{Value: "0", Text: d.T("page.gaps.all", nil)}}
	for k := 1; k <= c.Round; k++ {
		choices = append(choices, ui.Choice{Value: strconv.Itoa(k), Text: scope.RoundName(d, s, k)})
	}
	return app.Div().Class("no-print").Body(&ui.Select{ID: "gaps-round", Label: d.T("page.gaps.round", nil), Value: strconv.Itoa(only), Choices: choices, OnPick: c.pickRound})
}

func (c *charts) pickRound(_ app.Context, round string) {
	n, err := strconv.Atoi(round)
	if err != nil {
		return // no other value is in the list
	}
	c.only = n
}
