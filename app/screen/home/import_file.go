package home

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// incoming shows what was understood of a file before anything is changed: a tournament
// that isn't here, news of one that is, or why the file can't be taken.
type incoming struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	File    ui.File
	OnDone  ui.Act // the file is put away

	read   bool
	found  desk.Incoming
	err    error
	taking bool

	have, all int // of the file's bytes while it is read, of its entries while they are written
}

// CompoID reads another file anew.
func (p *incoming) CompoID() string { return "file-" + p.File.Name + strconv.Itoa(len(p.File.Data)) }

// OnMount reads the file.
func (p *incoming) OnMount(app.Context) {
	if p.File.Failed {
		p.read, p.err = true, rules.Refuse("page.import.unreadable", "", nil)
		return
	}
	p.Desk.ReadFile(p.File.Data, p.heard, func(_ app.Context, in desk.Incoming, err error) {
		p.read, p.found, p.err = true, in, err
	})
}

// Render draws what was understood.
func (p *incoming) Render() app.UI {
	d := p.Desk
	switch {
	case !p.read:
		if p.all == 0 {
			return ui.Skeleton(3)
		}
		return p.progress("page.import.reading", rules.Args{"n": percent(p.have, p.all)})
	case p.err != nil:
		return ui.Stack("3",
			&ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Title: d.T("page.import.refused", nil), Text: d.Err(p.err), Live: true},
			app.P().Class("sm muted").Text(d.T("page.import.untouched", nil)),
			ui.Row("2", &ui.Button{Text: d.T("ui.word.close", nil), OnClick: p.done}))
	}
	body := []app.UI{p.facts(), p.verdict()}
	if p.binned() && p.found.New > 0 {
		body = append(body, &ui.Note{Tone: ui.Ask, Icon: ui.IconTrash, Text: d.T("page.import.merge.binned", nil)})
	}
	if p.taking && p.all > 0 {
		body = append(body, p.progress("page.import.writing", rules.Args{"n": p.have, "all": p.all}))
	}
	for _, dispute := range p.found.Disputes {
		body = append(body, &ui.Note{Tone: ui.Ask, Icon: ui.IconQuestion, Text: tell.DisputeLine(d, p.found.Merged, dispute)})
	}
	if lost := p.lost(); lost != nil {
		body = append(body, lost)
	}
	if fresh := p.fresh(); fresh != nil {
		body = append(body, fresh)
	}
	body = append(body, ui.Row("2", p.button(), &ui.Button{Text: d.T("page.import.put", nil), Kind: ui.Quiet, OnClick: p.done}))
	return ui.Stack("3", body...)
}

func (p *incoming) heard(ctx app.Context, done, all int) {
	p.have, p.all = done, all
	ctx.Update()
}

// progress is a bar with the same in words.
func (p *incoming) progress(key string, args rules.Args) app.UI {
	words := p.Desk.T(key, args)
	return ui.Stack("2", app.P().Class("sm muted").Text(words), &ui.Progress{Label: words, Done: p.have, All: p.all})
}

func percent(done, all int) int { return 100 * done / all }

// shownFresh is how many new entries are named; the rest is counted.
const shownFresh = 50

// lost names everything that the merge would put out of effect, and why.
func (p *incoming) lost() app.UI {
	d, in := p.Desk, p.found
	if in.Merged == nil || len(in.Lost) == 0 {
		return nil
	}
	t := tell.NewTeller(d, in.Merged)
	lines := make([]app.UI, len(in.Lost))
	for i, id := range in.Lost {
		why := "page.import.lost.disputed"
		switch o := in.Merged.OutcomeOf(id); {
		case o.UndoneBy != "":
			why = "page.import.lost.undone"
		case o.LostTo != "":
			why = "page.import.lost.chosen"
		}
		lines[i] = app.Li().Text(d.T(why, rules.Args{"title": t.TitleOf(id)}))
	}
	return app.Section().ID("lost").Class("card card--pad stack gap-2").Body(
		app.H2().Text(d.T("page.import.lost", rules.Args{"n": len(in.Lost)})),
		app.Ul().Class("bullets sm").Body(lines...))
}

// fresh lists what the file would add to what is here.
func (p *incoming) fresh() app.UI {
	d, in := p.Desk, p.found
	if in.Merged == nil || len(in.Fresh) == 0 {
		return nil
	}
	t := tell.NewTeller(d, in.Merged)
	shown := in.Fresh[:min(len(in.Fresh), shownFresh)]
	lines := make([]app.UI, len(shown))
	for i, id := range shown {
		lines[i] = app.Li().Text(t.TitleOf(id))
	}
	if more := len(in.Fresh) - len(shown); more > 0 {
		lines = append(lines, app.Li().Text(d.T("page.copies.more", rules.Args{"n": more})))
	}
	return &ui.Fold{ID: "fresh", Icon: ui.IconBook, Title: d.T("page.import.fresh", nil), Fact: text.Int(d.Lang(), int64(len(in.Fresh))),
		Body: []app.UI{app.Ul().Class("bullets sm").Body(lines...)}}
}

// facts are the name of the tournament and how far it has come.
func (p *incoming) facts() app.UI {
	d, s := p.Desk, p.found.State
	m := session.Record(s)
	line := stageOf(d, m)
	if date := scope.DateOf(d, m.Sum.Date); m.Sum.Date != "" && !strings.Contains(line, date) { // not twice where it ended on its day
		line += " · " + date
	}
	return app.Div().Class("card card--link").Body(
		scope.EmblemOf(s.Regulation).Draw(),
		app.Span().Class("grow").Body(
			app.B().Text(s.Details.Name), app.Br(),
			app.Span().Class("sm muted").Text(text.Format(d.Lang(), s.Rule.Info().Name)), app.Br(),
			app.Span().Class("sm muted").Text(line), app.Br(),
			app.Span().Class("sm muted").Text(
				d.T("page.count."+string(s.Rule.Info().Unit), rules.Args{"n": m.Sum.Registered})+" · "+
					d.T("page.count.round", rules.Args{"n": len(s.Rounds)})+" · "+
					d.T("page.count.entry", rules.Args{"n": len(s.Events())})+" · "+
					d.T("page.import.last", rules.Args{"date": scope.MomentOf(d, m.Updated)}))))
}

// binned reports whether the tournament of the file is here, in the bin.
func (p *incoming) binned() bool { return p.found.Here && p.Desk.Binned(p.found.File.Header.ID) }

// verdict tells what taking the file would do.
func (p *incoming) verdict() app.UI {
	d, in := p.Desk, p.found
	switch {
	case !in.Here:
		return &ui.Note{Tone: ui.Good, Icon: ui.IconPlus, Title: d.T("page.import.new", nil), Text: d.T("page.import.new.text", nil), Live: true}
	case in.New == 0 && p.binned():
		return &ui.Note{Tone: ui.Ask, Icon: ui.IconTrash, Title: d.T("page.import.binned", nil), Text: d.T("page.import.same.text", nil), Live: true}
	case in.New == 0:
		return &ui.Note{Icon: ui.IconCheck, Title: d.T("page.import.same", nil), Text: d.T("page.import.same.text", nil), Live: true}
	case len(in.Disputes) > 0:
		return &ui.Note{Tone: ui.Ask, Icon: ui.IconQuestion, Live: true,
			Title: d.T("page.import.merge", rules.Args{"n": in.New}),
			Text:  d.T("page.import.disputes", rules.Args{"n": len(in.Disputes)})}
	}
	if len(in.Lost) > 0 {
		return &ui.Note{Tone: ui.Ask, Icon: ui.IconPaste, Title: d.T("page.import.merge", rules.Args{"n": in.New}), Text: d.T("page.import.merge.lost", nil), Live: true}
	}
	return &ui.Note{Tone: ui.Good, Icon: ui.IconPaste, Title: d.T("page.import.merge", rules.Args{"n": in.New}), Text: d.T("page.import.merge.text", nil), Live: true}
}

func (p *incoming) button() app.UI {
	d, in := p.Desk, p.found
	switch {
	case !in.Here:
		return &ui.Button{Text: d.T("page.import.take", nil), Kind: ui.Go, Disabled: p.taking, OnClick: p.take}
	case in.New == 0 && p.binned():
		return &ui.Button{ID: "unbin", Text: d.T("page.import.unbin", nil), Kind: ui.Go, OnClick: p.unbin}
	case in.New == 0:
		return &ui.Button{Text: d.T("page.import.open", nil), Kind: ui.Go, Href: p.target()}
	}
	return &ui.Button{Text: d.T("page.import.join", rules.Args{"n": in.New}), Kind: ui.Go, Disabled: p.taking, OnClick: p.take}
}

// unbin takes the tournament that is here out of the bin and opens it.
func (p *incoming) unbin(ctx app.Context) {
	d := p.Desk
	to := route.Of(p.found.File.Header.ID, shelfScreen(session.Record(p.found.State)))
	scope.Unbin(ctx, d, to.Tournament, func(ctx app.Context) {
		ui.ShowToast(ctx, ui.Toast{Text: d.T("page.unbinned", nil), Of: to.Tournament})
		d.Go(ctx, to)
	})
}

// target is the screen on which the tournament goes on.
func (p *incoming) target() string {
	return route.Of(p.found.File.Header.ID, shelfScreen(session.Record(p.found.State))).String()
}

func (p *incoming) done(ctx app.Context) { p.OnDone(ctx) }

// take stores the file's tournament, or joins its entries to those that are here.
func (p *incoming) take(ctx app.Context) {
	if p.taking {
		return
	}
	p.taking, p.have, p.all = true, 0, 0
	d, in, binned := p.Desk, p.found, p.binned()
	d.Take(in, p.heard, func(ctx app.Context, id string, err error) {
		p.taking = false
		if err != nil {
			p.err = err
			return
		}
		text := d.T("page.import.taken", rules.Args{"name": in.State.Details.Name})
		to := route.Of(id, shelfScreen(session.Record(in.State)))
		if in.Here {
			text = d.T("page.import.merged", rules.Args{"n": in.New})
		}
		if binned {
			text += ". " + d.T("page.unbinned", nil)
		}
		if len(in.Disputes) > 0 {
			to = route.Of(id, "journal")
		}
		ui.ShowToast(ctx, ui.Toast{Text: text, Of: id})
		d.Go(ctx, to)
	})
}
