// Package app is the program in the browser: root component, fragment routes, shell.
package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Main mounts the root component and runs until the page is closed.
func Main() {
	app.RouteWithRegexp(".*", func() app.Composer { return &root{} })
	app.RunWhenOnBrowser()
}

type root struct {
	app.Compo
}

func (r *root) Render() app.UI {
	return app.Main().Class("app").Body(app.H1().Text("Судья"))
}
