package tournament

import (
	"slices"
)

// Resolved settles a dispute: Target counts, those of Over don't. The command names in Over
// also what rests on the others, and an earlier choice that it overrules, so that an undo
// brings all of it back.
type Resolved struct {
	Target string   `json:"target"`
	Over   []string `json:"over"`
	Reason string   `json:"reason,omitzero"`
}

func (Resolved) Kind() Kind { return KindResolve }

func (Resolved) Traits() Trait { return Rewinds | AfterFinish }

func (b Resolved) references(r refs) refs { return r.ids(b.Target).ids(b.Over...) }

func (Resolved) concern(*State, *JournalEntry) {}

// decide names everything that the choice puts out of effect.
func (b Resolved) decide(s *State, _ Meta) ([]Body, error) {
	if b.check(s, nil) != nil || slices.Contains(b.Over, s.events[0].ID) {
		return []Body{b}, nil // the check says why
	}
	b.Over = slices.Clone(b.Over)
	named := map[string]bool{b.Target: true}
	for _, id := range b.Over {
		named[id] = true
	}
	name := func(id string) {
		if !named[id] {
			named[id] = true
			b.Over = append(b.Over, id)
		}
	}
	for i := range s.events {
		e := &s.events[i]
		// Choices that contradict each other are void, moot ones too: they would drag this one in.
		if r, ok := e.Body.(Resolved); ok && slices.Contains(s.void, e.ID) && slices.Contains(r.Over, b.Target) {
			name(e.ID)
		}
		if named[s.hangs[e.ID]] && s.hangs[e.ID] != b.Target {
			name(e.ID)
		}
	}
	for range 8 {
		lost := s.overruled(s.With(lastly(s, b)), named)
		if len(lost) == 0 {
			break
		}
		for _, id := range lost {
			name(id)
		}
	}
	return []Body{b}, nil
}

// overruled are the events with effect that have none in after, those aside that are named.
func (s *State) overruled(after *State, named map[string]bool) []string {
	var list []string
	for i := range s.events {
		id := s.events[i].ID
		if o := after.outcome[id]; s.outcome[id].Effective() && !o.Effective() && !o.Repeats && !named[id] {
			list = append(list, id)
		}
	}
	return list
}

func (b Resolved) check(s *State, _ *Event) error {
	if len(b.Over) == 0 {
		return refuse("resolve.nothing", "over", nil)
	}
	for _, id := range append([]string{b.Target}, b.Over...) {
		if _, ok := s.position(id); !ok {
			return refuse("resolve.unknown", "target", nil)
		}
	}
	return nil
}
func (b Resolved) apply(*State, *Event) {}

// guard wants a choice between the events of one dispute, one that can be carried out.
func (b Resolved) guard(s *State) error {
	if slices.Contains(b.Over, s.events[0].ID) {
		return refuse("resolve.impossible", "over", nil)
	}
	for _, d := range s.Disputes {
		all := append([]string{d.First}, d.Others...)
		if !slices.Contains(all, b.Target) {
			continue
		}
		if !slices.ContainsFunc(b.Over, func(id string) bool { return id != b.Target && slices.Contains(all, id) }) {
			continue
		}
		after := s.With(lastly(s, b))
		named := map[string]bool{b.Target: true}
		for _, id := range b.Over {
			named[id] = true
		}
		if lost := s.overruled(after, named); len(lost) > 0 {
			return s.needed(lost[0])
		}
		if o := after.outcome[b.Target]; !o.Effective() && !o.Repeats {
			return refuse("resolve.impossible", "target", nil)
		}
		return nil
	}
	return refuse("resolve.unknown", "target", nil)
}

// dropped finds the events that don't count because of an undo or a resolve, or are
// suspended. The last undo or redo of an event in the order of the log holds; an undone
// resolve doesn't count, nor do resolves that drop each other's choices.
func (s *State) dropped() map[string]Outcome {
	var out map[string]Outcome
	set := func(id string, o Outcome) {
		if out == nil {
			out = map[string]Outcome{}
		}
		out[id] = o
	}
	choices, void := s.agreeing(s.choices())
	s.void = void
	beaten := map[string]bool{} // undos and redos that a choice passes over
	for _, i := range choices {
		b := s.events[i].Body.(Resolved)
		for _, id := range b.Over {
			beaten[id] = beaten[id] || id != b.Target
		}
	}
	undone := s.undone(beaten)
	for _, id := range void {
		set(id, Outcome{Disputed: true})
	}
	for _, i := range choices {
		b := s.events[i].Body.(Resolved)
		for _, id := range b.Over {
			if _, gone := out[id]; !gone && id != b.Target {
				set(id, Outcome{LostTo: s.events[i].ID})
			}
		}
	}
	for id, by := range undone {
		if by != "" {
			set(id, Outcome{UndoneBy: by})
		}
	}
	for id := range s.suspended {
		set(id, Outcome{Disputed: true})
	}
	return out
}

// undone are the events that are taken back, with the undo, and those that are brought back,
// with "". The last undo or redo of an event holds.
func (s *State) undone(beaten map[string]bool) map[string]string {
	undone := map[string]string{}
	for i := range slices.Backward(s.events) {
		e := &s.events[i]
		if _, ok := s.suspended[e.ID]; ok || beaten[e.ID] {
			continue
		}
		target, counts, ok := Rewound(e.Body)
		if !ok {
			continue
		}
		if _, decided := undone[target]; decided {
			continue
		}
		if counts {
			undone[target] = ""
		} else if s.undoable(target) == nil {
			undone[target] = e.ID
		}
	}
	return undone
}

// choices are the resolves that nobody has undone or overruled, as places in the log.
func (s *State) choices() []int {
	var list []int
	for i := range s.events {
		if _, ok := s.events[i].Body.(Resolved); ok {
			list = append(list, i)
		}
	}
	if len(list) == 0 {
		return nil
	}
	undone, overruled := s.undone(nil), map[string]bool{}
	var live []int
	// What overrules a choice knows it, and stands later.
	for _, i := range slices.Backward(list) {
		id := s.events[i].ID
		if undone[id] != "" || overruled[id] {
			continue
		}
		live = append(live, i)
		for _, other := range s.events[i].Body.(Resolved).Over {
			overruled[other] = true
		}
	}
	slices.Reverse(live)
	return live
}

// agreeing parts resolves, given as places in the log, into those that count and, by their
// ids, those of a ring in which each drops what another chose: two judges chose differently.
func (s *State) agreeing(choices []int) (count []int, void []string) {
	if len(choices) < 2 {
		return choices, nil
	}
	choice := func(i int) Resolved { return s.events[i].Body.(Resolved) }
	drops := map[string]int{}    // by how many choices an event is dropped
	chosen := map[string][]int{} // the choices of an event
	for _, i := range choices {
		b := choice(i)
		chosen[b.Target] = append(chosen[b.Target], i)
		for _, id := range b.Over {
			if id != b.Target {
				drops[id]++
			}
		}
	}
	free := map[int]bool{}
	var ready []int
	for _, i := range choices {
		if drops[choice(i).Target] == 0 {
			ready = append(ready, i)
		}
	}
	for len(ready) > 0 {
		i := ready[0]
		ready = ready[1:]
		free[i] = true
		b := choice(i)
		for _, id := range b.Over {
			if id == b.Target {
				continue
			}
			if drops[id]--; drops[id] == 0 {
				ready = append(ready, chosen[id]...)
			}
		}
	}
	for _, i := range choices {
		if free[i] {
			count = append(count, i)
		} else {
			void = append(void, s.events[i].ID)
		}
	}
	return count, void
}
