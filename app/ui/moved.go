package ui

import (
	"math"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// wallBase is the wall clock minus the browser's monotonic clock, in milliseconds, when
// the window first looked.
var wallBase struct {
	set bool
	at  float64
}

// movedLeast is the least jump that is told: below it clocks are merely set right.
const movedLeast = 2000 // ms

// ClockWatch notices that the device's clock was moved, or that the device slept: the wall
// clock and the monotonic one no longer agree. It draws nothing.
type ClockWatch struct {
	app.Compo

	// OnMoved gets by how many seconds the wall clock jumped, once a jump.
	OnMoved func(ctx app.Context, seconds int)

	stop func()
}

// OnMount starts watching; the first look is at once, so that no move slips through
// before the first second is over.
func (w *ClockWatch) OnMount(ctx app.Context) {
	w.look(ctx)
	w.stop = everySecond(func() { w.look(ctx) })
}

// OnDismount stops watching.
func (w *ClockWatch) OnDismount() {
	if w.stop != nil {
		w.stop()
	}
}

func (w *ClockWatch) look(ctx app.Context) {
	now := float64(time.Now().UnixMilli()) - app.Window().Get("performance").Call("now").Float()
	by, moved := movedBy(now)
	if moved && w.OnMoved != nil && w.Mounted() {
		ctx.Dispatch(func(ctx app.Context) { w.OnMoved(ctx, by) })
	}
}

// movedBy compares with the first look, and takes this one as the new base after a jump.
func movedBy(now float64) (seconds int, moved bool) {
	if !wallBase.set {
		wallBase.set, wallBase.at = true, now
		return 0, false
	}
	by := now - wallBase.at
	if math.Abs(by) <= movedLeast {
		return 0, false
	}
	wallBase.at = now
	return int(math.Round(by / 1000)), true
}

// Render draws nothing that is seen.
func (w *ClockWatch) Render() app.UI { return app.Span().Hidden(true) }
