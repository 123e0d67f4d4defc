package regulations_test

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// The look-up is the one that a fold takes.
var _ tournament.Lookup = regulations.Find

func TestFind(t *testing.T) {
	for _, id := range []string{"belote-pairs", "preferans-almaty", "domino-1x1"} {
		r, ok := regulations.Find(id)
		if !ok || r.Info().ID != id {
			t.Errorf("%s isn't found", id)
		}
	}
	for _, id := range []string{"", "belote", "Belote-pairs"} {
		if r, ok := regulations.Find(id); ok {
			t.Errorf("%q finds %s", id, r.Info().ID)
		}
	}
}

// TestParams: what every regulation promises the settings screen and the log.
func TestParams(t *testing.T) {
	ids := map[string]bool{}
	for _, r := range regulations.All() {
		info := r.Info()
		if ids[info.ID] {
			t.Errorf("%s stands twice", info.ID)
		}
		ids[info.ID] = true
		if info.Edition < 1 || info.MinSeats < 2 || info.MaxSeats < info.MinSeats || info.Name.RU == "" || info.Name.EN == "" {
			t.Errorf("%s: incomplete facts %+v", info.ID, info)
		}
		keys := map[string]bool{}
		for _, p := range r.Params() {
			if keys[p.Key] {
				t.Errorf("%s: parameter %s stands twice", info.ID, p.Key)
			}
			keys[p.Key] = true
			if err := p.CheckValue(p.Default); err != nil {
				t.Errorf("%s: the default of %s is refused: %v", info.ID, p.Key, err)
			}
			if p.Article == "" && !p.Open {
				t.Errorf("%s: %s has neither an article nor is it open", info.ID, p.Key)
			}
		}
		if err := r.CheckParams(rules.Defaults(r.Params())); err != nil {
			t.Errorf("%s: the defaults are refused: %v", info.ID, err)
		}
		for _, key := range []string{tournament.ParamRoundMinutes} {
			if !keys[key] {
				t.Errorf("%s: the clock needs %s", info.ID, key)
			}
		}
	}
}

func TestCatalogue(t *testing.T) {
	for _, r := range regulations.All() {
		ids := map[string]bool{}
		for _, i := range r.Catalogue() {
			if ids[i.ID] || i.ID == "" || strings.ContainsAny(i.ID, " \"") {
				t.Errorf("%s: irregularity id %q", r.Info().ID, i.ID)
			}
			ids[i.ID] = true
			if i.Name.RU == "" || i.Name.EN == "" {
				t.Errorf("%s: %s has no name in both languages", r.Info().ID, i.ID)
			}
			for _, text := range i.Remedies {
				if text.RU == "" || text.EN == "" {
					t.Errorf("%s: a remedy of %s isn't in both languages", r.Info().ID, i.ID)
				}
			}
			for _, o := range i.Options {
				switch o.Chooser {
				case "judge", "opponents", "firstInnocent", "nextOpponent":
				default:
					t.Errorf("%s: %s is chosen by %q", r.Info().ID, i.ID, o.Chooser)
				}
			}
		}
		if len(ids) == 0 {
			t.Errorf("%s has no irregularities", r.Info().ID)
		}
	}
}
