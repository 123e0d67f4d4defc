package preferans

import (
	"fmt"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
)

func rat(v rules.Sixth) *big.Rat { return big.NewRat(int64(v), 6) }

// TestClosingChangesNothing: closing the pool and helping never change V (6), nor does a
// newcomer; the sum of V is zero, and the sum of whists on a failed declarer is the law's.
func TestClosingChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		players := rapid.IntRange(3, 4).Draw(t, "players")
		st := StyleOf(defaults)
		st.Cap = rapid.SampledFrom([]int{160, 40, 16}).Draw(t, "cap")
		party, err := NewParty(st, players, Start{})
		if err != nil {
			t.Fatal(err)
		}
		plain := newPlain(players)
		newcomer, late := nobody, 0
		if players == 4 && rapid.Bool().Draw(t, "newcomer") {
			newcomer, late = rapid.IntRange(0, 3).Draw(t, "who"), rapid.IntRange(1, 9).Draw(t, "after")
		}
		for i := range rapid.IntRange(0, 50).Draw(t, "deals") {
			absent := nobody
			if i < late {
				absent = newcomer
			}
			d := drawDeal(t, players, absent, plain.minimum())
			back, err := ReadDeal(d.Canonical())
			if err != nil || fmt.Sprint(back) != fmt.Sprint(d) {
				t.Fatalf("%s read back as %v: %v", d.Canonical(), back, err)
			}
			e, err := party.Play(d)
			if err != nil {
				t.Fatalf("%s: %v", d.Canonical(), err)
			}
			plain.play(d)
			lawOfSum(t, d, e, players)
		}
		if party.AllPasses != plain.row || party.Minimum() != plain.minimum() {
			t.Fatalf("row of %d all-pass deals, want %d", party.AllPasses, plain.row)
		}
		for i := range players {
			if party.Pool[i] > st.Cap {
				t.Fatalf("pool %v over %d", party.Pool, st.Cap)
			}
		}
		sum := rules.Sixth(0)
		for i, v := range party.Settle().Result {
			sum += v
			if rat(v).Cmp(plain.result()[i]) != 0 {
				t.Fatalf("V %v, without closing %v", party.Settle().Result, plain.result())
			}
		}
		if sum != 0 {
			t.Fatalf("V adds to %v", sum)
		}
	})
}

// lawOfSum: on a failed declarer the others write V·(D + u·(n−1)), premium aside.
func lawOfSum(t *rapid.T, d Deal, e Entry, players int) {
	if e.Under == 0 || d.Kind != DealContract {
		return
	}
	n, v := players, 8*(d.Level-5)
	if d.Absent != nobody {
		n--
	}
	sum := 0
	for i := range players {
		sum += e.Whists[i][d.Declarer]
	}
	if want := v*(10-d.Tricks[d.Declarer]+e.Under*(n-1)) + v*d.Fast; sum != want {
		t.Fatalf("%s: whists on the declarer %d, want %d", d.Canonical(), sum, want)
	}
}

func TestHelp(t *testing.T) {
	made := func(declarer, level int) Deal {
		roles := []Role{RolePass, RolePass, RolePass, RolePass}
		dealer := (declarer + 3) % 4
		roles[declarer], roles[dealer] = RoleDeclarer, RoleDealer
		return Deal{Kind: DealContract, Dealer: dealer, Declarer: declarer, Level: level, Roles: roles, Absent: nobody}
	}
	for _, row := range []struct {
		name           string
		start          Start
		deal           Deal
		pool, mountain string
		help           string
		relief         int
	}{
		{"fits", Start{Pool: []int{120, 0, 0, 0}}, made(0, 10), "[160 0 0 0]", "[0 0 0 0]", "[]", 0},
		{"largest pool first", Start{Pool: []int{150, 40, 80, 20}}, made(0, 10), "[160 40 110 20]", "[0 0 0 0]", "[{0 2 30 300}]", 0},
		{"a tie: the nearest after the helper", Start{Pool: []int{50, 160, 50, 50}}, made(1, 6), "[50 160 58 50]", "[0 0 0 0]", "[{1 2 8 80}]", 0},
		{"a tie over the end of the list", Start{Pool: []int{50, 50, 50, 160}}, made(3, 6), "[58 50 50 160]", "[0 0 0 0]", "[{3 0 8 80}]", 0},
		{"and so on", Start{Pool: []int{160, 150, 140, 155}}, made(0, 10), "[160 160 160 160]", "[-5 0 0 0]", "[{0 3 5 50} {0 1 10 100} {0 2 20 200}]", 5},
		{"nobody left: off the mountain", Start{Pool: []int{160, 160, 160, 160}, Mountain: []int{10, 0, 0, 0}}, made(0, 7), "[160 160 160 160]", "[-6 0 0 0]", "[]", 16},
	} {
		p, err := NewParty(StyleOf(defaults), 4, row.start)
		if err != nil {
			t.Fatal(err)
		}
		e, err := p.Play(row.deal)
		if err != nil {
			t.Fatalf("%s: %v", row.name, err)
		}
		got := fmt.Sprintln(p.Pool, p.Mountain, e.Help, e.Relief[row.deal.Declarer])
		if want := fmt.Sprintln(row.pool, row.mountain, row.help, row.relief); got != want {
			t.Errorf("%s: %s, want %s", row.name, got, want)
		}
	}
}

func TestAdjust(t *testing.T) {
	for _, row := range []struct {
		players int
		adjust  Adjustment
		want    string
	}{
		{4, Adjustment{Player: 3, Mountain: 40}, "[100 100 100 -300]"},
		{4, Adjustment{Player: 3, Mountain: 1}, "[5/2 5/2 5/2 -15/2]"},
		{3, Adjustment{Player: 0, Mountain: 20}, "[-400/3 200/3 200/3]"},
		{3, Adjustment{Player: 0, Pool: 2}, "[40/3 -20/3 -20/3]"},
		{4, Adjustment{Player: 1, Pool: -4}, "[10 -30 10 10]"},
		{4, Adjustment{Player: 1, Whists: -100}, "[100/3 -100 100/3 100/3]"},
		{3, Adjustment{Player: 2, Whists: 25}, "[-25/2 -25/2 25]"},
		{4, Adjustment{Player: 0, Pool: 170}, "[1275 -425 -425 -425]"},
	} {
		p, err := NewParty(StyleOf(defaults), row.players, Start{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Adjust(row.adjust); err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(p.Settle().Result); got != row.want {
			t.Errorf("%+v at %d: %s, want %s", row.adjust, row.players, got, row.want)
		}
	}
}

func TestNextDealer(t *testing.T) {
	p, _ := NewParty(StyleOf(defaults), 4, Start{})
	misere := func(dealer, declarer, absent int) Deal {
		return Deal{Kind: DealMisere, Dealer: dealer, Declarer: declarer, Absent: absent}
	}
	if got := p.NextDealer(3); got != 2 {
		t.Errorf("without the last listed, %d deals first", got)
	}
	for _, row := range []struct{ dealer, absent, next int }{{2, 3, 0}, {0, 1, 2}, {1, nobody, 2}, {3, nobody, 0}} {
		if _, err := p.Play(misere(row.dealer, (row.dealer+1)%3, nobody)); err != nil {
			t.Fatal(err)
		}
		if got := p.NextDealer(row.absent); got != row.next {
			t.Errorf("after dealer %d, without %d: %d, want %d", row.dealer, row.absent, got, row.next)
		}
	}
}

func TestStateForTheApp(t *testing.T) {
	p, _ := NewParty(StyleOf(defaults), 3, Start{Pool: []int{160, 160, 158}})
	if p.Closed(2) || !p.Closed(0) || p.Finished() || len(p.TimeNotices()) > 0 {
		t.Errorf("closed %v, finished %v", p.Closed(2), p.Finished())
	}
	try := p.Clone()
	if _, err := try.Play(Deal{Kind: DealAllPass, Dealer: 2, Declarer: nobody, Tricks: []int{5, 5, 0}, Absent: nobody}); err != nil {
		t.Fatal(err)
	}
	if n := try.TimeNotices(); !try.Finished() || len(n) != 1 || n[0].Args["deals"] != 1 {
		t.Errorf("the dealer of three writes for no tricks: finished %v; all-pass asks for confirmation: %v", try.Finished(), n)
	}
	try.Style.End = EndFree
	if len(try.TimeNotices()) > 0 {
		t.Error("asks for confirmation though the parameter leaves it free")
	}
	if p.Finished() || p.AllPasses != 0 || p.Pool[2] != 158 || p.Mountain[0] != 0 {
		t.Error("a deal tried on a copy changed the party")
	}
}
