package paper

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// part is a headed part of a long document; the heading is never left alone on a page.
func part(title string, body ...app.UI) app.UI {
	return app.Section().Class("a4__part").Body(append([]app.UI{app.H3().Text(title)}, body...)...)
}

// regulationPart names the regulation, its edition and every parameter, so that the
// protocol can be checked without the file. What the organisers changed is marked.
func (p *paper) regulationPart(s *tournament.State) app.UI {
	d, info := p.Desk, s.Rule.Info()
	defaults := rules.Defaults(s.Rule.Params())
	var items []app.UI
	changed := 0
	for _, param := range s.Rule.Params() {
		value := p.paramValue(s, param, s.Params[param.Key])
		words := []app.UI{app.Text(tell.ParamName(d, s.Rule, param.Key) + ": "), app.B().Text(value)}
		if !rules.SameValue(s.Params[param.Key], defaults[param.Key]) {
			changed++
			words = append(words, app.Text(" ("+d.T("page.print.param.instead", rules.Args{"value": p.paramValue(s, param, defaults[param.Key])})+")"))
		}
		items = append(items, app.Li().Body(words...))
	}
	own := d.T("page.print.params.own", nil)
	if changed > 0 {
		own = d.T("page.print.params.changed", rules.Args{"n": changed})
	}
	about := text.Sentences(text.Format(d.Lang(), info.Name), d.T("page.print.edition", rules.Args{"edition": s.Edition}), own)
	return part(d.T("page.print.regulation", nil), app.P().Text(about), app.Ul().Class("a4__params").Body(items...))
}

// paramValue is a parameter's value in words.
func (p *paper) paramValue(s *tournament.State, param rules.Param, v rules.Value) string {
	d := p.Desk
	switch v := v.(type) {
	case bool:
		if v {
			return d.T("page.print.yes", nil)
		}
		return d.T("page.print.no", nil)
	case string:
		return d.T("option."+s.Regulation+"."+param.Key+"."+v, nil) // asks: @options
	case int, rules.Half:
		return text.Format(d.Lang(), v)
	case [][2]int:
		rows := make([]string, len(v))
		for i, pair := range v {
			rows[i] = text.Format(d.Lang(), pair[0]) + "\u00a0→\u00a0" + text.Format(d.Lang(), pair[1])
		}
		return listOrNone(d.T("page.print.none", nil), rows)
	}
	return listOrNone(d.T("page.print.none", nil), tell.CellsOf(v))
}

func listOrNone(none string, list []string) string {
	if len(list) == 0 {
		return none
	}
	return strings.Join(list, "; ")
}

// drawsPart lists the seed of each seating and of each lot: anybody can draw them again.
func (p *paper) drawsPart(s *tournament.State, n int) app.UI {
	d := p.Desk
	heads := []printCell{{text: d.T("page.print.draw.what", nil), left: true}, {text: d.T("page.print.draw.how", nil), left: true},
		{text: d.T("page.print.draw.algo", nil), left: true}, {text: d.T("page.print.draw.seed", nil), left: true}}
	var rows [][]printCell
	for _, r := range s.Rounds {
		if r.Published && r.Number <= n {
			rows = append(rows, []printCell{{text: scope.RoundName(d, s, r.Number), left: true}, {text: d.T("page.system."+string(r.System), nil), left: true},
				{text: orDash(r.Algo), left: true}, {text: orDash(scope.Spaced(r.Seed)), left: true}})
		}
	}
	said := "page.print.draws.text"
	for _, r := range s.Rounds {
		if r.Published && r.Number <= n && r.System == rules.SystemManual {
			said = "page.print.draws.hand"
		}
	}
	for _, e := range s.Events() {
		lot, ok := e.Body.(tournament.LotDrawn)
		if !ok || lot.Round > n || !s.OutcomeOf(e.ID).Effective() {
			continue
		}
		order := make([]string, len(lot.Order))
		for i, id := range lot.Order {
			order[i] = strconv.Itoa(i+1) + ".\u00a0" + scope.NameOf(d, s, id)
		}
		rows = append(rows, []printCell{{text: d.T("page.print.draw.lot", rules.Args{"round": scope.AfterRound(d, s, lot.Round)}), left: true}, {text: strings.Join(order, ", "), left: true},
			{text: orDash(lot.Algo), left: true}, {text: orDash(scope.Spaced(lot.Seed)), left: true}})
	}
	return part(d.T("page.print.draws", nil), app.P().Text(d.T(said, nil)), printTable(heads, rows, nil))
}

func orDash(s string) string {
	if s == "" {
		return "—"
	}
	return s
}
