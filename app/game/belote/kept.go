package belote

import (
	"encoding/json"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/belote"
)

// What is typed at a table as it lies on the disk. Fields are added, never renamed.

type formLeft struct {
	Way        resultWay    `json:"way"`
	Totals     []string     `json:"totals"`
	Diff       string       `json:"diff,omitempty"`
	Points     string       `json:"points,omitempty"`
	Unfinished bool         `json:"unfinished,omitempty"`
	Mars       bool         `json:"mars,omitempty"`
	Doezd      bool         `json:"doezd,omitempty"`
	Last       belote.Side  `json:"last,omitempty"`
	Reached    belote.Side  `json:"reached,omitempty"`
	NoShow     belote.Side  `json:"noShow,omitempty"`
	Award      belote.Side  `json:"award,omitempty"`
	Equal      belote.Equal `json:"equal,omitempty"`
	Sign       string       `json:"sign,omitempty"` // typed with the difference, and not the points' own
}

// dealTyped is a deal of belote on the sheet of a table.
type dealTyped struct {
	table.DealTyped
	draft dealDraft
	ended bool // handing over
}

type dealLeft struct {
	table.DealLeft
	Draft *dealDraft `json:"draft,omitempty"`
	Typed int        `json:"typed,omitempty"` // whose card points were typed, from 1
	Ended bool       `json:"ended,omitempty"`
}

// resultForm is what is typed of a party: a value.
type resultForm struct {
	way        resultWay
	totals     ui.Entry // N–S, E–W
	diff       ui.Entry // without a sign: the points tell whose it is
	sign       string   // of the difference, "+" or "-", where one was typed that the points didn't tell
	points     string   // of the slip, in halves: "3:-3"
	unfinished bool
	mars       bool // the judge's tick
	doezd      bool // asks who declared that the party is won
	last       belote.Side
	reached    belote.Side
	noShow     belote.Side
	award      belote.Side
	equal      belote.Equal
}

// MarshalJSON writes what is typed.
func (f resultForm) MarshalJSON() ([]byte, error) {
	return json.Marshal(formLeft{
		Way: f.way, Totals: f.totals.Values, Diff: f.diff.Values[0], Points: f.points, Unfinished: f.unfinished, Mars: f.mars, Doezd: f.doezd,
		Last: f.last, Reached: f.reached, NoShow: f.noShow, Award: f.award, Equal: f.equal, Sign: f.sign,
	})
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (f *resultForm) UnmarshalJSON(raw []byte) (err error) {
	var l formLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	form := newResultForm()
	form.way, form.points, form.unfinished, form.mars, form.doezd = l.Way, l.Points, l.Unfinished, l.Mars, l.Doezd
	form.last, form.reached, form.noShow, form.award, form.equal = l.Last, l.Reached, l.NoShow, l.Award, l.Equal
	for _, side := range []belote.Side{l.Last, l.Reached, l.NoShow, l.Award} {
		if side == belote.Both {
			continue // who it may stand for, the regulation checks
		}
		if err := scope.OneOf(side, belote.NS, belote.EW); err != nil {
			return err
		}
	}
	if err := scope.OneOf(l.Equal, belote.EqualZero, belote.EqualBothLose); err != nil {
		return err
	}
	if l.Way == "" || scope.OneOf(l.Way, wayTotals, waySlip, wayNoShow, wayAward) != nil {
		return scope.ErrForm
	}
	if _, _, ok := pointsOf(l.Points); l.Points != "" && !ok {
		return scope.ErrForm
	}
	if form.totals, err = table.PutValues(form.totals, l.Totals); err != nil {
		return err
	}
	if err := scope.OneOf(l.Sign, "+", "-"); err != nil {
		return err
	}
	form.diff, form.sign = form.diff.Set(0, l.Diff), l.Sign
	*f = form
	return nil
}

// TypedWords are what is typed at a table, seat by seat, for a person to read.
func (f resultForm) Words(names []string) []string {
	switch f.way {
	case wayNoShow, wayAward:
		return names
	case waySlip:
		ns, ew, _ := pointsOf(f.points)
		return append(table.TypedPairs(names, []string{scope.HalfText(ns), scope.HalfText(ew)}), f.diff.Values[0])
	}
	return table.TypedPairs(names, f.totals.Values)
}

// beloteLost gives the party to the others (III.2).
func beloteLost(seat int) []byte {
	return belote.Result{AwardedTo: belote.SideAt(seat).Other()}.Canonical()
}

// beloteNoShow is a technical win of the others (V.3).
func beloteNoShow(seat int) []byte { return belote.Result{NoShow: belote.SideAt(seat)}.Canonical() }

func belotePenaltyCard(effect string) bool {
	return effect == belote.EffectMajor || effect == belote.EffectMinor
}
