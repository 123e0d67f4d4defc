package belote

// Game (игра) is what a deal is played in.
type Game string

const (
	GameTrump    Game = "trump"    // one suit is trumps
	GameNoTrump  Game = "notrump"  // without trumps, everything doubled
	GameAllTrump Game = "alltrump" // the trump scale in every suit
)

// Rank is a card's rank, by its letter.
type Rank string

// Ranks from the seven to the ace.
var Ranks = []Rank{"7", "8", "9", "10", "J", "Q", "K", "A"}

var (
	trumpScale = map[Rank]int{"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3}
	plainScale = map[Rank]int{"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
)

// suits in a deck.
const suits = 4

// known reports whether the game exists.
func (g Game) known() bool { return g == GameTrump || g == GameNoTrump || g == GameAllTrump }

// Card is what a card is worth in the game; trump reports whether it is of the trump suit,
// which matters only in a game with one.
func (g Game) Card(r Rank, trump bool) int {
	switch {
	case g == GameNoTrump:
		return 2 * plainScale[r]
	case g == GameAllTrump || trump:
		return trumpScale[r]
	default:
		return plainScale[r]
	}
}

// LastTrick is what the last trick adds: 10, without trumps 20.
func (g Game) LastTrick() int {
	if g == GameNoTrump {
		return 20
	}
	return 10
}

// Value (стоимость игры) is all cards with the last trick: 162, 260 without trumps, 258 in
// all trumps.
func (g Game) Value() int {
	total := g.LastTrick()
	for suit := range suits {
		for _, r := range Ranks {
			total += g.Card(r, suit == 0)
		}
	}
	return total
}
