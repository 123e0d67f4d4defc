package table

import (
	"slices"
	"strconv"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TableFilter is which tables are shown.
type TableFilter string

const (
	FilterAll  TableFilter = ""
	FilterWait TableFilter = "wait"
	FilterAsk  TableFilter = "ask"
	FilterDone TableFilter = "done"
)

// RoundCard is a table's card with what the list is grouped and filtered by.
type RoundCard struct {
	Number  int
	State   TableFilter
	entered bool // has a result, though there may be a question about it
	Card    ui.TableCard
}

// RoundCounts are how many tables there are, how many of them have a result, and how many
// have one without a question or a question without one.
type RoundCounts struct{ Done, Asked, Entered, All int }

func CountCards(cards []RoundCard) RoundCounts {
	n := RoundCounts{All: len(cards)}
	for _, c := range cards {
		if c.entered {
			n.Entered++
		}
		switch c.State {
		case FilterDone:
			n.Done++
		case FilterAsk:
			n.Asked++
		}
	}
	return n
}

// TableCards are the tables of a round in their order.
func TableCards(d *desk.Desk, id string, s *tournament.State, r *rules.Round) []RoundCard {
	disputed := map[int]bool{}
	for _, dispute := range s.Disputes {
		if e := s.Entries[dispute.First]; e != nil && e.Table.Seating == r.Seating {
			disputed[e.Table.Table] = true
		}
	}
	unconfirmed := s.Unconfirmed(r.Seating)
	cards := make([]RoundCard, len(r.Tables))
	for i, t := range r.Tables {
		c := ui.TableCard{Key: strconv.Itoa(t.Number), No: strconv.Itoa(t.Number), Href: route.Of(id, "table", r.Number, t.Number).String()}
		if t.Group != "" {
			c.Above = d.T("page.round.group."+t.Group, nil) // asks: page.round.group.{1,2,3,4,a,b}
		}
		state, typed := described{d, id, s, r}.of(t, &c, disputed[t.Number], slices.Contains(unconfirmed, t.Number))
		c.Lines = TableLines(d, s, r, t, typed)
		c.State = ui.TableState(state)
		c.Status = d.Of(s.Regulation, "page.round.state."+string(state), nil)
		cards[i] = RoundCard{Number: t.Number, State: state, entered: t.Score != nil, Card: c}
	}
	return cards
}

// described are the tables of a round whose cards are written.
type described struct {
	desk       *desk.Desk
	tournament string
	state      *tournament.State
	round      *rules.Round
}

// of finds the state of a table and writes the card's note; typed is a result that was typed
// and left with a question.
func (x described) of(t *rules.Table, c *ui.TableCard, disputed, unconfirmed bool) (state TableFilter, typed rules.Result) {
	d, id, s, r := x.desk, x.tournament, x.state, x.round
	game := TableGames[s.Regulation]
	k := tournament.TableKey{Seating: r.Seating, Table: t.Number}
	ask := func(note string) { c.Note, c.NoteIcon, state = note, ui.IconQuestion, FilterAsk }
	entry := s.Current(k)
	switch {
	case disputed:
		ask(d.T("page.round.two", nil))
	case entry != nil && entry.Err != nil:
		ask(d.Err(entry.Err))
	case unconfirmed:
		ask(d.T("page.round.unconfirmed", nil))
	case t.Score != nil && SheetGap(d, s, k) != "":
		ask(SheetGap(d, s, k))
	case t.Score != nil:
		state = FilterDone
		if game.Note != nil {
			c.Note = game.Note(d, t)
		}
		if _, corrected := LeftOf(d, id).Forms[k]; corrected {
			c.Note, c.NoteIcon = d.T("page.result.left.correction", nil), ui.IconQuestion // the recorded result counts
		}
	default:
		state = FilterWait
		if t.Permit {
			c.Note, c.NoteIcon = d.T("page.round.permit", nil), ui.IconClock
		} else if own := ownTime(d, s, k); own != "" {
			c.Note, c.NoteIcon = own, ui.IconClock
		}
		if !r.Closed {
			if question, result := leftQuestion(d, id, s, k); question != "" {
				ask(question)
				typed = result
			}
		}
	}
	return state, typed
}
