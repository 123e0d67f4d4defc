package preferans

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

// say is a sentence of the form.
func say(at table.Spot, key string, args rules.Args) string { return at.T("page.whists."+key, args) }

// View is the whists of a table: three or four numbers that add to zero. Places and points are
// the regulation's, counted while the judge types.
func (f resultForm) View(at table.Spot, typed table.Typed) table.View {
	t := at.Table()
	v := table.View{
		Sub: say(at, "sub", nil), Fields: []table.Field{f.rows(at, typed)}, Verdict: f.verdict(at, typed), Menu: f.menu(at),
		Pad:  &table.Pad{Left: ui.PadKey{Key: ui.KeySign, Text: "±", Label: say(at, "sign", nil)}, Right: ui.PadKey{Key: keyRest, Text: say(at, "rest", nil)}},
		Keys: []string{"−", say(at, "key.sign", nil), "=", say(at, "key.rest", nil), "Tab", say(at, "key.next", nil), "Enter", say(at, "key.record", nil)},
	}
	if f.seatAsked() >= 0 {
		lateness, until := f.lateness(at)
		v.After, v.Until = append(v.After, lateness), until
	}
	if f.fractions || f.Entry.fractions() || len(t.Seats) == 3 {
		v.After = append(v.After, f.fractionKeys(at))
	}
	if f.unbalanced {
		v.After = append(v.After, table.Line{ID: "why", Label: say(at, "why", nil), Value: f.why, EnterKey: "done"})
	}
	return v
}

// waivers are the players of the table who have missed the round: the judge may waive that.
func waivers(of table.TableSheet, form table.Form) (list []app.UI) {
	for i, m := range form.(resultForm).Late {
		if m.Step == preferans.LateMissed {
			list = append(list, &Waiver{Desk: of.Desk, Version: of.Version, Tournament: of.Tournament, Seating: of.Key.Seating, Entrant: of.Table().Seats[i]})
		}
	}
	return list
}

func (f resultForm) rows(at table.Spot, typed table.Typed) table.Rows {
	rows := make(table.Rows, len(f.Entry.Values))
	for i, id := range at.Table().Seats {
		seat := rules.SeatScore{}
		if typed.Full && i < len(typed.Score.Seats) {
			seat = table.AsCounted(at.Round(), id, typed.Score.Seats[i])
		}
		rows[i] = f.row(at, i, seat)
	}
	return rows
}

func (f resultForm) row(at table.Spot, i int, seat rules.SeatScore) table.Row {
	name, id := at.Name(i), whistsID+strconv.Itoa(i)
	points := ""
	switch seat.Kind {
	case rules.KindPlayed:
		points = say(at, "points", rules.Args{"place": text.Signed(at.Lang, seat.PlacePoints), "whists": text.Signed(at.Lang, seat.WhistPoints), "points": text.Signed(at.Lang, seat.Points)})
	case rules.KindAbsent:
		points = say(at, "absent", rules.Args{"points": text.Signed(at.Lang, seat.Points)})
	case rules.KindBye:
		points = say(at, "alone", nil)
	}
	long := ""
	if tooMany(f.Entry.Values[i]) {
		long = at.T("page.result.long", rules.Args{"max": strconv.Itoa(preferans.MaxWhists)})
	}
	late := f.Late[i].Step != "" && f.Late[i].Step != preferans.LateNothing || f.asked == id+lateID
	return table.Row{
		Place: seat.Place, Name: name, Points: points,
		Noted:  table.Chip{ID: id + lateID, Icon: ui.IconClock, Text: say(at, "late", rules.Args{"name": name}), On: late},
		Number: table.Number{ID: id, Label: say(at, "field", rules.Args{"name": name}), Value: f.Entry.Values[i], Err: long, Signed: true, Line: true, Current: i == f.Entry.At},
	}
}

// verdict says whether the whists add up, and by how much they don't.
func (f resultForm) verdict(at table.Spot, typed table.Typed) table.Verdict {
	sum, _ := f.Entry.others(-1)
	if i := f.Entry.unread(); i >= 0 {
		return table.Verdict{Tone: ui.VerdictRed, Title: say(at, "unread", rules.Args{"text": f.Entry.Values[i]}), Text: say(at, "unread.text", rules.Args{"name": at.Name(i)})}
	}
	if !typed.Full {
		return f.missing(at, sum)
	}
	off := text.Signed(at.Lang, sum)
	switch apart := rules.CodeOf(typed.Err) == "preferans.whists.sum"; {
	case apart && f.unbalanced:
		return table.Verdict{Tone: ui.VerdictAsk, Title: say(at, "why.needed", nil), Numbers: off}
	case apart:
		return table.Verdict{Tone: ui.VerdictRed, Title: say(at, "off", nil), Numbers: off, Text: say(at, "off.text", nil)}
	case typed.Err != nil:
		return table.Verdict{Tone: ui.VerdictRed, Title: at.Err(typed.Err)}
	case f.unbalanced:
		return table.Verdict{Tone: ui.VerdictAsk, Title: say(at, "unbalanced", nil), Numbers: off}
	case f.Entry.Filled >= 0:
		return table.Verdict{Title: say(at, "zero", nil), Text: say(at, "filled", rules.Args{"name": at.Name(f.Entry.Filled)})}
	}
	return table.Verdict{Title: say(at, "zero", nil)}
}

// missing is what the form waits for: too many whists are told before anything is.
func (f resultForm) missing(at table.Spot, sum rules.Sixth) table.Verdict {
	empty := 0
	for _, v := range f.Entry.Values {
		if tooMany(v) {
			return table.Verdict{Tone: ui.VerdictRed, Title: at.T("page.result.long", rules.Args{"max": strconv.Itoa(preferans.MaxWhists)})}
		}
		if _, ok := whistsOf(v); !ok {
			empty++
		}
	}
	if empty == 1 {
		return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "last", nil), Numbers: text.Signed(at.Lang, -sum), Text: say(at, "last.text", nil)}
	}
	return table.Verdict{Tone: ui.VerdictWait, Title: say(at, "type", nil)}
}

// fractionKeys give the current number a fraction: thirds where three play, halves after an odd
// adjustment.
func (f resultForm) fractionKeys(at table.Spot) table.Choice {
	parts, answers := []string{"1/2"}, []ui.Choice{{Value: "", Text: say(at, "whole", nil)}}
	if len(f.Entry.Values) == 3 {
		parts = []string{"1/3", "2/3"}
	}
	for _, part := range parts {
		answers = append(answers, ui.Choice{Value: part, Text: part})
	}
	return table.Choice{ID: "fraction", Label: say(at, "fraction", nil), HideLabel: true, Value: f.Entry.fraction(), Answers: answers}
}

func (f resultForm) menu(at table.Spot) table.Menu {
	var own []ui.MenuItem
	if at.State.Sheets[at.Key].Begun() {
		own = append(own, ui.MenuItem{ID: moreTake, Icon: ui.IconCheck, Text: say(at, "menu.take", nil)})
	}
	if len(f.Entry.Values) == 4 {
		own = append(own, ui.MenuItem{ID: moreFraction, Icon: ui.IconPen, Text: say(at, "menu.fraction", nil)})
	}
	return table.Menu{
		Label: at.T("page.result.more", nil), Own: append(own, ui.MenuItem{ID: moreUnbalanced, Icon: ui.IconQuestion, Text: say(at, "menu.unbalanced", nil)}),
		Sheet:  ui.MenuItem{Icon: ui.IconCards, Text: say(at, "menu.sheet", nil)},
		Ruling: ui.MenuItem{Icon: ui.IconGavel, Text: say(at, "menu.ruling", nil)},
	}
}

// whistsLine writes a result in a line: «+146 −212 +318 −252».
func whistsLine(lang text.Lang, result rules.Result) string {
	r, ok := result.(preferans.Result)
	if !ok {
		return ""
	}
	words := make([]string, len(r.Whists))
	for i, w := range r.Whists {
		words[i] = text.Signed(lang, w)
	}
	return strings.Join(words, " ")
}
