package domino

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

func TestSheet(t *testing.T) {
	for _, c := range []struct{ article, deals, want string }{
		{"an empty record", ``, `{"total":{"a":0,"b":0},"finished":false,"winner":"","diff":0,"next":""}`},
		{"2.5: the winner begins", `{"out":"a","left":17}`, `{"total":{"a":17,"b":0},"finished":false,"winner":"","diff":0,"next":"a"}`},
		{"рыба: the lower hand writes the difference, who made it begins", `{"out":"a","left":17},{"fish":"b","left":{"a":5,"b":9}}`,
			`{"total":{"a":21,"b":0},"finished":false,"winner":"","diff":0,"next":"b"}`},
		{"рыба made by the higher hand", `{"fish":"a","left":{"a":30,"b":9}}`, `{"total":{"a":0,"b":21},"finished":false,"winner":"","diff":0,"next":"a"}`},
		{"рыба with equal hands", `{"fish":"a","left":{"a":9,"b":9}}`, `{"total":{"a":0,"b":0},"finished":false,"winner":"","diff":0,"next":"a"}`},
		{"one short of 101", `{"out":"a","left":100}`, `{"total":{"a":100,"b":0},"finished":false,"winner":"","diff":0,"next":"a"}`},
		{"2.1: 101 ends the party", `{"out":"b","left":40},{"out":"a","left":101}`, `{"total":{"a":101,"b":40},"finished":true,"winner":"a","diff":61,"next":""}`},
		{"2.1: above 101 doesn't count", `{"out":"a","left":40},{"out":"b","left":168}`, `{"total":{"a":40,"b":168},"finished":true,"winner":"b","diff":61,"next":""}`},
		{"a deal after 101", `{"out":"a","left":101},{"out":"a","left":1}`, "domino.sheet.over at deals.1"},
		{"left over the set", `{"out":"a","left":169}`, "domino.deal.range at deals.0.left"},
		{"left below nothing", `{"out":"a","left":1},{"fish":"a","left":{"a":0,"b":-1}}`, "domino.deal.range at deals.1.left.b"},
		{"both hands over the set", `{"fish":"a","left":{"a":100,"b":69}}`, "domino.deal.set at deals.0.left"},
		{"neither", `{"left":3}`, "domino.deal.ending at deals.0.out"},
		{"both", `{"out":"a","fish":"a","left":3}`, "domino.deal.ending at deals.0.out"},
		{"nobody's side", `{"out":"","left":3}`, "domino.deal.side at deals.0.out"},
		{"another side", `{"fish":"both","left":{"a":1,"b":2}}`, "domino.deal.side at deals.0.fish"},
		{"a pair for who went out", `{"out":"a","left":{"a":0,"b":3}}`, "domino.deal.left at deals.0.left"},
		{"one number for рыба", `{"fish":"a","left":3}`, "domino.deal.left at deals.0.left"},
		{"one hand for рыба", `{"fish":"a","left":{"a":3}}`, "domino.deal.left at deals.0.left"},
		{"nothing left out", `{"out":"a"}`, "domino.deal.left at deals.0.left"},
		{"a fraction", `{"out":"a","left":1.5}`, "domino.form.at at deals.0.left"},
		{"an unknown key", `{"out":"a","left":1,"x":1}`, "domino.form.at at deals.0.x"},
		{"a lone tile of other points", `{"out":"a","left":1,"lone":"0-0"}`, "domino.deal.lone at deals.0.lone"},
		{"another lone tile", `{"out":"a","left":1,"lone":"0-1"}`, "domino.deal.lone at deals.0.lone"},
		{"a lone tile in рыба", `{"fish":"a","left":{"a":0,"b":1},"lone":"0-0"}`, "domino.deal.lone at deals.0.lone"},
	} {
		if got := sheet(defaults(), c.deals); got != c.want {
			t.Errorf("%s: %s\n got %s\nwant %s", c.article, c.deals, got, c.want)
		}
	}
}

// sheet is the output of the command `sheet`, or the refusal.
func sheet(p rules.Params, deals string) string {
	out, err := New().ScoreSheet(p, []byte(`{"deals":[`+deals+`]}`))
	if err != nil {
		return refusal(err)
	}
	raw, err := canon.Marshal(out)
	if err != nil {
		return err.Error()
	}
	return string(raw)
}

func TestSheetForm(t *testing.T) {
	for in, want := range map[string]string{
		`{}`:                    "domino.sheet.deals at deals",
		`{"deals":null}`:        "domino.form.at at deals",
		`{"deals":{}}`:          "domino.form.at at deals",
		`{"deals":[],"more":1}`: "domino.form.at at more",
		`[]`:                    "domino.form",
		`{"deals":[1]}`:         "domino.form.at at deals.0",
	} {
		if _, err := New().ScoreSheet(defaults(), []byte(in)); refusal(err) != want {
			t.Errorf("%s: %v, want %s", in, err, want)
		}
	}
}

func TestConventions(t *testing.T) {
	on := func(key string) rules.Params { return defaults().With(rules.Params{key: true}) }
	for _, c := range []struct {
		name  string
		p     rules.Params
		deals string
		want  string // what each deal wrote
	}{
		{"правило 13: under 13 with nothing yet", on(paramRule13), `{"out":"a","left":12}`, "- 0 rule13"},
		{"правило 13: 13 is enough", on(paramRule13), `{"out":"a","left":13}`, "a 13"},
		{"правило 13: once one has something", on(paramRule13), `{"out":"a","left":13},{"out":"a","left":1},{"out":"b","left":1}`, "a 13, a 1, - 0 rule13"},
		{"правило 13 at рыба", on(paramRule13), `{"fish":"a","left":{"a":5,"b":9}}`, "- 0 rule13"},
		{"правило 13 off", defaults(), `{"out":"a","left":12}`, "a 12"},
		{"бонусы: a lone 0-0", on(paramBonuses), `{"out":"a","left":0}`, "a 25 bonus"},
		{"бонусы: a lone 0-0, said", on(paramBonuses), `{"out":"b","left":0,"lone":"0-0"}`, "b 25 bonus"},
		{"бонусы: a lone 6-6", on(paramBonuses).With(rules.Params{paramBonusSix: 50}), `{"out":"a","left":12,"lone":"6-6"}`, "a 50 bonus"},
		{"бонусы: twelve in several tiles", on(paramBonuses).With(rules.Params{paramBonusSix: 50}), `{"out":"a","left":12}`, "a 12"},
		{"бонусы and правило 13", on(paramBonuses).With(rules.Params{paramRule13: true}), `{"out":"a","left":0}`, "a 25 bonus"},
		{"бонусы off", defaults(), `{"out":"a","left":0},{"out":"a","left":12,"lone":"6-6"}`, "a 0, a 12"},
		{"рыба полная", on(paramFullFish), `{"fish":"b","left":{"a":5,"b":9}}`, "a 9 fish-full"},
		{"рыба полная, equal", on(paramFullFish), `{"fish":"b","left":{"a":9,"b":9}}`, "- 0 fish-equal"},
		{"рыба", defaults(), `{"fish":"b","left":{"a":5,"b":9}}`, "a 4 fish"},
	} {
		deals, err := ReadDeals([]byte(`{"deals":[` + c.deals + `]}`))
		if err != nil {
			t.Fatal(err)
		}
		s, err := ScoreDeals(c.p, deals)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, w := range s.Lines {
			side := string(w.Side)
			if w.Side == NoSide {
				side = "-"
			}
			got = append(got, strings.TrimSpace(fmt.Sprint(side, " ", w.Points, " ", w.Reason)))
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: %s, want %s", c.name, strings.Join(got, ", "), c.want)
		}
	}
}

func TestCheckDeal(t *testing.T) {
	for in, want := range map[string]string{
		`{"left":17,"out":"a"}`:              `{"out":"a","left":17}`,
		`{"left":17,"out":"b"}`:              `{"out":"b","left":17}`,
		`{"fish":"b", "left":{"b":9,"a":5}}`: `{"fish":"b","left":{"a":5,"b":9}}`,
		`{"out":"a","left":12,"lone":"6-6"}`: `{"out":"a","left":12,"lone":"6-6"}`,
	} {
		if got, err := New().CheckDeal([]byte(in)); err != nil || string(got) != want {
			t.Errorf("%s: %s, %v", in, got, err)
		}
	}
	if _, err := New().CheckDeal([]byte(`{"out":"c","left":1}`)); refusal(err) != "domino.deal.side at out" {
		t.Errorf("an unknown side: %v", err)
	}
}

func anyDeal(t *rapid.T) Deal {
	side := rapid.SampledFrom([]Side{SideA, SideB})
	if rapid.Bool().Draw(t, "fish") {
		a := rapid.IntRange(0, setPoints).Draw(t, "a")
		return Deal{Fish: side.Draw(t, "by"), LeftA: a, LeftB: rapid.IntRange(0, setPoints-a).Draw(t, "b")}
	}
	left := rapid.IntRange(0, setPoints).Draw(t, "left")
	if side.Draw(t, "out") == SideA {
		return Deal{Out: SideA, LeftB: left}
	}
	return Deal{Out: SideB, LeftA: left}
}

// TestSheetLaws: totals are the sums of what was written, a party ends with the first
// 101, its totals make a party that `score` takes, and a deal survives its JSON.
func TestSheetLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := defaults().With(rules.Params{
			paramRule13: rapid.Bool().Draw(t, "rule13"), paramBonuses: rapid.Bool().Draw(t, "bonuses"), paramFullFish: rapid.Bool().Draw(t, "full"),
		})
		var deals []Deal
		for {
			d := anyDeal(t)
			raw, err := canon.Marshal(d)
			if err != nil {
				t.Fatal(err)
			}
			if back, err := ReadDeal(raw); err != nil || back != d {
				t.Fatalf("%s reads back as %+v, %v", raw, back, err)
			}
			deals = append(deals, d)
			s, err := ScoreDeals(p, deals)
			if err != nil {
				t.Fatal(err)
			}
			var sum Both[int]
			for _, w := range s.Lines {
				switch w.Side {
				case SideA:
					sum.A += w.Points
				case SideB:
					sum.B += w.Points
				}
				if w.Points < 0 || w.TotalA != sum.A || w.TotalB != sum.B {
					t.Fatalf("%+v after %+v", w, sum)
				}
			}
			if s.Total != sum || s.Finished != (max(sum.A, sum.B) >= Target) {
				t.Fatalf("%+v for %+v", s, sum)
			}
			party := Party{A: sum.A, B: sum.B, Unfinished: !s.Finished}
			if err := party.check(0, true); err != nil {
				t.Fatalf("%+v: %v", party, err)
			}
			if s.Finished {
				o := party.Outcome()
				if s.Winner != o.Winner || s.Diff != max(o.Diff, -o.Diff) || s.Diff < 1 || s.Diff > Target || s.Next != NoSide {
					t.Fatalf("%+v for %+v", s, party)
				}
				if _, err := ScoreDeals(p, append(deals, d)); rules.CodeOf(err) != "domino.sheet.over" {
					t.Fatalf("a deal after 101: %v", err)
				}
				return
			}
			if s.Next != d.Out+d.Fish || s.Winner != NoSide || s.Diff != 0 {
				t.Fatalf("%+v after %+v", s, d)
			}
			if len(deals) > 60 {
				return
			}
		}
	})
}

func FuzzSheet(f *testing.F) {
	f.Add([]byte(`{"deals":[{"out":"a","left":17},{"fish":"b","left":{"a":5,"b":9}}]}`))
	f.Add([]byte(`{"deals":[{"out":"a","left":12,"lone":"6-6"}]}`))
	f.Add([]byte(`{"deals":[null,{"fish":null,"left":[]}]}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		out, err := New().ScoreSheet(defaults(), raw)
		if err != nil {
			if rules.CodeOf(err) == "" {
				t.Fatalf("%v is no refusal", err)
			}
			return
		}
		s := out.(Sheet)
		if s.Total.A >= Target && s.Total.B >= Target || s.Finished != (s.Winner != NoSide) {
			t.Fatalf("%+v", s)
		}
	})
}

func ExampleRegulation_ScoreSheet() {
	p := rules.Defaults(New().Params())
	out, _ := New().ScoreSheet(p, []byte(`{"deals":[{"out":"a","left":17},{"fish":"b","left":{"a":5,"b":9}}]}`))
	raw, _ := canon.Marshal(out)
	fmt.Println(string(raw))
	// Output: {"total":{"a":21,"b":0},"finished":false,"winner":"","diff":0,"next":"b"}
}
