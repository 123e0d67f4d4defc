package ui

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// skew is by how much the device's clock is known to be behind the true time.
var skew time.Duration

// SetSkew has all faces count by the true time of a device whose clock is behind by so much.
func SetSkew(behind time.Duration) { skew = behind }

// Now is the time by which faces count.
func Now() time.Time { return time.Now().Add(skew) }

// Clock shows what is left of the round. It counts from the moment of the end, not from
// ticks: a sleeping phone or a background tab makes it jump, never run slow.
type Clock struct {
	app.Compo

	Running bool
	Until   int64  // unix milliseconds of the end, while running
	Left    int    // seconds left, while not running
	Idle    bool   // no clock: a dash
	Sub     string // under the face: «до команды судьи»
	Big     bool   // 56 px instead of 40
	// OnMark is called when the seconds left pass one of Marks, while it is shown.
	Marks  []int
	OnMark func(ctx app.Context, seconds int)

	last  int
	shown clockTime
	stop  func()
}

// clockTime is what a clock counts by.
type clockTime struct {
	running bool
	until   int64
	left    int
}

// OnMount shows the time and starts following it.
func (c *Clock) OnMount(ctx app.Context) {
	c.set()
	c.show()
	c.stop = everySecond(func() { c.tick(ctx) })
}

// OnUpdate shows the time of the new properties.
func (c *Clock) OnUpdate(app.Context) {
	c.set()
	c.show()
}

// set begins to look for marks from here, if the clock was set: a mere rendering in the
// very second of a mark must not swallow it.
func (c *Clock) set() {
	now := clockTime{c.Running, c.Until, c.Left}
	if now != c.shown {
		c.shown, c.last = now, c.left()
	}
}

// OnDismount stops following.
func (c *Clock) OnDismount() {
	if c.stop != nil {
		c.stop()
	}
}

func (c *Clock) left() int { return secondsLeft(c.Running, c.Until, c.Left, Now().UnixMilli()) }

// secondsLeft rounds up, so that the last second is shown as 1 and zero is zero.
func secondsLeft(running bool, until int64, left int, now int64) int {
	if !running {
		return left
	}
	ms := until - now
	if ms <= 0 {
		return int(ms / 1000)
	}
	return int((ms + 999) / 1000)
}

// tick writes the face by itself: a rendering a second of the whole page would be waste.
func (c *Clock) tick(ctx app.Context) {
	if !c.Running || c.Idle || !c.Mounted() {
		return
	}
	now := c.left()
	mark, passed := passedMark(c.Marks, c.last, now)
	c.last = now
	c.show()
	if passed && c.OnMark != nil {
		ctx.Dispatch(func(ctx app.Context) { c.OnMark(ctx, mark) })
	}
}

// passedMark finds the lowest mark between two readings.
func passedMark(marks []int, before, now int) (int, bool) {
	found, ok := 0, false
	for _, m := range marks {
		if before > m && now <= m && (!ok || m < found) {
			found, ok = m, true
		}
	}
	return found, ok
}

func (c *Clock) show() {
	root := c.JSValue()
	if root == nil || !root.Truthy() {
		return
	}
	face := root.Get("firstElementChild")
	left := c.left()
	text := FaceOf(left)
	if c.Idle {
		text, left = "—", 1
	}
	if face.Get("textContent").String() != text {
		face.Set("textContent", text)
	}
	face.Get("classList").Call("toggle", "is-over", left <= 0)
	face.Get("classList").Call("toggle", "is-long", len(text) > len("00:00")) // hours need a smaller face on the board
}

// FaceOf writes seconds as "06:42", from an hour on as "1:06:42", past the end "−0:07".
func FaceOf(seconds int) string {
	sign := ""
	if seconds < 0 {
		sign, seconds = "−", -seconds
	}
	two := func(n int) string {
		s := strconv.Itoa(n)
		if len(s) < 2 {
			s = "0" + s
		}
		return s
	}
	h, m, s := seconds/3600, seconds/60%60, seconds%60
	if h > 0 {
		return sign + strconv.Itoa(h) + ":" + two(m) + ":" + two(s)
	}
	return sign + two(m) + ":" + two(s)
}

// Render draws the face, which is filled when it is in the page.
func (c *Clock) Render() app.UI {
	var sub app.UI
	if c.Sub != "" {
		sub = app.Span().Class("clock__sub").Text(c.Sub)
	}
	return app.Div().Class(classes("clock", when(c.Big, "clock--big"))).Body(
		app.Span().Class("clock__face").Role("timer").Aria("live", "off"), sub)
}

// Entered are how many tables of a round have a result, have a question, and are there; Text says it.
type Entered struct {
	Done, Asked, All int
	Text             string
}

// ClockBar is the strip under the app bar while a round is on: the time, what is entered,
// and the buttons of the clock.
func ClockBar(label string, clock *Clock, n Entered, buttons ...app.UI) app.UI {
	body := []app.UI{clock, app.Div().Class("grow sm").Body(app.Span().Text(n.Text), Pips(n.Done, n.Asked, n.All))}
	return app.Section().Class("clockbar").Aria("label", label).Body(append(body, buttons...)...)
}

// Ticker calls OnTick four times a second while it is in the page, inside the browser's event:
// it is for a look at the time, and draws nothing. A device that slept catches up at once.
type Ticker struct {
	app.Compo

	OnTick func(ctx app.Context)

	stop func()
}

// OnMount begins to tick.
func (t *Ticker) OnMount(ctx app.Context) {
	t.stop = everySecond(func() { t.OnTick(ctx) })
}

// OnDismount stops.
func (t *Ticker) OnDismount() {
	if t.stop != nil {
		t.stop()
	}
}

// Render draws nothing that is seen.
func (t *Ticker) Render() app.UI { return app.Span().Hidden(true) }

// The ticker that all clocks share: one timer of the browser, running while there is a
// clock in the page.
var ticker struct {
	fns  map[int]func()
	next int
	id   app.Value
	fn   app.Func
}

// everySecond calls f four times a second while it is wanted, so that all faces turn
// within a quarter of a second of the true moment.
func everySecond(f func()) (stop func()) {
	if app.IsServer {
		return func() {}
	}
	if ticker.fns == nil {
		ticker.fns = map[int]func(){}
		ticker.fn = Listener(func([]app.Value) {
			for _, f := range ticker.fns {
				f()
			}
		})
	}
	if len(ticker.fns) == 0 {
		ticker.id = app.Window().Call("setInterval", ticker.fn, 250)
	}
	id := ticker.next
	ticker.next++
	ticker.fns[id] = f
	return func() {
		if _, ok := ticker.fns[id]; !ok {
			return
		}
		delete(ticker.fns, id)
		if len(ticker.fns) == 0 {
			app.Window().Call("clearInterval", ticker.id)
		}
	}
}
