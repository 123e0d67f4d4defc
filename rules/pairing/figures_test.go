package pairing

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules/draw"
)

func TestFigures(t *testing.T) {
	seeds := 40
	fmt.Sscan(os.Getenv("SEEDS"), &seeds)
	fmt.Sscan(os.Getenv("STEPS"), &annealSteps)
	fmt.Sscan(os.Getenv("LAMBDA"), &lambdaMul)
	fmt.Sscan(os.Getenv("WIN"), &windowSize)
	fmt.Sscan(os.Getenv("DIV"), &startDiv)
	fmt.Sscan(os.Getenv("TWOSTEP"), &twoStep)
	fmt.Sscan(os.Getenv("STEPSNEXT"), &stepsNext)
	fmt.Sscan(os.Getenv("STEPS2"), &steps2)
	fmt.Sscan(os.Getenv("STEPS1"), &steps1)
	fmt.Sscan(os.Getenv("CANDIDATES"), &candidates)
	strength := 0
	fmt.Sscan(os.Getenv("STRENGTH"), &strength)
	fmt.Sscan(os.Getenv("RESTARTS"), &restarts)
	fmt.Sscan(os.Getenv("S2"), &s2)
	fmt.Sscan(os.Getenv("MIDDIV"), &midDiv)
	fmt.Sscan(os.Getenv("SHARE1"), &share1)
	for _, n := range ns() {
		sd := seeds
		if n == 200 {
			sd = (seeds + 3) / 4
		}
		var total, spread7, again, plain int
		byRound := make([]int, 8)
		var tm time.Duration
		for s := range sd {
			rnd := draw.New(fmt.Sprint("figures", n, s))
			m := NewMeetings(n)
			points := make([]int, n)
			sat3 := make([]int, n)
			for r := 1; r <= 7; r++ {
				order := standing(points, rnd)
				var groups []Group
				if r == 1 {
					groups = FourInOrder(n, inOrder(m, order), nil)
				} else {
					s3 := make([]int, n)
					for i, p := range order {
						s3[i] = sat3[p]
					}
					mm := inOrder(m, order)
					t0 := time.Now()
					var rep FourReport
					groups, rep = Four(n, mm, s3, make([]int, n), rnd)
					tm += time.Since(t0)
					total += rep.Rematches
					byRound[r] += rep.Rematches
					if r == 7 {
						spread7 += rep.Spread
					}
				}
				for _, g := range groups {
					pts := rnd.Perm(len(g.Seats))
					if k := strength; k > 0 {
						// the stronger the better: index plus noise
						val := make([]int, len(g.Seats))
						for i, a := range g.Seats { val[i] = order[a]*10 + rnd.Intn(k) }
						for i := range val { pts[i] = 0; for j := range val { if val[j] < val[i] || val[j]==val[i] && j<i { pts[i]++ } } }
					}
					for i, a := range g.Seats {
						for _, b := range g.Seats[i+1:] {
							m.Add(order[a], order[b], r)
						}
						points[order[a]] += []int{30, 10, -10, -30}[pts[i]]
						if len(g.Seats) == 3 {
							points[order[a]] += []int{0, -10, -20}[pts[i]]
							if sat3[order[a]] > 0 { again++ }
							sat3[order[a]]++
						}
					}
				}
			}
		}
		_ = plain
		f := func(x int) float64 { return float64(x) / float64(sd) }
		t.Logf("n=%3d rematches %.2f by round %v spread7 %.0f again3 %.2f time/seat %v", n, f(total), byRound, f(spread7), f(again), tm/time.Duration(6*sd))
	}
}

func ns() []int {
	if s := os.Getenv("NS"); s != "" {
		var l []int
		for _, x := range strings.Split(s, ",") {
			v, _ := strconv.Atoi(x)
			l = append(l, v)
		}
		return l
	}
	return []int{16, 22, 24, 26, 28, 32, 36, 40, 61, 200}
}
