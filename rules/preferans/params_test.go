package preferans

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
)

func TestDefaultsAreSound(t *testing.T) {
	seen := map[string]bool{}
	for _, d := range New().Params() {
		if seen[d.Key] {
			t.Errorf("%s twice", d.Key)
		}
		seen[d.Key] = true
		if err := d.CheckValue(d.Default); err != nil {
			t.Errorf("%s: %v", d.Key, err)
		}
		if d.Group == "" || d.Scope == "" || d.Article == "" && !d.Open {
			t.Errorf("%s lacks its group, scope or article: %+v", d.Key, d)
		}
	}
	if err := New().CheckParams(defaults); err != nil {
		t.Error(err)
	}
	for key, want := range map[string]any{
		"rounds": 9, "swissUntil": 7, "roundMinutes": 120, "lateFreeMinutes": 5, "lateMountainMinutes": 10, "lateLastMinutes": 20,
		"lateExtra": 10, "missedPoints": -80, "lateRoundPoints": -80, "pool": 160, "tie": TieShared, "truncate": TruncateWhists,
		"shortage": ShortagePair, "fastThree": FastEach,
	} {
		if !rules.SameValue(defaults[key], want) {
			t.Errorf("%s is %v, want %v", key, defaults[key], want)
		}
	}
}

func TestCheckParams(t *testing.T) {
	for _, row := range []struct {
		params rules.Params
		want   string
	}{
		{rules.Params{"placesFour": []int{30, 0, -30}}, "preferans.params.count at params.placesFour count=3 key=placesFour want=4"},
		{rules.Params{"placesThree": []int{30, 1, -30}}, "preferans.params.places at params.placesThree key=placesThree value=1"},
		{rules.Params{"placesFour": []int{30, 10, 20, -60}}, "preferans.params.places at params.placesFour key=placesFour value=20"},
		{rules.Params{"placesThree": []int{20, 0, -20}}, ""},
		{rules.Params{"bands": [][2]int{{50, 5}, {149, 10}}}, "preferans.params.bands at params.bands key=bands value=149"},
		{rules.Params{"bands": [][2]int{{0, 5}}}, "preferans.params.bands at params.bands key=bands value=0"},
		{rules.Params{"bands": [][2]int{}}, ""},
		{rules.Params{"lateMountainMinutes": 4}, "preferans.params.ladder at params.lateMountainMinutes first=5 second=4"},
		{rules.Params{"lateLastMinutes": 9}, "preferans.params.ladder at params.lateLastMinutes first=10 second=9"},
		{rules.Params{"due": []int{4, 2, 1, 1}}, "preferans.params.count at params.due count=4 key=due want=5"},
		{rules.Params{"due": []int{4, 1, 1, 1, 1}}, "preferans.params.even at params.due key=due value=1"},
		{rules.Params{"whistPrice": []int{8, 15, 24, 32, 40}}, "preferans.params.even at params.whistPrice key=whistPrice value=15"},
		{rules.Params{"consolation": []int{1, 2, 4, 6, 8}}, "preferans.params.even at params.consolation key=consolation value=1"},
		{rules.Params{"allPassPrices": []int{}}, "preferans.params.count at params.allPassPrices count=0 key=allPassPrices want=1"},
		{rules.Params{"poolWhists": 15}, "preferans.params.even at params.poolWhists key=poolWhists value=15"},
		{rules.Params{"mountainWhists": 0}, "preferans.params.even at params.mountainWhists key=mountainWhists value=0"},
		{rules.Params{"poolWhists": 20, "mountainWhists": 8}, "preferans.params.unit at params.poolWhists mountain=8 pool=20"},
		{rules.Params{"poolWhists": 20}, ""},
	} {
		err := New().CheckParams(defaults.With(row.params))
		if row.want == "" && err != nil || row.want != "" && (err == nil || err.Error() != row.want) {
			t.Errorf("%v: %v, want %q", row.params, err, row.want)
		}
	}
}

// TestAdvise: Swiss rounds to the end aren't left without a word, heeded they are no more.
func TestAdvise(t *testing.T) {
	for _, c := range []struct{ rounds, until, instead int }{{7, 7, 5}, {4, 7, 2}, {2, 2, 1}} {
		p := defaults.With(rules.Params{"rounds": c.rounds, "swissUntil": c.until})
		list := New().Advise(p)
		if len(list) != 1 || list[0].Key != "swissUntil" || list[0].Instead != c.instead {
			t.Errorf("%d rounds, Swiss up to %d: %+v", c.rounds, c.until, list)
			continue
		}
		if again := New().Advise(p.With(rules.Params{"swissUntil": list[0].Instead})); again != nil {
			t.Errorf("%d rounds, heeded: %+v", c.rounds, again)
		}
	}
	for _, rounds := range []int{1, 8, 9} {
		if list := New().Advise(defaults.With(rules.Params{"rounds": rounds})); list != nil {
			t.Errorf("%d rounds: %+v", rounds, list)
		}
	}
}
