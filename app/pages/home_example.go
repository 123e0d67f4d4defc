package pages

import (
	"time"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// The example is small enough to be looked through, and has all of a tournament: a cut, a
// bye, a final to come.
const (
	exampleEntrants = 13
	exampleRounds   = 2
)

var exampleParams = rules.Params{"rounds": 5, "swissRounds": 3, "cuts": [][2]int{{3, 8}, {5, 4}}}

// playExample makes the log of the example tournament: two rounds are played.
func playExample(name, seed string, _ time.Time) func() ([]tournament.Event, error) {
	return func() ([]tournament.Event, error) {
		s, err := simulate.Play(simulate.Options{
			Regulation: belote.New(), Entrants: exampleEntrants, Seed: seed, Rounds: exampleRounds, Params: exampleParams, Title: name,
		})
		if err != nil {
			return nil, err
		}
		return s.Events(), nil
	}
}
