// Package play holds the tables of a round while they are played, in all three games: the
// result's forms, the score sheets, what is typed and not recorded, the cards of the round's
// list, lateness and no-shows.
//
// A form is a small value that knows what is typed and what is missing (result_<game>_form.go).
// What the games do differently is found by the regulation's id in [TableGames], to which each
// adds itself.
package play
