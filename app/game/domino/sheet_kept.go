package domino

import (
	"encoding/json"
	"slices"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/domino"
)

// DraftKind is the name on the disk.
func (t *dealTyped) DraftKind() string { return "deal-domino" }

func (t *dealTyped) typed() bool { return t.deal.target != "" || t.deal.ending != "" }

// MarshalJSON writes what is typed.
func (t *dealTyped) MarshalJSON() ([]byte, error) {
	return json.Marshal(dealLeft{DealLeft: t.DealTyped.Left(t.typed()), Target: t.deal.target, Ending: t.deal.ending, Left: t.deal.left, Lone: t.deal.lone, Begins: t.begins, Ended: t.ended})
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (t *dealTyped) UnmarshalJSON(raw []byte) error {
	var l dealLeft
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
	*t = dealTyped{DealTyped: l.Restored(), deal: dealDraft{target: l.Target, ending: l.Ending, left: l.Left, lone: l.Lone}, begins: l.Begins, ended: l.Ended}
	return nil
}

// take takes up what is typed for the table.
func (p *scoreSheet) take() {
	p.dealTyped = desk.Draft[dealTyped](p.Place.Desk, p.Place.Tournament, table.PartOf(p.Place.Key))
	p.table.Rec.Sync(&p.Reason)
	raw, _ := p.deal.Deal()
	written := func(i int) []byte {
		raw, _ := canon.Marshal(p.sheet.deals[i])
		return raw
	}
	if p.Follow(p.sheet.ids, written, table.NowTyped{Any: p.typed(), Target: p.deal.target, Raw: raw, Words: p.deal.left[0] + " : " + p.deal.left[1]}) {
		p.deal, p.begins = dealDraft{}, ""
	}
}
