package domino

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/tournament"
)

func (p *scoreSheet) openHandover(app.Context)  { p.ended = true }
func (p *scoreSheet) closeHandover(app.Context) { p.ended = false }

// handover gives the parties to the tournament; what the time cut off at a tie is entered
// in the result's own form, where the judge decides.
func (p *scoreSheet) handover() app.UI {
	r := p.sheet.result()
	raw := r.Canonical()
	s := p.Place.State()
	params, ctx := s.Context(p.Place.Key)
	score, err := s.Rule.Score(params, ctx, r)
	var body []app.UI
	if err != nil {
		body = append(body, ui.Verdict(ui.VerdictAsk, p.Place.Desk.Err(err), "", p.t("hand.form", nil)))
	} else {
		lang := p.Place.Desk.Lang()
		body = append(body, ui.Verdict(ui.VerdictOK, p.Place.Desk.T("verdict.domino."+score.Verdict, nil), table.SignedPair(lang, score.Seats[0].Points, score.Seats[1].Points), totalsText(p.Place.Desk.Lang(), r))) // asks: verdict.domino.{decision,draw,match,no-show,no-show-both,win}
		if e := p.rec.Old(); e != nil {
			body = append(body, p.rec.Correction(raw, totalsText(p.Place.Desk.Lang(), e.Result), totalsText(p.Place.Desk.Lang(), r), p.hand)...)
		}
	}
	body = append(body, p.rec.Trouble(p.hand),
		&ui.Button{ID: "hand-go", Text: p.t("hand", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, Disabled: err != nil || p.rec.Off(raw), Waits: p.rec.Waits(raw), OnClick: p.hand})
	return &ui.Sheet{ID: "hand-over", Title: p.t("hand", nil), Body: body, OnClose: p.closeHandover}
}

func (p *scoreSheet) hand(ctx app.Context) {
	r := p.sheet.result()
	p.Place.HandOver(ctx, &p.rec, r, totalsText(p.Place.Desk.Lang(), r), p.closeHandover)
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
