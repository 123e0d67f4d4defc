package domino

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

// decided says what of a result is the judge's decision: a no-show, the points of the
// round (1.7).
func decided(d *desk.Desk, result rules.Result, name func(seat int) string) string {
	r, _ := result.(domino.Result)
	switch {
	case r.NoShow != "":
		return tell.AbsentLine(d.Lang(), name, r.NoShow != domino.NoShowB, r.NoShow != domino.NoShowA)
	case r.Decision != nil:
		return d.T("decided.points", rules.Args{"a": text.Half(d.Lang(), r.Decision.A), "b": text.Half(d.Lang(), r.Decision.B)})
	}
	return ""
}
