package route

import (
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// Route is a screen and what it shows.
type Route struct {
	Name       string   // "home", "new", "round", "standings" …: the word in the address
	Tournament string   // id, for the screens of a tournament
	Args       []string // the rest: round, table, kind of print page
}

// Home is where unknown addresses lead.
var Home = Route{Name: "home"}

// outside are the screens outside of a tournament, inside those of one, with the number of
// arguments that they take at most.
var (
	outside = map[string]int{
		"new":           0,
		"calc":          1, // GAME
		"help":          1, // a chapter
		"settings":      0, // the program's
		"ruling":        1, // GAME: its irregularities, to look up
		"import":        0,
		"import-shared": 0, // a file that the phone shared, put aside by the worker
	}
	inside = map[string]int{
		"round":     1, // N: an earlier round
		"table":     2, // N, T: the round with the table's sheet open
		"sheet":     2, // N, T: the table's deals
		"presence":  1, // N: who came to a round of preferans
		"seating":   0,
		"standings": 2, // N: after round N; an entrant to show
		"entrants":  2, // an entrant to show; what is being done with it
		"ruling":    2, // N, T: the table where it happened
		"journal":   0,
		"final":     0,
		"settings":  0, // the tournament's parameters
		"snapshots": 0, // its copies on this device
		"board":     0,
		"print":     2, // KIND, N
	}
)

// Names are the words of all screens: those outside of a tournament and those of one.
func Names() (out, in []string) {
	return slices.Sorted(maps.Keys(outside)), slices.Sorted(maps.Keys(inside))
}

// Parse reads a fragment: "#/t/ID/standings/5", "#/new". Anything that isn't an address of
// ours is Home; ok reports whether it was one.
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
	known := outside
	if parts[0] == "t" {
		if len(parts) < 2 {
			return Home, false
		}
		r.Tournament, parts, known = parts[1], parts[2:], inside
		if len(parts) == 0 {
			parts = []string{"round"}
		}
	}
	r.Name = parts[0]
	if len(parts) > 1 {
		r.Args = parts[1:]
	}
	if most, there := known[r.Name]; !there || len(r.Args) > most {
		return Home, false
	}
	return r, true
}

// Of is a screen of a tournament. Arguments are numbers and strings.
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

// Page names what fills the screen: a table's sheet opens over its round, so both are one
// page, and the focus and the place in the list stay when the one follows the other.
func (r Route) Page() string {
	name := r.Name
	if name == "table" {
		name = "round"
	}
	return r.Tournament + "/" + name
}
