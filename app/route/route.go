// Package route reads and writes the fragment routes of the program: one path, so that
// every screen opens offline, and Back works.
package route

import (
	"net/url"
	"strconv"
	"strings"
)

// Route is a screen and what it shows.
type Route struct {
	Name       string   // "home", "new", "round", "standings" …
	Tournament string   // id, for the screens of a tournament
	Args       []string // the rest: round, table, kind of print page
}

// Home is where unknown routes lead.
var Home = Route{Name: "home"}

// Parse reads a fragment: "#/t/ID/standings/5", "#/new". Anything that isn't a route of
// ours is Home; ok tells whether it was one.
func Parse(fragment string) (r Route, ok bool) {
	path, _, _ := strings.Cut(strings.TrimPrefix(fragment, "#"), "?")
	if path == "" || path == "/" {
		return Home, true
	}
	if !strings.HasPrefix(path, "/") {
		return Home, false
	}
	var parts []string
	for _, p := range strings.Split(strings.Trim(path, "/"), "/") {
		text, err := url.PathUnescape(p)
		if err != nil || text == "" {
			return Home, false
		}
		parts = append(parts, text)
	}
	if parts[0] != "t" {
		return Route{Name: parts[0], Args: parts[1:]}, true
	}
	if len(parts) < 2 {
		return Home, false
	}
	r = Route{Name: "round", Tournament: parts[1]}
	if len(parts) > 2 {
		r.Name, r.Args = parts[2], parts[3:]
	}
	return r, true
}

// String writes the route as a link.
func (r Route) String() string {
	var b strings.Builder
	b.WriteString("#/")
	if r.Tournament != "" {
		b.WriteString("t/" + url.PathEscape(r.Tournament) + "/")
	}
	if r.Tournament != "" || r.Name != Home.Name {
		b.WriteString(url.PathEscape(r.Name))
	}
	for _, a := range r.Args {
		b.WriteString("/" + url.PathEscape(a))
	}
	return b.String()
}

// Arg returns the i-th argument, or "".
func (r Route) Arg(i int) string {
	if i < len(r.Args) {
		return r.Args[i]
	}
	return ""
}

// Int returns the i-th argument as a number, or 0.
func (r Route) Int(i int) int {
	n, err := strconv.Atoi(r.Arg(i))
	if err != nil || n < 0 {
		return 0
	}
	return n
}

// Of is a screen of a tournament.
func Of(tournament, name string, args ...any) Route {
	r := Route{Name: name, Tournament: tournament}
	for _, a := range args {
		switch a := a.(type) {
		case int:
			r.Args = append(r.Args, strconv.Itoa(a))
		case string:
			r.Args = append(r.Args, a)
		}
	}
	return r
}
