package table

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// LeftNotes tell of what was typed and no longer fits its table; of one table that the form
// was filled with what was left, too. nil if there is nothing to tell.
func LeftNotes(d *desk.Desk, version int, id string, s *tournament.State, of *tournament.TableKey) app.UI {
	l := LeftOf(d, id)
	var notes []app.UI
	if of != nil && l.live[*of] != nil && l.live[*of].Again {
		notes = append(notes, &leftAgain{Desk: d, Version: version, Tournament: id, Key: *of})
	}
	keys := slices.SortedFunc(maps.Keys(l.strays), func(a, b tournament.TableKey) int {
		return cmp.Or(cmp.Compare(l.strays[a].round, l.strays[b].round), cmp.Compare(a.Table, b.Table), cmp.Compare(a.Seating, b.Seating))
	})
	for _, k := range keys {
		if of == nil || k == *of {
			notes = append(notes, &StrayNote{Desk: d, Version: version, Tournament: id, Key: k})
		}
	}
	if len(notes) == 0 {
		return nil
	}
	return ui.Stack("2", notes...)
}

// leftAgain says that a form was filled with what was typed before, and empties it.
type leftAgain struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Key        tournament.TableKey
}

// CompoID keeps the message with its table.
func (p *leftAgain) CompoID() string { return "again-" + PartOf(p.Key) }

// Render draws the message.
func (p *leftAgain) Render() app.UI {
	s := p.Desk.Book(p.Tournament).State
	live := LeftOf(p.Desk, p.Tournament).live[p.Key]
	if s == nil || live == nil {
		return app.Div()
	}
	said := "page.result.left.ready"
	form, _ := live.look()
	if _, full := form.Result(Spot{State: s, Key: p.Key}); s.Current(p.Key) != nil {
		said = "page.result.left.correction"
	} else if !full {
		said = "page.result.left.half"
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconPen, Text: p.Desk.T(said, nil), Action: p.Desk.T("page.draft.erase", nil), OnClick: p.erase}
}

func (p *leftAgain) erase(ctx app.Context) {
	if live := LeftOf(p.Desk, p.Tournament).live[p.Key]; live != nil {
		live.rec.Erase()
		p.Desk.Changed(ctx)
	}
}

// StrayNote tells what was typed at a table, and why it isn't in its form.
type StrayNote struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Key        tournament.TableKey
}

// CompoID keeps the message with its table.
func (p *StrayNote) CompoID() string { return "stray-" + PartOf(p.Key) }

// Render draws the message.
func (p *StrayNote) Render() app.UI {
	s := p.Desk.Book(p.Tournament).State
	left, ok := LeftOf(p.Desk, p.Tournament).strays[p.Key]
	if s == nil || !ok {
		return app.Div()
	}
	title, args := "page.draft.stray.result", rules.Args{}
	switch numbers := recordedNumbers(p.Desk, s, p.Key); {
	case !left.sits(s, p.Key):
		title = "page.draft.stray.seats"
	case left.base == "" && numbers != "":
		title, args["numbers"] = "page.draft.stray.entered", numbers
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconPen, Live: true, Title: p.Desk.T(title, args), Text: p.text(s, left),
		Action: p.Desk.T("page.draft.copy", nil), OnClick: p.copy, Close: p.Desk.T("page.draft.erase", nil), OnClose: p.Erase}
}

// recordedNumbers is the result that stands at a table, seat by seat, or what is special about it.
func recordedNumbers(d *desk.Desk, s *tournament.State, k tournament.TableKey) string {
	e, t, game := s.Current(k), s.TableOf(k), TableGames[s.Regulation]
	if e == nil || t == nil || t.Score == nil {
		return ""
	}
	var numbers []string
	for seat := range t.Seats {
		if n := game.Whists(d, e.Result, t.Score, seat); n != "" {
			numbers = append(numbers, n)
		}
	}
	if len(numbers) == 0 && game.Note != nil {
		return game.Note(d, t)
	}
	return strings.Join(numbers, " : ")
}

// text is what was typed: «тур 3, стол 4: Иванов 1012, Петров —».
func (p *StrayNote) text(s *tournament.State, left leftForm) string {
	names := make([]string, len(left.seats))
	for i, id := range left.seats {
		names[i] = scope.NameOf(p.Desk, s, id)
	}
	return p.Desk.T("page.draft.stray.text", rules.Args{"round": left.round, "table": p.Key.Table, "typed": strings.Join(left.Form.Words(names), ", ")})
}

func (p *StrayNote) copy(ctx app.Context) {
	s := p.Desk.Book(p.Tournament).State
	left, ok := LeftOf(p.Desk, p.Tournament).strays[p.Key]
	if s == nil || !ok {
		return
	}
	ui.Copy(ctx, p.text(s, left), func(ctx app.Context, done bool) {
		if done {
			ui.ShowToast(ctx, ui.Toast{Text: p.Desk.T("ui.copied", nil)})
		}
	})
}

func (p *StrayNote) Erase(ctx app.Context) {
	delete(LeftOf(p.Desk, p.Tournament).strays, p.Key)
	p.Desk.KeepDrafts(nil)
	p.Desk.Changed(ctx)
}
