package e2e

import (
	"context"
	"errors"
	"os"
	"os/exec"
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

// Browser is a running Chromium with its own profile.
type Browser struct {
	t         testing.TB
	view      View
	profile   string
	downloads string
	ctx       context.Context
	stop      func()
}

// Launch starts a browser with an empty profile; the test's end stops it.
func Launch(t testing.TB, view View) *Browser {
	t.Helper()
	b := &Browser{t: t, view: view, profile: t.TempDir(), downloads: t.TempDir()}
	b.start()
	t.Cleanup(b.Close)
	return b
}

// Relaunch starts a browser again with the profile that it had.
func (b *Browser) Relaunch() {
	b.t.Helper()
	b.Close()
	b.start()
}

func (b *Browser) start() {
	b.t.Helper()
	path := chromium()
	if path == "" {
		b.t.Fatal("no Chromium in PATH: make chromium")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.UserDataDir(b.profile),
		chromedp.Flag("headless", "new"),
		chromedp.NoSandbox,
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("lang", "ru"),
		chromedp.WindowSize(int(b.view.Width), int(b.view.Height)),
	)
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, stopTab := chromedp.NewContext(allocator)
	b.ctx = ctx
	b.stop = func() {
		stopTab()
		stopAllocator()
	}
	if err := chromedp.Do(ctx); err != nil {
		b.stop()
		b.stop = nil
		b.t.Fatalf("%s: %v", path, err)
	}
	if _, err := chromedp.CallBrowser(ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: b.downloads,
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
	process := chromedp.FromContext(b.ctx).Browser.Process()
	if err := process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
		b.t.Fatal(err)
	}
	b.stop()
	b.stop = nil
}

// chromium is the path of the installed browser, "" if there is none.
func chromium() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}
