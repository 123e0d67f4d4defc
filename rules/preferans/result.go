package preferans

import (
	"strings"

	"github.com/sudya-app/sudya/rules"
)

// MaxWhists bounds the whists of a round: more is a slip of the finger.
const MaxWhists = 9999

// maxLateMinutes bounds the lateness that a result may note.
const maxLateMinutes = 600

// Result is the typed form of a table's round:
//
//	{"whists":["120","-40","0","-80"]}
//
// with, where they apply, "sheet":true (handed over by the app's sheet), "late" (who came
// late, and what was put on the mountain for it), "absent" (seats where nobody played) and
// "unbalanced":"reason" (recorded though the whists don't add to zero).
type Result struct {
	Whists     []rules.Sixth `json:"whists"`
	Sheet      bool          `json:"sheet,omitzero"`
	Late       []LateNote    `json:"late,omitzero"`
	Absent     []int         `json:"absent,omitzero"`
	Unbalanced string        `json:"unbalanced,omitzero"`
}

// LateNote notes a late player of the table (3.6): the numbers are in his whists already.
type LateNote struct {
	Seat     int `json:"seat"`
	Minutes  int `json:"minutes"`           // begun minutes after the announced start
	Mountain int `json:"mountain,omitzero"` // that he entered with
}

// Canonical is the stored form.
func (r Result) Canonical() []byte { return write(r) }

// resultForm reads whists as text, so that a fault names the seat.
type resultForm struct {
	Whists     []string   `json:"whists"`
	Sheet      bool       `json:"sheet"`
	Late       []LateNote `json:"late"`
	Absent     []int      `json:"absent"`
	Unbalanced *string    `json:"unbalanced"`
}

// ReadResult parses the form of [Result] strictly. Codes preferans.form, .whists.missing,
// .whists.count, .whists.range, .unbalanced.reason, .seat.range, .seat.twice,
// .late.minutes, .absent.whists; number.sixth. Whether the whists add to zero is for Score.
func (Regulation) ReadResult(raw []byte) (rules.Result, error) {
	r, err := readResult(raw)
	if err != nil {
		return nil, err
	}
	return r, nil
}

func readResult(raw []byte) (Result, error) {
	var f resultForm
	if err := read(raw, &f); err != nil {
		return Result{}, err
	}
	r := Result{Sheet: f.Sheet, Late: f.Late, Absent: f.Absent}
	if f.Whists == nil {
		return r, refuse("preferans.whists.missing", "whists", nil)
	}
	if n := len(f.Whists); n != 3 && n != 4 {
		return r, refuse("preferans.whists.count", "whists", rules.Args{"count": n, "want": 4})
	}
	for i, text := range f.Whists {
		w, err := rules.ParseSixth(text)
		if err != nil {
			return r, rules.Refuse("number.sixth", at("whists", i), rules.Args{"text": text})
		}
		r.Whists = append(r.Whists, w)
	}
	if f.Unbalanced != nil {
		if r.Unbalanced = strings.TrimSpace(*f.Unbalanced); r.Unbalanced == "" {
			return r, refuse("preferans.unbalanced.reason", "unbalanced", nil)
		}
	}
	return r, r.check()
}

// check refuses what no table of this size can have.
func (r Result) check() error {
	for i, w := range r.Whists {
		if w > rules.Whole(MaxWhists) || w < rules.Whole(-MaxWhists) {
			return refuse("preferans.whists.range", at("whists", i), rules.Args{"player": i + 1, "value": w, "max": MaxWhists})
		}
	}
	var late []int
	for i, n := range r.Late {
		if n.Minutes < 1 || n.Minutes > maxLateMinutes {
			return refuse("preferans.late.minutes", at("late", i), rules.Args{"minutes": n.Minutes, "max": maxLateMinutes})
		}
		if n.Mountain < -maxPoints || n.Mountain > maxPoints {
			return refuse("preferans.adjust.range", at("late", i), rules.Args{"value": n.Mountain, "max": maxPoints})
		}
		late = append(late, n.Seat)
	}
	if err := r.seats("late", late); err != nil {
		return err
	}
	if err := r.seats("absent", r.Absent); err != nil {
		return err
	}
	dealt := r.dealt()
	for i, w := range r.Whists {
		if !dealt[i] && w != 0 {
			return refuse("preferans.absent.whists", at("whists", i), rules.Args{"player": i + 1, "value": w})
		}
	}
	return nil
}

// seats checks a list of seats: each there, none twice.
func (r Result) seats(key string, list []int) error {
	seen := make([]bool, len(r.Whists))
	for i, seat := range list {
		if seat < 0 || seat >= len(seen) {
			return refuse("preferans.seat.range", at(key, i), rules.Args{"player": seat + 1, "count": len(seen)})
		}
		if seen[seat] {
			return refuse("preferans.seat.twice", at(key, i), rules.Args{"player": seat + 1})
		}
		seen[seat] = true
	}
	return nil
}

// here tells for each seat whether its player came.
func (r Result) here() []bool {
	list := make([]bool, len(r.Whists))
	for i := range list {
		list[i] = true
	}
	for _, seat := range r.Absent {
		list[seat] = false
	}
	return list
}

// dealt tells for each seat whether cards were dealt to it: it came, and at least three did.
func (r Result) dealt() []bool {
	list := r.here()
	if len(list)-len(r.Absent) < 3 {
		return make([]bool, len(list))
	}
	return list
}

// Sum of the whists; zero unless the sheet is unbalanced.
func (r Result) Sum() rules.Sixth {
	var sum rules.Sixth
	for _, w := range r.Whists {
		sum += w
	}
	return sum
}
