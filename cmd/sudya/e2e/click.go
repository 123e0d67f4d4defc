package e2e

import (
	"encoding/json"
	"fmt"
	"math"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// ready is where a finger would touch the element, null while it would be in vain: the
// element is off, still moves, or lies under another one.
const ready = `async function () {
	const frame = () => new Promise((done) => requestAnimationFrame(done));
	const place = () => { const r = this.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2, r.width * r.height]; };
	this.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
	const before = place();
	await frame();
	await frame();
	const after = place();
	if (!this.isConnected || this.disabled || after[2] === 0 || String(before) !== String(after)) return null;
	const above = document.elementFromPoint(after[0], after[1]);
	if (above === null) return null;
	const whole = this.closest("button, a, label, summary, [role]") ?? this;
	return this.contains(above) || whole.contains(above) ? after.slice(0, 2) : null;
}`

// click presses and lets go in the middle of the element that pick finds, as soon as it
// stands still where a finger reaches it.
func (p *Page) click(what string, find func() *accessibility.Node) {
	p.t.Helper()
	p.touchAt(p.reach(what, find))
}

// reach waits until a finger can touch what find finds, and returns where.
func (p *Page) reach(what string, find func() *accessibility.Node) (at []float64) {
	p.t.Helper()
	var seen string
	var since time.Time
	p.until("a touch of "+what, func() bool {
		node := find()
		if node == nil {
			return false
		}
		if now := fmt.Sprint(node.BackendDOMNodeID, valueOf(node.Name)); now != seen {
			seen, since = now, time.Now()
		}
		var err error
		at, err = p.place(node.BackendDOMNodeID)
		if err != nil || len(at) != 2 {
			return false
		}
		// What comes under a finger can't be touched at once: a person looks first.
		under := math.Hypot(at[0]-p.touched.x, at[1]-p.touched.y) < touchNear
		return !under || time.Since(since) > touchPause && time.Since(p.touched.at) > touchPause
	})
	return at
}

// touchAt presses and lets go at a place of the window.
func (p *Page) touchAt(at []float64) {
	p.t.Helper()
	p.do(chromedp.MouseClickXY(at[0], at[1]))
	p.touched = touched{at[0], at[1], time.Now()}
}

// touched is where the page was touched last, and when.
type touched struct {
	x, y float64
	at   time.Time
}

// A touch so near to the last one waits until what lies there has been there so long.
const (
	touchNear  = 64 // px
	touchPause = 1100 * time.Millisecond
)

func (p *Page) place(id cdp.BackendNodeID) ([]float64, error) {
	object, err := try(p, dom.ResolveNode, dom.ResolveNodeParams{BackendNodeID: id})
	if err != nil {
		return nil, err
	}
	yes := true
	answer, err := try(p, runtime.CallFunctionOn, runtime.CallFunctionOnParams{
		FunctionDeclaration: ready, ObjectID: object.Object.ObjectID, AwaitPromise: &yes, ReturnByValue: &yes,
	})
	if err != nil {
		return nil, err
	}
	var at []float64
	return at, json.Unmarshal(answer.Result.Value, &at)
}
