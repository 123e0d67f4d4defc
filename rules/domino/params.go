package domino

import "github.com/sudya-app/sudya/rules"

// Keys of the parameters; their meaning stands in [Regulation.Params] and in app/text.
const (
	paramRounds            = "rounds"
	paramAvoidRematches    = "avoidRematches"
	paramTieFinal          = "tieFinal"
	paramTieMany           = "tieMany"
	paramTieCrossing       = "tieCrossing"
	paramGroups            = "groups"
	paramGroupRounds       = "groupRounds"
	paramPlacesFromFive    = "placesFromFive"
	paramScored            = "scored"
	paramLastTie           = "lastTie"
	paramRemovedKeep       = "removedKeep"
	paramWinPoints         = "winPoints"
	paramDrawPoints        = "drawPoints"
	paramLossPoints        = "lossPoints"
	paramNoShowPoints      = "noShowPoints"
	paramAbsentPoints      = "absentPoints"
	paramRoundMinutes      = "roundMinutes"
	paramBreakMinutes      = "breakMinutes"
	paramLastDeal          = "lastDeal"
	paramNoShowMinutes     = "noShowMinutes"
	paramClaimMinutes      = "claimMinutes"
	paramRegistrationClose = "registrationClose"
	paramSecondCheck       = "secondCheck"
	paramRule13            = "rule13"
	paramBonuses           = "bonuses"
	paramBonusBlank        = "bonusBlank"
	paramBonusSix          = "bonusSix"
	paramTwoDoubles        = "twoDoubles"
	paramFirstDouble       = "firstDouble"
	paramFullFish          = "fullFish"
	paramFirstMove         = "firstMove"
	paramBoneyard          = "boneyard"
)

// Options of the parameters that are a choice.
const (
	scoredDifference = "difference" // capped differences of the parties, signed
	scoredPoints     = "points"     // points scored in the parties, each capped at 101

	tieManyRoundRobin = "roundRobin"
	tieManyDifference = "difference"

	tieCrossingDifference = "difference"
	tieCrossingNone       = "none"

	placesTogether = "together"
	placesByGroup  = "byGroup"

	lastTieLot    = "lot"
	lastTieShared = "shared"

	firstMoveTile = "tile"
	firstMoveAny  = "any"

	boneyardNeeded = "needed"
	boneyardAll    = "all"
)

// Params lists the parameters, grouped as the settings screen shows them.
func (Regulation) Params() []rules.Param {
	open := func(p rules.Param) rules.Param { p.Open = true; return p }
	later := func(p rules.Param) rules.Param { p.Later = true; return p }
	number := func(key, group, article string, scope rules.Scope, def, least, most int) rules.Param {
		return rules.Param{Key: key, Kind: rules.ParamInt, Group: group, Scope: scope, Article: article, Default: def, Min: least, Max: most}
	}
	half := func(key, article string, def rules.Half) rules.Param {
		return rules.Param{Key: key, Kind: rules.ParamHalf, Group: "points", Scope: rules.ScopeStart, Article: article, Default: def, Min: -10, Max: 10}
	}
	flag := func(key, group, article string, scope rules.Scope, def bool) rules.Param {
		return rules.Param{Key: key, Kind: rules.ParamBool, Group: group, Scope: scope, Article: article, Default: def}
	}
	choice := func(key, group, article string, scope rules.Scope, options ...string) rules.Param {
		return rules.Param{Key: key, Kind: rules.ParamChoice, Group: group, Scope: scope, Article: article, Default: options[0], Options: options}
	}
	return []rules.Param{
		number(paramRounds, "rounds", "1.3", rules.ScopeAny, 7, 1, 30),
		open(flag(paramAvoidRematches, "rounds", "1.6", rules.ScopeRound, false)),
		flag(paramGroups, "rounds", "1.8", rules.ScopeStart, false),
		number(paramGroupRounds, "rounds", "1.8", rules.ScopeAny, 6, 1, 30),
		open(choice(paramPlacesFromFive, "rounds", "1.8", rules.ScopeAny, placesTogether, placesByGroup)),
		flag(paramTieFinal, "rounds", "1.4", rules.ScopeAny, true),
		open(choice(paramTieMany, "rounds", "1.4", rules.ScopeAny, tieManyRoundRobin, tieManyDifference)),
		open(choice(paramTieCrossing, "rounds", "1.4", rules.ScopeAny, tieCrossingDifference, tieCrossingNone)),

		half(paramWinPoints, "2.2", rules.Points(3)),
		half(paramDrawPoints, "2.2", rules.Points(1)),
		half(paramLossPoints, "2.2", rules.Points(0)),
		open(half(paramNoShowPoints, "", rules.Points(3))),
		open(half(paramAbsentPoints, "", rules.Points(0))),
		open(choice(paramScored, "points", "1.6", rules.ScopeStart, scoredDifference, scoredPoints)),
		open(choice(paramLastTie, "points", "1.4", rules.ScopeAny, lastTieLot, lastTieShared)),
		later(open(flag(paramRemovedKeep, "points", "", rules.ScopeAny, false))),

		number(paramRoundMinutes, "time", "1.3", rules.ScopeRound, 25, 1, 240),
		number(paramBreakMinutes, "time", "1.3", rules.ScopeAny, 5, 0, 120),
		number(paramLastDeal, "time", "1.7", rules.ScopeAny, 3, 0, 60),
		open(number(paramNoShowMinutes, "time", "", rules.ScopeAny, 10, 0, 240)),
		open(number(paramClaimMinutes, "time", "", rules.ScopeAny, 10, 0, 240)),
		number(paramRegistrationClose, "entrants", "1.2", rules.ScopeAny, 15, 0, 240),
		open(flag(paramSecondCheck, "sheet", "", rules.ScopeAny, false)),

		flag(paramRule13, "sheet", "2.3", rules.ScopeStart, false),
		flag(paramBonuses, "sheet", "2.3", rules.ScopeStart, false),
		open(number(paramBonusBlank, "sheet", "2.3", rules.ScopeStart, 25, 0, 100)),
		open(number(paramBonusSix, "sheet", "2.3", rules.ScopeStart, 12, 0, 100)),
		flag(paramTwoDoubles, "sheet", "2.3", rules.ScopeStart, false),
		flag(paramFirstDouble, "sheet", "2.3", rules.ScopeStart, false),
		open(flag(paramFullFish, "sheet", "2.3", rules.ScopeStart, false)),
		open(choice(paramFirstMove, "sheet", "2.5", rules.ScopeStart, firstMoveTile, firstMoveAny)),
		choice(paramBoneyard, "sheet", "2.3", rules.ScopeStart, boneyardNeeded, boneyardAll),
	}
}

// CheckParams refuses a «last deal» that would be called before the round begins
// (domino.params.lastDeal) and a winner who gets less than the loser (domino.params.points).
func (Regulation) CheckParams(p rules.Params) error {
	if last, length := p.Int(paramLastDeal), p.Int(paramRoundMinutes); last >= length {
		return rules.Refuse("domino.params.lastDeal", "params."+paramLastDeal, rules.Args{"value": last, "minutes": length})
	}
	win, draw, loss := p.Half(paramWinPoints), p.Half(paramDrawPoints), p.Half(paramLossPoints)
	if win < draw || draw < loss {
		return rules.Refuse("domino.params.points", "params."+paramWinPoints, rules.Args{"win": win, "draw": draw, "loss": loss})
	}
	return nil
}
