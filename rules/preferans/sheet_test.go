package preferans

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

func score(t *testing.T, raw string) SheetScore {
	t.Helper()
	out, err := New().ScoreSheet(defaults, []byte(raw))
	if err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	return out.(SheetScore)
}

// TestNewcomer: three play until the fourth comes; the means are over four.
func TestNewcomer(t *testing.T) {
	out := score(t, `{"players":4,"deals":[
		{"kind":"contract","dealer":2,"declarer":0,"level":6,"roles":["declarer","whist","pass","absent"],"tricks":[5,3,2,0],"fast":1},
		{"kind":"allpass","dealer":1,"tricks":[6,0,4,0],"absent":3},
		{"kind":"misere","dealer":0,"declarer":0,"tricks":0,"absent":3},
		{"kind":"contract","dealer":3,"declarer":1,"level":7,"roles":["whist","declarer","whist","dealer"],"tricks":[1,6,3,0]}],
		"adjust":[{"player":3,"mountain":36}],"ended":"time"}`)
	got := fmt.Sprint(out.Pool, out.Mountain, out.Whists, out.Result)
	// Deal 1 at three: 8·(5+2)/2 = 28 each, premium 4 each; deal 2: the dealer of three writes
	// for no tricks; deal 4 at four: consolation for the dealer.
	// V by hand: E = 10·(pool − mountain) = 200, −140, −80, −360; mean −95.
	// A 295 + (32 − 64) = 263; B −45 + (32 − 112) = −125; C 15 + 96 = 111; D −265 + 16 = −249.
	want := "[40 2 0 0] [20 16 8 36] [[0 32 0 0] [32 0 0 0] [32 64 0 0] [0 16 0 0]] [263 -125 111 -249]"
	if got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

func TestEnded(t *testing.T) {
	const closed = `"players":3,"deals":[],"start":{"pool":[160,160,160],"mountain":[10,-5,0]}`
	for raw, want := range map[string]string{
		`{` + closed + `,"ended":"closed"}`:          "[-250/3 200/3 50/3]",
		`{` + closed + `,"ended":"time"}`:            "[-250/3 200/3 50/3]",
		`{` + closed + `,"ended":""}`:                "[-250/3 200/3 50/3]",
		`{"players":4,"start":{"pool":[160,0,0,0]}}`: "[1200 -400 -400 -400]",
		`{"players":3,"deals":[{"kind":"misere","dealer":0,"declarer":1,"tricks":0}],"start":{"pool":[160,120,160]},"ended":"closed"}`: "[0 0 0]",
	} {
		if got := fmt.Sprint(score(t, raw).Result); got != want {
			t.Errorf("%s: %s, want %s", raw, got, want)
		}
	}
}

func TestSheetRefusals(t *testing.T) {
	for raw, want := range map[string]string{
		`{"players":5,"deals":[]}`:                  "preferans.players at players players=5",
		`{"deals":[]}`:                              "preferans.players at players players=0",
		`{"players":4,"deals":[],"ended":"closed"}`: "preferans.ended.open at ended max=160 player=1 pool=0",
		`{"players":3,"start":{"pool":[160,160,159]},"ended":"closed"}`: "preferans.ended.open at ended max=160 player=3 pool=159",
		`{"players":4,"deals":[],"ended":"later"}`:                      "preferans.ended.unknown at ended ended=later",
		`{"players":4,"start":{"pool":[1,2,3]}}`:                        "preferans.start.count at start.pool count=3 want=4",
		`{"players":3,"start":{"pool":[161,0,0]}}`:                      "preferans.start.range at start.pool.0 max=160 min=0 value=161",
		`{"players":3,"start":{"mountain":[0,10000,0]}}`:                "preferans.start.range at start.mountain.1 max=9999 min=-9999 value=10000",
		`{"players":3,"adjust":[{"player":3,"mountain":5}]}`:            "preferans.deal.player at adjust.0.player player=4 players=3",
		`{"players":3,"adjust":[{"mountain":5}]}`:                       "preferans.deal.missing at adjust.0.player key=player kind=adjust",
		`{"players":3,"adjust":[{"player":1}]}`:                         "preferans.adjust.empty at adjust.0.mountain",
		`{"players":3,"adjust":[{"player":1,"pool":-10000}]}`:           "preferans.adjust.range at adjust.0.pool max=9999 value=-10000",
		`{"players":3,"deals":[` + strings.Repeat(`{"kind":"misere","dealer":0,"declarer":1,"tricks":1},`, 500) + `{"kind":"misere","dealer":0,"declarer":1,"tricks":1}]}`: "preferans.sheet.long at deals count=501 max=500",
	} {
		_, err := New().ScoreSheet(defaults, []byte(raw))
		if err == nil || err.Error() != want {
			t.Errorf("%.80s: %v, want %s", raw, err, want)
		}
	}
	unlimited := defaults.With(rules.Params{"pool": 0})
	if _, err := New().ScoreSheet(unlimited, []byte(`{"players":3,"ended":"closed"}`)); rules.CodeOf(err) != "preferans.ended.unlimited" {
		t.Errorf("no limit, closed: %v", err)
	}
	for _, raw := range []string{``, `[]`, `{"players":"4"}`, `{"players":4.5}`, `{"players":4,"deals":{}}`, `{"players":4,"adjust":[{"player":0,"points":3}]}`, `{"players":4,"start":{"whists":[]}}`, `{"players":4,"deals":[null]}`} {
		if _, err := New().ScoreSheet(defaults, []byte(raw)); rules.CodeOf(err) != "preferans.form" {
			t.Errorf("%s: %v, want preferans.form", raw, err)
		}
	}
}

func TestSetup(t *testing.T) {
	const raw = `{"players":4,"start":{"pool":[0,0,8,0]},"adjust":[{"player":3,"mountain":40},{"player":0,"pool":-8,"whists":3}],"ended":"time"}`
	s, err := ReadSetup([]byte(raw))
	if err != nil || string(s.Canonical()) != raw {
		t.Errorf("%s, %v", s.Canonical(), err)
	}
	if got := string(Setup{Players: 3}.Canonical()); got != `{"players":3}` {
		t.Errorf("an empty setup is %s", got)
	}
	for raw, code := range map[string]string{
		`{"players":4,"deals":[]}`:            "preferans.form",
		`{"players":4,"ended":"now"}`:         "preferans.ended.unknown",
		`{"players":4,"adjust":[{"pool":1}]}`: "preferans.deal.missing",
	} {
		if _, err := ReadSetup([]byte(raw)); rules.CodeOf(err) != code {
			t.Errorf("%s: %v, want %s", raw, err, code)
		}
	}
}

func FuzzScoreSheet(f *testing.F) {
	f.Add([]byte(`{"players":3,"deals":[{"kind":"allpass","dealer":0,"tricks":[4,3,3]}],"adjust":[{"player":0,"whists":7}],"ended":"time"}`))
	f.Add([]byte(`{"players":4,"deals":[{"kind":"contract","dealer":3,"declarer":0,"level":6,"roles":["declarer","returned","half","dealer"],"tricks":[5,5,0,0]}]}`))
	f.Add([]byte(`{"players":4,"start":{"pool":[160,0,0,159]},"deals":[{"kind":"misere","dealer":1,"declarer":2,"tricks":0}]}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		out, err := New().ScoreSheet(defaults, raw)
		if err != nil {
			if rules.CodeOf(err) == "" {
				t.Fatalf("a refusal without a code: %v", err)
			}
			return
		}
		sum := rules.Sixth(0)
		for _, v := range out.(SheetScore).Result {
			sum += v
		}
		if sum != 0 {
			t.Fatalf("V adds to %v", sum)
		}
	})
}

func FuzzReadResult(f *testing.F) {
	f.Add([]byte(`{"whists":["120","-40","0","-80"]}`))
	f.Add([]byte(`{"whists":["100/3","100/3","-200/3"],"late":[{"seat":1,"minutes":7}],"sheet":true}`))
	f.Add([]byte(`{"whists":["0","0","0","0"],"absent":[1],"unbalanced":"x"}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		result, err := New().ReadResult(raw)
		if err != nil {
			if rules.CodeOf(err) == "" {
				t.Fatalf("a refusal without a code: %v", err)
			}
			return
		}
		again, err := New().ReadResult(result.Canonical())
		if err != nil || string(again.Canonical()) != string(result.Canonical()) {
			t.Fatalf("%s doesn't read back: %v", result.Canonical(), err)
		}
		r := result.(Result)
		s, err := New().Score(defaults, rules.TableContext{Seats: len(r.Whists)}, r)
		if err != nil {
			return
		}
		places := 0
		for _, seat := range s.Seats {
			places += seat.PlacePoints
			if seat.Points != rules.Points(seat.PlacePoints+seat.WhistPoints) && seat.Kind == rules.KindPlayed {
				t.Fatalf("БТ %v of %d + %d", seat.Points, seat.PlacePoints, seat.WhistPoints)
			}
		}
		if places != 0 || r.Sum() != 0 && r.Unbalanced == "" {
			t.Fatalf("%s: БМ add to %d, whists to %v", raw, places, r.Sum())
		}
	})
}

func FuzzCheckDeal(f *testing.F) {
	f.Add([]byte(`{"kind":"misere","dealer":1,"declarer":2,"tricks":2}`))
	f.Add([]byte(`{"kind":"contract","dealer":2,"declarer":0,"level":7,"roles":["declarer","half","pass","absent"]}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		line, err := New().CheckDeal(raw)
		if err != nil {
			return
		}
		again, err := New().CheckDeal(line)
		if err != nil || string(again) != string(line) {
			t.Fatalf("%s read back as %s: %v", line, again, err)
		}
	})
}

// TestCheckSetup: settings of a sheet that come from a file are those that a party is
// played with. A player −1 stopped the screen of his table.
func TestCheckSetup(t *testing.T) {
	p := rules.Defaults(New().Params())
	for raw, code := range map[string]string{
		`{"players":4}`: "",
		`{"players":3,"start":{"pool":[1,2,3],"mountain":[0,0,9]},"adjust":[{"player":2,"mountain":40}],"ended":"time"}`: "",
		`{"players":4,"adjust":[{"player":-1,"mountain":40}]}`:                                                           "preferans.deal.player",
		`{"players":3,"adjust":[{"player":3,"mountain":40}]}`:                                                            "preferans.deal.player",
		`{"players":4,"adjust":[{"player":0,"whists":1000000}]}`:                                                         "preferans.adjust.range",
		`{"players":4,"adjust":[{"player":0}]}`:                                                                          "preferans.adjust.empty",
		`{"players":3,"start":{"pool":[1,2]}}`:                                                                           "preferans.start.count",
		`{"players":3,"start":{"mountain":[1,2,1000000]}}`:                                                               "preferans.start.range",
		`{"players":9}`:                        "preferans.players",
		`{"players":4,"ended":"suddenly"}`:     "preferans.ended.unknown",
		`{"players":4,"adjust":[],"colour":1}`: "preferans.form",
	} {
		if got := rules.CodeOf(New().CheckSetup(p, []byte(raw))); got != code {
			t.Errorf("%s: %q, want %q", raw, got, code)
		}
	}
}
