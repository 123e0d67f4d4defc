package preferans

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

var defaults = rules.Defaults(New().Params())

func file(t *testing.T, name string) []byte {
	t.Helper()
	raw, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// sameKeys fails unless got has every key of want with the same value.
func sameKeys(t *testing.T, want, got []byte) {
	t.Helper()
	var w, g map[string]any
	if err := json.Unmarshal(want, &w); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(got, &g); err != nil {
		t.Fatal(err)
	}
	for k := range w {
		if !reflect.DeepEqual(w[k], g[k]) {
			t.Errorf("%s: %v, want %v", k, g[k], w[k])
		}
	}
}

func TestVectors(t *testing.T) {
	points, err := ScoreJSON(file(t, "preferans-points.in.json"), defaults)
	if err != nil {
		t.Fatal(err)
	}
	sameKeys(t, file(t, "preferans-points.out.json"), points)

	out, err := New().ScoreSheet(defaults, file(t, "preferans-sheet.in.json"))
	if err != nil {
		t.Fatal(err)
	}
	raw, err := json.Marshal(out)
	if err != nil {
		t.Fatal(err)
	}
	sameKeys(t, file(t, "preferans-sheet.out.json"), raw)
	want := `{"pool":[24,16,56,18],"mountain":[50,36,90,68],"whists":[[0,64,16,80],[88,0,40,64],[24,48,0,32],[16,0,0,0]],"price":2,"minimum":6,"result":["97","205","33","-335"]}`
	if string(raw) != want {
		t.Errorf("sheet output\n%s\nwant\n%s", raw, want)
	}
}

// TestWorkedExample follows the party of the design line by line.
func TestWorkedExample(t *testing.T) {
	sheet, err := ReadSheet(file(t, "preferans-sheet.in.json"))
	if err != nil {
		t.Fatal(err)
	}
	const none = "[[0 0 0 0] [0 0 0 0] [0 0 0 0] [0 0 0 0]]"
	rows := []struct {
		pool, mountain, whists string
		price, minimum, dealer int // of the next deal
	}{
		{"[0 0 0 0]", "[8 0 0 0]", "[[0 0 0 0] [32 0 0 0] [24 0 0 0] [8 0 0 0]]", 2, 6, 0},
		{"[0 16 0 0]", "[0 0 0 0]", "[[0 0 0 0] [0 0 0 0] [0 48 0 0] [0 0 0 0]]", 2, 6, 1},
		{"[0 0 0 0]", "[0 0 80 0]", none, 2, 6, 2},
		{"[0 0 0 2]", "[6 12 2 0]", none, 4, 7, 3},
		{"[24 0 0 0]", "[0 0 0 0]", none, 4, 7, 0},
		{"[0 0 0 0]", "[0 16 8 16]", none, 6, 7, 1},
		{"[0 0 16 0]", "[0 0 0 0]", "[[0 0 16 0] [0 0 0 0] [0 0 0 0] [0 0 0 0]]", 6, 7, 2},
		{"[0 0 0 16]", "[8 0 0 0]", "[[0 0 0 16] [0 0 0 0] [0 0 0 0] [0 0 0 0]]", 2, 6, 3},
		{"[0 0 0 0]", "[8 0 0 0]", "[[0 0 0 0] [56 0 0 0] [0 0 0 0] [8 0 0 0]]", 2, 6, 0},
		{"[0 0 0 0]", "[0 8 0 0]", "[[0 64 0 0] [0 0 0 0] [0 0 0 0] [0 0 0 0]]", 2, 6, 1},
		{"[0 0 40 0]", "[20 0 0 20]", "[[0 0 0 0] [0 0 40 0] [0 0 0 0] [0 0 0 0]]", 2, 6, 2},
		{"[0 0 0 0]", "[0 0 0 32]", "[[0 0 0 64] [0 0 0 64] [0 0 0 32] [0 0 0 0]]", 2, 6, 3},
	}
	p, err := NewParty(StyleOf(defaults), 4, Start{})
	if err != nil {
		t.Fatal(err)
	}
	if p.NextDealer(nobody) != 3 {
		t.Errorf("the last listed deals first, not %d", p.NextDealer(nobody))
	}
	for i, d := range sheet.Deals {
		e, err := p.Play(d)
		if err != nil {
			t.Fatalf("deal %d: %v", i+1, err)
		}
		row := rows[i]
		for _, c := range []struct {
			what string
			got  any
			want string
		}{{"pool", e.Pool, row.pool}, {"mountain", e.Mountain, row.mountain}, {"whists", e.Whists, row.whists}} {
			if fmt.Sprint(c.got) != c.want {
				t.Errorf("deal %d %s: %v, want %s", i+1, c.what, c.got, c.want)
			}
		}
		if e.Exit != (i == 7) {
			t.Errorf("deal %d: exit %v", i+1, e.Exit)
		}
		if p.Price() != row.price || p.Minimum() != row.minimum || p.NextDealer(nobody) != row.dealer {
			t.Errorf("after deal %d: price %d, minimum %d, dealer %d", i+1, p.Price(), p.Minimum(), p.NextDealer(nobody))
		}
	}
	s := p.Settle()
	if got := fmt.Sprint(s.Mountain, s.Result); got != "[186 180 194 210] [97 205 33 -335]" {
		t.Errorf("settled %s", got)
	}
	score, err := New().Score(defaults, rules.TableContext{Seats: 4}, p.Score().Handover())
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"24", "53", "-4", "-61"} {
		if got := score.Seats[i].Points.String(); got != want {
			t.Errorf("player %d: %s points, want %s", i+1, got, want)
		}
	}
}
