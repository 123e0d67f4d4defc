package discipline

import (
	"slices"

	"github.com/sudya-app/sudya/app/scope"
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
	return scope.OneOf(t.Kind, penaltyWarning, penaltyFine, penaltyAdjust, penaltyNote) == nil
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
