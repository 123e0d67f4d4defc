package setup

import (
	"errors"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("new", func(d *desk.Desk, version int, r route.Route) app.UI {
		return &newTournament{Desk: d, Version: version, Route: r}
	})
}

// newTournament begins a tournament: a regulation, its facts, its parameters.
type newTournament struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	*newTyped
	field   string
	problem string
	making  bool
}

// newTyped is what is typed of a tournament that isn't made yet. It stays while the judge
// looks something up on another screen.
type newTyped struct {
	today   string // when it was begun: the date that was offered
	details tournament.Details
	named   bool // the judge has typed a name: it no longer follows the regulation
	params  *paramsForm
	forms   map[string]*paramsForm // what was typed for the other regulations
	left    *newLeft               // read from the disk, and not shown yet
}

// OnInit takes up what was typed, or offers the first regulation, today.
func (p *newTournament) OnInit() {
	p.newTyped = desk.Draft[newTyped](p.Desk, "")
	p.begin(p.Desk.Now())
}

// begin offers the day. What was begun on an earlier one and has that one's date is meant
// for today.
func (t *newTyped) begin(now time.Time) {
	today := now.Format(time.DateOnly)
	if t.forms == nil {
		*t = newTyped{today: today, details: offered(today), forms: map[string]*paramsForm{}, left: t.left}
		t.choose(regulations.All()[0])
		t.take()
	}
	if t.details.Date == t.today && t.today != today {
		t.details.Date = today
		t.details = atStart(t.details)
	}
	t.today = today
}

// offered are the facts that a form begins with.
func offered(today string) tournament.Details {
	return atStart(tournament.Details{Date: today, Start: "11:00"})
}

// choose takes a regulation; what was typed for another one is kept.
func (t *newTyped) choose(reg rules.Regulation) {
	id := reg.Info().ID
	if t.forms[id] == nil {
		t.forms[id] = newParamsForm(reg, nil)
	}
	t.params = t.forms[id]
}

// Render draws the form.
func (p *newTournament) Render() app.UI {
	d := p.Desk
	if p.forms == nil { // another window has made the tournament, or given it up
		p.begin(d.Now())
	}
	details := p.details
	if !p.named {
		details.Name = p.suggested()
	}
	badge := ui.Badge(ui.Neutral, d.T("page.params.default", nil))
	if n := len(p.params.delta()); n > 0 {
		badge = ui.Badge(ui.Ask, d.T("page.params.changed", rules.Args{"n": n}))
	}
	body := []app.UI{
		ui.Steps(d.T("page.new.steps", nil), 0, d.T("page.new.step.regulation", nil), d.T("page.new.step.entrants", nil), d.T("page.new.step.seating", nil)),
		app.Section().Class("stack gap-2").Aria("labelledby", "game").Body(
			app.H2().ID("game").Text(d.T("page.new.game", nil)),
			&ui.Radio{ID: "regulation", Label: d.T("page.new.game", nil), HideLabel: true, Look: ui.Emblems, Value: p.params.reg.Info().ID, Choices: p.choices(), OnPick: p.pick}),
		ui.Section("about", d.T("page.new.about", nil),
			&detailsForm{Desk: d, Version: p.Version, Value: details, Field: p.field, Problem: p.problem, OnChange: p.change}),
		app.Section().Class("stack gap-2").Aria("labelledby", "params").Body(
			app.Div().Class("row").Body(app.H2().ID("params").Text(d.T("page.params.title", nil)), app.Span().Class("push").Body(badge)),
			app.P().Class("sm muted").Text(d.T("page.new.params", nil)),
			&paramsEditor{Desk: d, Version: p.Version, Form: p.params, Turn: p.params.turn},
			conventions(d, p.params.reg)),
	}
	if p.problem != "" {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: p.problem, Live: true})
	}
	body = append(body, ui.Dock(&ui.Button{ID: "create", Text: d.T("page.new.create", nil), Kind: ui.Go, Disabled: p.making, OnClick: p.create}))
	return &ui.Frame{
		Title: d.T("page.new.title", nil), Sub: d.T("page.new.sub", nil), Back: route.Home.String(), Narrow: true, Dock: true,
		Content: []app.UI{ui.Stack("6", body...)},
	}
}

// suggested is a name that is good enough to begin with: «Парный белот, 28 ноября 2026».
func (p *newTournament) suggested() string {
	name := text.Format(p.Desk.Lang(), p.params.reg.Info().Name)
	if p.details.Date == "" {
		return name
	}
	return name + ", " + scope.DateOf(p.Desk, p.details.Date)
}

func (p *newTournament) choices() []ui.Choice {
	d := p.Desk
	list := make([]ui.Choice, 0, len(regulations.All()))
	for _, reg := range regulations.All() {
		info := reg.Info()
		c := ui.Choice{Value: info.ID, Text: text.Format(d.Lang(), info.Name), Emblem: scope.EmblemOf(info.ID)}
		if key := "page.new.about." + info.ID; text.Has(key) {
			c.Small = d.T(key, nil)
		}
		list = append(list, c)
	}
	return list
}

func (p *newTournament) pick(_ app.Context, id string) {
	if reg, ok := p.Desk.Lookup(id); ok {
		p.choose(reg)
	}
}

func (p *newTournament) change(_ app.Context, v tournament.Details) {
	if v.Name != p.details.Name && (p.named || v.Name != p.suggested()) {
		p.named = true
	}
	p.details, p.field, p.problem = v, "", ""
}

// create writes the tournament and goes on to the register.
func (p *newTournament) create(ctx app.Context) {
	if p.making {
		return
	}
	d := p.Desk
	if key, err := p.params.fault(); err != nil {
		p.problem = d.T("page.params.refused", rules.Args{"name": tell.ParamName(d, p.params.reg, key), "reason": d.Err(err)})
		p.field = ""
		revealParam(ctx, p.params.reg, key)
		return
	}
	details := p.details
	if !p.named {
		details.Name = p.suggested()
	}
	p.making = true
	d.Create(ctx, desk.Making{Rule: p.params.reg, Details: tidyDetails(details), Params: p.params.delta()}, func(ctx app.Context, id string, err error) {
		p.making = false
		if err != nil {
			p.refuse(ctx, err)
			return
		}
		desk.Forget[newTyped](d, "") // this screen keeps its own until the next one is there
		if label := d.Setting(desk.SettingLabel); label != "" {
			d.Do(ctx, id, tournament.DeviceLabelled{Label: label}, nil)
		}
		d.Go(ctx, route.Of(id, "entrants"))
	})
}

// refuse shows a refusal at its field.
func (p *newTournament) refuse(ctx app.Context, err error) {
	var e *rules.Error
	if errors.As(err, &e) {
		p.field = e.Field
	}
	p.problem = p.Desk.Err(err)
	ui.Focus(ctx, p.field)
}

// tidyDetails takes away what nobody has meant to type.
func tidyDetails(v tournament.Details) tournament.Details {
	v.Name, v.Place = text.Tidy(v.Name), text.Tidy(v.Place)
	officials := make([]tournament.Official, 0, len(v.Officials))
	for _, o := range v.Officials {
		o.Role, o.Name = text.Tidy(o.Role), text.Tidy(o.Name)
		if o.Name != "" {
			officials = append(officials, o)
		}
	}
	v.Officials = officials
	if len(officials) == 0 {
		v.Officials = nil
	}
	return v
}

// revealParam opens the group of a parameter and puts the focus on it.
func revealParam(ctx app.Context, reg rules.Regulation, key string) {
	d, ok := rules.FindParam(reg.Params(), key)
	if !ok {
		return
	}
	if fold := app.Window().GetElementByID("group-" + d.Group); fold.Truthy() {
		fold.Set("open", true)
	}
	ui.FocusFirst(ctx, "#p-"+key+", #p-"+key+"-0")
}
