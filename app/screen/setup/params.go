package setup

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// paramsEditor shows all parameters of a regulation, folded by group. It knows no game:
// names, hints and options come from app/text by the regulation's id.
type paramsEditor struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Form    *paramsForm
	Turn    int  // of the form: it is changed in place
	Begun   bool // round 1 is published: what is of scope start is fixed
	Running bool // a round is seated: what is of scope round counts from the next one
	Locked  bool // nothing can be changed: the tournament is finished
}

// Render draws the groups in the order of the regulation.
func (p *paramsEditor) Render() app.UI {
	groups := map[string][]rules.Param{}
	var order []string
	for _, d := range p.Form.reg.Params() {
		if groups[d.Group] == nil {
			order = append(order, d.Group)
		}
		groups[d.Group] = append(groups[d.Group], d)
	}
	folds := make([]app.UI, len(order))
	for i, g := range order {
		folds[i] = p.group(g, groups[g])
	}
	return ui.Stack("2", folds...)
}

func (p *paramsEditor) group(name string, list []rules.Param) app.UI {
	d := p.Desk
	changed, wrong := 0, 0
	rows := make([]app.UI, len(list))
	for i, param := range list {
		if p.Form.changed(param.Key) {
			changed++
		}
		if p.Form.errs[param.Key] != nil {
			wrong++
		}
		rows[i] = &paramRow{Desk: d, Version: p.Version, Form: p.Form, Param: param, Turn: p.Turn,
			Fixed: p.Locked || p.Begun && param.Scope == rules.ScopeStart, Next: p.Running && param.Scope == rules.ScopeRound}
	}
	for _, a := range p.advice() {
		if _, here := rules.FindParam(list, a.Key); here {
			rows = append(rows, &ui.Note{Tone: ui.Ask, Icon: ui.IconAlert, Live: true, Text: d.T("notice."+a.Notice.Code, a.Notice.Args),
				Action: heedWords(d, a), OnClick: func(app.Context) { p.Form.put(a.Key, a.Instead) }})
		}
	}
	var badge app.UI
	switch {
	case wrong > 0:
		badge = ui.Badge(ui.Bad, d.T("page.params.wrong", rules.Args{"n": wrong}))
	case changed > 0:
		badge = ui.Badge(ui.Ask, d.T("page.params.changed", rules.Args{"n": changed}))
	}
	return &ui.Fold{ID: "group-" + name, Title: d.T("page.params.group."+name, nil), Fact: p.fact(name), Badge: badge, Body: rows}
}

// heedWords is the action that follows an advice.
func heedWords(d *desk.Desk, a rules.Advice) string {
	if key := "page.params.heed." + a.Key; text.Has(key) {
		return d.T(key, rules.Args{"value": a.Instead}) // asks: page.params.heed.swissUntil
	}
	return d.T("page.params.heed", nil)
}

// advice is what the regulation says of values that it accepts; a finished tournament needs none.
func (p *paramsEditor) advice() []rules.Advice {
	if a, ok := p.Form.reg.(rules.Adviser); ok && !p.Locked {
		return a.Advise(p.Form.values)
	}
	return nil
}

// fact is what a folded group says of itself.
func (p *paramsEditor) fact(group string) string {
	d, v := p.Desk, p.Form.values
	switch group {
	case "rounds":
		fact := d.T("page.count.round", rules.Args{"n": v.Int("rounds")})
		var keep []string
		for _, c := range v.Pairs("cuts") {
			if c[0] <= v.Int("rounds") { // the others never come
				keep = append(keep, strconv.Itoa(c[1]))
			}
		}
		if len(keep) > 0 {
			fact += ", " + strings.Join(keep, "–")
		}
		return fact
	case "time":
		return d.T("page.params.minutes", rules.Args{"n": v.Int("roundMinutes")})
	}
	return ""
}

// paramRow is one parameter.
type paramRow struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Form    *paramsForm
	Param   rules.Param
	Turn    int
	Fixed   bool
	Next    bool
}

// CompoID keeps what is typed with its parameter.
func (r *paramRow) CompoID() string { return "param-" + r.Param.Key }

// Render draws the name, the control of the parameter's kind and the hint.
func (r *paramRow) Render() app.UI {
	d, f, p := r.Desk, r.Form, r.Param
	name := tell.ParamName(d, f.reg, p.Key)
	badges := []app.UI{}
	if p.Open {
		badges = append(badges, ui.Badge(ui.Neutral, d.T("page.params.open", nil)))
	}
	if f.changed(p.Key) {
		badges = append(badges, ui.Badge(ui.Ask, d.T("page.params.one.changed", nil)))
		if !r.Fixed {
			badges = append(badges, &ui.Button{Text: d.T("page.params.reset", nil), Kind: ui.Quiet, Small: true,
				Label: d.T("page.params.reset.label", rules.Args{"name": name}), OnClick: r.reset})
		}
	}
	badge := app.Span().Class("param__badges").Body(badges...)
	control, wide := r.control(name)
	row := ui.Param(name, r.hint(), badge, control)
	if wide {
		return app.Div().Class("param-wide").Body(row, r.fault())
	}
	return app.Div().Class("param-line").Body(row, r.fault())
}

// fault is the message of a parameter whose control has no place of its own for one.
func (r *paramRow) fault() app.UI {
	err := r.Form.errs[r.Param.Key]
	if err == nil {
		return nil
	}
	return app.P().Class("field__err").Role("alert").Body(ui.IconAlert.Small(), app.Span().Text(r.Desk.Err(err)))
}

// hint is the explanation, the article, and from when a change counts.
func (r *paramRow) hint() string {
	d, p := r.Desk, r.Param
	parts := []string{d.T("param."+r.Form.reg.Info().ID+"."+p.Key+".hint", nil)} // asks: @hints
	if p.Article != "" {
		parts = append(parts, d.T("page.params.article", rules.Args{"article": p.Article}))
	}
	switch {
	case r.Fixed:
		parts = append(parts, d.T("page.params.fixed", nil))
	case r.Next:
		parts = append(parts, d.T("page.params.next", nil))
	}
	return text.Sentences(parts...)
}

// control is the field of the parameter's kind; wide ones take a line of their own.
func (r *paramRow) control(name string) (control app.UI, wide bool) {
	d, f, p := r.Desk, r.Form, r.Param
	id := "p-" + p.Key
	switch p.Kind {
	case rules.ParamBool:
		return &ui.Switch{ID: id, Text: name, HideText: true, On: f.values.Bool(p.Key), Disabled: r.Fixed, OnFlip: r.flip}, false
	case rules.ParamChoice:
		choices := make([]ui.Choice, len(p.Options))
		for i, o := range p.Options {
			choices[i] = ui.Choice{Value: o, Text: d.T("option."+f.reg.Info().ID+"."+p.Key+"."+o, nil)} // asks: @options
		}
		return &ui.Select{ID: id, Label: name, HideLabel: true, Value: f.values.Choice(p.Key), Choices: choices, Disabled: r.Fixed, OnPick: r.pick}, true
	case rules.ParamInt, rules.ParamHalf:
		return r.cell(0, name), false
	case rules.ParamPairs:
		return r.pairs(), true
	}
	return r.list(name), true
}

// cell is a field of a number.
func (r *paramRow) cell(i int, label string) app.UI {
	cells := r.Form.cells(r.Param)
	mode := "decimal"
	switch {
	case r.Param.Min < 0:
		mode = "text" // the keyboards of numbers have no minus on some phones
	case r.Param.Kind != rules.ParamHalf && r.Param.Kind != rules.ParamHalves:
		mode = "numeric"
	}
	return &ui.Field{ID: "p-" + r.Param.Key + "-" + strconv.Itoa(i), Label: label, HideLabel: true, Value: cells[i],
		InputMode: mode, EnterKey: "done", Disabled: r.Fixed,
		OnInput: func(_ app.Context, text string) { r.Form.write(r.Param, i, text) }}
}

// list is a row of numbers, with buttons that make it longer or shorter.
func (r *paramRow) list(name string) app.UI {
	cells := r.Form.cells(r.Param)
	body := make([]app.UI, 0, len(cells)+2)
	for i := range cells {
		body = append(body, r.cell(i, name+", "+strconv.Itoa(i+1)))
	}
	if !r.Fixed {
		d := r.Desk
		body = append(body,
			&ui.IconButton{Icon: ui.IconErase, Small: true, Label: d.T("page.params.shorter", rules.Args{"name": name}), Disabled: len(cells) == 0, OnClick: r.shorter},
			&ui.IconButton{Icon: ui.IconPlus, Small: true, Label: d.T("page.params.longer", rules.Args{"name": name}), OnClick: r.longer})
	}
	return app.Div().Class("row row--wrap gap-2 param__list").Body(body...)
}

// pairs is a table of two columns: the cuts, the steps of a scale.
func (r *paramRow) pairs() app.UI {
	d := r.Desk
	cells := r.Form.cells(r.Param)
	first, second := r.column("first"), r.column("second")
	table := []app.UI{
		app.Span().Class("xs muted").Aria("hidden", "true").Text(first),
		app.Span().Class("xs muted").Aria("hidden", "true").Text(second), app.Span(),
	}
	for i := 0; i+1 < len(cells); i += 2 {
		at, no := i/2, strconv.Itoa(i/2+1)
		var drop app.UI = app.Span()
		if !r.Fixed {
			drop = &ui.IconButton{Icon: ui.IconClose, Small: true, Label: d.T("page.params.drop", rules.Args{"row": at + 1}),
				OnClick: func(app.Context) { r.Form.shrink(r.Param, at) }}
		}
		table = append(table, r.cell(i, first+", "+no), r.cell(i+1, second+", "+no), drop)
	}
	body := []app.UI{app.Div().Class("param__pairs").Body(table...)}
	if !r.Fixed {
		body = append(body, &ui.Button{Text: d.T("page.params.add", nil), Icon: ui.IconPlus, Small: true, OnClick: r.longer})
	}
	return ui.Stack("2", body...)
}

// column is the heading of a column of pairs.
func (r *paramRow) column(which string) string {
	key := "page.params.pairs." + r.Param.Key + "." + which
	if !text.Has(key) {
		key = "page.params.pairs." + which
	}
	// asks: page.params.pairs.bands.{first,second} page.params.pairs.cuts.{first,second} page.params.pairs.{first,second}
	return r.Desk.T(key, nil)
}

func (r *paramRow) flip(_ app.Context, on bool)      { r.Form.put(r.Param.Key, on) }
func (r *paramRow) pick(_ app.Context, value string) { r.Form.put(r.Param.Key, value) }
func (r *paramRow) reset(app.Context)                { r.Form.reset(r.Param) }
func (r *paramRow) longer(app.Context)               { r.Form.grow(r.Param) }
func (r *paramRow) shorter(app.Context)              { r.Form.shrink(r.Param, len(r.Form.cells(r.Param))-1) }
