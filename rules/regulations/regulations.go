// Package regulations is the list of the regulations that the program knows, by stable
// id. It is explicit: a new game is one line here (see package rules for the rest).
//
//	state := tournament.Fold(events, regulations.Find)
package regulations

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
)

// list is in the order in which a judge is offered them.
var list = []rules.Regulation{belote.New(), preferans.New(), domino.New()}

// Add offers one more regulation after the others: a program that is built with a game of its
// own does it in an init.
func Add(r rules.Regulation) { list = append(list, r) }

// All are the regulations, in the order in which they are offered.
func All() []rules.Regulation { return slices.Clone(list) }

// Find returns the regulation of an id; it is a tournament.Lookup.
func Find(id string) (rules.Regulation, bool) {
	for _, r := range list {
		if r.Info().ID == id {
			return r, true
		}
	}
	return nil, false
}
