package domino

import (
	"strconv"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/domino"
)

// dealDraft is a deal of dominoes that is being entered. Numbers are as typed.
type dealDraft struct {
	target string // the deal that is corrected; "" for a new one
	ending string // "out-a", "out-b", "fish-a", "fish-b"
	left   [2]string
	lone   string
}

func dealDraftOf(d domino.Deal, id string) dealDraft {
	f := dealDraft{target: id, lone: d.Lone, ending: "out-" + string(d.Out), left: [2]string{strconv.Itoa(d.LeftA), strconv.Itoa(d.LeftB)}}
	if d.Fish != domino.NoSide {
		f.ending = "fish-" + string(d.Fish)
	}
	return f
}

// fish reports whether the deal was blocked.
func (f dealDraft) fish() bool { return f.ending != "" && f.ending[0] == 'f' }

// Deal is what is typed; whole reports whether nothing is missing.
func (f dealDraft) Deal() (raw []byte, whole bool) {
	side := domino.Side(f.ending[max(0, len(f.ending)-1):])
	var d domino.Deal
	switch {
	case f.ending == "":
		return nil, false
	case f.fish():
		if !counted(f.left[0]) || !counted(f.left[1]) {
			return nil, false
		}
		d = domino.Deal{Fish: side, LeftA: scope.Atoi(f.left[0]), LeftB: scope.Atoi(f.left[1])}
	case side == domino.SideA:
		if !counted(f.left[1]) {
			return nil, false
		}
		d = domino.Deal{Out: side, LeftB: scope.Atoi(f.left[1]), Lone: f.lone}
	default:
		if !counted(f.left[0]) {
			return nil, false
		}
		d = domino.Deal{Out: side, LeftA: scope.Atoi(f.left[0]), Lone: f.lone}
	}
	raw, err := canon.Marshal(d)
	return raw, err == nil
}

// leftID is the ID of a field of points left, before its side.
const leftID = "left-"

// Update is the draft after a touch, with the field that takes the focus.
func (f dealDraft) Update(m table.Msg) (next dealDraft, focus string) {
	switch {
	case m.Done == table.Type && m.Field == leftID+"0":
		f.left[0] = ui.NewEntry(1, partyDigits).Type(0, m.Text).Values[0]
	case m.Done == table.Type && m.Field == leftID+"1":
		f.left[1] = ui.NewEntry(1, partyDigits).Type(0, m.Text).Values[0]
	case m.Field == "lone":
		f = f.pickLone(m.Text)
	case m.Field == "out", m.Field == "fish":
		f.ending, f.lone = m.Text, ""
		if focus = leftID + "0"; m.Text == "out-a" {
			focus = leftID + "1"
		}
	}
	return f, focus
}

func (f dealDraft) pickLone(tile string) dealDraft {
	f.lone = tile
	loser := 0
	if f.ending == "out-a" {
		loser = 1
	}
	switch tile {
	case "0-0":
		f.left[loser] = "0"
	case "6-6":
		f.left[loser] = "12"
	}
	return f
}

// Fields are what is asked of a deal.
func (f dealDraft) Fields(at table.Spot, names []string) []table.Field {
	t := func(key string, args rules.Args) string { return at.T("page.bones."+key, args) }
	fields := []table.Field{
		table.Choice{ID: "out", Label: t("out", nil), Look: ui.Chips, Value: f.ending, Answers: []ui.Choice{{Value: "out-a", Text: names[0]}, {Value: "out-b", Text: names[1]}}},
		table.Choice{ID: "fish", Label: t("fish", nil), Look: ui.Chips, Value: f.ending, Answers: []ui.Choice{{Value: "fish-a", Text: names[0]}, {Value: "fish-b", Text: names[1]}}},
	}
	if f.ending == "" {
		return fields
	}
	left := table.Two{Gap: "gap-3"}
	for i, name := range names {
		if f.ending != "out-"+string(rune('a'+i)) {
			left.Fields = append(left.Fields, table.Line{
				ID: leftID + strconv.Itoa(i), Label: t("left", rules.Args{"name": name}), Value: f.left[i], Err: table.RefusedNumber(at.Lang, f.left[i], partyDigits),
				InputMode: "numeric", Number: ui.NumberWhole, EnterKey: "done",
			})
		}
	}
	fields = append(fields, left)
	if !f.fish() && at.State.Params.Bool("bonuses") { // the only tiles left that the convention asks for
		fields = append(fields, table.Choice{ID: "lone", Label: t("lone", nil), Value: f.lone, Answers: []ui.Choice{
			{Value: "", Text: t("lone.none", nil)}, {Value: "0-0", Text: "0-0"}, {Value: "6-6", Text: "6-6"}}})
	}
	return fields
}

// View is the deal with what it would write, on a record as it stands.
func (f dealDraft) View(at table.Spot, sheet replayed, names []string) table.DealView {
	t := func(key string, args rules.Args) string { return at.T("page.bones."+key, args) }
	party, number := sheet.now()
	n := sheet.index(f.target) + 1
	v := table.DealView{Number: n, Title: t("deal", rules.Args{"party": number, "number": n}), Fields: f.Fields(at, names)}
	raw, whole := f.Deal()
	switch {
	case f.ending == "":
		v.Verdict = table.Verdict{Tone: ui.VerdictWait, Title: t("wait.ending", nil)}
		return v
	case !whole:
		v.Verdict = table.Verdict{Tone: ui.VerdictWait, Title: t("wait.left", nil)}
		return v
	}
	v.Whole = true
	deal, err := domino.ReadDeal(raw)
	if err == nil && f.target != "" {
		v.Ready, v.Verdict = true, table.Verdict{Tone: ui.VerdictAsk, Title: t("corrects", nil)}
		return v
	}
	var after domino.Sheet
	if err == nil {
		deals := sheet.deals[len(sheet.deals)-len(party.Lines):]
		after, err = domino.ScoreDeals(at.State.Params, append(deals[:len(deals):len(deals)], deal))
	}
	if err != nil {
		v.Verdict = table.Verdict{Tone: ui.VerdictRed, Title: at.Err(err)}
		return v
	}
	w := after.Lines[len(after.Lines)-1]
	v.Ready, v.Verdict = true, table.Verdict{Title: dominoWritten(at.Lang, names, w), Numbers: strconv.Itoa(w.TotalA) + " : " + strconv.Itoa(w.TotalB)}
	if w.Reason != domino.Plain {
		v.Verdict.Text = at.T("deal.domino."+string(w.Reason), nil)
	}
	return v
}
