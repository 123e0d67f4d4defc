package desk

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/tournament"
)

// LagLeast is by how much this device's clock must lie behind the entries of another one to be
// asked about: clocks of phones differ by seconds, and nobody is helped by hearing of it.
const LagLeast = time.Minute

// lag is what was seen of a tournament in which entries of other devices lie ahead of this
// device's clock: the round would have all its time still to come.
type lag struct {
	events int           // looked through
	by     time.Duration // the clock is behind, when that was looked at
	left   time.Duration // the judge said of so much that the time is right
}

// Now is the time of the device, with what its clock is known to be behind.
func (d *Desk) Now() time.Time { return ui.Now() }

// Skew is by how much this window takes the device's clock to be behind.
func (d *Desk) Skew() time.Duration { return d.skew }

// SetSkew counts and stamps from here on by a time that is so much ahead of the device's clock.
// It is of this window only: the next one asks again, for the clock may have been set right.
func (d *Desk) SetSkew(ctx app.Context, behind time.Duration) {
	d.skew = behind
	ui.SetSkew(behind)
	d.Changed(ctx)
}

// Lag is by how much the device's clock lies behind entries of another device, in a tournament
// that is open; 0 if it doesn't, or the judge has answered. It looks only at what is new.
func (d *Desk) Lag(id string) time.Duration {
	s := d.Opened(id)
	if s == nil {
		return 0
	}
	l := d.lags[id]
	if l == nil {
		l = &lag{}
		d.lags[id] = l
	}
	if events := s.Events(); len(events) != l.events {
		l.events, l.by = len(events), ahead(events, d.Device(), d.Now())
	}
	if l.by-l.left < LagLeast {
		return 0
	}
	return l.by
}

// ahead is by how much the latest entry lies after now; 0 if none of another device does.
func ahead(events []tournament.Event, device string, now time.Time) time.Duration {
	latest, foreign := now, false
	for i := range events {
		at, err := time.Parse(time.RFC3339, events[i].At)
		if err != nil || !at.After(now) {
			continue
		}
		foreign = foreign || events[i].Device != device && at.Sub(now) >= LagLeast
		if at.After(latest) {
			latest = at
		}
	}
	if !foreign {
		return 0
	}
	return latest.Sub(now)
}

// TakeLag counts by the other devices' time from here on.
func (d *Desk) TakeLag(ctx app.Context, id string) {
	by := d.Lag(id)
	if l := d.lags[id]; l != nil {
		l.by, l.left = 0, 0
	}
	d.SetSkew(ctx, d.skew+by)
}

// LeaveLag takes the device's clock as right.
func (d *Desk) LeaveLag(ctx app.Context, id string) {
	if l := d.lags[id]; l != nil {
		l.left = l.by
	}
	d.Changed(ctx)
}

// Righted reports whether a jump of the device's clock only made good what it was behind: the
// round's time goes on as it was then.
func (d *Desk) Righted(ctx app.Context, id string, jump time.Duration) bool {
	switch by := d.Lag(id); {
	case d.skew > 0 && (d.skew-jump).Abs() < LagLeast:
		d.SetSkew(ctx, 0)
	case by > 0 && (by-jump).Abs() < LagLeast:
		d.LeaveLag(ctx, id)
	default:
		return false
	}
	return true
}
