package domino

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

// say is a sentence of the form.
func say(at table.Spot, key string, args rules.Args) string { return at.T("page.parties."+key, args) }

// Commands of the menu.
const (
	moreNoShow = "noShow"
	moreDecide = "decide"
	morePlayed = "played"
)

// View is a table's parties to 101: two of a round, up to three of a match that goes to two
// wins. What the time cut off at a tie the judge decides.
func (f resultForm) View(at table.Spot, typed table.Typed) table.View {
	v := table.View{
		Sub: say(at, "sub", nil), Verdict: f.verdict(at, typed), Menu: f.menu(at),
		Keys: []string{"Tab", say(at, "key.next", nil), "Enter", say(at, "key.record", nil), "Esc", say(at, "key.close", nil)},
	}
	if match(at) {
		v.Sub = say(at, "sub.match", nil)
	}
	if f.absent {
		v.Fields = []table.Field{whoIsAbsent(at, f.noShow)}
		return v
	}
	unfinished := say(at, "unfinished", nil)
	v.Chips = []table.Field{table.Chip{ID: "unfinished", Text: unfinished, On: f.unfinished}}
	if !f.unfinished {
		v.Over = unfinished
	}
	v.Fields = []table.Field{f.parties(at)}
	if f.deciding || asksDecision(typed.Err) && typed.Full {
		v.After = f.decide(at)
	}
	v.Pad = &table.Pad{Left: ui.PadKey{Key: "101", Text: "101"}, Right: ui.PadKey{Key: ui.KeyClear, Text: say(at, "again", nil)}}
	return v
}

// parties are the fields: a line a party, the players over the columns.
func (f resultForm) parties(at table.Spot) table.Grid {
	var g table.Grid
	for seat, id := range at.Table().Seats {
		h := table.Head{Name: at.Name(seat)}
		if e := at.State.Entrant(id); e != nil {
			h.Team = e.Team
		}
		g.Heads = append(g.Heads, h)
	}
	n := 2
	if len(f.Entry.Values) == 6 && f.needThird() {
		n = 3
	}
	both, _ := f.bothOver()
	for i := range n {
		line := make([]table.Number, 2)
		for side := range line {
			field := 2*i + side
			value := f.Entry.Values[field]
			wrong := table.RefusedNumber(at.Lang, value, partyDigits)
			if i == both {
				wrong = say(at, "one", rules.Args{"target": domino.Target})
			}
			line[side] = table.Number{
				ID: partyID + strconv.Itoa(field), Value: value, Current: field == f.Entry.At, Jumped: field == f.Entry.At && f.Entry.Jumped(),
				Label: say(at, "field", rules.Args{"party": i + 1, "name": at.Name(side)}), Hint: capped(at, value), Err: wrong,
			}
		}
		g.Lines = append(g.Lines, line)
	}
	return g
}

// capped says that points above 101 don't count.
func capped(at table.Spot, value string) string {
	if scope.Atoi(value) > domino.Target {
		return say(at, "cap", rules.Args{"target": domino.Target})
	}
	return "\u00a0"
}

// whoIsAbsent asks who didn't come.
func whoIsAbsent(at table.Spot, gone domino.NoShow) table.Choice {
	seats := at.Table().Seats
	return table.Choice{ID: "absent", Label: say(at, "who", nil), Look: ui.Cards, Columns: "one", Value: string(gone), Answers: []ui.Choice{
		{Value: string(domino.NoShowA), Text: at.Name(0), Disabled: seats[0] == rules.Judge},
		{Value: string(domino.NoShowB), Text: at.Name(1), Disabled: seats[1] == rules.Judge},
		{Value: string(domino.NoShowBoth), Text: say(at, "both", nil), Disabled: seats[0] == rules.Judge || seats[1] == rules.Judge},
	}}
}

// asksDecision reports whether the regulation leaves the outcome to the judge.
func asksDecision(err error) bool {
	switch rules.CodeOf(err) {
	case "domino.party.tied", "domino.party.unbegun":
		return true
	}
	return false
}

// decide asks for the judge's points.
func (f resultForm) decide(at table.Spot) []table.Field {
	var points []ui.Choice
	for _, d := range decisions {
		a, b, _ := strings.Cut(d, " ")
		if match(at) && a == b {
			continue
		}
		points = append(points, ui.Choice{Value: d, Text: a + "\u00a0: " + b})
	}
	points = append(points, ui.Choice{Value: decisionOther, Text: say(at, "other", nil)})
	fields := []table.Field{table.Choice{ID: "decision", Label: say(at, "decision", nil), Value: f.decision, Answers: points}}
	if f.decision == decisionOther {
		fields = append(fields, table.Two{Fields: []table.Field{
			table.Line{ID: "points-a", Label: at.Name(0), InputMode: "decimal", Value: f.a},
			table.Line{ID: "points-b", Label: at.Name(1), InputMode: "decimal", Value: f.b},
		}})
	}
	return fields
}

func (f resultForm) menu(at table.Spot) table.Menu {
	m := table.Menu{
		Label:  at.T("page.result.more", nil),
		Sheet:  ui.MenuItem{Icon: ui.IconBone, Text: say(at, "menu.sheet", nil)},
		Ruling: ui.MenuItem{Icon: ui.IconAlert, Text: say(at, "menu.ruling", nil)},
		Own:    []ui.MenuItem{{ID: morePlayed, Icon: ui.IconTable, Text: say(at, "menu.played", nil)}},
	}
	if !f.absent {
		m.Own = []ui.MenuItem{{ID: moreNoShow, Icon: ui.IconUsers, Text: say(at, "menu.noShow", nil)}, {ID: moreDecide, Icon: ui.IconGavel, Text: say(at, "menu.decide", nil)}}
	}
	return m
}

// verdict says in words what will be recorded, or what keeps it from that.
func (f resultForm) verdict(at table.Spot, typed table.Typed) table.Verdict {
	err := typed.Err
	if !f.absent {
		if wrong := table.FirstRefused(at.Lang, f.Entry.Values, partyDigits); wrong != "" {
			return table.Verdict{Tone: ui.VerdictRed, Title: wrong}
		}
		if _, both := f.bothOver(); both != nil {
			return table.Verdict{Tone: ui.VerdictRed, Title: at.Err(both)}
		}
	}
	switch {
	case f.waitsThird(err):
		return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "third", nil)}
	case !typed.Full:
		return f.missing(at)
	case asksDecision(err):
		return table.Verdict{Tone: ui.VerdictAsk, Title: say(at, "decide", nil), Text: at.Err(err)}
	case err != nil:
		return table.Verdict{Tone: ui.VerdictRed, Title: at.Err(err)}
	}
	r, score := typed.Result.(domino.Result), typed.Score
	numbers := text.Signed(at.Lang, score.Seats[0].Points) + " / " + text.Signed(at.Lang, score.Seats[1].Points)
	if r.NoShow != "" {
		return table.Verdict{Title: tell.AbsentLine(at.Lang, at.Name, r.NoShow != domino.NoShowB, r.NoShow != domino.NoShowA), Numbers: numbers}
	}
	return table.Verdict{Title: at.T("verdict.domino."+score.Verdict, nil), Numbers: numbers, Text: differences(at, r, score)} // asks: verdict.domino.{decision,draw,match,no-show,no-show-both,win}
}

// missing is what the form waits for.
func (f resultForm) missing(at table.Spot) table.Verdict {
	switch {
	case f.absent:
		return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "who", nil)}
	case f.deciding && f.decision == "":
		return table.Verdict{Tone: ui.VerdictAsk, Title: say(at, "decide", nil)}
	case f.deciding && !f.decided():
		return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "type.decision", nil)}
	case f.unfinished:
		return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "type.both", nil)}
	case f.third():
		return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "third", nil)}
	}
	return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "type", nil)}
}

// differences writes each party's and both players' difference.
func differences(at table.Spot, r domino.Result, score rules.TableScore) string {
	var parts []string
	for _, party := range r.Parties {
		parts = append(parts, text.Signed(at.Lang, party.Outcome().Diff))
	}
	args := rules.Args{"a": text.Signed(at.Lang, score.Seats[0].Diff), "b": text.Signed(at.Lang, score.Seats[1].Diff), "parties": strings.Join(parts, say(at, "and", nil))}
	if len(parts) == 0 {
		return say(at, "diff.only", args)
	}
	return say(at, "diff", args)
}
