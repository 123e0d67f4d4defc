package scope

import (
	"net/url"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// Elsewhere says, where a tournament is missed, that every address, browser and, on an iPhone,
// the installed program keeps data of its own, and offers the ways to it.
func Elsewhere(d *desk.Desk) app.UI {
	at := app.Window().URL()
	key := "page.elsewhere.text"
	if installed() {
		key = "page.elsewhere.installed"
	}
	ways := []app.UI{&ui.Button{Text: d.T("page.home.open", nil), Icon: ui.IconOpen, Small: true, Href: route.Route{Name: "import"}.String()}}
	if other := Twin(at); other != "" {
		ways = append(ways, &ui.Button{Text: d.T("page.elsewhere.twin", rules.Args{"address": other}), Kind: ui.Quiet, Small: true,
			OnClick: func(app.Context) { app.Window().Get("location").Set("href", other) }}) // here, not in another tab
	}
	return ui.Card(ui.CardTitle(d.T("page.elsewhere", nil), nil), ui.Stack("3",
		app.P().Class("sm").Text(d.T(key, rules.Args{"address": origin(at)})), ui.Row("2", ways...)))
}

// origin is the address to which the browser ties the data: scheme, host and port.
func origin(at *url.URL) string {
	if at == nil {
		return ""
	}
	return at.Scheme + "://" + at.Host
}

// Twin is the other name of this same machine, under which a judge may have begun: browsers
// keep the data of localhost and of 127.0.0.1 apart; "" if there is none.
func Twin(at *url.URL) string {
	if at == nil {
		return ""
	}
	other := *at
	switch at.Hostname() {
	case "localhost":
		other.Host = "127.0.0.1"
	case "127.0.0.1":
		other.Host = "localhost"
	default:
		return ""
	}
	if port := at.Port(); port != "" {
		other.Host += ":" + port
	}
	other.Fragment, other.RawFragment, other.RawQuery = "", "", ""
	return other.String()
}

// installed reports whether this window is the installed program's.
func installed() bool {
	if app.IsServer {
		return false
	}
	return app.Window().Get("navigator").Get("standalone").Truthy() ||
		app.Window().Call("matchMedia", "(display-mode: standalone)").Get("matches").Truthy()
}
