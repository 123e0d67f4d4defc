package preferans

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"
)

// TestPresetsAreSound: every preset passes the checks of a parameter change; only one is
// of the regulation, and it changes nothing.
func TestPresetsAreSound(t *testing.T) {
	own := 0
	for _, preset := range Presets() {
		all := defaults.With(preset.Params)
		for _, d := range New().Params() {
			if err := d.CheckValue(all[d.Key]); err != nil {
				t.Errorf("%s: %v", preset.ID, err)
			}
		}
		for key := range preset.Params {
			if _, ok := defaults[key]; !ok {
				t.Errorf("%s: no parameter %s", preset.ID, key)
			}
		}
		if err := New().CheckParams(all); err != nil {
			t.Errorf("%s: %v", preset.ID, err)
		}
		if preset.Regulation {
			own++
			if len(preset.Params) != 0 {
				t.Errorf("%s is the regulation's and changes %v", preset.ID, preset.Params)
			}
		}
	}
	if own != 1 {
		t.Errorf("%d presets of the regulation", own)
	}
}

func preset(id string) Style {
	for _, p := range Presets() {
		if p.ID == id {
			return StyleOf(defaults.With(p.Params))
		}
	}
	panic(id)
}

// TestPresetsClose: in every style closing and help leave V as it would be without them.
func TestPresetsClose(t *testing.T) {
	for _, p := range Presets() {
		t.Run(p.ID, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				players := rapid.IntRange(3, 4).Draw(t, "players")
				closing, open := preset(p.ID), preset(p.ID)
				closing.Cap, open.Cap = 20, 0
				a, _ := NewParty(closing, players, Start{})
				b, _ := NewParty(open, players, Start{})
				for range rapid.IntRange(0, 30).Draw(t, "deals") {
					d := drawDeal(t, players, nobody, a.Minimum())
					if _, err := a.Play(d); err != nil {
						t.Fatal(err)
					}
					if _, err := b.Play(d); err != nil {
						t.Fatal(err)
					}
				}
				if x, y := fmt.Sprint(a.Settle().Result), fmt.Sprint(b.Settle().Result); x != y {
					t.Fatalf("%s, without closing %s", x, y)
				}
			})
		})
	}
}

// TestStyles: what sets the presets apart, on a failed contract of 6 with five tricks.
func TestStyles(t *testing.T) {
	const w, p, h, r = RoleWhist, RolePass, RoleHalf, RoleReturned
	for _, row := range []struct {
		style    string
		roles    []Role
		mountain int
		whists   string
	}{
		{"kazakh", []Role{w, w, RoleDealer}, 8, "[0 32 24 8]"},
		{"kazakh", []Role{w, p, RoleDealer}, 8, "[0 48 0 8]"},
		{"kazakh", []Role{p, p, w}, 8, "[0 0 0 48]"},
		{"sochi", []Role{w, w, RoleDealer}, 2, "[0 8 6 0]"},
		{"sochi", []Role{w, p, RoleDealer}, 2, "[0 12 2 0]"},
		{"sochi", []Role{r, h, RoleDealer}, 2, "[0 14 0 0]"},
		{"sochi", []Role{p, p, w}, 2, "[0 0 0 14]"},
		{"leningrad", []Role{w, p, RoleDealer}, 4, "[0 14 14 4]"},
		{"rostov", []Role{w, p, RoleDealer}, 2, "[0 15 15 10]"},
	} {
		party, _ := NewParty(preset(row.style), 4, Start{})
		e, err := party.Play(Deal{
			Kind: DealContract, Dealer: 3, Level: 6, Absent: nobody,
			Roles: append([]Role{RoleDeclarer}, row.roles...), Tricks: []int{5, 3, 2, 0},
		})
		if err != nil {
			t.Fatal(err)
		}
		on := fmt.Sprint([]int{e.Whists[0][0], e.Whists[1][0], e.Whists[2][0], e.Whists[3][0]})
		if e.Mountain[0] != row.mountain || on != row.whists {
			t.Errorf("%s %v: mountain %d, whists %s; want %d, %s", row.style, row.roles, e.Mountain[0], on, row.mountain, row.whists)
		}
	}
}

// TestLeast: in Ростов the one who took least writes whists on the others.
func TestLeast(t *testing.T) {
	for _, row := range []struct {
		tricks       []int
		pool, whists string
	}{
		{[]int{5, 3, 1, 1}, "[0 0 0 0]", "[[0 0 0 0] [0 0 0 0] [25 15 0 0] [0 0 0 0]]"},
		{[]int{8, 1, 1, 0}, "[0 0 0 0]", "[[0 0 0 0] [40 0 0 0] [40 0 0 0] [0 0 0 0]]"},
		{[]int{6, 4, 0, 0}, "[0 0 1 0]", "[[0 0 0 0] [0 0 0 0] [30 20 0 0] [0 0 0 0]]"},
	} {
		party, _ := NewParty(preset("rostov"), 4, Start{})
		e, err := party.Play(Deal{Kind: DealAllPass, Dealer: 3, Declarer: nobody, Tricks: row.tricks, Absent: nobody})
		if err != nil {
			t.Fatal(err)
		}
		if fmt.Sprint(e.Pool) != row.pool || fmt.Sprint(e.Whists) != row.whists || fmt.Sprint(e.Mountain) != "[0 0 0 0]" {
			t.Errorf("%v: %v %v %v", row.tricks, e.Pool, e.Whists, e.Mountain)
		}
	}
}
