package preferans

import "github.com/sudya-app/sudya/rules"

// RandomResult invents a plausible round of a table: mountains and whists as a party of
// two hours leaves them, counted like a real one, so that they add to zero.
func (Regulation) RandomResult(_ *rules.History, t *rules.Table, _ rules.Stage, rnd func(n int) int) rules.Result {
	n := len(t.Seats)
	mountain, sum := make([]int, n), 0
	for i := range mountain {
		mountain[i] = 2 * rnd(26)
		sum += mountain[i]
	}
	r := Result{Whists: make([]rules.Sixth, n)}
	for i := range n {
		// Ten whists for each point below the mean mountain.
		r.Whists[i] += rules.Whole(-10*mountain[i]) + rules.Whole(10*sum)/rules.Sixth(n)
		for j := range i {
			between := rules.Whole(8 * (rnd(21) - 10))
			r.Whists[i] += between
			r.Whists[j] -= between
		}
	}
	return r
}
