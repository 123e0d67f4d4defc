package journal

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("t/journal", func(d *desk.Desk, version int, r route.Route) app.UI {
		return &journal{Desk: d, Version: version, Route: r}
	})
}

// journalMost bounds what a search or a filter shows at once.
const journalMost = 200

// journal is everything that was done, the newest first. Nothing is erased: an entry that
// was taken back stays, crossed out.
type journal struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	filter  string
	query   string
	finding bool
	rounds  int // how many rounds before the newest are shown
}

// Render draws the journal.
func (p *journal) Render() app.UI {
	book, meanwhile := scope.Opened(p.Desk, p.Route)
	if book == nil {
		return meanwhile
	}
	d, s := p.Desk, book.State
	f := scope.Frame(d, book, "journal", d.T("page.tab.journal", nil))
	f.Narrow = true
	f.Tools = []app.UI{
		&ui.IconButton{Icon: ui.IconSearch, Label: d.T("page.journal.find", nil), Pressed: ui.Press(p.finding), OnClick: p.find},
		&ui.Menu{ID: "journal-menu", Label: d.T("page.journal.more", nil), Items: p.commands(), OnPick: p.pick},
	}
	entries := s.Journal()
	teller := tell.NewTeller(d, s)
	body := []app.UI{p.filters(teller, entries)}
	if p.finding {
		body = append(body, &ui.Field{ID: "find", Label: d.T("page.journal.find", nil), Hint: d.T("page.journal.find.hint", nil), Type: "search", Value: p.query, AutoFocus: true, OnInput: p.search})
	}
	for _, dispute := range s.Disputes {
		body = append(body, &disputeCard{Desk: d, Version: p.Version, Tournament: book.ID, First: dispute.First})
	}
	body = append(body, discipline.OpenProtests(d, p.Version, book.ID, s))
	body = append(body, p.groups(teller, entries)...)
	body = append(body, app.P().Class("sm muted").Text(d.T("page.journal.nothingErased", nil)),
		&ui.Hotkeys{Keys: []ui.Hotkey{{Code: "Slash", Name: "find"}}, Off: f.KeysOff, OnKey: p.key})
	f.Content = []app.UI{ui.Stack("", body...)}
	return f
}

func (p *journal) commands() []ui.MenuItem {
	d := p.Desk
	items := []ui.MenuItem{{ID: scope.MenuSave, Text: d.T("page.file.save", nil), Icon: ui.IconOpen}}
	if ui.CanShare() {
		items = append(items, ui.MenuItem{ID: scope.MenuShare, Text: d.T("page.file.share", nil), Icon: ui.IconShare})
	}
	return append(items,
		ui.MenuItem{ID: "print", Text: d.T("page.journal.print", nil), Icon: ui.IconPrint},
		ui.MenuItem{ID: tell.ListJournal, Text: d.T("csv.do.journal", nil), Icon: ui.IconDisk},
		ui.MenuItem{ID: scope.MenuSettings, Text: d.T("page.home.params", nil), Icon: ui.IconGear})
}

func (p *journal) pick(ctx app.Context, command string) {
	d, id := p.Desk, p.Route.Tournament
	switch command {
	case "print":
		d.Go(ctx, route.Of(id, "print", "journal"))
	case tell.ListJournal:
		tell.SaveList(ctx, d, d.Book(id).State, rules.Standing{}, tell.ListJournal)
	case scope.MenuSettings:
		d.Go(ctx, route.Of(id, "settings"))
	case scope.MenuSave:
		d.SaveFile(id)
	case scope.MenuShare:
		d.ShareFile(id)
	}
}

func (p *journal) key(ctx app.Context, _ string) {
	if p.finding {
		ui.Focus(ctx, "find")
		return
	}
	p.find(ctx)
}

func (p *journal) find(app.Context) { p.finding, p.query = !p.finding, "" }

func (p *journal) search(_ app.Context, text string) { p.query = text }

func (p *journal) show(_ app.Context, filter string) { p.filter = filter }

func (p *journal) earlier(app.Context) { p.rounds++ }

func (p *journal) filters(teller *tell.Teller, entries []tournament.JournalEntry) app.UI {
	d := p.Desk
	fixes, decisions := 0, 0
	for _, j := range entries {
		if tell.Shows(tell.JournalFixes, j.Body.Kind()) {
			fixes++
		}
		if teller.Decided(j) && j.Outcome.Effective() {
			decisions++
		}
	}
	value := p.filter
	if value == "" {
		value = tell.JournalAll
	}
	return &ui.Radio{ID: "journal-filter", Label: d.T("page.journal.show", nil), HideLabel: true, Value: value, OnPick: p.show, Choices: []ui.Choice{
		{Value: tell.JournalAll, Text: d.T("page.journal.show.all", nil)},
		{Value: tell.JournalResults, Text: d.T("page.journal.show.results", nil)},
		{Value: tell.JournalFixes, Text: d.T("page.journal.show.fixes", nil), Count: countUnlessNone(fixes)},
		{Value: tell.JournalDecisions, Text: d.T("page.journal.show.decisions", nil), Count: countUnlessNone(decisions)},
	}}
}

func countUnlessNone(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// groups are the entries by the round during which they were made, the newest first.
func (p *journal) groups(teller *tell.Teller, entries []tournament.JournalEntry) []app.UI {
	d := p.Desk
	during := make([]int, len(entries))
	for i, j := range entries {
		during[i] = teller.During[j.ID]
	}
	query := strings.TrimSpace(p.query)
	narrowed := query != "" || p.filter != "" && p.filter != tell.JournalAll
	var body, lines []app.UI
	group, shown, left := -1, 0, p.rounds
	flush := func() {
		if len(lines) > 0 {
			body = append(body, p.group(group, entries, during, lines))
		}
		lines = nil
	}
	for i := len(entries) - 1; i >= 0; i-- {
		j := entries[i]
		if during[i] != group && shown > 0 && !narrowed {
			if left == 0 && (group >= 0) {
				flush()
				return append(body, &ui.Button{Text: tell.GroupTitle(d, during[i], "page.journal.earlier"), OnClick: p.earlier})
			}
			left--
		}
		if during[i] != group {
			flush()
			group = during[i]
		}
		if !p.passes(teller, j, query) {
			continue
		}
		if shown++; narrowed && shown > journalMost {
			flush()
			return append(body, app.P().Class("sm muted").Text(d.T("page.journal.most", rules.Args{"n": journalMost})))
		}
		lines = append(lines, teller.Line(p.undo, p.redo, j))
	}
	flush()
	if shown == 0 {
		body = append(body, ui.Empty(ui.IconBook, d.T("page.journal.none", nil), d.T("page.journal.none.text", nil), nil))
	}
	return body
}

func (p *journal) group(round int, entries []tournament.JournalEntry, during []int, lines []app.UI) app.UI {
	d := p.Desk
	i := slices.Index(during, round)
	title := tell.GroupTitle(d, round, "page.journal.round")
	return app.Section().Class("stack gap-1").Aria("labelledby", "round-"+strconv.Itoa(round)).Body(
		app.Div().Class("row").Body(
			app.H2().ID("round-"+strconv.Itoa(round)).Text(title),
			app.Span().Class("push xs muted").Text(scope.DayOf(d, entries[i].At))),
		ui.Log(title, lines...))
}

// passes reports whether the filter and the search let an entry through.
func (p *journal) passes(t *tell.Teller, j tournament.JournalEntry, query string) bool {
	if !tell.Shows(p.filter, j.Body.Kind()) &&
		!(p.filter == tell.JournalFixes && j.Outcome.UndoneBy != "") &&
		!(p.filter == tell.JournalDecisions && t.Decided(j)) {
		return false
	}
	if query == "" {
		return true
	}
	if n, err := strconv.Atoi(query); err == nil {
		return n == j.Table
	}
	sought := text.Seek(query)
	for _, id := range j.Entrants {
		if sought.Finds(t.Name(id, j.Round)) {
			return true
		}
	}
	return sought.Finds(t.Title(j))
}

// undo takes an entry back; a refusal names the entry that stands in the way. A closing goes
// together with the draft that rests on it.
func (p *journal) undo(ctx app.Context, id string) {
	s, said := p.Desk.Book(p.Route.Tournament).State, p.Desk.T("page.journal.undone", nil)
	e, _ := s.Event(id)
	if _, closing := e.Body.(tournament.RoundClosed); closing && s.Drafted != nil {
		said = p.Desk.T("page.journal.undone.draft", rules.Args{"next": s.Drafted.Number})
	}
	p.carryOut(ctx, tournament.Undone{Target: id}, said)
}

func (p *journal) redo(ctx app.Context, id string) {
	p.carryOut(ctx, tournament.Redone{Target: id}, p.Desk.T("page.journal.redone", nil))
}

func (p *journal) carryOut(ctx app.Context, c tournament.Body, said string) {
	d, id := p.Desk, p.Route.Tournament
	d.Do(ctx, id, c, func(ctx app.Context, done desk.Done) {
		if done.Err != nil {
			ui.ShowToast(ctx, ui.Toast{Text: tell.RefusalLine(d, d.Book(id).State, done.Err)})
			return
		}
		ui.ShowToast(ctx, ui.Toast{Text: said})
	})
}
