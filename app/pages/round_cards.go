package pages

import (
	"slices"
	"strconv"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// roundCard is a table's card with what the list is grouped and filtered by.
type roundCard struct {
	number  int
	state   tableFilter
	entered bool // has a result, though there may be a question about it
	card    ui.TableCard
}

// roundCounts are how many tables there are, how many of them have a result, and how many
// have one without a question or a question without one.
type roundCounts struct{ Done, Asked, Entered, All int }

func countCards(cards []roundCard) roundCounts {
	n := roundCounts{All: len(cards)}
	for _, c := range cards {
		if c.entered {
			n.Entered++
		}
		switch c.state {
		case filterDone:
			n.Done++
		case filterAsk:
			n.Asked++
		}
	}
	return n
}

// tableCards are the tables of a round in their order.
func tableCards(d *desk.Desk, id string, s *tournament.State, r *rules.Round) []roundCard {
	disputed := map[int]bool{}
	for _, dispute := range s.Disputes {
		if e := s.Entries[dispute.First]; e != nil && e.Table.Seating == r.Seating {
			disputed[e.Table.Table] = true
		}
	}
	unconfirmed := s.Unconfirmed(r.Seating)
	cards := make([]roundCard, len(r.Tables))
	for i, t := range r.Tables {
		c := ui.TableCard{Key: strconv.Itoa(t.Number), No: strconv.Itoa(t.Number), Href: route.Of(id, "table", r.Number, t.Number).String()}
		if t.Group != "" {
			c.Above = d.T("page.round.group."+t.Group, nil)
		}
		state, typed := describe(d, id, s, r, t, &c, disputed[t.Number], slices.Contains(unconfirmed, t.Number))
		c.Lines = tableLines(d, s, r, t, typed)
		c.State = ui.TableState(state)
		c.Status = d.Of(s.Regulation, "page.round.state."+string(state), nil)
		cards[i] = roundCard{number: t.Number, state: state, entered: t.Score != nil, card: c}
	}
	return cards
}

// describe finds the state of a table and writes the card's note; typed is a result that
// was typed and left with a question.
func describe(d *desk.Desk, id string, s *tournament.State, r *rules.Round, t *rules.Table, c *ui.TableCard, disputed, unconfirmed bool) (state tableFilter, typed rules.Result) {
	game := tableGames[s.Regulation]
	k := tournament.TableKey{Seating: r.Seating, Table: t.Number}
	ask := func(note string) { c.Note, c.NoteIcon, state = note, ui.IconQuestion, filterAsk }
	entry := s.Current(k)
	switch {
	case disputed:
		ask(d.T("page.round.two", nil))
	case entry != nil && entry.Err != nil:
		ask(d.Err(entry.Err))
	case unconfirmed:
		ask(d.T("page.round.unconfirmed", nil))
	case t.Score != nil && sheetGap(d, s, k) != "":
		ask(sheetGap(d, s, k))
	case t.Score != nil:
		state = filterDone
		if game.note != nil {
			c.Note = game.note(d, t)
		}
		if _, corrected := leftOf(d, id).forms[k]; corrected {
			c.Note, c.NoteIcon = d.T("page.result.left.correction", nil), ui.IconQuestion // the recorded result counts
		}
	default:
		state = filterWait
		if t.Permit {
			c.Note, c.NoteIcon = d.T("page.round.permit", nil), ui.IconClock
		} else if own := ownTime(d, s, k); own != "" {
			c.Note, c.NoteIcon = own, ui.IconClock
		}
		if game.question != nil && !r.Closed {
			if question, result := game.question(d, id, s, k); question != "" {
				ask(question)
				typed = result
			}
		}
	}
	return state, typed
}
