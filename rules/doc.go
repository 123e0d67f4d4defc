// Package rules is the vocabulary of the judge's desk: entrants, tables, seatings,
// points, standings, regulations and refusals. It holds no game and no tournament;
// the games (rules/belote, rules/preferans, rules/domino) implement [Regulation],
// rules/tournament folds a log of events into a [History] and asks the regulation
// what the numbers mean.
//
// Everything here is exact: points are [Half], whists are [Sixth]; nothing is a float.
// Nothing here knows the time, the network or randomness: all three are arguments.
//
// # Terms
//
// One word a thing, in code and in English sentences; the Russian word is the regulations'.
//
//	entrant      участник       who plays for a place: a pair in belote, a player elsewhere
//	round        тур            all tables that are played at one time
//	table        стол           the seats that play one result; its number counts within the round
//	seating      рассадка       who sits where in a round; a draft until it is published
//	bye          пропуск тура   who has no table in a round, and what that is worth
//	result       результат      what a table hands in; entered, corrected, cleared
//	points       баллы          what a result is worth in the standing ([Half])
//	standing     таблица мест   the order of the entrants after a round
//	tie-break    доп. показатель  a criterion that separates equal points ([Criterion])
//	lot          жребий         what separates those whom no criterion does
//	cut          отсев          who goes on after a round, and who doesn't
//	final        финал          the last stage; a tie-final is played between equals for a place
//	party        партия         what a table plays to its end: to 1001, to 101; in preferans пуля
//	deal         сдача          what is dealt once and played; parties consist of deals
//	result form  форма стола    where a table's result is entered
//	score sheet  лист, пулька, протокол сдач  where a table's deals are written
//	slip         бланк          the paper on which a table hands its result in
//	game         игра           belote, preferans, dominoes; and the contract of a deal (trump, misère)
//	declarer     игрок, кто грузит  who plays the contract of a deal
//	whist        вист           the unit of both card games: a point of cards in belote, of the
//	                            settlement in preferans ([Sixth])
//	meld         конструкция    terz, berz, five, four of a kind, bela: points besides the tricks
//	pool         пуля           what contracts bring in preferans
//	mountain     гора           what undertricks and all-pass cost in preferans
//	fish         рыба           a deal of dominoes in which nobody can move
//	remainder    остаток        points left in a hand of dominoes
//	ruling       решение судьи  what the judge decides on an irregularity; it may carry a fine
//	protest      протест        what a player objects to, noted until it is decided
//
// # How to add a game
//
// Write a package with a type that implements [Regulation]
// (belote is the fullest example), list it in rules/regulations under a stable id, give
// its parameters, errors and irregularities their sentences in app/text, and
// draw its result form in app/game/NAME.
package rules
