package discipline

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Protests are the protests and appeals of a table, or of the whole tournament for the
// zero key, with the way to make another.
func Protests(d *desk.Desk, version int, id string, s *tournament.State, k tournament.TableKey) app.UI {
	p := &ProtestBoard{Desk: d, Version: version, Tournament: id, Table: k.Table}
	if r := s.Seated(k.Seating); r != nil {
		p.Round = r.Number
	}
	return p
}

// OpenProtests lists only what waits for a decision; nil if nothing does.
func OpenProtests(d *desk.Desk, version int, id string, s *tournament.State) app.UI {
	for _, n := range s.Notes {
		if n.Open() {
			return &ProtestBoard{Desk: d, Version: version, Tournament: id, OnlyOpen: true}
		}
	}
	return nil
}

// ProtestBoard (протесты и апелляции) keeps what is typed for a new one.
type ProtestBoard struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Round      int
	Table      int // 0: of all tables
	OnlyOpen   bool

	*protestTyped
	problem string
	saving  bool
}

// CompoID keeps what is typed with its table.
func (p *ProtestBoard) CompoID() string {
	return "protests-" + strconv.Itoa(p.Round) + "-" + strconv.Itoa(p.Table)
}

func (p *ProtestBoard) t(key string, args rules.Args) string {
	return p.Desk.T("page.protest."+key, args)
}

// Render draws the list and the form.
func (p *ProtestBoard) Render() app.UI {
	s := p.Desk.Book(p.Tournament).State
	p.protestTyped = desk.Draft[protestTyped](p.Desk, p.Tournament, p.CompoID())
	var body []app.UI
	// the open ones first, then the decided, the newest of each first
	for _, open := range []bool{true, false} {
		for i := len(s.Notes) - 1; i >= 0; i-- {
			n := s.Notes[i]
			if n.Type != tournament.NoteProtest && n.Type != tournament.NoteAppeal || n.Open() != open || p.OnlyOpen && !open {
				continue
			}
			if p.Table != 0 && (n.Table != p.Table || n.Round != p.Round) {
				continue
			}
			body = append(body, &ProtestCard{Desk: p.Desk, Version: p.Version, Tournament: p.Tournament, Note: n.ID, Whole: p.Table == 0})
		}
	}
	if !p.OnlyOpen {
		body = append(body, p.form(s)...)
	}
	return app.Section().Class("stack gap-2").Aria("label", p.t("title", nil)).Body(
		append([]app.UI{app.H3().Text(p.t("title", nil))}, body...)...)
}

func (p *ProtestBoard) form(s *tournament.State) []app.UI {
	if !p.Adding {
		return []app.UI{ui.Row("2", &ui.Button{ID: "protest-new", Text: p.t("new", nil), Icon: ui.IconPlus, Small: true, OnClick: p.Begin})}
	}
	who := []ui.Choice{{Value: NobodyChosen, Text: p.t("who.none", nil)}}
	if t := p.seats(s); t != nil {
		for _, id := range t.Seats {
			if id != rules.Judge {
				who = append(who, ui.Choice{Value: string(id), Text: scope.NameIn(p.Desk, s, id, p.Round)})
			}
		}
	} else {
		for _, e := range s.Entrants {
			who = append(who, ui.Choice{Value: string(e.ID), Text: e.Name()})
		}
	}
	if !slices.ContainsFunc(who, func(c ui.Choice) bool { return c.Value == WhoValue(p.Who) }) {
		p.Who = "" // nobody is recorded who isn't shown
	}
	return []app.UI{
		&ui.Radio{ID: "protest-kind", Label: p.t("kind", nil), HideLabel: true, Value: string(p.Kind), OnPick: p.pickKind, Choices: []ui.Choice{
			{Value: string(tournament.NoteProtest), Text: p.t("kind.protest", nil)}, {Value: string(tournament.NoteAppeal), Text: p.t("kind.appeal", nil)}}},
		&ui.Select{ID: "protest-who", Label: p.t("who", nil), Value: WhoValue(p.Who), Choices: who, OnPick: p.PickWho},
		&ui.Field{ID: "protest-text", Label: p.t("text", nil), Value: p.Text, Err: p.problem, EnterKey: "done", OnInput: p.type_, OnEnter: p.record},
		ui.Row("2",
			&ui.Button{ID: "protest-go", Text: p.t("record", nil), Kind: ui.Go, Small: true, Disabled: p.saving, OnClick: p.record},
			&ui.Button{Text: p.t("drop", nil), Kind: ui.Quiet, Small: true, OnClick: p.drop}),
	}
}

// seats is the table whose protests these are, or nil.
func (p *ProtestBoard) seats(s *tournament.State) *rules.Table {
	r := s.Round(p.Round)
	if r == nil || p.Table == 0 {
		return nil
	}
	return s.TableOf(tournament.TableKey{Seating: r.Seating, Table: p.Table})
}

func (p *ProtestBoard) Begin(ctx app.Context) {
	p.Adding, p.Kind = true, tournament.NoteProtest
	ui.Focus(ctx, "protest-text")
}

func (p *ProtestBoard) drop(app.Context) { p.Adding, p.Kind, p.Text, p.problem = false, "", "", "" }

func (p *ProtestBoard) pickKind(_ app.Context, v string) { p.Kind = tournament.NoteType(v) }
func (p *ProtestBoard) PickWho(_ app.Context, v string)  { p.Who = WhoOf(v) }
func (p *ProtestBoard) type_(_ app.Context, v string)    { p.Text, p.problem = v, "" }

func (p *ProtestBoard) record(ctx app.Context) {
	if p.saving {
		return
	}
	d, id := p.Desk, p.Tournament
	c := tournament.NoteMade{Type: p.Kind, Round: p.Round, Table: p.Table, Entrant: rules.EntrantID(p.Who), Text: text.Tidy(p.Text)}
	if p.Round == 0 {
		if r := scope.LastPublished(d.Book(id).State); r != nil {
			c.Round = r.Number
		}
	}
	said := p.t("said."+string(p.Kind), nil) // asks: page.protest.said.{appeal,protest}
	scope.Once{Desk: d, Tournament: id, Busy: &p.saving, Failed: func(err error) { p.problem = d.Err(err) }}.Do(ctx, c, func(ctx app.Context, done desk.Done) {
		p.drop(ctx)
		p.Who = ""
		d.Saved(ctx, id, done, said, "")
	})
}

// ProtestCard is one protest with its decision, or the form to decide it.
type ProtestCard struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Note       string
	Whole      bool // name the table too

	*decisionTyped
	problem string
	saving  bool
}

// CompoID keeps what is typed with its protest.
func (p *ProtestCard) CompoID() string { return "protest-" + p.Note }

func (p *ProtestCard) t(key string, args rules.Args) string {
	return p.Desk.T("page.protest."+key, args)
}

// note is the protest, or nil once it is undone.
func (p *ProtestCard) note() *tournament.NoteRecord {
	s := p.Desk.Book(p.Tournament).State
	for i := range s.Notes {
		if s.Notes[i].ID == p.Note {
			return &s.Notes[i]
		}
	}
	return nil
}

// Render draws the protest.
func (p *ProtestCard) Render() app.UI {
	s, n := p.Desk.Book(p.Tournament).State, p.note()
	if n == nil {
		return app.Div()
	}
	p.decisionTyped = desk.Draft[decisionTyped](p.Desk, p.Tournament, p.Note)
	if !n.Open() {
		*p.decisionTyped = decisionTyped{}
	}
	state := ui.Badge(ui.Good, p.t("decided", nil))
	if n.Open() {
		state = ui.Badge(ui.Ask, p.t("open", nil))
	}
	facts := p.t("at", rules.Args{"time": p.Desk.ClockTime(n.At), "round": n.Round})
	if p.Whole && n.Table > 0 {
		facts = p.t("at.table", rules.Args{"time": p.Desk.ClockTime(n.At), "round": n.Round, "table": n.Table})
	}
	if n.Entrant != "" {
		facts = text.Sentences(facts, scope.NameIn(p.Desk, s, n.Entrant, n.Round))
	}
	body := []app.UI{
		// asks: page.protest.kind.{appeal,protest}
		app.P().Class("row row--wrap gap-2").Body(app.B().Text(p.t("kind."+string(n.Type), nil)), state, app.Span().Class("xs muted").Text(facts)),
		app.P().Text(n.Text),
	}
	switch {
	case !n.Open():
		body = append(body, app.P().Class("sm").Body(app.B().Text(p.t("decision", nil)+" "), app.Text(n.Decision)))
	case p.Deciding:
		body = append(body,
			&ui.Field{ID: "decide-" + p.Note, Label: p.t("decision.label", nil), Value: p.Text, Err: p.problem, EnterKey: "done", OnInput: p.type_, OnEnter: p.decide},
			ui.Row("2",
				&ui.Button{ID: "decide-go-" + p.Note, Text: p.t("decide.record", nil), Kind: ui.Go, Small: true, Disabled: p.saving, OnClick: p.decide},
				&ui.Button{Text: p.t("drop", nil), Kind: ui.Quiet, Small: true, OnClick: p.drop}))
	default:
		body = append(body, ui.Row("2", &ui.Button{ID: "decide-open-" + p.Note, Text: p.t("decide", nil), Icon: ui.IconGavel, Small: true, OnClick: p.begin}))
	}
	return app.Div().Class("card card--pad stack gap-2").Body(body...)
}

func (p *ProtestCard) begin(ctx app.Context) {
	p.Deciding = true
	ui.Focus(ctx, "decide-"+p.Note)
}

func (p *ProtestCard) drop(app.Context)              { p.Deciding, p.Text, p.problem = false, "", "" }
func (p *ProtestCard) type_(_ app.Context, v string) { p.Text, p.problem = v, "" }

func (p *ProtestCard) decide(ctx app.Context) {
	d, id := p.Desk, p.Tournament
	said := p.t("said.decided", nil)
	scope.Once{Desk: d, Tournament: id, Busy: &p.saving, Failed: func(err error) { p.problem = d.Err(err) }}.Do(ctx, tournament.NoteDecided{Target: p.Note, Text: text.Tidy(p.Text)}, func(ctx app.Context, done desk.Done) {
		p.drop(ctx)
		d.Saved(ctx, id, done, said, "")
	})
}
