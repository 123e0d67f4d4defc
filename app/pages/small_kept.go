package pages

import (
	"slices"

	"github.com/sudya-app/sudya/rules/tournament"
)

// Small forms that are typed and not recorded, as they lie on the disk. Fields are added,
// never renamed.

// revokeTyped is why a fine is revoked.
type revokeTyped struct {
	Revoking bool   `json:"revoking,omitempty"`
	Reason   string `json:"reason,omitempty"`
}

// DraftKind is the name on the disk.
func (*revokeTyped) DraftKind() string { return "revoke" }

// penaltyTyped is a penalty outside of the catalogue.
type penaltyTyped struct {
	Kind   string `json:"kind,omitempty"` // "": the mildest
	Points string `json:"points,omitempty"`
	Whists string `json:"whists,omitempty"`
	Reason string `json:"reason,omitempty"`
}

// DraftKind is the name on the disk.
func (*penaltyTyped) DraftKind() string { return "penalty" }

// Sound refuses a kind that the form can't show.
func (t *penaltyTyped) Sound() bool {
	return oneOf(t.Kind, penaltyWarning, penaltyFine, penaltyAdjust, penaltyNote) == nil
}

func (t *penaltyTyped) kind() string {
	if t.Kind == "" {
		return penaltyWarning
	}
	return t.Kind
}

// protestTyped is a protest or an appeal.
type protestTyped struct {
	Adding bool                `json:"adding,omitempty"`
	Kind   tournament.NoteType `json:"kind,omitempty"`
	Who    string              `json:"who,omitempty"`
	Text   string              `json:"text,omitempty"`
}

// DraftKind is the name on the disk.
func (*protestTyped) DraftKind() string { return "protest" }

// Sound refuses a kind that the form can't show.
func (t *protestTyped) Sound() bool {
	return !t.Adding || slices.Contains([]tournament.NoteType{tournament.NoteProtest, tournament.NoteAppeal}, t.Kind)
}

// decisionTyped is the decision of a protest.
type decisionTyped struct {
	Deciding bool   `json:"deciding,omitempty"`
	Text     string `json:"text,omitempty"`
}

// DraftKind is the name on the disk.
func (*decisionTyped) DraftKind() string { return "decision" }

// waiverTyped is why a missed round is waived.
type waiverTyped struct {
	Open   bool   `json:"open,omitempty"`
	Reason string `json:"reason,omitempty"`
}

// DraftKind is the name on the disk.
func (*waiverTyped) DraftKind() string { return "waiver" }

// adjustTyped is a ruling on the sums of a sheet of preferans.
type adjustTyped struct {
	Player int    `json:"player,omitempty"`
	What   string `json:"what,omitempty"` // "pool", "whists"; "": the mountain, which lateness changes
	Amount string `json:"amount,omitempty"`
}

// DraftKind is the name on the disk.
func (*adjustTyped) DraftKind() string { return "adjust" }

// Sound refuses what the form can't show.
func (t *adjustTyped) Sound() bool {
	return t.Player >= 0 && oneOf(t.What, "hill", "pool", "whists") == nil
}

// joinTyped is the fourth player who comes to a table of three.
type joinTyped struct {
	Who   string `json:"who,omitempty"`
	Name  string `json:"name,omitempty"`
	Hill  string `json:"hill,omitempty"`
	Typed bool   `json:"typed,omitempty"` // the mountain was changed by hand
}

// DraftKind is the name on the disk.
func (*joinTyped) DraftKind() string { return "join" }
