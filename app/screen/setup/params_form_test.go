package setup

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/regulations"
)

// TestParamTexts: what the form shows for a regulation's own value is read back as it.
func TestParamTexts(t *testing.T) {
	for _, reg := range regulations.All() {
		f := newParamsForm(reg, nil)
		for _, d := range reg.Params() {
			if d.Kind == rules.ParamBool || d.Kind == rules.ParamChoice {
				continue
			}
			v, err := readCells(d, f.cells(d))
			if err != nil || !rules.SameValue(v, d.Default) {
				t.Errorf("%s %s: %v is shown as %q and read as %v, %v", reg.Info().ID, d.Key, d.Default, f.cells(d), v, err)
			}
		}
		if key, err := f.fault(); err != nil {
			t.Errorf("%s: its own values are refused at %s: %v", reg.Info().ID, key, err)
		}
	}
}

func TestParamTyping(t *testing.T) {
	reg := belote.New()
	for _, c := range []struct {
		key   string
		cell  int
		typed string
		want  rules.Value // nil: refused, the value stays
		code  string
	}{
		{"rounds", 0, "5", 5, ""},
		{"rounds", 0, " 5", 5, ""},
		{"rounds", 0, "", nil, "page.params.number"},
		{"rounds", 0, "5,5", nil, "page.params.number"},
		{"rounds", 0, "0", nil, "param.range"},
		{"marsPoints", 0, "2,5", rules.Half(5), ""},
		{"marsPoints", 0, "2.5", rules.Half(5), ""},
		{"absentPoints", 0, "−2", rules.Half(-4), ""},
		{"absentPoints", 0, "-2", rules.Half(-4), ""},
		{"marsPoints", 0, "1,3", nil, "page.params.half"},
		{"lateWhists", 0, "−50", -50, ""},
		{"finalBonus", 0, "2", []rules.Half{4, 2, 1, 0}, ""},
		{"cuts", 1, "20", [][2]int{{4, 20}, {5, 16}, {6, 8}, {7, 4}}, ""},
		{"cuts", 2, "3", nil, "param.order"},
	} {
		f := newParamsForm(reg, nil)
		d := screentest.ParamOf(t, reg, c.key)
		before := f.values[c.key]
		f.write(d, c.cell, c.typed)
		key, err := f.fault()
		if rules.CodeOf(err) != c.code || c.code != "" && key != c.key {
			t.Errorf("%s ← %q: refused at %q with %v, want %q", c.key, c.typed, key, err, c.code)
		}
		want := c.want
		if want == nil {
			want = before
		}
		if !rules.SameValue(f.values[c.key], want) {
			t.Errorf("%s ← %q: %v, want %v", c.key, c.typed, f.values[c.key], want)
		}
	}
}

// TestParamRows: the cuts can be made shorter and longer, and a fault goes when the row goes.
func TestParamRows(t *testing.T) {
	reg := belote.New()
	f := newParamsForm(reg, nil)
	cuts := screentest.ParamOf(t, reg, "cuts")
	f.grow(cuts)
	if _, err := f.fault(); rules.CodeOf(err) != "page.params.number" {
		t.Errorf("an empty row is taken: %v", err)
	}
	if want := []string{"4", "24", "5", "16", "6", "8", "7", "4", "8", ""}; !slices.Equal(f.cells(cuts), want) {
		t.Errorf("cells after a new row: %q", f.cells(cuts))
	}
	f.shrink(cuts, 4)
	f.shrink(cuts, 0)
	if _, err := f.fault(); err != nil {
		t.Errorf("two rows taken away: %v", err)
	}
	if want := [][2]int{{5, 16}, {6, 8}, {7, 4}}; !rules.SameValue(f.values["cuts"], want) {
		t.Errorf("cuts %v, want %v", f.values["cuts"], want)
	}
	if !f.changed("cuts") || len(f.delta()) != 1 {
		t.Errorf("the change isn't seen: %v", f.delta())
	}
	f.reset(cuts)
	if f.changed("cuts") || len(f.delta()) != 0 {
		t.Errorf("the change isn't taken back: %v", f.delta())
	}
}

// TestParamsAgree: what only the regulation can tell is shown at its parameter and goes
// when another one is changed to fit.
func TestParamsAgree(t *testing.T) {
	reg := belote.New()
	f := newParamsForm(reg, nil)
	f.write(screentest.ParamOf(t, reg, "target"), 0, "501")
	if key, err := f.fault(); rules.CodeOf(err) != "belote.params.limits" || key != "unfinishedPlayOn" {
		t.Fatalf("refused at %q: %v", key, err)
	}
	f.write(screentest.ParamOf(t, reg, "unfinishedPlayOn"), 0, "500")
	if key, err := f.fault(); err != nil {
		t.Errorf("still refused at %q: %v", key, err)
	}
}

// TestSilenceIsABadge: what the regulation leaves open says so in two words beside its name, and
// nothing else does.
func TestSilenceIsABadge(t *testing.T) {
	seen := 0
	for _, reg := range regulations.All() {
		form := newParamsForm(reg, nil)
		for _, param := range reg.Params() {
			drawn := screentest.Plain(app.HTMLString(&paramRow{Desk: screentest.TestDesk(), Form: form, Param: param}))
			if said := strings.Count(drawn, "молчит"); said > 1 || (said == 1) != param.Open {
				t.Errorf("%s %s is silent %d times: %s", reg.Info().ID, param.Key, said, drawn)
			}
			if param.Open {
				seen++
			}
		}
	}
	if seen == 0 {
		t.Fatal("no regulation is silent on anything")
	}
}
