package belote

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// fields are the numbers and the questions of the chosen way.
func (p *ResultSheet) fields(s *tournament.State, t *rules.Table, params rules.Params, err error) []app.UI {
	d := p.Of.Desk
	who := []string{scope.NameIn(d, s, t.Seats[0], p.Of.Round().Number), scope.NameIn(d, s, t.Seats[1], p.Of.Round().Number)}
	sides := []ui.Choice{
		{Value: string(belote.NS), Text: sideName(d, belote.NS)},
		{Value: string(belote.EW), Text: sideName(d, belote.EW)},
	}
	switch p.form.way {
	case wayNoShow:
		cards := []ui.Choice{
			{Value: string(belote.NS), Text: who[0], Small: sides[0].Text}, {Value: string(belote.EW), Text: who[1], Small: sides[1].Text},
			{Value: string(belote.Both), Text: p.t("noshow.both", nil)},
		}
		return []app.UI{&ui.Radio{ID: "noshow", Label: p.t("noshow.who", nil), Look: ui.Cards, Columns: "one", Value: string(p.form.noShow), Choices: cards, OnPick: p.pickNoShow}}
	case wayAward:
		cards := []ui.Choice{{Value: string(belote.NS), Text: who[0], Small: sides[0].Text}, {Value: string(belote.EW), Text: who[1], Small: sides[1].Text}}
		return []app.UI{&ui.Radio{ID: "award", Label: p.t("award.who", nil), Look: ui.Cards, Columns: "one", Value: string(p.form.award), Choices: cards, OnPick: p.pickAward}}
	case waySlip:
		return p.slip(params, who)
	}
	list := []app.UI{app.Div().Class("two gap-2").Body(
		&ui.ScoreField{ID: "ns", Side: sides[0].Text, Who: who[0], Value: p.form.Totals.Values[0], Err: table.RefusedNumber(d, p.form.Totals.Values[0], totalDigits), Digits: totalDigits, Current: p.form.Totals.At == 0, Jumped: p.form.Totals.Jumped(), OnType: p.typeNS, OnFocus: p.focusNS, OnEnter: p.Record, OnCode: p.code},
		&ui.ScoreField{ID: "ew", Side: sides[1].Text, Who: who[1], Value: p.form.Totals.Values[1], Err: table.RefusedNumber(d, p.form.Totals.Values[1], totalDigits), Digits: totalDigits, Current: p.form.Totals.At == 1, Jumped: p.form.Totals.Jumped(), OnType: p.typeEW, OnFocus: p.focusEW, OnEnter: p.Record, OnCode: p.code},
	)}
	target := params.Int("target")
	ns, ew := numberOf(p.form.Totals, 0), numberOf(p.form.Totals, 1)
	full := ns != nil && ew != nil
	switch {
	case p.form.doezd:
		list = append(list, &ui.Radio{ID: "reached", Label: p.t("doezd.who", nil), Look: ui.Chips, Columns: "two", Value: string(p.form.reached), Choices: sides, OnPick: p.pickReached})
	case full && min(*ns, *ew) >= target:
		list = append(list, &ui.Radio{ID: "declarer", Label: p.t("declarer.who", nil), Look: ui.Chips, Columns: "two", Value: string(p.form.last), Choices: sides, OnPick: p.pickDeclarer})
	case full && p.form.unfinished && *ns == *ew && err == nil:
		list = append(list, p.equalChoice(params))
	}
	if params.Choice("marsMode") == belote.MarsTick && full && max(*ns, *ew) >= target && min(*ns, *ew) < target {
		list = append(list, &ui.Check{ID: "mars", Text: p.t("mars", nil), Chip: true, On: p.form.mars, OnFlip: p.tickMars})
	}
	return list
}

// equalChoice is the judge's decision on an unfinished party with equal totals.
func (p *ResultSheet) equalChoice(params rules.Params) app.UI {
	value := p.form.equal
	if value == "" {
		value = belote.Equal(params.Choice("equalDefault"))
	}
	low := params.Half("lowOtherPoints")
	return &ui.Radio{ID: "equal", Label: p.t("equal", nil), Look: ui.Chips, Columns: "two", Value: string(value), OnPick: p.pickEqual, Choices: []ui.Choice{
		{Value: string(belote.EqualZero), Text: bothPoints(p.Of.Desk, 0, 0)},
		{Value: string(belote.EqualBothLose), Text: bothPoints(p.Of.Desk, low, low)},
	}}
}

// slip is the other way: points and difference.
func (p *ResultSheet) slip(params rules.Params, who []string) []app.UI {
	var choices []ui.Choice
	for _, key := range slipPoints(params) {
		ns, ew, _ := pointsOf(key)
		choices = append(choices, ui.Choice{Value: key, Text: bothPoints(p.Of.Desk, ns, ew)})
	}
	value := p.form.diff.Values[0]
	sign := p.form.sign
	if sign == "" {
		sign = signOf(p.form.points)
	}
	signed := ui.Whole(value) && sign != ""
	switch {
	case value == "": // a sign that waits for its number
		value, signed = p.form.sign, false
	case signed && sign == "-":
		value = "-" + value
	}
	return []app.UI{
		&ui.Radio{ID: "points", Label: p.t("slip.points", nil), HideLabel: true, Look: ui.Chips, Columns: "three", Value: p.form.points, Choices: choices, OnPick: p.pickPoints},
		&ui.ScoreField{ID: "diff", Side: p.t("slip.diff", nil), Who: strings.Join(who, " · "), Value: value, Err: table.RefusedNumber(p.Of.Desk, p.form.diff.Values[0], totalDigits), Signed: signed, Current: true, OnType: p.typeDiff, OnEnter: p.Record, OnCode: p.code},
	}
}

// after are doubts, the correction's reason and what went wrong.
func (p *ResultSheet) after(t *rules.Table, typed table.Typed) []app.UI {
	var list []app.UI
	if rules.CodeOf(typed.Err) == "belote.unfinished.playon" && !t.Permit && p.rec.Old() == nil {
		list = append(list, &ui.Button{Text: p.t("permit", nil), Icon: ui.IconClock, Wide: true, OnClick: p.permit})
	}
	if typed.Ready() {
		result := typed.Result.(belote.Result)
		for _, n := range belote.Warnings(result) {
			list = append(list, &ui.Note{Tone: ui.Ask, Icon: ui.IconAlert, Text: p.Of.Desk.T("notice."+n.Code, n.Args)})
		}
		if e := p.rec.Old(); e != nil {
			list = append(list, p.rec.Correction(typed.Raw, p.words(e.Result), p.wordsOf(result), p.Record)...)
		}
	}
	return list
}

// pad is the digits, or the one key where there is nothing to type.
func (p *ResultSheet) pad(typed table.Typed) app.UI {
	off, waits := !typed.Ready() || p.rec.Off(typed.Raw), p.rec.Waits(typed.Raw)
	if p.form.way == wayNoShow || p.form.way == wayAward {
		return ui.Stack("2", p.rec.Trouble(p.Record), &ui.Button{ID: "record", Text: p.t("record", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, Disabled: off, Waits: waits, OnClick: p.Record})
	}
	return p.rec.PadBox(p.Record, &ui.NumberPad{
		Left: ui.PadKey{Key: "10", Text: "10…"}, Right: ui.PadKey{Key: "00", Text: "00"},
		NextOff: p.form.way == waySlip, GoOff: off, GoWaits: waits, OnKey: p.press,
	})
}

func (p *ResultSheet) press(ctx app.Context, key string) {
	switch {
	case key == ui.KeyGo:
		p.Record(ctx)
	case p.form.way == waySlip:
		if p.form.diff = p.form.diff.Press(key); p.form.diff.Values[0] == "" {
			p.form.sign = ""
		}
	default:
		p.form.Totals = p.form.Totals.Press(key)
	}
}

func (p *ResultSheet) typeNS(_ app.Context, text string) { p.typeTotal(0, text) }
func (p *ResultSheet) typeEW(_ app.Context, text string) { p.typeTotal(1, text) }
func (p *ResultSheet) focusNS(app.Context)               { p.form.Totals = p.form.Totals.Focus(0) }
func (p *ResultSheet) focusEW(app.Context)               { p.form.Totals = p.form.Totals.Focus(1) }

func (p *ResultSheet) typeTotal(i int, text string) {
	p.form.Totals = p.form.Totals.Type(i, withoutLetter(text))
}

// code flips «не доиграна» by the key of «Н», which is Y in the other layout.
func (p *ResultSheet) code(_ app.Context, code string) bool {
	if code != "KeyY" {
		return false
	}
	p.form.unfinished = !p.form.unfinished
	return true
}

func (p *ResultSheet) typeDiff(_ app.Context, text string) {
	p.form = p.form.typeDiff(withoutLetter(text))
}

// withoutLetter takes the letter of «не доиграна» off the end: the browser may have put it
// into the field before the key was known to be a command.
func withoutLetter(text string) string { return strings.TrimRight(text, "yYнН") }

func (p *ResultSheet) pickNoShow(_ app.Context, v string)   { p.form.noShow = belote.Side(v) }
func (p *ResultSheet) pickAward(_ app.Context, v string)    { p.form.award = belote.Side(v) }
func (p *ResultSheet) pickReached(_ app.Context, v string)  { p.form.reached = belote.Side(v) }
func (p *ResultSheet) pickDeclarer(_ app.Context, v string) { p.form.last = belote.Side(v) }
func (p *ResultSheet) pickEqual(_ app.Context, v string)    { p.form.equal = belote.Equal(v) }
func (p *ResultSheet) pickPoints(_ app.Context, v string)   { p.form.points = v }
func (p *ResultSheet) tickMars(_ app.Context, on bool)      { p.form.mars = on }
