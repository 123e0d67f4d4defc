package preferans

import "github.com/sudya-app/sudya/rules"

// LateStep is a rung of the ladder of lateness (3.6, 6).
type LateStep string

const (
	LateNothing  LateStep = "nothing"  // up to 5:00 after the announced start
	LateMountain LateStep = "mountain" // up to 10:00: enters with the largest mountain at the table
	LateExtra    LateStep = "extra"    // up to 20:00: the same and 10 more
	LateMissed   LateStep = "missed"   // later: not admitted, the round is missed
)

// Lateness is what coming so many seconds after the announced start means.
func Lateness(p rules.Params, seconds int) LateStep {
	switch {
	case seconds <= 60*p.Int("lateFreeMinutes"):
		return LateNothing
	case seconds <= 60*p.Int("lateMountainMinutes"):
		return LateMountain
	case seconds <= 60*p.Int("lateLastMinutes"):
		return LateExtra
	default:
		return LateMissed
	}
}

// Entry is the adjustment with which a late player enters a party: others are the
// mountains then at that table, his own not among them.
func (s LateStep) Entry(p rules.Params, player int, others []int) Adjustment {
	a := Adjustment{Player: player}
	if s != LateMountain && s != LateExtra {
		return a
	}
	for i, n := range others {
		if i == 0 || n > a.Mountain {
			a.Mountain = n
		}
	}
	if s == LateExtra {
		a.Mountain += p.Int("lateExtra")
	}
	return a
}

// Admission is where a player who came in time for a round goes once the tables have been
// filled up.
type Admission struct {
	Table  int  // index of the table; -1: there is no free place
	Waived bool // without a place: the app proposes not to count the round as missed
}

// Admit finds a place for a player who came within the last rung: his own table if it has
// three, else the last table of three (6). own is the index of the table that the published
// seating gave him, before the tables were filled up; -1 if it is no more.
func Admit(p rules.Params, tables [][]rules.EntrantID, own int) Admission {
	if own >= 0 && own < len(tables) && len(tables[own]) == 3 {
		return Admission{Table: own}
	}
	for i := len(tables) - 1; i >= 0; i-- {
		if len(tables[i]) == 3 {
			return Admission{Table: i}
		}
	}
	return Admission{Table: -1, Waived: p.Choice("turnedAway") == TurnedWaive}
}

// Late tells that a player may join in the next round at the price of each round missed.
// Codes preferans.late.closed, .late.over.
func (Regulation) Late(h *rules.History) (rules.LateEntry, error) {
	if !h.Params.Bool("lateEntry") {
		return rules.LateEntry{}, refuse("preferans.late.closed", "", nil)
	}
	missed := 0
	for _, r := range h.Rounds {
		if r.Published {
			missed = r.Number
		}
	}
	if last := h.Params.Int("rounds"); missed >= last {
		return rules.LateEntry{}, refuse("preferans.late.over", "", rules.Args{"rounds": last})
	}
	return rules.LateEntry{Joined: missed + 1, Points: rules.Points(missed * h.Params.Int("lateRoundPoints"))}, nil
}

// Substitutes: nobody is eliminated (4.5), so nobody can come in.
func (Regulation) Substitutes(*rules.History, int, rules.EntrantID) ([]rules.EntrantID, error) {
	return nil, nil
}
