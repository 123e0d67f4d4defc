//go:build !js

package text

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
)

// judgement is what the source asks for, held against the sentences.
type judgement struct {
	uses   int
	asked  map[string]bool
	faults []string
}

// judged holds the uses against the sentences.
func judged(uses []use, sentences map[string]Entry) judgement {
	j := judgement{asked: map[string]bool{}}
	places := map[string]bool{} // what both platforms have is one use
	for _, u := range uses {
		places[u.at] = true
		if u.fault != "" {
			j.faults = append(j.faults, u.where+": "+u.fault)
		}
		for _, key := range u.keys {
			wordings := []string{key}
			if u.own {
				for _, game := range games {
					if _, ok := sentences[key+"."+game]; ok {
						wordings = append(wordings, key+"."+game)
					}
				}
			}
			for _, key := range wordings {
				j.asked[key] = true
				entry, ok := sentences[key]
				if !ok {
					j.faults = append(j.faults, fmt.Sprintf("%s: there is no sentence for %q", u.where, key))
					continue
				}
				for _, name := range u.lacking(key, append(names(entry.RU), names(entry.EN)...)) {
					j.faults = append(j.faults, fmt.Sprintf("%s: the sentence of %q shows {%s}, which it isn't given", u.where, key, name))
				}
			}
		}
	}
	for _, key := range slices.Sorted(maps.Keys(sentences)) {
		if !j.asked[key] {
			j.faults = append(j.faults, fmt.Sprintf("nobody asks for the sentence of %q", key))
		}
	}
	j.uses = len(places)
	slices.Sort(j.faults)
	j.faults = slices.Compact(j.faults)
	return j
}

// lacking are the names that a sentence shows and that come with the key in no way. A use
// that asks for one key gives all its names each time; where the key goes along with the
// values through variables, those given in the same block belong together.
func (u use) lacking(key string, shown []string) (list []string) {
	if u.values == nil {
		return nil
	}
	for _, name := range shown {
		given := 0
		alternatives := u.exact[key]
		if alternatives == nil {
			for i := range u.values {
				alternatives = append(alternatives, i)
			}
		}
		for _, i := range alternatives {
			if slices.Contains(u.values[i], name) {
				given++
			}
		}
		if given == 0 || given < len(alternatives) && (len(u.keys) == 1 || u.exact[key] != nil) {
			list = append(list, name)
		}
	}
	return list
}

var games = []string{belote.ID, domino.ID, preferans.ID}

// TestSource reads the program's own source, for the browser and for the command line: every
// sentence that it asks for is there and is given all the values that it shows, and every
// sentence there is is asked for. A key that is put together while the program runs is
// followed to what it is made of; where that can't be told from the source, a comment
// «// asks: key …» on the line, or above it, lists the keys.
func TestSource(t *testing.T) {
	var uses []use
	for _, platform := range [][]string{{"./..."}, {"./app/...", "./cmd/app"}} {
		var env []string
		if len(platform) > 1 {
			env = []string{"GOOS=js", "GOARCH=wasm"}
		}
		f := newFlow(load(t, env, platform...))
		uses = append(uses, f.uses()...)
		for where := range f.asks {
			if !f.heard[where] {
				t.Errorf("%s: a comment «asks:» stands beside nothing that asks for a sentence it puts together", where)
			}
		}
		for _, where := range f.unfollowed() {
			t.Errorf("%s: what asks for sentences is handed on as a value, and nobody can tell what for", where)
		}
	}
	j := judged(uses, entries)
	for _, fault := range j.faults {
		t.Error(fault)
	}
	t.Logf("%d uses ask for %d of %d sentences", j.uses, len(j.asked), len(entries))
	if j.uses < leastUses {
		t.Errorf("only %d uses were found, of at least %d: is the source read at all?", j.uses, leastUses)
	}

	// It can fail: each of these faults is seen, in whatever sentence it is made.
	for _, key := range []string{"page.round.title.stage", "page.entrants.next.pair", "belote.json.type", "notice.preferans.sizes", "journal.round.cancel"} {
		without := maps.Clone(entries)
		delete(without, key)
		blames(t, judged(uses, without), fmt.Sprintf("there is no sentence for %q", key))
		without["misspelt"] = entries[key]
		blames(t, judged(uses, without), `nobody asks for the sentence of "misspelt"`)
		shows := maps.Clone(entries)
		shows[key] = Entry{RU: entries[key].RU + " {forgotten}", EN: entries[key].EN}
		blames(t, judged(uses, shows), fmt.Sprintf("the sentence of %q shows {forgotten}", key))
	}
}

// leastUses is how many uses there were at least, when they were counted last.
const leastUses = 2100

func blames(t *testing.T, j judgement, what string) {
	t.Helper()
	if !slices.ContainsFunc(j.faults, func(fault string) bool { return strings.Contains(fault, what) }) {
		t.Errorf("a fault goes unseen: %s", what)
	}
}
