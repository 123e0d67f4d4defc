package rules_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// articles are the numbers of the regulations that a rule of a game comes from. Left out are
// dates and places of a certain year (preferans 3.1, 4.1), ratings of a league (11), and
// timetables that are details of a tournament (belote I.3).
var articles = map[string]string{
	"belote": "I.1 I.2 I.3.1 I.3.2 I.4 II.1 II.2 II.3 II.4 II.5 II.6 II.7 III.1 III.2 III.3 III.4 III.5 " +
		"IV.1 IV.2 IV.3 IV.4 IV.5 IV.6 IV.7 IV.8 V.1 V.2 V.3 V.4",
	"preferans": "3.2 3.3 3.4 3.5 3.6 4.2 4.3 4.4 4.5 4.6 5.1 5.2 7.20 9.1 9.2 9.3 9.4 9.5",
	"domino":    "1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 2.1 2.2 2.3 2.4 2.5 2.6",
}

// TestArticlesAreFound: whoever looks for an article's number finds the rule that it became.
func TestArticlesAreFound(t *testing.T) {
	for game, list := range articles {
		files, err := filepath.Glob(filepath.Join(game, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatal(game, err)
		}
		var source strings.Builder
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			source.Write(text)
		}
		for article := range strings.FieldsSeq(list) {
			if !regexp.MustCompile(`(^|[^0-9IV.])` + regexp.QuoteMeta(article) + `([^0-9]|$)`).MatchString(source.String()) {
				t.Errorf("%s: article %s stands nowhere", game, article)
			}
		}
	}
}
