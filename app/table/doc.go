// Package table holds the tables of a round while they are played, whatever the game: the
// recorder of a result with its correction, what is typed and not recorded, the frame of a score
// sheet, the cards of the round's list, clocks, lateness and no-shows.
//
// A form is data: a [Form] answers to a touch with the form that follows and says in a [View] what
// there is to draw; [ResultSheet] draws it, keeps what is typed and records it. [Deals] does the
// same for the deals of a score sheet.
//
// A game brings its form and its score sheet in a folder of its own under app/game; they are
// found by the regulation's id in [TableGames] and [SheetGames].
package table
