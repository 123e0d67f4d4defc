package preferans

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

// index is where the deal of the draft stands or will stand, from 0.
func (p *scoreSheet) index() int {
	if i := slices.Index(p.sheet.ids, p.draft.Target); p.draft.Target != "" && i >= 0 {
		return i
	}
	return len(p.sheet.deals)
}

// form is the deal that is being entered: the game, who plays, who whists, the tricks, and
// what it would write.
func (p *scoreSheet) form() []app.UI {
	f := p.draft
	names := p.Place.Names()
	at := p.index()
	before := p.sheet.before(at)
	title := p.t("deal", rules.Args{"number": at + 1})
	if f.Target != "" {
		title = p.t("deal.correct", rules.Args{"number": at + 1})
	}
	body := []app.UI{}
	if before.AllPasses > 0 {
		body = append(body, app.P().Class("xs").Body(ui.Badge(ui.Ask, p.t("inAllPass", nil)),
			app.Span().Class("muted").Text(" "+p.t("state", rules.Args{"price": before.Price(), "minimum": before.Minimum()}))))
	}
	body = append(body, p.games(before))
	if f.Game != "" && f.Game != gameAllPass {
		body = append(body, p.declarers(names))
	}
	switch {
	case f.Game == gameAllPass, f.level() > 0 && f.Declarer >= 0, f.Game == gameMisere && f.Declarer >= 0:
		body = append(body, p.tricks(names))
	}
	if f.level() > 0 && f.Declarer >= 0 {
		body = append(body, p.fast())
	}
	verdict, ok := p.preview(at)
	body = append(body, verdict)
	record := &ui.Button{ID: "record", Text: p.t("record", rules.Args{"number": at + 1}), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, Disabled: !ok || p.saving, OnClick: p.record}
	if _, complete := f.Deal(); !complete {
		// On a phone the form is below the sheet: the next step leads to it.
		record.Text, record.Icon, record.Disabled, record.OnClick = p.t("enter", rules.Args{"number": at + 1}), ui.IconPen, false, p.toForm
	}
	if f.Target != "" {
		if record.Icon == ui.IconCheck {
			record.Text = p.t("replace", rules.Args{"number": at + 1})
		}
		body = append(body, table.Correcting(p.Place.Desk, p.strike, p.fresh))
	}
	return []app.UI{
		app.Section().Class("card no-print").DataSet("form", "true").Aria("labelledby", "deal").Body(
			&ui.NumberKeys{OnEnter: p.record},
			app.Div().Class("card__head").Body(app.H2().Class("grow").ID("deal").TabIndex(-1).Text(title), p.dealers(names)),
			app.Div().Class("card--pad stack gap-3").Body(body...)),
		ui.Dock(record), table.DealKeys(p.Place.Desk),
	}
}

func (p *scoreSheet) toForm(ctx app.Context) { ui.Focus(ctx, "deal") }

// dealers says who deals; a table may have gone out of turn.
func (p *scoreSheet) dealers(names []string) app.UI {
	items := []ui.MenuItem{}
	for i, n := range names {
		if i != p.draft.Absent {
			items = append(items, ui.MenuItem{ID: strconv.Itoa(i), Text: n, Disabled: i == p.draft.Dealer})
		}
	}
	return ui.Row("1", app.Span().Class("sm muted").Text(p.t("dealer", rules.Args{"name": names[p.draft.Dealer]})),
		&ui.Menu{ID: "dealer", Icon: ui.IconSwap, Small: true, Label: p.t("dealer.change", nil), Items: items, OnPick: p.pickDealer})
}

func (p *scoreSheet) pickDealer(_ app.Context, value string) {
	f := newDealDraft(p.draft.Players, scope.Atoi(value), p.draft.Absent)
	f.Target = p.draft.Target
	p.dealer, p.draft = f.Dealer, f
}

// games are the contracts from the lowest that is allowed, misère and all-pass.
func (p *scoreSheet) games(before *preferans.Party) app.UI {
	contracts := make([]ui.Choice, 0, 5)
	for level := 6; level <= 10; level++ {
		contracts = append(contracts, ui.Choice{Value: strconv.Itoa(level), Text: strconv.Itoa(level), Disabled: level < before.Minimum()})
	}
	others := []ui.Choice{{Value: gameMisere, Text: p.t("game.misere", nil)}, {Value: gameAllPass, Text: p.t("game.allpass", nil)}}
	return ui.Stack("1",
		&ui.Radio{ID: "contract", Label: p.t("game", nil), Value: p.draft.Game, Choices: contracts, OnPick: p.pickGame},
		&ui.Radio{ID: "game", Label: p.t("game.other", nil), HideLabel: true, Value: p.draft.Game, Choices: others, OnPick: p.pickGame})
}

func (p *scoreSheet) pickGame(_ app.Context, value string) { p.draft = p.draft.PickGame(value) }

func (p *scoreSheet) declarers(names []string) app.UI {
	var choices []ui.Choice
	for _, i := range p.draft.playing() {
		choices = append(choices, ui.Choice{Value: strconv.Itoa(i), Text: names[i]})
	}
	value := ""
	if p.draft.Declarer >= 0 {
		value = strconv.Itoa(p.draft.Declarer)
	}
	return &ui.Radio{ID: "declarer", Label: p.t("declarer", nil), Look: ui.Chips, Value: value, Choices: choices, OnPick: p.pickDeclarer}
}

func (p *scoreSheet) pickDeclarer(_ app.Context, value string) {
	p.draft = p.draft.PickDeclarer(scope.Atoi(value))
}

// tricks are a line a player: what he did, and his tricks where they count.
func (p *scoreSheet) tricks(names []string) app.UI {
	f := p.draft
	var rows []app.UI
	line := func(i int, said app.UI, counts bool) {
		l := &tricksLine{Screen: p, Player: i, ID: "tricks-" + strconv.Itoa(i), Name: names[i], Said: said, Label: p.t("tricksOf", rules.Args{"name": names[i]}), Most: f.most(i), Counts: counts}
		if f.Game == gameMisere {
			l.Value = f.Taken
		} else {
			l.Value = f.Tricks[i]
		}
		rows = append(rows, l)
	}
	said := func(key string) app.UI { return app.Span().Class("sm muted").Text(p.t(key, nil)) }
	switch {
	case f.Game == gameMisere:
		line(f.Declarer, said("plays"), true)
	case f.Game == gameAllPass:
		for i := range f.Players {
			switch i {
			case f.Absent:
			case f.sitting():
				line(i, said("deals"), true)
			default:
				line(i, nil, true)
			}
		}
	default:
		whisters := f.whisters()
		played := len(whisters) > 0
		line(f.Declarer, said("plays"), played)
		for _, i := range f.defenders() {
			line(i, p.roles(i, names[i]), played && len(whisters) == 2 && slices.Contains(whisters, i))
		}
		if f.dealerMayWhist() {
			line(f.sitting(), p.dealerRole(names[f.sitting()]), false)
		}
	}
	return app.FieldSet().Class("stack gap-15").Body(append([]app.UI{app.Legend().Class("legend").Body(app.B().Text(p.t("tricks", nil)))}, rows...)...)
}

// roles ask what a defender did. Leaving for half and taking the whist back are there only
// where the regulation has them.
func (p *scoreSheet) roles(i int, name string) app.UI {
	f := p.draft
	var other preferans.Role
	for _, j := range f.defenders() {
		if j != i {
			other = f.Roles[j]
		}
	}
	allowed := preferans.DefenderRoles(f.level(), "")
	choices := []ui.Choice{}
	for _, r := range allowed {
		if r == preferans.RoleReturned && other != preferans.RoleHalf && f.Roles[i] != preferans.RoleReturned {
			continue
		}
		choices = append(choices, ui.Choice{Value: string(r), Text: p.t("role."+string(r), nil)})
	}
	return &roleRadio{Screen: p, Player: i, Value: string(f.Roles[i]), Choices: choices, Label: p.t("roleOf", rules.Args{"name": name})}
}

func (p *scoreSheet) dealerRole(name string) app.UI {
	i := p.draft.sitting()
	return &roleRadio{Screen: p, Player: i, Value: string(p.draft.Roles[i]), Label: p.t("roleOf", rules.Args{"name": name}), Choices: []ui.Choice{
		{Value: string(preferans.RoleDealer), Text: p.t("role.dealer", nil)}, {Value: string(preferans.RoleWhist), Text: p.t("role.whist", nil)},
	}}
}

// fast is the premium for tricks that the talon brought.
func (p *scoreSheet) fast() app.UI {
	st := p.sheet.style
	if p.draft.sitting() >= 0 && st.FastFour == preferans.FastNone || p.draft.sitting() < 0 && st.FastThree == preferans.FastNone {
		return nil
	}
	choices := make([]ui.Choice, 4)
	for i := range choices {
		choices[i] = ui.Choice{Value: strconv.Itoa(i), Text: strconv.Itoa(i)}
	}
	return &ui.Radio{ID: "fast", Label: p.t("fast", nil), Note: p.t("fast.hint", nil), Value: strconv.Itoa(p.draft.Fast), Choices: choices, OnPick: p.pickFast}
}

func (p *scoreSheet) pickFast(_ app.Context, value string) { p.draft.Fast = scope.Atoi(value) }

// preview says what the deal would write, and whether it can be recorded.
func (p *scoreSheet) preview(at int) (verdict app.UI, ok bool) {
	d, complete := p.draft.Deal()
	if !complete {
		return ui.Verdict(ui.VerdictWait, p.t("wait."+p.missing(), nil), "", ""), false
	}
	after := p.sheet.with(p.draft.Target, d)
	if after.fault != nil && after.faultAt >= 0 {
		title := p.Place.Desk.Err(after.fault)
		if after.faultAt != at {
			title = p.t("later", rules.Args{"deal": after.faultAt + 1, "why": title})
		}
		return ui.Verdict(ui.VerdictRed, title, "", ""), false
	}
	w := p.words()
	e := after.entries[at]
	title, number := w.verdict(d, e)
	return ui.Verdict(ui.VerdictOK, title, number, w.written(e)), true
}

// missing is what must be entered next.
func (p *scoreSheet) missing() string {
	switch f := p.draft; {
	case f.Game == "":
		return "game"
	case f.Declarer < 0:
		return "declarer"
	}
	return "roles"
}

// record writes the deal on the sheet; a second tap meanwhile does nothing.
func (p *scoreSheet) record(ctx app.Context) {
	at := p.index()
	d, complete := p.draft.Deal()
	if !complete || p.saving {
		return
	}
	c := p.Place.Add(d.Canonical())
	said := p.t("recorded", rules.Args{"number": at + 1})
	if p.draft.Target != "" {
		c = p.Place.Replace(p.draft.Target, d.Canonical())
		said = p.t("replaced", rules.Args{"number": at + 1})
	}
	p.Place.Record(ctx, &p.saving, c, said, p.fresh)
}

// strike takes the deal out.
func (p *scoreSheet) strike(ctx app.Context) {
	at := p.index()
	p.Place.Do(ctx, p.Place.Remove(p.draft.Target), p.t("undone", rules.Args{"number": at + 1}), p.fresh)
}

// tricksLine is one player's line of the deal.
type tricksLine struct {
	app.Compo

	Screen *scoreSheet
	Player int
	ID     string
	Name   string
	Said   app.UI
	Label  string
	Value  int
	Most   int
	Counts bool // his tricks are entered
}

// CompoID keeps the line with the player.
func (l *tricksLine) CompoID() string { return l.ID }

// Render draws the line.
func (l *tricksLine) Render() app.UI {
	var stepper app.UI
	if l.Counts {
		stepper = &ui.Stepper{ID: l.ID, Label: l.Label, Value: l.Value, Max: l.Most, OnStep: l.step}
	} else {
		stepper = app.Span()
	}
	said := l.Said
	if said == nil {
		said = app.Span()
	}
	return app.Div().Class("tricks").Body(app.Span().Class("sm").Text(l.Name), said, stepper)
}

func (l *tricksLine) step(_ app.Context, n int) {
	l.Screen.draft = l.Screen.draft.SetTricks(l.Player, n)
}

// roleRadio is what a player of the defence did.
type roleRadio struct {
	app.Compo

	Screen  *scoreSheet
	Player  int
	Value   string
	Label   string
	Choices []ui.Choice
}

// CompoID keeps the choice with the player.
func (r *roleRadio) CompoID() string { return "role-" + strconv.Itoa(r.Player) }

// Render draws the choice.
func (r *roleRadio) Render() app.UI {
	return &ui.Radio{ID: r.CompoID(), Label: r.Label, HideLabel: true, Value: r.Value, Choices: r.Choices, OnPick: r.pick}
}

func (r *roleRadio) pick(_ app.Context, value string) {
	r.Screen.draft = r.Screen.draft.PickRole(r.Player, preferans.Role(value))
}
