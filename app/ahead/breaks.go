package ahead

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// BreakNote says till when the break between two rounds lasts, and while the next one isn't
// published also that it was over; none where there is no break (domino 1.3).
func BreakNote(d *desk.Desk, version int, s *tournament.State) []app.UI {
	until := s.BreakUntil()
	if until.IsZero() || d.Passed(until) && s.Running() != nil {
		return nil
	}
	return []app.UI{&BreakWatch{Desk: d, Version: version, Until: until.UnixMilli()}}
}

// BreakTime is «Перерыв до 15:42».
func BreakTime(d *desk.Desk, until time.Time) string {
	key := "page.break"
	if d.Passed(until) {
		key = "page.break.over"
	}
	return d.T(key, rules.Args{"time": text.Date(d.Lang(), until, text.Clock)})
}

// BreakWatch tells of a break, and draws the screen anew when it is over.
type BreakWatch struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Until   int64 // unix milliseconds
}

// CompoID makes another break a new one.
func (b *BreakWatch) CompoID() string { return "break-" + strconv.FormatInt(b.Until, 10) }

// OnMount waits for the end.
func (b *BreakWatch) OnMount(ctx app.Context) {
	left := time.UnixMilli(b.Until).Sub(b.Desk.Now())
	if left <= 0 {
		return
	}
	ctx.After(left, func(ctx app.Context) {
		ui.Vibrate(200)
		b.Desk.Changed(ctx)
	})
}

// Render draws the line.
func (b *BreakWatch) Render() app.UI {
	return &ui.Note{Icon: ui.IconClock, Text: BreakTime(b.Desk, time.UnixMilli(b.Until))}
}
