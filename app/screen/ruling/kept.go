package ruling

import (
	"encoding/json"
	"slices"

	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// rulingTyped is a ruling that isn't recorded: what was chosen and typed.
type rulingTyped struct {
	Book    rulingBook
	at      string // the address whose table and offender are taken over
	table   int    // 0: none
	Who     rules.EntrantID
	measure rulingMeasure
	deal    rulingDeal
	note    string
	card    string // which card is the penalty card

	read bool // from the disk, and not compared with the tournament yet
}

// rulingLeft is the same on the disk. Fields are added, never renamed.
type rulingLeft struct {
	Of         string          `json:"of,omitempty"` // the regulation
	At         string          `json:"at,omitempty"`
	Phase      string          `json:"phase,omitempty"`
	Entry      string          `json:"entry,omitempty"`
	Listing    bool            `json:"listing,omitempty"`
	Table      int             `json:"table,omitempty"`
	Who        rules.EntrantID `json:"who,omitempty"`
	Option     int             `json:"option,omitempty"`
	Extras     []int           `json:"extras,omitempty"`
	Warning    bool            `json:"warning,omitempty"`
	Waived     bool            `json:"waived,omitempty"`
	Player     int             `json:"player,omitempty"`
	Substitute string          `json:"substitute,omitempty"`
	Points     string          `json:"points,omitempty"`
	Whists     string          `json:"whists,omitempty"`
	Kind       string          `json:"kind,omitempty"`
	Game       string          `json:"game,omitempty"`
	Declares   string          `json:"declares,omitempty"`
	Own        string          `json:"own,omitempty"`
	Other      string          `json:"other,omitempty"`
	Cards      string          `json:"cards,omitempty"`
	Note       string          `json:"note,omitempty"`
	Card       string          `json:"card,omitempty"`
}

// DraftKind is the name on the disk.
func (t *rulingTyped) DraftKind() string { return "ruling" }

// MarshalJSON writes what is typed, once an entry is chosen or something is noted.
func (t *rulingTyped) MarshalJSON() ([]byte, error) {
	var l rulingLeft
	if t.Book.id != "" || t.note != "" || t.card != "" {
		m, d := t.measure, t.deal.typed
		l = rulingLeft{
			Of: t.Book.of, At: t.at, Phase: t.Book.phase, Entry: t.Book.id, Listing: t.Book.listing, Table: t.table, Who: t.Who,
			Option: m.option, Warning: m.warning, Waived: m.waived, Player: m.player, Substitute: m.substitute, Points: m.points, Whists: m.whists, Kind: m.kind,
			Game: d["deal-game"], Declares: d["deal-declares"], Own: d["deal-own"], Other: d["deal-other"], Cards: d["deal-cards"], Note: t.note, Card: t.card,
		}
		for i, on := range m.extras {
			if on {
				l.Extras = append(l.Extras, i)
			}
		}
		slices.Sort(l.Extras)
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it; the screen compares it with the tournament.
func (t *rulingTyped) UnmarshalJSON(raw []byte) error {
	var l rulingLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	if scope.OneOf(l.Kind, fineFree, adjustFree) != nil {
		return scope.ErrForm
	}
	*t = rulingTyped{
		Book: rulingBook{of: l.Of, phase: l.Phase, id: l.Entry, listing: l.Listing}, at: l.At, table: l.Table, Who: l.Who, note: l.Note, card: l.Card, read: true,
		measure: rulingMeasure{option: l.Option, extras: map[int]bool{}, warning: l.Warning, waived: l.Waived, player: l.Player, substitute: l.Substitute, points: l.Points, whists: l.Whists, kind: l.Kind},
		deal:    rulingDeal{typed: map[string]string{"deal-game": l.Game, "deal-declares": l.Declares, "deal-own": l.Own, "deal-other": l.Other, "deal-cards": l.Cards}},
	}
	if l.Kind == "" {
		t.measure.kind = fineFree
	}
	for _, i := range l.Extras {
		t.measure.extras[i] = true
	}
	return nil
}

// restore compares what was read from the disk with the catalogue and the tournament:
// nothing stays chosen that the screen doesn't show.
func (p *Ruling) restore(s *tournament.State) {
	if !p.read {
		return
	}
	p.read = false
	p.Book.answers = p.Book.answersFor(p.Book.id)
	if s != nil {
		if p.tableOf(s) == nil {
			p.table = 0
		}
		if !slices.ContainsFunc(p.offenders(s), func(c ui.Choice) bool { return discipline.WhoOf(c.Value) == string(p.Who) }) {
			p.Who = ""
		}
	}
	irr, chosen := p.Book.Chosen()
	options := optionsOf(irr)
	listed := slices.ContainsFunc(options, func(o rulingOption) bool { return o.number == p.measure.option }) || p.measure.option == 0 && !mustChoose(options)
	known := true
	for i := range p.measure.extras {
		known = known && i >= 0 && i < len(extrasOf(irr)) && p.Who != ""
	}
	if !chosen || !listed || !known || p.measure.player < 0 || p.measure.player > 1 || p.measure.waived && !irr.Waivable || p.measure.warning && !mayWarn(irr) {
		p.again()
	}
}
