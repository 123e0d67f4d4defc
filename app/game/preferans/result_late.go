package preferans

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
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

// tickingLate is secondsLate where the screen tells it: it is drawn anew with the next second,
// so that what is recorded is what is read.
func tickingLate(d *desk.Desk, s *tournament.State, seating string) (seconds int, armed bool) {
	if seconds, armed = game.SecondsLate(d, s, seating); armed {
		d.Passed(d.Now().Truncate(time.Second).Add(time.Second))
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
func ladder(d *desk.Desk, p rules.Params) []ui.Choice {
	free, mountain, last := p.Int("lateFreeMinutes"), p.Int("lateMountainMinutes"), p.Int("lateLastMinutes")
	return []ui.Choice{
		{Value: string(preferans.LateNothing), Text: d.T("page.late.nothing", rules.Args{"to": free})},
		{Value: string(preferans.LateMountain), Text: d.T("page.late.mountain", rules.Args{"from": free, "to": mountain})},
		{Value: string(preferans.LateExtra), Text: d.T("page.late.extra", rules.Args{"from": mountain, "to": last})},
		{Value: string(preferans.LateMissed), Text: d.T("page.late.missed", rules.Args{"from": last})},
	}
}

// lateEffect says what a rung means for the score.
func lateEffect(d *desk.Desk, p rules.Params, step preferans.LateStep) string {
	switch step {
	case preferans.LateMountain:
		return d.T("page.late.effect.mountain", nil)
	case preferans.LateExtra:
		return d.T("page.late.effect.extra", rules.Args{"extra": p.Int("lateExtra")})
	case preferans.LateMissed:
		return d.T("page.late.effect.missed", rules.Args{"points": p.Int("missedPoints")})
	case preferans.LateNothing:
		return d.T("page.late.effect.nothing", nil)
	}
	return d.T("page.late.minutes", nil)
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

// lateness asks how late the player came. While the round runs the clock gives the answer
// by itself, with one tap.
func (p *ResultSheet) lateness(s *tournament.State, id rules.EntrantID) app.UI {
	params := s.ParamsOf(s.Seated(p.Of.Key.Seating).Number)
	m := p.Late[p.asked]
	name := scope.NameOf(p.Of.Desk, s, id)
	body := []app.UI{&ui.Radio{
		ID: "late", Label: p.t("lateness", rules.Args{"name": name}), Note: lateEffect(p.Of.Desk, params, m.Step),
		Value: string(m.Step), Choices: ladder(p.Of.Desk, params), OnPick: p.pickLate,
	}}
	if seconds, armed := tickingLate(p.Of.Desk, s, p.Of.Key.Seating); armed && p.rec.Old() == nil && arrivalOf(s, p.Of.Key.Seating, id) == nil {
		step := preferans.Lateness(params, seconds)
		mountain := p.entryMountain(s, params, step)
		body = append(body, &ui.Button{
			ID: "arrived", Icon: ui.IconClock, Small: true, Wide: true, OnClick: p.arrived,
			Text: p.t("arrived", rules.Args{"time": minutesSeconds(seconds), "mountain": mountain}),
		})
	}
	return ui.Stack("2", body...)
}

func (p *ResultSheet) pickLate(_ app.Context, value string) {
	s := p.rec.State()
	params := s.ParamsOf(s.Seated(p.Of.Key.Seating).Number)
	step := preferans.LateStep(value)
	p.Late[p.asked] = LateMark{Step: step, Minutes: rungMinutes(params, step), Mountain: p.entryMountain(s, params, step)}
	if step == preferans.LateMissed {
		p.Entry.Values[p.asked] = "0"
	}
}

// entryMountain is what the score sheet of the table would write on entry; 0 where no
// sheet is kept.
func (p *ResultSheet) entryMountain(s *tournament.State, params rules.Params, step preferans.LateStep) int {
	sh := sheetOf(s, p.Of.Key)
	if sh.Party == nil {
		return max(0, step.Entry(params, p.asked, []int{0}).Mountain)
	}
	return max(0, step.Entry(params, p.asked, othersMountains(sh.Party, p.asked)).Mountain)
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

// arrived records that the player comes in now.
func (p *ResultSheet) arrived(ctx app.Context) {
	s := p.rec.State()
	seat := p.asked
	seconds, armed := game.SecondsLate(p.Of.Desk, s, p.Of.Key.Seating)
	t := s.TableOf(p.Of.Key)
	if !armed || t == nil || seat < 0 || seat >= len(t.Seats) {
		return
	}
	params := s.ParamsOf(s.Seated(p.Of.Key.Seating).Number)
	step := preferans.Lateness(params, seconds)
	id := t.Seats[seat]
	mountain := p.entryMountain(s, params, step)
	c := arrivalCommand(s, p.Of.Key, id, seconds, mountain, seat)
	name := scope.NameOf(p.Of.Desk, s, id)
	p.rec.CarryOut(ctx, c, p.t("arrival", rules.Args{"name": name, "time": minutesSeconds(seconds)}), "", func(app.Context) {
		p.Late[seat] = markOf(params, tournament.ArrivalRecord{ArrivalRecorded: tournament.ArrivalRecorded{Seconds: seconds, Mountain: mountain}})
		if step == preferans.LateMissed {
			p.Entry.Values[seat] = "0"
		}
	})
}

// arrivalCommand records an arrival and, where a score sheet is kept, writes the mountain
// of entry on it.
func arrivalCommand(s *tournament.State, k tournament.TableKey, id rules.EntrantID, seconds, mountain, seat int) tournament.Command {
	arrival := tournament.ArrivalRecorded{Seating: k.Seating, Entrant: id, Seconds: seconds, Mountain: mountain}
	if mountain == 0 || !s.Sheets[k].Begun() {
		return arrival
	}
	setup := sheetOf(s, k).Setup
	setup.Adjust = append(append([]preferans.Adjustment(nil), setup.Adjust...), preferans.Adjustment{Player: seat, Mountain: mountain})
	return tournament.All{arrival, tournament.SheetSet{Seating: k.Seating, Table: k.Table, Setup: setup.Canonical()}}
}
