package belote

import (
	"encoding/json"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
)

// DraftKind is the name on the disk.
func (t *dealTyped) DraftKind() string { return "deal-belote" }

func (t *dealTyped) typed() bool {
	return t.draft != (dealDraft{}) && t.draft != newDealDraft()
}

// MarshalJSON writes what is typed.
func (t *dealTyped) MarshalJSON() ([]byte, error) {
	l := dealLeft{DealLeft: t.Left(t.typed()), Ended: t.ended}
	if t.typed() {
		l.Draft, l.Typed = &t.draft, t.draft.typed+1
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (t *dealTyped) UnmarshalJSON(raw []byte) error {
	var l dealLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	t.DealTyped, t.ended, t.draft = l.Restored(), l.Ended, newDealDraft()
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
func (p *scoreSheet) take(w dealWords) {
	p.dealTyped = desk.Draft[dealTyped](p.Place.Desk, p.Place.Tournament, table.PartOf(p.Place.Key))
	p.table.Rec.Sync(&p.Reason)
	if p.draft.Form == "" {
		p.draft = newDealDraft()
	}
	deal, _ := p.draft.Deal()
	words := w.head(deal) + " " + p.draft.Cards[0] + " : " + p.draft.Cards[1]
	if p.Follow(p.party.ids, func(i int) []byte { return p.party.deals[i].Canonical() }, table.NowTyped{Any: p.typed(), Target: p.draft.Target, Raw: deal.Canonical(), Words: words}) {
		p.draft = newDealDraft()
	}
}
