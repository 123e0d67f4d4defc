// Package app is the program in the browser: the root component, the screens by their
// addresses, the error boundary, and what outlives a screen — toasts, the update banner,
// theme and language.
package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Main mounts the root component and runs until the page is closed. A panic of a handler
// or a rendering comes out of it; cmd/app catches that one, app/safe those of goroutines.
func Main() {
	app.RouteWithRegexp(".*", func() app.Composer { return &root{} })
	app.RunWhenOnBrowser()
}
