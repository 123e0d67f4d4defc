package belote

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
)

// defaults are the regulation's own parameters.
func defaults() rules.Params { return rules.Defaults(New().Params()) }

// verdict scores a result and writes "verdict basis points diff win", or the refusal.
func verdict(p rules.Params, in string) string {
	r, err := New().ReadResult([]byte(in))
	if err != nil {
		return err.Error()
	}
	s, err := New().Score(p, rules.TableContext{Seats: 2, Judge: -1}, r)
	if err != nil {
		return err.Error()
	}
	win := "-"
	for i, side := range []string{"ns", "ew"} {
		if s.Seats[i].Win {
			win = side
		}
	}
	text := fmt.Sprintf("%s %s %s/%s %s/%s %s", s.Verdict, s.Basis, s.Seats[0].Points, s.Seats[1].Points, s.Seats[0].Diff, s.Seats[1].Diff, win)
	if s.Mars {
		text += " mars"
	}
	if len(s.Removed) > 0 {
		text += fmt.Sprint(" removed ", s.Removed)
	}
	return text
}

// Every row of the table of points with its boundaries.
func TestScore(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"II.5 win", `{"ns":1012,"ew":640}`, "win II.5 1/-1 372/-372 ns"},
		{"II.5 win of E–W", `{"ns":640,"ew":1012}`, "win II.5 -1/1 -372/372 ew"},
		{"II.5 just won", `{"ns":1001,"ew":1000}`, "win II.5 1/-1 1/-1 ns"},
		{"II.5 501 is no mars", `{"ns":501,"ew":1001}`, "win II.5 -1/1 -500/500 ew"},
		{"II.5 500 is mars", `{"ns":1001,"ew":500}`, "mars II.5 1.5/-1.5 501/-501 ns mars"},
		{"II.5 mars to zero", `{"ns":0,"ew":1200}`, "mars II.5 -1.5/1.5 -1200/1200 ew mars"},
		{"II.5 both over, declarer ahead", `{"ns":1030,"ew":1010,"lastDeclarer":"ns"}`, "both-over II.5 -1/1 -1/1 ew"},
		{"II.5 both over, declarer behind", `{"ns":1010,"ew":1030,"lastDeclarer":"ns"}`, "both-over II.5 -1/1 -1/1 ew"},
		{"II.5 both over, E–W declared", `{"ns":1001,"ew":1030,"lastDeclarer":"ew"}`, "both-over II.5 1/-1 1/-1 ns"},
		{"II.5 both over and equal", `{"ns":1001,"ew":1001,"lastDeclarer":"ew"}`, "both-over II.5 1/-1 1/-1 ns"},
		{"II.5 both over, the tick doesn't matter", `{"ns":1030,"ew":1010,"lastDeclarer":"ns","unfinished":true}`, "both-over II.5 -1/1 -1/1 ew"},
		{"II.5 both over, who declared?", `{"ns":1030,"ew":1010}`, "belote.declarer.missing at lastDeclarer ew=1010 ns=1030"},
		{"II.5 one over: the declarer doesn't matter", `{"ns":1030,"ew":1000,"lastDeclarer":"ns"}`, "win II.5 1/-1 30/-30 ns"},

		{"II.6 nobody over", `{"ns":1000,"ew":640}`, "belote.unfinished.nobody at unfinished ew=640 ns=1000 target=1001"},
		{"II.6 nobody over, both above 900", `{"ns":1000,"ew":1000}`, "belote.unfinished.nobody at unfinished ew=1000 ns=1000 target=1001"},
		{"II.6 over, so finished", `{"ns":1001,"ew":640,"unfinished":true}`, "belote.unfinished.over at unfinished total=1001"},
		{"II.6 both above 900", `{"ns":901,"ew":901,"unfinished":true}`, "belote.unfinished.playon at unfinished ew=901 limit=900 ns=901"},
		{"II.6 both above 900, not equal", `{"ns":1000,"ew":901,"unfinished":true}`, "belote.unfinished.playon at unfinished ew=901 limit=900 ns=1000"},
		{"II.6 one at 900", `{"ns":1000,"ew":900,"unfinished":true}`, "unfinished-high II.6 1/-1 100/-100 ns"},
		{"II.6 equal at 900", `{"ns":900,"ew":900,"unfinished":true}`, "equal-zero II.6 0/0 0/0 -"},
		{"II.6 leader at 501", `{"ns":300,"ew":501,"unfinished":true}`, "unfinished-high II.6 -1/1 -201/201 ew"},
		{"II.6 leader at 500", `{"ns":300,"ew":500,"unfinished":true}`, "unfinished-low II.6 -1/0 -200/200 -"},
		{"II.6 never mars", `{"ns":1000,"ew":0,"unfinished":true}`, "unfinished-high II.6 1/-1 1000/-1000 ns"},
		{"II.6 leader at 1", `{"ns":1,"ew":0,"unfinished":true}`, "unfinished-low II.6 0/-1 1/-1 -"},
		{"II.6 nothing played", `{"ns":0,"ew":0,"unfinished":true}`, "equal-zero II.6 0/0 0/0 -"},
		{"II.6 equal, the judge's choice", `{"ns":620,"ew":620,"unfinished":true,"equal":"both-lose"}`, "equal-both-lose II.6 -1/-1 0/0 -"},
		{"II.6 equal, the other choice", `{"ns":620,"ew":620,"unfinished":true,"equal":"zero"}`, "equal-zero II.6 0/0 0/0 -"},
		{"II.6 not equal: no choice", `{"ns":621,"ew":620,"unfinished":true,"equal":"zero"}`, "unfinished-high II.6 1/-1 1/-1 ns"},

		{"V.3 E–W absent", `{"noShow":"ew"}`, "noshow V.3 1.5/-1.5 0/0 ns removed [1]"},
		{"V.3 N–S absent", `{"noShow":"ns"}`, "noshow V.3 -1.5/1.5 0/0 ew removed [0]"},
		{"V.3 both absent", `{"noShow":"both"}`, "noshow-both V.3 -1.5/-1.5 0/0 - removed [0 1]"},
		{"V.3 comes before all else", `{"noShow":"ew","awardedTo":"ew","ns":1,"ew":-7}`, "noshow V.3 1.5/-1.5 0/0 ns removed [1]"},
		{"III.2 awarded", `{"awardedTo":"ew"}`, "awarded III.2 -1/1 0/0 ew"},
		{"III.2 comes before totals", `{"awardedTo":"ns","ns":0,"ew":1001}`, "awarded III.2 1/-1 0/0 ns"},

		{"доезд: both over, no question who declared", `{"ns":1005,"ew":1010,"reached":"ns","lastDeclarer":"ns"}`, "reached II.5 1/-1 -5/5 ns"},
		{"доезд with mars", `{"ns":480,"ew":1003,"reached":"ew"}`, "reached-mars II.5 -1.5/1.5 -523/523 ew mars"},
		{"доезд, but not above 1000", `{"ns":1000,"ew":990,"reached":"ns"}`, "belote.reached.low at reached target=1001 total=1000"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := verdict(defaults(), tt.in); got != tt.want {
				t.Errorf("%s\n got %s\nwant %s", tt.in, got, tt.want)
			}
		})
	}
}

// What the slip can carry (II.7), and the rest with its numbers.
func TestScoreSlip(t *testing.T) {
	slip := func(ns, ew string, diff int, more string) string {
		return fmt.Sprintf(`{"slip":{"ns":%q,"ew":%q},"diff":%d%s}`, ns, ew, diff, more)
	}
	tests := []struct{ name, in, want string }{
		{"mars", slip("1.5", "-1.5", 612, ""), "mars II.5 1.5/-1.5 612/-612 ns mars"},
		{"mars at its least", slip("1.5", "-1.5", 501, ""), "mars II.5 1.5/-1.5 501/-501 ns mars"},
		{"mars of E–W", slip("-1.5", "1.5", -501, ""), "mars II.5 -1.5/1.5 -501/501 ew mars"},
		{"mars below its least", slip("1.5", "-1.5", 500, ""), "belote.slip.diff at diff max=3000 min=501 value=500"},
		{"mars with the loser's sign", slip("1.5", "-1.5", -612, ""), "belote.slip.diff at diff max=3000 min=501 value=-612"},
		{"mars isn't unfinished", slip("1.5", "-1.5", 612, `,"unfinished":true`), "belote.slip.unfinished at unfinished points=1.5"},
		{"win", slip("1", "-1", 372, ""), "win II.5 1/-1 372/-372 ns"},
		{"win by one, as when both were over", slip("-1", "1", -1, ""), "win II.5 -1/1 -1/1 ew"},
		{"win by more than a mars", slip("1", "-1", 700, ""), "win II.5 1/-1 700/-700 ns"},
		{"win without a difference", slip("1", "-1", 0, ""), "belote.slip.diff at diff max=3000 min=1 value=0"},
		{"win with the loser's sign", slip("-1", "1", 5, ""), "belote.slip.diff at diff max=3000 min=1 value=-5"},
		{"unfinished win", slip("1", "-1", 205, `,"unfinished":true`), "unfinished-high II.6 1/-1 205/-205 ns"},
		{"unfinished, low", slip("0", "-1", 500, ""), "unfinished-low II.6 0/-1 500/-500 -"},
		{"unfinished, low, E–W leads", slip("-1", "0", -1, `,"unfinished":true`), "unfinished-low II.6 -1/0 -1/1 -"},
		{"unfinished, low, too much", slip("0", "-1", 501, ""), "belote.slip.diff at diff max=500 min=1 value=501"},
		{"unfinished, low, nothing", slip("0", "-1", 0, ""), "belote.slip.diff at diff max=500 min=1 value=0"},
		{"equal", slip("0", "0", 0, ""), "equal-zero II.6 0/0 0/0 -"},
		{"equal with a difference", slip("0", "0", 3, ""), "belote.slip.diff at diff max=0 min=0 value=3"},
		{"equal, both lose", slip("-1", "-1", 0, ""), "equal-both-lose II.6 -1/-1 0/0 -"},
		{"both lose with a difference", slip("-1", "-1", -3, ""), "belote.slip.diff at diff max=0 min=0 value=-3"},
		{"both win", slip("1", "1", 0, ""), "belote.slip.points at slip ew=1 ns=1"},
		{"mars against a plain loss", slip("1.5", "-1", 600, ""), "belote.slip.points at slip ew=-1 ns=1.5"},
		{"two points", slip("2", "-2", 600, ""), "belote.slip.points at slip ew=-2 ns=2"},
		{"half a point", slip("0.5", "-0.5", 600, ""), "belote.slip.points at slip ew=-0.5 ns=0.5"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := verdict(defaults(), tt.in); got != tt.want {
				t.Errorf("%s\n got %s\nwant %s", tt.in, got, tt.want)
			}
		})
	}
}

// Each parameter of the points changes what it says and nothing else.
func TestScoreParams(t *testing.T) {
	tests := []struct {
		name string
		with rules.Params
		in   string
		want string
	}{
		{"another mars limit", rules.Params{"marsLimit": 601}, `{"ns":1001,"ew":600}`, "mars II.5 1.5/-1.5 401/-401 ns mars"},
		{"another mars limit on the slip", rules.Params{"marsLimit": 601}, `{"slip":{"ns":"1.5","ew":"-1.5"},"diff":401}`, "mars II.5 1.5/-1.5 401/-401 ns mars"},
		{"mars only ticked: not ticked", rules.Params{"marsMode": MarsTick}, `{"ns":1001,"ew":0}`, "win II.5 1/-1 1001/-1001 ns"},
		{"mars only ticked: ticked", rules.Params{"marsMode": MarsTick}, `{"ns":1001,"ew":700,"mars":true}`, "mars II.5 1.5/-1.5 301/-301 ns mars"},
		{"mars only ticked: on the slip", rules.Params{"marsMode": MarsTick}, `{"slip":{"ns":"1.5","ew":"-1.5"},"diff":1}`, "mars II.5 1.5/-1.5 1/-1 ns mars"},
		{"the tick means nothing by threshold", nil, `{"ns":1001,"ew":700,"mars":true}`, "win II.5 1/-1 301/-301 ns"},
		{"no mars", rules.Params{"marsMode": MarsOff}, `{"ns":1001,"ew":0}`, "win II.5 1/-1 1001/-1001 ns"},
		{"no mars on the slip", rules.Params{"marsMode": MarsOff}, `{"slip":{"ns":"1.5","ew":"-1.5"},"diff":612}`, "belote.slip.mars at slip"},
		{"mars worth a win: the difference tells", rules.Params{"marsPoints": rules.Half(2)}, `{"slip":{"ns":"1","ew":"-1"},"diff":501}`, "mars II.5 1/-1 501/-501 ns mars"},
		{"mars worth a win: too little", rules.Params{"marsPoints": rules.Half(2)}, `{"slip":{"ns":"1","ew":"-1"},"diff":500}`, "win II.5 1/-1 500/-500 ns"},
		{"wins of two points", rules.Params{"winPoints": rules.Half(4)}, `{"ns":640,"ew":1001}`, "win II.5 -2/2 -361/361 ew"},
		{"shorter party", rules.Params{"target": 701}, `{"ns":701,"ew":700}`, "win II.5 1/-1 1/-1 ns"},
		{"both over: other whists", rules.Params{"bothOverWhists": 10}, `{"ns":1030,"ew":1010,"lastDeclarer":"ns"}`, "both-over II.5 -1/1 -10/10 ew"},
		{"leader's limit", rules.Params{"unfinishedLead": 600}, `{"ns":600,"ew":1,"unfinished":true}`, "unfinished-low II.6 0/-1 599/-599 -"},
		{"play-on limit", rules.Params{"unfinishedPlayOn": 800}, `{"ns":850,"ew":801,"unfinished":true}`, "belote.unfinished.playon at unfinished ew=801 limit=800 ns=850"},
		{"equal: both lose", rules.Params{"equalDefault": "both-lose"}, `{"ns":9,"ew":9,"unfinished":true}`, "equal-both-lose II.6 -1/-1 0/0 -"},
		{"low points", rules.Params{"lowLeaderPoints": rules.Half(1), "lowOtherPoints": rules.Half(-1)}, `{"ns":9,"ew":8,"unfinished":true}`, "unfinished-low II.6 0.5/-0.5 1/-1 -"},
		{"absent: nothing off", rules.Params{"absentPoints": rules.Half(0)}, `{"noShow":"ns"}`, "noshow V.3 0/1.5 0/0 ew removed [0]"},
		{"technical wins don't count", rules.Params{"technicalWins": false}, `{"noShow":"ns"}`, "noshow V.3 -1.5/1.5 0/0 - removed [0]"},
		{"awarded with mars", rules.Params{"awardedPoints": rules.Half(3), "offenderPoints": rules.Half(-3)}, `{"awardedTo":"ns"}`, "awarded III.2 1.5/-1.5 0/0 ns"},
		{"no доезд", rules.Params{"doezd": false}, `{"ns":1001,"ew":700,"reached":"ns"}`, "belote.reached.off at reached"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := verdict(defaults().With(tt.with), tt.in); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

// The vectors shared by all programs that score belote: the answer has these members.
func TestScoreVectors(t *testing.T) {
	inputs, err := filepath.Glob("testdata/*.in.json")
	if err != nil || len(inputs) == 0 {
		t.Fatalf("no vectors: %v", err)
	}
	for _, path := range inputs {
		base := strings.TrimSuffix(path, ".in.json")
		command := strings.TrimSpace(string(read(t, base+".cmd")))
		if command != "score "+ID {
			t.Fatalf("%s: command %q", base, command)
		}
		got, err := ScoreJSON(read(t, path), defaults())
		if err != nil {
			t.Errorf("%s: %v", base, err)
			continue
		}
		var answer, want map[string]json.RawMessage
		for raw, v := range map[string]*map[string]json.RawMessage{string(got): &answer, string(read(t, base+".out.json")): &want} {
			if err := json.Unmarshal([]byte(raw), v); err != nil {
				t.Fatal(err)
			}
		}
		for key, value := range want {
			if !bytes.Equal(answer[key], value) {
				t.Errorf("%s: %s is %s, want %s", base, key, answer[key], value)
			}
		}
	}
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Whoever sits where, the points are the same: exchanging the lines exchanges the score.
func TestScoreIsSymmetric(t *testing.T) {
	side := rapid.SampledFrom([]Side{"", NS, EW})
	rapid.Check(t, func(t *rapid.T) {
		ns, ew := rapid.IntRange(0, 1600).Draw(t, "ns"), rapid.IntRange(0, 1600).Draw(t, "ew")
		r := Result{NS: &ns, EW: &ew, LastDeclarer: side.Draw(t, "declarer"), Reached: side.Draw(t, "reached"), Unfinished: rapid.Bool().Draw(t, "unfinished"), NoShow: side.Draw(t, "absent")}
		m := r
		m.NS, m.EW = &ew, &ns
		for _, s := range []*Side{&m.LastDeclarer, &m.Reached, &m.NoShow} {
			if *s != "" {
				*s = s.Other()
			}
		}
		a, errA := New().Score(defaults(), rules.TableContext{}, r)
		b, errB := New().Score(defaults(), rules.TableContext{}, m)
		if rules.CodeOf(errA) != rules.CodeOf(errB) {
			t.Fatalf("%v, but mirrored %v", errA, errB)
		}
		if errA != nil {
			return
		}
		if a.Seats[0] != b.Seats[1] || a.Seats[1] != b.Seats[0] || a.Verdict != b.Verdict {
			t.Fatalf("%+v, but mirrored %+v", a, b)
		}
		if a.Seats[0].Diff != -a.Seats[1].Diff {
			t.Fatalf("differences %s and %s", a.Seats[0].Diff, a.Seats[1].Diff)
		}
		if a.Seats[0].Win && a.Seats[1].Win {
			t.Fatal("both win")
		}
	})
}

// A slip that carries the numbers of a scored party is accepted and scores the same.
func TestSlipOfAnyParty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := New().RandomResult(nil, nil, rules.StageFinal, func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "rnd") }).(Result)
		s, err := New().Score(defaults(), rules.TableContext{}, r)
		if err != nil {
			t.Fatalf("%s: %v", r.Canonical(), err)
		}
		diff := int(s.Seats[0].Diff / 6)
		slip := Result{Slip: &Slip{NS: s.Seats[0].Points, EW: s.Seats[1].Points}, Diff: &diff, Unfinished: r.Unfinished}
		again, err := New().Score(defaults(), rules.TableContext{}, slip)
		if err != nil {
			t.Fatalf("%s of %s: %v", slip.Canonical(), r.Canonical(), err)
		}
		for i := range s.Seats {
			if s.Seats[i] != again.Seats[i] {
				t.Fatalf("%s: %+v, its slip %+v", r.Canonical(), s.Seats, again.Seats)
			}
		}
	})
}

func FuzzScore(f *testing.F) {
	for _, in := range []string{
		`{"ns":1012,"ew":640}`, `{"ns":1030,"ew":1010,"lastDeclarer":"ns"}`, `{"ns":320,"ew":410,"unfinished":true}`,
		`{"slip":{"ns":"1.5","ew":"-1.5"},"diff":612}`, `{"noShow":"both"}`, `{"awardedTo":"ew"}`, `{"ns":null}`, `[]`, `{"ns":3000,"ew":3000,"reached":"ew"}`,
	} {
		f.Add([]byte(in))
	}
	p := defaults()
	f.Fuzz(func(t *testing.T, raw []byte) {
		r, err := New().ReadResult(raw)
		if err != nil {
			return
		}
		again, err := New().ReadResult(r.Canonical())
		if err != nil {
			t.Fatalf("%s was accepted, its canonical form isn't: %v", raw, err)
		}
		if !bytes.Equal(again.Canonical(), r.Canonical()) {
			t.Fatalf("%s becomes %s", r.Canonical(), again.Canonical())
		}
		s, err := New().Score(p, rules.TableContext{}, r)
		if err != nil {
			return
		}
		if len(s.Seats) != 2 || s.Verdict == "" || s.Basis == "" {
			t.Fatalf("%s: %+v", raw, s)
		}
	})
}

func ExampleScoreJSON() {
	p := rules.Defaults(New().Params())
	for _, in := range []string{`{"ns":1012,"ew":640}`, `{"slip":{"ns":"-1.5","ew":"1.5"},"diff":-612}`, `{"ns":1012,"ew":1020}`} {
		out, err := ScoreJSON([]byte(in), p)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(string(out))
	}
	// Output:
	// {"points":{"ns":"1","ew":"-1"},"diff":{"ns":372,"ew":-372},"win":"ns","mars":false,"basis":"II.5"}
	// {"points":{"ns":"-1.5","ew":"1.5"},"diff":{"ns":-612,"ew":612},"win":"ew","mars":true,"basis":"II.5"}
	// belote.declarer.missing at lastDeclarer ew=1020 ns=1012
}
