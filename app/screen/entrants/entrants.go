package entrants

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("t/entrants", func(d *desk.Desk, version int, r route.Route) app.UI {
		return &Entrants{Desk: d, Version: version, Route: r}
	})
}

// Entrants is the register: fast entry one by one, a pasted list, and what can be done
// with each entrant.
type Entrants struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	field   string // where the refusal belongs: "players.0" …
	problem string
	busy    bool // something is being written
	emptied bool // the fields are those of a record just made, nothing is typed yet
	query   string
	finding bool
	listing bool // the pasted list is open on a phone
	last    *pastedList
	lastKey pastedKey // what last was read of
	known   entrantsKnown
	closing string // the address whose card or sheet is put away already, until the browser follows
}

// entrantsKnown is what the menus of all lines share, found once a change.
type entrantsKnown struct {
	at          int // the version that it is of
	replaceable []rules.EntrantID
	refusing    []rules.EntrantID
}

// entrantsTyped is what is typed into the register and not recorded: it is still there
// after a look at another screen.
type entrantsTyped struct {
	person tournament.Person
	pasted string

	// The list recorded last, for taking it back: the text before, what was left of it, and
	// its events.
	before, after string
	recorded      []string
}

func (p *Entrants) typed() *entrantsTyped {
	return desk.Draft[entrantsTyped](p.Desk, p.Route.Tournament)
}

// actPlays takes back that an entrant skips the next round.
const actPlays = "plays"

// actCard opens the entrant's card.
const actCard = "card"

func (p *Entrants) t(key string, args rules.Args) string { return p.Desk.T("page.entrants."+key, args) }

// Render draws the register.
func (p *Entrants) Render() app.UI {
	book, meanwhile := scope.Opened(p.Desk, p.Route)
	if book == nil {
		return meanwhile
	}
	s := book.State
	if p.known.at != p.Version || p.known.at == 0 {
		p.known = entrantsKnown{at: p.Version, replaceable: replaceable(s), refusing: ahead.MayRefuse(s)}
	}
	f := scope.Frame(p.Desk, book, "entrants", p.t("title", nil))
	f.Tools = []app.UI{
		&ui.IconButton{Icon: ui.IconSearch, Label: p.t("find", nil), Pressed: ui.Press(p.finding), OnClick: p.find},
		&ui.IconButton{Icon: ui.IconPrint, Label: p.t("print", nil), Href: route.Of(book.ID, "print", "entrants").String()},
	}
	main := []app.UI{&ahead.RegistrationClock{Desk: p.Desk, Version: p.Version, Tournament: book.ID}, p.form(s)}
	if note := ahead.StaleDraft(p.Desk, s, book.ID); note != nil {
		main = append(main, note)
	}
	if p.finding {
		main = append(main, &ui.Field{ID: "find", Label: p.t("find", nil), Type: "search", Value: p.query, AutoFocus: true, OnInput: p.search})
	}
	main = append(main, p.pasteLast(s), p.teamsNote(s), p.count(s), p.list(s))
	aside := []app.UI{p.pasteCard(s)}
	f.Content = []app.UI{ui.Split("24", main, aside)}
	if over := p.over(s); over != nil {
		f.Over = []app.UI{over}
	}
	return f
}

// over is the card or the sheet of an entrant that the address names: Back closes it.
func (p *Entrants) over(s *tournament.State) app.UI {
	if p.closing != p.Route.String() {
		p.closing = ""
	}
	e := s.Entrant(rules.EntrantID(p.Route.Arg(0)))
	if e == nil || p.closing != "" {
		return nil
	}
	switch act := scope.EntrantAct(p.Route.Arg(1)); {
	case act == scope.ActNone:
		return &entrantCard{Desk: p.Desk, Version: p.Version, Tournament: p.Route.Tournament, Entrant: e.ID, OnClose: p.close}
	case act.Sheet() && slices.Contains(strings.Fields(p.actions(s, e)), string(act)):
		return &entrantSheet{Desk: p.Desk, Tournament: p.Route.Tournament, Version: p.Version, Entrant: e.ID, Act: act, OnDone: p.close}
	}
	return nil
}

func (p *Entrants) find(ctx app.Context) {
	p.finding, p.query = !p.finding, ""
}

func (p *Entrants) search(_ app.Context, text string) { p.query = text }

// close puts the card or the sheet away, once.
func (p *Entrants) close(ctx app.Context) {
	if p.closing != "" {
		return
	}
	p.closing = p.Route.String()
	scope.CloseEntrant(ctx, p.Desk, p.Route.Tournament)
}
