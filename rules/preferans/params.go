package preferans

import "github.com/sudya-app/sudya/rules"

// Options of the parameters of kind choice.
const (
	TieShared = "shared" // equal points and whists share a place
	TieLot    = "lot"    // … are ordered by a recorded lot

	WithdrawnBelow  = "below"  // who left stands below those who played longer
	WithdrawnPoints = "points" // who left stays where the points put him

	TruncateWhists = "whists" // the fraction of БВ is dropped
	TruncateSum    = "sum"    // the fraction of БТ is dropped

	SharingGentleman = "gentleman" // failed: the one who whisted shares with the one who passed
	SharingGreedy    = "greedy"    // the whister writes alone

	ConsolationAll       = "all"       // both defenders, and the dealer who sits out
	ConsolationDefenders = "defenders" // both defenders only
	ConsolationWhisters  = "whisters"  // those who whisted, and the dealer who sits out

	ShortagePair     = "pair"     // on 6 and 7 at most what the pair is short of together
	ShortagePersonal = "personal" // on 6 and 7 each for what he is short of himself

	FastDealer = "dealer" // the dealer who sits out writes the premium for fast tricks
	FastEach   = "each"   // each opponent writes half of it
	FastNone   = "none"

	ExitWhisted = "whisted" // all-pass ends by a contract that was whisted and made
	ExitAny     = "any"     // … by any deal that somebody declared

	AllPassMountain = "mountain" // price × tricks on the own mountain
	AllPassWhists   = "whists"   // who took least writes price × their tricks on the others

	CleanPrice = "price" // no tricks in all-pass: the price of a trick into the pool
	CleanOne   = "one"   // … one point
	CleanNone  = "none"

	EndConfirm = "confirm" // the judge confirms that time ends a party in all-pass
	EndFree    = "free"

	TurnedWaive  = "waive"  // came in time, found no table of three: the round isn't held against him
	TurnedMissed = "missed" // … counts as missed
)

// Groups of the settings screen.
const (
	groupRounds = "rounds"
	groupPoints = "points"
	groupTime   = "time"
	groupLate   = "late"
	groupSheet  = "sheet"
)

var params = append(tournamentParams(), sheetParams()...)

// Params lists the parameters of the tournament, then those of the score sheet.
func (Regulation) Params() []rules.Param { return params }

func tournamentParams() []rules.Param {
	list := []rules.Param{
		integer("rounds", "3.2", 9, 1, 40),
		integer("swissUntil", "4.3", 7, 1, 40),
		open(choice("tie", "3.4", TieShared, TieLot)),
		open(choice("withdrawn", "6", WithdrawnBelow, WithdrawnPoints)),
		open(boolean("removedKeep", "9.4", false)),
		open(boolean("byeOnce", "", true)),
		open(integer("byePoints", "", 0, -100, 100)),
		open(boolean("lateEntry", "2", true)),
		open(integer("lateRoundPoints", "3.5", -80, -500, 0)),
	}
	for i := range list {
		list[i].Later = list[i].Key == "removedKeep"
	}
	set(list, groupRounds, rules.ScopeAny)
	points := []rules.Param{
		integers("placesFour", "5.1.1", []int{30, 10, -10, -30}, -1000, 1000),
		integers("placesThree", "5.1.1", []int{30, 0, -30}, -1000, 1000),
		{Key: "bands", Kind: rules.ParamPairs, Article: "5.1.2", Min: 1, Max: 1000,
			Default: [][2]int{{50, 5}, {150, 10}, {300, 15}, {500, 20}, {750, 25}}},
		open(choice("truncate", "5.1.2", TruncateWhists, TruncateSum)),
	}
	set(points, groupPoints, rules.ScopeStart)
	time := []rules.Param{
		integer("roundMinutes", "3.3", 120, 10, 600),
		open(choice("allPassEnd", "7", EndConfirm, EndFree)),
		open(integer("claimMinutes", "9.3", 10, 0, 120)),
	}
	set(time, groupTime, rules.ScopeRound)
	late := []rules.Param{
		integer("lateFreeMinutes", "3.6", 5, 0, 120),
		integer("lateMountainMinutes", "6", 10, 0, 120),
		integer("lateLastMinutes", "3.6", 20, 0, 120),
		integer("lateExtra", "6", 10, 0, 1000),
		integer("missedPoints", "3.5", -80, -500, 0),
		open(choice("turnedAway", "6", TurnedWaive, TurnedMissed)),
	}
	set(late, groupLate, rules.ScopeRound)
	list = append(list, points...)
	list = append(list, time...)
	return append(list, late...)
}

func sheetParams() []rules.Param {
	list := []rules.Param{
		integer("pool", "6", 160, 0, 10000),
		boolean("help", "6", true),
		integer("poolWhists", "6", 10, 2, 1000),
		integer("mountainWhists", "6", 10, 2, 1000),
		integers("poolPrice", "8", []int{8, 16, 24, 32, 40}, 0, 1000),
		integer("misere", "8", 40, 0, 1000),
		integers("setPrice", "8", []int{8, 16, 24, 32, 40}, 0, 1000),
		integer("misereSet", "8", 40, 0, 1000),
		integers("whistPrice", "8", []int{8, 16, 24, 32, 40}, 0, 1000),
		integers("shortPrice", "8", []int{4, 8, 12, 16, 20}, 0, 1000),
		integers("due", "7.10", []int{4, 2, 1, 1, 1}, 0, 10),
		choice("sharing", "7.9", SharingGentleman, SharingGreedy),
		integers("consolation", "8", []int{8, 16, 24, 32, 40}, 0, 1000),
		choice("consolationFor", "8", ConsolationAll, ConsolationDefenders, ConsolationWhisters),
		open(choice("shortage", "7.10", ShortagePair, ShortagePersonal)),
		open(boolean("dealerPays", "7.10", false)),
		choice("fastFour", "7.20", FastDealer, FastNone),
		open(choice("fastThree", "7.20", FastEach, FastNone)),
		integers("allPassPrices", "7.2", []int{2, 4, 6}, 0, 1000),
		open(integers("allPassMinimum", "7.3", []int{6, 7}, 6, 10)),
		choice("allPassExit", "7.4", ExitWhisted, ExitAny),
		choice("allPassWrites", "7.2", AllPassMountain, AllPassWhists),
		choice("allPassClean", "7.17", CleanPrice, CleanOne, CleanNone),
		boolean("dealerClean", "7.18", false),
	}
	set(list, groupSheet, rules.ScopeRound)
	check := open(boolean("secondCheck", "", false))
	check.Group, check.Scope, check.Later = groupSheet, rules.ScopeAny, true
	return append(list, check)
}

func set(list []rules.Param, group string, scope rules.Scope) {
	for i := range list {
		list[i].Group, list[i].Scope = group, scope
	}
}

func open(p rules.Param) rules.Param { p.Open = true; return p }

func integer(key, article string, value, least, most int) rules.Param {
	return rules.Param{Key: key, Kind: rules.ParamInt, Article: article, Default: value, Min: least, Max: most}
}

func boolean(key, article string, value bool) rules.Param {
	return rules.Param{Key: key, Kind: rules.ParamBool, Article: article, Default: value}
}

// choice has its first option as the default.
func choice(key, article string, options ...string) rules.Param {
	return rules.Param{Key: key, Kind: rules.ParamChoice, Article: article, Default: options[0], Options: options}
}

func integers(key, article string, value []int, least, most int) rules.Param {
	return rules.Param{Key: key, Kind: rules.ParamInts, Article: article, Default: value, Min: least, Max: most}
}
