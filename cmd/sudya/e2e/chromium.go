package e2e

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"sync"

	"github.com/chromedp/chromedp"
)

// shared is the one Chromium of all tests that need no profile of their own: it starts with
// the first of them and ends with the program.
var shared struct {
	once sync.Once
	ctx  context.Context
	stop func()
	err  error
}

// sharedContext is a new context of the shared Chromium: storage, workers and windows of
// its own. The function returned ends it.
func sharedContext() (context.Context, func(), error) {
	shared.once.Do(func() { shared.ctx, shared.stop, shared.err = startChromium("", Laptop) })
	if shared.err != nil {
		return nil, nil, shared.err
	}
	ctx, stop := chromedp.NewContext(shared.ctx, chromedp.WithNewBrowserContext())
	if err := chromedp.Do(ctx); err != nil {
		stop()
		return nil, nil, err
	}
	return ctx, stop, nil
}

// stopShared ends the shared Chromium, if there is one.
func stopShared() {
	if shared.stop != nil {
		shared.stop()
	}
}

// startChromium starts a Chromium on a profile's folder, "" for one that goes with it.
func startChromium(profile string, view View) (context.Context, func(), error) {
	path := chromium()
	if path == "" {
		return nil, nil, errors.New("no Chromium in PATH: make chromium")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.Flag("headless", "new"),
		chromedp.NoSandbox,
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("lang", "ru"),
		chromedp.WindowSize(int(view.Width), int(view.Height)),
	)
	if profile != "" {
		options = append(options, chromedp.UserDataDir(profile))
	}
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, stopTab := chromedp.NewContext(allocator)
	stop := func() {
		stopTab()
		stopAllocator()
	}
	if err := chromedp.Do(ctx); err != nil {
		stop()
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	return ctx, stop, nil
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
