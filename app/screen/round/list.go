package round

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// madeCards are the cards of a round as they were last made. A page is drawn at every key
// that is pressed over it, and a hall of two hundred tables is too much for each of them.
type madeCards struct {
	from     cardsFrom
	cards    []table.RoundCard
	revision int
}

// cardsFrom is all that the cards depend on.
type cardsFrom struct {
	state   *tournament.State
	events  int // a state grows in place
	seating string
	lang    text.Lang
	left    int // changes of what is typed and left
}

// of are the cards of a round, made anew if anything that they show has changed.
func (m *madeCards) of(d *desk.Desk, id string, s *tournament.State, r *rules.Round) []table.RoundCard {
	from := cardsFrom{state: s, events: len(s.Events()), seating: r.Seating, lang: d.Lang(), left: table.LeftOf(d, id).Changes}
	if m.from != from {
		m.from, m.cards = from, table.TableCards(d, id, s, r)
		m.revision++
	}
	return m.cards
}

// list are the tables of a round.
func (p *round) list(r *rules.Round) app.UI {
	l := &tableList{Page: p, Revision: p.made.revision, Filter: p.filter}
	if r.Closed {
		l.Filter = table.FilterAll
	}
	if p.Route.Name == "table" {
		l.Current = p.Route.Int(1)
	}
	return l
}

// tableList are the cards of a round: those with a question first, then the awaited, then
// the entered. Each table has a place among each of them, an empty one where it isn't: so a
// result moves one card, and the others stay as they are.
type tableList struct {
	app.Compo

	Page     *round
	Revision int // of the page's cards: the list is drawn anew when it changes
	Filter   table.TableFilter
	Current  int // the table whose sheet is open
}

// Render draws the cards.
func (l *tableList) Render() app.UI {
	shown := 0
	var list []app.UI
	for _, state := range []table.TableFilter{table.FilterAsk, table.FilterWait, table.FilterDone} {
		if l.Filter != table.FilterAll && l.Filter != state {
			continue
		}
		for _, c := range l.Page.made.cards {
			if c.State != state {
				list = append(list, &ui.TableCard{Key: c.Card.Key, Elsewhere: true})
				continue
			}
			shown++
			card := c.Card // a drawing's own: what is drawn once belongs to its place
			card.Current = l.Current == c.Number
			list = append(list, &card)
		}
	}
	if shown == 0 {
		return app.P().Class("muted").Text(l.Page.t("nothing", nil))
	}
	return ui.Cols("21", list...)
}
