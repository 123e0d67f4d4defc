package belote

import "github.com/sudya-app/sudya/rules"

// scoreSlip scores what the slip must carry (II.7): points and the N–S difference. Only
// pairs of points that a party can bring are possible, and only with a difference that
// goes with them:
//
//	±1.5    the winner's difference at least 501 (1001 against 500)
//	±1      at least 1; a party in which both were over looks the same here
//	0 / −1  the leader's difference 1…500, unfinished
//	0 / 0 and −1 / −1  no difference, unfinished
func scoreSlip(p rules.Params, r Result) (rules.TableScore, error) {
	ns, ew, diff := r.Slip.NS, r.Slip.EW, *r.Diff
	leader, margin := NS, diff
	top, bottom := ns, ew
	if ew > ns {
		leader, margin = EW, -diff
		top, bottom = ew, ns
	}
	win := p.Half("winPoints")
	low := [2]rules.Half{p.Half("lowLeaderPoints"), p.Half("lowOtherPoints")}
	switch {
	case isMars(p, top, bottom, margin):
		return slipMars(p, r, leader, margin)
	case top == win && bottom == -win && top != bottom:
		if err := within(margin, 1, MaxTotal); err != nil {
			return rules.TableScore{}, err
		}
		if r.Unfinished {
			return won(VerdictUnfinishedHigh, basisUnfinished, leader, win, diff), nil
		}
		return won(VerdictWin, basisParty, leader, win, diff), nil
	case top == low[0] && bottom == low[1] && top != bottom:
		if err := within(margin, 1, p.Int("unfinishedLead")); err != nil {
			return rules.TableScore{}, err
		}
		return scoreLow(p, leader, diff), nil
	case top == 0 && bottom == 0:
		return scoreEqual(p, EqualZero), within(diff, 0, 0)
	case top == low[1] && bottom == low[1]:
		return scoreEqual(p, EqualBothLose), within(diff, 0, 0)
	}
	return rules.TableScore{}, rules.Refuse("belote.slip.points", "slip", rules.Args{"ns": ns, "ew": ew})
}

// isMars reports whether the points are those of a mars. Where a tournament gives a mars no
// more than a win, the difference tells them apart.
func isMars(p rules.Params, top, bottom rules.Half, margin int) bool {
	points := p.Half("marsPoints")
	if top != points || bottom != -points || top == bottom {
		return false
	}
	return points != p.Half("winPoints") ||
		p.Choice("marsMode") == MarsThreshold && margin >= leastMars(p)
}

// leastMars is the least difference of a mars: a party just won against the highest total
// that still is mars.
func leastMars(p rules.Params) int {
	if p.Choice("marsMode") == MarsThreshold {
		return p.Int("target") - p.Int("marsLimit") + 1
	}
	return 1
}

func slipMars(p rules.Params, r Result, leader Side, margin int) (rules.TableScore, error) {
	if p.Choice("marsMode") == MarsOff {
		return rules.TableScore{}, rules.Refuse("belote.slip.mars", "slip", nil)
	}
	if r.Unfinished {
		return rules.TableScore{}, rules.Refuse("belote.slip.unfinished", "unfinished", rules.Args{"points": p.Half("marsPoints")})
	}
	if err := within(margin, leastMars(p), MaxTotal); err != nil {
		return rules.TableScore{}, err
	}
	return won(VerdictMars, basisParty, leader, p.Half("marsPoints"), *r.Diff), nil
}

// within refuses a difference, signed for the pair with more points, that doesn't go with
// the points.
func within(margin, least, most int) error {
	if margin < least || margin > most {
		return rules.Refuse("belote.slip.diff", "diff", rules.Args{"value": margin, "min": least, "max": most})
	}
	return nil
}
