// Package game is what a game gives to the screens beside its rules: the numbers and words of a
// result, the columns of a standing, what its slip has below its head, what a ruling does to its
// table. A game adds itself to [GameViews] and [RulingGames] in an init of its own file; a
// screen asks [ViewOf] and knows no regulation.
package game
