package belote

import "github.com/sudya-app/sudya/rules"

// Options of the parameters that are a choice.
const (
	MarsThreshold = "threshold" // mars when the loser is below marsLimit
	MarsTick      = "tick"      // mars only when the judge ticks it
	MarsOff       = "off"       // a win is a win

	EqualDealHang = "hang" // the declarer's sum waits for the next deal that isn't equal
	EqualDealOwn  = "own"  // both write their own at once
	EqualDealBait = "bait" // as if the declarer had less

	HangLost = "lost" // a sum still waiting when the party ends is nobody's
	HangOwn  = "own"  // the declarer of the equal deal gets it then

	GoneStage = "stage" // below those cut after the round that they played last
	GoneLast  = "last"  // below everybody
)

// Groups of the settings screen.
const (
	groupRounds   = "rounds"
	groupPoints   = "points"
	groupTime     = "time"
	groupEntrants = "entrants"
	groupSheet    = "sheet"
)

// Params are the parameters of the regulation, in the order of the settings screen.
func (Regulation) Params() []rules.Param {
	return append(roundParams(), append(pointParams(), append(timeParams(), append(entrantParams(), sheetParams()...)...)...)...)
}

func roundParams() []rules.Param {
	return []rules.Param{
		{Key: "rounds", Kind: rules.ParamInt, Group: groupRounds, Scope: rules.ScopeAny, Article: "II.1", Default: 7, Min: 1, Max: 30},
		{Key: "swissRounds", Kind: rules.ParamInt, Group: groupRounds, Scope: rules.ScopeAny, Article: "II.1", Default: 4, Min: 1, Max: 30},
		{Key: "cuts", Kind: rules.ParamPairs, Group: groupRounds, Scope: rules.ScopeAny, Article: "II.3", Default: [][2]int{{4, 24}, {5, 16}, {6, 8}, {7, 4}}, Min: 2, Max: 2000},
		{Key: "final", Kind: rules.ParamBool, Group: groupRounds, Scope: rules.ScopeAny, Article: "II.3", Default: true},
		{Key: "finalBonus", Kind: rules.ParamHalves, Group: groupRounds, Scope: rules.ScopeAny, Article: "II.3", Default: []rules.Half{3, 2, 1, 0}, Min: 0, Max: 9},
		{Key: "byeOnce", Kind: rules.ParamBool, Group: groupRounds, Scope: rules.ScopeAny, Article: "II.2", Open: true, Default: false},
	}
}

func pointParams() []rules.Param {
	half := func(key, article string, open bool, value rules.Half) rules.Param {
		return rules.Param{Key: key, Kind: rules.ParamHalf, Group: groupPoints, Scope: rules.ScopeRound, Article: article, Open: open, Default: value, Min: -9, Max: 9}
	}
	whole := func(key, article string, value, most int) rules.Param {
		return rules.Param{Key: key, Kind: rules.ParamInt, Group: groupPoints, Scope: rules.ScopeRound, Article: article, Default: value, Min: 0, Max: most}
	}
	open := func(p rules.Param) rules.Param { p.Open = true; return p }
	return []rules.Param{
		half("winPoints", "II.5", false, 2),
		half("marsPoints", "II.5", false, 3),
		{Key: "marsMode", Kind: rules.ParamChoice, Group: groupPoints, Scope: rules.ScopeRound, Article: "II.5", Open: true, Default: MarsThreshold, Options: []string{MarsThreshold, MarsTick, MarsOff}},
		open(whole("marsLimit", "II.5", 501, MaxTotal)),
		whole("target", "II.5", 1001, MaxTotal),
		whole("bothOverWhists", "II.5", 1, MaxTotal),
		whole("unfinishedLead", "II.6", 500, MaxTotal),
		whole("unfinishedPlayOn", "II.6", 900, MaxTotal),
		half("lowLeaderPoints", "II.6", false, 0),
		half("lowOtherPoints", "II.6", false, -2),
		{Key: "equalDefault", Kind: rules.ParamChoice, Group: groupPoints, Scope: rules.ScopeRound, Article: "II.6", Open: true, Default: string(EqualZero), Options: []string{string(EqualZero), string(EqualBothLose)}},
		half("byePoints", "II.2", false, 2),
		half("byeFirstPoints", "II.2", false, 0),
		half("noShowPoints", "V.3", false, 3),
		half("absentPoints", "V.3", true, -3),
		half("awardedPoints", "III.2", true, 2),
		half("offenderPoints", "III.2", true, -2),
		{Key: "technicalWins", Kind: rules.ParamBool, Group: groupPoints, Scope: rules.ScopeRound, Article: "II.4", Open: true, Default: true},
		{Key: "technicalMeetings", Kind: rules.ParamBool, Group: groupPoints, Scope: rules.ScopeAny, Article: "II.4", Open: true, Default: true},
	}
}

func timeParams() []rules.Param {
	minutes := func(key, article string, value int) rules.Param {
		return rules.Param{Key: key, Kind: rules.ParamInt, Group: groupTime, Scope: rules.ScopeAny, Article: article, Default: value, Min: 0, Max: 600}
	}
	round := minutes("roundMinutes", "II.6", 50)
	round.Open, round.Scope, round.Min = true, rules.ScopeRound, 1
	return []rules.Param{
		round,
		minutes("registrationOpen", "I.3.1", 30),
		minutes("registrationClose", "I.3.1", 10),
		minutes("noShowMinutes", "V.3", 15),
		minutes("claimMinutes", "II.7", 10),
	}
}

func entrantParams() []rules.Param {
	half := func(key, article string, open bool, value rules.Half) rules.Param {
		return rules.Param{Key: key, Kind: rules.ParamHalf, Group: groupEntrants, Scope: rules.ScopeAny, Article: article, Open: open, Default: value, Min: -9, Max: 9}
	}
	yes := func(key, article string, open bool) rules.Param {
		return rules.Param{Key: key, Kind: rules.ParamBool, Group: groupEntrants, Scope: rules.ScopeAny, Article: article, Open: open, Default: true}
	}
	fine := func(key, article string, value rules.Half) rules.Param {
		p := half(key, article, false, value)
		p.Penalty = true
		return p
	}
	return []rules.Param{
		yes("lateAllowed", "I.4", false),
		fine("latePoints", "I.4", -2),
		{Key: "lateWhists", Kind: rules.ParamInt, Group: groupEntrants, Scope: rules.ScopeAny, Article: "I.4", Default: -100, Min: -MaxTotal, Max: 0},
		half("lateRoundPoints", "I.4", true, 0),
		fine("slipFine", "II.7", -1),
		yes("substitutes", "V.4", false),
		yes("substituteFinal", "V.4", true),
		half("substituteBonus", "V.4", true, 0),
		{Key: "gonePlaces", Kind: rules.ParamChoice, Group: groupEntrants, Scope: rules.ScopeAny, Article: "V.2", Open: true, Default: GoneStage, Options: []string{GoneStage, GoneLast}},
	}
}

func sheetParams() []rules.Param {
	meld := func(key string, value int) rules.Param {
		return rules.Param{Key: key, Kind: rules.ParamInt, Group: groupSheet, Scope: rules.ScopeAny, Open: true, Default: value, Min: 0, Max: 1000}
	}
	return []rules.Param{
		{Key: "doezd", Kind: rules.ParamBool, Group: groupSheet, Scope: rules.ScopeRound, Article: "IV.6", Open: true, Default: true},
		{Key: "equalDeal", Kind: rules.ParamChoice, Group: groupSheet, Scope: rules.ScopeRound, Open: true, Default: EqualDealHang, Options: []string{EqualDealHang, EqualDealOwn, EqualDealBait}},
		{Key: "hangEnd", Kind: rules.ParamChoice, Group: groupSheet, Scope: rules.ScopeRound, Open: true, Default: HangLost, Options: []string{HangLost, HangOwn}},
		meld("meldTerz", 20),
		meld("meldBerz", 50),
		meld("meldFive", 100),
		meld("meldBela", 20),
		meld("meldJacks", 200),
		meld("meldNines", 150),
		meld("meldFours", 100),
		{Key: "secondCheck", Kind: rules.ParamBool, Group: groupSheet, Scope: rules.ScopeAny, Open: true, Default: false, Later: true},
	}
}

// CheckParams checks what single values can't show. Codes: belote.params.cuts (args round,
// keep, before: a cut that keeps more than the one before), belote.params.cutRound (a cut
// before round 1), belote.params.bonus (the final has four places), belote.params.limits
// (args limit, target: a limit that no loser or no unfinished party can pass).
func (Regulation) CheckParams(p rules.Params) error {
	cuts := p.Pairs("cuts")
	for i, c := range cuts {
		if c[0] < 1 {
			return rules.Refuse("belote.params.cutRound", "params.cuts", rules.Args{"round": c[0]})
		}
		if i > 0 && c[1] >= cuts[i-1][1] {
			return rules.Refuse("belote.params.cuts", "params.cuts", rules.Args{"round": c[0], "keep": c[1], "before": cuts[i-1][1]})
		}
	}
	if n := len(p.Halves("finalBonus")); n != finalists {
		return rules.Refuse("belote.params.bonus", "params.finalBonus", rules.Args{"n": n, "want": finalists})
	}
	target := p.Int("target")
	for _, key := range []string{"marsLimit", "unfinishedLead", "unfinishedPlayOn"} {
		if p.Int(key) > target {
			return rules.Refuse("belote.params.limits", "params."+key, rules.Args{"limit": p.Int(key), "target": target})
		}
	}
	if p.Int("unfinishedLead") > p.Int("unfinishedPlayOn") {
		return rules.Refuse("belote.params.limits", "params.unfinishedLead", rules.Args{"limit": p.Int("unfinishedLead"), "target": p.Int("unfinishedPlayOn")})
	}
	return nil
}

// Advise tells of cuts that never come, since they stand after the last round.
func (Regulation) Advise(p rules.Params) []rules.Advice {
	rounds, kept := p.Int("rounds"), [][2]int{}
	var beyond []int
	for _, c := range p.Pairs("cuts") {
		if c[0] > rounds {
			beyond = append(beyond, c[0])
		} else {
			kept = append(kept, c)
		}
	}
	if beyond == nil {
		return nil
	}
	return []rules.Advice{{
		Key: "cuts", Instead: kept,
		Notice: rules.Notice{Code: "belote.cuts.beyond", Args: rules.Args{"after": beyond, "n": len(beyond), "rounds": rounds}},
	}}
}
