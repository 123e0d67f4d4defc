package domino

import (
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// Verdicts of a table, for the sentence (verdict.domino.…).
const (
	VerdictWin        = "win"          // 2–0
	VerdictDraw       = "draw"         // 1–1
	VerdictMatch      = "match"        // a final, won with two parties (2.6)
	VerdictDecision   = "decision"     // points given by the judge
	VerdictNoShow     = "no-show"      // one side didn't come
	VerdictNoShowBoth = "no-show-both" // nobody came
)

// Outcome is a party's outcome: who won it and by how much, points above 101 cut off.
type Outcome struct {
	Winner Side `json:"winner"` // "" if tied or not begun
	Diff   int  `json:"diff"`   // min(winner, 101) − loser, signed for side a
}

// Outcome of a party as it stands; it doesn't ask whether the party may stand like that.
func (p Party) Outcome() Outcome {
	switch {
	case p.A > p.B:
		return Outcome{SideA, min(p.A, Target) - p.B}
	case p.B > p.A:
		return Outcome{SideB, p.A - min(p.B, Target)}
	}
	return Outcome{}
}

// begun reports whether anything was written in the party.
func (p Party) begun() bool { return p.A != 0 || p.B != 0 }

// check refuses a party that can't be: both at 101 or more; under 101 without the time
// being over; over, though marked unfinished; and, unless the judge has decided the
// round, a tied or unbegun one.
func (p Party) check(i int, decided bool) error {
	field, args := partyField(i), rules.Args{"party": i + 1, "a": p.A, "b": p.B, "target": Target}
	over := p.A >= Target || p.B >= Target
	switch {
	case p.A >= Target && p.B >= Target:
		return rules.Refuse("domino.party.both", field, args)
	case over && p.Unfinished:
		return rules.Refuse("domino.party.over", field, args)
	case over || decided && p.Unfinished:
		return nil
	case !p.Unfinished:
		return rules.Refuse("domino.party.short", field, args)
	case !p.begun():
		return rules.Refuse("domino.party.unbegun", field, args)
	case p.A == p.B:
		return rules.Refuse("domino.party.tied", field, args)
	}
	return nil
}

// isMatch reports whether a stage is played to two won parties (2.6).
func isMatch(stage rules.Stage) bool {
	switch stage {
	case rules.StageSemi, rules.StagePlace, rules.StageTie, rules.StageFinal:
		return true
	}
	return false
}

// Score gives the points of a table.
//
// A round is two parties: 3 points for 2–0, one each for 1–1 (2.2). A final goes to two
// won parties (2.6) and gives its winner one point of its own stage. Refusals, with the
// party's number and totals: domino.party.both, .over, .short, .unbegun, .tied;
// domino.round.count (a third party in a round), domino.party.later (one after an unfinished one), domino.final.over (a third party after
// 2–0), domino.final.more (1–1 and no third), domino.decision.winner (a semi-final or a
// match for a place needs one), domino.noShow.judge (the judge is always there),
// domino.form (not a result of this game).
func (Regulation) Score(p rules.Params, ctx rules.TableContext, r rules.Result) (rules.TableScore, error) {
	res, ok := r.(Result)
	if !ok {
		return rules.TableScore{}, rules.Refuse("domino.form", "", nil)
	}
	if res.NoShow != "" {
		return scoreNoShow(p, ctx, res.NoShow)
	}
	parties := res.played()
	if !isMatch(ctx.Stage) && len(parties) > 2 {
		return rules.TableScore{}, rules.Refuse("domino.round.count", "parties", rules.Args{"count": len(parties)})
	}
	for i, party := range parties {
		if err := party.check(i, res.Decision != nil); err != nil {
			return rules.TableScore{}, err
		}
	}
	if !ctx.Stored && !isMatch(ctx.Stage) {
		if err := checkOrder(parties); err != nil {
			return rules.TableScore{}, err
		}
	}
	if isMatch(ctx.Stage) {
		if err := checkMatch(parties, ctx.Stage, res.Decision); err != nil {
			return rules.TableScore{}, err
		}
	}
	return scoreParties(p, ctx, parties, res.Decision), nil
}

// checkOrder refuses an unfinished party after which another was begun: parties follow each
// other, and the time of a round ends one of them (1.7); a final has no common time. Logs
// may hold such a result.
func checkOrder(parties []Party) error {
	open := -1
	for i, p := range parties {
		if p.begun() && open >= 0 {
			return rules.Refuse("domino.party.later", partyField(open), rules.Args{"party": open + 1, "next": i + 1})
		}
		if p.Unfinished && open < 0 {
			open = i
		}
	}
	return nil
}

// played are the parties of the result, at least two: one that is left out wasn't begun.
func (r Result) played() []Party {
	parties := r.Parties
	for len(parties) < 2 {
		parties = append(parties[:len(parties):len(parties)], Party{Unfinished: true})
	}
	return parties
}

func wonBy(parties []Party) (a, b int) {
	for _, p := range parties {
		switch p.Outcome().Winner {
		case SideA:
			a++
		case SideB:
			b++
		}
	}
	return a, b
}

// checkMatch checks the number of parties of a match to two wins, and that one which
// must have a winner has one.
func checkMatch(parties []Party, stage rules.Stage, d *Decision) error {
	if a, b := wonBy(parties[:2]); len(parties) > 2 && (a == 2 || b == 2) {
		return rules.Refuse("domino.final.over", "parties", rules.Args{"a": a, "b": b})
	}
	if d != nil {
		if d.A == d.B && (stage == rules.StageSemi || stage == rules.StagePlace) {
			return rules.Refuse("domino.decision.winner", "decision", rules.Args{"a": d.A, "b": d.B})
		}
		return nil
	}
	if a, b := wonBy(parties); a < 2 && b < 2 {
		return rules.Refuse("domino.final.more", "parties", rules.Args{"a": a, "b": b})
	}
	return nil
}

// scoreParties gives the points of parties that have been checked.
func scoreParties(p rules.Params, ctx rules.TableContext, parties []Party, d *Decision) rules.TableScore {
	s := rules.TableScore{Seats: make([]rules.SeatScore, 2), Verdict: VerdictDraw, Basis: "2.2"}
	a, b := &s.Seats[0], &s.Seats[1]
	a.Kind, b.Kind = rules.KindPlayed, rules.KindPlayed
	for _, party := range parties {
		if party.Unfinished {
			s.Basis = "1.7"
		}
		if p.Choice(paramScored) == scoredPoints {
			a.Diff += rules.Whole(min(party.A, Target))
			b.Diff += rules.Whole(min(party.B, Target))
			continue
		}
		a.Diff += rules.Whole(party.Outcome().Diff)
		b.Diff -= rules.Whole(party.Outcome().Diff)
	}
	switch won, lost := wonBy(parties); {
	case d != nil:
		a.Points, b.Points = d.A, d.B
		a.Win, b.Win = d.A > d.B, d.B > d.A
		s.Verdict, s.Basis = VerdictDecision, "1.7"
	case won == lost:
		a.Points, b.Points = p.Half(paramDrawPoints), p.Half(paramDrawPoints)
	default:
		winner, loser := a, b
		if lost > won {
			winner, loser = b, a
		}
		winner.Win = true
		winner.Points, loser.Points = p.Half(paramWinPoints), p.Half(paramLossPoints)
		s.Verdict = VerdictWin
		if isMatch(ctx.Stage) {
			winner.Points, loser.Points = rules.Points(1), 0
			s.Verdict, s.Basis = VerdictMatch, "2.6"
		}
	}
	return s
}

// scoreNoShow gives who came the points of a won round, difference 0. Nobody is removed:
// who is late for one round may play the next.
func scoreNoShow(p rules.Params, ctx rules.TableContext, who NoShow) (rules.TableScore, error) {
	absent := map[NoShow][]int{NoShowA: {0}, NoShowB: {1}, NoShowBoth: {0, 1}}[who]
	win, loss := p.Half(paramNoShowPoints), p.Half(paramAbsentPoints)
	if isMatch(ctx.Stage) {
		win, loss = rules.Points(1), 0
	}
	s := rules.TableScore{Seats: make([]rules.SeatScore, 2), Verdict: VerdictNoShow}
	for i := range s.Seats {
		s.Seats[i] = rules.SeatScore{Points: win, Win: true, Kind: rules.KindNoShow}
	}
	for _, i := range absent {
		if i == ctx.Judge {
			return rules.TableScore{}, rules.Refuse("domino.noShow.judge", "noShow", nil)
		}
		s.Seats[i].Points, s.Seats[i].Win = loss, false
	}
	if who == NoShowBoth {
		s.Verdict = VerdictNoShowBoth
	}
	return s, nil
}

// Both is a value for each side of the table.
type Both[T any] struct {
	A T `json:"a"`
	B T `json:"b"`
}

// ScoreJSON is the command `score`: it reads the result of an ordinary round and answers
// its points, differences and parties.
func ScoreJSON(raw []byte, p rules.Params) ([]byte, error) {
	r, err := readResult(raw)
	if err != nil {
		return nil, err
	}
	s, err := New().Score(p, rules.TableContext{Seats: 2, Stage: rules.StageMain, Judge: -1}, r)
	if err != nil {
		return nil, err
	}
	out := struct {
		Points  Both[rules.Half] `json:"points"`
		Diff    Both[int]        `json:"diff"`
		Parties []Outcome        `json:"parties"`
	}{
		Points:  Both[rules.Half]{s.Seats[0].Points, s.Seats[1].Points},
		Diff:    Both[int]{int(s.Seats[0].Diff / rules.Whole(1)), int(s.Seats[1].Diff / rules.Whole(1))},
		Parties: []Outcome{},
	}
	if r.NoShow == "" {
		for _, party := range r.played() {
			out.Parties = append(out.Parties, party.Outcome())
		}
	}
	return canon.Marshal(out)
}
