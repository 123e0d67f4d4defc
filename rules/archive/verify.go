package archive

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Algos are the algorithms of seatings that this program can replay; old ones stay.
var Algos = []string{"random/1", "swiss/1", "italian/1", "apart/1", "four/1", "groups/1", "odd/1", "final/1"}

// Draw is what verify found of one stored draw.
type Draw struct {
	Event int // number in the file
	Kind  tournament.Kind
	Round int
	Algo  string
	Seed  string
	State DrawState
}

// DrawState is what verify says of a draw.
type DrawState string

const (
	DrawReplayed DrawState = "replayed" // the seed gives exactly this seating
	DrawByHand   DrawState = "manual"   // seated, exchanged or drawn by hand: reported, nothing to replay
	DrawUnknown  DrawState = "unknown"  // an algorithm of a newer program: reported
	DrawPassed   DrawState = "passed"   // a merge brought it and it doesn't count: nothing to replay
)

// Verify replays every draw of a log, given in its order, from its seed, and recomputes the
// results that score sheets handed over. Codes: verify.draw, with the event and the round,
// for a draw that the seed doesn't give; verify.sheet, with the event and the table, for a
// result that the deals don't give.
func Verify(events []tournament.Event, lookup tournament.Lookup) ([]Draw, error) {
	whole := tournament.Fold(events, lookup)
	v := &verifying{before: newPrefix(whole, lookup), lookup: lookup, rounds: map[string]int{}}
	var out []Draw
	for i, e := range events {
		if b, ok := e.Body.(tournament.ResultEntered); ok && b.Sheet && whole.OutcomeOf(e.ID).Effective() {
			if err := checkSheet(v.before.now(), e, b); err != nil {
				return out, rules.Refuse("verify.sheet", "", rules.Args{"event": i + 1, "table": b.Table, "cause": err})
			}
		}
		if replay := replays[e.Body.Kind()]; replay != nil {
			d := Draw{Event: i + 1, Kind: e.Body.Kind()}
			err := replay(v, e, &d)
			if o := whole.OutcomeOf(e.ID); o.Err != nil || o.LostTo != "" || o.Disputed {
				d.State, err = DrawPassed, nil
			}
			if err != nil {
				return out, rules.Refuse("verify.draw", "", rules.Args{"event": d.Event, "round": d.Round, "cause": err})
			}
			out = append(out, d)
		}
		v.before.add(e)
	}
	return out, nil
}

// verifying is a log on the way through its events.
type verifying struct {
	before *prefix
	lookup tournament.Lookup
	rounds map[string]int // of seatings
}

// replays are the kinds of events that say who plays whom, or in which order: each fills in
// what is told of its draw, and tells where the seed gives another.
var replays = map[tournament.Kind]func(*verifying, tournament.Event, *Draw) error{
	tournament.KindSeat:     replaying((*verifying).seating),
	tournament.KindExchange: replaying((*verifying).exchange),
	tournament.KindLot:      replaying((*verifying).lot),
}

func replaying[B tournament.Body](replay func(*verifying, tournament.Event, B, *Draw) error) func(*verifying, tournament.Event, *Draw) error {
	return func(v *verifying, e tournament.Event, d *Draw) error { return replay(v, e, e.Body.(B), d) }
}

func (v *verifying) seating(e tournament.Event, b tournament.RoundSeated, d *Draw) (err error) {
	d.Round, d.Algo, d.Seed = b.Round, b.Algo, b.Seed
	v.rounds[e.ID] = b.Round
	d.State, err = replaySeating(v.before.now(), b)
	if err != nil && replayUnseen(v.before.events, e, b, v.lookup) {
		d.State, err = DrawReplayed, nil
	}
	return err
}

func (v *verifying) exchange(_ tournament.Event, b tournament.SeatsExchanged, d *Draw) error {
	d.Round, d.State = v.rounds[b.Seating], DrawByHand
	return nil
}

func (v *verifying) lot(_ tournament.Event, b tournament.LotDrawn, d *Draw) (err error) {
	d.Round, d.Algo, d.Seed = b.Round, b.Algo, b.Seed
	d.State, err = replayLot(b)
	return err
}

// replaySeating seats the round again from the state that its writer saw.
func replaySeating(before *tournament.State, b tournament.RoundSeated) (DrawState, error) {
	switch {
	case b.System == rules.SystemManual:
		return DrawByHand, nil
	case !slices.Contains(Algos, b.Algo):
		return DrawUnknown, nil
	}
	err := seatsSo(before, b)
	if err != nil && seatsSo(before.FinesAsTold(), b) != nil {
		return DrawUnknown, err
	}
	return DrawReplayed, nil
}

// seatsSo reports whether a seating is what its seed gives, or gave by its algorithm.
func seatsSo(before *tournament.State, b tournament.RoundSeated) error {
	again, err := before.Propose(b.Seed)
	if err == nil {
		err = sameSeating(again, b)
	}
	if err != nil {
		if old, ok := before.Reseat(b.Algo, b.Seed); ok && sameSeating(old, b) == nil {
			return nil
		}
	}
	return err
}

// sameSeating tells where a seating that was replayed differs from the stored one.
func sameSeating(again rules.Seating, b tournament.RoundSeated) error {
	if again.Algo != b.Algo {
		return rules.Refuse("verify.algo", "", rules.Args{"said": b.Algo, "want": again.Algo})
	}
	for _, s := range again.Tables {
		if !slices.ContainsFunc(b.Tables, func(t rules.SeatedTable) bool { return sameTable(s, t) }) {
			return rules.Refuse("verify.table", "", rules.Args{"table": s.Table})
		}
	}
	same := again.Round == b.Round && again.Stage == b.Stage && again.System == b.System &&
		slices.Equal(again.Through, b.Through) && slices.Equal(again.Byes, b.Byes) &&
		slices.EqualFunc(again.Tables, b.Tables, sameTable)
	if !same {
		return rules.Refuse("verify.field", "", nil)
	}
	return nil
}

// mostUnseen bounds the search of replayUnseen.
const mostUnseen = 300

// replayUnseen replays a seating from less than what stands before it in the log: a merge
// puts events of other devices there that its writer hadn't seen. What it had seen of them
// is their beginning.
func replayUnseen(events []tournament.Event, e tournament.Event, b tournament.RoundSeated, lookup tournament.Lookup) bool {
	for end, tries := len(events), 0; end > 0 && tries < mostUnseen; end-- {
		if events[end-1].Device == e.Device {
			continue
		}
		tries++
		seen := slices.Clone(events[:end-1])
		for _, own := range events[end:] {
			if own.Device == e.Device {
				seen = append(seen, own)
			}
		}
		if state, err := replaySeating(tournament.Fold(seen, lookup), b); err == nil && state == DrawReplayed {
			return true
		}
	}
	return false
}

// checkSheet compares a result that a score sheet handed over with its deals. Where another
// device wrote deals of that table too, what this one had seen of them isn't known.
func checkSheet(before *tournament.State, e tournament.Event, b tournament.ResultEntered) error {
	key := tournament.TableKey{Seating: b.Seating, Table: b.Table}
	for _, earlier := range before.Events() {
		if k, ok := tournament.SheetOf(earlier.Body); ok && k == key && earlier.Device != e.Device {
			return nil
		}
	}
	computed, err := before.SheetResult(key)
	if err != nil {
		return err
	}
	stored, err := before.Rule.ReadResult(b.Result)
	if err != nil {
		return err
	}
	if keeper, ok := before.Rule.(rules.SheetKeeper); !ok || !keeper.SameNumbers(computed, stored) {
		return rules.Refuse("verify.sheet.numbers", "", rules.Args{"computed": string(computed.Canonical()), "stored": string(stored.Canonical())})
	}
	return nil
}

func replayLot(b tournament.LotDrawn) (DrawState, error) {
	switch b.Algo {
	case "":
		return DrawByHand, nil
	case tournament.LotAlgo:
		if !slices.Equal(tournament.ShuffleLot(b.Order, b.Seed), b.Order) {
			return DrawUnknown, rules.Refuse("verify.lot", "", nil)
		}
		return DrawReplayed, nil
	}
	return DrawUnknown, nil
}

func sameTable(a, b rules.SeatedTable) bool {
	return a.Table == b.Table && a.Group == b.Group && slices.Equal(a.Seats, b.Seats)
}
