package belote

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
)

// The values of the games are the sums of their cards.
func TestGameValues(t *testing.T) {
	for g, want := range map[Game]int{GameTrump: 162, GameNoTrump: 260, GameAllTrump: 258} {
		if got := g.Value(); got != want {
			t.Errorf("%s: %d, want %d", g, got, want)
		}
	}
	for _, tt := range []struct {
		game  Game
		rank  Rank
		trump bool
		want  int
	}{
		{GameTrump, "J", true, 20}, {GameTrump, "J", false, 2}, {GameTrump, "9", true, 14}, {GameTrump, "9", false, 0},
		{GameNoTrump, "A", false, 22}, {GameNoTrump, "J", false, 4}, {GameAllTrump, "9", false, 14}, {GameAllTrump, "7", false, 0},
	} {
		if got := tt.game.Card(tt.rank, tt.trump); got != tt.want {
			t.Errorf("%s %s trump=%v: %d, want %d", tt.game, tt.rank, tt.trump, got, tt.want)
		}
	}
}

// written scores deals and writes "ns:ew note" of each and the state, or the refusal.
func written(p rules.Params, deals ...string) string {
	raw := `{"deals":[` + strings.Join(deals, ",") + `]}`
	out, err := New().ScoreSheet(p, []byte(raw))
	if err != nil {
		return err.Error()
	}
	s := out.(Sheet)
	var list []string
	for _, w := range s.Deals {
		list = append(list, strings.TrimSpace(fmt.Sprintf("%d:%d %s", w.NS, w.EW, w.Note)))
	}
	text := strings.Join(list, ", ") + fmt.Sprintf(" = %d:%d", s.Total.NS, s.Total.EW)
	if s.Finished {
		text += fmt.Sprintf(" over, last %s: %s/%s win %s", s.LastDeclarer, s.Result.Points.NS, s.Result.Points.EW, s.Result.Win)
	}
	return text
}

// Every row of the score of a deal.
func TestDeals(t *testing.T) {
	const (
		equal = `{"declarer":"ns","game":"trump","cards":{"ns":81,"ew":81}}`
		plain = `{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62}}`
	)
	award := func(side Side, n int) string { return fmt.Sprintf(`{"award":{%q:%d}}`, side, n) }
	tests := []struct {
		name  string
		deals []string
		want  string
	}{
		{"nothing yet", nil, " = 0:0"},
		{"the declarer takes more", []string{plain}, "100:62 = 100:62"},
		{"with melds", []string{`{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62},"melds":{"ns":20,"ew":0},"tricks":{"ns":5,"ew":3}}`}, "120:62 = 120:62"},
		{"melds save the declarer", []string{`{"declarer":"ew","game":"trump","cards":{"ns":100,"ew":62},"melds":{"ew":50}}`}, "100:112 = 100:112"},
		{"байт", []string{`{"declarer":"ns","game":"trump","cards":{"ns":80,"ew":82}}`}, "0:162 bait = 0:162"},
		{"байт: the melds of both go over", []string{`{"declarer":"ns","game":"trump","cards":{"ns":62,"ew":100},"melds":{"ns":20,"ew":50}}`}, "0:232 bait = 0:232"},
		{"байт: no trick, whatever the melds", []string{`{"declarer":"ns","game":"trump","cards":{"ns":0,"ew":162},"melds":{"ns":200}}`}, "0:362 bait = 0:362"},
		{"тотус", []string{`{"declarer":"ns","game":"trump","cards":{"ns":162,"ew":0},"melds":{"ns":20}}`}, "182:0 totus = 182:0"},
		{"тотус takes the defenders' melds", []string{`{"declarer":"ew","game":"notrump","cards":{"ns":0,"ew":260},"melds":{"ns":100},"tricks":{"ns":0,"ew":8}}`}, "0:360 totus = 0:360"},
		{"a trick of no value is a trick", []string{`{"declarer":"ns","game":"trump","cards":{"ns":162,"ew":0},"tricks":{"ns":7,"ew":1}}`}, "162:0 = 162:0"},
		{"тотус though the defenders' melds are more", []string{`{"declarer":"ns","game":"trump","cards":{"ns":162,"ew":0},"melds":{"ew":200}}`}, "362:0 totus = 362:0"},
		{"all trumps", []string{`{"declarer":"ew","game":"alltrump","cards":{"ns":100,"ew":158}}`}, "100:158 = 100:158"},
		{"all passed", []string{`{"pass":true}`}, "0:0 pass = 0:0"},
		{"байт по картам", []string{`{"declarer":"ew","game":"trump","penalty":"bait","melds":{"ns":20,"ew":50}}`}, "232:0 penalty = 232:0"},
		{"тотус по картам", []string{`{"declarer":"ew","game":"notrump","penalty":"totus"}`}, "0:260 penalty = 0:260"},
		{"two cards exposed in the bidding", []string{award(EW, 162)}, "0:162 award = 0:162"},

		{"equal: the declarer's sum waits", []string{equal}, "0:81 hang = 0:81"},
		{"… for the declarer that takes more", []string{equal, plain}, "0:81 hang, 181:62 = 181:143"},
		{"… for the defenders that take more", []string{equal, `{"declarer":"ew","game":"trump","cards":{"ns":100,"ew":62}}`}, "0:81 hang, 243:0 bait = 243:81"},
		{"… and accumulates", []string{equal, equal, plain}, "0:81 hang, 0:81 hang, 262:62 = 262:224"},
		{"… over passes and awards", []string{equal, `{"pass":true}`, award(EW, 162), plain}, "0:81 hang, 0:0 pass, 0:162 award, 181:62 = 181:305"},
		{"… to the writer of a penalty", []string{equal, `{"declarer":"ew","game":"trump","penalty":"totus"}`}, "0:81 hang, 0:243 penalty = 0:324"},
		{"… to the тотус", []string{equal, `{"declarer":"ew","game":"trump","cards":{"ns":0,"ew":162}}`}, "0:81 hang, 0:243 totus = 0:324"},
		{"… and is lost when the party ends", []string{equal, award(EW, 920)}, "0:81 hang, 0:920 award = 0:1001 over, last ns: -1.5/1.5 win ew"},

		{"1000 isn't the end", []string{award(NS, 1000), plain}, "1000:0 award, 100:62 = 1100:62 over, last ns: 1.5/-1.5 win ns"},
		{"1001 is", []string{award(NS, 1001), plain}, "belote.sheet.over at deals.1 deal=2 ew=0 ns=1001"},
		{"both over: the last declarer loses", []string{award(NS, 1000), award(EW, 1000), plain}, "1000:0 award, 0:1000 award, 100:62 = 1100:1062 over, last ns: -1/1 win ew"},
		{"both over by a penalty: it had a declarer", []string{award(NS, 1000), award(EW, 1000), `{"declarer":"ew","game":"trump","penalty":"totus","melds":{"ns":20}}`}, "1000:0 award, 0:1000 award, 0:182 penalty = 1000:1182 over, last ew: -1/1 win ew"},
		{"both over by an award: the last deal with a declarer counts", []string{plain, `{"award":{"ns":901,"ew":1000}}`}, "100:62, 901:1000 award = 1001:1062 over, last ns: -1/1 win ew"},
		{"both over and nobody has declared", []string{`{"award":{"ns":1001,"ew":1001}}`}, "belote.declarer.missing at lastDeclarer ew=1001 ns=1001"},

		{"доезд", []string{award(NS, 950), `{"declarer":"ew","game":"trump","cards":{"ns":51,"ew":60},"reached":"ns"}`}, "950:0 award, 51:60 reached = 1001:60 over, last ew: 1.5/-1.5 win ns"},
		{"доезд of the declarer with both over", []string{award(NS, 990), award(EW, 990), `{"declarer":"ns","game":"trump","cards":{"ns":11,"ew":20},"reached":"ns"}`}, "990:0 award, 0:990 award, 11:20 reached = 1001:1010 over, last ns: 1/-1 win ns"},
		{"a wrong доезд", []string{award(NS, 950), `{"declarer":"ew","game":"trump","cards":{"ns":50,"ew":60},"reached":"ns"}`}, "belote.deal.reached at deals.1.reached deal=2 target=1001 total=1000"},
		{"what hangs doesn't help a доезд", []string{equal, award(NS, 900), `{"declarer":"ns","game":"trump","cards":{"ns":90,"ew":10},"reached":"ns"}`}, "belote.deal.reached at deals.2.reached deal=3 target=1001 total=990"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := written(defaults(), tt.deals...); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

func TestDealParams(t *testing.T) {
	const equal = `{"declarer":"ns","game":"trump","cards":{"ns":71,"ew":91},"melds":{"ns":20}}`
	tests := []struct {
		name  string
		with  rules.Params
		deals []string
		want  string
	}{
		{"equal: both write", rules.Params{"equalDeal": EqualDealOwn}, []string{equal}, "91:91 equal = 91:91"},
		{"equal: байт", rules.Params{"equalDeal": EqualDealBait}, []string{equal}, "0:182 bait = 0:182"},
		{"what hangs at the end goes to its pair", rules.Params{"hangEnd": HangOwn}, []string{equal, `{"award":{"ew":910}}`}, "0:91 hang, 91:910 award = 91:1001 over, last ns: -1.5/1.5 win ew"},
		{"no доезд", rules.Params{"doezd": false}, []string{`{"declarer":"ew","game":"trump","cards":{"ns":51,"ew":60},"reached":"ns"}`}, "belote.deal.reachedOff at deals.0.reached deal=1"},
		{"a shorter party", rules.Params{"target": 162}, []string{`{"award":{"ew":162}}`}, "0:162 award = 0:162 over, last : -1.5/1.5 win ew"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := written(defaults().With(tt.with), tt.deals...); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

func TestCheckDeal(t *testing.T) {
	tests := []struct{ in, want string }{
		{` {"cards":{"ew":62,"ns":100}, "game":"trump","declarer":"ns"} `, `{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62}}`},
		{`{"award":{"ew":162}}`, `{"award":{"ns":0,"ew":162}}`},
		{`{"pass":true}`, `{"pass":true}`},
		{`{"declarer":"ew","game":"trump","cards":{"ns":30,"ew":40},"reached":"ns"}`, `{"declarer":"ew","game":"trump","cards":{"ns":30,"ew":40},"reached":"ns"}`},

		{`{}`, "belote.deal.form"},
		{`{"pass":false}`, "belote.deal.form"},
		{`{"pass":true,"award":{"ns":1}}`, "belote.deal.form"},
		{`{"pass":true,"declarer":"ns"}`, "belote.deal.form"},
		{`{"award":{"ns":1},"declarer":"ns"}`, "belote.deal.form"},
		{`{"declarer":"ns","game":"trump","penalty":"bait","cards":{"ns":162}}`, "belote.deal.form at penalty"},
		{`{"declarer":"nn","game":"trump","cards":{"ns":162}}`, "belote.deal.side at declarer value=nn"},
		{`{"game":"trump","cards":{"ns":162}}`, "belote.deal.side at declarer value="},
		{`{"declarer":"ns","cards":{"ns":162}}`, "belote.deal.game at game value="},
		{`{"declarer":"ns","game":"Trump","cards":{"ns":162}}`, "belote.deal.game at game value=Trump"},
		{`{"declarer":"ns","game":"trump"}`, "belote.deal.cards at cards"},
		{`{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":61}}`, "belote.deal.sum at cards sum=161 want=162"},
		{`{"declarer":"ns","game":"alltrump","cards":{"ns":100,"ew":160}}`, "belote.deal.sum at cards sum=260 want=258"},
		{`{"declarer":"ns","game":"trump","cards":{"ns":-2,"ew":164}}`, "belote.deal.negative at cards.ns value=-2"},
		{`{"declarer":"ns","game":"notrump","cards":{"ns":101,"ew":159}}`, "belote.deal.even at cards.ns value=101"},
		{`{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62},"melds":{"ns":1001}}`, "belote.deal.melds at melds.ns max=1000 value=1001"},
		{`{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62},"melds":{"ew":-20}}`, "belote.deal.melds at melds.ew max=1000 value=-20"},
		{`{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62},"tricks":{"ns":8,"ew":3}}`, "belote.deal.tricks at tricks sum=11 want=8"},
		{`{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62},"tricks":{"ns":8}}`, "belote.deal.trickless at tricks.ew value=62"},
		{`{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62},"tricks":{"ns":9,"ew":-1}}`, "belote.deal.negative at tricks.ew value=-1"},
		{`{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":63},"reached":"ew"}`, "belote.deal.sum at cards sum=163 want=162"},
		{`{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62},"reached":"both"}`, "belote.deal.side at reached value=both"},
		{`{"declarer":"ns","game":"trump","penalty":"none"}`, "belote.deal.penalty at penalty value=none"},
		{`{"award":{}}`, "belote.deal.award at award max=3000 value=0"},
		{`{"award":{"ns":-162}}`, "belote.deal.award at award.ns max=3000 value=-162"},
		{`{"award":{"ns":"162"}}`, "belote.json.type at award.ns key=award.ns"},
		{`{"declarer":"ns","game":"trump","cards":{"ns":100,"we":62}}`, "belote.json.unknown at cards.we key=we"},
	}
	for _, tt := range tests {
		out, err := New().CheckDeal([]byte(tt.in))
		got := string(out)
		if err != nil {
			got = err.Error()
		}
		if got != tt.want {
			t.Errorf("%s\n got %s\nwant %s", tt.in, got, tt.want)
		}
	}
}

func TestDealsNext(t *testing.T) {
	for _, tt := range []struct {
		deal Deal
		want Side
	}{
		{Deal{Declarer: NS, Game: GameTrump, Cards: &Whists{NS: 162}}, EW},
		{Deal{Pass: true}, EW},
		{Deal{Award: &Whists{EW: 162}}, NS},
		{Deal{Declarer: NS, Penalty: PenaltyBait}, NS},
		{Deal{Declarer: EW, Penalty: PenaltyBait}, EW},
		{Deal{Declarer: NS, Penalty: PenaltyTotus}, EW},
	} {
		if got := tt.deal.DealsNext(NS); got != tt.want {
			t.Errorf("%s: %s deals next, want %s", encode(tt.deal), got, tt.want)
		}
	}
}

// genDeal draws a possible deal.
func genDeal(t *rapid.T) Deal {
	side := rapid.SampledFrom([]Side{NS, EW})
	game := rapid.SampledFrom([]Game{GameTrump, GameNoTrump, GameAllTrump}).Draw(t, "game")
	meld := rapid.SampledFrom([]int{0, 0, 0, 20, 40, 50, 100, 200})
	d := Deal{Declarer: side.Draw(t, "declarer"), Game: game, Melds: &Whists{NS: meld.Draw(t, "ns melds"), EW: meld.Draw(t, "ew melds")}}
	switch rapid.IntRange(0, 9).Draw(t, "form") {
	case 0:
		return Deal{Pass: true}
	case 1:
		return Deal{Award: &Whists{NS: 162}}
	case 2:
		d.Penalty = rapid.SampledFrom([]Penalty{PenaltyBait, PenaltyTotus}).Draw(t, "penalty")
	case 3: // equal, if the melds allow it
		d.Melds = nil
		half := game.Value() / 2
		d.Cards = &Whists{NS: half, EW: half}
	default:
		half := rapid.IntRange(0, game.Value()/2).Draw(t, "cards")
		d.Cards = &Whists{NS: 2 * half, EW: game.Value() - 2*half}
	}
	return d
}

// No whist is lost or made: what is written and what hangs are the values of the games,
// the melds and the awards, until the party ends.
func TestSheetSums(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var s Sheet
		want := 0
		for range rapid.IntRange(1, 12).Draw(t, "deals") {
			d := genDeal(t)
			before := s.Total
			if err := s.score(defaults(), d); err != nil {
				t.Fatalf("%s: %v", encode(d), err)
			}
			last := s.Deals[len(s.Deals)-1]
			if s.Total.NS != before.NS+last.NS || s.Total.EW != before.EW+last.EW {
				t.Fatalf("total %v after %v and %+v", s.Total, before, last)
			}
			switch {
			case d.Award != nil:
				want += 162
			case !d.Pass:
				want += d.Game.Value() + d.melds().NS + d.melds().EW
			}
			if got := s.Total.NS + s.Total.EW + s.Hanging.NS + s.Hanging.EW; got != want {
				t.Fatalf("%d whists on the sheet, the deals had %d", got, want)
			}
			if over := s.Total.NS >= 1001 || s.Total.EW >= 1001; over != s.Finished {
				t.Fatalf("finished %v at %v", s.Finished, s.Total)
			}
			if s.Finished {
				return
			}
		}
	})
}

func FuzzSheet(f *testing.F) {
	for _, in := range []string{
		`{"deals":[{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62},"melds":{"ns":20,"ew":0},"tricks":{"ns":5,"ew":3}},{"pass":true}]}`,
		`{"deals":[{"declarer":"ew","game":"trump","penalty":"bait"},{"award":{"ew":162}}]}`,
		`{"deals":[{"declarer":"ew","game":"notrump","cards":{"ns":130,"ew":130}}]}`,
		`{"deals":[{"award":{"ew":950}},{"declarer":"ew","game":"alltrump","cards":{"ns":20,"ew":51},"reached":"ew"}]}`,
		`{"deals":null}`, `{}`,
	} {
		f.Add([]byte(in))
	}
	p := defaults()
	f.Fuzz(func(t *testing.T, raw []byte) {
		out, err := New().ScoreSheet(p, raw)
		if err != nil {
			return
		}
		s := out.(Sheet)
		var ns, ew int
		for _, w := range s.Deals {
			if w.NS < 0 || w.EW < 0 {
				t.Fatalf("%s: wrote %+v", raw, w)
			}
			ns, ew = ns+w.NS, ew+w.EW
		}
		if (Whists{ns, ew}) != s.Total {
			t.Fatalf("%s: deals make %d:%d, total %v", raw, ns, ew, s.Total)
		}
		if s.Finished != (s.Result != nil) {
			t.Fatalf("%s: finished %v, result %v", raw, s.Finished, s.Result)
		}
		if s.Finished {
			if _, err := New().ReadResult(s.PartyResult().Canonical()); err != nil {
				t.Fatalf("%s: its result is refused: %v", raw, err)
			}
		}
	})
}

// The answer of the command `sheet`, to the letter.
func TestSheetForm(t *testing.T) {
	for in, want := range map[string]string{
		`{"deals":[]}`: `{"deals":[],"total":{"ns":0,"ew":0},"finished":false,"lastDeclarer":"","result":null}`,
		`{"deals":[{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62},"melds":{"ns":20,"ew":0}},{"award":{"ns":900}}]}`: `{"deals":[{"ns":120,"ew":62,"note":""},{"ns":900,"ew":0,"note":"award"}],"total":{"ns":1020,"ew":62},"finished":true,"lastDeclarer":"ns","result":{"points":{"ns":"1.5","ew":"-1.5"},"diff":{"ns":958,"ew":-958},"win":"ns","mars":true,"basis":"II.5"}}`,
	} {
		out, err := New().ScoreSheet(defaults(), []byte(in))
		if err != nil {
			t.Fatal(err)
		}
		got, err := json.Marshal(out)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, []byte(want)) {
			t.Errorf("%s\n got %s\nwant %s", in, got, want)
		}
	}
}

func ExampleRegulation_ScoreSheet() {
	p := rules.Defaults(New().Params())
	out, err := New().ScoreSheet(p, []byte(`{"deals":[
		{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62},"melds":{"ns":20}},
		{"declarer":"ew","game":"notrump","cards":{"ns":140,"ew":120}},
		{"declarer":"ns","game":"trump","cards":{"ns":81,"ew":81}},
		{"declarer":"ew","game":"alltrump","cards":{"ns":0,"ew":258},"melds":{"ew":50}}
	]}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, w := range out.(Sheet).Deals {
		fmt.Printf("%d : %d %q\n", w.NS, w.EW, w.Note)
	}
	// Output:
	// 120 : 62 ""
	// 260 : 0 "bait"
	// 0 : 81 "hang"
	// 0 : 389 "totus"
}
