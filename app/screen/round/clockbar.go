package round

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// lastDealBefore is when the last deal is offered, before the round's time is over, where
// the regulation doesn't say it itself (domino 1.7: the parameter lastDeal, in minutes).
const lastDealBefore = 10 * time.Minute

func lastDealOffered(p rules.Params) time.Duration {
	if n := p.Int("lastDeal"); n > 0 {
		return time.Duration(n) * time.Minute
	}
	return lastDealBefore
}

// clockStep is by how much the round is made longer or shorter.
const clockStep = 5 * time.Minute

// clockBar is the strip with the round's time, what is entered, and the clock's buttons.
type clockBar struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Seating    string
	Counts     table.RoundCounts
	OnTables   ui.Act // asks which tables are to be started

	busy bool
}

func (p *clockBar) t(key string, args rules.Args) string { return p.Desk.T("page.clock."+key, args) }

// Render draws the strip. Before the start the face shows the length of the round.
func (p *clockBar) Render() app.UI {
	s := p.Desk.Book(p.Tournament).State
	r := s.Seated(p.Seating)
	if r == nil {
		return app.Div()
	}
	c, now := s.Clocks[p.Seating], p.Desk.Now()
	started := c != nil && !c.Started.IsZero()
	left := time.Duration(s.ParamsOf(r.Number).Int(tournament.ParamRoundMinutes)) * time.Minute
	if started {
		left = c.Remaining(now)
	}
	face := &ui.Clock{
		Running: c.Running(), Until: now.Add(left).UnixMilli(), Left: int(left / time.Second), Idle: !started && left == 0,
		Marks: []int{600, 300, 0}, OnMark: p.mark,
	}
	var button, awake app.UI
	switch {
	case !started && c != nil && c.Announced.After(now):
		face.Running, face.Until, face.Idle, face.Marks = true, c.Announced.UnixMilli(), false, []int{60, 0}
		face.Sub, face.OnMark = p.t("untilStart", nil), p.atStart
		awake = &ui.Awake{}
		button = &ui.Button{ID: "clock-start", Text: p.t("start", nil), Icon: ui.IconPlay, Small: true, Disabled: p.busy, OnClick: p.start}
	case !started:
		face.Sub = p.t("waits", nil)
		button = &ui.Button{ID: "clock-start", Text: p.t("start", nil), Icon: ui.IconPlay, Small: true, Disabled: p.busy, OnClick: p.start}
	case c.Called:
		face.Left, face.Sub = 0, p.t("called", nil)
	case c.Running():
		awake = &ui.Awake{}
		button = &ui.IconButton{ID: "clock-pause", Icon: ui.IconPause, Label: p.t("pause", nil), Disabled: p.busy, OnClick: p.pause}
	default:
		face.Sub = p.t("paused", nil)
		button = &ui.IconButton{ID: "clock-resume", Icon: ui.IconPlay, Label: p.t("resume", nil), Disabled: p.busy, OnClick: p.resume}
	}
	entered := p.t("entered", rules.Args{"done": p.Counts.Entered, "all": p.Counts.All})
	return ui.ClockBar(p.t("label", nil), face, ui.Entered{Done: p.Counts.Done, Asked: p.Counts.Asked, All: p.Counts.All, Text: entered}, button,
		&ui.Menu{ID: "clock-more", Label: p.t("more", nil), Icon: ui.IconClock, Items: p.menu(s, r, c, started), OnPick: p.pick}, awake)
}

func (p *clockBar) menu(s *tournament.State, r *rules.Round, c *tournament.Clock, started bool) []ui.MenuItem {
	var named []ui.MenuItem
	if len(table.Startable(s, r)) > 0 && len(r.Tables) > 1 {
		named = []ui.MenuItem{{ID: table.StartTables, Text: p.t("tables", nil), Small: p.t("tables.text", nil), Icon: ui.IconPlay}}
	}
	if !started {
		items := []ui.MenuItem{{ID: string(tournament.ClockAnnounce), Text: p.t("announce", nil), Small: p.t("announce.text", nil), Icon: ui.IconHorn}}
		if c != nil && !c.Announced.IsZero() {
			items[0].Small = p.t("announced", rules.Args{"time": text.Date(p.Desk.Lang(), c.Announced, text.Clock)})
		}
		for _, n := range startsIn {
			items = append(items, ui.MenuItem{ID: announceIn + strconv.Itoa(n), Text: p.t("announce.in", rules.Args{"n": n}), Small: p.t("announce.in.text", nil), Icon: ui.IconClock})
		}
		return append(items, named...)
	}
	minutes := int(clockStep / time.Minute)
	items := []ui.MenuItem{
		{ID: "longer", Text: p.t("longer", rules.Args{"n": minutes}), Icon: ui.IconPlus},
		{ID: "shorter", Text: p.t("shorter", rules.Args{"n": minutes}), Icon: ui.IconUndo},
		{ID: string(tournament.ClockLastDeal), Text: p.t("lastDeal", nil), Icon: ui.IconHorn, Disabled: !c.LastDeal.IsZero()},
	}
	switch {
	case c.Called:
		items = append(items, ui.MenuItem{ID: string(tournament.ClockResume), Text: p.t("goOn", nil), Icon: ui.IconPlay})
	case c.Running():
		items = append(items, ui.MenuItem{ID: string(tournament.ClockStop), Text: p.t("stop", nil), Small: p.t("stop.text", nil), Icon: ui.IconClock})
	}
	return append(items, named...)
}

// startsIn are the breaks before a round that the menu offers, in minutes; announceIn is
// how their commands begin.
var startsIn = []int{5, 10, 15}

const announceIn = "announce-in-"

func (p *clockBar) pick(ctx app.Context, id string) {
	seconds := int(clockStep / time.Second)
	if minutes, ok := strings.CutPrefix(id, announceIn); ok {
		ui.Unmute()
		n := scope.Atoi(minutes)
		p.set(ctx, tournament.ClockSet{Step: tournament.ClockAnnounce, Seconds: n * 60}, p.t("said.announce.in", rules.Args{"n": n}))
		return
	}
	switch id {
	case table.StartTables:
		p.OnTables(ctx)
	case "longer":
		p.set(ctx, tournament.ClockSet{Step: tournament.ClockExtend, Seconds: seconds}, p.t("said.longer", rules.Args{"n": seconds / 60}))
	case "shorter":
		p.set(ctx, tournament.ClockSet{Step: tournament.ClockExtend, Seconds: -seconds}, p.t("said.shorter", rules.Args{"n": seconds / 60}))
	case string(tournament.ClockLastDeal):
		signal(p.Desk, 2)
		p.set(ctx, tournament.ClockSet{Step: tournament.ClockLastDeal}, p.t("said.lastDeal", nil))
	case string(tournament.ClockResume):
		p.resume(ctx)
	case string(tournament.ClockStop):
		signal(p.Desk, 3)
		p.set(ctx, tournament.ClockSet{Step: tournament.ClockStop}, p.t("said.stop", nil))
	case string(tournament.ClockAnnounce):
		p.set(ctx, tournament.ClockSet{Step: tournament.ClockAnnounce}, p.t("said.announce", nil))
	}
}

// start starts the round. A browser lets a page sound only after a tap: this is the one.
func (p *clockBar) start(ctx app.Context) {
	ui.Unmute()
	p.set(ctx, tournament.ClockSet{Step: tournament.ClockStart}, p.t("said.start", nil))
}

func (p *clockBar) pause(ctx app.Context) {
	p.set(ctx, tournament.ClockSet{Step: tournament.ClockPause}, p.t("said.pause", nil))
}

func (p *clockBar) resume(ctx app.Context) {
	ui.Unmute()
	p.set(ctx, tournament.ClockSet{Step: tournament.ClockResume}, p.t("said.resume", nil))
}

func (p *clockBar) set(ctx app.Context, c tournament.ClockSet, said string) {
	c.Seating = p.Seating
	d, id := p.Desk, p.Tournament
	scope.Once{Desk: d, Tournament: id, Busy: &p.busy}.Do(ctx, c, func(ctx app.Context, done desk.Done) {
		d.Saved(ctx, id, done, said, "")
	})
}

// mark tells that ten or five minutes are left, or that the time is over.
func (p *clockBar) mark(ctx app.Context, seconds int) {
	key := "mark.over"
	if seconds > 0 {
		key = "mark"
	}
	ui.Announce(ctx, p.t(key, rules.Args{"n": seconds / 60}))
	beeps := 1
	if seconds == 0 {
		beeps = 3
	}
	signal(p.Desk, beeps)
	p.Desk.Changed(ctx)
}

// atStart tells that the announced start is near, and that it has come.
func (p *clockBar) atStart(ctx app.Context, seconds int) {
	if seconds == 0 {
		signal(p.Desk, 2)
	} else {
		signal(p.Desk, 1)
	}
	p.Desk.Changed(ctx)
}

// signal is heard and felt, unless the judge wants silence.
func signal(d *desk.Desk, beeps int) {
	ui.Vibrate(200, 100, 200)
	if d.Setting(desk.SettingSound) != "off" {
		ui.Beep(beeps, 880)
	}
}

// remains reports whether no more than so much of the round's time is left; while the clock
// runs the screen changes by itself when that comes.
func remains(d *desk.Desk, c *tournament.Clock, least time.Duration) bool {
	now := d.Now()
	left := c.Remaining(now)
	if left > least && c.Running() {
		return d.Passed(now.Add(left - least))
	}
	return left <= least
}

// lastDealNote offers the last deal when the time runs out, and tells when it was announced.
func (p *round) lastDealNote(s *tournament.State, r *rules.Round) app.UI {
	c := s.Clocks[r.Seating]
	if c == nil || c.Started.IsZero() || r.Closed {
		return nil
	}
	t := func(key string, args rules.Args) string { return p.Desk.T("page.clock."+key, args) }
	if !c.LastDeal.IsZero() {
		return &ui.Note{Icon: ui.IconHorn, Text: t("lastDeal.at", rules.Args{"time": text.Date(p.Desk.Lang(), c.LastDeal, text.Clock)})}
	}
	before := lastDealOffered(s.ParamsOf(r.Number))
	key, args := "lastDeal.soon", rules.Args{"n": int(before / time.Minute)}
	switch {
	case c.Called:
		key, args = "callNote", rules.Args{"time": text.Date(p.Desk.Lang(), c.Stopped, text.Clock)}
	case remains(p.Desk, c, 0):
		key = "lastDeal.over"
	case !remains(p.Desk, c, before):
		return nil
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconHorn, Text: t(key, args), Action: t("lastDeal", nil), OnClick: p.lastDeal}
}

func (p *round) lastDeal(ctx app.Context) {
	r := p.shown(p.state())
	if r == nil {
		return
	}
	ui.Unmute()
	signal(p.Desk, 2)
	p.run(ctx, tournament.ClockSet{Seating: r.Seating, Step: tournament.ClockLastDeal}, func(ctx app.Context, done desk.Done) {
		p.Desk.Saved(ctx, p.Route.Tournament, done, p.Desk.T("page.clock.said.lastDeal", nil), "")
	})
}
