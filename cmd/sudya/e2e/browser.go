package e2e

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
)

// Patience is how long anything may take: pages, texts, buttons to appear.
const Patience = 30 * time.Second

// View is a window: what kind of device, in which theme.
type View struct {
	Width, Height int64 // CSS pixels
	Mobile        bool  // touch, phone's viewport
	Dark          bool
}

// The sizes at which screens are looked at.
var (
	Phone  = View{Width: 390, Height: 844, Mobile: true}
	Small  = View{Width: 320, Height: 568, Mobile: true}
	Laptop = View{Width: 1280, Height: 800}
)

// InDark is the view in the dark theme.
func (v View) InDark() View {
	v.Dark = true
	return v
}

// Browser is what one person's browser holds: pages that share storage and worker, apart
// from all other browsers of the tests.
type Browser struct {
	t         testing.TB
	view      View
	profile   string // the folder of a Chromium of its own, "" in the shared one
	downloads string
	ctx       context.Context
	stop      func()
}

// Launch gives an empty browser: a context of the one Chromium that all tests share. Its
// storage is in memory and goes with the test.
func Launch(t testing.TB, view View) *Browser {
	t.Helper()
	return launch(t, view, "")
}

// LaunchProfile starts a Chromium of its own on an empty folder, for tests of what stays on
// disk: only such a browser can be ended, killed and started again.
func LaunchProfile(t testing.TB, view View) *Browser {
	t.Helper()
	return launch(t, view, t.TempDir())
}

func launch(t testing.TB, view View, profile string) *Browser {
	t.Helper()
	b := &Browser{t: t, view: view, profile: profile, downloads: t.TempDir()}
	b.start()
	t.Cleanup(b.Close)
	return b
}

// Relaunch starts a browser again with the profile that it had.
func (b *Browser) Relaunch() {
	b.t.Helper()
	b.needsProfile()
	b.Close()
	b.start()
}

func (b *Browser) needsProfile() {
	b.t.Helper()
	if b.profile == "" {
		b.t.Fatal("the browser that all tests share can't be ended: LaunchProfile")
	}
}

func (b *Browser) start() {
	b.t.Helper()
	var err error
	if b.profile == "" {
		b.ctx, b.stop, err = sharedContext()
	} else {
		b.ctx, b.stop, err = startChromium(b.profile, b.view)
	}
	if err != nil {
		b.t.Fatal(err)
	}
	if _, err := chromedp.CallBrowser(b.ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: b.downloads,
		BrowserContextID: chromedp.FromContext(b.ctx).BrowserContextID,
	}); err != nil {
		b.t.Fatal(err)
	}
}

// Saved waits for the one file that pages have saved, by a pattern like "*.json", and
// takes it away.
func (b *Browser) Saved(pattern string) []byte {
	b.t.Helper()
	var body []byte
	found := holdsInTime(func() bool {
		names, err := filepath.Glob(filepath.Join(b.downloads, pattern))
		if err != nil || len(names) != 1 {
			return false
		}
		body, err = os.ReadFile(names[0])
		return err == nil && len(body) > 0 && os.Remove(names[0]) == nil
	})
	if !found {
		b.t.Fatalf("no file %s was saved", pattern)
	}
	return body
}

// Close ends the browser as a person does.
func (b *Browser) Close() {
	if b.stop == nil {
		return
	}
	ctx, cancel := context.WithTimeout(b.ctx, Patience)
	defer cancel()
	if err := chromedp.Cancel(ctx); err != nil && !errors.Is(err, context.Canceled) {
		b.t.Logf("closing the browser: %v", err)
	}
	b.stop()
	b.stop = nil
}

// Kill ends it as an empty battery does.
func (b *Browser) Kill() {
	b.t.Helper()
	b.needsProfile()
	process := chromedp.FromContext(b.ctx).Browser.Process()
	if err := process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
		b.t.Fatal(err)
	}
	b.stop()
	b.stop = nil
}
