package standing

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

const (
	chartUnasked = 40 // entrants whose chart is drawn without being asked for
	chartMost    = 60 // lines that can be told apart at all: the first of a larger field
	chartMarked  = 4  // lines drawn apart
)

// The charts below a standing, one at a time.
const (
	chartPlaces = "places"
	chartPoints = "points"
	chartGaps   = "gaps"
)

// charts draws places and points by round, and how the differences of the tables are
// spread. It is a component of its own: a letter typed into its search, or another round
// chosen, must not draw the whole standing anew.
type charts struct {
	app.Compo

	Desk       *desk.Desk
	Tournament string
	Round      int // the standing's
	// After is the standing after a round; the screen above keeps those it has computed.
	After func(n int) rules.Standing

	view  string
	lines pointLines
	query string
	only  int // the round whose tables are counted; 0: all
}

// CompoID keeps what the judge chose while the standing above changes.
func (c *charts) CompoID() string { return "charts-" + c.Tournament }

// Render draws the choice of a chart and the chart.
func (c *charts) Render() app.UI {
	d, s := c.Desk, c.Desk.Book(c.Tournament).State
	if c.Round < 2 { // one round makes no line
		return ui.Section("charts", d.T("page.charts", nil), c.gaps(s))
	}
	view := c.view
	if view == "" {
		view = chartPlaces
	}
	choices := make([]ui.Choice, 0, 3)
	for _, v := range []string{chartPlaces, chartPoints, chartGaps} {
		choices = append(choices, ui.Choice{Value: v, Text: d.T("page.charts."+v, nil)})
	}
	var chart app.UI
	switch view {
	case chartPlaces:
		chart = placesChart(d, s, c.Round, c.After)
	case chartPoints:
		chart = c.points(s)
	default:
		chart = c.gaps(s)
	}
	return ui.Section("charts", d.T("page.charts", nil),
		app.Div().Class("no-print").Body(ui.Seg("chart-view", d.T("page.charts.which", nil), view, choices, c.show)), chart)
}

func (c *charts) show(_ app.Context, view string) { c.view = view }

// placesChart draws the places by round, and says how often the lead changed.
func placesChart(d *desk.Desk, s *tournament.State, n int, after func(n int) rules.Standing) app.UI {
	now := after(n)
	places := make(map[rules.EntrantID][]int, len(now.Lines))
	changes, leader := 0, rules.EntrantID("")
	for k := 1; k <= n; k++ {
		st := after(k)
		for i := range st.Lines {
			l := &st.Lines[i]
			if places[l.Entrant] == nil {
				places[l.Entrant] = make([]int, n)
			}
			if l.Played && i < chartMost {
				places[l.Entrant][k-1] = i + 1
			}
		}
		if len(st.Lines) > 0 {
			if first := st.Lines[0].Entrant; first != leader {
				if leader != "" {
					changes++
				}
				leader = first
			}
		}
	}
	var series []ui.Series
	for i := range now.Lines {
		l := &now.Lines[i]
		if !l.Played || i >= chartMost {
			continue
		}
		line := ui.Series{Name: strconv.Itoa(l.Place) + " " + shortName(s, l.Entrant, 15), Places: places[l.Entrant]}
		if i < chartMarked {
			line.Line = i + 1
		}
		series = append(series, line)
	}
	caption := d.T("page.chart.caption", rules.Args{"n": changes})
	if changes == 0 {
		caption = d.T("page.chart.same", nil)
	}
	return &ui.PlacesChart{
		ID: "chart", Caption: caption, Label: d.T("page.chart.label", rules.Args{"n": n}),
		Name: d.T("page.standings.col."+scope.Unit(s), nil), Table: d.T("page.chart.table", nil), Series: series,
	}
}

// shortName is what fits beside a line of a chart: the first player of a pair, cut to most
// letters.
func shortName(s *tournament.State, id rules.EntrantID, most int) string {
	e := s.Entrant(id)
	if e == nil || len(e.Players) == 0 {
		return ""
	}
	name := []rune(e.Players[0])
	if len(name) > most {
		name = append(name[:most-1], '…')
	}
	return string(name)
}
