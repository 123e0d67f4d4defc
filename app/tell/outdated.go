package tell

import (
	"strings"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Outdated says of each cut and final up to round n whose results were corrected after its
// list had been published that the list stands, and who would be in it by the numbers of now.
func Outdated(d *desk.Desk, s *tournament.State, n int) (sentences []string) {
	for _, o := range s.Outdated() {
		if o.Round > n {
			continue
		}
		sentences = append(sentences, outdated(d, s, o, "page.outdated"))
	}
	return sentences
}

// WouldBeOutdated says the same before a command is recorded: which lists will stand, and
// who would be in them by its numbers.
func WouldBeOutdated(d *desk.Desk, s *tournament.State, p tournament.Preview) (sentences []string) {
	for _, o := range p.Outdated {
		sentences = append(sentences, outdated(d, s, o, "page.effect.outdated"))
	}
	return sentences
}

func outdated(d *desk.Desk, s *tournament.State, o tournament.Outdated, key string) string {
	parts := []string{d.T(key, rules.Args{"round": scope.AfterRound(d, s, o.Round)})}
	if len(o.Out) > 0 {
		parts = append(parts, d.T(key+".out", rules.Args{"names": strings.Join(scope.NamesOf(d, s, o.Out), ", ")}))
	}
	if len(o.In) > 0 {
		parts = append(parts, d.T("page.outdated.in", rules.Args{"names": strings.Join(scope.NamesOf(d, s, o.In), ", ")}))
	}
	return text.Sentences(parts...)
}
