package pages

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

const (
	chartUnasked = 40 // entrants whose chart is drawn without being asked for
	chartMost    = 60 // lines that can be told apart at all: the first of a larger field
	chartMarked  = 4  // lines drawn apart
)

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
		line := ui.Series{Name: strconv.Itoa(l.Place) + " " + shortName(s, l.Entrant), Places: places[l.Entrant]}
		if i < chartMarked {
			line.Line = i + 1
		}
		series = append(series, line)
	}
	return &ui.PlacesChart{
		ID: "chart", Caption: d.T("page.chart.caption", rules.Args{"n": changes}), Label: d.T("page.chart.label", rules.Args{"n": n}),
		Name: d.T("page.standings.col."+unit(s), nil), Table: d.T("page.chart.table", nil), Series: series,
	}
}

// shortName is what fits beside a line of the chart: the first player of a pair.
func shortName(s *tournament.State, id rules.EntrantID) string {
	e := s.Entrant(id)
	if e == nil || len(e.Players) == 0 {
		return ""
	}
	name := []rune(e.Players[0])
	if len(name) > 15 {
		name = append(name[:14], '…')
	}
	return string(name)
}
