package tournament

import (
	"github.com/sudya-app/sudya/rules"
)

// RoundClosed ends a round: all results are in.
type RoundClosed struct {
	Seating string `json:"seating"`
}

// RoundReopened takes a closing back, until the next round's seating is published. As a
// command it drops a draft of the next round, which rests on the closing.
type RoundReopened struct {
	Seating string `json:"seating"`
}

// LotDrawn records a draw between entrants equal on all criteria (жребий).
type LotDrawn struct {
	Round int               `json:"round"` // after which they are equal
	Order []rules.EntrantID `json:"order"` // the first drawn stands highest
	Algo  string            `json:"algo,omitzero"`
	Seed  string            `json:"seed,omitzero"`
}

// TournamentFinished ends the tournament.
type TournamentFinished struct{}

func (RoundClosed) Kind() Kind        { return KindClose }
func (RoundReopened) Kind() Kind      { return KindReopen }
func (LotDrawn) Kind() Kind           { return KindLot }
func (TournamentFinished) Kind() Kind { return KindFinish }

func (RoundClosed) Traits() Trait        { return TurningPoint }
func (RoundReopened) Traits() Trait      { return TakesAway }
func (LotDrawn) Traits() Trait           { return MovesField }
func (TournamentFinished) Traits() Trait { return TurningPoint }

func (b RoundClosed) decide(*State, Meta) ([]Body, error)        { return itself(b) }
func (b LotDrawn) decide(*State, Meta) ([]Body, error)           { return itself(b) }
func (b TournamentFinished) decide(*State, Meta) ([]Body, error) { return itself(b) }

func (b RoundClosed) references(r refs) refs      { return r.ids(b.Seating) }
func (b RoundReopened) references(r refs) refs    { return r.ids(b.Seating) }
func (b LotDrawn) references(r refs) refs         { return r.entrants(b.Order...) }
func (TournamentFinished) references(r refs) refs { return r }

func (b RoundClosed) concern(s *State, j *JournalEntry)   { j.Round = s.roundNumber(b.Seating) }
func (b RoundReopened) concern(s *State, j *JournalEntry) { j.Round = s.roundNumber(b.Seating) }

func (b LotDrawn) concern(_ *State, j *JournalEntry) {
	j.Round = b.Round
	j.of(b.Order...)
}

func (TournamentFinished) concern(*State, *JournalEntry) {}

func (b RoundClosed) check(s *State, _ *Event) error {
	r, err := s.published(b.Seating)
	if err != nil {
		return err
	}
	if r.Closed {
		return refuse("round.closed", "seating", rules.Args{"round": r.Number})
	}
	if missing := Missing(r); len(missing) > 0 {
		return refuse("round.missing", "seating", rules.Args{"round": r.Number, "count": len(missing), "tables": missing})
	}
	return nil
}

// guard keeps a round with open questions from closing.
func (b RoundClosed) guard(s *State) error {
	for _, d := range s.Disputes {
		if e := s.Entries[d.First]; e != nil && e.Table.Seating == b.Seating {
			return refuse("round.disputed", "seating", rules.Args{"table": e.Table.Table})
		}
		if d.First == b.Seating {
			return refuse("seating.disputed", "seating", nil)
		}
	}
	if waiting := s.Unconfirmed(b.Seating); len(waiting) > 0 {
		return refuse("round.unconfirmed", "seating", rules.Args{"count": len(waiting), "tables": waiting})
	}
	return nil
}

func (RoundClosed) repeats(_ *State, code string) bool { return code == "round.closed" }

func (b RoundClosed) apply(s *State, e *Event) {
	s.seatings[b.Seating].Closed = true
	s.clockOf(b.Seating).close(e.At)
}

func (b RoundReopened) decide(s *State, _ Meta) ([]Body, error) {
	if r := s.seatings[b.Seating]; r != nil && r.Closed && s.Drafted != nil {
		return []Body{RoundCancelled{Seating: s.Drafted.Seating, Draft: true}, b}, nil
	}
	return []Body{b}, nil
}

func (b RoundReopened) check(s *State, _ *Event) error {
	r, err := s.published(b.Seating)
	if err != nil {
		return err
	}
	if !r.Closed {
		return refuse("round.open", "seating", rules.Args{"round": r.Number})
	}
	if r != s.LastRound() {
		return refuse("reopen.seated", "seating", rules.Args{"round": r.Number, "next": r.Number + 1})
	}
	return nil
}

func (b RoundReopened) apply(s *State, _ *Event) { s.seatings[b.Seating].Closed = false }

func (RoundReopened) repeats(_ *State, code string) bool { return code == "round.open" }

func (b RoundReopened) blocker(s *State) string {
	return s.lastOf(func(x Body) bool { c, ok := x.(RoundClosed); return ok && c.Seating == b.Seating })
}

func (b LotDrawn) check(s *State, _ *Event) error {
	if len(b.Order) < 2 {
		return refuse("lot.few", "order", nil)
	}
	if b.Round < 0 || b.Round > len(s.Rounds) {
		return refuse("leave.round", "round", rules.Args{"round": b.Round})
	}
	if err := checkDraw(b.Algo, b.Seed); err != nil {
		return err
	}
	at := map[rules.EntrantID]bool{}
	for _, id := range b.Order {
		e, err := s.entrant(id, "order")
		if err != nil {
			return err
		}
		if at[id] {
			return refuse("seats.twice", "order", rules.Args{"name": e.Name()})
		}
		at[id] = true
	}
	return nil
}

func (b LotDrawn) apply(s *State, _ *Event) {
	s.Lots = append(s.Lots, rules.Lot{Round: b.Round, Order: b.Order})
	s.DraftStale = s.Drafted != nil
}

func (TournamentFinished) check(s *State, _ *Event) error {
	if r := s.LastRound(); r == nil || !r.Closed {
		return refuse("finish.open", "", nil)
	}
	return nil
}

// guard refuses while the regulation still has rounds to play.
func (TournamentFinished) guard(s *State) error {
	if s.Finished {
		return refuse("finished", "", nil)
	}
	plan, err := s.Plan()
	if err != nil {
		return err
	}
	if !plan.Finished {
		return refuse("finish.early", "", rules.Args{"round": plan.Round})
	}
	return nil
}

func (TournamentFinished) apply(s *State, e *Event) {
	s.Finished, s.FinishedAt = true, e.At
}

func (TournamentFinished) blocker(s *State) string { return s.lastSeating() }
