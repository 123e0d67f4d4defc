package archive

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Draw is what verify found of one stored draw.
type Draw struct {
	Event int // number in the file
	Round int
	Algo  string
	Seed  string
	State string // DrawReplayed, DrawByHand, DrawUnknown
}

// What verify says of a draw.
const (
	DrawReplayed = "replayed" // the seed gives exactly this seating
	DrawByHand   = "manual"   // seated or exchanged by hand: reported, nothing to replay
	DrawUnknown  = "unknown"  // an algorithm of a newer program: reported
)

// Verify replays every draw of a log from its seed. A draw that the seed doesn't give is
// refused: code verify.draw with the event and the round.
func Verify(events []tournament.Event, lookup tournament.Lookup, known func(algo string) bool) ([]Draw, error) {
	var out []Draw
	for i, e := range events {
		var d Draw
		switch b := e.Body.(type) {
		case tournament.RoundSeated:
			d = Draw{Event: i + 1, Round: b.Round, Algo: b.Algo, Seed: b.Seed}
			switch {
			case b.System == rules.SystemManual:
				d.State = DrawByHand
			case !known(b.Algo):
				d.State = DrawUnknown
			default:
				before := tournament.Fold(events[:i], lookup)
				again, err := before.Propose(b.Seed)
				if err != nil {
					return out, at(err, i+1)
				}
				if again.Algo != b.Algo || !sameTables(again.Tables, b.Tables) || !slices.Equal(again.Byes, b.Byes) {
					return out, rules.Refuse("verify.draw", "", rules.Args{"event": i + 1, "round": b.Round})
				}
				d.State = DrawReplayed
			}
		case tournament.LotDrawn:
			d = Draw{Event: i + 1, Round: b.Round, Algo: b.Algo, Seed: b.Seed}
			switch {
			case b.Algo == "":
				d.State = DrawByHand
			case b.Algo != tournament.LotAlgo:
				d.State = DrawUnknown
			default:
				if !slices.Equal(tournament.ShuffleLot(b.Order, b.Seed), b.Order) {
					return out, rules.Refuse("verify.draw", "", rules.Args{"event": i + 1, "round": b.Round})
				}
				d.State = DrawReplayed
			}
		default:
			continue
		}
		out = append(out, d)
	}
	return out, nil
}

func sameTables(a, b []rules.SeatedTable) bool {
	return slices.EqualFunc(a, b, func(x, y rules.SeatedTable) bool {
		return x.Table == y.Table && x.Group == y.Group && slices.Equal(x.Seats, y.Seats)
	})
}
