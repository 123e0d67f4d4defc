package entrants

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/paste"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// pasteCard takes a list from a spreadsheet or a message: what was understood is shown
// before it is recorded, and what wasn't stays in the box.
func (p *Entrants) pasteCard(s *tournament.State) app.UI {
	if s.Finished {
		return nil
	}
	list := p.understood(s)
	tools := []app.UI{&ui.Button{Text: p.t("paste.file", nil), Icon: ui.IconOpen, Small: true, OnClick: p.pasteFile}}
	if p.typed().pasted != "" {
		tools = append(tools, &ui.Button{ID: "paste-clear", Text: p.t("paste.clear", nil), Icon: ui.IconTrash, Small: true, OnClick: p.clearPaste})
	}
	body := []app.UI{
		&ui.Area{ID: "paste", Label: p.t("paste.label."+scope.Unit(s), nil), Value: p.typed().pasted, Hint: p.t(pasteHint(s), nil), OnInput: p.paste},
		app.Div().Class("row row--wrap").Body(tools...),
	}
	body = append(body, p.pasteTrouble(list)...)
	if len(list.Heads) > 0 {
		body = append(body, app.P().Class("sm muted").Text(p.t("paste.heads", rules.Args{"names": quotedList(list.Heads)})))
	}
	if len(list.fresh) > 0 {
		body = append(body, app.Ol().Class("sm pastelist").ID("understood").Body(p.takenLines(list.fresh)...))
		body = append(body, &ui.Button{ID: "paste-go", Text: p.t("paste.record."+scope.Unit(s), rules.Args{"n": len(list.fresh)}), Kind: ui.Go, OnClick: p.recordList})
	}
	if n := len(list.doubts); n > 0 {
		key := "paste.others."
		if len(list.fresh) > 0 {
			key, n = "paste.all.", n+len(list.fresh)
		}
		body = append(body, &ui.Button{ID: "paste-others", Text: p.t(key+scope.Unit(s), rules.Args{"n": n}), OnClick: p.recordOthers})
	}
	var badge app.UI
	if len(list.Lines) > 0 {
		badge = ui.Badge(ui.Neutral, p.t("paste.read", rules.Args{"n": len(list.fresh), "all": len(list.Lines)}))
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

// pasteHint says what a line may hold: a team only where the game has teams.
func pasteHint(s *tournament.State) string {
	if scope.Unit(s) == "player" && s.Rule.Info().Teams {
		return "paste.hint.team"
	}
	return "paste.hint." + scope.Unit(s)
}

// Bounds of what is told of a long list; the rest is counted.
const (
	shownFaults = 20
	shownAgain  = 5
)

// pasteTrouble says of each line that isn't recorded why, with its text.
func (p *Entrants) pasteTrouble(list *pastedList) []app.UI {
	var body []app.UI
	lines := func(of []pastedLine, class string) {
		rows := make([]app.UI, 0, len(of))
		for i, l := range of {
			if i == shownFaults {
				rows = append(rows, app.Li().Class("muted").Text(p.t("paste.moreFaults", rules.Args{"n": len(of) - i})))
				break
			}
			rows = append(rows, app.Li().Body(
				app.Span().Class(class).Text(p.t("paste.line", rules.Args{"line": l.Number, "why": l.why})), app.Br(),
				app.Span().Class("muted").Text("«"+strings.Join(strings.Fields(l.Text), " ")+"»")))
		}
		body = append(body, app.Ul().Class("sm pastefaults").Body(rows...))
	}
	if len(list.faults) > 0 {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Live: true, Text: p.t("paste.faults", rules.Args{"n": len(list.faults)})})
		lines(list.faults, "")
	}
	if len(list.doubts) > 0 {
		body = append(body, &ui.Note{Tone: ui.Ask, Icon: ui.IconUsers, Live: true, Text: p.t("paste.doubts", rules.Args{"n": len(list.doubts)})})
		lines(list.doubts, "")
	}
	if n := len(list.again); n > 0 {
		var names []string
		for _, l := range list.again[:min(n, shownAgain)] {
			names = append(names, personLine(l.person))
		}
		said := p.t("paste.again", rules.Args{"n": n, "names": strings.Join(names, "; ")})
		if n > shownAgain {
			said += " " + p.t("paste.moreFaults", rules.Args{"n": n - shownAgain})
		}
		body = append(body, &ui.Note{Icon: ui.IconUsers, Text: said, Live: true})
	}
	if list.More {
		body = append(body, app.P().Class("field__err").Body(ui.IconAlert.Small(), app.Text(p.t("paste.long", rules.Args{"max": paste.MaxLines}))))
	}
	return body
}

// takenLines name who is recorded, and what of the line isn't.
func (p *Entrants) takenLines(list []pastedLine) []app.UI {
	rows := make([]app.UI, len(list))
	for i, l := range list {
		var aside app.UI
		if len(l.Aside) > 0 {
			aside = app.Span().Class("muted").Text(" · " + p.t("paste.aside", rules.Args{"names": strings.Join(l.Aside, ", ")}))
		}
		line := personLine(l.person)
		if l.person.Category != "" {
			line += ", " + l.person.Category
		}
		rows[i] = app.Li().Body(app.Text(line), aside)
	}
	return rows
}

func quotedList(list []string) string {
	var out []string
	for _, s := range list[:min(len(list), shownAgain)] {
		out = append(out, "«"+strings.Join(strings.Fields(s), " ")+"»")
	}
	return strings.Join(out, ", ")
}

// pasteLast is the list that was recorded last, for as long as nothing has been recorded
// after it: it is taken back as one.
func (p *Entrants) pasteLast(s *tournament.State) app.UI {
	events := lastPasted(s, p.Desk.Device(), p.typed().recorded)
	if len(events) == 0 {
		return nil
	}
	first, last := s.Entrant(rules.EntrantID(events[0].ID)), s.Entrant(rules.EntrantID(events[len(events)-1].ID))
	if first == nil || last == nil {
		return nil
	}
	names := first.Name()
	if len(events) > 1 {
		names += " … " + last.Name()
	}
	said := p.t("paste.recorded."+scope.Unit(s), rules.Args{"n": len(events)}) + " (" + names + ")"
	return &ui.Note{Tone: ui.Good, Icon: ui.IconCheck, Text: said, Action: p.t("paste.undo", nil), OnClick: p.undoPaste}
}

// lastPasted are the registrations of the last list, if the log ends with them: those that
// this window has recorded, or after a reload several that one command of this device made.
func lastPasted(s *tournament.State, device string, recorded []string) []tournament.Event {
	events := s.Events()
	from := len(events) - len(recorded)
	if from < 0 {
		return nil
	}
	if len(recorded) == 0 {
		for from > 0 && registers(s, events[from-1]) && events[from-1].Device == device && events[from-1].At == events[len(events)-1].At {
			from--
		}
		if len(events)-from < 2 {
			return nil
		}
	}
	tail := events[from:]
	for i, id := range recorded {
		if tail[i].ID != id || !registers(s, tail[i]) {
			return nil
		}
	}
	return tail
}

func registers(s *tournament.State, e tournament.Event) bool {
	_, ok := e.Body.(tournament.EntrantRegistered)
	return ok && s.OutcomeOf(e.ID).Effective()
}

// undoPaste takes the last recorded list back; its text is in the box again.
func (p *Entrants) undoPaste(ctx app.Context) {
	s := p.Desk.Book(p.Route.Tournament).State
	events := lastPasted(s, p.Desk.Device(), p.typed().recorded)
	if len(events) == 0 { // a second tap
		return
	}
	scope.Once{Desk: p.Desk, Tournament: p.Route.Tournament, Busy: &p.busy}.Do(ctx, session.Reverse(events), func(ctx app.Context, _ desk.Done) {
		typed := p.typed()
		if typed.pasted == typed.after {
			typed.pasted = typed.before
		}
		typed.before, typed.after, typed.recorded = "", "", nil
		ui.ShowToast(ctx, ui.Toast{Text: p.Desk.T("page.undone", nil)})
	})
}

func (p *Entrants) openList(ctx app.Context) {
	p.listing = true
	ui.Focus(ctx, "paste")
}

func (p *Entrants) paste(_ app.Context, s string) { p.typed().pasted = s }

// clearPaste empties the box; the text can be had back.
func (p *Entrants) clearPaste(ctx app.Context) {
	typed := p.typed()
	was := typed.pasted
	typed.pasted = ""
	ui.ShowToast(ctx, ui.Toast{Text: p.t("paste.cleared", nil), Action: p.Desk.T("page.undo", nil), OnAct: func(ctx app.Context) {
		if typed.pasted == "" {
			typed.pasted = was
		}
		p.Desk.Changed(ctx)
	}})
}

func (p *Entrants) pasteFile(ctx app.Context) {
	ui.PickFile(ctx, ".csv,.txt,.tsv,text/*", func(ctx app.Context, f ui.File) {
		list, err := paste.Decode(f.Data)
		switch {
		case f.Failed:
			ui.ShowToast(ctx, ui.Toast{Text: p.t("paste.unreadable", nil)})
			return
		case err != nil:
			ui.ShowToast(ctx, ui.Toast{Text: p.t("paste.workbook", nil)})
			return
		}
		p.typed().pasted = list
		ctx.Update()
	})
}

// recordList registers everybody of the list about whom there is no doubt, at once or nobody.
func (p *Entrants) recordList(ctx app.Context) { p.recordLines(ctx, false) }

// recordOthers registers the doubtful too: the judge says that they are other people.
func (p *Entrants) recordOthers(ctx app.Context) { p.recordLines(ctx, true) }

func (p *Entrants) recordLines(ctx app.Context, others bool) {
	s := p.Desk.Book(p.Route.Tournament).State
	list := p.understood(s)
	lines := list.takes(others)
	if len(lines) == 0 { // a second tap, on what the first has recorded
		return
	}
	var all tournament.All
	for _, l := range lines {
		if scope.Begun(s) {
			all = append(all, tournament.RegisterLate{Person: l.person})
		} else {
			all = append(all, tournament.EntrantRegistered{Person: l.person})
		}
	}
	left, was := list.left(others), p.typed().pasted
	scope.Once{Desk: p.Desk, Tournament: p.Route.Tournament, Busy: &p.busy}.Do(ctx, all, func(ctx app.Context, done desk.Done) {
		typed := p.typed()
		if typed.pasted == was { // nothing was typed meanwhile
			typed.pasted = list.Rest(left)
		}
		typed.before, typed.after, typed.recorded = was, typed.pasted, nil
		for _, e := range done.Events {
			typed.recorded = append(typed.recorded, e.ID)
		}
		p.listing = len(left) > 0
		said := p.t("paste.recorded."+scope.Unit(s), rules.Args{"n": len(lines)})
		if len(left) > 0 {
			said = text.Sentences(said, p.t("paste.left", rules.Args{"n": len(left)}))
		}
		ui.ShowToast(ctx, ui.Toast{Text: said, Action: p.Desk.T("page.undo", nil), OnAct: p.undoPaste})
	})
}
