package belote

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

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
	MeldFor  int         // the pair that the suggested constructions are added to
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

// Add adds a construction to the chosen pair.
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

// form are the fields of the deal.
func (p *scoreSheet) form() []app.UI {
	f := p.draft
	body := []app.UI{&ui.Radio{ID: "form", Label: p.t("form", nil), HideLabel: true, Value: f.Form, OnPick: p.pickForm, Choices: []ui.Choice{
		{Value: belotePlayed, Text: p.t("form.played", nil)}, {Value: belotePass, Text: p.t("form.pass", nil)},
		{Value: belotePenalty, Text: p.t("form.penalty", nil)}, {Value: beloteAward, Text: p.t("form.award", nil)}}}}
	switch f.Form {
	case belotePass:
		return body
	case beloteAward:
		return append(body, p.two("award", p.t("award", nil), f.Award), &ui.Button{ID: "award-162", Text: p.t("award.game", rules.Args{"value": belote.GameTrump.Value()}), Small: true, OnClick: p.awardGame})
	}
	body = append(body,
		&ui.Radio{ID: "declarer", Label: p.t("declarer", nil), Look: ui.Chips, Value: string(f.Declarer), Choices: p.sides(), OnPick: p.pickDeclarer},
		&ui.Radio{ID: "game", Label: p.t("game", nil), Value: string(f.Game), OnPick: p.pickGame, Choices: []ui.Choice{
			{Value: string(belote.GameTrump), Text: p.t("game.trump", nil)}, {Value: string(belote.GameNoTrump), Text: p.t("game.notrump", nil)}, {Value: string(belote.GameAllTrump), Text: p.t("game.alltrump", nil)}}})
	if f.Form == belotePenalty {
		body = append(body, &ui.Radio{ID: "penalty", Label: p.t("penalty", nil), Value: string(f.Penalty), OnPick: p.pickPenalty, Choices: []ui.Choice{
			{Value: string(belote.PenaltyBait), Text: p.t("penalty.bait", nil)}, {Value: string(belote.PenaltyTotus), Text: p.t("penalty.totus", nil)}}})
	} else {
		body = append(body, p.two("cards", p.t("cards", rules.Args{"value": f.Game.Value()}), f.Cards))
	}
	body = append(body, p.melds())
	if f.Form == belotePlayed && p.params().Bool("doezd") {
		choices := append([]ui.Choice{{Value: "", Text: p.t("reached.none", nil)}}, p.sides()...)
		body = append(body, &ui.Radio{ID: "reached", Label: p.t("reached", nil), Look: ui.Chips, Value: string(f.Reached), Choices: choices, OnPick: p.pickReached})
	}
	return body
}

// two are the same number of both pairs.
func (p *scoreSheet) two(id, legend string, values [2]string) app.UI {
	fields := make([]app.UI, 2)
	for i, side := range []belote.Side{belote.NS, belote.EW} {
		fields[i] = &beloteNumber{Screen: p, What: id, At: i, Value: values[i], Label: p.side(side)}
	}
	return app.FieldSet().Body(app.Legend().Class("legend").Body(app.B().Text(legend)), app.Div().Class("two gap-3").Body(fields...))
}

// melds are the points of constructions that passed; the table of values helps.
func (p *scoreSheet) melds() app.UI {
	params := p.params()
	chips := []app.UI{}
	for _, key := range []string{"meldTerz", "meldBerz", "meldFive", "meldBela", "meldJacks", "meldNines", "meldFours"} {
		chips = append(chips, &meldChip{Screen: p, Key: key, Points: params.Int(key), Text: p.t("meld."+key, rules.Args{"points": params.Int(key)})})
	}
	return ui.Stack("2", p.two("melds", p.t("melds", nil), p.draft.Melds),
		&ui.Fold{ID: "melds-help", Title: p.t("melds.help", nil), Body: []app.UI{
			&ui.Radio{ID: "meld-for", Label: p.t("melds.for", nil), Value: strconv.Itoa(p.draft.MeldFor), OnPick: p.pickMeldFor, Choices: []ui.Choice{
				{Value: "0", Text: p.side(belote.NS)}, {Value: "1", Text: p.side(belote.EW)}}},
			app.Div().Class("chips").Body(chips...)}})
}

// meldChip adds a construction.
type meldChip struct {
	app.Compo

	Screen *scoreSheet
	Key    string
	Points int
	Text   string
}

// CompoID keeps the chip with its construction.
func (c *meldChip) CompoID() string { return c.Key }

// Render draws the chip.
func (c *meldChip) Render() app.UI { return &ui.Chip{ID: c.Key, Text: c.Text, OnClick: c.add} }

func (c *meldChip) add(app.Context) { c.Screen.draft = c.Screen.draft.Add(c.Points) }

// beloteNumber is one number of a pair.
type beloteNumber struct {
	app.Compo

	Screen *scoreSheet
	What   string
	At     int
	Value  string
	Label  string
}

// CompoID keeps the caret with the field.
func (n *beloteNumber) CompoID() string { return n.What + "-" + strconv.Itoa(n.At) }

// Render draws the field.
func (n *beloteNumber) Render() app.UI {
	kind := ui.NumberWhole
	if n.What == "melds" || n.What == "award" { // one pair has none, or both
		kind = ui.NumberOptional
	}
	return &ui.Field{ID: n.CompoID(), Label: n.Label, InputMode: "numeric", Number: kind, Value: n.Value, Err: table.RefusedNumber(n.Screen.Place.Desk.Lang(), n.Value, totalDigits), EnterKey: "done", OnInput: n.type_, OnEnter: n.Screen.record}
}

func (n *beloteNumber) type_(_ app.Context, text string) {
	value := ui.NewEntry(1, totalDigits).Type(0, text).Values[0]
	f := &n.Screen.draft
	switch n.What {
	case "cards":
		*f = f.Type(n.At, value)
	case "melds":
		f.Melds[n.At] = value
	default:
		f.Award[n.At] = value
	}
}

func (p *scoreSheet) pickForm(_ app.Context, v string)     { p.draft.Form = v }
func (p *scoreSheet) pickDeclarer(_ app.Context, v string) { p.draft.Declarer = belote.Side(v) }
func (p *scoreSheet) pickPenalty(_ app.Context, v string)  { p.draft.Penalty = belote.Penalty(v) }
func (p *scoreSheet) pickMeldFor(_ app.Context, v string)  { p.draft.MeldFor = scope.Atoi(v) }

func (p *scoreSheet) pickGame(_ app.Context, v string) {
	p.draft.Game = belote.Game(v)
	p.draft = p.draft.follow()
}

func (p *scoreSheet) pickReached(_ app.Context, v string) {
	p.draft.Reached = belote.Side(v)
	p.draft = p.draft.follow()
}

// awardGame gives a game's value to the pair that isn't the offender: two cards were
// exposed in the bidding.
func (p *scoreSheet) awardGame(app.Context) {
	value := strconv.Itoa(belote.GameTrump.Value())
	if p.draft.Award[0] == value {
		p.draft.Award = [2]string{"", value}
		return
	}
	p.draft.Award = [2]string{value, ""}
}
