package tournament

import (
	"maps"
	"slices"
)

// What one device takes away while another builds upon it (a result under a closing, a
// seating under its results) would put out of effect what was published and recorded. Such an
// event is suspended and becomes a dispute with what it takes away: that counts until a
// resolve. An event that nothing can make room for is a dispute itself. So nothing loses its
// effect in silence, and the fold stays a function of the set of events.

// settled is s, or the fold of its log in which every event without effect is in a dispute.
func (s *State) settled() *State {
	if !s.failed() {
		s.leaveMoot()
		return s
	}
	folds := min(400, 1+4_000_000/len(s.events))
	given := map[string]bool{}
	for {
		e := s.firstFailed(given)
		if e == nil {
			break
		}
		// What rests on something of the same device for which nothing was found has no better luck.
		lost := slices.ContainsFunc(s.grounds(e), func(id string) bool {
			ground, _ := s.Event(id)
			return given[id] && ground.Device == e.Device
		})
		var culprits []string
		if !lost {
			culprits = s.against(e, &folds)
		}
		if len(culprits) == 0 {
			given[e.ID] = true
			continue
		}
		s = s.without(culprits, e.ID)
	}
	s.list()
	s.leaveMoot()
	s.unaccepted = true
	return s
}

// leaveMoot passes over the choices that contradict each other about a dispute that is no more.
func (s *State) leaveMoot() {
	for _, id := range s.void {
		s.unaccepted = true
		e, _ := s.Event(id)
		b := e.Body.(Resolved)
		open := slices.ContainsFunc(s.Disputes, func(d Dispute) bool {
			return d.First == b.Target || slices.Contains(d.Others, b.Target)
		})
		if !open {
			s.outcome[id] = Outcome{Repeats: true}
		}
	}
}

func (s *State) failed() bool {
	for _, o := range s.outcome {
		if o.Err != nil {
			return true
		}
	}
	return false
}

// firstFailed is the first event in the order of the log that has no effect, those aside for
// which nothing was found.
func (s *State) firstFailed(given map[string]bool) *Event {
	for i := range s.events {
		id := s.events[i].ID
		if s.outcome[id].Err != nil && !given[id] {
			return &s.events[i]
		}
	}
	return nil
}

// without folds the log with more events suspended, because of one that they contradict.
func (s *State) without(ids []string, because string) *State {
	again := New(s.lookup)
	again.events, again.places = s.events, s.places
	again.suspended = make(map[string]string, len(s.suspended)+len(ids))
	maps.Copy(again.suspended, s.suspended)
	for _, id := range ids {
		again.suspended[id] = because
	}
	again.replay()
	return again
}

// against finds what takes the ground from an event: the fewest of the latest events of other
// devices that take something away, without which it has effect.
func (s *State) against(e *Event, folds *int) []string {
	if e.Body.Traits().Has(TakesAway) {
		return nil // what it would take away stands
	}
	var able []string
	needs := References(e.Body)
	for i := range slices.Backward(s.events) {
		x := &s.events[i]
		if x.Device != e.Device && (x.Body.Traits().Has(TakesAway) && !s.reopens(x.Body) || x.Body.Traits().Has(Reseats)) && s.outcome[x.ID].Effective() && !slices.Contains(needs, x.ID) {
			able = append(able, x.ID)
		}
	}
	var found []string
	stands := func(n int) bool {
		if *folds--; *folds < 0 {
			return false
		}
		o := s.without(append(slices.Clone(found), able[:n]...), e.ID).outcome[e.ID]
		return o.Err == nil && o.UndoneBy == "" && o.LostTo == ""
	}
	if len(able) == 0 || !stands(len(able)) {
		return nil
	}
	for {
		low, high := 1, len(able)
		for low < high {
			if half := (low + high) / 2; stands(half) {
				high = half
			} else {
				low = half + 1
			}
		}
		found = append(found, able[high-1])
		if able = able[:high-1]; len(able) == 0 || *folds <= 0 || stands(0) {
			return found
		}
	}
}

// reopens reports whether an event takes a choice back, or brings it back: what rests on that
// waits for the dispute.
func (s *State) reopens(b Body) bool {
	id, _, _ := Rewound(b)
	_, ok := s.choice(id)
	return ok
}

// list writes the disputes of what is suspended or not accepted.
func (s *State) list() {
	for i := range s.events {
		e := &s.events[i]
		if because, ok := s.suspended[e.ID]; ok {
			s.dispute(s.counting(e, s.standsFor(e, because)), e.ID)
		}
	}
	s.hangs = map[string]string{}
	waiting := func(e *Event) bool {
		o := s.outcome[e.ID]
		if o.Err == nil || o.Disputed {
			return false
		}
		on := s.restsOn(e)
		if on == "" {
			return false
		}
		o.Disputed = true
		s.outcome[e.ID], s.hangs[e.ID] = o, on
		return true
	}
	// An event may rest on one that the order of the log puts after it.
	for range 3 {
		for i := range s.events {
			waiting(&s.events[i])
		}
	}
	for i := range s.events {
		e := &s.events[i]
		if o := s.outcome[e.ID]; o.Err != nil && !o.Disputed && !e.Body.Traits().Has(Rewinds) && !waiting(e) {
			o.Disputed = true
			s.outcome[e.ID] = o
			s.dispute(s.counting(e, s.blocker(e)), e.ID)
		}
	}
}

// counting is an event with effect that another stands against: the one that was found or, if
// that has none itself, the seating it is about or the tournament.
func (s *State) counting(e *Event, first string) string {
	if s.outcome[first].Effective() {
		return first
	}
	if seating := s.seatingOf(e); seating != "" && seating != e.ID && s.outcome[seating].Effective() {
		return seating
	}
	return s.events[0].ID
}

// restsOn is the disputed event without which this one has no effect, or that lost one of a
// resolve that didn't know of this one: then their dispute is open again.
func (s *State) restsOn(e *Event) string {
	for _, id := range s.grounds(e) {
		o := s.outcome[id]
		if o.Disputed {
			return id
		}
		if r, ok := s.Event(o.LostTo); ok && o.LostTo != "" {
			if b := r.Body.(Resolved); b.Target != id {
				s.dispute(b.Target, id)
				return id
			}
		}
	}
	return ""
}

// grounds are the events that an event needs: those it names, and for a seating what there
// is of the round before.
func (s *State) grounds(e *Event) []string {
	list := References(e.Body)
	if seating := s.seatingOf(e); seating != "" && seating != e.ID {
		list = append(list, seating)
	}
	b, ok := e.Body.(following)
	if !ok {
		return list
	}
	if before := b.follows(s); before > 0 {
		for i := range s.events {
			if x, ok := s.events[i].Body.(carrying); ok && x.carries(s) == before {
				list = append(list, s.events[i].ID)
			}
		}
	}
	return list
}

// following bodies need a round whole that they don't name.
type following interface {
	follows(s *State) (round int)
}

func (b RoundSeated) follows(*State) int        { return b.Round - 1 }
func (b LotDrawn) follows(*State) int           { return b.Round }
func (TournamentFinished) follows(s *State) int { return len(s.Rounds) }

// carrying bodies are what a round is whole by: its seating and its closing.
type carrying interface {
	carries(s *State) (round int)
}

func (b RoundSeated) carries(*State) int   { return b.Round }
func (b RoundClosed) carries(s *State) int { return s.roundNumber(b.Seating) }

// standsFor is what a suspended event stands against: what it takes away or, where that is
// no event, the one that contradicts it.
func (s *State) standsFor(e *Event, because string) string {
	id := takenBy(e.Body)
	if b, ok := e.Body.(Undone); ok {
		id = b.Target
	}
	if id == "" || !s.outcome[id].Effective() {
		return because
	}
	return id
}

// blocked bodies know best what keeps them from having effect.
type blocked interface {
	// blocker is that event, "" if it isn't found.
	blocker(s *State) string
}

// blocker is the event that keeps another from having effect.
func (s *State) blocker(e *Event) string {
	if b, ok := e.Body.(blocked); ok {
		if id := b.blocker(s); id != "" {
			return id
		}
	}
	for _, id := range s.grounds(e) {
		if _, ok := s.position(id); ok && id != e.ID {
			return id
		}
	}
	return s.events[0].ID
}

// lastOf is the last event with effect whose body is the one looked for.
func (s *State) lastOf(is func(Body) bool) string {
	for i := range slices.Backward(s.events) {
		if e := &s.events[i]; is(e.Body) && s.outcome[e.ID].Effective() {
			return e.ID
		}
	}
	return ""
}
