package domino

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/sudya-app/sudya/rules"
)

func defaults() rules.Params { return rules.Defaults(New().Params()) }

// refusal is the error as a row of a table writes it: code and field, "" for nil.
func refusal(err error) string {
	var e *rules.Error
	switch {
	case err == nil:
		return ""
	case !errors.As(err, &e):
		return "not a refusal: " + err.Error()
	case e.Field == "":
		return e.Code
	}
	return e.Code + " at " + e.Field
}

func TestScoreRound(t *testing.T) {
	for _, c := range []struct{ article, in, want string }{
		{"2.2: 2–0", `{"parties":[{"a":101,"b":50},{"a":110,"b":99}]}`, "3 0 53 -53 win 2.2"},
		{"2.2: 0–2", `{"parties":[{"a":0,"b":101},{"a":100,"b":101}]}`, "0 3 -102 102 win 2.2"},
		{"2.2: 1–1, 2.1: above 101 doesn't count", `{"parties":[{"a":117,"b":64},{"a":88,"b":109}]}`, "1 1 24 -24 draw 2.2"},
		{"2.1: exactly 101", `{"parties":[{"a":101,"b":100},{"a":100,"b":101}]}`, "1 1 0 0 draw 2.2"},
		{"2.1: as much as a party can bring", `{"parties":[{"a":268,"b":0},{"a":0,"b":268}]}`, "1 1 0 0 draw 2.2"},
		{"1.7: the leader wins an unfinished party", `{"parties":[{"a":101,"b":50},{"a":41,"b":40,"unfinished":true}]}`, "3 0 52 -52 win 1.7"},
		{"1.7: difference as it stands", `{"parties":[{"a":101,"b":50},{"a":0,"b":40,"unfinished":true}]}`, "1 1 11 -11 draw 1.7"},
		{"1.7: one point short of 101", `{"parties":[{"a":101,"b":0},{"a":99,"b":100,"unfinished":true}]}`, "1 1 100 -100 draw 1.7"},
		{"decision on a tied party", `{"parties":[{"a":101,"b":50},{"a":40,"b":40,"unfinished":true}],"decision":{"a":"1.5","b":"-0.5"}}`, "1.5 -0.5 51 -51 decision 1.7"},
		{"decision on an unbegun party", `{"parties":[{"a":101,"b":50},{"a":0,"b":0,"unfinished":true}],"decision":{"a":"1","b":"1"}}`, "1 1 51 -51 decision 1.7"},
		{"an unbegun party left out", `{"parties":[{"a":101,"b":50}],"decision":{"a":"3","b":"0"}}`, "3 0 51 -51 decision 1.7"},
		{"nothing was begun", `{"parties":[],"decision":{"a":"1","b":"1"}}`, "1 1 0 0 decision 1.7"},
		{"a decision over played parties", `{"parties":[{"a":101,"b":50},{"a":101,"b":60}],"decision":{"a":"0","b":"3"}}`, "0 3 92 -92 decision 1.7"},
		{"no-show", `{"noShow":"b"}`, "3 0 0 0 no-show "},
		{"no-show", `{"noShow":"a"}`, "0 3 0 0 no-show "},
		{"no-show of both", `{"noShow":"both"}`, "0 0 0 0 no-show-both "},
		{"no-show: the parties don't count", `{"noShow":"a","parties":[{"a":101,"b":50},{"a":101,"b":60}]}`, "0 3 0 0 no-show "},

		{"both at 101", `{"parties":[{"a":101,"b":101},{"a":101,"b":60}]}`, "domino.party.both at parties.0"},
		{"both above", `{"parties":[{"a":101,"b":50},{"a":120,"b":102}]}`, "domino.party.both at parties.1"},
		{"both, whatever the judge decides", `{"parties":[{"a":101,"b":50},{"a":120,"b":102}],"decision":{"a":"1","b":"1"}}`, "domino.party.both at parties.1"},
		{"under 101", `{"parties":[{"a":100,"b":50},{"a":101,"b":60}]}`, "domino.party.short at parties.0"},
		{"under 101 with a decision, not marked", `{"parties":[{"a":101,"b":50},{"a":100,"b":60}],"decision":{"a":"1","b":"1"}}`, "domino.party.short at parties.1"},
		{"not begun, not marked", `{"parties":[{"a":101,"b":50},{"a":0,"b":0}]}`, "domino.party.short at parties.1"},
		{"over, but marked unfinished", `{"parties":[{"a":101,"b":50,"unfinished":true},{"a":101,"b":60}]}`, "domino.party.over at parties.0"},
		{"1.7: a party isn't unfinished twice", `{"parties":[{"a":80,"b":70,"unfinished":true},{"a":60,"b":61,"unfinished":true}]}`, "domino.party.later at parties.0"},
		{"1.7: nor the first of them", `{"parties":[{"a":80,"b":70,"unfinished":true},{"a":101,"b":61}]}`, "domino.party.later at parties.0"},
		{"1.7: whatever the judge decides", `{"parties":[{"a":0,"b":0,"unfinished":true},{"a":60,"b":61,"unfinished":true}],"decision":{"a":"1","b":"1"}}`, "domino.party.later at parties.0"},
		{"1.7: only the first was begun", `{"parties":[{"a":80,"b":70,"unfinished":true},{"a":0,"b":0,"unfinished":true}],"decision":{"a":"1","b":"1"}}`, "1 1 10 -10 decision 1.7"},
		{"tied", `{"parties":[{"a":101,"b":50},{"a":60,"b":60,"unfinished":true}]}`, "domino.party.tied at parties.1"},
		{"not begun", `{"parties":[{"a":101,"b":50},{"a":0,"b":0,"unfinished":true}]}`, "domino.party.unbegun at parties.1"},
		{"left out", `{"parties":[{"a":101,"b":50}]}`, "domino.party.unbegun at parties.1"},
		{"a third party in a round", `{"parties":[{"a":101,"b":50},{"a":50,"b":101},{"a":101,"b":50}]}`, "domino.round.count at parties"},
	} {
		if got := scored(rules.StageMain, defaults(), c.in); got != c.want {
			t.Errorf("%s: %s = %s, want %s", c.article, c.in, got, c.want)
		}
	}
}

// scored is a result's points, differences, verdict and article in one line, or its refusal.
func scored(stage rules.Stage, p rules.Params, in string) string {
	r, err := New().ReadResult([]byte(in))
	if err != nil {
		return refusal(err)
	}
	s, err := New().Score(p, rules.TableContext{Seats: 2, Stage: stage, Judge: -1}, r)
	if err != nil {
		return refusal(err)
	}
	a, b := s.Seats[0], s.Seats[1]
	return fmt.Sprintf("%s %s %s %s %s %s", a.Points, b.Points, a.Diff, b.Diff, s.Verdict, s.Basis)
}

func TestScoreFinals(t *testing.T) {
	for _, c := range []struct {
		stage    rules.Stage
		in, want string
	}{
		{rules.StageTie, `{"parties":[{"a":101,"b":50},{"a":101,"b":60}]}`, "1 0 92 -92 match 2.6"},
		{rules.StageSemi, `{"parties":[{"a":101,"b":50},{"a":60,"b":101},{"a":99,"b":103}]}`, "0 1 8 -8 match 2.6"},
		{rules.StagePlace, `{"parties":[{"a":101,"b":50},{"a":60,"b":70,"unfinished":true},{"a":101,"b":0}]}`, "1 0 142 -142 match 2.6"},
		{rules.StagePlace, `{"noShow":"a"}`, "0 1 0 0 no-show "},
		{rules.StageTie, `{"noShow":"both"}`, "0 0 0 0 no-show-both "},
		{rules.StageTie, `{"parties":[{"a":101,"b":50}],"decision":{"a":"0.5","b":"0.5"}}`, "0.5 0.5 51 -51 decision 1.7"},
		{rules.StageSemi, `{"parties":[{"a":101,"b":50}],"decision":{"a":"1","b":"0"}}`, "1 0 51 -51 decision 1.7"},
		{rules.StageTie, `{"parties":[{"a":101,"b":50},{"a":60,"b":101}]}`, "domino.final.more at parties"},
		{rules.StageTie, `{"parties":[{"a":101,"b":50},{"a":101,"b":60},{"a":101,"b":60}]}`, "domino.final.over at parties"},
		{rules.StageSemi, `{"parties":[{"a":101,"b":50}],"decision":{"a":"1","b":"1"}}`, "domino.decision.winner at decision"},
		{rules.StagePlace, `{"parties":[{"a":101,"b":50}],"decision":{"a":"0","b":"0"}}`, "domino.decision.winner at decision"},
		{rules.StageTie, `{"parties":[{"a":101,"b":50},{"a":60,"b":101},{"a":50,"b":50,"unfinished":true}]}`, "domino.party.tied at parties.2"},
	} {
		if got := scored(c.stage, defaults(), c.in); got != c.want {
			t.Errorf("%s: %s = %s, want %s", c.stage, c.in, got, c.want)
		}
	}
}

func TestScoreParameters(t *testing.T) {
	in := `{"parties":[{"a":117,"b":64},{"a":88,"b":109}]}`
	for _, c := range []struct {
		change   rules.Params
		in, want string
	}{
		{rules.Params{paramScored: scoredPoints}, in, "1 1 189 165 draw 2.2"},
		{rules.Params{paramDrawPoints: rules.Half(3)}, in, "1.5 1.5 24 -24 draw 2.2"},
		{rules.Params{paramWinPoints: rules.Points(2), paramLossPoints: rules.Points(-1)}, `{"parties":[{"a":101,"b":64},{"a":101,"b":9}]}`, "2 -1 129 -129 win 2.2"},
		{rules.Params{paramNoShowPoints: rules.Points(2), paramAbsentPoints: rules.Points(-1)}, `{"noShow":"a"}`, "-1 2 0 0 no-show "},
	} {
		if got := scored(rules.StageMain, defaults().With(c.change), c.in); got != c.want {
			t.Errorf("%v: %s, want %s", c.change, got, c.want)
		}
	}
}

func TestScoreSeats(t *testing.T) {
	score := func(judge int, r rules.Result) (rules.TableScore, error) {
		return New().Score(defaults(), rules.TableContext{Seats: 2, Judge: judge}, r)
	}
	s, err := score(-1, Result{NoShow: NoShowA})
	if err != nil || s.Seats[0].Kind != rules.KindNoShow || s.Seats[1].Kind != rules.KindNoShow || s.Seats[0].Win || !s.Seats[1].Win || s.Removed != nil {
		t.Errorf("no-show: %+v, %v", s, err)
	}
	s, err = score(1, parties(t, "101:50", "101:60"))
	if err != nil || s.Seats[0].Kind != rules.KindPlayed || !s.Seats[0].Win || s.Seats[1].Win {
		t.Errorf("against the judge (1.2): %+v, %v", s, err)
	}
	if _, err = score(1, Result{NoShow: NoShowB}); refusal(err) != "domino.noShow.judge at noShow" {
		t.Errorf("the judge as a no-show: %v", err)
	}
	if _, err = score(1, Result{NoShow: NoShowA}); err != nil {
		t.Errorf("a no-show against the judge: %v", err)
	}
	if _, err = score(-1, nil); refusal(err) != "domino.form" {
		t.Errorf("another game's result: %v", err)
	}
}

func TestScoreRefusalNumbers(t *testing.T) {
	_, err := New().Score(defaults(), rules.TableContext{Judge: -1}, parties(t, "101:50", "120:102"))
	const want = "domino.party.both at parties.1 a=120 b=102 party=2 target=101"
	if err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

func TestReadResult(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{`{"parties":[{"a":117,"b":64},{"b":109,"a":88}]}`, `{"parties":[{"a":117,"b":64},{"a":88,"b":109}]}`},
		{` {"decision":{"b":"1.5","a":"1"},"parties":[{"a":1,"b":1,"unfinished":true},{"a":0,"b":0,"unfinished":false}]} `,
			`{"parties":[{"a":1,"b":1,"unfinished":true},{"a":0,"b":0}],"decision":{"a":"1","b":"1.5"}}`},
		{`{"noShow":"both","parties":[]}`, `{"noShow":"both"}`},
		{`{"decision":{"a":"1","b":"1"}}`, `{"decision":{"a":"1","b":"1"}}`},
	} {
		r, err := New().ReadResult([]byte(c.in))
		if err != nil || string(r.Canonical()) != c.want {
			t.Errorf("%s: %s, %v", c.in, r.Canonical(), err)
		}
	}
	for _, c := range []struct{ in, want string }{
		{``, "domino.form"},
		{`null`, "domino.form"},
		{`[]`, "domino.form"},
		{`{"parties":[]`, "domino.form"},
		{`{"parties":[]} {}`, "domino.form"},
		{`{}`, "domino.result.empty at parties"},
		{`{"parties":null}`, "domino.form.at at parties"},
		{`{"ns":1}`, "domino.form.at at ns"},
		{`{"parties":[{"a":1,"b":2,"c":3}]}`, "domino.form.at at parties.0.c"},
		{`{"parties":[{"a":1,"a":2}]}`, "domino.form.at at parties.0.a"},
		{`{"parties":[{"A":1,"b":2}]}`, "domino.form.at at parties.0.A"},
		{`{"parties":[{"a":"101","b":50}]}`, "domino.form.at at parties.0.a"},
		{`{"parties":[{"a":101.5,"b":50}]}`, "domino.form.at at parties.0.a"},
		{`{"parties":[{"a":1e2,"b":50}]}`, "domino.form.at at parties.0.a"},
		{`{"parties":[{"a":99999999999999999999,"b":50}]}`, "domino.form.at at parties.0.a"},
		{`{"parties":[{"a":101,"b":50,"unfinished":1}]}`, "domino.form.at at parties.0.unfinished"},
		{`{"parties":[{"a":101}]}`, "domino.party.number at parties.0"},
		{`{"parties":[{"a":101,"b":null}]}`, "domino.form.at at parties.0.b"},
		{`{"parties":[null]}`, "domino.form.at at parties.0"},
		{`{"parties":[{"a":101,"b":50},{"a":-1,"b":101}]}`, "domino.party.range at parties.1.a"},
		{`{"parties":[{"a":101,"b":269}]}`, "domino.party.range at parties.0.b"},
		{`{"parties":[{"a":1,"b":2},{"a":1,"b":2},{"a":1,"b":2},{"a":1,"b":2}]}`, "domino.party.count at parties"},
		{`{"decision":{"a":"1"}}`, "domino.decision.number at decision"},
		{`{"decision":{"a":"1","b":"0.3"}}`, "domino.form.at at decision.b"},
		{`{"decision":{"a":"1","b":1}}`, "domino.form.at at decision.b"},
		{`{"decision":{"a":"1","b":"99.5"}}`, "domino.decision.range at decision.b"},
		{`{"decision":{"a":"-99.5","b":"0"}}`, "domino.decision.range at decision.a"},
		{`{"noShow":"c"}`, "domino.noShow.side at noShow"},
		{`{"noShow":true}`, "domino.form.at at noShow"},
	} {
		if _, err := New().ReadResult([]byte(c.in)); refusal(err) != c.want {
			t.Errorf("%s: %v, want %s", c.in, err, c.want)
		}
	}
}

func TestScoreJSON(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{`{"parties":[{"a":117,"b":64},{"a":88,"b":109}]}`,
			`{"points":{"a":"1","b":"1"},"diff":{"a":24,"b":-24},"parties":[{"winner":"a","diff":37},{"winner":"b","diff":-13}]}`},
		{`{"parties":[{"a":101,"b":64},{"a":8,"b":8,"unfinished":true}],"decision":{"a":"2.5","b":"0"}}`,
			`{"points":{"a":"2.5","b":"0"},"diff":{"a":37,"b":-37},"parties":[{"winner":"a","diff":37},{"winner":"","diff":0}]}`},
		{`{"parties":[{"a":101,"b":64}],"decision":{"a":"1","b":"1"}}`,
			`{"points":{"a":"1","b":"1"},"diff":{"a":37,"b":-37},"parties":[{"winner":"a","diff":37},{"winner":"","diff":0}]}`},
		{`{"noShow":"b"}`, `{"points":{"a":"3","b":"0"},"diff":{"a":0,"b":0},"parties":[]}`},
	} {
		got, err := ScoreJSON([]byte(c.in), defaults())
		if err != nil || string(got) != c.want {
			t.Errorf("%s\n got %s, %v\nwant %s", c.in, got, err, c.want)
		}
	}
	if _, err := ScoreJSON([]byte(`{"parties":[{"a":101,"b":64},{"a":8,"b":8,"unfinished":true}]}`), defaults()); refusal(err) != "domino.party.tied at parties.1" {
		t.Errorf("a tied party without a decision: %v", err)
	}
}

// TestVectors runs the known-good inputs of testdata: the answer must contain the fields
// of NAME.out.json.
func TestVectors(t *testing.T) {
	names, err := filepath.Glob("testdata/*.cmd")
	if err != nil || len(names) == 0 {
		t.Fatalf("no vectors: %v", err)
	}
	for _, name := range names {
		base := strings.TrimSuffix(name, ".cmd")
		read := func(name string) []byte {
			raw, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			return raw
		}
		if cmd := strings.TrimSpace(string(read(name))); cmd != "score "+ID {
			t.Fatalf("%s: unknown command %q", name, cmd)
		}
		out, err := ScoreJSON(read(base+".in.json"), defaults())
		if err != nil {
			t.Fatal(err)
		}
		var got, want map[string]jsontext.Value
		if err := json.Unmarshal(out, &got); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(read(base+".out.json"), &want); err != nil {
			t.Fatal(err)
		}
		for key, value := range want {
			if string(got[key]) != string(value) {
				t.Errorf("%s: %s is %s, want %s", base, key, got[key], value)
			}
		}
	}
}

// FuzzScore never panics; what it accepts is canonical, and the differences of a scored
// round add up to nothing.
func FuzzScore(f *testing.F) {
	for _, seed := range []string{
		`{"parties":[{"a":117,"b":64},{"a":88,"b":109}]}`, `{"noShow":"both"}`, `{"parties":[{"a":101,"b":50}],"decision":{"a":"1","b":"1"}}`,
		`{"parties":[{"a":101,"b":50},{"a":60,"b":101},{"a":99,"b":103}]}`, `{"parties":[{"a":1,"b":1,"unfinished":true}]}`, `{"parties":[null]}`,
	} {
		f.Add([]byte(seed), true)
		f.Add([]byte(seed), false)
	}
	f.Fuzz(func(t *testing.T, raw []byte, match bool) {
		r, err := New().ReadResult(raw)
		if err != nil {
			if rules.CodeOf(err) == "" {
				t.Fatalf("%v is no refusal", err)
			}
			return
		}
		again, err := New().ReadResult(r.Canonical())
		if err != nil || string(again.Canonical()) != string(r.Canonical()) {
			t.Fatalf("%s reads back as %v, %v", r.Canonical(), again, err)
		}
		ctx := rules.TableContext{Seats: 2, Stage: rules.StageMain, Judge: -1}
		if match {
			ctx.Stage = rules.StageSemi
		}
		s, err := New().Score(defaults(), ctx, r)
		if err != nil {
			if rules.CodeOf(err) == "" {
				t.Fatalf("%v is no refusal", err)
			}
			return
		}
		if s.Seats[0].Diff+s.Seats[1].Diff != 0 || match && s.Seats[0].Win == s.Seats[1].Win && s.Verdict != VerdictNoShowBoth {
			t.Fatalf("%s: %+v", r.Canonical(), s)
		}
	})
}

func ExampleScoreJSON() {
	p := rules.Defaults(New().Params())
	out, _ := ScoreJSON([]byte(`{"parties":[{"a":117,"b":64},{"a":88,"b":109}]}`), p)
	fmt.Println(string(out))
	// Output: {"points":{"a":"1","b":"1"},"diff":{"a":24,"b":-24},"parties":[{"winner":"a","diff":37},{"winner":"b","diff":-13}]}
}

// TestStoredTwiceUnfinished: a log may hold what was taken once; it has its points still.
func TestStoredTwiceUnfinished(t *testing.T) {
	r, err := New().ReadResult([]byte(`{"parties":[{"a":80,"b":70,"unfinished":true},{"a":60,"b":61,"unfinished":true}]}`))
	if err != nil {
		t.Fatal(err)
	}
	s, err := New().Score(defaults(), rules.TableContext{Seats: 2, Stage: rules.StageMain, Judge: -1, Stored: true}, r)
	if err != nil || s.Verdict != VerdictDraw {
		t.Errorf("%+v, %v", s, err)
	}
}
