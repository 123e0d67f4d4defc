package pages

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// prizePlaces is how many places a prize list has.
const prizePlaces = 3

// end is what the last stage leads to: the button that finishes, then places, prizes, files.
func (p *final) end(id string, s *tournament.State, n int) []app.UI {
	d := p.Desk
	if s.Finished {
		body := []app.UI{app.P().Class("row row--wrap").Body(
			&ui.Button{Text: d.T("page.final.protocol", nil), Icon: ui.IconPrint, Kind: ui.Go, Href: route.Of(id, "print", "protocol").String()},
			&ui.Button{Text: d.T("page.finish.export", nil), Icon: ui.IconDisk, OnClick: p.export},
			&ui.Button{Text: d.T("page.standings.csv", nil), Icon: ui.IconDisk, OnClick: p.csv},
			&ui.Button{Text: d.T("page.finish.places", nil), Icon: ui.IconRanks, Href: route.Of(id, "standings").String()},
		)}
		return append(body, p.prizes(id, s, n)...)
	}
	plan, err := s.Plan()
	if n == 0 || err != nil || !plan.Finished {
		return nil
	}
	body := []app.UI{ui.Card(nil,
		app.H2().Text(d.T("page.finish.ready", nil)),
		app.P().Class("sm").Text(d.T("page.finish.text", nil)),
		&ui.Button{ID: "finish", Text: d.T("page.finish.do", nil), Kind: ui.Go, Disabled: len(plan.NeedLot) > 0, OnClick: p.finish},
	)}
	return append(body, p.prizes(id, s, n)...)
}

func (p *final) finish(ctx app.Context) {
	d, id := p.Desk, p.Route.Tournament
	d.Do(ctx, id, tournament.TournamentFinished{}, func(ctx app.Context, done desk.Done) {
		if done.Err != nil {
			d.Fail(ctx, done.Err)
			return
		}
		d.Saved(ctx, id, done, d.T("page.finish.done", nil), "")
		ui.Focus(ctx, "title")
	})
}

func (p *final) export(app.Context) { p.Desk.SaveFile(p.Route.Tournament) }

func (p *final) csv(ctx app.Context) {
	s := p.Desk.Book(p.Route.Tournament).State
	now := p.ranks.after(p.Version, p.Route.Tournament, s, announced(s))
	saveList(ctx, p.Desk, s, now, listStanding)
}

// prizes list the first places, and those of each category.
func (p *final) prizes(id string, s *tournament.State, n int) []app.UI {
	d := p.Desk
	now := p.ranks.after(p.Version, id, s, n)
	list := []app.UI{ui.Section("prizes", d.T("page.finish.prizes", nil), prizeList(d, s, now, ""))}
	for _, c := range categoriesOf(s) {
		list = append(list, ui.Section("prizes-"+c, d.T("page.finish.category", rules.Args{"category": c}), prizeList(d, s, now, c)))
	}
	return list
}

// categoriesOf are the categories in the order of registration.
func categoriesOf(s *tournament.State) []string {
	var list []string
	for _, e := range s.Entrants {
		if e.Category != "" && !slices.Contains(list, e.Category) {
			list = append(list, e.Category)
		}
	}
	return list
}

// winnersOf are the lines of the first places among those of a category; "" is everybody.
// Who shares the last of these places is in the list too; whom the judge has removed isn't,
// unless the tournament lets him keep his place.
func winnersOf(s *tournament.State, now rules.Standing, category string) []*rules.StandingLine {
	var list []*rules.StandingLine
	for i := range now.Lines {
		l := &now.Lines[i]
		removed := l.Status == rules.StatusRemoved && !s.Params.Bool("removedKeep")
		if e := s.Entrant(l.Entrant); !l.Played || removed || e == nil || category != "" && e.Category != category {
			continue
		}
		if len(list) >= prizePlaces && list[len(list)-1].Place != l.Place {
			break
		}
		list = append(list, l)
	}
	return list
}

func prizeList(d *desk.Desk, s *tournament.State, now rules.Standing, category string) app.UI {
	var rows []app.UI
	for i, l := range winnersOf(s, now, category) {
		place := placeText(l)
		if category != "" {
			place = strconv.Itoa(i + 1)
		}
		sub := d.T("page.finish.points", rules.Args{"points": l.Points, "diff": text.Signed(d.Lang(), l.Diff)})
		if category != "" {
			sub = d.T("page.finish.overall", rules.Args{"place": placeText(l)}) + " · " + sub
		}
		rows = append(rows, ui.Item(app.Span().Class("no").Text(place), nameOf(d, s, l.Entrant), nil, sub))
	}
	return ui.List(rows...)
}
