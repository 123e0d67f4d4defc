package rulestest

import (
	"fmt"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Desk is a device at which a tournament is run: it gives commands their time, ids and
// device. Two desks with different devices make the same log's branches.
type Desk struct {
	State  *tournament.State
	Device string // 16 hex digits
	Seed   string // of the next draw

	now time.Time
	ids int
}

// NewDesk is a desk with an empty log. device 1, 2 … makes its id.
func NewDesk(lookup tournament.Lookup, device int) *Desk {
	return &Desk{
		State:  tournament.New(lookup),
		Device: fmt.Sprintf("%016x", device),
		Seed:   "a",
		now:    time.Date(2026, time.November, 28, 9, 0, 0, 0, time.UTC),
	}
}

// Branch is another device's desk that has the same log so far.
func (d *Desk) Branch(device int) *Desk {
	return &Desk{State: d.State.With(), Device: fmt.Sprintf("%016x", device), Seed: d.Seed, now: d.now}
}

// Wait lets time pass.
func (d *Desk) Wait(t time.Duration) { d.now = d.now.Add(t) }

// Meta is what a command given now brings along; a second passes.
func (d *Desk) Meta() tournament.Meta {
	d.now = d.now.Add(time.Second)
	return tournament.Meta{
		Device: d.Device,
		At:     d.now.Format("2006-01-02T15:04:05.000Z"),
		Seed:   d.Seed,
		NewID: func() string {
			d.ids++
			return d.Device + fmt.Sprintf("%016x", d.ids)
		},
	}
}

// Do decides a command and applies its events.
func (d *Desk) Do(c tournament.Command) ([]tournament.Event, error) {
	events, err := tournament.Decide(d.State, c, d.Meta())
	if err != nil {
		return nil, err
	}
	d.State = d.State.Apply(events...)
	return events, nil
}

// Must does what can't be refused and returns the id of the last event.
func (d *Desk) Must(t testing.TB, commands ...tournament.Command) string {
	t.Helper()
	id := ""
	for _, c := range commands {
		events, err := d.Do(c)
		if err != nil {
			t.Fatalf("%T %+v: %v", c, c, err)
		}
		id = events[len(events)-1].ID
	}
	return id
}

// Merge takes the other desk's events in.
func (d *Desk) Merge(other *Desk) { d.State = d.State.Apply(other.State.Events()...) }

// Register enters people by their names, a pair as two: it returns the ids in order.
func (d *Desk) Register(t testing.TB, players ...[]string) []rules.EntrantID {
	t.Helper()
	ids := make([]rules.EntrantID, len(players))
	for i, p := range players {
		ids[i] = rules.EntrantID(d.Must(t, tournament.EntrantRegistered{Person: tournament.Person{Players: p}}))
	}
	return ids
}

// Open seats and publishes the next round and returns the seating's id.
func (d *Desk) Open(t testing.TB) string {
	t.Helper()
	d.Must(t, tournament.SeatRound{})
	seating := d.State.LastRound().Seating
	d.Must(t, tournament.RoundPublished{Seating: seating})
	return seating
}

// Enter records results of the running round by table number; a table that isn't named
// gets the one of table 0.
func (d *Desk) Enter(t testing.TB, results map[int]string) {
	t.Helper()
	r := d.State.Running()
	for _, table := range r.Tables {
		if table.Score != nil {
			continue
		}
		raw, ok := results[table.Number]
		if !ok {
			raw = results[0]
		}
		d.Must(t, tournament.EnterResult{Seating: r.Seating, Table: table.Number, Result: []byte(raw)})
	}
}

// Close closes the running round.
func (d *Desk) Close(t testing.TB) {
	t.Helper()
	d.Must(t, tournament.RoundClosed{Seating: d.State.Running().Seating})
}
