package ruling

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// rulingPreview keeps what the chosen measures would change, so that a tap elsewhere
// doesn't count it anew.
type rulingPreview struct {
	of      string // what it was computed for
	version int
	value   tournament.Preview
	err     error
}

// change tells what the ruling changes in the standing.
func (p *Ruling) change(s *tournament.State, irr rules.Irregularity) app.UI {
	head := ui.CardTitle(p.t("change.title", nil), app.Span().Class("xs muted").Text(p.changeOf(s)))
	v, err := p.Verdict(s, irr)
	if err != nil {
		return ui.Card(head, app.P().Class("sm muted").Text(p.t("change.wait", nil)))
	}
	preview, err := p.whatIf(v)
	if err != nil {
		return ui.Card(head, app.P().Class("sm muted").Text(p.Desk.Err(err)))
	}
	list := p.changed(preview)
	if len(list) == 0 {
		return ui.Card(head, app.P().Class("sm muted").Text(p.t("change.nothing", nil)), p.beyond(s, preview))
	}
	points := slices.ContainsFunc(list, func(c tournament.Change) bool { return c.Before.Points != c.After.Points })
	whists := !points || slices.ContainsFunc(list, func(c tournament.Change) bool { return c.Before.Diff != c.After.Diff })
	heads := []app.UI{app.Th().Scope("col").Class("l").Text(p.Desk.T("page.standings.col."+scope.Unit(s), nil))}
	if points {
		heads = append(heads, app.Th().Scope("col").Text(p.Desk.T("page.standings.col.points", nil)))
	}
	if whists {
		heads = append(heads, app.Th().Scope("col").Text(p.Desk.T(game.ViewOf(s).Diff, nil)))
	}
	heads = append(heads, app.Th().Scope("col").Text(p.t("change.place", nil)))
	rows := make([]app.UI, len(list))
	lang := p.Desk.Lang()
	for i, c := range list {
		cells := []app.UI{app.Th().Scope("row").Class("l").Text(scope.NameOf(p.Desk, s, c.Entrant))}
		if points {
			cells = append(cells, app.Td().Body(changedNumber(text.Half(lang, c.Before.Points), text.Half(lang, c.After.Points), c.After.Points > c.Before.Points)))
		}
		if whists {
			cells = append(cells, app.Td().Body(changedNumber(text.Signed(lang, c.Before.Diff), text.Signed(lang, c.After.Diff), c.After.Diff > c.Before.Diff)))
		}
		cells = append(cells, app.Td().Body(changedNumber(ahead.Place(c.Before.Place, c.Before.PlaceTo), ahead.Place(c.After.Place, c.After.PlaceTo), c.After.Place < c.Before.Place)))
		rows[i] = app.Tr().Body(cells...)
	}
	table := app.Table().Class("dt dt--inset").Body(app.THead().Body(app.Tr().Body(heads...)), app.TBody().Body(rows...))
	return app.Section().Class("card").Body(app.Div().Class("card__head").Body(head), table, p.beyond(s, preview))
}

// changeOf names the standing that is compared.
func (p *Ruling) changeOf(s *tournament.State) string {
	n := s.LastClosed()
	if r := s.Running(); r != nil {
		n = r.Number
	}
	if n == 0 {
		return ""
	}
	return p.t("change.after", rules.Args{"round": n})
}

// whatIf previews a verdict.
func (p *Ruling) whatIf(v tournament.Verdict) (tournament.Preview, error) {
	key := verdictKey(v)
	if p.preview.of != key || p.preview.version != p.Version {
		value, err := p.Desk.WhatIf(p.Route.Tournament, v.All())
		p.preview = rulingPreview{key, p.Version, value, err}
	}
	return p.preview.value, p.preview.err
}

// sameWords stands for any text: what it says changes no number, that there is none may be
// refused.
func sameWords(typed string) string {
	if typed == "" {
		return ""
	}
	return "…"
}

// verdictKey is the same for verdicts that change the same numbers.
func verdictKey(v tournament.Verdict) string {
	parts := []string{v.Ruling.Seating, scope.Number(v.Ruling.Table), string(v.Ruling.Entrant), v.Ruling.Irregularity, sameWords(v.Ruling.Note), sameWords(v.Substitute), string(v.Lost)}
	for _, x := range v.Extras {
		parts = append(parts, x.Text.RU, x.Points.String(), scope.Number(x.Whists))
	}
	for _, a := range v.Adjust {
		parts = append(parts, string(a.Entrant), a.Points.String(), scope.Number(a.Whists))
	}
	return strings.Join(parts, "\x00")
}

// changed are the lines that the ruling touches: the offender's first, then those who
// change their place, a few of them.
func (p *Ruling) changed(preview tournament.Preview) []tournament.Change {
	var list []tournament.Change
	for _, offender := range []bool{true, false} {
		for _, c := range preview.Changes {
			if (c.Entrant == p.Who) == offender && len(list) <= table.PlacesShown {
				list = append(list, c)
			}
		}
	}
	return list
}

// changedNumber shows a number, and the one before it crossed out if it changes.
func changedNumber(before, after string, better bool) app.UI {
	if before == after {
		return app.Span().Class("num").Text(after)
	}
	class := "num minus"
	if better {
		class = "num plus"
	}
	return app.Span().Class("diff nowrap").Body(app.Del().Text(before), app.Ins().Class(class).Text(after))
}

// beyond says what else a ruling changes, or doesn't: the list of a cut, later seatings.
func (p *Ruling) beyond(s *tournament.State, preview tournament.Preview) app.UI {
	preview.Changes = nil
	more := table.EffectOf(p.Desk, s, preview)
	if more == nil {
		return nil
	}
	return app.Div().Class("card--pad").Body(more)
}

// remedy is what the regulation prescribes, in our words, with the article.
func (p *Ruling) remedy(irr rules.Irregularity) app.UI {
	if irr.ID == "" {
		return &ui.Note{Icon: ui.IconBook, Text: p.t("free.note", nil)}
	}
	lines := make([]app.UI, 0, len(irr.Remedies)+1)
	for _, r := range irr.Remedies {
		lines = append(lines, app.P().Text(p.words(r)))
	}
	if list := optionsOf(irr); len(lines) == 0 && len(list) > 0 {
		measures := make([]string, len(list))
		for i, o := range list {
			measures[i] = p.words(o.Text)
		}
		lines = append(lines, app.P().Text(p.t("remedy.chosen", rules.Args{"list": strings.Join(measures, "; ")})))
	}
	article := p.t("article.none", nil)
	if irr.Article != "" {
		article = p.t("article", rules.Args{"article": irr.Article})
	}
	return app.Div().Class("note").Body(ui.IconBook.Draw(), app.Div().Class("note__text stack gap-1").Body(
		append([]app.UI{app.B().Text(article)}, append(lines, p.extrasInBook(irr)...)...)...))
}

// extrasInBook lists the fines where there is nobody to fine: in the book.
func (p *Ruling) extrasInBook(irr rules.Irregularity) []app.UI {
	if p.Route.Tournament != "" {
		return nil
	}
	var list []app.UI
	for _, x := range irr.Extras {
		list = append(list, app.P().Text(p.t("extra.may", rules.Args{"fine": p.words(x.Text)})))
	}
	if irr.Waivable {
		list = append(list, app.P().Class("muted").Text(p.t("waived.text", nil)))
	}
	return list
}

// onSheet leads to the table's sheet, where a mountain or a pool is adjusted.
func (p *Ruling) onSheet(s *tournament.State) app.UI {
	if p.table == 0 {
		return &ui.Note{Icon: ui.IconCards, Text: p.t("sheet.table", nil)}
	}
	return ui.Stack("2",
		app.P().Class("sm muted").Text(p.t("sheet.text", nil)),
		&ui.Button{Text: p.t("sheet.open", rules.Args{"table": p.table}), Icon: ui.IconCards, Small: true, Href: route.Of(p.Route.Tournament, "sheet", p.roundNumber(s), p.table).String()})
}

// cardLeft reports whether the chosen measure leaves a penalty card on the table.
func (p *Ruling) cardLeft(irr rules.Irregularity) bool {
	reg, _ := p.regulation()
	card := game.RulingGames[reg.Info().ID].Card
	return card != nil && card(p.effect(irr))
}

// seatOf is the offender's seat at the table, or −1.
func (p *Ruling) seatOf(s *tournament.State) int {
	if t := p.tableOf(s); t != nil && p.Who != "" {
		return slices.Index(t.Seats, p.Who)
	}
	return -1
}

// lost is the result by which the offender loses the party; nil where that can't be.
func (p *Ruling) lost(s *tournament.State) []byte {
	seat, game := p.seatOf(s), game.RulingGames[s.Regulation]
	if seat < 0 || game.Lost == nil {
		return nil
	}
	return game.Lost(seat)
}
