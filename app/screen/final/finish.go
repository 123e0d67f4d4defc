package final

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

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
	now := p.ranks.After(p.Version, p.Route.Tournament, s, scope.Announced(s))
	tell.SaveList(ctx, p.Desk, s, now, tell.ListStanding)
}

// prizes list the first places, and those of each category.
func (p *final) prizes(id string, s *tournament.State, n int) []app.UI {
	d := p.Desk
	now := p.ranks.After(p.Version, id, s, n)
	list := []app.UI{ui.Section("prizes", d.T("page.finish.prizes", nil), game.PrizeList(d, s, now, ""))}
	for _, c := range game.CategoriesOf(s) {
		list = append(list, ui.Section("prizes-"+c, d.T("page.finish.category", rules.Args{"category": c}), game.PrizeList(d, s, now, c)))
	}
	return list
}
