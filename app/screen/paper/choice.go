package paper

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// paperKind is a document: its word in the address, its name and its sheets for round n.
type paperKind struct {
	word   string
	title  func(p *paper, s *tournament.State, n int) string
	sheets func(p *paper, s *tournament.State, n int) []app.UI
	rounds bool // it is of a round, or after one: before the first there is none
	after  bool // it tells what the rounds brought: while one runs it says so
}

// paperKinds are all documents in the order in which a tournament needs them.
func paperKinds() []paperKind {
	ofRound := func(key string) func(*paper, *tournament.State, int) string {
		return func(p *paper, s *tournament.State, n int) string {
			return p.Desk.T(key, rules.Args{"round": scope.AfterRound(p.Desk, s, n)})
		}
	}
	plain := func(key string) func(*paper, *tournament.State, int) string {
		return func(p *paper, _ *tournament.State, _ int) string { return p.Desk.T(key, nil) }
	}
	return []paperKind{
		{word: "entrants", title: plain("page.entrants.title"), sheets: (*paper).entrants},
		{word: "seating", title: ofRound("page.print.seating"), sheets: (*paper).seating, rounds: true},
		{word: "names", title: ofRound("page.print.names"), sheets: (*paper).names, rounds: true},
		{word: "slips", title: ofRound("page.print.slips"), sheets: (*paper).slips, rounds: true},
		{word: "nameless", title: ofRound("page.print.nameless"), sheets: (*paper).nameless, rounds: true},
		{word: "blanks", title: plain("page.print.blanks"), sheets: (*paper).blanks},
		{word: "standing", title: ofRound("page.print.standing"), sheets: (*paper).standing, rounds: true, after: true},
		{word: "cross", title: ofRound("page.print.cross"), sheets: (*paper).cross, rounds: true, after: true},
		{word: "protocol", title: (*paper).protocolTitle, sheets: (*paper).protocol, rounds: true, after: true},
		{word: "journal", title: plain("page.print.journal"), sheets: (*paper).journal},
	}
}

// kind is the document of the address; ok reports whether there is one of that word.
func (p *paper) kind() (kind paperKind, ok bool) {
	for _, k := range paperKinds() {
		if k.word == p.Route.Arg(0) {
			return k, true
		}
	}
	return paperKind{}, false
}

// round is the round of the address, else the last one that was announced. Only the
// seating by table can be of a draft.
func (p *paper) round(s *tournament.State) int {
	n := p.Route.Int(1)
	for _, there := range p.roundsOf(s) {
		if n == there {
			return n
		}
	}
	return scope.Announced(s)
}

// roundsOf are the rounds that the document of the address can be of.
func (p *paper) roundsOf(s *tournament.State) []int {
	var list []int
	for n := 1; n <= scope.Announced(s); n++ {
		list = append(list, n)
	}
	if s.Drafted != nil && p.Route.Arg(0) == "seating" {
		list = append(list, s.Drafted.Number)
	}
	return list
}

// choice is what stands above the sheets on the screen: which document, of which round.
func (p *paper) choice(s *tournament.State, kind paperKind, n int) app.UI {
	d := p.Desk
	var kinds []ui.Choice
	for _, k := range paperKinds() {
		kinds = append(kinds, ui.Choice{Value: k.word, Text: d.T("page.print.kind."+k.word, nil), Disabled: k.rounds && scope.Announced(s) == 0 && k.word != kind.word})
	}
	body := []app.UI{&ui.Select{ID: "kind", Label: d.T("page.print.kind", nil), Value: kind.word, Choices: kinds, OnPick: p.pickKind}}
	if kind.rounds {
		var rounds []ui.Choice
		for _, i := range p.roundsOf(s) {
			rounds = append(rounds, ui.Choice{Value: strconv.Itoa(i), Text: scope.RoundName(d, s, i)})
		}
		body = append(body, &ui.Select{ID: "print-round", Label: d.T("page.print.of", nil), Value: strconv.Itoa(n), Choices: rounds, OnPick: p.pickRound})
	}
	return app.Div().Class("paperchoice no-print").Body(
		app.Div().Class("paperchoice__fields").Body(body...),
		app.P().Class("sm muted").Text(d.T("page.print.pdf", nil)))
}

func (p *paper) pickKind(ctx app.Context, word string) {
	id := p.Route.Tournament
	if n := p.Route.Int(1); n > 0 {
		p.Desk.Go(ctx, route.Of(id, "print", word, n))
		return
	}
	p.Desk.Go(ctx, route.Of(id, "print", word))
}

func (p *paper) pickRound(ctx app.Context, n string) {
	p.Desk.Go(ctx, route.Of(p.Route.Tournament, "print", p.Route.Arg(0), n))
}
