package belote

import "github.com/sudya-app/sudya/rules"

// ScoreForm is the answer of the command `score`.
type ScoreForm struct {
	Points Slip   `json:"points"`
	Diff   Whists `json:"diff"`
	Win    Side   `json:"win"` // "" when nobody wins
	Mars   bool   `json:"mars"`
	Basis  string `json:"basis"` // the article
}

// ScoreJSON answers the command `score belote-pairs`: raw is a result in the typed form.
// It refuses as ReadResult and Score do.
func ScoreJSON(raw []byte, p rules.Params) ([]byte, error) {
	r, err := readResult(raw)
	if err != nil {
		return nil, err
	}
	form, err := scoreForm(p, r)
	if err != nil {
		return nil, err
	}
	return encode(form), nil
}

func scoreForm(p rules.Params, r Result) (ScoreForm, error) {
	s, err := Regulation{}.Score(p, rules.TableContext{Seats: 2, Stage: rules.StageMain, Judge: -1}, r)
	if err != nil {
		return ScoreForm{}, err
	}
	form := ScoreForm{
		Points: Slip{NS: s.Seats[0].Points, EW: s.Seats[1].Points},
		Diff:   Whists{NS: int(s.Seats[0].Diff / 6), EW: int(s.Seats[1].Diff / 6)},
		Mars:   s.Mars,
		Basis:  s.Basis,
	}
	for _, side := range []Side{NS, EW} {
		if s.Seats[side.seat()].Win {
			form.Win = side
		}
	}
	return form, nil
}
