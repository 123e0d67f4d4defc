package scope

import (
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
)

// Game is what the shelf, the addresses and the calculators know of a game.
type Game struct {
	Emblem ui.Emblem
	// Word is the game's word in addresses, as in #/calc/preferans; "" where the game has no
	// calculator and no book of irregularities.
	Word string
	// Players is how many a calculator asks for by name, at first; 0: its sides have names.
	Players int
	// Conventions are keys of the parameters that a calculator asks for.
	Conventions []string
	// Usual are the pages that are of this game where their address names none: "calc", "rulings".
	Usual []string
	// Example are the parameters of the example tournament; nil: it is of another game.
	Example rules.Params
}

var games = map[string]Game{}

// AddGame adds a game by its regulation; a game does it in its init.
func AddGame(regulation string, g Game) { games[regulation] = g }

// GameBy is a game by its regulation; the zero Game where nobody has added one.
func GameBy(regulation string) Game { return games[regulation] }

// Worded are the regulations whose games have a word in addresses, in the order in which
// regulations are offered.
func Worded() []string {
	var list []string
	for _, reg := range regulations.All() {
		if id := reg.Info().ID; games[id].Word != "" {
			list = append(list, id)
		}
	}
	return list
}
