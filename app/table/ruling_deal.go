package table

import (
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
)

// RulingSpot is a remedy of an irregularity, as a game sees it that writes something for the deal.
type RulingSpot struct {
	Lang   text.Lang
	Params rules.Params
	Effect string // of the remedy
	Seat   int    // the offender's; -1: not known
}

// T is a sentence in the language of the screens.
func (at RulingSpot) T(key string, args rules.Args) string { return text.T(at.Lang, key, args) }

// RulingDeal is what a remedy writes for the deal.
type RulingDeal struct {
	Said       string  // what the remedy does; the only thing where it writes no numbers
	Fields     []Field // what it depends on; what is typed comes back by their IDs
	Err        error   // why there are no numbers yet
	Own, Other int     // what the offenders write, and the others
	Deal       []byte  // for the table's score sheet; nil: none
}
