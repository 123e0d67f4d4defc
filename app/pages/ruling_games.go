package pages

import (
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
)

// Adjustments that an option of a catalogue stands for; the first two are made on the sheet.
const (
	adjustMountain = preferans.EffectAdjustMountain
	adjustPool     = preferans.EffectAdjustPool
	adjustWhists   = preferans.EffectAdjustWhists
	adjustPoints   = preferans.EffectAdjustPoints
)

// rulingGame is what a ruling does to a game's table.
type rulingGame struct {
	// lost is the result of a table whose party the side of a seat has lost by a ruling;
	// nil: such a result is entered on the table's sheet.
	lost func(seat int) []byte
	// noShow is the result of a table where the side of a seat didn't come; nil: the game
	// has a form of its own for it.
	noShow func(seat int) []byte
	// clock tells whether lateness leads to the loss of the party by the clock alone.
	clock bool
	// card tells that an effect leaves a penalty card on the table.
	card func(effect string) bool
}

// rulingGames by regulation; a new game adds a line.
var rulingGames = map[string]rulingGame{
	beloteID: {lost: beloteLost, noShow: beloteNoShow, clock: true, card: belotePenaltyCard},
	dominoID: {noShow: dominoNoShow},
}

func beloteSide(seat int) belote.Side {
	if seat == 0 {
		return belote.NS
	}
	return belote.EW
}

// beloteLost gives the party to the others (III.2).
func beloteLost(seat int) []byte {
	return belote.Result{AwardedTo: beloteSide(seat).Other()}.Canonical()
}

// beloteNoShow is a technical win of the others (V.3).
func beloteNoShow(seat int) []byte { return belote.Result{NoShow: beloteSide(seat)}.Canonical() }

func belotePenaltyCard(effect string) bool {
	return effect == belote.EffectMajor || effect == belote.EffectMinor
}

func dominoNoShow(seat int) []byte {
	side := domino.NoShowA
	if seat == 1 {
		side = domino.NoShowB
	}
	return domino.Result{NoShow: side}.Canonical()
}
