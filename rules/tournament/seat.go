package tournament

import "github.com/sudya-app/sudya/rules"

// SeatRound is the command that seats the next round by the regulation, drawing from
// Meta.Seed. A draft of the same round is replaced.
type SeatRound struct{}

func (SeatRound) decide(s *State, m Meta) ([]Body, error) {
	plan, err := s.nextRound()
	if err != nil {
		return nil, err
	}
	seating, err := s.Rule.Seat(s.beforeDraft(), plan, m.Seed)
	if err != nil {
		return nil, err
	}
	return s.replacingDraft(s.seated(seating)), nil
}

// nextRound is the plan of a round that can be seated now.
func (s *State) nextRound() (rules.Plan, error) {
	plan, err := s.Plan()
	if err != nil {
		return plan, err
	}
	if plan.Finished {
		return plan, refuse("round.none", "", nil)
	}
	if len(plan.NeedLot) > 0 {
		return plan, refuse("lot.needed", "", rules.Args{"count": len(plan.NeedLot[0])})
	}
	return plan, nil
}

// beforeDraft is the history without the draft.
func (s *State) beforeDraft() *rules.History {
	h := s.History
	if s.Drafted != nil {
		h.Rounds = h.Rounds[:len(h.Rounds)-1]
	}
	return &h
}

func (s *State) seated(g rules.Seating) RoundSeated {
	p := rules.Params{}
	for _, d := range s.Rule.Params() {
		if d.Scope == rules.ScopeRound {
			p[d.Key] = s.Params[d.Key]
		}
	}
	return RoundSeated{
		Round: g.Round, Stage: g.Stage, System: g.System, Algo: g.Algo, Seed: g.Seed, Params: Resolve(s.Rule, p),
		Through: g.Through, Byes: g.Byes, Tables: g.Tables,
	}
}

func (s *State) replacingDraft(b RoundSeated) []Body {
	if s.Drafted == nil {
		return []Body{b}
	}
	return append(s.cancelling(s.Drafted), b)
}

// cancelling takes a seating back and says again who plays in whose place in that round
// (belote V.4): a cancelled seating takes its replacements with it, the judge's choice stands.
func (s *State) cancelling(r *rules.Round) []Body {
	bodies := []Body{RoundCancelled{Seating: r.Seating, Draft: r == s.Drafted}}
	if before := s.Round(r.Number - 1); before == nil || !before.Closed {
		return bodies
	}
	for _, rep := range s.Replaced {
		if rep.Round == r.Number {
			again := EntrantReplaced{Round: rep.Round, Out: rep.Out, In: rep.In}
			if out := s.Entrant(rep.Out); out != nil && out.Leave != nil {
				again.Reason = out.Leave.Reason
			}
			bodies = append(bodies, again)
		}
	}
	return bodies
}

// Propose is what SeatRound would give with a seed, notices included; nothing is recorded.
func (s *State) Propose(seed string) (rules.Seating, error) {
	plan, err := s.nextRound()
	if err != nil {
		return rules.Seating{}, err
	}
	return s.Rule.Seat(s.beforeDraft(), plan, seed)
}

// Reseat is what a seed gave by the algorithm of that name before a newer one took its
// place; false where the regulation has replaced none.
func (s *State) Reseat(algo, seed string) (rules.Seating, bool) {
	old, ok := s.Rule.(rules.Replayer)
	if !ok {
		return rules.Seating{}, false
	}
	plan, err := s.nextRound()
	if err != nil {
		return rules.Seating{}, false
	}
	g, err := old.Reseat(s.beforeDraft(), plan, seed, algo)
	return g, err == nil
}

// FinesAsTold is the state with each fine counted from the round that it was told to belong
// to, cancelled or not: so programs seated before fines counted at once. It is for reading.
func (s *State) FinesAsTold() *State {
	told := *s
	told.Fines = nil
	for _, f := range s.FineList {
		f.Counts = f.Fine.Round
		told.countFine(&f)
	}
	return &told
}

// SeatByHand seats the next round as the judge wrote it.
type SeatByHand struct {
	Tables []rules.SeatedTable
	Byes   []rules.EntrantID
}

func (c SeatByHand) decide(s *State, _ Meta) ([]Body, error) {
	plan, err := s.nextRound()
	if err != nil {
		return nil, err
	}
	g := rules.Seating{Round: plan.Round, Stage: plan.Stage, System: rules.SystemManual, Through: plan.Through, Byes: c.Byes, Tables: c.Tables}
	if _, err := s.Rule.CheckSeating(s.beforeDraft(), plan, g); err != nil {
		return nil, err
	}
	return s.replacingDraft(s.seated(g)), nil
}
