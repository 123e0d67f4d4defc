package preferans

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

func TestResultForms(t *testing.T) {
	for _, row := range []struct{ name, raw, canonical, out string }{
		{"four", `{"whists":["120","-40","0","-80"]}`, "",
			`{"seats":[{"place":"1","placePoints":30,"whistPoints":17,"points":47},{"place":"3","placePoints":-10,"whistPoints":-8,"points":-18},{"place":"2","placePoints":10,"whistPoints":0,"points":10},{"place":"4","placePoints":-30,"whistPoints":-13,"points":-43}]}`},
		{"three with thirds", `{"whists":["100/3","100/3","-200/3"]}`, "",
			`{"seats":[{"place":"1–2","placePoints":15,"whistPoints":6,"points":21},{"place":"1–2","placePoints":15,"whistPoints":6,"points":21},{"place":"3","placePoints":-30,"whistPoints":-11,"points":-41}]}`},
		{"from the sheet", `{"sheet":true,"whists":["0","0","0"]}`, `{"whists":["0","0","0"],"sheet":true}`,
			`{"seats":[{"place":"1–3","placePoints":0,"whistPoints":0,"points":0},{"place":"1–3","placePoints":0,"whistPoints":0,"points":0},{"place":"1–3","placePoints":0,"whistPoints":0,"points":0}]}`},
		{"not in lowest terms", `{"whists":["50/2","-25","0"]}`, `{"whists":["25","-25","0"]}`,
			`{"seats":[{"place":"1","placePoints":30,"whistPoints":5,"points":35},{"place":"3","placePoints":-30,"whistPoints":-5,"points":-35},{"place":"2","placePoints":0,"whistPoints":0,"points":0}]}`},
		{"unbalanced", `{"whists":["12","0","0"],"unbalanced":" лист потерян "}`, `{"whists":["12","0","0"],"unbalanced":"лист потерян"}`,
			`{"seats":[{"place":"1","placePoints":30,"whistPoints":2,"points":32},{"place":"2–3","placePoints":-15,"whistPoints":0,"points":-15},{"place":"2–3","placePoints":-15,"whistPoints":0,"points":-15}]}`},
		{"late and absent", `{"whists":["0","30","0","-30"],"late":[{"seat":3,"minutes":12,"mountain":46}],"absent":[2]}`, "",
			`{"seats":[{"place":"2","placePoints":0,"whistPoints":0,"points":0},{"place":"1","placePoints":30,"whistPoints":6,"points":36},{"place":"","placePoints":0,"whistPoints":0,"points":-80},{"place":"3","placePoints":-30,"whistPoints":-6,"points":-36}]}`},
		{"fewer than three came", `{"whists":["0","0","0"],"absent":[0,2]}`, "",
			`{"seats":[{"place":"","placePoints":0,"whistPoints":0,"points":-80},{"place":"","placePoints":0,"whistPoints":0,"points":0},{"place":"","placePoints":0,"whistPoints":0,"points":-80}]}`},
	} {
		r, err := New().ReadResult([]byte(row.raw))
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
			continue
		}
		want := row.canonical
		if want == "" {
			want = row.raw
		}
		if got := string(r.Canonical()); got != want {
			t.Errorf("%s: canonical %s, want %s", row.name, got, want)
		}
		got, err := ScoreJSON([]byte(row.raw), defaults)
		if err != nil || string(got) != row.out {
			t.Errorf("%s: %s, %v\nwant %s", row.name, got, err, row.out)
		}
	}
}

func TestResultRefusals(t *testing.T) {
	for _, row := range []struct{ raw, want string }{
		{`{"whists":["120","-40","0","-68"]}`, "preferans.whists.sum at whists sum=12"},
		{`{"whists":["1/3","0","0"]}`, "preferans.whists.sum at whists sum=1/3"},
		{`{"whists":["0","0"]}`, "preferans.whists.count at whists count=2 want=4"},
		{`{"whists":["0","0","0","0","0"]}`, "preferans.whists.count at whists count=5 want=4"},
		{`{}`, "preferans.whists.missing at whists"},
		{`{"whists":["0.5","-0.5","0"]}`, "number.sixth at whists.0 text=0.5"},
		{`{"whists":["0","1/4","-1/4"]}`, "number.sixth at whists.1 text=1/4"},
		{`{"whists":["0","+5","-5"]}`, "number.sixth at whists.1 text=+5"},
		{`{"whists":["0","","0"]}`, "number.sixth at whists.1 text="},
		{`{"whists":["10000","-10000","0"]}`, "preferans.whists.range at whists.0 max=9999 player=1 value=10000"},
		{`{"whists":["5","0","0"],"unbalanced":"  "}`, "preferans.unbalanced.reason at unbalanced"},
		{`{"whists":["0","0","0"],"unbalanced":"причина"}`, "preferans.unbalanced.zero at unbalanced"},
		{`{"whists":["0","0","0"],"absent":[3]}`, "preferans.seat.range at absent.0 count=3 player=4"},
		{`{"whists":["0","0","0"],"absent":[1,1]}`, "preferans.seat.twice at absent.1 player=2"},
		{`{"whists":["5","-5","0","0"],"absent":[1]}`, "preferans.absent.whists at whists.1 player=2 value=-5"},
		{`{"whists":["5","-5","0"],"absent":[2]}`, "preferans.absent.whists at whists.0 player=1 value=5"},
		{`{"whists":["0","0","0"],"late":[{"seat":-1,"minutes":5}]}`, "preferans.seat.range at late.0 count=3 player=0"},
		{`{"whists":["0","0","0"],"late":[{"seat":0,"minutes":0}]}`, "preferans.late.minutes at late.0 max=600 minutes=0"},
		{`{"whists":["0","0","0"],"late":[{"seat":0,"minutes":7,"mountain":100000}]}`, "preferans.adjust.range at late.0 max=9999 value=100000"},
	} {
		_, err := ScoreJSON([]byte(row.raw), defaults)
		if err == nil || err.Error() != row.want {
			t.Errorf("%s: %v, want %s", row.raw, err, row.want)
		}
	}
	for _, raw := range []string{
		``, `[]`, `null`, `{"whists":null}`, `{"whists":[1,2,-3]}`, `{"whists":"0"}`, `{"Whists":["0","0","0"]}`, `{"whists":["0","0","0"],"points":3}`,
		`{"whists":["0","0","0"],"whists":["0","0","0"]}`, `{"whists":["0","0","0"]} x`, "{\"whists\":[\"\xff\",\"0\",\"0\"]}", `{"whists":["0","0","0"],"sheet":"yes"}`,
	} {
		if _, err := ScoreJSON([]byte(raw), defaults); rules.CodeOf(err) != "preferans.form" {
			t.Errorf("%s: %v, want preferans.form", raw, err)
		}
	}
}

func TestScoreSeats(t *testing.T) {
	r := Result{Whists: []rules.Sixth{0, 0, 0}}
	if _, err := New().Score(defaults, rules.TableContext{Seats: 4}, r); err == nil || err.Error() != "preferans.whists.count at whists count=3 want=4" {
		t.Errorf("three numbers for four: %v", err)
	}
	if _, err := New().Score(defaults, rules.TableContext{Seats: 3}, other{}); rules.CodeOf(err) != "preferans.form" {
		t.Errorf("another game's result: %v", err)
	}
	for raw, want := range map[string]string{
		`{"whists":["0","0","0","0"]}`:                   "four 5.1 played played played played",
		`{"whists":["0","0","0"]}`:                       "three 5.1 played played played",
		`{"whists":["0","0","0","0"],"absent":[1]}`:      "three 5.1 played absent played played",
		`{"whists":["0","0","0","0"],"absent":[1,3]}`:    "unplayed 3.5 bye absent bye absent",
		`{"whists":["1","0","0","0"],"unbalanced":"ну"}`: "unbalanced 9.2 played played played played",
	} {
		r, err := readResult([]byte(raw))
		if err != nil {
			t.Fatal(err)
		}
		s, err := New().Score(defaults, rules.TableContext{Seats: len(r.Whists)}, r)
		if err != nil {
			t.Fatal(err)
		}
		words := []string{s.Verdict, s.Basis}
		for _, seat := range s.Seats {
			words = append(words, string(seat.Kind))
		}
		if got := strings.Join(words, " "); got != want || len(s.Removed) > 0 {
			t.Errorf("%s: %s, want %s", raw, got, want)
		}
	}
}

type other struct{}

func (other) Canonical() []byte { return nil }
