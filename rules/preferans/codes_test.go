package preferans

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// TestCodesAreListed: what the sources refuse or remark with is in Codes and Notices, and
// nothing else is.
func TestCodesAreListed(t *testing.T) {
	refusal := regexp.MustCompile(`\brefuse\("(preferans\.[a-z.]+)"`)
	remark := regexp.MustCompile(`(?:Code: |code :?= |note\()"(preferans\.[a-zA-Z.]+)"`)
	var codes, notices []string
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range refusal.FindAllStringSubmatch(string(source), -1) {
			codes = append(codes, m[1])
		}
		for _, m := range remark.FindAllStringSubmatch(string(source), -1) {
			notices = append(notices, m[1])
		}
	}
	for _, list := range []struct {
		name         string
		used, listed []string
	}{{"Codes", codes, Codes}, {"Notices", notices, Notices}} {
		used, listed := slices.Clone(list.used), slices.Clone(list.listed)
		slices.Sort(used)
		slices.Sort(listed)
		used = slices.Compact(used)
		if !slices.Equal(used, listed) {
			t.Errorf("%s: in the sources %v\nlisted %v", list.name, used, listed)
		}
	}
}

func TestConventions(t *testing.T) {
	list := Regulation{}.Conventions()
	if len(list) != 23 {
		t.Fatalf("%d conventions", len(list))
	}
	for i, c := range list {
		if c.Number != i+1 {
			t.Errorf("the %dth is number %d", i+1, c.Number)
		}
		for _, text := range []rules.Bilingual{c.Name, c.Value, c.Effect} {
			if text.RU == "" || text.EN == "" {
				t.Errorf("convention %d lacks a text: %+v", c.Number, c)
			}
		}
		for _, key := range c.Params {
			if _, ok := defaults[key]; !ok {
				t.Errorf("convention %d names the parameter %s", c.Number, key)
			}
		}
	}
}

func TestCatalogue(t *testing.T) {
	phases := []string{PhaseArrival, PhaseDealing, PhaseBidding, PhasePlay, PhaseSheet, PhaseConduct}
	seen := map[string]bool{}
	at := 0
	for _, i := range New().Catalogue() {
		if seen[i.ID] {
			t.Errorf("%s twice", i.ID)
		}
		seen[i.ID] = true
		phase := slices.Index(phases, i.Phase)
		if phase < at {
			t.Errorf("%s: phase %q out of order", i.ID, i.Phase)
		}
		at = phase
		if i.Article == "" || i.Name.RU == "" || i.Name.EN == "" || len(i.Remedies) == 0 || len(i.Words) == 0 {
			t.Errorf("%s is incomplete: %+v", i.ID, i)
		}
		if i.Effect == "" && len(i.Options) == 0 {
			t.Errorf("%s has nothing to do", i.ID)
		}
		for _, o := range i.Options {
			if o.Chooser != "judge" || o.Text.RU == "" || o.Text.EN == "" {
				t.Errorf("%s: option %+v", i.ID, o)
			}
		}
	}
}
