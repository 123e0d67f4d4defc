package discipline

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules/tournament"
)

// FineReason says what a fine was for.
func FineReason(d *desk.Desk, s *tournament.State, f tournament.FineRecord) string {
	switch {
	case f.Fine.Reason != "":
		return f.Fine.Reason
	case f.Fine.Cause == tournament.CauseLate:
		return d.T("page.path.fine.late", nil)
	}
	for _, i := range s.Rule.Catalogue() {
		if i.ID == f.Fine.Irregularity {
			return text.Format(d.Lang(), i.Name)
		}
	}
	return d.T("page.path.fine.ruling", nil)
}
