package preferans

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// LateMark notes how late a player of the table came.
type LateMark struct {
	Step     preferans.LateStep // "": in time
	Minutes  int                // begun minutes after the announced start
	Mountain int                // that he entered with
}

// markOf is the mark of a recorded arrival.
func markOf(p rules.Params, a tournament.ArrivalRecord) LateMark {
	m := LateMark{Step: preferans.Lateness(p, a.Seconds), Mountain: a.Mountain}
	if m.Step != preferans.LateNothing {
		m.Minutes = (a.Seconds + 59) / 60
	}
	return m
}

// arrivalOf is the last recorded arrival of a player in a round, or nil.
func arrivalOf(s *tournament.State, seating string, id rules.EntrantID) *tournament.ArrivalRecord {
	for i := len(s.Arrivals) - 1; i >= 0; i-- {
		if a := &s.Arrivals[i]; a.Seating == seating && a.Entrant == id {
			return a
		}
	}
	return nil
}

// nextSecond is when a time that is shown to the second changes.
func nextSecond(now time.Time) time.Time { return now.Truncate(time.Second).Add(time.Second) }

// tickingLate is secondsLate where the screen tells it: it is drawn anew with the next second,
// so that what is recorded is what is read.
func tickingLate(d *desk.Desk, s *tournament.State, seating string) (seconds int, armed bool) {
	if seconds, armed = game.SecondsLate(d.Now(), s, seating); armed {
		d.Passed(nextSecond(d.Now()))
	}
	return seconds, armed
}

// minutesSeconds writes a time as on the clock: «12:05».
func minutesSeconds(seconds int) string {
	rest := strconv.Itoa(seconds % 60)
	if len(rest) == 1 {
		rest = "0" + rest
	}
	return strconv.Itoa(seconds/60) + ":" + rest
}

// ladder are the rungs of lateness as choices, in minutes of the parameters.
func ladder(lang text.Lang, p rules.Params) []ui.Choice {
	free, mountain, last := p.Int("lateFreeMinutes"), p.Int("lateMountainMinutes"), p.Int("lateLastMinutes")
	return []ui.Choice{
		{Value: string(preferans.LateNothing), Text: text.T(lang, "page.late.nothing", rules.Args{"to": free})},
		{Value: string(preferans.LateMountain), Text: text.T(lang, "page.late.mountain", rules.Args{"from": free, "to": mountain})},
		{Value: string(preferans.LateExtra), Text: text.T(lang, "page.late.extra", rules.Args{"from": mountain, "to": last})},
		{Value: string(preferans.LateMissed), Text: text.T(lang, "page.late.missed", rules.Args{"from": last})},
	}
}

// lateEffect says what a rung means for the score.
func lateEffect(lang text.Lang, p rules.Params, step preferans.LateStep) string {
	switch step {
	case preferans.LateMountain:
		return text.T(lang, "page.late.effect.mountain", nil)
	case preferans.LateExtra:
		return text.T(lang, "page.late.effect.extra", rules.Args{"extra": p.Int("lateExtra")})
	case preferans.LateMissed:
		return text.T(lang, "page.late.effect.missed", rules.Args{"points": p.Int("missedPoints")})
	case preferans.LateNothing:
		return text.T(lang, "page.late.effect.nothing", nil)
	}
	return text.T(lang, "page.late.minutes", nil)
}

// rungMinutes stands for a rung where nobody looked at the clock: its last minute.
func rungMinutes(p rules.Params, step preferans.LateStep) int {
	switch step {
	case preferans.LateMountain:
		return p.Int("lateMountainMinutes")
	case preferans.LateExtra:
		return p.Int("lateLastMinutes")
	}
	return 0
}

// seatAsked is the seat whose lateness is being entered; -1: none.
func (f resultForm) seatAsked() int {
	if id, ok := strings.CutSuffix(f.asked, lateID); ok {
		if seat, ok := seatField(id, len(f.Late)); ok {
			return seat
		}
	}
	return -1
}

// lateness asks how late the player came. While the round runs the clock gives the answer by
// itself, with one tap; until is when its words change.
func (f resultForm) lateness(at table.Spot) (fields table.Stack, until time.Time) {
	seat := f.seatAsked()
	id, params := at.Table().Seats[seat], at.State.ParamsOf(at.Round().Number)
	step := f.Late[seat].Step
	fields = table.Stack{table.Choice{
		ID: "late", Label: say(at, "lateness", rules.Args{"name": scope.Called(at.Lang, at.State, id, 0)}), Note: lateEffect(at.Lang, params, step),
		Value: string(step), Answers: ladder(at.Lang, params),
	}}
	if seconds, armed := game.SecondsLate(at.Now, at.State, at.Key.Seating); armed && at.Old() == nil && arrivalOf(at.State, at.Key.Seating, id) == nil {
		mountain := entryMountain(at, seat, preferans.Lateness(params, seconds))
		until = nextSecond(at.Now)
		fields = append(fields, table.Button{
			ID: "arrived", Icon: ui.IconClock, Small: true, Text: say(at, "arrived", rules.Args{"time": minutesSeconds(seconds), "mountain": mountain}),
		})
	}
	return fields, until
}

// late notes the rung that the judge picks for the player who is asked about.
func (f resultForm) late(at table.Spot, step preferans.LateStep) resultForm {
	seat, params := f.seatAsked(), at.State.ParamsOf(at.Round().Number)
	if seat < 0 {
		return f
	}
	return f.marked(seat, LateMark{Step: step, Minutes: rungMinutes(params, step), Mountain: entryMountain(at, seat, step)})
}

// marked is the form with a player's lateness: who missed the round has no whists.
func (f resultForm) marked(seat int, m LateMark) resultForm {
	f.Late, f.Entry.Values = slices.Clone(f.Late), slices.Clone(f.Entry.Values)
	f.Late[seat] = m
	if m.Step == preferans.LateMissed {
		f.Entry.Values[seat] = "0"
	}
	return f
}

// entryMountain is what the score sheet of the table would write on entry; 0 where no sheet is
// kept.
func entryMountain(at table.Spot, seat int, step preferans.LateStep) int {
	params := at.State.ParamsOf(at.Round().Number)
	sh := sheetOf(at.State, at.Key)
	if sh.Party == nil {
		return max(0, step.Entry(params, seat, []int{0}).Mountain)
	}
	return max(0, step.Entry(params, seat, othersMountains(sh.Party, seat)).Mountain)
}

func othersMountains(party *preferans.Party, but int) []int {
	var list []int
	for i, n := range party.Mountain {
		if i != but {
			list = append(list, n)
		}
	}
	return list
}

// arrive records that the player who is asked about comes in now.
func (f resultForm) arrive(at table.Spot) table.Effect {
	seat := f.seatAsked()
	seconds, armed := game.SecondsLate(at.Now, at.State, at.Key.Seating)
	if !armed || seat < 0 {
		return table.Effect{}
	}
	id := at.Table().Seats[seat]
	mountain := entryMountain(at, seat, preferans.Lateness(at.State.ParamsOf(at.Round().Number), seconds))
	return table.Effect{
		Command: arrivalCommand(at.State, at.Key, seat, tournament.ArrivalRecorded{Seating: at.Key.Seating, Entrant: id, Seconds: seconds, Mountain: mountain}),
		Said:    say(at, "arrival", rules.Args{"name": scope.Called(at.Lang, at.State, id, 0), "time": minutesSeconds(seconds)}),
		Then:    table.Msg{Done: table.Push, Field: "noted"},
	}
}

// arrived takes what was recorded of arrivals into the form.
func (f resultForm) arrived(at table.Spot) resultForm {
	if seat := f.seatAsked(); seat >= 0 {
		f = f.marked(seat, lateOf(at)[seat])
	}
	return f
}

// arrivalCommand records an arrival and, where a score sheet is kept, writes the mountain
// of entry on it.
func arrivalCommand(s *tournament.State, k tournament.TableKey, seat int, arrival tournament.ArrivalRecorded) tournament.Command {
	if arrival.Mountain == 0 || !s.Sheets[k].Begun() {
		return arrival
	}
	setup := sheetOf(s, k).Setup
	setup.Adjust = append(append([]preferans.Adjustment(nil), setup.Adjust...), preferans.Adjustment{Player: seat, Mountain: arrival.Mountain})
	return tournament.All{arrival, tournament.SheetSet{Seating: k.Seating, Table: k.Table, Setup: setup.Canonical()}}
}
