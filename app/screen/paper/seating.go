package paper

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// A field of so many seats, or of so many names, leaves room for letters to be read from
// afar.
const (
	fewSeats = 36
	fewNames = 56
)

// seating is the seating by table, for the wall.
func (p *paper) seating(s *tournament.State, n int) []app.UI {
	d, r := p.Desk, s.Round(n)
	rows, seats := make([]app.UI, len(r.Tables)), 0
	for i, t := range r.Tables {
		seats += len(t.Seats)
		sides := make([]app.UI, len(t.Seats))
		for k, id := range t.Seats {
			label := strconv.Itoa(k + 1)
			if game.ViewOf(s).Sides {
				label = scope.SeatSide(d, k)
			}
			sides[k] = app.Div().Class("wall__side").Body(app.Span().Text(label), app.Span().Text(p.fullIn(s, id, n)))
		}
		rows[i] = app.Li().Class("wall__table").Body(app.B().Class("wall__no").Text(strconv.Itoa(t.Number)), app.Div().Body(sides...))
	}
	return []app.UI{longSheet(roomy("wall", seats <= fewSeats),
		p.sheetHead(s, p.title(s, n), d.T("page.print.tables", rules.Args{"n": len(r.Tables)})),
		app.Ol().Class("wall__list").Body(rows...),
		p.byes(s, r), p.rematches(s, r))}
}

// rematches names who meets again, or says that nobody does.
func (p *paper) rematches(s *tournament.State, r *rules.Round) app.UI {
	if r.Number == 1 {
		return nil
	}
	list := s.MetAgain(r.Number, r.Stage, tournament.SeatedTables(r))
	if len(list) == 0 && r.Stage == rules.StageFinal {
		return nil
	}
	if len(list) == 0 {
		return app.P().Class("a4__foot").Text(p.Desk.T("rematch.none", nil))
	}
	return app.P().Class("a4__foot").Text(p.Desk.T("rematch.list", rules.Args{"n": len(list), "pairs": tell.RematchNames(p.Desk, s, list)}))
}

// roomy adds the class of large letters.
func roomy(class string, few bool) string {
	if few {
		return strings.TrimSpace(class + " a4--roomy")
	}
	return class
}

// title is the document's; a draft says that it is one, and a standing that isn't the last
// word on its round.
func (p *paper) title(s *tournament.State, n int) string {
	kind, _ := p.kind()
	title := kind.title(p, s, n)
	switch r := s.Round(n); {
	case r == nil:
	case !r.Published:
		title += " (" + p.Desk.T("page.print.draft", nil) + ")"
	case kind.after && !r.Closed:
		title += " (" + p.Desk.T("page.print.running", nil) + ")"
	}
	return title
}

// full is a name with the team.
func (p *paper) full(s *tournament.State, id rules.EntrantID) string { return p.fullIn(s, id, 0) }

// fullIn is the name in a round with the team.
func (p *paper) fullIn(s *tournament.State, id rules.EntrantID, round int) string {
	name := scope.NameIn(p.Desk, s, id, round)
	if e := s.Entrant(id); e != nil && e.Team != "" {
		name += " (" + e.Team + ")"
	}
	return name
}

// byes names who sits out or skips the round, apart from the tables.
func (p *paper) byes(s *tournament.State, r *rules.Round) app.UI {
	list := append(slices.Clone(r.Byes), s.Skippers(r.Number)...)
	if len(list) == 0 {
		return nil
	}
	names := ""
	for i, id := range list {
		if i > 0 {
			names += ", "
		}
		names += p.fullIn(s, id, r.Number)
	}
	return app.P().Class("wall__bye").Body(app.B().Text(p.Desk.T("page.print.bye", nil)), app.Text(" "+names))
}

// names is the seating by name: where do I sit. Of a pair both players are in the list.
// Who sits out is found in the list and told apart once more.
func (p *paper) names(s *tournament.State, n int) []app.UI {
	d, r := p.Desk, s.Round(n)
	var names, where []string
	add := func(id rules.EntrantID, at string) {
		e := s.Entrant(id)
		if e == nil {
			return
		}
		players := e.PlayersIn(n)
		for i, player := range players {
			if len(players) == 2 {
				player = rules.JoinNames([]string{player, players[1-i]})
			}
			names, where = append(names, player), append(where, at)
		}
	}
	for _, t := range r.Tables {
		for k, id := range t.Seats {
			at := strconv.Itoa(t.Number)
			if game.ViewOf(s).Sides {
				at += " " + scope.SeatSide(d, k)
			}
			add(id, at)
		}
	}
	for _, id := range append(slices.Clone(r.Byes), s.Skippers(n)...) {
		add(id, d.T("page.print.bye.short", nil))
	}
	var rows []app.UI
	for _, i := range text.Order(d.Lang(), names) {
		rows = append(rows, app.Li().Body(app.Span().Text(names[i]), app.B().Text(where[i])))
	}
	return []app.UI{longSheet(roomy("", len(names) <= fewNames), p.sheetHead(s, p.title(s, n)), app.Ul().Class("byname").Body(rows...), p.byes(s, r))}
}
