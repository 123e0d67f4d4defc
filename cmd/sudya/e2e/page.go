package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Page is one tab.
type Page struct {
	t    testing.TB
	ctx  context.Context
	stop func()

	touched touched

	mu       sync.Mutex
	problems []string
	allowed  []string
}

// Open opens an address in a new tab and waits until the app is there.
func (b *Browser) Open(address string) *Page {
	b.t.Helper()
	p := b.Tab()
	p.Goto(address)
	return p
}

// Tab opens an empty tab.
func (b *Browser) Tab() *Page {
	b.t.Helper()
	ctx, stop := chromedp.NewContext(b.ctx)
	p := &Page{t: b.t, ctx: ctx, stop: stop}
	if err := chromedp.Do(ctx); err != nil { // without a deadline: the tab lives as long as this context
		b.t.Fatal(err)
	}
	go p.watch(chromedp.Console(ctx)) // subscribes before the page can say anything
	// Other tests' windows don't take the focus from this one.
	call(p, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	p.Resize(b.view)
	b.t.Cleanup(p.check)
	return p
}

// watch collects what the console complains of.
func (p *Page) watch(messages iter.Seq2[chromedp.ConsoleMessage, error]) {
	for message, err := range messages {
		if err != nil {
			return
		}
		if message.IsException() || message.Type == chromedp.ConsoleError {
			p.mu.Lock()
			p.problems = append(p.problems, fmt.Sprintf("%s (%s)", message, message.URL))
			p.mu.Unlock()
		}
	}
}

// Allow lets complaints that contain the text pass: the test is about them.
func (p *Page) Allow(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.allowed = append(p.allowed, text)
}

// notKept is what the browser says of a program that its own cache was asked for and doesn't
// have: it is then opened from the worker's.
const notKept = "net::ERR_CACHE_MISS"

func (p *Page) check() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, problem := range p.problems {
		expected := strings.Contains(problem, notKept) && strings.Contains(problem, ".wasm")
		for _, text := range p.allowed {
			expected = expected || strings.Contains(problem, text)
		}
		if !expected {
			p.t.Errorf("console: %s", problem)
		}
	}
}

// Close closes the tab.
func (p *Page) Close() { p.stop() }

// Before has a script run in every document of the tab before its own scripts.
func (p *Page) Before(script string) {
	p.t.Helper()
	call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// Goto opens an address here and waits until the app is there.
func (p *Page) Goto(address string) {
	p.t.Helper()
	p.Visit(address)
	p.WaitApp()
}

// Visit opens an address here, whatever comes.
func (p *Page) Visit(address string) {
	p.t.Helper()
	p.do(chromedp.Navigate(address))
}

// Reload loads the page anew and waits until the app is there.
func (p *Page) Reload() {
	p.t.Helper()
	p.do(chromedp.Reload())
	p.WaitApp()
}

// Back is the browser's «back».
func (p *Page) Back() {
	p.t.Helper()
	p.do(chromedp.NavigateBack())
}

// WaitApp waits until the program shows something in the loader's place.
func (p *Page) WaitApp() {
	p.t.Helper()
	p.WaitTrue(`document.readyState === "complete" && !document.getElementById("app-wasm-loader") && document.body.innerText.trim() !== ""`)
}

// WaitOffline waits until the worker holds the whole app and answers for this page.
func (p *Page) WaitOffline() {
	p.t.Helper()
	p.WaitTrue(`window.sudyaOfflineReady === true && navigator.serviceWorker.controller !== null`)
}

// WaitTrue waits until a JavaScript expression is true; a promise is awaited. On the way
// from one page to another it is not true.
func (p *Page) WaitTrue(expression string) {
	p.t.Helper()
	p.until(expression, func() bool { return p.holds(expression) })
}

// WaitText waits until the page shows the text; no-break spaces count as spaces.
func (p *Page) WaitText(text string) {
	p.t.Helper()
	wanted, err := json.Marshal(plain(text))
	if err != nil {
		p.t.Fatal(err)
	}
	p.until("text "+text, func() bool {
		return p.holds(`document.body.innerText.replace(/[\u00a0\u202f]/g, " ").includes(` + string(wanted) + `)`)
	})
}

// holds reports whether the expression becomes true within a second: the page itself looks
// again with each change, so nobody has to ask for it.
func (p *Page) holds(expression string) bool {
	value, err := eval[bool](p, `(async () => {
		const end = performance.now() + 1000;
		for (;;) {
			try { if (await (`+expression+`)) return true; } catch {}
			if (performance.now() > end) return false;
			await `+change+`;
		}
	})()`)
	return err == nil && value
}

// change is a promise in the page: kept with the next change of the document, or a moment
// later, since what stands in a field and what has the focus change without one.
const change = `new Promise((done) => {
	const watch = new MutationObserver(finish), later = setTimeout(finish, 30);
	function finish() { watch.disconnect(); clearTimeout(later); done(); }
	watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})`

// Text is all that the page shows, no-break spaces as spaces.
func (p *Page) Text() string {
	p.t.Helper()
	return plain(Eval[string](p, "document.body.innerText"))
}

// Address is what stands in the address line.
func (p *Page) Address() string {
	p.t.Helper()
	return Eval[string](p, "location.href")
}

// Eval is the value of a JavaScript expression; a promise is awaited.
func Eval[T any](p *Page, expression string) T {
	p.t.Helper()
	value, err := eval[T](p, expression)
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

func eval[T any](p *Page, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// Run runs JavaScript statements; await is allowed.
func (p *Page) Run(statements string) {
	p.t.Helper()
	Eval[chromedp.Void](p, "(async () => {"+statements+"})()")
}

// Resize makes the tab look like another device.
func (p *Page) Resize(v View) {
	p.t.Helper()
	theme := "light"
	if v.Dark {
		theme = "dark"
	}
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: v.Width, Height: v.Height, DeviceScaleFactor: 1, Mobile: v.Mobile,
	})
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: theme}},
	})
}

// Screenshot writes what the window shows to SUDYA_SHOTS/name.png, if that is set.
func (p *Page) Screenshot(name string) {
	p.t.Helper()
	dir := os.Getenv("SUDYA_SHOTS")
	if dir == "" {
		return
	}
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	picture, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, name+".png"), picture, 0o644)
	}
	if err != nil {
		p.t.Fatal(err)
	}
}

func (p *Page) do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		p.t.Fatal(err)
	}
}

// until asks again with each change of the page; what names the condition in the failure.
func (p *Page) until(what string, holds func() bool) {
	p.t.Helper()
	for deadline := time.Now().Add(Patience); time.Now().Before(deadline) && p.ctx.Err() == nil; {
		if holds() {
			return
		}
		if _, err := eval[bool](p, "(async () => { await "+change+"; return true; })()"); err != nil {
			time.Sleep(10 * time.Millisecond) // between two documents there is nothing to watch
		}
	}
	// Without its browser a page never answers again.
	shown, _ := eval[string](p, "document.body.innerText")
	p.t.Fatalf("in vain waited for %s; the page shows:\n%s", what, shown)
}

// holdsInTime asks again and again until the condition holds or patience ends: for what no
// page can tell.
func holdsInTime(holds func() bool) bool {
	for deadline := time.Now().Add(Patience); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if holds() {
			return true
		}
	}
	return false
}

// plain has simple spaces in place of no-break ones.
func plain(text string) string {
	return strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(text)
}
