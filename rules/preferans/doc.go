// Package preferans is the regulation of preferans tournaments «Алматинка» in the edition
// of 8 September 2015: nine rounds of two hours at tables of four and three, the points of
// a round from the place at the table and the whists (5), the ladder of lateness (3.6, 6),
// and the score of each deal by the conventions of articles 7 and 8.
//
// A round's result is the whists of a table, which add to zero:
//
//	result, err := preferans.New().ReadResult([]byte(`{"whists":["97","205","33","-335"]}`))
//	score, err := preferans.New().Score(params, rules.TableContext{Seats: 4}, result)
//
// They are typed from the paper, or come from the sheet that the app keeps:
//
//	party, err := preferans.NewParty(preferans.StyleOf(params), 4, preferans.Start{})
//	deal, err := preferans.ReadDeal([]byte(`{"kind":"misere","dealer":3,"declarer":0,"tricks":0}`))
//	entry, err := party.Play(deal)   // what this deal wrote; party has the state after it
//	whists := party.Settle().Result  // if it ended now
//
// [Conventions] are the 23 lines of article 7 with what they mean here; [Presets] are
// other kinds of preferans for the same engine, which are not of the regulation.
package preferans
