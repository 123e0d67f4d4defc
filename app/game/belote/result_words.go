package belote

import (
	"strconv"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
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
			return d.T("page.belote.note.both-over", rules.Args{"side": sideName(d.Lang(), r.LastDeclarer)})
		}
	}
	return d.T("page.belote.title."+t.Score.Verdict, nil) // asks: page.belote.title.{awarded,both-over,equal-both-lose,equal-zero,mars,noshow,noshow-both,reached,reached-mars,unfinished-high,unfinished-low,win}
}

// Left is what a result that was typed and put away still asks.
func (f resultForm) Left(at table.Spot, typed table.Typed) (question string, shown bool) {
	switch rules.CodeOf(typed.Err) {
	case "":
		if f.missing() {
			return say(at, "left.answer", nil), true
		}
	case "belote.declarer.missing":
		return say(at, "left.declarer", nil), true
	case "belote.total.missing", "belote.slip.missing", "belote.diff.missing":
		typed.Full = false
		return at.LeftAsks(typed), true
	case "belote.unfinished.playon":
		if at.Table().Permit { // answered: these numbers will grow
			return "", false
		}
	}
	typed.Full = true
	return at.LeftAsks(typed), true
}

func sideName(lang text.Lang, s belote.Side) string {
	return text.T(lang, "side.belote."+string(s), nil) // asks: side.belote.{ew,ns}
}

// totalsText writes a result as the judge typed it: «673 : 1025».
func totalsText(lang text.Lang, r belote.Result) string {
	switch {
	case r.NoShow == belote.Both:
		return text.T(lang, "page.belote.short.noshowBoth", nil)
	case r.NoShow != "":
		return text.T(lang, "page.belote.short.noshow", rules.Args{"side": sideName(lang, r.NoShow)})
	case r.AwardedTo != "":
		return text.T(lang, "page.belote.short.awarded", rules.Args{"side": sideName(lang, r.AwardedTo)})
	case r.Slip != nil && r.Diff != nil:
		return bothPoints(lang, r.Slip.NS, r.Slip.EW) + ", " + text.Signed(lang, *r.Diff)
	case r.NS != nil && r.EW != nil:
		return strconv.Itoa(*r.NS) + "\u00a0: " + strconv.Itoa(*r.EW)
	}
	return ""
}

// bothPoints is «+1 / −1».
func bothPoints(lang text.Lang, ns, ew rules.Half) string {
	return text.Signed(lang, ns) + "\u00a0/\u00a0" + text.Signed(lang, ew)
}

// verdict says in words what will be recorded, or what keeps it from that.
func (f resultForm) verdict(at table.Spot, typed table.Typed) table.Verdict {
	if wrong := table.FirstRefused(at.Lang, f.shown(), totalDigits); wrong != "" {
		return table.Verdict{Tone: ui.VerdictRed, Title: wrong}
	}
	if key := f.waits(); key != "" {
		return table.Verdict{Tone: ui.VerdictWait, Title: say(at, key, nil)} // asks: page.belote.wait.{award,doezd,noshow,slip,totals}
	}
	score, err := typed.Score, typed.Err
	if err != nil {
		return f.refused(at, err)
	}
	points := bothPoints(at.Lang, score.Seats[0].Points, score.Seats[1].Points)
	return table.Verdict{Title: say(at, "title."+score.Verdict, nil), Numbers: points, Text: details(at, score)} // asks: page.belote.title.{awarded,both-over,equal-both-lose,equal-zero,mars,noshow,noshow-both,reached,reached-mars,unfinished-high,unfinished-low,win}
}

// refused tells what keeps the numbers from being a result: something is missing, or the judge
// is asked.
func (f resultForm) refused(at table.Spot, err error) table.Verdict {
	params := at.Params()
	args := rules.Args{"most": params.Int("target") - 1, "limit": params.Int("unfinishedPlayOn")}
	switch rules.CodeOf(err) {
	case "belote.total.missing":
		if f.way == waySlip { // an empty form is read as one of totals
			return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "wait.slip", nil)}
		}
		return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "wait.totals", nil)}
	case "belote.slip.missing":
		return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "wait.slip", nil)}
	case "belote.diff.missing":
		return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "wait.diff", nil)}
	case "belote.declarer.missing":
		return table.Verdict{Tone: ui.VerdictAsk, Title: say(at, "ask.both", args), Text: say(at, "ask.both.text", nil)}
	case "belote.unfinished.nobody":
		return table.Verdict{Tone: ui.VerdictAsk, Title: say(at, "ask.nobody", args), Text: say(at, "ask.nobody.text", nil)}
	case "belote.unfinished.playon":
		return table.Verdict{Tone: ui.VerdictAsk, Title: say(at, "ask.playon", nil), Text: say(at, "ask.playon.text", args)}
	}
	return table.Verdict{Tone: ui.VerdictRed, Title: say(at, "red", nil), Text: at.Err(err)}
}

// details are the side and the difference of a possible result.
func details(at table.Spot, score rules.TableScore) string {
	leader := belote.NS
	if score.Seats[1].Win || score.Seats[1].Diff > score.Seats[0].Diff && !score.Seats[0].Win {
		leader = belote.EW
	}
	seat := 0
	if leader == belote.EW {
		seat = 1
	}
	args := rules.Args{
		"side": sideName(at.Lang, leader), "other": sideName(at.Lang, leader.Other()), "limit": at.Params().Int("unfinishedLead"),
		"diff": text.Signed(at.Lang, score.Seats[seat].Diff), "name": at.Name(1 - seat),
	}
	switch score.Verdict {
	case belote.VerdictBothOver:
		return say(at, "details.bothOver", args)
	case belote.VerdictUnfinishedHigh:
		return say(at, "details.high", args)
	case belote.VerdictUnfinishedLow:
		return say(at, "details.low", args)
	case belote.VerdictEqualZero, belote.VerdictEqualBothLose:
		return say(at, "details.equal", args)
	case belote.VerdictNoShow:
		if len(score.Removed) == 1 {
			args["name"] = at.Name(score.Removed[0])
		}
		return say(at, "details.noshow", args)
	case belote.VerdictNoShowBoth:
		return say(at, "details.noshowBoth", args)
	case belote.VerdictAwarded:
		return say(at, "details.awarded", args)
	}
	return say(at, "details.win", args)
}

// resultLine is a result as the judge typed it.
func resultLine(lang text.Lang, result rules.Result) string {
	r, _ := result.(belote.Result)
	return totalsText(lang, r)
}

// resultWords are the numbers and the points: «1012 : 640, +1 / −1».
func resultWords(at table.Spot, result rules.Result) string {
	r, ok := result.(belote.Result)
	if !ok {
		return ""
	}
	params, ctx := at.State.Context(at.Key)
	line := totalsText(at.Lang, r)
	if score, err := at.State.Rule.Score(params, ctx, r); err == nil && r.Slip == nil {
		line += ", " + bothPoints(at.Lang, score.Seats[0].Points, score.Seats[1].Points)
	}
	return line
}
