package rules

import "strings"

// EntrantID names an entrant: the id of the event that registered it.
type EntrantID string

// Judge is the judge who plays at the last table of an odd domino round (domino 1.2).
// It sits in seatings and has no line in the standing.
const Judge EntrantID = "judge"

// Unit is what an entrant is.
type Unit string

const (
	UnitPair   Unit = "pair"
	UnitPlayer Unit = "player"
)

// Entrant (участник) is a pair or a player, as the log tells of it.
type Entrant struct {
	ID       EntrantID
	Number   int      // order of registration, from 1; late entrants come last
	Players  []string // one name, or two for a pair
	Team     string
	Category string
	External string   // id in somebody else's register
	Seed     int      // 0: not seeded; 1, 2, …: seeded (посев)
	Fixed    int      // the table that this entrant must keep (mobility); 0: none
	Joined   int      // the first round that it may be seated in: 1, later for late entrants
	Leave    *Leave   // nil while it takes part
	Skips    []int    // rounds that it said beforehand it won't play
	Former   []LineUp // who played before somebody was replaced, the oldest first
}

// LineUp is who played for an entrant before somebody was replaced (belote V.1).
type LineUp struct {
	Until   int // the last round that they played
	Players []string
}

// PlayersIn are those who played a round; 0: who play now.
func (e *Entrant) PlayersIn(round int) []string {
	for _, f := range e.Former {
		if round > 0 && round <= f.Until {
			return f.Players
		}
	}
	return e.Players
}

// NameIn is the name under which the entrant played a round; 0: the name now.
func (e *Entrant) NameIn(round int) string { return JoinNames(e.PlayersIn(round)) }

// Name is «Фамилия — Фамилия», with a no-break space before the dash.
func (e *Entrant) Name() string { return JoinNames(e.Players) }

// JoinNames writes the players of an entrant as one name.
func JoinNames(players []string) string { return strings.Join(players, "\u00a0— ") }

// LeaveKind tells why an entrant is no longer seated.
type LeaveKind string

const (
	LeaveWithdrawn LeaveKind = "withdrawn" // at its own wish, after a round
	LeaveRemoved   LeaveKind = "removed"   // by the judge, or by a no-show
)

// Leave is an entrant's going.
type Leave struct {
	After  int // the last round that it was entitled to play; 0: before round 1
	Kind   LeaveKind
	Reason string
}
