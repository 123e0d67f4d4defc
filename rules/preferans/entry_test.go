package preferans

import (
	"fmt"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// TestEntries: each case of the tables of articles 7 and 8. Player 1 declares, 2 and 3
// defend, 4 (if there is one) deals.
func TestEntries(t *testing.T) {
	const (
		w, p, h, r = RoleWhist, RolePass, RoleHalf, RoleReturned
	)
	personal := rules.Params{"shortage": ShortagePersonal}
	for _, row := range []struct {
		name     string
		level    int
		roles    []Role // of 2, 3 and 4; nil for a dealer who sits out
		tricks   []int
		fast     int
		params   rules.Params
		pool     int
		mountain string
		whists   string // on the declarer
		exit     bool
	}{
		{name: "6 made, both whist", level: 6, roles: []Role{w, w}, tricks: []int{6, 3, 1, 0}, pool: 8, mountain: "[0 0 0 0]", whists: "[0 24 8 0]", exit: true},
		{name: "6 made, one whists: all tricks", level: 6, roles: []Role{w, p}, tricks: []int{6, 3, 1, 0}, pool: 8, mountain: "[0 0 0 0]", whists: "[0 32 0 0]", exit: true},
		{name: "6 unplayed", level: 6, roles: []Role{p, p}, pool: 8, mountain: "[0 0 0 0]", whists: "[0 0 0 0]"},
		{name: "half-whist on 6", level: 6, roles: []Role{h, p}, pool: 8, mountain: "[0 0 0 0]", whists: "[0 16 0 0]"},
		{name: "half-whist on 7", level: 7, roles: []Role{p, h}, pool: 16, mountain: "[0 0 0 0]", whists: "[0 0 16 0]"},
		{name: "6: the pair is one short, the second pays it", level: 6, roles: []Role{w, w}, tricks: []int{7, 3, 0, 0}, pool: 8, mountain: "[0 0 4 0]", whists: "[0 24 0 0]", exit: true},
		{name: "6: personal shortage", level: 6, roles: []Role{w, w}, tricks: []int{7, 3, 0, 0}, params: personal, pool: 8, mountain: "[0 0 8 0]", whists: "[0 24 0 0]", exit: true},
		{name: "6: four and none is no shortage", level: 6, roles: []Role{w, w}, tricks: []int{6, 4, 0, 0}, params: personal, pool: 8, mountain: "[0 0 0 0]", whists: "[0 32 0 0]", exit: true},
		{name: "6: one each", level: 6, roles: []Role{w, w}, tricks: []int{8, 1, 1, 0}, pool: 8, mountain: "[0 4 4 0]", whists: "[0 8 8 0]", exit: true},
		{name: "6: nothing taken", level: 6, roles: []Role{w, w}, tricks: []int{10, 0, 0, 0}, pool: 8, mountain: "[0 8 8 0]", whists: "[0 0 0 0]", exit: true},
		{name: "6: one whister pays all", level: 6, roles: []Role{w, p}, tricks: []int{8, 1, 1, 0}, pool: 8, mountain: "[0 8 0 0]", whists: "[0 16 0 0]", exit: true},
		{name: "7: one and none", level: 7, roles: []Role{w, w}, tricks: []int{9, 1, 0, 0}, pool: 16, mountain: "[0 0 8 0]", whists: "[0 16 0 0]", exit: true},
		{name: "7: nothing taken", level: 7, roles: []Role{w, w}, tricks: []int{10, 0, 0, 0}, pool: 16, mountain: "[0 8 8 0]", whists: "[0 0 0 0]", exit: true},
		{name: "8: both answer (7.15)", level: 8, roles: []Role{w, w}, tricks: []int{10, 0, 0, 0}, pool: 24, mountain: "[0 12 12 0]", whists: "[0 0 0 0]", exit: true},
		{name: "9: one whister", level: 9, roles: []Role{p, w}, tricks: []int{10, 0, 0, 0}, pool: 32, mountain: "[0 0 16 0]", whists: "[0 0 0 0]", exit: true},
		{name: "9: one trick is enough", level: 9, roles: []Role{w, w}, tricks: []int{9, 1, 0, 0}, pool: 32, mountain: "[0 0 0 0]", whists: "[0 32 0 0]", exit: true},
		{name: "10 is whisted (7.14)", level: 10, roles: []Role{w, w}, tricks: []int{10, 0, 0, 0}, pool: 40, mountain: "[0 20 20 0]", whists: "[0 0 0 0]", exit: true},
		{name: "returned, made", level: 6, roles: []Role{r, h}, tricks: []int{6, 2, 2, 0}, pool: 8, mountain: "[0 0 0 0]", whists: "[0 32 0 0]", exit: true},
		{name: "returned pays the shortage", level: 7, roles: []Role{h, r}, tricks: []int{9, 0, 1, 0}, pool: 16, mountain: "[0 0 8 0]", whists: "[0 0 16 0]", exit: true},
		{name: "the dealer whists, made: no shortage for him", level: 6, roles: []Role{p, p, w}, tricks: []int{8, 1, 1, 0}, pool: 8, mountain: "[0 0 0 0]", whists: "[0 0 0 16]", exit: true},
		{name: "the dealer pays, if so set", level: 6, roles: []Role{p, p, w}, tricks: []int{8, 1, 1, 0}, params: rules.Params{"dealerPays": true}, pool: 8, mountain: "[0 0 0 8]", whists: "[0 0 0 16]", exit: true},

		{name: "failed, both whist (8)", level: 6, roles: []Role{w, w}, tricks: []int{5, 3, 2, 0}, mountain: "[8 0 0 0]", whists: "[0 32 24 8]"},
		{name: "failed, gentleman (8)", level: 6, roles: []Role{w, p}, tricks: []int{5, 5, 0, 0}, mountain: "[8 0 0 0]", whists: "[0 28 28 8]"},
		{name: "failed, returned (8)", level: 6, roles: []Role{r, h}, tricks: []int{5, 5, 0, 0}, mountain: "[8 0 0 0]", whists: "[0 56 0 8]"},
		{name: "failed, the dealer whists (8)", level: 6, roles: []Role{p, p, w}, tricks: []int{5, 3, 2, 0}, mountain: "[8 0 0 0]", whists: "[0 0 0 64]"},
		{name: "failed, the dealer whists after half", level: 6, roles: []Role{p, h, w}, tricks: []int{5, 3, 2, 0}, mountain: "[8 0 0 0]", whists: "[0 0 0 64]"},
		{name: "three down on 9", level: 9, roles: []Role{w, w}, tricks: []int{6, 4, 0, 0}, mountain: "[96 0 0 0]", whists: "[0 224 96 96]"},
		{name: "ten without ten", level: 10, roles: []Role{p, w}, tricks: []int{0, 4, 6, 0}, mountain: "[400 0 0 0]", whists: "[0 600 600 400]"},

		{name: "at three: made", level: 7, roles: []Role{w, p}, tricks: []int{7, 2, 1}, pool: 16, mountain: "[0 0 0]", whists: "[0 48 0]", exit: true},
		{name: "at three: failed", level: 7, roles: []Role{w, p}, tricks: []int{6, 3, 1}, mountain: "[16 0 0]", whists: "[0 48 48]"},
		{name: "premium of the dealer (7.20)", level: 8, roles: []Role{p, p}, fast: 3, pool: 24, mountain: "[0 0 0 0]", whists: "[0 0 0 72]"},
		{name: "premium on a failed contract", level: 6, roles: []Role{w, w}, tricks: []int{5, 3, 2, 0}, fast: 1, mountain: "[8 0 0 0]", whists: "[0 32 24 16]"},
		{name: "premium at three: half each", level: 6, roles: []Role{p, p}, tricks: []int{0, 0, 0}, fast: 1, pool: 8, mountain: "[0 0 0]", whists: "[0 4 4]"},
		{name: "no premium at three, if so set", level: 6, roles: []Role{p, p}, tricks: []int{0, 0, 0}, fast: 2, params: rules.Params{"fastThree": FastNone}, pool: 8, mountain: "[0 0 0]", whists: "[0 0 0]"},
	} {
		players := 4
		if len(row.tricks) == 3 {
			players = 3
		}
		d := Deal{Kind: DealContract, Dealer: players - 1, Level: row.level, Tricks: row.tricks, Fast: row.fast, Absent: nobody}
		d.Roles = append([]Role{RoleDeclarer}, row.roles...)
		if players == 4 && len(row.roles) == 2 {
			d.Roles = append(d.Roles, RoleDealer)
		}
		party, err := NewParty(StyleOf(defaults.With(row.params)), players, Start{})
		if err != nil {
			t.Fatal(err)
		}
		party.AllPasses = 1
		party.Style.Minimums = []int{6}
		e, err := party.Play(d)
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
			continue
		}
		on := make([]int, players)
		for i := range on {
			on[i] = e.Whists[i][0]
		}
		if e.Pool[0] != row.pool || fmt.Sprint(e.Mountain) != row.mountain || fmt.Sprint(on) != row.whists || e.Exit != row.exit {
			t.Errorf("%s: pool %d, mountain %v, whists %v, exit %v; want %d, %s, %s, %v",
				row.name, e.Pool[0], e.Mountain, on, e.Exit, row.pool, row.mountain, row.whists, row.exit)
		}
	}
}

func TestAllPass(t *testing.T) {
	for _, row := range []struct {
		name           string
		before         int
		tricks         []int
		dealer, absent int
		params         rules.Params
		pool, mountain string
	}{
		{"first", 0, []int{3, 6, 1, 0}, 2, nobody, nil, "[0 0 0 2]", "[6 12 2 0]"},
		{"second", 1, []int{3, 6, 1, 0}, 2, nobody, nil, "[0 0 0 4]", "[12 24 4 0]"},
		{"third", 2, []int{5, 5, 0, 0}, 2, nobody, nil, "[0 0 0 6]", "[30 30 0 0]"},
		{"tenth costs like the third", 9, []int{5, 5, 0, 0}, 2, nobody, nil, "[0 0 0 6]", "[30 30 0 0]"},
		{"the dealer of four writes nothing (7.18)", 0, []int{0, 5, 5, 0}, 3, nobody, nil, "[2 0 0 0]", "[0 10 10 0]"},
		{"he does, if so set", 0, []int{0, 5, 5, 0}, 3, nobody, rules.Params{"dealerClean": true}, "[2 0 0 2]", "[0 10 10 0]"},
		{"the dealer of three writes", 0, []int{5, 5, 0}, 2, nobody, nil, "[0 0 2]", "[10 10 0]"},
		{"a newcomer isn't there yet", 0, []int{5, 5, 0, 0}, 2, 3, nil, "[0 0 2 0]", "[10 10 0 0]"},
		{"nothing, if so set", 0, []int{5, 5, 0}, 2, nobody, rules.Params{"allPassClean": CleanNone}, "[0 0 0]", "[10 10 0]"},
	} {
		players := len(row.tricks)
		p, _ := NewParty(StyleOf(defaults.With(row.params)), players, Start{})
		p.AllPasses = row.before
		e, err := p.Play(Deal{Kind: DealAllPass, Dealer: row.dealer, Declarer: nobody, Tricks: row.tricks, Absent: row.absent})
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
			continue
		}
		if got := fmt.Sprint(e.Pool, e.Mountain); got != row.pool+" "+row.mountain {
			t.Errorf("%s: %s, want %s %s", row.name, got, row.pool, row.mountain)
		}
	}
}

// TestMinimum: 6, and 7 from the first all-pass deal on; by the option 6 once more (7.3).
func TestMinimum(t *testing.T) {
	st := StyleOf(defaults)
	for n, want := range []int{6, 7, 7, 7, 7} {
		if got := st.Minimum(n); got != want {
			t.Errorf("after %d: %d, want %d", n, got, want)
		}
	}
	st.Minimums = []int{6, 6, 7}
	for n, want := range []int{6, 6, 7, 7} {
		if got := st.Minimum(n); got != want {
			t.Errorf("easier, after %d: %d, want %d", n, got, want)
		}
	}
}
