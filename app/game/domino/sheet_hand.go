package domino

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/tournament"
)

func (p *scoreSheet) openHandover(app.Context)  { p.ended = true }
func (p *scoreSheet) closeHandover(app.Context) { p.ended = false }

// handedOver tells the parties that are handed over; what the time cut off at a tie is entered in
// the result's own form, where the judge decides.
func handedOver(at table.Spot, typed table.Typed) table.Verdict {
	seats := typed.Score.Seats
	return table.Verdict{Title: at.T("verdict.domino."+typed.Score.Verdict, nil), Numbers: table.SignedPair(at.Lang, seats[0].Points, seats[1].Points), Text: totalsText(at.Lang, typed.Result)} // asks: verdict.domino.{decision,draw,match,no-show,no-show-both,win}
}

// keptSheet compares the record's parties with the table's.
var keptSheet = table.KeptSheet{
	Gives: func(s *tournament.State, k tournament.TableKey) rules.Result {
		sheet := replay(s, k)
		if len(sheet.deals) == 0 {
			return nil
		}
		return sheet.result()
	},
	Same: func(recorded, gives rules.Result) (same, known bool) {
		a, ok := recorded.(domino.Result)
		return ok && slices.EqualFunc(a.Parties, gives.(domino.Result).Parties, func(a, b domino.Party) bool { return a.A == b.A && a.B == b.B }), ok
	},
}
