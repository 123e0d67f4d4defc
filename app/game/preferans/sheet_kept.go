package preferans

import (
	"encoding/json"
	"slices"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
)

// DraftKind is the name on the disk.
func (t *dealTyped) DraftKind() string { return "deal-preferans" }

func (t *dealTyped) typed() bool {
	return t.draft.Target != "" || t.draft.Game != "" || t.draft.Players > 0 && t.draft.Declarer >= 0
}

// MarshalJSON writes what is typed.
func (t *dealTyped) MarshalJSON() ([]byte, error) {
	l := dealLeft{DealLeft: t.Left(t.typed()), Over: t.over}
	if t.begun {
		l.Dealer = t.dealer + 1
	}
	if t.typed() {
		l.Draft = &t.draft
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (t *dealTyped) UnmarshalJSON(raw []byte) error {
	var l dealLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	if l.Dealer < 0 || l.Dealer > 4 || scope.OneOf(l.Over, overEnd, overAdjust, overJoin) != nil || l.Draft != nil && !l.Draft.sound() {
		return scope.ErrForm
	}
	*t = dealTyped{DealTyped: l.Restored(), begun: true, dealer: l.Dealer - 1, over: l.Over}
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
func (p *scoreSheet) take() {
	if !p.begun {
		p.begun, p.dealer = true, -1
	}
	if p.draft.Players > 0 && p.draft.Players != p.sheet.Setup.Players || p.dealer >= p.sheet.Setup.Players {
		p.draft, p.dealer = dealDraft{}, -1
	}
	if !p.typed() {
		p.Follow(p.sheet.ids, nil, table.NowTyped{})
		return
	}
	words := p.draft.Game
	deal, complete := p.draft.Deal()
	if complete {
		words = p.words().head(deal)
	}
	written := func(i int) []byte { return p.sheet.deals[i].Canonical() }
	if p.Follow(p.sheet.ids, written, table.NowTyped{Any: true, Target: p.draft.Target, Raw: deal.Canonical(), Words: words}) {
		p.draft, p.dealer = dealDraft{}, -1
	}
}
