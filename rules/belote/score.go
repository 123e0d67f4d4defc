package belote

import "github.com/sudya-app/sudya/rules"

// Verdicts: which row of the regulation a result falls under.
const (
	VerdictWin            = "win"             // over 1000, the other not (II.5)
	VerdictMars           = "mars"            // the same, the other 500 or less (II.5)
	VerdictBothOver       = "both-over"       // the last declarer loses, −1 whist (II.5)
	VerdictReached        = "reached"         // won by a right доезд
	VerdictReachedMars    = "reached-mars"    // the same with mars
	VerdictUnfinishedLow  = "unfinished-low"  // the leader at 500 or less: 0 / −1 (II.6)
	VerdictUnfinishedHigh = "unfinished-high" // the leader above 500: +1 / −1, never mars (II.6)
	VerdictEqualZero      = "equal-zero"      // unfinished and equal: 0 / 0
	VerdictEqualBothLose  = "equal-both-lose" // unfinished and equal: −1 / −1
	VerdictNoShow         = "noshow"          // one pair didn't come (V.3)
	VerdictNoShowBoth     = "noshow-both"     // neither came
	VerdictAwarded        = "awarded"         // by the judge (III.2)
)

const (
	basisParty      = "II.5"
	basisUnfinished = "II.6"
	basisNoShow     = "V.3"
	basisAwarded    = "III.2"
)

// Score turns a result into points. Rows are tried in this order: no-show, award, slip,
// доезд, both over, one over, not finished. Codes: belote.result.kind (a result of
// another game), belote.reached.off, belote.reached.low (args total, target),
// belote.declarer.missing (ns, ew), belote.unfinished.over (total), belote.unfinished.nobody
// (ns, ew, target), belote.unfinished.playon (ns, ew, limit), and those of slips:
// belote.slip.points (ns, ew), belote.slip.diff (min, max, value), belote.slip.mars,
// belote.slip.unfinished (points).
func (Regulation) Score(p rules.Params, _ rules.TableContext, result rules.Result) (rules.TableScore, error) {
	r, ok := result.(Result)
	if !ok {
		return rules.TableScore{}, rules.Refuse("belote.result.kind", "", nil)
	}
	if err := r.check(); err != nil {
		return rules.TableScore{}, err
	}
	switch {
	case r.NoShow != "":
		return scoreNoShow(p, r.NoShow), nil
	case r.AwardedTo != "":
		return scoreAward(p, r.AwardedTo), nil
	case r.Slip != nil:
		return scoreSlip(p, r)
	default:
		return scoreTotals(p, r)
	}
}

// party makes the score of a party that was played: points and the N–S difference.
func party(verdict, basis string, ns, ew rules.Half, diff int) rules.TableScore {
	return rules.TableScore{
		Verdict: verdict, Basis: basis,
		Seats: []rules.SeatScore{
			{Points: ns, Diff: rules.Whole(diff), Kind: rules.KindPlayed},
			{Points: ew, Diff: rules.Whole(-diff), Kind: rules.KindPlayed},
		},
	}
}

// won is a party that winner wins with points for one and the same off for the other.
func won(verdict, basis string, winner Side, points rules.Half, diff int) rules.TableScore {
	ns, ew := points, -points
	if winner == EW {
		ns, ew = ew, ns
	}
	s := party(verdict, basis, ns, ew, diff)
	s.Seats[winner.seat()].Win = true
	s.Mars = verdict == VerdictMars || verdict == VerdictReachedMars
	return s
}

func scoreTotals(p rules.Params, r Result) (rules.TableScore, error) {
	ns, ew, target := *r.NS, *r.EW, p.Int("target")
	diff := ns - ew
	leader, low, high := NS, ew, ns
	if ew > ns {
		leader, low, high = EW, ns, ew
	}
	both := rules.Args{"ns": ns, "ew": ew}
	switch {
	case r.Reached != "":
		return scoreReached(p, r)
	case low >= target:
		if r.LastDeclarer == "" {
			return rules.TableScore{}, rules.Refuse("belote.declarer.missing", "lastDeclarer", both)
		}
		winner, margin := r.LastDeclarer.Other(), p.Int("bothOverWhists")
		if winner == EW {
			margin = -margin
		}
		return won(VerdictBothOver, basisParty, winner, p.Half("winPoints"), margin), nil
	case high >= target:
		if r.Unfinished {
			return rules.TableScore{}, rules.Refuse("belote.unfinished.over", "unfinished", rules.Args{"total": high})
		}
		if mars(p, r, low) {
			return won(VerdictMars, basisParty, leader, p.Half("marsPoints"), diff), nil
		}
		return won(VerdictWin, basisParty, leader, p.Half("winPoints"), diff), nil
	case !r.Unfinished:
		both["target"] = target
		return rules.TableScore{}, rules.Refuse("belote.unfinished.nobody", "unfinished", both)
	case low > p.Int("unfinishedPlayOn"):
		both["limit"] = p.Int("unfinishedPlayOn")
		return rules.TableScore{}, rules.Refuse("belote.unfinished.playon", "unfinished", both)
	case ns == ew:
		return scoreEqual(p, r.Equal), nil
	case high > p.Int("unfinishedLead"):
		return won(VerdictUnfinishedHigh, basisUnfinished, leader, p.Half("winPoints"), diff), nil
	default:
		return scoreLow(p, leader, diff), nil
	}
}

// mars reports whether a finished party was won with mars, the loser having low whists.
func mars(p rules.Params, r Result, low int) bool {
	switch p.Choice("marsMode") {
	case MarsThreshold:
		return low < p.Int("marsLimit")
	case MarsTick:
		return r.Mars
	default:
		return false
	}
}

// scoreReached is a party ended by a right доезд: the totals are those of that moment,
// and who declared the last deal doesn't matter.
func scoreReached(p rules.Params, r Result) (rules.TableScore, error) {
	own, other := *r.NS, *r.EW
	if r.Reached == EW {
		own, other = other, own
	}
	switch {
	case !p.Bool("doezd"):
		return rules.TableScore{}, rules.Refuse("belote.reached.off", "reached", nil)
	case own < p.Int("target"):
		return rules.TableScore{}, rules.Refuse("belote.reached.low", "reached", rules.Args{"total": own, "target": p.Int("target")})
	case mars(p, r, other):
		return won(VerdictReachedMars, basisParty, r.Reached, p.Half("marsPoints"), *r.NS-*r.EW), nil
	default:
		return won(VerdictReached, basisParty, r.Reached, p.Half("winPoints"), *r.NS-*r.EW), nil
	}
}

// scoreLow is an unfinished party whose leader has too little for a win: nobody wins.
func scoreLow(p rules.Params, leader Side, diff int) rules.TableScore {
	ns, ew := p.Half("lowLeaderPoints"), p.Half("lowOtherPoints")
	if leader == EW {
		ns, ew = ew, ns
	}
	return party(VerdictUnfinishedLow, basisUnfinished, ns, ew, diff)
}

func scoreEqual(p rules.Params, choice Equal) rules.TableScore {
	if choice == "" {
		choice = Equal(p.Choice("equalDefault"))
	}
	if choice == EqualBothLose {
		points := p.Half("lowOtherPoints")
		return party(VerdictEqualBothLose, basisUnfinished, points, points, 0)
	}
	return party(VerdictEqualZero, basisUnfinished, 0, 0, 0)
}

func scoreNoShow(p rules.Params, absent Side) rules.TableScore {
	win, loss := p.Half("noShowPoints"), p.Half("absentPoints")
	s := party(VerdictNoShow, basisNoShow, win, win, 0)
	for _, side := range []Side{NS, EW} {
		seat := &s.Seats[side.seat()]
		seat.Kind = rules.KindNoShow
		if absent == side || absent == Both {
			seat.Points = loss
			s.Removed = append(s.Removed, side.seat())
		} else {
			seat.Win = p.Bool("technicalWins")
		}
	}
	if absent == Both {
		s.Verdict = VerdictNoShowBoth
	}
	return s
}

func scoreAward(p rules.Params, to Side) rules.TableScore {
	ns, ew := p.Half("awardedPoints"), p.Half("offenderPoints")
	if to == EW {
		ns, ew = ew, ns
	}
	s := party(VerdictAwarded, basisAwarded, ns, ew, 0)
	for i := range s.Seats {
		s.Seats[i].Kind = rules.KindAwarded
	}
	s.Seats[to.seat()].Win = p.Bool("technicalWins")
	return s
}
