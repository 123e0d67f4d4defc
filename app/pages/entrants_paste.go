package pages

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/paste"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// pasteCard takes a list from a spreadsheet or a message: what was understood is shown
// before it is recorded.
func (p *entrants) pasteCard(s *tournament.State) app.UI {
	if s.Finished {
		return nil
	}
	list := p.understood(s)
	body := []app.UI{
		&ui.Area{ID: "paste", Label: p.t("paste.label."+unit(s), nil), Value: p.typed().pasted, Hint: p.t("paste.hint."+unit(s), nil), OnInput: p.paste},
		app.Div().Class("row row--wrap").Body(&ui.Button{Text: p.t("paste.file", nil), Icon: ui.IconOpen, Small: true, OnClick: p.pasteFile}),
	}
	for i, l := range list.faults {
		if i == 5 {
			body = append(body, app.P().Class("sm muted").Text(p.t("paste.moreFaults", rules.Args{"n": len(list.faults) - i})))
			break
		}
		body = append(body, app.P().Class("field__err").Body(ui.IconAlert.Small(), app.Text(l)))
	}
	if list.again > 0 {
		body = append(body, &ui.Note{Icon: ui.IconUsers, Text: p.t("paste.again", rules.Args{"n": list.again}), Live: true})
	}
	if len(list.turned) > 0 {
		shown := list.turned[:min(len(list.turned), shownTurned)]
		body = append(body, &ui.Note{Tone: ui.Ask, Icon: ui.IconUsers, Live: true,
			Text: p.t("paste.turned", rules.Args{"n": len(list.turned), "names": strings.Join(shown, "; ")})})
	}
	if len(list.fresh) > 0 {
		names := make([]app.UI, len(list.fresh))
		for i, person := range list.fresh {
			line := strings.Join(person.Players, "\u00a0— ")
			if person.Team != "" {
				line += " (" + person.Team + ")"
			}
			names[i] = app.Li().Text(line)
		}
		body = append(body,
			app.Ol().Class("sm pastelist").ID("understood").Body(names...),
			&ui.Button{ID: "paste-go", Text: p.t("paste.record."+unit(s), rules.Args{"n": len(list.fresh)}), Kind: ui.Go, OnClick: p.recordList})
	}
	var badge app.UI
	if list.lines > 0 {
		badge = ui.Badge(ui.Neutral, p.t("paste.read", rules.Args{"n": len(list.fresh), "all": list.lines}))
	}
	class := "card"
	if !p.listing && p.typed().pasted == "" {
		class += " wide"
	}
	return app.Section().Class(class).Body(
		app.Div().Class("card__head").Body(app.H2().Class("grow").Text(p.t("paste.title", nil)), badge),
		app.Div().Class("card--pad stack gap-3").Body(body...),
	)
}

// shownTurned is how many pairs in the other order are named.
const shownTurned = 5

// pastedList is what a pasted text holds.
type pastedList struct {
	lines  int
	fresh  []tournament.Person
	again  int      // already registered, or twice in the list
	turned []string // recorded all the same: the two of another pair in the other order
	faults []string
}

func (p *entrants) understood(s *tournament.State) pastedList {
	info := s.Rule.Info()
	shape := paste.Shape{Players: 1, Teams: info.Teams}
	if info.Unit == rules.UnitPair {
		shape.Players = 2
	}
	lines, more := paste.Parse(text.Visible(p.typed().pasted), shape)
	out := pastedList{lines: len(lines)}
	seen, crossed := map[string]bool{}, map[string]bool{}
	for _, e := range s.Entrants {
		seen[sameKey(e.Players, e.Team)] = true
		if len(e.Players) == 2 {
			crossed[turnedKey(e.Players)] = true
		}
	}
	for _, l := range lines {
		if l.Problem != "" {
			out.faults = append(out.faults, p.t("paste.fault."+string(l.Problem), rules.Args{"line": l.Number, "max": paste.MaxName}))
			continue
		}
		person := tournament.Person{Players: make([]string, len(l.Players)), Team: text.Tidy(l.Team)}
		for i, name := range l.Players {
			person.Players[i] = text.Tidy(name)
		}
		key := sameKey(person.Players, person.Team)
		if seen[key] {
			out.again++
			continue
		}
		if len(person.Players) == 2 {
			if crossed[text.Fold(strings.Join(person.Players, "\x00"))] {
				out.turned = append(out.turned, strings.Join(person.Players, "\u00a0— "))
			}
			crossed[turnedKey(person.Players)] = true
		}
		seen[key] = true
		out.fresh = append(out.fresh, person)
	}
	if more {
		out.faults = append(out.faults, p.t("paste.long", rules.Args{"max": paste.MaxLines}))
	}
	return out
}

func sameKey(players []string, team string) string {
	return text.Fold(strings.Join(players, "\x00")) + "\x01" + team
}

// turnedKey is the key of the two players of a pair in the other order.
func turnedKey(players []string) string {
	return text.Fold(players[1] + "\x00" + players[0])
}

// turned finds the pair that the two of person are registered as in the other order, or nil:
// most likely it is the same pair, but two other people may be called so.
func turned(s *tournament.State, person tournament.Person) *rules.Entrant {
	if len(person.Players) != 2 || person.Players[0] == "" || person.Players[1] == "" {
		return nil
	}
	key := text.Fold(strings.Join(person.Players, "\x00"))
	for _, e := range s.Entrants {
		if len(e.Players) == 2 && turnedKey(e.Players) == key {
			return e
		}
	}
	return nil
}

func (p *entrants) openList(ctx app.Context) {
	p.listing = true
	ui.Focus(ctx, "paste")
}

func (p *entrants) paste(_ app.Context, s string) { p.typed().pasted = s }

func (p *entrants) pasteFile(ctx app.Context) {
	ui.PickFile(ctx, ".csv,.txt,.tsv,text/*", func(ctx app.Context, f ui.File) {
		if f.Failed {
			ui.ShowToast(ctx, ui.Toast{Text: p.t("paste.unreadable", nil)})
			return
		}
		p.typed().pasted = string(f.Data)
		ctx.Update()
	})
}

// recordList registers everybody of the list at once, or nobody.
func (p *entrants) recordList(ctx app.Context) {
	s := p.Desk.Book(p.Route.Tournament).State
	list := p.understood(s)
	if len(list.fresh) == 0 { // a second tap, on what the first has recorded
		return
	}
	var all tournament.All
	for _, person := range list.fresh {
		if begun(s) {
			all = append(all, tournament.RegisterLate{Person: person})
		} else {
			all = append(all, tournament.EntrantRegistered{Person: person})
		}
	}
	once(ctx, p.Desk, p.Route.Tournament, &p.busy, all, nil, func(ctx app.Context, done desk.Done) {
		p.typed().pasted, p.listing = "", false
		p.Desk.Saved(ctx, p.Route.Tournament, done, p.t("paste.recorded."+unit(s), rules.Args{"n": len(list.fresh)}), "")
	})
}
