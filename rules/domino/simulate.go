package domino

import "github.com/sudya-app/sudya/rules"

// RandomResult invents a plausible result: mostly played parties, now and then a second
// party that the time cut short, rarely a no-show. Finals are played to two wins.
func (Regulation) RandomResult(_ *rules.History, t *rules.Table, stage rules.Stage, rnd func(n int) int) rules.Result {
	if isMatch(stage) {
		var r Result
		for a, b := 0, 0; a < 2 && b < 2; a, b = wonBy(r.Parties) {
			r.Parties = append(r.Parties, randomParty(rnd))
		}
		return r
	}
	if rnd(200) == 0 && t.Seats[0] != rules.Judge && t.Seats[1] != rules.Judge {
		return Result{NoShow: []NoShow{NoShowA, NoShowB}[rnd(2)]}
	}
	r := Result{Parties: []Party{randomParty(rnd), randomParty(rnd)}}
	if rnd(12) == 0 {
		leader, other := 40+rnd(55), rnd(40)
		r.Parties[1] = turned(Party{A: leader, B: other, Unfinished: true}, rnd)
	}
	return r
}

// randomParty is a party that was played to its end.
func randomParty(rnd func(n int) int) Party {
	return turned(Party{A: Target + rnd(12) + rnd(12), B: 20 + rnd(41) + rnd(41)}, rnd)
}

// turned gives the party to one side or the other.
func turned(p Party, rnd func(n int) int) Party {
	if rnd(2) == 1 {
		p.A, p.B = p.B, p.A
	}
	return p
}
