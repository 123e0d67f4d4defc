package belote

import (
	"strings"

	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
)

// say is a sentence of the form.
func say(at table.Spot, key string, args rules.Args) string { return at.T("page.belote."+key, args) }

// View is two totals, or points and difference as on the slip, with the verdict in words.
func (f resultForm) View(at table.Spot, typed table.Typed) table.View {
	v := table.View{
		Sub:    say(at, "until", rules.Args{"target": at.Params().Int("target")}),
		Fields: f.fields(at, typed.Err), Verdict: f.verdict(at, typed), After: f.after(at, typed), Standing: standing(at), Menu: menu(at),
		Ways: []table.Field{table.Choice{ID: "way", Label: say(at, "way", nil), HideLabel: true, Value: string(f.way), Answers: []ui.Choice{
			{Value: string(wayTotals), Text: say(at, "way.totals", nil)},
			{Value: string(waySlip), Text: say(at, "way.slip", nil)},
		}}},
	}
	if f.way != wayTotals && f.way != waySlip {
		return v
	}
	unfinished := say(at, "unfinished", nil)
	v.Chips = []table.Field{table.Chip{ID: "unfinished", Text: unfinished, On: f.unfinished, Tick: true}}
	if !f.unfinished {
		v.Over = unfinished
	}
	v.Pad = &table.Pad{Left: ui.PadKey{Key: "10", Text: "10…"}, Right: ui.PadKey{Key: "00", Text: "00"}, NextOff: f.way == waySlip}
	v.Keys = []string{"0–9", say(at, "keys.digits", nil), "Tab", say(at, "keys.tab", nil), "Enter", say(at, "keys.enter", nil), say(at, "keys.letter", nil), say(at, "keys.unfinished", nil), "Esc", say(at, "keys.esc", nil)}
	return v
}

// standing is what stands there already: it can be corrected.
func standing(at table.Spot) *table.Notice {
	if e := at.Old(); e != nil {
		r, _ := e.Result.(belote.Result)
		return &table.Notice{Tone: ui.Good, Icon: ui.IconClub, Text: say(at, "recorded", rules.Args{"time": text.ClockTime(at.Lang, e.At), "numbers": totalsText(at.Lang, r)})}
	}
	if at.Table().Permit {
		return &table.Notice{Tone: ui.Ask, Icon: ui.IconClock, Text: say(at, "permitted", nil)}
	}
	return nil
}

// fields are the numbers and the questions of the chosen way.
func (f resultForm) fields(at table.Spot, err error) []table.Field {
	who, sides := []string{at.Name(0), at.Name(1)}, []ui.Choice{
		{Value: string(belote.NS), Text: sideName(at.Lang, belote.NS)},
		{Value: string(belote.EW), Text: sideName(at.Lang, belote.EW)},
	}
	pairs := []ui.Choice{{Value: string(belote.NS), Text: who[0], Small: sides[0].Text}, {Value: string(belote.EW), Text: who[1], Small: sides[1].Text}}
	switch f.way {
	case wayNoShow:
		both := ui.Choice{Value: string(belote.Both), Text: say(at, "noshow.both", nil)}
		return []table.Field{table.Choice{ID: "noshow", Label: say(at, "noshow.who", nil), Look: ui.Cards, Columns: "one", Value: string(f.noShow), Answers: append(pairs, both)}}
	case wayAward:
		return []table.Field{table.Choice{ID: "award", Label: say(at, "award.who", nil), Look: ui.Cards, Columns: "one", Value: string(f.award), Answers: pairs}}
	case waySlip:
		return f.slip(at, who)
	}
	var totals []table.Field
	for i, id := range []string{"ns", "ew"} {
		totals = append(totals, table.Number{
			ID: id, Side: sides[i].Text, Who: who[i], Value: f.totals.Values[i], Err: table.RefusedNumber(at.Lang, f.totals.Values[i], totalDigits), Digits: totalDigits,
			Current: f.totals.At == i, Jumped: f.totals.Jumped(), Letter: "KeyY", Pushes: "unfinished", // «Н» in the other layout
		})
	}
	return append([]table.Field{table.Two{Gap: "gap-2", Fields: totals}}, f.questions(at, sides, err)...)
}

// questions are what the regulation wants to know of two totals.
func (f resultForm) questions(at table.Spot, sides []ui.Choice, err error) (list []table.Field) {
	params := at.Params()
	target := params.Int("target")
	ns, ew := numberOf(f.totals, 0), numberOf(f.totals, 1)
	full := ns != nil && ew != nil
	switch {
	case f.doezd:
		list = append(list, table.Choice{ID: "reached", Label: say(at, "doezd.who", nil), Look: ui.Chips, Columns: "two", Value: string(f.reached), Answers: sides})
	case full && min(*ns, *ew) >= target:
		list = append(list, table.Choice{ID: "declarer", Label: say(at, "declarer.who", nil), Look: ui.Chips, Columns: "two", Value: string(f.last), Answers: sides})
	case full && f.unfinished && *ns == *ew && err == nil:
		list = append(list, f.equalChoice(at, params))
	}
	if params.Choice("marsMode") == belote.MarsTick && full && max(*ns, *ew) >= target && min(*ns, *ew) < target {
		list = append(list, table.Chip{ID: "mars", Text: say(at, "mars", nil), On: f.mars, Tick: true})
	}
	return list
}

// equalChoice is the judge's decision on an unfinished party with equal totals.
func (f resultForm) equalChoice(at table.Spot, params rules.Params) table.Field {
	value := f.equal
	if value == "" {
		value = belote.Equal(params.Choice("equalDefault"))
	}
	low := params.Half("lowOtherPoints")
	return table.Choice{ID: "equal", Label: say(at, "equal", nil), Look: ui.Chips, Columns: "two", Value: string(value), Answers: []ui.Choice{
		{Value: string(belote.EqualZero), Text: bothPoints(at.Lang, 0, 0)},
		{Value: string(belote.EqualBothLose), Text: bothPoints(at.Lang, low, low)},
	}}
}

// slip is the other way: points and difference.
func (f resultForm) slip(at table.Spot, who []string) []table.Field {
	var points []ui.Choice
	for _, key := range slipPoints(at.Params()) {
		ns, ew, _ := pointsOf(key)
		points = append(points, ui.Choice{Value: key, Text: bothPoints(at.Lang, ns, ew)})
	}
	value, sign := f.diff.Values[0], f.sign
	if sign == "" {
		sign = signOf(f.points)
	}
	signed := ui.Whole(value) && sign != ""
	switch {
	case value == "": // a sign that waits for its number
		value, signed = f.sign, false
	case signed && sign == "-":
		value = "-" + value
	}
	return []table.Field{
		table.Choice{ID: "points", Label: say(at, "slip.points", nil), HideLabel: true, Look: ui.Chips, Columns: "three", Value: f.points, Answers: points},
		table.Number{
			ID: "diff", Side: say(at, "slip.diff", nil), Who: strings.Join(who, " · "), Value: value, Err: table.RefusedNumber(at.Lang, f.diff.Values[0], totalDigits),
			Signed: signed, Current: true, Letter: "KeyY", Pushes: "unfinished",
		},
	}
}

// after are the leave to play on, and doubts.
func (f resultForm) after(at table.Spot, typed table.Typed) (list []table.Field) {
	if rules.CodeOf(typed.Err) == "belote.unfinished.playon" && !at.Table().Permit && at.Old() == nil {
		list = append(list, table.Button{ID: "permit", Text: say(at, "permit", nil), Icon: ui.IconClock})
	}
	if typed.Ready() {
		for _, n := range belote.Warnings(typed.Result.(belote.Result)) {
			list = append(list, table.Notice{Tone: ui.Ask, Icon: ui.IconAlert, Text: at.T("notice."+n.Code, n.Args)})
		}
	}
	return list
}

func menu(at table.Spot) table.Menu {
	own := []ui.MenuItem{
		{ID: string(wayNoShow), Text: say(at, "way.noshow", nil), Small: say(at, "way.noshow.text", rules.Args{"n": at.State.Params.Int("noShowMinutes")}), Icon: ui.IconUsers},
		{ID: string(wayAward), Text: say(at, "way.award", nil), Icon: ui.IconGavel},
	}
	if at.State.Params.Bool("doezd") {
		own = append(own, ui.MenuItem{ID: "doezd", Text: say(at, "doezd", nil), Small: say(at, "doezd.text", nil), Icon: ui.IconHorn})
	}
	if t := at.Table(); !at.Round().Closed && t.Score == nil {
		permit := ui.MenuItem{ID: "permit", Text: say(at, "permit", nil), Icon: ui.IconClock}
		if t.Permit {
			permit.Text = say(at, "permit.off", nil)
		}
		own = append(own, permit)
	}
	return table.Menu{
		Label: say(at, "more", nil), Own: own,
		Sheet:  ui.MenuItem{Icon: ui.IconCards, Text: say(at, "menu.sheet", nil)},
		Ruling: ui.MenuItem{Icon: ui.IconGavel, Text: say(at, "ruling", nil)},
	}
}
