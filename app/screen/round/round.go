package round

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	screen := func(d *desk.Desk, version int, r route.Route) app.UI {
		return &round{Desk: d, Version: version, Route: r}
	}
	scope.Register("t/round", screen)
	scope.Register("t/table", screen)
}

// round is a round with its tables: the one that is on, or an earlier one. The sheet of a
// table opens over it.
type round struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	made     madeCards
	filter   table.TableFilter
	busy     bool
	starting bool   // the judge chooses which tables to start
	asking   bool   // results differ from their sheets: close the round all the same?
	listed   bool   // the list was on the screen before the sheet: Back leads to it
	opened   bool   // the sheet is open
	closing  string // the address whose sheet is put away already, until the browser follows
	openings int    // counts the sheets that were put away
	next     string // the table to open once the browser has followed, by number
	focusOn  string // what takes the focus once the sheet has gone
}

func (p *round) t(key string, args rules.Args) string { return p.Desk.T("page.round."+key, args) }

func (p *round) state() *tournament.State { return p.Desk.Book(p.Route.Tournament).State }

// OnMount notes whether a sheet or the list came first.
func (p *round) OnMount(ctx app.Context) { p.follow(ctx) }

// OnUpdate notes when a sheet opens and when it has gone.
func (p *round) OnUpdate(ctx app.Context) { p.follow(ctx) }

// OnNav is told by the browser that the address of the sheet is left. Drawings come later: a
// judge may have opened the same table again by then.
func (p *round) OnNav(ctx app.Context) {
	p.closing = ""
	if next := p.next; next != "" {
		p.next = ""
		p.openTable(ctx, next)
	}
}

func (p *round) follow(ctx app.Context) {
	open := p.Route.Name == "table"
	if !open {
		p.listed = true
	}
	if p.closing != p.Route.String() {
		p.closing = ""
	}
	if p.opened && !open {
		if p.focusOn != "" {
			ui.FocusFirst(ctx, p.focusOn)
			p.focusOn = ""
		}
		ctx.Update() // what was typed and left shows on its card once the sheet has gone
	}
	p.opened = open
}

// shown is the round of the address: without a number the one that is on, else the last
// that was published.
func (p *round) shown(s *tournament.State) *rules.Round {
	if n := p.Route.Int(0); n > 0 {
		if r := s.Round(n); r != nil && r.Published {
			return r
		}
		return nil
	}
	return scope.LastPublished(s)
}

// Render draws the round.
func (p *round) Render() app.UI {
	book, meanwhile := scope.Opened(p.Desk, p.Route)
	if book == nil {
		return meanwhile
	}
	s := book.State
	r := p.shown(s)
	if r == nil {
		return p.empty(book, s)
	}
	f := scope.Frame(p.Desk, book, "round", roundTitle(p.Desk, s, r))
	f.Tools = []app.UI{
		&ui.IconButton{Icon: ui.IconScreen, Label: p.t("board", nil), Href: route.Of(book.ID, "board").String()},
		&ui.Menu{ID: "more", Label: p.t("more", nil), Items: p.menu(s, r), OnPick: p.pick},
	}
	cards := p.made.of(p.Desk, book.ID, s, r)
	if !r.Closed {
		f.Clock = &clockBar{Desk: p.Desk, Version: p.Version, Tournament: book.ID, Seating: r.Seating, Counts: table.CountCards(cards), OnTables: p.askTables}
	}
	dock := p.dock(s, r)
	f.Dock = len(dock) > 0
	f.Content = []app.UI{
		ui.Stack("3", p.remarks(s, r), p.toolbar(s, r, cards, dock), p.list(r), p.foot(s, r), p.others(book, s, r)),
		p.hotkeys(s, r),
	}
	if sheet := p.sheet(s, r); sheet != nil {
		f.Over = []app.UI{sheet}
	} else if p.starting && !r.Closed {
		f.Over = []app.UI{&table.TableStarts{Desk: p.Desk, Version: p.Version, Tournament: book.ID, Seating: r.Seating, OnClose: p.shutTables}}
	} else if p.asking && !r.Closed {
		if tables := table.SheetGaps(p.Desk, s, r); len(tables) > 0 {
			f.Over = []app.UI{p.askGaps(s, r, tables)}
		}
	}
	return f
}

// roundTitle is «Тур 4 из 7», «Тур 8, финал».
func roundTitle(d *desk.Desk, s *tournament.State, r *rules.Round) string {
	args := rules.Args{"round": r.Number, "all": s.Params.Int("rounds")}
	switch {
	case r.Stage != rules.StageMain:
		// asks: page.round.stage.{final,groups,place,semi,tie}
		return d.T("page.round.title.stage", rules.Args{"round": r.Number, "stage": d.T("page.round.stage."+string(r.Stage), nil)})
	case s.Params.Int("rounds") >= r.Number:
		return d.T("page.round.title.of", args)
	}
	return d.T("page.round.title", args)
}

// empty stands in until a round is published.
func (p *round) empty(book *desk.Book, s *tournament.State) app.UI {
	f := scope.Frame(p.Desk, book, "round", p.t("none.title", nil))
	switch {
	case p.Route.Int(0) > 0 && len(s.Rounds) > 0:
		f.Content = []app.UI{ui.Empty(ui.IconTable, p.t("missing", rules.Args{"round": p.Route.Int(0)}), p.t("missing.text", nil),
			&ui.Button{Text: p.t("toCurrent", nil), Kind: ui.Go, Href: route.Of(book.ID, "round").String()})}
	case s.Drafted != nil:
		f.Content = []app.UI{ui.Empty(ui.IconTable, p.t("drafted", rules.Args{"round": s.Drafted.Number}), p.t("drafted.text", nil),
			&ui.Button{Text: p.t("toDraft", nil), Kind: ui.Go, Href: route.Of(book.ID, "seating").String()})}
	default:
		plan, err := s.Plan()
		var next app.UI = &ahead.SeatNext{Desk: p.Desk, Version: p.Version, Tournament: book.ID, Round: len(s.Rounds) + 1, Stage: plan.Stage}
		if err != nil { // the seating says why
			next = &ui.Button{Text: p.t("toNext", nil), Kind: ui.Go, Href: route.Of(book.ID, "seating").String()}
		}
		f.Content = []app.UI{ui.Empty(ui.IconTable, p.t("none", nil), p.t("none.text."+scope.Unit(s), rules.Args{"n": len(s.Entrants)}),
			ui.Row("2",
				&ui.Button{Text: p.t("toEntrants", nil), Href: route.Of(book.ID, "entrants").String()},
				next))}
	}
	return f
}

// remarks are what the judge should know before the tables.
func (p *round) remarks(s *tournament.State, r *rules.Round) app.UI {
	var notes []app.UI
	if r == scope.LastPublished(s) {
		notes = append(notes, ahead.BreakNote(p.Desk, p.Version, s)...)
	}
	if r.Closed && r == scope.LastPublished(s) {
		for _, note := range []app.UI{ahead.StaleDraft(p.Desk, s, p.Route.Tournament), ahead.TieNote(p.Desk, s, p.Route.Tournament)} {
			if note != nil {
				notes = append(notes, note)
			}
		}
		if unsavedRounds(p.Desk, s, p.Route.Tournament) > 1 {
			notes = append(notes, &ui.Note{Tone: ui.Ask, Icon: ui.IconShare, Text: p.Desk.T("page.file.remind", nil), Action: p.Desk.T("page.file.save", nil), OnClick: p.saveFile})
		}
	}
	for _, sentence := range tell.Outdated(p.Desk, s, r.Number) {
		notes = append(notes, &ui.Note{Tone: ui.Ask, Icon: ui.IconQuestion, Text: sentence})
	}
	if !r.Closed {
		notes = append(notes,
			p.partialStart(s, r),
			&clockMoved{Desk: p.Desk, Version: p.Version, Tournament: p.Route.Tournament, Seating: r.Seating},
			&table.NoShowWatch{Desk: p.Desk, Version: p.Version, Tournament: p.Route.Tournament, Seating: r.Seating},
			discipline.PenaltyCards(p.Desk, p.Version, p.Route.Tournament, s, nil))
	}
	if err := p.unclosable(s, r); err != nil {
		note := &ui.Note{Tone: ui.Ask, Icon: ui.IconQuestion, Live: true, Text: p.Desk.Err(err)}
		if scope.Unsettled(err) {
			note.Action, note.OnClick = p.t("toJournal", nil), p.toJournal
		}
		notes = append(notes, note)
	}
	if last := scope.LastPublished(s); r != last {
		notes = append(notes, &ui.Note{Icon: ui.IconBook, Text: p.t("earlier", rules.Args{"round": r.Number}), Action: p.t("toCurrent", nil), OnClick: p.toCurrent})
	}
	if strays := table.LeftNotes(p.Desk, p.Version, p.Route.Tournament, s, nil); strays != nil {
		notes = append(notes, strays)
	}
	for _, d := range s.Disputes {
		if d.First == r.Seating {
			notes = append(notes, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Live: true, Text: p.t("disputed", nil), Action: p.t("toJournal", nil), OnClick: p.toJournal})
		}
	}
	if len(notes) == 0 {
		return nil
	}
	return ui.Stack("2", notes...)
}

// toolbar is the last deal, which tables to show, and on a laptop the next step.
func (p *round) toolbar(s *tournament.State, r *rules.Round, cards []table.RoundCard, dock []app.UI) app.UI {
	body := []app.UI{p.lastDealNote(s, r)}
	if !r.Closed && len(dock) == 0 {
		n := table.CountCards(cards)
		body = append(body, &ui.Radio{ID: "show", Label: p.t("show", nil), HideLabel: true, Value: showValue(p.filter), OnPick: p.show, Choices: []ui.Choice{
			{Value: showValue(table.FilterAll), Text: p.t("show.all", nil), Count: strconv.Itoa(n.All)},
			{Value: string(table.FilterWait), Text: p.t("show.wait", nil), Count: strconv.Itoa(n.All - n.Done - n.Asked)},
			{Value: string(table.FilterAsk), Text: p.t("show.ask", nil), Count: strconv.Itoa(n.Asked)},
			{Value: string(table.FilterDone), Text: p.t("show.done", nil), Count: strconv.Itoa(n.Done)},
		}})
	}
	if len(dock) > 0 {
		body = append(body, app.P().Class("sm").Text(p.standingLine(s, r)), ui.Dock(dock...))
	}
	return app.Div().Class("toolbar").Body(body...)
}

// showValue names a filter in the radio group, where nothing chosen is "".
func showValue(f table.TableFilter) string {
	if f == table.FilterAll {
		return "all"
	}
	return string(f)
}

func (p *round) show(_ app.Context, value string) {
	p.filter = table.TableFilter(value)
	if value == showValue(table.FilterAll) {
		p.filter = table.FilterAll
	}
}

// standingLine says where the round stands when there is a next step.
func (p *round) standingLine(s *tournament.State, r *rules.Round) string {
	if r.Closed {
		return p.t("closed", rules.Args{"round": r.Number})
	}
	return p.t("complete", rules.Args{"n": len(r.Tables)})
}

// foot tells of claims and of who sits out.
func (p *round) foot(s *tournament.State, r *rules.Round) app.UI {
	var lines []string
	if prior := s.Round(r.Number - 1); prior != nil && r == scope.LastPublished(s) {
		if until := s.ClaimsUntil(prior.Number); !until.IsZero() {
			key := "claims"
			if p.Desk.Passed(until) {
				key = "claims.over"
			}
			lines = append(lines, p.t(key, rules.Args{"round": prior.Number, "time": text.Date(p.Desk.Lang(), until, text.Clock)}))
		}
	}
	if len(r.Byes) > 0 {
		names := make([]string, len(r.Byes))
		for i, id := range r.Byes {
			names[i] = scope.NameIn(p.Desk, s, id, r.Number)
		}
		lines = append(lines, p.t("byes", rules.Args{"names": strings.Join(names, ", ")}))
	}
	if list := s.Skippers(r.Number); len(list) > 0 {
		lines = append(lines, ahead.SkippersLine(p.Desk, s, r.Number, list))
	}
	if len(lines) == 0 {
		return nil
	}
	return app.P().Class("sm muted").Text(strings.Join(lines, " "))
}

// others leads to the other rounds.
func (p *round) others(book *desk.Book, s *tournament.State, r *rules.Round) app.UI {
	var links []app.UI
	for _, other := range s.Rounds {
		if !other.Published {
			continue
		}
		a := app.A().Class("chip num").Href(route.Of(book.ID, "round", other.Number).String()).
			Aria("label", p.t("other", rules.Args{"round": other.Number})).Text(strconv.Itoa(other.Number))
		if other == r {
			a = app.A().Class("chip num is-on").Href(route.Of(book.ID, "round", other.Number).String()).
				Aria("label", p.t("other", rules.Args{"round": other.Number})).Aria("current", "page").Text(strconv.Itoa(other.Number))
		}
		links = append(links, a)
	}
	if len(links) < 2 {
		return nil
	}
	return app.Nav().Class("row row--wrap gap-2").Aria("label", p.t("others", nil)).Body(
		append([]app.UI{app.Span().Class("sm muted").Text(p.t("others", nil))}, links...)...)
}

// sheet is the table's sheet, if the address asks for one.
func (p *round) sheet(s *tournament.State, r *rules.Round) app.UI {
	if p.Route.Name != "table" || p.closing == p.Route.String() {
		return nil
	}
	k := tournament.TableKey{Seating: r.Seating, Table: p.Route.Int(1)}
	if s.TableOf(k) == nil || table.TableGames[s.Regulation].Form == nil {
		return nil
	}
	return &table.ResultSheet{Of: table.TableSheet{
		Desk: p.Desk, Version: p.Version, Tournament: p.Route.Tournament, Key: k, Opening: p.openings, OnClose: p.closeSheet, OnDone: p.nextTable,
	}}
}

// closeSheet goes back to the list, by the browser's own way back if the list is there.
func (p *round) closeSheet(ctx app.Context) {
	p.closing = p.Route.String()
	p.openings++
	if p.listed {
		app.Window().Get("history").Call("back")
		return
	}
	r := route.Of(p.Route.Tournament, "round")
	if last := scope.LastPublished(p.state()); last == nil || last.Number != p.Route.Int(0) {
		r = route.Of(p.Route.Tournament, "round", p.Route.Int(0))
	}
	p.Desk.Go(ctx, r)
}

// nextTable closes the sheet of a recorded table; the focus goes to the next one that is
// waited for, else to the next step.
func (p *round) nextTable(ctx app.Context) {
	if p.Route.Name != "table" {
		return
	}
	p.focusOn = `.tcard[data-state="wait"], .tcard[data-state="ask"], .dock .btn--go`
	p.closeSheet(ctx)
}
