package preferans

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

// decided says what of a result is the judge's decision: who was absent, what a late
// player entered with (3.6), whists recorded though they don't add to zero.
func decided(d *desk.Desk, result rules.Result, name func(seat int) string) string {
	r, _ := result.(preferans.Result)
	var parts []string
	if len(r.Absent) > 0 {
		gone := make([]bool, len(r.Whists))
		for _, seat := range r.Absent {
			gone[seat] = true
		}
		parts = append(parts, tell.AbsentLine(d.Lang(), name, gone...))
	}
	for _, late := range r.Late {
		parts = append(parts, d.T("decided.late", rules.Args{"name": name(late.Seat), "minutes": late.Minutes, "mountain": late.Mountain}))
	}
	if r.Unbalanced != "" {
		parts = append(parts, d.T("decided.unbalanced", rules.Args{"reason": r.Unbalanced}))
	}
	return text.Sentences(parts...)
}
