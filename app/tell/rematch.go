package tell

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// RematchNames names who meets again and when they met.
func RematchNames(d *desk.Desk, s *tournament.State, list []rules.Rematch) string {
	return text.Rematches(d.Lang(), list, func(id rules.EntrantID) string { return scope.NameOf(d, s, id) })
}
