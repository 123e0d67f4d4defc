package standing

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/ranks"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

const (
	pointsFirst   = 4  // lines that are drawn unasked
	pointsOffered = 12 // names that are offered at once
)

// pointLines is whose points are drawn. An entrant keeps its line, and so its colour, while
// others come and go.
type pointLines struct {
	slots  [ui.LinesMost]rules.EntrantID
	chosen bool                     // by the judge: until then the first ones of the standing
	asked  map[rules.EntrantID]bool // ever chosen: they stay at hand when they are taken off
}

// of are the lines for a standing: the judge's, or the first four.
func (l *pointLines) of(now rules.Standing) [ui.LinesMost]rules.EntrantID {
	if l.chosen {
		return l.slots
	}
	var first [ui.LinesMost]rules.EntrantID
	for i := range now.Lines {
		if i < pointsFirst && now.Lines[i].Played {
			first[i] = now.Lines[i].Entrant
		}
	}
	return first
}

// flip draws an entrant's line or takes it off; where all lines are taken nothing happens.
func (l *pointLines) flip(now rules.Standing, id rules.EntrantID) {
	l.slots, l.chosen = l.of(now), true
	if l.asked == nil {
		l.asked = map[rules.EntrantID]bool{}
	}
	l.asked[id] = true
	if i := slices.Index(l.slots[:], id); i >= 0 {
		l.slots[i] = ""
		return
	}
	if i := slices.Index(l.slots[:], ""); i >= 0 {
		l.slots[i] = id
	}
}

// total is an entrant's points after a round; not known before it came, after it left, and
// while its table plays.
type total struct {
	points rules.Half
	known  bool
}

// totals are an entrant's points after each round up to n, as the standings show them.
func totals(id rules.EntrantID, n int, after func(n int) rules.Standing) []total {
	list := make([]total, n)
	for k := 1; k <= n; k++ {
		st := after(k)
		l := st.Line(id)
		if l == nil || !l.Played || l.Status != rules.StatusActive && k > l.Last {
			continue
		}
		if r := ranks.RoundOf(l, k); r != nil && (r.Pending || r.Kind == rules.KindLate) {
			continue
		}
		list[k-1] = total{l.Points, true}
	}
	return list
}

// afresh is the first round of a final to which points aren't carried over, up to n; 0 if
// there is none.
func afresh(s *tournament.State, n int) int {
	for k := 1; k <= n && game.ViewOf(s).Afresh; k++ {
		if scope.FinalRound(s, k) == 1 {
			return k
		}
	}
	return 0
}

// points is the chart of points with the choice of its lines.
func (c *charts) points(s *tournament.State) app.UI {
	d, lang := c.Desk, c.Desk.Lang()
	now := c.After(c.Round)
	chart := &ui.PointsChart{
		ID: "points", Caption: d.T("page.points.caption", nil), Table: d.T("page.points.table", nil), Name: d.T("page.standings.col."+scope.Unit(s), nil),
		Round: d.T("page.points.round", nil), Unit: d.T("page.standings.col.points", nil), Afresh: afresh(s, c.Round),
	}
	switch {
	case chart.Afresh > 0:
		chart.Caption = d.T("page.points.afresh", nil)
	case scope.FinalRound(s, c.Round) > 0:
		chart.Caption = d.T("page.points.final", nil)
	}
	for k := 1; k <= c.Round; k++ {
		chart.Rounds = append(chart.Rounds, scope.RoundMark(d, s, k))
	}
	slots := c.lines.of(now)
	var low, high rules.Half
	for i := range now.Lines {
		l := &now.Lines[i]
		slot := slices.Index(slots[:], l.Entrant)
		if slot < 0 {
			continue
		}
		line := ui.PointsLine{Name: game.PlaceText(l) + " " + shortName(s, l.Entrant, 12), Line: slot + 1}
		for _, t := range totals(l.Entrant, c.Round, c.After) {
			level := ui.Level{At: int(t.points)}
			if t.known {
				level.Text = text.Half(lang, t.points)
				low, high = min(low, t.points), max(high, t.points)
			}
			line.Levels = append(line.Levels, level)
		}
		chart.Lines = append(chart.Lines, line)
	}
	for _, p := range scale(low, high) {
		chart.Ticks = append(chart.Ticks, ui.Level{At: int(p), Text: text.Half(lang, p)})
	}
	chart.Label = d.T("page.points.label", rules.Args{"rounds": c.Round, "n": len(chart.Lines)})
	side := c.chooser(s, now, slots)
	if len(chart.Lines) == 0 {
		return ui.Split("22", []app.UI{app.P().Class("muted").Text(d.T("page.points.none", nil))}, side)
	}
	return ui.Split("22", []app.UI{chart}, side)
}

// chooser are the names that can be chosen: the first of the standing, the chosen ones,
// and with a search who is found. Their order is the standing's, so that none moves away
// under the finger.
func (c *charts) chooser(s *tournament.State, now rules.Standing, slots [ui.LinesMost]rules.EntrantID) []app.UI {
	d, query := c.Desk, text.Seek(c.query)
	full := !slices.Contains(slots[:], "")
	var chips []app.UI
	offered, hidden, chosen := 0, 0, 0
	for i := range now.Lines {
		l := &now.Lines[i]
		e := s.Entrant(l.Entrant)
		if e == nil || !l.Played {
			continue
		}
		on := slices.Contains(slots[:], l.Entrant)
		if on {
			chosen++
		}
		found := query.Finds(e.Name() + " " + e.Team)
		switch {
		case found && offered < pointsOffered:
			offered++
		case on || query.Empty() && c.lines.asked[l.Entrant]:
		case found:
			hidden++
			continue
		default:
			continue
		}
		chips = append(chips, &ui.Check{
			ID: "line-" + string(l.Entrant), Text: game.PlaceText(l) + " " + e.Name(), Chip: true, On: on, Disabled: full && !on,
			OnFlip: func(app.Context, bool) { c.lines.flip(now, l.Entrant) },
		})
	}
	body := []app.UI{
		app.Div().Class("chips chips--names").Role("group").Aria("label", d.T("page.points.who", nil)).Body(chips...),
	}
	if full {
		body = append(body, app.P().Class("sm").Role("status").Text(d.T("page.points.full", rules.Args{"n": ui.LinesMost})))
	}
	if hidden > 0 {
		body = append(body, app.P().Class("sm muted").Text(d.T("page.points.more."+scope.Unit(s), rules.Args{"n": hidden})))
	}
	if hidden > 0 || c.query != "" {
		body = append(body, &ui.Field{ID: "find-line", Label: d.T("page.points.find", nil), Type: "search", EnterKey: "search", Value: c.query, OnInput: c.typed})
	}
	if c.lines.chosen {
		body = append(body, app.Div().Body(&ui.Button{ID: "lines-first", Text: d.T("page.points.first", nil), Small: true, OnClick: c.first}))
	}
	return []app.UI{app.Div().Class("no-print stack gap-3").Body(append([]app.UI{app.H3().Text(d.T("page.points.chosen", rules.Args{"n": chosen, "most": ui.LinesMost}))}, body...)...)}
}

func (c *charts) typed(_ app.Context, query string) { c.query = query }

func (c *charts) first(app.Context) { c.lines, c.query = pointLines{}, "" }
