package belote

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
)

// Forms of a deal of belote.
const (
	belotePlayed  = "played"
	belotePass    = "pass"
	belotePenalty = "penalty"
	beloteAward   = "award"
)

// dealDraft is a deal of belote that is being entered. Numbers are as typed.
type dealDraft struct {
	Target   string // the deal that is corrected; "" for a new one
	Form     string
	Declarer belote.Side
	Game     belote.Game
	Cards    [2]string
	Melds    [2]string
	Award    [2]string
	Penalty  belote.Penalty
	Reached  belote.Side // who declared доезд
	MeldFor  int         // the pair that the suggested melds are added to
	typed    int         // the pair whose card points were typed: the other's follow
}

func newDealDraft() dealDraft {
	return dealDraft{Form: belotePlayed, Game: belote.GameTrump, typed: -1}
}

func dealDraftOf(d belote.Deal, id string) dealDraft {
	f := newDealDraft()
	f.Target, f.Declarer, f.Penalty, f.Reached = id, d.Declarer, d.Penalty, d.Reached
	if d.Game != "" {
		f.Game = d.Game
	}
	both := func(w *belote.Whists) (list [2]string) {
		if w != nil {
			list = [2]string{strconv.Itoa(w.NS), strconv.Itoa(w.EW)}
		}
		return list
	}
	f.Cards, f.Melds, f.Award = both(d.Cards), both(d.Melds), both(d.Award)
	switch {
	case d.Pass:
		f.Form = belotePass
	case d.Award != nil:
		f.Form = beloteAward
	case d.Penalty != "":
		f.Form = belotePenalty
	}
	return f
}

// Type sets a pair's card points; unless the play stopped at a доезд the other's follow.
func (f dealDraft) Type(i int, text string) dealDraft {
	f.Cards[i], f.typed = text, i
	return f.follow()
}

// follow gives the other pair what the typed one leaves of the game's value.
func (f dealDraft) follow() dealDraft {
	if f.typed < 0 || f.Reached != "" {
		return f
	}
	n, err := strconv.Atoi(f.Cards[f.typed])
	rest := ""
	if err == nil && n <= f.Game.Value() {
		rest = strconv.Itoa(f.Game.Value() - n)
	}
	f.Cards[1-f.typed] = rest
	return f
}

// Add adds a meld to the chosen pair.
func (f dealDraft) Add(points int) dealDraft {
	if !ui.Fits(f.Melds[f.MeldFor], totalDigits) {
		return f // what was typed there is refused first
	}
	f.Melds[f.MeldFor] = strconv.Itoa(scope.Atoi(f.Melds[f.MeldFor]) + points)
	return f
}

// odd reports whether a number of the form is a text that is none.
func (f dealDraft) odd() bool {
	numbers := append(f.Melds[:], f.Cards[:]...)
	switch f.Form {
	case belotePass:
		return false
	case beloteAward:
		numbers = f.Award[:]
	case belotePenalty:
		numbers = f.Melds[:]
	}
	return slices.ContainsFunc(numbers, func(n string) bool { return !ui.Fits(n, totalDigits) })
}

// Deal is the deal; missing names what must be entered next.
func (f dealDraft) Deal() (d belote.Deal, missing string) {
	whists := func(list [2]string) *belote.Whists {
		w := belote.Whists{NS: scope.Atoi(list[0]), EW: scope.Atoi(list[1])}
		if w == (belote.Whists{}) {
			return nil
		}
		return &w
	}
	if f.odd() {
		return d, "whole"
	}
	switch f.Form {
	case belotePass:
		return belote.Deal{Pass: true}, ""
	case beloteAward:
		if d.Award = whists(f.Award); d.Award == nil {
			return d, "award"
		}
		return d, ""
	}
	if f.Declarer == "" {
		return d, "declarer"
	}
	d.Declarer, d.Game, d.Melds = f.Declarer, f.Game, whists(f.Melds)
	if f.Form == belotePenalty {
		if d.Penalty = f.Penalty; d.Penalty == "" {
			return d, "penalty"
		}
		return d, ""
	}
	if f.Cards[0] == "" || f.Cards[1] == "" {
		return d, "cards"
	}
	d.Cards = &belote.Whists{NS: scope.Atoi(f.Cards[0]), EW: scope.Atoi(f.Cards[1])}
	d.Reached = f.Reached
	return d, ""
}

// Update is the draft after a touch.
func (f dealDraft) Update(params rules.Params, m table.Msg) dealDraft {
	switch m.Done {
	case table.Type:
		what, seat, _ := strings.Cut(m.Field, "-")
		value := ui.NewEntry(1, totalDigits).Type(0, m.Text).Values[0]
		at := min(max(scope.Atoi(seat), 0), 1)
		switch what {
		case "cards":
			f = f.Type(at, value)
		case "melds":
			f.Melds[at] = value
		case "award":
			f.Award[at] = value
		}
	case table.Pick:
		f = f.pick(m.Field, m.Text)
	case table.Push:
		if m.Field == "award-162" {
			return f.awardGame()
		}
		if slices.Contains(meldKeys, m.Field) {
			f = f.Add(params.Int(m.Field))
		}
	}
	return f
}

// meldKeys are the parameters of the melds' points, and the IDs of their chips.
var meldKeys = []string{"meldTerz", "meldBerz", "meldFive", "meldBela", "meldJacks", "meldNines", "meldFours"}

func (f dealDraft) pick(question, answer string) dealDraft {
	switch question {
	case "form":
		f.Form = answer
	case "declarer":
		f.Declarer = belote.Side(answer)
	case "penalty":
		f.Penalty = belote.Penalty(answer)
	case "meld-for":
		f.MeldFor = min(max(scope.Atoi(answer), 0), 1)
	case "game":
		f.Game = belote.Game(answer)
		f = f.follow()
	case "reached":
		f.Reached = belote.Side(answer)
		f = f.follow()
	}
	return f
}

// awardGame gives a game's value to the pair that isn't the offender: two cards were exposed in
// the bidding. A second touch gives it to the other pair.
func (f dealDraft) awardGame() dealDraft {
	value := strconv.Itoa(belote.GameTrump.Value())
	if f.Award[0] == value {
		f.Award = [2]string{"", value}
	} else {
		f.Award = [2]string{value, ""}
	}
	return f
}

// dealWords are a table of belote as the form of a deal sees it.
type dealWords struct {
	table.Spot
	params rules.Params
	sides  [2]string // the pairs, or the lines at a calculator
}

func (w dealWords) t(key string, args rules.Args) string { return w.T("page.party."+key, args) }

// side is a line's name.
func (w dealWords) side(s belote.Side) string {
	if s == belote.EW {
		return w.sides[1]
	}
	return w.sides[0]
}

func (w dealWords) pairs() []ui.Choice {
	return []ui.Choice{{Value: string(belote.NS), Text: w.sides[0]}, {Value: string(belote.EW), Text: w.sides[1]}}
}

// Fields are what is asked of a deal.
func (f dealDraft) Fields(w dealWords) []table.Field {
	fields := []table.Field{table.Choice{ID: "form", Label: w.t("form", nil), HideLabel: true, Value: f.Form, Answers: []ui.Choice{
		{Value: belotePlayed, Text: w.t("form.played", nil)}, {Value: belotePass, Text: w.t("form.pass", nil)},
		{Value: belotePenalty, Text: w.t("form.penalty", nil)}, {Value: beloteAward, Text: w.t("form.award", nil)}}}}
	switch f.Form {
	case belotePass:
		return fields
	case beloteAward:
		return append(fields, w.two("award", w.t("award", nil), f.Award),
			table.Button{ID: "award-162", Text: w.t("award.game", rules.Args{"value": belote.GameTrump.Value()}), Small: true, Narrow: true})
	}
	fields = append(fields,
		table.Choice{ID: "declarer", Label: w.t("declarer", nil), Look: ui.Chips, Value: string(f.Declarer), Answers: w.pairs()},
		table.Choice{ID: "game", Label: w.t("game", nil), Value: string(f.Game), Answers: []ui.Choice{
			{Value: string(belote.GameTrump), Text: w.t("game.trump", nil)}, {Value: string(belote.GameNoTrump), Text: w.t("game.notrump", nil)}, {Value: string(belote.GameAllTrump), Text: w.t("game.alltrump", nil)}}})
	if f.Form == belotePenalty {
		fields = append(fields, table.Choice{ID: "penalty", Label: w.t("penalty", nil), Value: string(f.Penalty), Answers: []ui.Choice{
			{Value: string(belote.PenaltyBait), Text: w.t("penalty.bait", nil)}, {Value: string(belote.PenaltyTotus), Text: w.t("penalty.totus", nil)}}})
	} else {
		fields = append(fields, w.two("cards", w.t("cards", rules.Args{"value": f.Game.Value()}), f.Cards))
	}
	fields = append(fields, f.melds(w))
	if f.Form == belotePlayed && w.params.Bool("doezd") {
		answers := append([]ui.Choice{{Value: "", Text: w.t("reached.none", nil)}}, w.pairs()...)
		fields = append(fields, table.Choice{ID: "reached", Label: w.t("reached", nil), Look: ui.Chips, Value: string(f.Reached), Answers: answers})
	}
	return fields
}

// two are the same number of both pairs. One pair has no melds or award, or both.
func (w dealWords) two(id, legend string, values [2]string) table.Lines {
	lines := table.Lines{Legend: legend}
	kind := ui.NumberOptional
	if id == "cards" {
		kind = ui.NumberWhole
	}
	for i, value := range values {
		lines.Fields = append(lines.Fields, table.Line{
			ID: id + "-" + strconv.Itoa(i), Label: w.sides[i], Value: value, Err: table.RefusedNumber(w.Lang, value, totalDigits),
			InputMode: "numeric", Number: kind, EnterKey: "done",
		})
	}
	return lines
}

// melds are the points of those that passed; the table of values helps.
func (f dealDraft) melds(w dealWords) table.Stack {
	var chips table.Chips
	for _, key := range meldKeys {
		points := w.params.Int(key)
		chips = append(chips, table.Chip{ID: key, Text: w.t("meld."+key, rules.Args{"points": points}), Plain: true}) // asks: page.party.meld.{meldBela,meldBerz,meldFive,meldFours,meldJacks,meldNines,meldTerz}
	}
	return table.Stack{w.two("melds", w.t("melds", nil), f.Melds), table.Fold{ID: "melds-help", Title: w.t("melds.help", nil), Fields: []table.Field{
		table.Choice{ID: "meld-for", Label: w.t("melds.for", nil), Value: strconv.Itoa(f.MeldFor), Answers: []ui.Choice{{Value: "0", Text: w.sides[0]}, {Value: "1", Text: w.sides[1]}}},
		chips,
	}}}
}

// View is the deal with what it would write, of a party as it stands.
func (f dealDraft) View(w dealWords, party sheetParty) table.DealView {
	at := party.index(f.Target)
	v := table.DealView{Number: at + 1, Title: w.t("deal", rules.Args{"number": at + 1}), Fields: f.Fields(w)}
	deal, missing := f.Deal()
	if missing != "" {
		v.Verdict = table.Verdict{Tone: ui.VerdictWait, Title: w.t("wait."+missing, nil)} // asks: page.party.wait.{award,cards,declarer,penalty,whole}
		return v
	}
	v.Whole = true
	after := party.with(w.params, f.Target, deal)
	if after.fault != nil {
		v.Verdict = table.Verdict{Tone: ui.VerdictRed, Title: w.Err(after.fault)}
		if after.faultAt != at {
			v.Verdict.Title = w.t("later", rules.Args{"deal": after.faultAt + 1, "why": v.Verdict.Title})
		}
		return v
	}
	v.Ready = true
	written, total := after.sheet.Deals[at], after.sheet.Total
	title := w.t("plain", nil)
	if written.Note != belote.NotePlain {
		title = w.t("note."+written.Note, nil)
	}
	v.Verdict = table.Verdict{Title: title, Numbers: strconv.Itoa(written.NS) + " : " + strconv.Itoa(written.EW), Text: w.t("after", rules.Args{"ns": total.NS, "ew": total.EW})}
	return v
}
