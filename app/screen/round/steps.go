package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// dock is the next step of the round: closing it when all is in, and what comes then.
func (p *round) dock(s *tournament.State, r *rules.Round) []app.UI {
	id := p.Route.Tournament
	if r != scope.LastPublished(s) || s.Finished {
		return nil
	}
	if !r.Closed {
		if len(tournament.Missing(r)) > 0 {
			return nil
		}
		return []app.UI{&ui.Button{ID: "close", Text: p.t("close", rules.Args{"round": r.Number}), Icon: ui.IconCheck, Kind: ui.Go, Disabled: p.busy || p.unclosable(s, r) != nil, OnClick: p.close}}
	}
	steps := []app.UI{&ui.Button{Text: p.t("toStandings", nil), Href: route.Of(id, "standings").String()}}
	if s.Drafted != nil {
		return append(steps, &ui.Button{Text: p.t("toDraft", nil), Kind: ui.Go, Href: route.Of(id, "seating").String()})
	}
	plan, err := s.Plan()
	switch {
	case err != nil, len(plan.NeedLot) > 0:
		return append(steps, &ui.Button{Text: p.t("toNext", nil), Kind: ui.Go, Href: route.Of(id, "seating").String()})
	case plan.Finished:
		return append(steps, &ui.Button{ID: "finish", Text: p.t("finish", nil), Kind: ui.Go, Disabled: p.busy, OnClick: p.finish})
	}
	return append(steps, &ui.Button{ID: "seat", Text: ahead.SeatingWords(p.Desk, s, "seat", plan.Round, plan.Stage), Kind: ui.Go, Disabled: p.busy, OnClick: p.seat})
}

// unclosable tells why a round whose results are all in can't be closed yet: the button says
// it before it is pressed.
func (p *round) unclosable(s *tournament.State, r *rules.Round) error {
	if r.Closed || s.Finished || r != scope.LastPublished(s) || len(tournament.Missing(r)) > 0 {
		return nil
	}
	return p.Desk.Check(p.Route.Tournament, tournament.RoundClosed{Seating: r.Seating})
}

// run carries a command out; then is called if it was accepted.
func (p *round) run(ctx app.Context, c tournament.Command, then func(app.Context, desk.Done)) {
	scope.Once{Desk: p.Desk, Tournament: p.Route.Tournament, Busy: &p.busy}.Do(ctx, c, then)
}

// say returns a continuation that tells of a carried out command.
func (p *round) say(key string, args rules.Args) func(app.Context, desk.Done) {
	id := p.Route.Tournament
	return func(ctx app.Context, done desk.Done) { p.Desk.Saved(ctx, id, done, p.t(key, args), "") }
}

func (p *round) close(ctx app.Context) {
	s := p.state()
	if r := p.shown(s); r != nil && len(table.SheetGaps(p.Desk, s, r)) > 0 {
		p.asking = true
		return
	}
	p.closeAnyway(ctx)
}

// unsavedRounds is how many rounds were closed since the tournament was last saved to a file.
func unsavedRounds(d *desk.Desk, s *tournament.State, id string) (n int) {
	m, ok := d.Record(id)
	if !ok || m.Exported > len(s.Events()) {
		return 0
	}
	for _, e := range s.Events()[m.Exported:] {
		if _, ok := e.Body.(tournament.RoundClosed); ok {
			n++
		}
	}
	return n
}

func (p *round) saveFile(app.Context) { p.Desk.SaveFile(p.Route.Tournament) }

// reopen opens a closed round again; a draft of the next one is dropped, and it is said so.
func (p *round) reopen(ctx app.Context, r *rules.Round) {
	said := p.say("said.reopened", rules.Args{"round": r.Number})
	if draft := p.state().Drafted; draft != nil {
		said = p.say("said.reopened.draft", rules.Args{"round": r.Number, "next": draft.Number})
	}
	p.run(ctx, tournament.RoundReopened{Seating: r.Seating}, said)
}

func (p *round) seat(ctx app.Context) {
	id := p.Route.Tournament
	p.run(ctx, tournament.SeatRound{}, func(ctx app.Context, _ desk.Done) { p.Desk.Go(ctx, route.Of(id, "seating")) })
}

func (p *round) finish(ctx app.Context) {
	id := p.Route.Tournament
	p.run(ctx, tournament.TournamentFinished{}, func(ctx app.Context, done desk.Done) {
		p.Desk.Saved(ctx, id, done, p.t("said.finished", nil), "")
		p.Desk.Go(ctx, route.Of(id, "standings"))
	})
}

func (p *round) toCurrent(ctx app.Context) { p.Desk.Go(ctx, route.Of(p.Route.Tournament, "round")) }

func (p *round) toJournal(ctx app.Context) { p.Desk.Go(ctx, route.Of(p.Route.Tournament, "journal")) }

// menu lists the rarer commands.
func (p *round) menu(s *tournament.State, r *rules.Round) []ui.MenuItem {
	items := []ui.MenuItem{
		{ID: "seating", Text: p.t("menu.seating", nil), Icon: ui.IconTable, Disabled: r != s.Running()},
		{ID: "slips", Text: p.t("menu.slips", nil), Icon: ui.IconPrint},
		{ID: "print", Text: p.t("menu.print", nil), Icon: ui.IconPrint},
		{ID: "settings", Text: p.t("menu.settings", nil), Icon: ui.IconGear},
	}
	if table.TableGames[s.Regulation].Presence && (!r.Closed || table.MissedAny(s, r)) {
		items = append(items, ui.MenuItem{ID: "presence", Text: p.Desk.T("page.presence.title", nil), Icon: ui.IconUsers})
	}
	if r.Stage == rules.StageFinal {
		items = append(items, ui.MenuItem{ID: "final", Text: p.t("menu.final", nil), Icon: ui.IconRanks})
	}
	switch {
	case r != scope.LastPublished(s) || s.Finished:
	case r.Closed && s.Drafted != nil:
		items = append(items, ui.MenuItem{ID: "reopen", Text: p.t("menu.reopen.draft", rules.Args{"next": s.Drafted.Number}), Icon: ui.IconUndo})
	case r.Closed:
		items = append(items, ui.MenuItem{ID: "reopen", Text: p.t("menu.reopen", nil), Icon: ui.IconUndo})
	case p.Desk.Check(p.Route.Tournament, tournament.RoundCancelled{Seating: r.Seating}) == nil:
		items = append(items, ui.MenuItem{ID: "cancel", Text: p.t("menu.cancel", nil), Icon: ui.IconTrash, Red: true})
	}
	return items
}

func (p *round) pick(ctx app.Context, item string) {
	id, r := p.Route.Tournament, p.shown(p.state())
	if r == nil {
		return
	}
	switch item {
	case "seating", "settings", "final":
		p.Desk.Go(ctx, route.Of(id, item))
	case "presence":
		p.Desk.Go(ctx, route.Of(id, item, r.Number))
	case "slips":
		p.Desk.Go(ctx, route.Of(id, "print", "slips", r.Number))
	case "print":
		p.Desk.Go(ctx, route.Of(id, "print", "seating", r.Number))
	case "reopen":
		p.reopen(ctx, r)
	case "cancel":
		p.run(ctx, tournament.RoundCancelled{Seating: r.Seating}, func(ctx app.Context, done desk.Done) {
			p.Desk.Saved(ctx, id, done, p.t("said.cancelled", rules.Args{"round": r.Number}), "")
			p.Desk.Go(ctx, route.Of(id, "seating"))
		})
	}
}

// hotkeys are the keys of the list: a table's number and Enter, L, Ctrl+Z.
func (p *round) hotkeys(s *tournament.State, r *rules.Round) app.UI {
	return &ui.Hotkeys{
		Keys: []ui.Hotkey{{Code: "KeyL", Name: "lastDeal"}, {Code: "KeyZ", Ctrl: true, Name: "undo"}},
		Off:  p.Desk.Setting(desk.SettingLetters) == "off", OnKey: p.key, OnNumber: p.openTable,
	}
}

func (p *round) key(ctx app.Context, name string) {
	s := p.state()
	r := p.shown(s)
	switch {
	case r == nil:
	case name == "undo":
		p.undoLast(ctx)
	case r == s.Running():
		p.lastDeal(ctx)
	}
}

// undoLast takes back what this device did last in this session, says what that was and offers
// to bring it back.
func (p *round) undoLast(ctx app.Context) {
	d, id := p.Desk, p.Route.Tournament
	events := d.LastOwn(id)
	if len(events) == 0 {
		ui.ShowToast(ctx, ui.Toast{Text: d.T("page.undone.nothing", nil)})
		return
	}
	title := tell.NewTeller(d, p.state()).TitleOf(events[0].ID)
	d.Do(ctx, id, session.Reverse(events), func(ctx app.Context, done desk.Done) {
		if done.Err != nil {
			ui.ShowToast(ctx, ui.Toast{Text: tell.RefusalLine(d, d.Book(id).State, done.Err)})
			return
		}
		ui.ShowToast(ctx, ui.Toast{Text: d.T("page.undone.what", rules.Args{"title": title}), Action: d.T("page.undone.back", nil), OnAct: func(ctx app.Context) {
			d.Do(ctx, id, session.Reverse(done.Events), func(ctx app.Context, again desk.Done) {
				if again.Err != nil {
					ui.ShowToast(ctx, ui.Toast{Text: tell.RefusalLine(d, d.Book(id).State, again.Err)})
					return
				}
				ui.ShowToast(ctx, ui.Toast{Text: d.T("page.undone.returned", rules.Args{"title": title})})
			})
		}})
	})
}

// openTable opens the sheet of a table by its number.
func (p *round) openTable(ctx app.Context, number string) {
	if p.closing != "" { // the browser's way back is under way: it would put this sheet away, too
		p.next = number
		return
	}
	s := p.state()
	r := p.shown(s)
	n, err := strconv.Atoi(number)
	if r == nil || err != nil {
		return
	}
	if s.TableOf(tournament.TableKey{Seating: r.Seating, Table: n}) == nil {
		p.Desk.Fail(ctx, rules.Refuse("table.unknown", "table", rules.Args{"table": n}))
		return
	}
	p.Desk.Go(ctx, route.Of(p.Route.Tournament, "table", r.Number, n))
}
