package standing

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/ranks"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("t/standings", func(d *desk.Desk, v int, r route.Route) app.UI {
		return &standings{Desk: d, Version: v, Route: r}
	})
}

// standings (места, «стойка») is the standing after a round: the last one unless the route
// names another. Its second argument is an entrant whose line is marked and open.
type standings struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	ranks scope.Ranks
	query string
	chart bool   // asked for, in a field too large to be drawn unasked
	code  string // the standing's text while it is shown as a QR code
}

// Render draws the screen.
func (p *standings) Render() app.UI {
	book, wait := scope.Opened(p.Desk, p.Route)
	if book == nil {
		return wait
	}
	s, d := book.State, p.Desk
	n := p.round(s)
	f := scope.Frame(d, book, "standings", p.title(s, n))
	if n == 0 {
		f.Content = []app.UI{ui.Empty(ui.IconRanks, d.T("page.standings.empty.title", nil), d.T("page.standings.empty.text", nil), nil)}
		return f
	}
	f.Tools = p.tools(n)
	next := nextStep(d, s, book.ID, n)
	f.Dock = next != nil
	now := p.ranks.After(p.Version, book.ID, s, n)
	body := []app.UI{
		app.Div().Class("toolbar no-print").Body(p.rounds(s, n), dockOf(next)),
		p.running(s, n),
	}
	body = append(body, ahead.LotNotes(d, s, book.ID, n)...)
	if n == s.LastClosed() {
		body = append(body, ahead.TieNote(d, s, book.ID))
	}
	body = append(body, p.find(len(now.Lines)), p.table(book.ID, s, now, n))
	body = append(body, p.after(s, now, n)...)
	f.Content = []app.UI{ui.Stack("3", body...), &ui.Hotkeys{Keys: []ui.Hotkey{{Code: "Slash", Name: "find"}}, Off: f.KeysOff, OnKey: p.key}}
	if p.code != "" {
		f.Over = []app.UI{&ui.Sheet{ID: "qr", Title: d.T("page.codes.label", nil), Sub: s.Details.Name, Narrow: true, OnClose: p.closeCode,
			Body: []app.UI{app.Div().Body(&game.Codes{Desk: d, Version: p.Version, Tournament: book.ID, Text: p.code})}}}
	}
	return f
}

func (p *standings) closeCode(app.Context) { p.code = "" }

// round is the round of the route, or the last published one.
func (p *standings) round(s *tournament.State) int {
	last := scope.Announced(s)
	if n := p.Route.Int(0); n > 0 && n <= last {
		return n
	}
	return last
}

func (p *standings) title(s *tournament.State, n int) string {
	r := s.Round(n)
	switch {
	case r == nil:
		return p.Desk.T("page.standings.title", nil)
	case s.Finished && n == scope.Announced(s):
		return p.Desk.T("page.standings.title.end", nil)
	case !r.Closed:
		return p.Desk.T("page.standings.title.running", rules.Args{"round": scope.RoundName(p.Desk, s, n)})
	}
	return p.Desk.T("page.standings.title.after", rules.Args{"round": scope.AfterRound(p.Desk, s, n)})
}

func (p *standings) tools(n int) []app.UI {
	d, id := p.Desk, p.Route.Tournament
	items := []ui.MenuItem{
		{ID: "copy", Text: d.T("page.standings.copy", nil), Icon: ui.IconCopy},
		{ID: "qr", Text: d.T("page.codes.do", nil), Icon: ui.IconPhone},
		{ID: tell.ListStanding, Text: d.T("page.standings.csv", nil), Icon: ui.IconDisk},
		{ID: tell.ListResults, Text: d.T("csv.do.results", nil), Icon: ui.IconDisk},
		{ID: tell.ListSeatings, Text: d.T("csv.do.seatings", nil), Icon: ui.IconDisk},
		{ID: tell.ListEntrants, Text: d.T("csv.do.entrants", nil), Icon: ui.IconDisk},
		{ID: tell.ListJournal, Text: d.T("csv.do.journal", nil), Icon: ui.IconDisk},
		{ID: "cross", Text: d.T("page.standings.cross", nil), Icon: ui.IconPrint},
		{ID: "board", Text: d.T("page.standings.board", nil), Icon: ui.IconScreen},
		{ID: "help", Text: d.T("page.standings.help", nil), Icon: ui.IconHelp},
	}
	if ui.CanShare() {
		items = slices.Insert(items, 1, ui.MenuItem{ID: "share", Text: d.T("page.standings.share", nil), Icon: ui.IconShare})
	}
	return []app.UI{
		&ui.IconButton{Icon: ui.IconPrint, Label: d.T("page.standings.print", nil), Href: route.Of(id, "print", "standing", n).String()},
		&ui.Menu{ID: "standings-menu", Label: d.T("page.standings.menu", nil), Icon: ui.IconShare, Items: items, OnPick: p.pick},
	}
}

func (p *standings) pick(ctx app.Context, what string) {
	d, id := p.Desk, p.Route.Tournament
	s := d.Book(id).State
	n := p.round(s)
	now := p.ranks.After(p.Version, id, s, n)
	switch what {
	case "copy":
		ui.Copy(ctx, tell.StandingText(d, s, now), func(ctx app.Context, ok bool) {
			key := "page.standings.copied"
			if !ok {
				key = "page.standings.uncopied"
			}
			ui.ShowToast(ctx, ui.Toast{Text: d.T(key, nil)})
		})
	case "share":
		ui.Share(ctx, tell.FileName(d, s, d.T("csv.file.standing", nil), n, "txt"), "text/plain", []byte(tell.StandingText(d, s, now)), func(app.Context, bool) {})
	case "qr":
		p.code = tell.StandingText(d, s, now)
	case tell.ListStanding, tell.ListResults, tell.ListSeatings, tell.ListEntrants, tell.ListJournal:
		tell.SaveList(ctx, d, s, now, what)
	case "cross":
		d.Go(ctx, route.Of(id, "print", "cross", n))
	case "board":
		d.Go(ctx, route.Of(id, "board"))
	case "help":
		d.Go(ctx, route.Route{Name: "help", Args: []string{"standings"}})
	}
}

// rounds lets choose the round: segments while they fit, else a list.
func (p *standings) rounds(s *tournament.State, n int) app.UI {
	d, last := p.Desk, scope.Announced(s)
	var choices []ui.Choice
	for i := 1; i <= last; i++ {
		choices = append(choices, ui.Choice{Value: strconv.Itoa(i), Text: scope.RoundMark(d, s, i)})
	}
	for i := last + 1; i <= s.Params.Int("rounds") && !s.Finished; i++ {
		choices = append(choices, ui.Choice{Value: strconv.Itoa(i), Text: scope.RoundMark(d, s, i), Disabled: true})
	}
	value, label := strconv.Itoa(n), d.T("page.standings.rounds", nil)
	if len(choices) > 10 {
		choices = choices[:last]
		for i := range choices {
			choices[i].Text = d.T("page.standings.title.after", rules.Args{"round": scope.AfterRound(d, s, i+1)})
		}
		return &ui.Select{ID: "after", Label: label, HideLabel: true, Value: value, Choices: choices, OnPick: p.goTo}
	}
	return &ui.Radio{ID: "after", Label: label, HideLabel: true, Value: value, Choices: choices, OnPick: p.goTo}
}

func (p *standings) goTo(ctx app.Context, n string) {
	p.Desk.Go(ctx, route.Of(p.Route.Tournament, "standings", n))
}

// running says how far the round is while its results come in.
func (p *standings) running(s *tournament.State, n int) app.UI {
	r := s.Round(n)
	if r.Closed {
		return nil
	}
	all := len(r.Tables)
	done := all - len(tournament.Missing(r))
	return app.P().Class("row row--wrap gap-2").Body(ui.Badge(ui.Ask, p.Desk.T("page.standings.running", rules.Args{"done": done, "all": all})),
		app.Span().Class("sm muted wide").Text(p.Desk.T("page.standings.running.hint", nil)))
}

// find is the search, where the list is longer than a screen.
func (p *standings) find(lines int) app.UI {
	if lines < 12 {
		return nil
	}
	return app.Div().Class("no-print").Body(&ui.Field{
		ID: "find", Label: p.Desk.T("page.standings.find", nil), HideLabel: true, Placeholder: p.Desk.T("page.standings.find", nil),
		Type: "search", EnterKey: "search", Value: p.query, OnInput: p.typed,
	})
}

func (p *standings) typed(_ app.Context, query string) { p.query = query }

func (p *standings) key(ctx app.Context, _ string) { ui.Focus(ctx, "find") }

func (p *standings) table(id string, s *tournament.State, now rules.Standing, n int) app.UI {
	d := p.Desk
	var before *rules.Standing
	if n > 1 {
		b := p.ranks.After(p.Version, id, s, n-1)
		before = &b
	}
	t := ranks.StandingTable{D: d, S: s, View: game.ViewOf(s), Now: now, Before: before}
	rows := t.Rows()
	if query := text.Seek(p.query); !query.Empty() {
		rows = slices.DeleteFunc(rows, func(r ui.TableRow) bool {
			e := s.Entrant(rules.EntrantID(r.ID))
			return e == nil || !query.Finds(e.Name()+" "+e.Team)
		})
		for i := range rows {
			rows[i].Cut = ""
		}
	}
	if len(rows) == 0 {
		return app.P().Class("muted").Text(d.T("page.standings.nobody", rules.Args{"query": p.query}))
	}
	self := p.Route.Arg(1)
	for i := range rows {
		rows[i].Self = rows[i].ID == self
	}
	return &ui.DataTable{
		ID: "places", Caption: p.title(s, n), Cols: t.Cols(), Rows: rows, Tight: t.Tight(), Open: self,
		More: func(entrant string) app.UI {
			return ui.Stack("2", pathOf(d, s, now, rules.EntrantID(entrant)), p.lot(id, s, now, rules.EntrantID(entrant)),
				&scope.EntrantLink{Desk: d, Tournament: id, Entrant: rules.EntrantID(entrant)})
		},
	}
}

// after stands below the table: the charts and how places are decided.
func (p *standings) after(s *tournament.State, now rules.Standing, n int) []app.UI {
	d := p.Desk
	var list []app.UI
	if len(now.Lines) <= chartUnasked || p.chart {
		list = append(list, &charts{Desk: d, Tournament: p.Route.Tournament, Round: n, After: func(k int) rules.Standing {
			return p.ranks.After(p.Version, p.Route.Tournament, s, k)
		}})
	} else {
		list = append(list, app.Div().Class("no-print").Body(&ui.Button{ID: "show-charts", Text: d.T("page.charts.show", nil), Icon: ui.IconRanks, Small: true, OnClick: p.showChart}))
	}
	return append(list, criteriaFold(d, now))
}

func (p *standings) showChart(app.Context) { p.chart = true }

// criteriaFold tells in which order the criteria decide.
func criteriaFold(d *desk.Desk, now rules.Standing) app.UI {
	items := make([]app.UI, len(now.Criteria))
	for i, c := range now.Criteria {
		line := d.T("criterion."+c.Code, nil)
		if c.Article != "" {
			line += " (" + c.Article + ")"
		}
		items[i] = app.Li().Text(line)
	}
	return app.Div().Class("no-print").Body(&ui.Fold{ID: "criteria", Icon: ui.IconQuestion, Title: d.T("page.standings.criteria", nil),
		Body: []app.UI{app.Ol().Class("numbers sm").Body(items...)}})
}

// nextStep leads on from the last round; nil on earlier ones.
func nextStep(d *desk.Desk, s *tournament.State, id string, n int) app.UI {
	if n != scope.Announced(s) {
		return nil
	}
	to := func(key string, args rules.Args, r route.Route) app.UI {
		return &ui.Button{Text: d.T(key, args), Kind: ui.Go, Wide: true, Href: r.String()}
	}
	if s.Finished {
		return to("page.standings.next.final", nil, route.Of(id, "final"))
	}
	if r := s.Running(); r != nil {
		return to("page.standings.next.round", rules.Args{"round": scope.RoundName(d, s, r.Number)}, route.Of(id, "round"))
	}
	plan, err := s.Plan()
	switch {
	case err != nil || len(plan.NeedLot) > 0:
		return nil
	case plan.Finished:
		return to("page.standings.next.finish", nil, route.Of(id, "final"))
	}
	return &ahead.SeatNext{Desk: d, Version: d.Version(), Tournament: id, Round: plan.Round, Stage: plan.Stage, Wide: true}
}

func dockOf(next app.UI) app.UI {
	if next == nil {
		return nil
	}
	return ui.Dock(next)
}
