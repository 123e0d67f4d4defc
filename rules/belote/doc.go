// Package belote is paired belote over the board: edition 1 of the regulation
// "belote-pairs". It reads and scores results of tables and of single deals, seats rounds, ranks pairs, plans cuts
// and the final, and holds the catalogue of irregularities.
//
// A pair has seat 0 on line North–South and seat 1 on East–West. Points are halves;
// whists are whole and signed for the seat. Points aren't zero-sum: an unfinished party
// may give 0 / −1, so nothing adds them up across a table.
//
// Who is registered plays (I.2), in pairs that hand in their names before the start (I.3.2); the
// officials (III.3) are details of the tournament, no matter of this package. Conventions of
// play are those of the online tournaments (III.1), as deal.go scores them.
//
// Where the regulation's text is silent the reading taken is a parameter marked Open, with
// the article beside it ([Regulation.Params]).
//
// Points of one table:
//
//	p := rules.Defaults(belote.New().Params())
//	out, err := belote.ScoreJSON([]byte(`{"ns":1012,"ew":640}`), p)
//
// The parts: result.go and score.go (a party's points), slip.go (what the slip can carry),
// deal.go and sheet.go (a party from its deals), ledger.go and standing.go (the ranking),
// cut.go, final.go and plan.go (the ladder), seat.go and check.go (seatings), catalogue.go
// (irregularities).
package belote
