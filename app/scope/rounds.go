package scope

import (
	"strconv"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Ranks keeps the standings that a screen has asked for, until the desk changes: a screen
// is drawn at each letter of a search, and a standing of a large field takes a while.
type Ranks struct {
	version int
	book    string
	state   *tournament.State
	by      map[int]rules.Standing
}

// After is the standing after round n.
func (r *Ranks) After(version int, book string, s *tournament.State, n int) rules.Standing {
	if r.by == nil || r.version != version || r.book != book || r.state != s {
		*r = Ranks{version: version, book: book, state: s, by: map[int]rules.Standing{}}
	}
	standing, ok := r.by[n]
	if !ok {
		standing = s.Standing(n)
		r.by[n] = standing
	}
	return standing
}

// IsFinal reports whether a round belongs to a final.
func IsFinal(stage rules.Stage) bool {
	switch stage {
	case rules.StageFinal, rules.StageSemi, rules.StagePlace, rules.StageTie:
		return true
	}
	return false
}

// FinalRound is which round of its final a round is, from 1; 0 for a round before it.
func FinalRound(s *tournament.State, n int) int {
	k := 0
	for _, r := range s.Rounds {
		if r.Number <= n && IsFinal(r.Stage) {
			k++
		}
	}
	if r := s.Round(n); r == nil || !IsFinal(r.Stage) {
		return 0
	}
	return k
}

// RoundMark is a round in a letter and a number: «5», «Ф2».
func RoundMark(d *desk.Desk, s *tournament.State, n int) string {
	if k := FinalRound(s, n); k > 0 {
		return d.T("page.round.mark.final", rules.Args{"game": k})
	}
	return strconv.Itoa(n)
}

// RoundName is a round in words: «тур 5», «финал, партия 2», «полуфинал».
func RoundName(d *desk.Desk, s *tournament.State, n int) string {
	return nameOfRound(d, s, n, "page.round.name.")
}

// AfterRound is a round in the genitive: «тура 5», «партии 2 финала».
func AfterRound(d *desk.Desk, s *tournament.State, n int) string {
	return nameOfRound(d, s, n, "page.round.of.")
}

func nameOfRound(d *desk.Desk, s *tournament.State, n int, prefix string) string {
	stage := rules.StageMain
	if r := s.Round(n); r != nil && IsFinal(r.Stage) {
		stage = r.Stage
	}
	// asks: page.round.name.{final,main,place,semi,tie} page.round.of.{final,main,place,semi,tie}
	return d.T(prefix+string(stage), rules.Args{"round": n, "game": FinalRound(s, n)})
}
