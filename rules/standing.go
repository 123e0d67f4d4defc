package rules

// Codes of criteria and of the other reasons for a line's place.
const (
	ByPoints  = "points"
	ByWins    = "wins"
	ByH2H     = "h2h"
	ByH2HDiff = "h2hDiff"
	ByDiff    = "diff"
	ByWhists  = "whists"
	ByFinal   = "final"
	ByLot     = "lot"
	ByGroup   = "group"   // place in the own group, negated (domino 1.8)
	ByStage   = "stage"   // the entrant above was entitled to play longer, or took part longer
	ByRefused = "refused" // refused the final
	ByShared  = "shared"  // equal on all criteria: a shared place
)

// Details of a line's place, for people: what its DecidedBy compared, where that code alone
// would say too little or show numbers that are only the program's own.
const (
	DetailFinalDiff = "finalDiff" // ByDiff: the differences inside the final, not of all rounds
	DetailFinalWins = "finalWins" // ByWins: likewise
	DetailFinalH2H  = "finalH2H"  // ByH2H: likewise
	DetailFinalMet  = "finalMet"  // ByH2HDiff: likewise
	DetailEntry     = "entry"     // ByStage: equal in points, but not one of those who play the final
	DetailGone      = "gone"      // ByStage: played as many rounds, but has left or was removed since
	DetailSemi      = "semi"      // ByFinal: the entrant above won a semi-final
	DetailPlaces    = "places"    // ByFinal: the entrant above plays for places 1 and 2, this one for 3 and 4
	DetailMatch     = "match"     // ByFinal: the match between the two, for place Compared[0]
	DetailAwaited   = "awaited"   // a final that decides between them is still to be played: see Awaits
	DetailNoMatch   = "noMatch"   // ByFinal: the same match, which wasn't played: one of the two doesn't go on
)

// Details lists them all, for those who have a sentence for each.
var Details = []string{DetailFinalDiff, DetailFinalWins, DetailFinalH2H, DetailFinalMet, DetailEntry, DetailGone, DetailSemi, DetailPlaces, DetailMatch, DetailNoMatch, DetailAwaited}

// Criterion names one step of a ranking.
type Criterion struct {
	Code    string
	Article string
	Order   bool // its numbers mean nothing but their order, and aren't shown
}

// Status is an entrant's standing in the tournament.
type Status string

const (
	StatusActive     Status = "active"
	StatusEliminated Status = "eliminated"
	StatusWithdrawn  Status = "withdrawn"
	StatusRemoved    Status = "removed"
)

// Number is a number of a line on one criterion, exact. Head-to-head values are those of
// the group in which they were compared; a criterion that wasn't reached has no value.
type Number struct {
	Code string
	Num  Sixth // points too: one point is 6
}

// Text writes the number as files do: points as decimals, others as fractions.
func (v Number) Text() string {
	switch v.Code {
	case ByPoints, ByH2H, ByFinal:
		return Half(v.Num / 3).String()
	default:
		return v.Num.String()
	}
}

// RoundLine is one round of an entrant's path.
type RoundLine struct {
	Round     int
	Stage     Stage
	Table     int // 0: none
	Seat      int // index at the table
	Opponents []EntrantID
	Kind      Kind
	Points    Half
	Diff      Sixth
	Win       bool
	Mars      bool
	Pending   bool // the table has no result yet
}

// StandingLine is an entrant's line.
type StandingLine struct {
	Entrant    EntrantID
	Place      int    // 1-based
	PlaceTo    int    // equal to Place unless shared: 3, 4 is «3–4»
	Awaits     [2]int // the places that a pending final will decide, this line's among them; else zero
	Points     Half
	Diff       Sixth
	Wins       int
	Values     []Number
	DecidedBy  string   // what separates it from the line above; "" for the first
	Detail     string   // what exactly it compared, where the code says too little, else ""
	Compared   [2]Sixth // the numbers that DecidedBy compared: of the line above, of this one
	Status     Status
	Played     bool // false: never took part (preferans 2)
	Last       int  // the last round that it was entitled to play, for the eliminated and the gone
	Rounds     []RoundLine
	FinePoints Half
	FineWhists int
	Bonus      Half // carried into the final
}

// Standing (положение, «стойка») after a round.
type Standing struct {
	Round    int
	Stage    Stage
	Criteria []Criterion
	Lines    []StandingLine
	Keep     int // cut after this round: how many go on; 0: none
}

// Line returns an entrant's line, or nil.
func (s *Standing) Line(id EntrantID) *StandingLine {
	for i := range s.Lines {
		if s.Lines[i].Entrant == id {
			return &s.Lines[i]
		}
	}
	return nil
}

// Reason is the key of the sentence on the line's place: its detail, else its criterion.
func (l *StandingLine) Reason() string {
	if l.Detail != "" {
		return l.Detail
	}
	return l.DecidedBy
}

// Value returns the line's number on a criterion.
func (l *StandingLine) Value(code string) (Sixth, bool) {
	for _, v := range l.Values {
		if v.Code == code {
			return v.Num, true
		}
	}
	return 0, false
}
