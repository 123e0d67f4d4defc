// Package rules is the vocabulary of the judge's desk: entrants, tables, seatings,
// points, standings, regulations and refusals. It holds no game and no tournament;
// the games (rules/belote, rules/preferans, rules/domino) implement [Regulation],
// rules/tournament folds a log of events into a [History] and asks the regulation
// what the numbers mean.
//
// Everything here is exact: points are [Half], whists are [Sixth]; nothing is a float.
// Nothing here knows the time, the network or randomness: all three are arguments.
//
// How to add a game: write a package with a type that implements [Regulation]
// (belote is the fullest example), list it in rules/regulations under a stable id, give
// its parameters, errors and irregularities their sentences in app/text, and
// draw its result form in app/game/NAME.
package rules
