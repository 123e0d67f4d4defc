package archive

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Algos are the algorithms of seatings that this program can replay; old ones stay.
var Algos = []string{"random/1", "swiss/1", "italian/1", "apart/1", "four/1", "groups/1", "final/1"}

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

// Verify replays every draw of a log, given in its order, from its seed. A draw that the
// seed doesn't give is refused: code verify.draw with the event and the round.
func Verify(events []tournament.Event, lookup tournament.Lookup) ([]Draw, error) {
	whole := tournament.Fold(events, lookup)
	before := tournament.New(lookup)
	var out []Draw
	for i, e := range events {
		d := Draw{Event: i + 1, Kind: e.Body.Kind()}
		var err error
		switch b := e.Body.(type) {
		case tournament.RoundSeated:
			d.Round, d.Algo, d.Seed = b.Round, b.Algo, b.Seed
			d.State, err = replaySeating(before, b)
		case tournament.LotDrawn:
			d.Round, d.Algo, d.Seed = b.Round, b.Algo, b.Seed
			d.State, err = replayLot(b)
		case tournament.SeatsExchanged:
			d.State = DrawByHand
			if r := before.Seated(b.Seating); r != nil {
				d.Round = r.Number
			}
		default:
			before = before.Apply(e)
			continue
		}
		if o := whole.OutcomeOf(e.ID); o.Err != nil || o.LostTo != "" || o.Disputed {
			d.State, err = DrawPassed, nil
		}
		if err != nil {
			return out, rules.Refuse("verify.draw", "", rules.Args{"event": d.Event, "round": d.Round, "cause": err})
		}
		out = append(out, d)
		before = before.Apply(e)
	}
	return out, nil
}

// replaySeating seats the round again from the state that its writer saw.
func replaySeating(before *tournament.State, b tournament.RoundSeated) (DrawState, error) {
	switch {
	case b.System == rules.SystemManual:
		return DrawByHand, nil
	case !slices.Contains(Algos, b.Algo):
		return DrawUnknown, nil
	}
	again, err := before.Propose(b.Seed)
	if err != nil {
		return DrawUnknown, err
	}
	if again.Algo != b.Algo {
		return DrawUnknown, rules.Refuse("verify.algo", "", rules.Args{"said": b.Algo, "want": again.Algo})
	}
	for _, s := range again.Tables {
		if !slices.ContainsFunc(b.Tables, func(t rules.SeatedTable) bool { return sameTable(s, t) }) {
			return DrawUnknown, rules.Refuse("verify.table", "", rules.Args{"table": s.Table})
		}
	}
	same := again.Round == b.Round && again.Stage == b.Stage && again.System == b.System &&
		slices.Equal(again.Through, b.Through) && slices.Equal(again.Byes, b.Byes) &&
		slices.EqualFunc(again.Tables, b.Tables, sameTable)
	if !same {
		return DrawUnknown, rules.Refuse("verify.field", "", nil)
	}
	return DrawReplayed, nil
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
