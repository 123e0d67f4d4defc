package domino

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
)

// TestDefaults are the numbers of the regulation.
func TestDefaults(t *testing.T) {
	p := defaults()
	for key, want := range map[string]rules.Value{
		paramRounds: 7, paramRoundMinutes: 25, paramBreakMinutes: 5, // 1.3
		paramRegistrationClose: 15, paramLastDeal: 3, // 1.2, 1.7
		paramGroups: false, paramGroupRounds: 6, paramTieFinal: true, // 1.8, 1.4
		paramWinPoints: rules.Points(3), paramDrawPoints: rules.Points(1), paramLossPoints: rules.Points(0), // 2.2
		paramRule13: false, paramBonuses: false, paramTwoDoubles: false, paramFirstDouble: false, paramFullFish: false, // 2.3
		paramBoneyard: boneyardNeeded, paramBonusBlank: 25, paramFirstMove: firstMoveTile,
		paramNoShowPoints: rules.Points(3), paramAbsentPoints: rules.Points(0), paramScored: scoredDifference, paramAvoidRematches: false,
	} {
		if !rules.SameValue(p[key], want) {
			t.Errorf("%s is %v, want %v", key, p[key], want)
		}
	}
	seen := map[string]bool{}
	for _, d := range New().Params() {
		if err := d.CheckValue(d.Default); err != nil {
			t.Errorf("the default of %s: %v", d.Key, err)
		}
		if seen[d.Key] || d.Group == "" || d.Scope == "" || d.Article == "" && !d.Open {
			t.Errorf("%+v", d)
		}
		seen[d.Key] = true
	}
	if err := New().CheckParams(p); err != nil {
		t.Error(err)
	}
}

func TestCheckParams(t *testing.T) {
	for _, c := range []struct {
		change rules.Params
		want   string
	}{
		{rules.Params{paramLastDeal: 24}, ""},
		{rules.Params{paramLastDeal: 25}, "domino.params.lastDeal at params.lastDeal"},
		{rules.Params{paramRoundMinutes: 3}, "domino.params.lastDeal at params.lastDeal"},
		{rules.Params{paramWinPoints: rules.Points(1)}, ""},
		{rules.Params{paramWinPoints: rules.Half(1)}, "domino.params.points at params.winPoints"},
		{rules.Params{paramLossPoints: rules.Half(3)}, "domino.params.points at params.winPoints"},
	} {
		if err := New().CheckParams(defaults().With(c.change)); refusal(err) != c.want {
			t.Errorf("%v: %v, want %s", c.change, err, c.want)
		}
	}
}

func TestInfo(t *testing.T) {
	info := New().Info()
	if info.ID != ID || info.Unit != rules.UnitPlayer || info.MinSeats != 2 || info.MaxSeats != 2 || !info.Teams || info.Edition != Edition {
		t.Errorf("%+v", info)
	}
}

func TestCatalogue(t *testing.T) {
	ids := map[string]bool{}
	for _, c := range New().Catalogue() {
		if ids[c.ID] || c.Phase == "" || c.Name.RU == "" || c.Name.EN == "" || len(c.Remedies) == 0 || len(c.Words) == 0 {
			t.Errorf("%s: %+v", c.ID, c)
		}
		ids[c.ID] = true
		for _, r := range c.Remedies {
			if r.RU == "" || r.EN == "" {
				t.Errorf("%s: %+v", c.ID, r)
			}
		}
		for _, o := range c.Options {
			if o.Text.RU == "" || o.Text.EN == "" || o.Chooser != "judge" {
				t.Errorf("%s: %+v", c.ID, o)
			}
		}
		for _, e := range c.Extras {
			if e.Text.RU == "" || e.Text.EN == "" || e.Points >= 0 && !e.Remove && !e.Party {
				t.Errorf("%s: %+v", c.ID, e)
			}
		}
	}
	for _, id := range strings.Fields("R1 R2 F1 T1 G1 G2 G3 G4 G5 G6 G7 G8 H1 H2") {
		if !ids[id] {
			t.Errorf("%s is missing", id)
		}
	}
}

// TestCodes: the list is what the package can refuse with.
func TestCodes(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	refused := map[string]bool{}
	call := regexp.MustCompile(`Refuse\("(domino\.[A-Za-z0-9.]+)"`)
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range call.FindAllStringSubmatch(string(src), -1) {
			refused[m[1]] = true
			if !slices.Contains(Codes, m[1]) {
				t.Errorf("%s refuses with %s, which isn't in Codes", name, m[1])
			}
		}
	}
	for _, code := range Codes {
		if !refused[code] {
			t.Errorf("nothing refuses with %s", code)
		}
	}
}

// TestRandomResult: invented results can be scored, and are of every kind.
func TestRandomResult(t *testing.T) {
	rnd := draw.New("results")
	kinds := map[string]int{}
	for range 3000 {
		for _, stage := range []rules.Stage{rules.StageMain, rules.StageSemi} {
			table := &rules.Table{Seats: []rules.EntrantID{"a", "b"}}
			if rnd.Intn(10) == 0 {
				table.Seats[1] = rules.Judge
			}
			r := New().RandomResult(nil, table, stage, rnd.Intn)
			s, err := New().Score(defaults(), rules.TableContext{Stage: stage, Judge: slices.Index(table.Seats, rules.Judge)}, r)
			if err != nil {
				t.Fatalf("%s: %v", r.Canonical(), err)
			}
			kinds[s.Verdict+" "+s.Basis]++
		}
	}
	for _, kind := range []string{"win 2.2", "draw 2.2", "win 1.7", "draw 1.7", "no-show ", "match 2.6"} {
		if kinds[kind] == 0 {
			t.Errorf("no %s among %v", kind, kinds)
		}
	}
}
