package ruling

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// rulingOption is an option with its number in the catalogue, from 1.
type rulingOption struct {
	number int
	rules.Option
}

// optionsOf are the options that decide what is done at the table. Warnings, removals and
// forgiving are asked for apart, as measures.
func optionsOf(irr rules.Irregularity) []rulingOption {
	var list []rulingOption
	for i, o := range irr.Options {
		switch o.Effect {
		case rules.EffectWaive, rules.EffectWarning, rules.EffectRemoval:
			continue
		}
		list = append(list, rulingOption{i + 1, o})
	}
	if len(list) == 1 && list[0].Effect == "" {
		return nil // what is left beside the measures says nothing of its own
	}
	return list
}

// mustChoose reports whether the options stand in the remedy's place: those of the opponents
// alone soften it.
func mustChoose(list []rulingOption) bool {
	return slices.ContainsFunc(list, func(o rulingOption) bool { return o.Chooser != rules.ChooserOpponents })
}

// warns reports whether the entry begins with a warning.
func warns(irr rules.Irregularity) bool { return irr.Effect == rules.EffectWarning }

// mayWarn reports whether a warning is among the measures.
func mayWarn(irr rules.Irregularity) bool {
	return irr.ID == "" || warns(irr) ||
		slices.ContainsFunc(irr.Options, func(o rules.Option) bool { return o.Effect == rules.EffectWarning }) ||
		slices.ContainsFunc(irr.Extras, rules.Extra.Warning)
}

// extrasOf are the discretionary fines, with the removal that an option stands for.
func extrasOf(irr rules.Irregularity) []rules.Extra {
	var list []rules.Extra
	removal := false
	for _, x := range irr.Extras {
		if !x.Warning() {
			list = append(list, x)
			removal = removal || x.Remove
		}
	}
	for _, o := range irr.Options {
		if o.Effect == rules.EffectRemoval && !removal {
			list = append(list, rules.Extra{Text: o.Text, Remove: true})
		}
	}
	return list
}

// optionNumber is the option of the catalogue that the record names.
func (p *Ruling) optionNumber(irr rules.Irregularity) int {
	if p.measure.waived {
		return 0
	}
	if p.measure.option > 0 {
		return p.measure.option
	}
	remove := false
	for i, x := range extrasOf(irr) {
		remove = remove || x.Remove && p.measure.extras[i]
	}
	for i, o := range irr.Options {
		if o.Effect == rules.EffectRemoval && remove || o.Effect == rules.EffectWarning && p.measure.warning && !remove {
			return i + 1
		}
	}
	return 0
}

// effect is what is done in the deal.
func (p *Ruling) effect(irr rules.Irregularity) string {
	if p.measure.waived {
		return rules.EffectWaive
	}
	if n := p.measure.option; n > 0 && n <= len(irr.Options) {
		return irr.Options[n-1].Effect
	}
	return irr.Effect
}

// options ask what is done at the table, and say who chooses.
func (p *Ruling) options(irr rules.Irregularity) app.UI {
	list := optionsOf(irr)
	if len(list) == 0 || p.measure.waived {
		return nil
	}
	var choices []ui.Choice
	if !mustChoose(list) {
		choices = append(choices, ui.Choice{Value: "0", Text: p.t("byRule", nil)})
	}
	one := list[0].Chooser
	for _, o := range list {
		if o.Chooser != one {
			one = ""
		}
	}
	for _, o := range list {
		c := ui.Choice{Value: strconv.Itoa(o.number), Text: p.words(o.Text)}
		if one == "" {
			c.Small = p.t("chooser."+o.Chooser, nil)
		}
		choices = append(choices, c)
	}
	r := &ui.Radio{ID: "option", Label: p.t("options", nil), Look: ui.Cards, Value: strconv.Itoa(p.measure.option), Choices: choices, OnPick: p.pickOption}
	if one != "" && mustChoose(list) {
		r.Badge = ui.Badge(chooserTone(one), p.t("chooser."+one, nil))
		return ui.Stack("2", r, app.P().Class("sm muted").Text(p.t("chooser."+one+".hint", nil)))
	}
	return r
}

func chooserTone(chooser string) ui.Tone {
	if chooser == rules.ChooserJudge {
		return ui.Bad
	}
	return ui.Ask
}

func (p *Ruling) pickOption(_ app.Context, value string) {
	p.measure.option, p.problem = scope.Atoi(value), nil
}

// repeated says that the same offender has done the same before.
func (p *Ruling) repeated(s *tournament.State, irr rules.Irregularity) app.UI {
	list := earlier(s, p.Who, irr.ID)
	if len(list) == 0 {
		return nil
	}
	cases := make([]string, len(list))
	for i, e := range list {
		cases[i] = p.t("repeated.case", rules.Args{"round": e.round, "time": p.Desk.ClockTime(e.at)})
	}
	return &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Live: true,
		Title: p.t("repeated", rules.Args{"n": len(list) + 1}), Text: text.Close(strings.Join(cases, "; "))}
}

// offence is an earlier case of the same irregularity.
type offence struct {
	at    string
	round int
}

// earlier are the earlier cases of an entrant: a ruling and the warning that was recorded
// with it are one.
func earlier(s *tournament.State, who rules.EntrantID, irregularity string) []offence {
	if who == "" || irregularity == "" {
		return nil
	}
	var list []offence
	for _, id := range s.Repeated(who, irregularity) {
		e, ok := s.JournalOf(id)
		if !ok || slices.ContainsFunc(list, func(o offence) bool { return o.at == e.At }) {
			continue
		}
		list = append(list, offence{at: e.At, round: e.Round})
	}
	return list
}

// measures are the fines that the judge may add, and the opponents' forgiving.
func (p *Ruling) measures(s *tournament.State, irr rules.Irregularity) []app.UI {
	var body []app.UI
	if irr.Waivable {
		body = append(body, &ui.Check{ID: "waived", Text: p.t("waived."+scope.Unit(s), nil), Small: p.t("waived.text", nil), On: p.measure.waived, OnFlip: p.flipWaived})
	}
	if p.measure.waived {
		return body
	}
	var cards []app.UI
	if mayWarn(irr) {
		cards = append(cards, &ui.Check{ID: "warning", Text: p.t("warning", nil), Small: p.t("warning.text", nil), On: p.measure.warning, Disabled: p.Who == "", OnFlip: p.flipWarning})
	}
	list := extrasOf(irr)
	for i, x := range list {
		cards = append(cards, &rulingExtra{Of: p, At: i, Text: p.words(x.Text), Small: p.extraHint(s, x), On: p.measure.extras[i], Off: p.Who == "" || x.Party && p.lost(s) == nil})
	}
	if len(cards) > 0 {
		small := p.t("extras", nil)
		legend := app.Legend().Class("legend").Body(app.B().Text(small), app.Text(" "), ui.Badge(ui.Bad, p.t("chooser.judge", nil)))
		group := app.FieldSet().Class("choices").Body(legend, app.Div().Class("opts in-one").Body(cards...))
		body = append([]app.UI{group}, body...)
	}
	for i, x := range list {
		if x.Player && p.measure.extras[i] {
			body = append(body, p.removedPlayer(s))
		}
	}
	return append(body, p.numbers(s, irr)...)
}

// extraHint says why an extra can't be had, or what it does.
func (p *Ruling) extraHint(s *tournament.State, x rules.Extra) string {
	switch {
	case p.Who == "":
		return p.t("extra.who."+scope.Unit(s), nil)
	case x.Party && p.table == 0:
		return p.t("extra.table", nil)
	case x.Party && game.RulingGames[s.Regulation].Lost == nil:
		return p.t("extra.party.sheet", nil)
	case x.Party:
		return p.t("extra.party", nil)
	case x.Remove && !x.Player:
		return p.t("extra.remove", rules.Args{"round": p.roundNumber(s)})
	case x.Points != 0 || x.Whists != 0:
		return p.t("extra.fine", nil)
	}
	return ""
}

// rulingExtra is a fine that the judge may add.
type rulingExtra struct {
	app.Compo

	Of    *Ruling
	At    int
	Text  string
	Small string
	On    bool
	Off   bool
}

// CompoID keeps the tick with its fine.
func (x *rulingExtra) CompoID() string { return "extra-" + strconv.Itoa(x.At) }

// Render draws the card.
func (x *rulingExtra) Render() app.UI {
	return &ui.Check{ID: x.CompoID(), Text: x.Text, Small: x.Small, On: x.On, Disabled: x.Off, OnFlip: x.flip}
}

func (x *rulingExtra) flip(_ app.Context, on bool) {
	x.Of.measure.extras[x.At] = on
	x.Of.problem = nil
}

func (p *Ruling) flipWaived(_ app.Context, on bool)  { p.measure.waived = on }
func (p *Ruling) flipWarning(_ app.Context, on bool) { p.measure.warning = on }

// removedPlayer asks who of the pair goes, and who plays on instead (V.1).
func (p *Ruling) removedPlayer(s *tournament.State) app.UI {
	e := s.Entrant(p.Who)
	if e == nil || len(e.Players) < 2 {
		return nil
	}
	choices := make([]ui.Choice, len(e.Players))
	for i, name := range e.Players {
		choices[i] = ui.Choice{Value: strconv.Itoa(i), Text: name}
	}
	return ui.Stack("3",
		&ui.Radio{ID: "removed", Label: p.t("removed", nil), Look: ui.Chips, Value: strconv.Itoa(p.measure.player), Choices: choices, OnPick: p.pickPlayer},
		&ui.Field{ID: "substitute", Label: p.t("substitute", nil), Hint: p.t("substitute.hint", nil), Value: p.measure.substitute, Err: p.fieldErr("players." + strconv.Itoa(p.measure.player)), OnInput: p.typeSubstitute})
}

func (p *Ruling) pickPlayer(_ app.Context, value string) { p.measure.player = scope.Atoi(value) }
func (p *Ruling) typeSubstitute(_ app.Context, value string) {
	p.measure.substitute, p.problem = value, nil
}
func (p *Ruling) typePoints(_ app.Context, value string) { p.measure.points, p.problem = value, nil }
func (p *Ruling) typeWhists(_ app.Context, value string) { p.measure.whists, p.problem = value, nil }
func (p *Ruling) pickKind(_ app.Context, value string)   { p.measure.kind = value }
func (p *Ruling) typeNote(_ app.Context, value string)   { p.note, p.problem = value, nil }
func (p *Ruling) typeCard(_ app.Context, value string)   { p.card = value }
func (p *Ruling) roundNumber(s *tournament.State) (number int) {
	if r := p.round(s); r != nil {
		number = r.Number
	}
	return number
}

// numbers ask for points and whists of the judge's own: a free ruling, or an adjustment.
func (p *Ruling) numbers(s *tournament.State, irr rules.Irregularity) []app.UI {
	effect := p.effect(irr)
	var body []app.UI
	points := &ui.Field{ID: "free-points", Label: p.t("numbers.points", nil), Hint: p.t("numbers.hint", nil), Value: p.measure.points, Err: p.fieldErr("points"), Disabled: p.Who == "", OnInput: p.typePoints}
	whists := &ui.Field{ID: "free-whists", Label: p.t("numbers.whists", nil), Hint: p.t("numbers.hint.whole", nil), Value: p.measure.whists, Err: p.fieldErr("whists"), Disabled: p.Who == "", OnInput: p.typeWhists}
	switch {
	case irr.ID == "":
		body = append(body,
			&ui.Radio{ID: "kind", Label: p.t("numbers", nil), Value: p.measure.kind, OnPick: p.pickKind, Choices: []ui.Choice{
				{Value: fineFree, Text: p.t("numbers.fine", nil)}, {Value: adjustFree, Text: p.t("numbers.adjust", nil)}}},
			app.Div().Class("two gap-3").Body(points, whists))
	case effect == rules.EffectAdjustPoints:
		body = append(body, points)
	case effect == rules.EffectAdjustWhists:
		whists.Hint = p.t("numbers.shared", nil)
		body = append(body, whists)
	case effect == rules.EffectAdjustMountain || effect == rules.EffectAdjustPool:
		body = append(body, p.onSheet(s))
	}
	return body
}
