package play

import (
	"encoding/json"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/domino"
)

// dealTyped is what the sheets of all games keep of a deal that is typed and not recorded.
// Fields are added, never renamed.
type dealTyped struct {
	last   string // the last deal of the sheet when a new one was begun
	was    string // the deal that is corrected, as it stood
	lost   string // what was typed over a deal that has changed since, in words
	reason string // of a correction of the result
	again  bool   // the form was filled with what was left
}

// dealLeft is the same on the disk.
type dealLeft struct {
	Last   string `json:"last,omitempty"`
	Was    string `json:"was,omitempty"`
	Lost   string `json:"lost,omitempty"`
	Reason string `json:"reason,omitempty"`
}

func (l dealLeft) typed() dealTyped {
	return dealTyped{last: l.Last, was: l.Was, lost: l.Lost, reason: l.Reason, again: true}
}

// left is what there is to keep; typed reports whether a deal is.
func (t *dealTyped) left(typed bool) dealLeft {
	l := dealLeft{Lost: t.lost, Reason: t.reason}
	if typed {
		l.Last, l.Was = t.last, t.was
	}
	return l
}

// follow compares a typed deal with the sheet as it is now: ids and deals as they are
// written. It reports whether the deal has to go: it was recorded just so, or what it corrects
// has changed, and then words are kept for the judge.
func (t *dealTyped) follow(ids []string, deal func(i int) []byte, target string, typed bool, raw []byte, words string) (gone bool) {
	last := ""
	if n := len(ids); n > 0 {
		last = ids[n-1]
	}
	switch {
	case !typed:
		t.last, t.was, t.again = last, "", false
	case target == "":
		gone = t.last != last && last != "" && string(deal(len(ids)-1)) == string(raw)
		t.last = last
	default:
		now := ""
		if i := slices.Index(ids, target); i >= 0 {
			now = string(deal(i))
		}
		if t.was == "" { // just opened
			t.was = now
		}
		if gone = now == "" || now != t.was; gone && now != string(raw) {
			t.lost = words
		}
	}
	return gone
}

// leftDeal says that the form was filled with what was typed before, and tells what was
// typed over a deal that has changed since; nil if nothing was.
func (t *dealTyped) leftDeal(p SheetPlace, fresh ui.Act) app.UI {
	if t.lost == "" {
		if !t.again {
			return nil
		}
		return &ui.Note{Tone: ui.Ask, Icon: ui.IconPen, Text: p.Desk.T("page.sheet.left", nil), Action: p.Desk.T("page.draft.erase", nil),
			OnClick: func(ctx app.Context) { fresh(ctx); p.Desk.Changed(ctx) }}
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconPen, Live: true, Title: p.Desk.T("page.sheet.lost", nil), Text: t.lost,
		Close: p.Desk.T("page.draft.erase", nil), OnClose: func(ctx app.Context) { t.lost = ""; p.Desk.Changed(ctx) }}
}

// DraftKind is the name on the disk.
func (t *beloteDealTyped) DraftKind() string { return "deal-belote" }

func (t *beloteDealTyped) typed() bool {
	return t.draft != (beloteDraft{}) && t.draft != newBeloteDraft()
}

// MarshalJSON writes what is typed.
func (t *beloteDealTyped) MarshalJSON() ([]byte, error) {
	l := beloteDealLeft{dealLeft: t.left(t.typed()), Ended: t.ended}
	if t.typed() {
		l.Draft, l.Typed = &t.draft, t.draft.typed+1
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (t *beloteDealTyped) UnmarshalJSON(raw []byte) error {
	var l beloteDealLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	t.dealTyped, t.ended, t.draft = l.typed(), l.Ended, newBeloteDraft()
	if l.Draft == nil {
		return nil
	}
	if l.Typed < 0 || l.Typed > 2 || l.Draft.MeldFor < 0 || l.Draft.MeldFor > 1 || l.Draft.Form == "" || l.Draft.Game == "" {
		return scope.ErrForm
	}
	t.draft = *l.Draft
	t.draft.typed = l.Typed - 1
	return nil
}

// take takes up what is typed for the table.
func (p *sheetBelote) take() {
	p.beloteDealTyped = desk.Draft[beloteDealTyped](p.Place.Desk, p.Place.Tournament, partOf(p.Place.Key))
	p.rec.sync(&p.reason)
	if p.draft.Form == "" {
		p.draft = newBeloteDraft()
	}
	deal, _ := p.draft.Deal()
	words := p.head(deal) + " " + p.draft.Cards[0] + " : " + p.draft.Cards[1]
	if p.follow(p.party.ids, func(i int) []byte { return p.party.deals[i].Canonical() }, p.draft.Target, p.typed(), deal.Canonical(), words) {
		p.draft = newBeloteDraft()
	}
}

// DraftKind is the name on the disk.
func (t *dominoDealTyped) DraftKind() string { return "deal-domino" }

func (t *dominoDealTyped) typed() bool { return t.target != "" || t.ending != "" }

// MarshalJSON writes what is typed.
func (t *dominoDealTyped) MarshalJSON() ([]byte, error) {
	return json.Marshal(dominoDealLeft{dealLeft: t.dealTyped.left(t.typed()), Target: t.target, Ending: t.ending, Left: t.left, Lone: t.lone, Begins: t.begins, Ended: t.ended})
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (t *dominoDealTyped) UnmarshalJSON(raw []byte) error {
	var l dominoDealLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	if scope.OneOf(l.Ending, "out-a", "out-b", "fish-a", "fish-b") != nil || scope.OneOf(l.Lone, "0-0", "6-6") != nil {
		return scope.ErrForm
	}
	for i, typed := range l.Left {
		l.Left[i] = ui.NewEntry(1, 3).Set(0, typed).Values[0]
	}
	if !slices.ContainsFunc(domino.Tiles(), func(tile domino.Tile) bool { return tile.String() == l.Begins }) {
		l.Begins = ""
	}
	*t = dominoDealTyped{dealTyped: l.typed(), target: l.Target, ending: l.Ending, left: l.Left, lone: l.Lone, begins: l.Begins, ended: l.Ended}
	return nil
}

// take takes up what is typed for the table.
func (p *sheetDomino) take() {
	p.dominoDealTyped = desk.Draft[dominoDealTyped](p.Place.Desk, p.Place.Tournament, partOf(p.Place.Key))
	p.rec.sync(&p.reason)
	raw, _ := p.deal()
	written := func(i int) []byte {
		raw, _ := canon.Marshal(p.sheet.deals[i])
		return raw
	}
	if p.follow(p.sheet.ids, written, p.target, p.typed(), raw, p.left[0]+" : "+p.left[1]) {
		p.target, p.ending, p.lone, p.left, p.begins = "", "", "", [2]string{}, ""
	}
}

// DraftKind is the name on the disk.
func (t *preferansDealTyped) DraftKind() string { return "deal-preferans" }

func (t *preferansDealTyped) typed() bool {
	return t.draft.Target != "" || t.draft.Game != "" || t.draft.Players > 0 && t.draft.Declarer >= 0
}

// MarshalJSON writes what is typed.
func (t *preferansDealTyped) MarshalJSON() ([]byte, error) {
	l := preferansDealLeft{dealLeft: t.left(t.typed()), Over: t.over}
	if t.begun {
		l.Dealer = t.dealer + 1
	}
	if t.typed() {
		l.Draft = &t.draft
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (t *preferansDealTyped) UnmarshalJSON(raw []byte) error {
	var l preferansDealLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	if l.Dealer < 0 || l.Dealer > 4 || scope.OneOf(l.Over, overEnd, overAdjust, overJoin) != nil || l.Draft != nil && !l.Draft.sound() {
		return scope.ErrForm
	}
	*t = preferansDealTyped{dealTyped: l.typed(), begun: true, dealer: l.Dealer - 1, over: l.Over}
	if l.Draft != nil {
		t.draft = *l.Draft
	}
	return nil
}

// sound reports whether a draft that was read is one that taps could have made.
func (f dealDraft) sound() bool {
	n := f.Players
	within := func(seat, from int) bool { return seat >= from && seat < n }
	if n != 3 && n != 4 || !within(f.Dealer, 0) || !within(f.Absent, -1) || !within(f.Declarer, -1) || f.Fast < 0 || f.Taken < 0 || f.Taken > allTricks {
		return false
	}
	if scope.OneOf(f.Game, gameMisere, gameAllPass, "6", "7", "8", "9", "10") != nil || f.Declarer >= 0 && !slices.Contains(f.playing(), f.Declarer) {
		return false
	}
	if len(f.Tricks) != n && (len(f.Tricks) > 0 || f.Declarer >= 0 || f.Game == gameAllPass) || len(f.Roles) != n && (len(f.Roles) > 0 || f.Declarer >= 0 && f.level() > 0) {
		return false
	}
	for _, tricks := range f.Tricks {
		if tricks < 0 || tricks > allTricks {
			return false
		}
	}
	return true
}

// take takes up what is typed for the table; what was typed for another number of players
// isn't one of its deals.
func (p *sheetPreferans) take() {
	if !p.begun {
		p.begun, p.dealer = true, -1
	}
	if p.draft.Players > 0 && p.draft.Players != p.sheet.Setup.Players || p.dealer >= p.sheet.Setup.Players {
		p.draft, p.dealer = dealDraft{}, -1
	}
	if !p.typed() {
		p.follow(p.sheet.ids, nil, "", false, nil, "")
		return
	}
	words := p.draft.Game
	deal, complete := p.draft.Deal()
	if complete {
		words = p.words().head(deal)
	}
	written := func(i int) []byte { return p.sheet.deals[i].Canonical() }
	if p.follow(p.sheet.ids, written, p.draft.Target, true, deal.Canonical(), words) {
		p.draft, p.dealer = dealDraft{}, -1
	}
}
