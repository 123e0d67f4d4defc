package belote

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Whists is a pair's total, or the difference from its side where a slip gave it.
func Whists(d *desk.Desk, result rules.Result, score *rules.TableScore, seat int) string {
	r, ok := result.(belote.Result)
	if !ok {
		return ""
	}
	total := r.NS
	if seat == 1 {
		total = r.EW
	}
	switch {
	case total != nil:
		return text.Format(d.Lang(), *total)
	case r.Slip != nil && score != nil:
		return text.Signed(d.Lang(), score.Seats[seat].Diff)
	case r.Diff != nil && r.Slip != nil: // typed, not recorded
		return text.Signed(d.Lang(), [2]int{*r.Diff, -*r.Diff}[seat])
	}
	return ""
}

// resultNote is what the numbers of a card don't show.
func resultNote(d *desk.Desk, t *rules.Table) string {
	switch t.Score.Verdict {
	case belote.VerdictWin, belote.VerdictMars:
		return ""
	case belote.VerdictBothOver:
		if r, ok := t.Result.(belote.Result); ok {
			return d.T("page.belote.note.both-over", rules.Args{"side": sideName(d, r.LastDeclarer)})
		}
	}
	return d.T("page.belote.title."+t.Score.Verdict, nil) // asks: page.belote.title.{awarded,both-over,equal-both-lose,equal-zero,mars,noshow,noshow-both,reached,reached-mars,unfinished-high,unfinished-low,win}
}

// leftQuestion is what a result that was typed and put away still asks.
func leftQuestion(d *desk.Desk, id string, s *tournament.State, k tournament.TableKey) (string, rules.Result) {
	f, ok := table.Taken[ResultForm](table.LeftOf(d, id), k)
	if !ok {
		return "", nil
	}
	result := f.result()
	p, ctx := s.Context(k)
	_, err := s.Rule.Score(p, ctx, result)
	switch rules.CodeOf(err) {
	case "":
		if f.missing() {
			return d.T("page.belote.left.answer", nil), result
		}
		return table.LeftQuestion(d, true, nil), result
	case "belote.declarer.missing":
		return d.T("page.belote.left.declarer", nil), result
	case "belote.total.missing", "belote.slip.missing", "belote.diff.missing":
		return table.LeftQuestion(d, false, nil), result
	case "belote.unfinished.playon":
		if t := s.TableOf(k); t != nil && t.Permit { // answered: these numbers will grow
			return "", nil
		}
	}
	return table.LeftQuestion(d, true, err), result
}

func sideName(d *desk.Desk, s belote.Side) string { return d.T("side.belote."+string(s), nil) } // asks: side.belote.{ew,ns}

// totalsText writes a result as the judge typed it: «673 : 1025».
func totalsText(d *desk.Desk, r belote.Result) string {
	switch {
	case r.NoShow == belote.Both:
		return d.T("page.belote.short.noshowBoth", nil)
	case r.NoShow != "":
		return d.T("page.belote.short.noshow", rules.Args{"side": sideName(d, r.NoShow)})
	case r.AwardedTo != "":
		return d.T("page.belote.short.awarded", rules.Args{"side": sideName(d, r.AwardedTo)})
	case r.Slip != nil && r.Diff != nil:
		return bothPoints(d, r.Slip.NS, r.Slip.EW) + ", " + text.Signed(d.Lang(), *r.Diff)
	case r.NS != nil && r.EW != nil:
		return strconv.Itoa(*r.NS) + "\u00a0: " + strconv.Itoa(*r.EW)
	}
	return ""
}

// bothPoints is «+1 / −1».
func bothPoints(d *desk.Desk, ns, ew rules.Half) string {
	return text.Signed(d.Lang(), ns) + "\u00a0/\u00a0" + text.Signed(d.Lang(), ew)
}

// verdict says in words what will be recorded, or what keeps it from that.
func (p *ResultSheet) verdict(score rules.TableScore, err error) app.UI {
	d := p.Of.Desk
	t := func(key string, args rules.Args) string { return d.T("page.belote."+key, args) }
	if wrong := table.FirstRefused(d, p.form.shown(), totalDigits); wrong != "" {
		return ui.Verdict(ui.VerdictRed, wrong, "", "")
	}
	if key := p.form.waits(); key != "" {
		return ui.Verdict(ui.VerdictWait, t(key, nil), "", "") // asks: page.belote.wait.{award,doezd,noshow,slip,totals}
	}
	if err != nil {
		params, _ := p.Of.State().Context(p.Of.Key)
		args := rules.Args{"most": params.Int("target") - 1, "limit": params.Int("unfinishedPlayOn")}
		switch rules.CodeOf(err) {
		case "belote.total.missing":
			if p.form.way == waySlip { // an empty form is read as one of totals
				return ui.Verdict(ui.VerdictWait, t("wait.slip", nil), "", "")
			}
			return ui.Verdict(ui.VerdictWait, t("wait.totals", nil), "", "")
		case "belote.slip.missing":
			return ui.Verdict(ui.VerdictWait, t("wait.slip", nil), "", "")
		case "belote.diff.missing":
			return ui.Verdict(ui.VerdictWait, t("wait.diff", nil), "", "")
		case "belote.declarer.missing":
			return ui.Verdict(ui.VerdictAsk, t("ask.both", args), "", t("ask.both.text", nil))
		case "belote.unfinished.nobody":
			return ui.Verdict(ui.VerdictAsk, t("ask.nobody", args), "", t("ask.nobody.text", nil))
		case "belote.unfinished.playon":
			return ui.Verdict(ui.VerdictAsk, t("ask.playon", nil), "", t("ask.playon.text", args))
		}
		return ui.Verdict(ui.VerdictRed, t("red", nil), "", d.Err(err))
	}
	points := bothPoints(d, score.Seats[0].Points, score.Seats[1].Points)
	return ui.Verdict(ui.VerdictOK, t("title."+score.Verdict, nil), points, p.details(score)) // asks: page.belote.title.{awarded,both-over,equal-both-lose,equal-zero,mars,noshow,noshow-both,reached,reached-mars,unfinished-high,unfinished-low,win}
}

// details are the side and the difference of a possible result.
func (p *ResultSheet) details(score rules.TableScore) string {
	d, s := p.Of.Desk, p.Of.State()
	params, _ := s.Context(p.Of.Key)
	seats := p.Of.Table().Seats
	leader := belote.NS
	if score.Seats[1].Win || score.Seats[1].Diff > score.Seats[0].Diff && !score.Seats[0].Win {
		leader = belote.EW
	}
	at := 0
	if leader == belote.EW {
		at = 1
	}
	args := rules.Args{
		"side": sideName(d, leader), "other": sideName(d, leader.Other()), "limit": params.Int("unfinishedLead"),
		"diff": text.Signed(d.Lang(), score.Seats[at].Diff), "name": scope.NameIn(d, s, seats[1-at], p.Of.Round().Number),
	}
	switch score.Verdict {
	case belote.VerdictBothOver:
		return d.T("page.belote.details.bothOver", args)
	case belote.VerdictUnfinishedHigh:
		return d.T("page.belote.details.high", args)
	case belote.VerdictUnfinishedLow:
		return d.T("page.belote.details.low", args)
	case belote.VerdictEqualZero, belote.VerdictEqualBothLose:
		return d.T("page.belote.details.equal", args)
	case belote.VerdictNoShow:
		if len(score.Removed) == 1 {
			args["name"] = scope.NameIn(d, s, seats[score.Removed[0]], p.Of.Round().Number)
		}
		return d.T("page.belote.details.noshow", args)
	case belote.VerdictNoShowBoth:
		return d.T("page.belote.details.noshowBoth", args)
	case belote.VerdictAwarded:
		return d.T("page.belote.details.awarded", args)
	}
	return d.T("page.belote.details.win", args)
}
