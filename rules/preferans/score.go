package preferans

import "github.com/sudya-app/sudya/rules"

// Verdicts of a table, for the sentence.
const (
	VerdictFour       = "four"       // four played
	VerdictThree      = "three"      // three played
	VerdictUnplayed   = "unplayed"   // fewer than three came
	VerdictUnbalanced = "unbalanced" // recorded though the whists don't add to zero
)

// Score gives the points of a round, БТ = БМ + БВ (5). Who didn't come to the table gets
// the points of a missed round (3.5); where fewer than three came nobody plays, and who is
// there has the round of one who sits out. Codes preferans.whists.count, .whists.sum,
// .unbalanced.zero.
func (Regulation) Score(p rules.Params, ctx rules.TableContext, result rules.Result) (rules.TableScore, error) {
	r, ok := result.(Result)
	if !ok {
		return rules.TableScore{}, refuse("preferans.form", "", rules.Args{"text": "another game's result"})
	}
	return r.score(p, ctx.Seats)
}

func (r Result) score(p rules.Params, seats int) (rules.TableScore, error) {
	if n := len(r.Whists); n != seats {
		return rules.TableScore{}, refuse("preferans.whists.count", "whists", rules.Args{"count": n, "want": seats})
	}
	if err := r.check(); err != nil {
		return rules.TableScore{}, err
	}
	sum := r.Sum()
	if sum != 0 && r.Unbalanced == "" {
		return rules.TableScore{}, refuse("preferans.whists.sum", "whists", rules.Args{"sum": sum})
	}
	if sum == 0 && r.Unbalanced != "" {
		return rules.TableScore{}, refuse("preferans.unbalanced.zero", "unbalanced", nil)
	}

	here, dealt := r.here(), r.dealt()
	var playing []rules.Sixth
	for i, w := range r.Whists {
		if dealt[i] {
			playing = append(playing, w)
		}
	}
	table := rules.TableScore{Seats: make([]rules.SeatScore, seats), Verdict: VerdictFour, Basis: "5.1"}
	switch {
	case r.Unbalanced != "":
		table.Verdict, table.Basis = VerdictUnbalanced, "9.2"
	case len(playing) == 3:
		table.Verdict = VerdictThree
	case len(playing) == 0:
		table.Verdict, table.Basis = VerdictUnplayed, "3.5"
	}
	at, next := places(playing), 0
	for i := range table.Seats {
		seat := &table.Seats[i]
		switch {
		case dealt[i]:
			place := at[next]
			next++
			seat.Kind, seat.Diff, seat.Place = rules.KindPlayed, r.Whists[i], place.String()
			seat.PlacePoints = placePoints(p, len(playing), place)
			whists, points := roundPoints(p, seat.PlacePoints, r.Whists[i])
			seat.WhistPoints, seat.Points = whists, rules.Points(points)
		case here[i]:
			seat.Kind, seat.Points = rules.KindBye, rules.Points(p.Int("byePoints"))
		default:
			seat.Kind, seat.Points = rules.KindAbsent, rules.Points(p.Int("missedPoints"))
		}
	}
	return table, nil
}

// scoreForm is the answer of the command `score`.
type scoreForm struct {
	Seats []seatForm `json:"seats"`
}

type seatForm struct {
	Place       string `json:"place"`
	PlacePoints int    `json:"placePoints"`
	WhistPoints int    `json:"whistPoints"`
	Points      int    `json:"points"`
}

// ScoreJSON answers the command `score`: the points of one table from the typed form.
func ScoreJSON(raw []byte, p rules.Params) ([]byte, error) {
	r, err := readResult(raw)
	if err != nil {
		return nil, err
	}
	table, err := r.score(p, len(r.Whists))
	if err != nil {
		return nil, err
	}
	var out scoreForm
	for _, s := range table.Seats {
		out.Seats = append(out.Seats, seatForm{s.Place, s.PlacePoints, s.WhistPoints, int(s.Points / 2)})
	}
	return write(out), nil
}
