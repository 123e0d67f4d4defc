package standings

import (
	"cmp"
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Criterion (критерий) is one step of a ranking with the numbers that it compares.
type Criterion struct {
	rules.Criterion
	// Value of entrant i compared within group (the indices tied so far, i among them).
	// ok is false if the criterion doesn't apply to this group, as when not all of it
	// have met: then nobody of the group has a value and the next criterion follows.
	Value func(i int, group []int) (v rules.Sixth, ok bool)
	// Restart marks the first of the head-to-head criteria: parts still tied start again here.
	Restart bool
}

// Placed is an entrant's place.
type Placed struct {
	Index     int // in ids
	Place     int // 1-based
	PlaceTo   int // equal to Place unless shared
	DecidedBy string
	// Compared are the numbers that DecidedBy compared, in the group where it did: of the
	// entrant above and of this one. Zero for the first and for shared places.
	Compared [2]rules.Sixth
	// Values are the numbers on the criteria reached, in their order; a head-to-head number
	// is that of the last, smallest group.
	Values []rules.Number
}

// Rank orders 0…len(ids)-1, higher values first. lot orders a group that is equal on all
// criteria; nil, or a nil answer, leaves it a shared place. The order of the input never
// changes the result: within a shared place entrants stand in the order of their ids.
func Rank(ids []rules.EntrantID, criteria []Criterion, lot func(group []rules.EntrantID) []rules.EntrantID) []Placed {
	r := &ranking{
		ids: ids, criteria: criteria, lot: lot,
		restart: slices.IndexFunc(criteria, func(c Criterion) bool { return c.Restart }),
		out:     make([]Placed, 0, len(ids)),
		values:  make([][]rules.Number, len(ids)),
		scratch: make([]rules.Sixth, len(ids)),
	}
	numbers := make([]rules.Number, len(ids)*(len(criteria)+1))
	for i := range ids {
		at := i * (len(criteria) + 1)
		r.values[i] = numbers[at : at : at+len(criteria)+1]
	}
	all := make([]int, len(ids))
	for i := range all {
		all[i] = i
	}
	slices.SortFunc(all, func(a, b int) int { return cmp.Compare(ids[a], ids[b]) })
	r.split(all, 0, separation{})
	return r.out
}

// separation is what separates the first entrant of a part from the one above it.
type separation struct {
	by       string
	compared [2]rules.Sixth
}

// ranking is a Rank under way. Parts are placed from the top, so out grows in order.
type ranking struct {
	ids      []rules.EntrantID
	criteria []Criterion
	lot      func([]rules.EntrantID) []rules.EntrantID
	restart  int // index of the first head-to-head criterion, -1 if there is none
	out      []Placed
	values   [][]rules.Number
	scratch  []rules.Sixth // the criterion's value by index, while a group is split
}

// split places a group that is tied on the criteria before from.
func (r *ranking) split(group []int, from int, first separation) {
	switch len(group) {
	case 0:
		return
	case 1:
		r.place(group[0], len(r.out)+1, len(r.out)+1, first)
		return
	}
	for k := from; k < len(r.criteria); k++ {
		if !r.measure(k, group) {
			continue
		}
		slices.SortStableFunc(group, func(a, b int) int { return cmp.Compare(r.scratch[b], r.scratch[a]) })
		if r.scratch[group[0]] == r.scratch[group[len(group)-1]] {
			continue
		}
		r.descend(group, k, first)
		return
	}
	r.tied(group, first)
}

// measure computes criterion k in the group, and is false if it doesn't apply there.
func (r *ranking) measure(k int, group []int) bool {
	for _, i := range group {
		v, ok := r.criteria[k].Value(i, group)
		if !ok {
			return false
		}
		r.scratch[i] = v
	}
	for _, i := range group {
		r.note(i, rules.Number{Code: r.criteria[k].Code, Num: r.scratch[i]})
	}
	return true
}

// note records a number; one of a larger group gives way.
func (r *ranking) note(i int, n rules.Number) {
	for j := range r.values[i] {
		if r.values[i][j].Code == n.Code {
			r.values[i][j].Num = n.Num
			return
		}
	}
	r.values[i] = append(r.values[i], n)
}

// descend places the parts into which criterion k has split the group.
func (r *ranking) descend(group []int, k int, first separation) {
	next := k + 1
	if r.restart >= 0 && k >= r.restart {
		next = r.restart
	}
	// The parts overwrite scratch, so their bounds and numbers are taken before.
	type part struct{ from, to int }
	var parts []part
	values := make([]rules.Sixth, 0, 8)
	for from := 0; from < len(group); {
		to := from + 1
		for to < len(group) && r.scratch[group[to]] == r.scratch[group[from]] {
			to++
		}
		parts = append(parts, part{from, to})
		values = append(values, r.scratch[group[from]])
		from = to
	}
	for n, p := range parts {
		sep := first
		if n > 0 {
			sep = separation{by: r.criteria[k].Code, compared: [2]rules.Sixth{values[n-1], values[n]}}
		}
		r.split(group[p.from:p.to], next, sep)
	}
}

// tied places a group that is equal on all criteria: by lot, or sharing.
func (r *ranking) tied(group []int, first separation) {
	slices.SortFunc(group, func(a, b int) int { return cmp.Compare(r.ids[a], r.ids[b]) })
	if order := r.drawn(group); order != nil {
		for n, i := range order {
			at := rules.Whole(n + 1)
			r.note(i, rules.Number{Code: rules.ByLot, Num: at})
			sep := first
			if n > 0 {
				sep = separation{by: rules.ByLot, compared: [2]rules.Sixth{at - rules.Whole(1), at}}
			}
			r.place(i, len(r.out)+1, len(r.out)+1, sep)
		}
		return
	}
	place, to := len(r.out)+1, len(r.out)+len(group)
	for n, i := range group {
		sep := first
		if n > 0 {
			sep = separation{by: rules.ByShared}
		}
		r.place(i, place, to, sep)
	}
}

// drawn is the group in the order of its lot, nil without a lot that holds all of it.
func (r *ranking) drawn(group []int) []int {
	if r.lot == nil {
		return nil
	}
	ids := make([]rules.EntrantID, len(group))
	for n, i := range group {
		ids[n] = r.ids[i]
	}
	order := r.lot(ids)
	if len(order) != len(group) {
		return nil
	}
	at := make([]int, len(order))
	for n, id := range order {
		k := slices.Index(ids, id)
		if k < 0 {
			return nil
		}
		at[n] = group[k]
	}
	return at
}

func (r *ranking) place(i, place, to int, sep separation) {
	r.out = append(r.out, Placed{
		Index: i, Place: place, PlaceTo: to,
		DecidedBy: sep.by, Compared: sep.compared, Values: r.values[i],
	})
}
