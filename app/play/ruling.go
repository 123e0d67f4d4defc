package play

import (
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
)

func BeloteSide(seat int) belote.Side {
	if seat == 0 {
		return belote.NS
	}
	return belote.EW
}

// beloteLost gives the party to the others (III.2).
func beloteLost(seat int) []byte {
	return belote.Result{AwardedTo: BeloteSide(seat).Other()}.Canonical()
}

// beloteNoShow is a technical win of the others (V.3).
func beloteNoShow(seat int) []byte { return belote.Result{NoShow: BeloteSide(seat)}.Canonical() }

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
