package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// EntrantWithdrawn: leaves at its own wish after a round (belote V.2).
type EntrantWithdrawn struct {
	Entrant     rules.EntrantID `json:"entrant"`
	After       int             `json:"after"` // last round that it plays; 0: before round 1
	Unannounced bool            `json:"unannounced,omitzero"`
	Reason      string          `json:"reason,omitzero"`
}

// EntrantExcluded: removed by the judge.
type EntrantExcluded struct {
	Entrant rules.EntrantID `json:"entrant"`
	After   int             `json:"after"`
	Reason  string          `json:"reason"`
}

// EntrantReplaced: In, eliminated before, plays on in place of Out from Round (belote V.4).
type EntrantReplaced struct {
	Round  int             `json:"round"`
	Out    rules.EntrantID `json:"out"`
	In     rules.EntrantID `json:"in"`
	Reason string          `json:"reason,omitzero"`
}

// FinalRefused: the entrant doesn't play the final (domino 1.4).
type FinalRefused struct {
	Entrant rules.EntrantID `json:"entrant"`
}

func (EntrantWithdrawn) Kind() Kind { return KindWithdraw }
func (EntrantExcluded) Kind() Kind  { return KindExclude }
func (EntrantReplaced) Kind() Kind  { return KindReplace }
func (FinalRefused) Kind() Kind     { return KindRefuse }

func (EntrantWithdrawn) Traits() Trait { return MovesField | Departs }
func (EntrantExcluded) Traits() Trait  { return MovesField | Departs }
func (EntrantReplaced) Traits() Trait  { return Reseats | MovesField }
func (FinalRefused) Traits() Trait     { return MovesField | Departs }

func (b EntrantWithdrawn) decide(*State, Meta) ([]Body, error) { return itself(b) }
func (b EntrantExcluded) decide(*State, Meta) ([]Body, error)  { return itself(b) }
func (b EntrantReplaced) decide(*State, Meta) ([]Body, error)  { return itself(b) }
func (b FinalRefused) decide(*State, Meta) ([]Body, error)     { return itself(b) }

func (b EntrantWithdrawn) references(r refs) refs { return r.entrants(b.Entrant) }
func (b EntrantExcluded) references(r refs) refs  { return r.entrants(b.Entrant) }
func (b EntrantReplaced) references(r refs) refs  { return r.entrants(b.Out, b.In) }
func (b FinalRefused) references(r refs) refs     { return r.entrants(b.Entrant) }

func (b EntrantWithdrawn) concern(_ *State, j *JournalEntry) {
	j.of(b.Entrant)
	j.Round = b.After
}

func (b EntrantExcluded) concern(_ *State, j *JournalEntry) {
	j.of(b.Entrant)
	j.Round = b.After
}

func (b EntrantReplaced) concern(_ *State, j *JournalEntry) {
	j.of(b.Out, b.In)
	j.Round = b.Round
}

func (b FinalRefused) concern(_ *State, j *JournalEntry) { j.of(b.Entrant) }

// leaving checks that an entrant may go after a round.
func (s *State) leaving(id rules.EntrantID, after int) error {
	e, err := s.entrant(id, "entrant")
	if err != nil {
		return err
	}
	if after < 0 || after > len(s.Rounds) {
		return refuse("leave.round", "after", rules.Args{"round": after})
	}
	if e.Leave != nil {
		return refuse("leave.twice", "entrant", rules.Args{"name": e.Name()})
	}
	for _, r := range s.Rounds {
		if r.Number <= after || !r.Published {
			continue
		}
		if t, _ := r.SeatOf(id); t != nil && t.Score != nil {
			return refuse("leave.played", "after", rules.Args{"round": r.Number})
		}
	}
	return nil
}

func (s *State) leave(id rules.EntrantID, l rules.Leave) {
	s.leaves = append(s.leaves, leave{entrant: id, leave: l})
	s.settleLeaves()
	s.DraftStale = s.Drafted != nil
}

func (b EntrantWithdrawn) check(s *State, _ *Event) error {
	if err := checkText("reason", b.Reason, maxText); err != nil {
		return err
	}
	return s.leaving(b.Entrant, b.After)
}

func (b EntrantWithdrawn) apply(s *State, _ *Event) {
	s.leave(b.Entrant, rules.Leave{After: b.After, Kind: rules.LeaveWithdrawn, Reason: b.Reason})
}

func (b EntrantExcluded) check(s *State, _ *Event) error {
	if err := checkReason("reason", b.Reason); err != nil {
		return err
	}
	return s.leaving(b.Entrant, b.After)
}

func (b EntrantExcluded) apply(s *State, _ *Event) {
	s.leave(b.Entrant, rules.Leave{After: b.After, Kind: rules.LeaveRemoved, Reason: b.Reason})
}

func (b EntrantWithdrawn) repeats(s *State, _ string) bool {
	return s.leftAlready(b.Entrant, rules.Leave{After: b.After, Kind: rules.LeaveWithdrawn})
}

func (b EntrantExcluded) repeats(s *State, _ string) bool {
	return s.leftAlready(b.Entrant, rules.Leave{After: b.After, Kind: rules.LeaveRemoved})
}

func (b EntrantWithdrawn) blocker(s *State) string { return s.leftBy(b.Entrant) }
func (b EntrantExcluded) blocker(s *State) string  { return s.leftBy(b.Entrant) }

// going bodies have an entrant leave.
type going interface {
	goes() rules.EntrantID
}

func (b EntrantWithdrawn) goes() rules.EntrantID { return b.Entrant }
func (b EntrantExcluded) goes() rules.EntrantID  { return b.Entrant }

// leftBy is the event by which an entrant has left, else that of its registration.
func (s *State) leftBy(id rules.EntrantID) string {
	by := s.lastOf(func(x Body) bool { g, ok := x.(going); return ok && g.goes() == id })
	if by == "" {
		return string(id)
	}
	return by
}

func (b EntrantReplaced) check(s *State, _ *Event) error {
	if _, err := s.entrant(b.Out, "out"); err != nil {
		return err
	}
	in, err := s.entrant(b.In, "in")
	if err != nil {
		return err
	}
	if err := checkText("reason", b.Reason, maxText); err != nil {
		return err
	}
	if in.Leave != nil {
		return refuse("replace.in", "in", rules.Args{"name": in.Name()})
	}
	r := s.Round(b.Round)
	switch {
	case r == nil && b.Round == len(s.Rounds)+1 && len(s.Rounds) > 0 && s.LastRound().Closed:
		return nil // before the next round is seated: its list is the regulation's to draw
	case r == nil:
		return refuse("replace.round", "round", rules.Args{"round": b.Round})
	case r.Closed:
		return refuse("replace.closed", "round", rules.Args{"round": b.Round})
	case !slices.Contains(s.ThroughBefore(b.Round), b.Out):
		return refuse("replace.out", "out", nil)
	case slices.Contains(s.ThroughBefore(b.Round), b.In):
		return refuse("replace.in", "in", rules.Args{"name": in.Name()})
	}
	if t, _ := r.SeatOf(b.Out); t != nil && t.Score != nil {
		return refuse("replace.played", "out", rules.Args{"table": t.Number})
	}
	return nil
}

// guard has the regulation say who may come in.
func (b EntrantReplaced) guard(s *State) error {
	list, err := s.Rule.Substitutes(&s.History, b.Round, b.Out)
	if err != nil {
		return err
	}
	if !slices.Contains(list, b.In) {
		return refuse("replace.in", "in", rules.Args{"name": s.Entrant(b.In).Name()})
	}
	return nil
}

func (b EntrantReplaced) apply(s *State, _ *Event) {
	s.Replaced = append(s.Replaced, rules.Replacement{Round: b.Round, Out: b.Out, In: b.In})
	if out := s.Entrant(b.Out); out.Leave == nil || out.Leave.After >= b.Round {
		s.leave(b.Out, rules.Leave{After: b.Round - 1, Kind: rules.LeaveWithdrawn, Reason: b.Reason})
	}
	r := s.Round(b.Round)
	if r == nil {
		return
	}
	if t, seat := r.SeatOf(b.Out); t != nil {
		t.Seats = slices.Clone(t.Seats)
		t.Seats[seat] = b.In
	}
	for i, id := range r.Byes {
		if id == b.Out {
			r.Byes = slices.Clone(r.Byes)
			r.Byes[i] = b.In
		}
	}
}

func (b FinalRefused) check(s *State, _ *Event) error {
	if _, err := s.entrant(b.Entrant, "entrant"); err != nil {
		return err
	}
	if s.RefusedBy(b.Entrant, len(s.Rounds)) {
		return refuse("refuse.twice", "entrant", nil)
	}
	if s.Running() != nil {
		return refuse("round.open", "entrant", rules.Args{"round": s.Running().Number})
	}
	return nil
}

func (b FinalRefused) apply(s *State, _ *Event) {
	s.Refused = append(s.Refused, rules.Refusal{Entrant: b.Entrant, After: s.LastClosed()})
	s.DraftStale = s.Drafted != nil
}

func (FinalRefused) repeats(_ *State, code string) bool { return code == "refuse.twice" }
