package tournament

import (
	"slices"
	"time"

	"github.com/sudya-app/sudya/rules"
)

// ParamRoundMinutes and the like are the keys by which the clock finds its times; every
// regulation uses them.
const (
	ParamRoundMinutes = "roundMinutes" // length of a round
	ParamClaimMinutes = "claimMinutes" // claims are open so long into the next round
)

// Clock (часы тура) is what was commanded of a round's time. Wall time against these is
// the truth: nothing ticks here.
type Clock struct {
	Announced time.Time     // the announced start, from which lateness counts; zero: the start
	Started   time.Time     // СТАРТ for all tables; zero: not yet
	Paused    time.Time     // zero: running
	Stopped   time.Time     // at the judge's command, or when the round was closed
	Called    bool          // the judge called time: the round's time is over, whatever was left of it
	LastDeal  time.Time     // «последняя сдача» was announced
	Length    time.Duration // of the round, at its start
	Idle      time.Duration // spent in pauses
	Shift     time.Duration // corrections of a moved system clock
	Tables    map[int]TableClock
	// Partial: only named tables have been started («СТАРТ № столов», preferans 6), the others
	// still wait. СТАРТ for all starts those.
	Partial bool
}

// TableClock is a table's own time.
type TableClock struct {
	Started time.Time // «СТАРТ № …»; zero: with all
	Extra   time.Duration
}

// Elapsed is the playing time at now.
func (c *Clock) Elapsed(now time.Time) time.Duration {
	if c == nil || c.Started.IsZero() {
		return 0
	}
	end := now
	if !c.Stopped.IsZero() {
		end = c.Stopped
	}
	if !c.Paused.IsZero() && c.Paused.Before(end) {
		end = c.Paused
	}
	return max(0, end.Sub(c.Started)-c.Idle-c.Shift)
}

// Remaining is the time left at now, negative once it is over.
func (c *Clock) Remaining(now time.Time) time.Duration {
	if c == nil {
		return 0
	}
	return c.Length - c.Elapsed(now)
}

// RemainingAt is the time left to one table.
func (c *Clock) RemainingAt(table int, now time.Time) time.Duration {
	if c == nil {
		return 0
	}
	t := c.Tables[table]
	if c.Waits(table) {
		return c.Length + t.Extra
	}
	left := c.Remaining(now) + t.Extra
	if !t.Started.IsZero() && !c.Started.IsZero() {
		left += t.Started.Sub(c.Started)
	}
	return left
}

// Waits reports whether a table still waits for its start while others play.
func (c *Clock) Waits(table int) bool {
	return c != nil && c.Partial && c.Tables[table].Started.IsZero()
}

// Running reports whether time passes.
func (c *Clock) Running() bool {
	return c != nil && !c.Started.IsZero() && c.Paused.IsZero() && c.Stopped.IsZero()
}

// Over reports whether the round's time has come to its end at now: by itself, or because the
// judge called it. A round without a length has no end of its own.
func (c *Clock) Over(now time.Time) bool {
	return c != nil && !c.Started.IsZero() && (c.Called || c.Length > 0 && c.Remaining(now) <= 0)
}

// OverAt is Over for one table.
func (c *Clock) OverAt(table int, now time.Time) bool {
	return c != nil && !c.Started.IsZero() && (c.Called || c.Length > 0 && c.RemainingAt(table, now) <= 0)
}

func (c *Clock) close(at string) {
	if c != nil && !c.Started.IsZero() && c.Stopped.IsZero() {
		c.Stopped = instant(at)
	}
}

// instant reads an envelope's time, which was checked when the event was decoded.
func instant(at string) time.Time {
	t, _ := time.Parse(time.RFC3339, at)
	return t
}

// ClockStep is what a clock event does.
type ClockStep string

const (
	ClockAnnounce ClockStep = "announce" // the start is announced for Seconds from now: lateness counts from there
	ClockStart    ClockStep = "start"    // СТАРТ, for all or for Tables
	ClockPause    ClockStep = "pause"
	ClockResume   ClockStep = "resume"
	ClockExtend   ClockStep = "extend" // by Seconds, for all or for Tables
	ClockLastDeal ClockStep = "lastDeal"
	ClockStop     ClockStep = "stop"
	ClockCorrect  ClockStep = "correct" // the device's clock was moved by Seconds
)

// ClockSet is one command of the clock.
type ClockSet struct {
	Seating string    `json:"seating"`
	Step    ClockStep `json:"step"`
	Tables  []int     `json:"tables,omitzero"`
	Seconds int       `json:"seconds,omitzero"`
}

// PlayPermitted lets a table play its party on after the time (belote II.6), or takes
// the leave back.
type PlayPermitted struct {
	Seating string `json:"seating"`
	Table   int    `json:"table"`
	Permit  bool   `json:"permit"`
}

func (ClockSet) Kind() Kind      { return KindClock }
func (PlayPermitted) Kind() Kind { return KindPermit }

func (ClockSet) Traits() Trait      { return Readies | Aside }
func (PlayPermitted) Traits() Trait { return Reseats }

func (b ClockSet) decide(*State, Meta) ([]Body, error)      { return itself(b) }
func (b PlayPermitted) decide(*State, Meta) ([]Body, error) { return itself(b) }

func (b ClockSet) references(r refs) refs      { return r.ids(b.Seating) }
func (b PlayPermitted) references(r refs) refs { return r.ids(b.Seating) }

func (b ClockSet) concern(s *State, j *JournalEntry)      { j.Round = s.roundNumber(b.Seating) }
func (b PlayPermitted) concern(s *State, j *JournalEntry) { s.at(j, TableKey{b.Seating, b.Table}) }

func (s *State) clockOf(seating string) *Clock { return s.Clocks[seating] }

func (b ClockSet) check(s *State, e *Event) error {
	r, err := s.published(b.Seating)
	if err != nil {
		return err
	}
	if b.Seconds < -12*3600 || b.Seconds > 12*3600 {
		return refuse("clock.seconds", "seconds", rules.Args{"max": 12 * 3600})
	}
	for _, n := range b.Tables {
		if s.TableOf(TableKey{b.Seating, n}) == nil {
			return refuse("table.unknown", "tables", rules.Args{"table": n})
		}
	}
	c := s.clockOf(b.Seating)
	state := func(ok bool, code string) error {
		if !ok {
			return refuse(code, "step", nil)
		}
		return nil
	}
	started := c != nil && !c.Started.IsZero()
	switch b.Step {
	case ClockAnnounce:
		return state(!started, "clock.started")
	case ClockStart:
		if r.Closed {
			return refuse("round.closed", "seating", rules.Args{"round": r.Number})
		}
		return state(len(b.Tables) > 0 || !started || c.Partial, "clock.started")
	case ClockPause:
		return state(started && c.Paused.IsZero() && c.Stopped.IsZero(), "clock.notRunning")
	case ClockResume:
		return state(started && (!c.Paused.IsZero() || !c.Stopped.IsZero()), "clock.notPaused")
	case ClockExtend:
		return state(started && b.Seconds != 0, "clock.notStarted")
	case ClockLastDeal:
		if err := state(started, "clock.notStarted"); err != nil {
			return err
		}
		return state(c.LastDeal.IsZero(), "clock.lastDeal")
	case ClockStop:
		return state(started && c.Stopped.IsZero(), "clock.notRunning")
	case ClockCorrect:
		return state(started, "clock.notStarted")
	}
	return refuse("clock.step", "step", nil)
}

func (b ClockSet) apply(s *State, e *Event) {
	c := s.clockOf(b.Seating)
	if c == nil {
		r := s.seatings[b.Seating]
		c = &Clock{Length: time.Duration(s.ParamsOf(r.Number).Int(ParamRoundMinutes)) * time.Minute, Tables: map[int]TableClock{}}
		s.Clocks[b.Seating] = c
	}
	at := instant(e.At)
	amount := time.Duration(b.Seconds) * time.Second
	switch b.Step {
	case ClockAnnounce:
		c.Announced = at.Add(amount)
	case ClockStart:
		c.start(s.seatings[b.Seating].Tables, b.Tables, at)
	case ClockPause:
		c.Paused = at
	case ClockResume:
		from := c.Paused
		if from.IsZero() || !c.Stopped.IsZero() && c.Stopped.Before(from) {
			from = c.Stopped
		}
		c.Idle += max(0, at.Sub(from))
		c.Paused, c.Stopped, c.Called = time.Time{}, time.Time{}, false
	case ClockExtend:
		for _, n := range b.Tables {
			t := c.Tables[n]
			t.Extra += amount
			c.Tables[n] = t
		}
		if len(b.Tables) == 0 {
			c.Length += amount
		}
	case ClockLastDeal:
		c.LastDeal = at
	case ClockStop:
		c.Stopped, c.Called = at, true
	case ClockCorrect:
		c.Shift += amount
	}
}

func (b ClockSet) repeats(s *State, code string) bool {
	switch code {
	case "clock.started":
		return b.Step == ClockStart && len(b.Tables) == 0
	case "clock.notRunning":
		return s.Seated(b.Seating) != nil && s.clockOf(b.Seating) != nil
	case "clock.notPaused", "clock.lastDeal":
		return true
	}
	return false
}

// start starts the named tables, or all that have no start yet.
func (c *Clock) start(all []*rules.Table, named []int, at time.Time) {
	if c.Started.IsZero() {
		c.Started, c.Partial = at, len(named) > 0
	} else if len(named) == 0 {
		for _, t := range all {
			if c.Waits(t.Number) {
				named = append(named, t.Number)
			}
		}
	}
	for _, n := range named {
		c.Tables[n] = TableClock{Started: at, Extra: c.Tables[n].Extra}
	}
	c.Partial = c.Partial && slices.ContainsFunc(all, func(t *rules.Table) bool { return c.Waits(t.Number) })
}

func (b PlayPermitted) check(s *State, _ *Event) error {
	r, err := s.published(b.Seating)
	if err != nil {
		return err
	}
	if r.Closed {
		return refuse("round.closed", "seating", rules.Args{"round": r.Number})
	}
	if s.TableOf(TableKey{b.Seating, b.Table}) == nil {
		return refuse("table.unknown", "table", rules.Args{"table": b.Table})
	}
	return nil
}

func (b PlayPermitted) apply(s *State, _ *Event) {
	k := TableKey{b.Seating, b.Table}
	s.TableOf(k).Permit = b.Permit
	s.rescore(k)
}

// ClaimsUntil is when claims against results of round n end (belote II.7): the claim time
// into the next round; after the last qualifying round the start of the final, after the
// last round the finish. Zero until that has come: claims are open.
func (s *State) ClaimsUntil(n int) time.Time {
	this, next := s.Round(n), s.Round(n+1)
	if next == nil {
		if !s.Finished {
			return time.Time{}
		}
		return instant(s.FinishedAt)
	}
	c := s.clockOf(next.Seating)
	if c == nil || c.Started.IsZero() {
		return time.Time{}
	}
	if this != nil && this.Stage != next.Stage && next.Stage == rules.StageFinal {
		return c.Started
	}
	return c.Started.Add(time.Duration(s.ParamsOf(n).Int(ParamClaimMinutes)) * time.Minute)
}
