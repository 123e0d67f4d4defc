package calc

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("calc", func(d *desk.Desk, version int, r route.Route) app.UI {
		regulation, ok := scope.GameOf(r.Arg(0), "calc")
		if !ok {
			return scope.NoPage(d, route.Home)
		}
		id := d.Setting(scope.SettingCalculator + regulation)
		if id != "" {
			switch book := d.Book(id); {
			case book.Err != nil: // deleted meanwhile
			case book.State == nil:
				// asks: page.calc.title.{belote-pairs,domino-1x1,preferans-almaty}
				return &ui.Frame{Title: d.T("page.calc.title."+regulation, nil), Back: route.Home.String(), Content: []app.UI{ui.Skeleton(6)}}
			default:
				return table.SheetGames[regulation](table.SheetPlace{Desk: d, Version: version, Tournament: id})
			}
		}
		return &calcStart{Desk: d, Version: version, Regulation: regulation}
	})
}

// calcStart begins a calculator: who plays, by which agreements.
type calcStart struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Regulation string

	*calcTyped // of the regulation
	problem    string
	busy       bool
}

// CompoID makes another game's form a new one.
func (p *calcStart) CompoID() string { return "calc-" + p.Regulation }

func (p *calcStart) t(key string, args rules.Args) string { return p.Desk.T("page.calc."+key, args) }

// take takes up what was typed, or begins with the usual number of players.
func (p *calcStart) take() {
	p.calcTyped = desk.Draft[calcTyped](p.Desk, "", p.Regulation)
	presets, conventions := p.presetsOf(), scope.GameBy(p.Regulation).Conventions
	if n := scope.GameBy(p.Regulation).Players; p.flags == nil || len(p.names) != n && (n != 4 || len(p.names) != 3) {
		*p.calcTyped = calcTyped{names: make([]string, n), usual: n, flags: map[string]bool{}}
	}
	// What a draft from the disk says is only what this game asks for.
	p.first = firstPreset(presets)
	if !slices.ContainsFunc(presets, func(x rules.Preset) bool { return x.ID == p.preset }) {
		p.preset = p.first
	}
	maps.DeleteFunc(p.flags, func(key string, _ bool) bool { return !slices.Contains(conventions, key) })
}

// Render draws the form.
func (p *calcStart) Render() app.UI {
	p.take()
	// asks: page.calc.title.{belote-pairs,domino-1x1,preferans-almaty}
	f := &ui.Frame{Title: p.t("title."+p.Regulation, nil), Sub: p.t("sub", nil), Back: route.Home.String(), Narrow: true}
	var body []app.UI
	if len(p.presetsOf()) > 0 {
		body = append(body, p.players(), p.presets())
	}
	body = append(body, p.fields()...)
	body = append(body, p.conventions()...)
	if p.problem != "" {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: p.problem, Live: true})
	}
	body = append(body, &ui.Button{ID: "begin", Text: p.t("begin", nil), Icon: ui.IconPlay, Kind: ui.Go, Wide: true, Disabled: p.busy, OnClick: p.begin})
	f.Content = []app.UI{ui.Card(nil, body...), p.earlier()}
	return f
}

func (p *calcStart) players() app.UI {
	return &ui.Radio{ID: "players", Label: p.t("players", nil), Value: strconv.Itoa(len(p.names)), OnPick: p.pickPlayers, Choices: []ui.Choice{
		{Value: "3", Text: p.t("three", nil)}, {Value: "4", Text: p.t("four", nil)},
	}}
}

func (p *calcStart) pickPlayers(_ app.Context, value string) {
	names := make([]string, scope.Atoi(value))
	copy(names, p.names)
	p.names = names
}

// presetsOf are the agreements that the regulation's sheet can begin from; none for most.
func (p *calcStart) presetsOf() []rules.Preset {
	if reg, _ := p.Desk.Lookup(p.Regulation); reg != nil {
		if offers, ok := reg.(rules.Presetter); ok {
			return offers.Presets()
		}
	}
	return nil
}

func firstPreset(list []rules.Preset) string {
	if len(list) == 0 {
		return ""
	}
	return list[0].ID
}

// presets are the kinds of preferans; all but one aren't of the regulation, and say so.
func (p *calcStart) presets() app.UI {
	var choices []ui.Choice
	for _, preset := range p.presetsOf() {
		c := ui.Choice{Value: preset.ID, Text: text.Format(p.Desk.Lang(), preset.Name)}
		if !preset.Regulation {
			c.Small = p.t("foreign", nil)
		}
		choices = append(choices, c)
	}
	return ui.Stack("3",
		&ui.Radio{ID: "preset", Label: p.t("preset", nil), Look: ui.Cards, Columns: "two", Value: p.preset, Choices: choices, OnPick: p.pickPreset},
		&ui.Field{ID: "pool", Label: p.t("pool", nil), Hint: p.t("pool.hint", nil), InputMode: "numeric", Value: p.pool, Placeholder: strconv.Itoa(p.params().Int("pool")), OnInput: p.typePool})
}

func (p *calcStart) pickPreset(_ app.Context, value string) { p.preset, p.pool = value, "" }
func (p *calcStart) typePool(_ app.Context, value string)   { p.pool, p.problem = value, "" }

// params are the regulation's own with the agreements of the form over them.
func (p *calcStart) params() rules.Params {
	reg, _ := p.Desk.Lookup(p.Regulation)
	params := rules.Defaults(reg.Params())
	for _, preset := range p.presetsOf() {
		if preset.ID == p.preset {
			params = params.With(preset.Params)
		}
	}
	for key, on := range p.flags {
		params = params.With(rules.Params{key: on})
	}
	return params
}

func (p *calcStart) fields() []app.UI {
	list := make([]app.UI, len(p.names))
	for i, n := range p.names {
		list[i] = &calcName{Form: p, At: i, Value: n, Label: p.t("player", rules.Args{"number": i + 1})}
	}
	if len(list) == 0 {
		return nil
	}
	return []app.UI{app.Div().Class("two gap-3").Body(list...)}
}

// calcName is the name of a player.
type calcName struct {
	app.Compo

	Form  *calcStart
	At    int
	Value string
	Label string
}

// CompoID keeps the caret with the field.
func (n *calcName) CompoID() string { return "calc-name-" + strconv.Itoa(n.At) }

// Render draws the field.
func (n *calcName) Render() app.UI {
	return &ui.Field{ID: n.CompoID(), Label: n.Label, Value: n.Value, EnterKey: "next", OnInput: n.type_}
}

func (n *calcName) type_(_ app.Context, value string) {
	names := slices.Clone(n.Form.names)
	names[n.At] = value
	n.Form.names, n.Form.problem = names, ""
}

// conventions of domino (2.3) that change the score.
func (p *calcStart) conventions() []app.UI {
	var list []app.UI
	for _, key := range scope.GameBy(p.Regulation).Conventions {
		// asks: param.domino-1x1.{bonuses,fullFish,rule13}
		list = append(list, &calcFlag{Form: p, Key: key, On: p.flags[key], Text: p.Desk.T("param."+p.Regulation+"."+key, nil)})
	}
	return list
}

// calcFlag is a convention that is on or off.
type calcFlag struct {
	app.Compo

	Form *calcStart
	Key  string
	On   bool
	Text string
}

// CompoID keeps the switch with its convention.
func (f *calcFlag) CompoID() string { return "flag-" + f.Key }

// Render draws the switch.
func (f *calcFlag) Render() app.UI {
	return &ui.Switch{ID: f.CompoID(), Text: f.Text, On: f.On, OnFlip: f.flip}
}

func (f *calcFlag) flip(_ app.Context, on bool) { f.Form.flags[f.Key] = on }

// begin makes the log with who plays; what is refused leaves none behind, and a second tap
// makes no second one.
func (p *calcStart) begin(ctx app.Context) {
	if p.busy {
		return
	}
	reg, _ := p.Desk.Lookup(p.Regulation)
	params := p.params()
	if p.pool != "" {
		n, err := strconv.Atoi(scope.AsInFiles(p.pool))
		if err != nil || n < 0 || n > 10000 {
			p.problem = p.t("pool.bad", nil)
			return
		}
		params = params.With(rules.Params{"pool": n})
	}
	names := make([]string, len(p.names))
	players := make(tournament.All, len(p.names))
	for i, n := range p.names {
		if names[i] = text.Tidy(n); names[i] == "" {
			names[i] = p.t("player", rules.Args{"number": i + 1})
		}
		players[i] = tournament.EntrantRegistered{Person: tournament.Person{Players: []string{names[i]}}}
	}
	name := p.t("title."+p.Regulation, nil) // asks: page.calc.title.{belote-pairs,domino-1x1,preferans-almaty}
	if len(names) > 0 {
		name = strings.Join(names, ", ")
	}
	p.busy = true
	p.Desk.Create(ctx, desk.Making{Rule: reg, Details: tournament.Details{Name: shorten(name, 80)}, Params: params, First: players}, func(ctx app.Context, id string, err error) {
		p.busy = false
		if err != nil {
			p.problem = p.Desk.Err(err)
			return
		}
		// Noted at once, before anything else is drawn: the first screen mustn't list it.
		p.Desk.Set(ctx, scope.SettingCalculators, strings.TrimSpace(id+" "+p.Desk.Setting(scope.SettingCalculators)))
		p.Desk.Set(ctx, scope.SettingCalculator+p.Regulation, id)
		desk.Forget[calcTyped](p.Desk, "", p.Regulation)
	})
}

// shorten cuts a text to so many letters.
func shorten(s string, limit int) string {
	if r := []rune(s); len(r) > limit {
		return string(r[:limit-1]) + "…"
	}
	return s
}

// earlier are the calculators of the game that were put aside.
func (p *calcStart) earlier() app.UI {
	var rows []app.UI
	for _, m := range p.Desk.Shelf() {
		if m.Regulation == p.Regulation && !m.Binned && scope.IsCalculator(p.Desk, m.ID) {
			rows = append(rows, &calcEarlier{Desk: p.Desk, Meta: m})
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return ui.Section("earlier", p.t("earlier", nil), ui.List(rows...))
}

// calcEarlier is a calculator that was put aside.
type calcEarlier struct {
	app.Compo

	Desk *desk.Desk
	Meta store.Meta
}

// CompoID keeps the line with its log.
func (e *calcEarlier) CompoID() string { return e.Meta.ID }

// Render draws the line.
func (e *calcEarlier) Render() app.UI {
	return ui.Item(nil, e.Meta.Name, nil, e.Desk.ClockTime(e.Meta.Updated),
		&ui.Button{Text: e.Desk.T("page.calc.open", nil), Small: true, Label: e.Desk.T("page.calc.open.label", rules.Args{"name": e.Meta.Name}), OnClick: e.open},
		&ui.IconButton{Icon: ui.IconTrash, Small: true, Label: e.Desk.T("page.calc.bin", rules.Args{"name": e.Meta.Name}), OnClick: e.bin})
}

func (e *calcEarlier) open(ctx app.Context) {
	e.Desk.Set(ctx, scope.SettingCalculator+e.Meta.Regulation, e.Meta.ID)
}

func (e *calcEarlier) bin(ctx app.Context) {
	e.Desk.Bin(e.Meta, true, func(ctx app.Context, err error) {
		if err != nil {
			e.Desk.Fail(ctx, err)
		}
	})
}
