package preferans

import (
	"fmt"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

// tap enters a deal as a judge does: game, who plays, what the others did, tricks.
func tap(f dealDraft, game string, declarer int, roles map[int]preferans.Role, tricks ...[2]int) dealDraft {
	f = f.PickGame(game)
	if declarer >= 0 {
		f = f.PickDeclarer(declarer)
	}
	for _, i := range f.playing() {
		if r, ok := roles[i]; ok {
			f = f.PickRole(i, r)
		}
	}
	if i := f.sitting(); i >= 0 && roles[i] != "" {
		f = f.PickRole(i, roles[i])
	}
	for _, t := range tricks {
		f = f.SetTricks(t[0], t[1])
	}
	return f
}

// TestWholeParty enters the worked example of twelve deals by taps.
func TestWholeParty(t *testing.T) {
	const w, p, h, ret = preferans.RoleWhist, preferans.RolePass, preferans.RoleHalf, preferans.RoleReturned
	type roles = map[int]preferans.Role
	sh := replayed{Setup: preferans.Setup{Players: 4}, style: preferans.StyleOf(rules.Defaults(preferans.New().Params())), absent: -1}
	sh.replay()
	for i, deal := range []struct {
		game     string
		declarer int
		roles    roles
		tricks   [][2]int
		fast     int
	}{
		{"6", 0, roles{1: w, 2: w}, [][2]int{{0, 5}, {1, 3}}, 0},
		{"7", 1, roles{2: w, 3: p}, nil, 0},
		{"misere", 2, nil, [][2]int{{2, 2}}, 0},
		{"allpass", -1, nil, [][2]int{{2, 1}, {0, 3}, {1, 6}, {3, 0}}, 0},
		{"8", 0, roles{1: p, 2: p}, nil, 0},
		{"allpass", -1, nil, [][2]int{{1, 4}, {2, 2}}, 0},
		{"7", 2, roles{0: h, 3: p}, nil, 0},
		{"7", 3, roles{0: w, 1: p}, [][2]int{{3, 9}}, 0},
		{"6", 0, roles{1: ret, 2: h}, [][2]int{{0, 5}}, 0},
		{"6", 1, roles{0: w, 2: p, 3: p}, [][2]int{{1, 5}}, 0},
		{"10", 2, roles{0: w, 3: w}, nil, 1},
		{"9", 3, roles{0: w, 1: p}, [][2]int{{3, 8}}, 0},
	} {
		f := tap(newDealDraft(4, sh.Party.NextDealer(-1), -1), deal.game, deal.declarer, deal.roles, deal.tricks...)
		f.Fast = deal.fast
		d, complete := f.Deal()
		if !complete {
			t.Fatalf("deal %d isn't complete: %+v", i+1, f)
		}
		if err := d.Check(4); err != nil {
			t.Fatalf("deal %d: %v in %+v", i+1, err, d)
		}
		sh = sh.with("", d)
		if sh.fault != nil {
			t.Fatalf("deal %d: %v", i+1, sh.fault)
		}
		// What is recorded opens for correction as it was.
		again, _ := draftOf(d, "x", 4).Deal()
		if string(again.Canonical()) != string(d.Canonical()) {
			t.Errorf("deal %d comes back as %s, want %s", i+1, again.Canonical(), d.Canonical())
		}
	}
	if got, want := fmt.Sprint(sh.Party.Pool, sh.Party.Mountain, sh.Party.Settle().Result), "[24 16 56 18] [50 36 90 68] [97 205 33 -335]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := fmt.Sprint(sh.pools[2], sh.mountains[0]), "[16 56] [8 14 22 30 50]"; got != want {
		t.Errorf("the numbers grew as %s, want %s", got, want)
	}
}

// TestDraftStaysPossible: whatever is tapped, what is complete can be recorded.
func TestDraftStaysPossible(t *testing.T) {
	games := []string{"6", "7", "8", "9", "10", gameMisere, gameAllPass}
	all := []preferans.Role{preferans.RoleWhist, preferans.RolePass, preferans.RoleHalf, preferans.RoleReturned}
	checked := 0
	for _, seats := range []struct{ players, absent int }{{3, -1}, {4, -1}, {4, 3}} {
		for dealer := range seats.players {
			if dealer == seats.absent {
				continue
			}
			for _, game := range games {
				base := newDealDraft(seats.players, dealer, seats.absent).PickGame(game)
				for _, declarer := range base.playing() {
					f := base
					if game != gameAllPass {
						f = f.PickDeclarer(declarer)
					}
					for _, first := range all {
						for _, second := range all {
							g := f
							if g.level() > 0 {
								d := g.defenders()
								if !contains(preferans.DefenderRoles(g.level(), ""), first) || !contains(preferans.DefenderRoles(g.level(), first), second) {
									continue
								}
								g = g.PickRole(d[0], first).PickRole(d[1], second)
							}
							for _, i := range g.playing() {
								for n := 0; n <= 10; n += 3 {
									if n > g.most(i) {
										continue
									}
									g = g.SetTricks(i, n)
									d, complete := g.Deal()
									if !complete {
										continue
									}
									checked++
									if err := d.Check(seats.players); err != nil {
										t.Fatalf("%s by %d, %s and %s: %v in %s", game, declarer, first, second, err, d.Canonical())
									}
								}
							}
						}
					}
				}
			}
		}
	}
	if checked < 1000 {
		t.Errorf("only %d deals were complete", checked)
	}
}

func contains(list []preferans.Role, r preferans.Role) bool {
	for _, x := range list {
		if x == r {
			return true
		}
	}
	return false
}

// TestChangedRoles: half needs a partner who passed or took the whist back.
func TestChangedRoles(t *testing.T) {
	f := newDealDraft(3, 2, -1).PickGame("6").PickDeclarer(0)
	f = f.PickRole(1, preferans.RoleReturned)
	if f.Roles[2] != preferans.RoleHalf {
		t.Errorf("taken back from %q", f.Roles[2])
	}
	f = f.PickRole(1, preferans.RoleWhist)
	if f.Roles[2] != "" {
		t.Errorf("whist and %q", f.Roles[2])
	}
	// A game where half isn't known keeps nothing of it.
	f = f.PickRole(2, preferans.RolePass).PickGame("8")
	if f.Roles[1] != preferans.RoleWhist || f.Roles[2] != preferans.RolePass || f.Tricks[0] != 8 || f.Tricks[1] != 2 {
		t.Errorf("8: %v, tricks %v", f.Roles, f.Tricks)
	}
}

func TestShortNames(t *testing.T) {
	got := fmt.Sprint(shortNames([]string{"Верещак", "Вереин", "Ли", "Дёмина Анна"}))
	if want := "[Верещ. Вереи. Ли Дём.]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
