package ruling

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("t/ruling", func(d *desk.Desk, version int, r route.Route) app.UI {
		return &Ruling{Desk: d, Version: version, Route: r}
	})
	scope.Register("ruling", func(d *desk.Desk, version int, r route.Route) app.UI {
		if _, ok := scope.GameOf(r.Arg(0), "rulings"); !ok {
			return scope.NoPage(d, route.Home)
		}
		return &Ruling{Desk: d, Version: version, Route: r}
	})
}

// Ruling (нарушение) finds what the regulation prescribes for an irregularity and records
// what was decided. Without a tournament it is a book to look things up in.
type Ruling struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	*rulingTyped // of the address
	preview      rulingPreview
	problem      error
	saving       bool
}

// rulingMeasure is what the judge chose of what is possible.
type rulingMeasure struct {
	option     int          // 1-based; 0: the remedy of the regulation, or nothing chosen
	extras     map[int]bool // indices of the extras
	warning    bool
	waived     bool
	player     int
	substitute string
	points     string // of a fine or an adjustment of the judge's own
	whists     string
	kind       string // fineFree or adjustFree
}

// Kinds of a change of numbers by the judge's own ruling.
const (
	fineFree   = "fine"
	adjustFree = "adjust"
)

func (p *Ruling) t(key string, args rules.Args) string { return p.Desk.T("page.ruling."+key, args) }

// words is a sentence of a catalogue in the language of the screen.
func (p *Ruling) words(b rules.Bilingual) string { return text.Format(p.Desk.Lang(), b) }

// state is the tournament; nil in the book without one.
func (p *Ruling) state() *tournament.State {
	if p.Route.Tournament == "" {
		return nil
	}
	return p.Desk.Book(p.Route.Tournament).State
}

// regulation is the game whose catalogue is open, with the parameters that count.
func (p *Ruling) regulation() (rules.Regulation, rules.Params) {
	if s := p.state(); s != nil {
		return s.Rule, s.Params
	}
	id, _ := scope.GameOf(p.Route.Arg(0), "rulings")
	reg, _ := p.Desk.Lookup(id)
	return reg, rules.Defaults(reg.Params())
}

// Render draws the screen.
func (p *Ruling) Render() app.UI {
	var f *ui.Frame
	p.rulingTyped = desk.Draft[rulingTyped](p.Desk, p.Route.Tournament, p.Route.String())
	if p.Route.Tournament == "" {
		f = &ui.Frame{Title: p.t("book", nil), Back: route.Home.String(), KeysOff: p.Desk.Setting(desk.SettingLetters) == "off"}
		reg, params := p.regulation()
		f.Sub = p.words(reg.Info().Name)
		p.Book.open(reg, params)
		p.follow(nil)
	} else {
		book, meanwhile := scope.Opened(p.Desk, p.Route)
		if book == nil {
			return meanwhile
		}
		f = scope.Frame(p.Desk, book, "ruling", p.t("title", nil))
		p.Book.open(book.State.Rule, book.State.Params)
		p.follow(book.State)
		_, f.Dock = p.Book.Chosen()
	}
	f.Tools = []app.UI{&ui.IconButton{ID: "ruling-search", Icon: ui.IconSearch, Label: p.t("find", nil), Pressed: ui.Press(p.Book.finding), OnClick: p.find}}
	f.Content = []app.UI{ui.Split("24", p.main(), p.aside()),
		&ui.Hotkeys{Keys: []ui.Hotkey{{Code: "Slash", Name: "find"}}, Off: f.KeysOff, OnKey: p.key}}
	return f
}

// follow takes over the table that the address names.
func (p *Ruling) follow(s *tournament.State) {
	if at := p.Route.String(); at != p.at {
		p.at, p.table, p.Who = at, 0, ""
		if s != nil {
			p.table = p.Route.Int(1)
			if p.tableOf(s) == nil {
				p.table = 0
			}
		}
		p.again()
	}
	p.restore(s)
	if s == nil {
		return
	}
	t := p.tableOf(s)
	if gone := p.table != 0 && t == nil; gone || t != nil && p.Who != "" && !slices.Contains(t.Seats, p.Who) {
		// Seated anew meanwhile: what the fields can't show isn't recorded.
		if p.Who = ""; gone {
			p.table = 0
		}
		p.again()
	}
}

func (p *Ruling) key(ctx app.Context, _ string) { p.find(ctx) }

func (p *Ruling) find(ctx app.Context) {
	p.Book.finding, p.Book.query = !p.Book.finding, ""
	if p.Book.finding {
		p.Book.listing = true
		ui.Focus(ctx, "ruling-find")
	}
}

// main is what the judge chooses.
func (p *Ruling) main() []app.UI {
	s := p.state()
	var body []app.UI
	if s != nil {
		body = append(body, discipline.PenaltyCards(p.Desk, p.Version, p.Route.Tournament, s, nil), p.place(s))
	}
	body = append(body, p.finder()...)
	irr, chosen := p.Book.Chosen()
	if !chosen {
		return body
	}
	body = append(body, p.questions(irr))
	if s != nil {
		body = append(body, p.repeated(s, irr))
	}
	body = append(body, p.options(irr))
	if s != nil {
		body = append(body, p.measures(s, irr)...)
	}
	return body
}

// aside is what follows, and the last step.
func (p *Ruling) aside() []app.UI {
	s := p.state()
	irr, chosen := p.Book.Chosen()
	var body []app.UI
	if chosen {
		if s != nil {
			body = append(body, p.change(s, irr))
		}
		body = append(body, p.remedy(irr), p.dealCard(irr))
	}
	if s == nil {
		return body
	}
	if chosen {
		body = append(body, p.record(s, irr)...)
	}
	return append(body, p.recent(s), discipline.Protests(p.Desk, p.Version, p.Route.Tournament, s, tournament.TableKey{}))
}

// round is the round of the address, or the last one published; nil before the first.
func (p *Ruling) round(s *tournament.State) *rules.Round {
	if r := s.Round(p.Route.Int(0)); r != nil && r.Published {
		return r
	}
	return scope.LastPublished(s)
}

// tableOf is the chosen table, or nil.
func (p *Ruling) tableOf(s *tournament.State) *rules.Table {
	r := p.round(s)
	if r == nil || p.table == 0 {
		return nil
	}
	return s.TableOf(tournament.TableKey{Seating: r.Seating, Table: p.table})
}

// place asks for the table and who offended.
func (p *Ruling) place(s *tournament.State) app.UI {
	r := p.round(s)
	tables := []ui.Choice{{Value: "0", Text: p.t("table.none", nil)}}
	if r != nil {
		for _, t := range r.Tables {
			tables = append(tables, ui.Choice{Value: strconv.Itoa(t.Number), Text: strconv.Itoa(t.Number)})
		}
	}
	label := p.t("table", nil)
	if r != nil {
		label = p.t("table.round", rules.Args{"round": r.Number})
	}
	return app.Div().Class("two two--tail").Body(
		&ui.Select{ID: "ruling-table", Label: label, Value: strconv.Itoa(p.table), Choices: tables, OnPick: p.pickTable},
		&ui.Select{ID: "ruling-who", Label: p.t("who."+scope.Unit(s), nil), Value: discipline.WhoValue(string(p.Who)), Choices: p.offenders(s), OnPick: p.pickWho})
}

// offenders are those of the table, or everybody who still plays, by name.
func (p *Ruling) offenders(s *tournament.State) []ui.Choice {
	list := []ui.Choice{{Value: discipline.NobodyChosen, Text: p.t("who.none", nil)}}
	if t := p.tableOf(s); t != nil {
		sides := table.TableGames[s.Regulation].Sides
		for i, id := range t.Seats {
			if id == rules.Judge {
				continue
			}
			name := scope.NameIn(p.Desk, s, id, p.round(s).Number)
			if i < len(sides) {
				name = p.Desk.T(sides[i], nil) + ": " + name
			}
			list = append(list, ui.Choice{Value: string(id), Text: name})
		}
		return list
	}
	names := make([]string, len(s.Entrants))
	for i, e := range s.Entrants {
		names[i] = e.Name()
	}
	for _, i := range text.Order(p.Desk.Lang(), names) {
		if e := s.Entrants[i]; e.Leave == nil || string(e.ID) == string(p.Who) {
			list = append(list, ui.Choice{Value: string(e.ID), Text: names[i]})
		}
	}
	return list
}

func (p *Ruling) pickTable(_ app.Context, value string) {
	p.table, p.Who = scope.Atoi(value), ""
	p.again()
}

func (p *Ruling) pickWho(_ app.Context, value string) {
	p.Who = rules.EntrantID(discipline.WhoOf(value))
	p.again()
}

// again sets what is chosen back to what the entry starts with: another offender, another
// irregularity.
func (p *Ruling) again() {
	p.problem = nil
	p.measure = rulingMeasure{extras: map[int]bool{}, kind: fineFree}
	irr, chosen := p.Book.entry()
	if !chosen {
		return
	}
	if choices := optionsOf(irr); len(choices) > 0 && mustChoose(choices) {
		p.measure.option = choices[0].number
	}
	if !warns(irr) {
		return
	}
	s := p.state()
	if s == nil || len(earlier(s, p.Who, irr.ID)) == 0 {
		p.measure.warning = true
		return
	}
	// The second time costs: the least of the fines, which the judge may change.
	for i, x := range extrasOf(irr) {
		if x.Points != 0 || x.Whists != 0 {
			p.measure.extras[i] = true
			return
		}
	}
	p.measure.warning = true
}
