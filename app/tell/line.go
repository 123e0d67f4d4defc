package tell

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Teller tells the entries of a journal in words.
type Teller struct {
	desk    *desk.Desk
	State   *tournament.State
	entries map[string]tournament.JournalEntry
	devices int                    // that have written
	fixed   map[string]string      // result event → the event that replaced it
	stood   map[string]canon.Value // correction or removal of a deal → the deal before it
	During  map[string]int         // event → the round under whose heading it stands
}

func NewTeller(d *desk.Desk, s *tournament.State) *Teller {
	t := &Teller{desk: d, State: s, entries: map[string]tournament.JournalEntry{}, fixed: map[string]string{}, stood: map[string]canon.Value{}, During: map[string]int{}}
	seen, round := map[string]bool{}, 0
	deals := map[string]canon.Value{} // as they stand on the sheets, by the event that added them
	for _, e := range s.Journal() {
		if e.Body.Kind() == tournament.KindSeat {
			round = e.Round
		}
		t.During[e.ID] = round
		t.entries[e.ID], seen[e.Device] = e, true
		t.follow(deals, e)
		if !e.Outcome.Effective() {
			continue
		}
		if old := tournament.Replaced(e.Body); old != "" {
			t.fixed[old] = e.ID
		}
	}
	t.devices = len(seen)
	return t
}

// Line draws an entry; undo and redo are called with its id.
func (t *Teller) Line(undo, redo func(app.Context, string), j tournament.JournalEntry) app.UI {
	d := t.desk
	title := t.Title(j)
	l := &ui.LogLine{Key: j.ID, Time: d.ClockTime(j.At), Kind: kinds[j.Body.Kind()].mark, Title: title, OnUndo: undo, OnRedo: redo}
	notes := []string{}
	if small := t.Small(j); small != "" {
		notes = append(notes, small)
	}
	if draw := kinds[j.Body.Kind()].draw; draw != nil {
		draw(t, j, l)
	}
	if j.Late {
		notes = append(notes, d.T("page.journal.late", nil))
	}
	if by := t.fixed[j.ID]; by != "" && j.Outcome.Effective() {
		notes = append(notes, d.T("page.journal.corrected", rules.Args{"time": t.timeOf(by)}))
	}
	switch o := j.Outcome; {
	case o.UndoneBy != "":
		l.Gone, l.Redo = true, d.T("page.journal.redo", nil)
		notes = append(notes, d.T("page.journal.gone", rules.Args{"time": t.timeOf(o.UndoneBy)}))
	case o.Disputed:
		l.Badge, l.Tone = d.T("page.journal.disputed", nil), ui.Ask
		if o.Err != nil {
			notes = append(notes, d.Err(o.Err))
		}
	case o.Repeats:
		notes = append(notes, d.T("page.journal.repeats", nil))
	case o.Err != nil:
		l.Gone, l.Badge, l.Tone = true, d.T("page.journal.refused", nil), ui.Bad
		notes = append(notes, d.Err(o.Err))
	case o.LostTo != "":
		l.Gone = true
		notes = append(notes, d.T("page.journal.lost", rules.Args{"time": t.timeOf(o.LostTo)}))
	case tournament.Undoable(j.Body) == nil && !t.replaced(j.ID):
		l.Undo = d.T("page.journal.undo", rules.Args{"title": title})
	}
	if who := t.Who(j.Device); who != "" {
		notes = append(notes, who)
	}
	l.Text = strings.Join(notes, " · ")
	return l
}

// replaced reports whether a later correction stands on the entry: that one is undone first.
func (t *Teller) replaced(id string) bool { return t.fixed[id] != "" }

// Who is the device that wrote, where there are several.
func (t *Teller) Who(device string) string {
	if t.devices < 2 {
		return ""
	}
	if label := t.State.Devices[device]; label != "" {
		return label
	}
	if device == t.desk.Device() {
		return t.desk.T("page.journal.here", nil)
	}
	return t.desk.T("page.journal.device", rules.Args{"id": device[:min(4, len(device))]})
}

func (t *Teller) timeOf(event string) string {
	e, ok := t.State.Event(event)
	if !ok {
		return ""
	}
	return t.desk.ClockTime(e.At)
}

// Name is an entrant's name in a round (0: now), those too that were deleted or never accepted.
func (t *Teller) Name(id rules.EntrantID, round int) string {
	if id == rules.Judge || t.State.Entrant(id) != nil {
		return scope.NameIn(t.desk, t.State, id, round)
	}
	if e, ok := t.State.Event(string(id)); ok {
		if b, ok := e.Body.(tournament.EntrantRegistered); ok {
			return strings.Join(b.Person.Players, "\u00a0— ")
		}
	}
	return string(id)
}

func (t *Teller) Names(ids []rules.EntrantID, round int) string {
	list := make([]string, len(ids))
	for i, id := range ids {
		list[i] = t.Name(id, round)
	}
	return strings.Join(list, ", ")
}

// scored is the table as it was with an entry's result; nil if the seating is gone.
func (t *Teller) scored(e *tournament.Entry) *rules.Table {
	table := t.State.TableOf(e.Table)
	if table == nil || e.Result == nil {
		return nil
	}
	params, ctx := t.State.Context(e.Table)
	score, err := t.State.Rule.Score(params, ctx, e.Result)
	if err != nil {
		return nil
	}
	was := *table
	was.Result, was.Score = e.Result, &score
	return &was
}

// Sides are the lines of a table with an entry's result, and what was special about it.
func (t *Teller) Sides(e *tournament.Entry) (lines []ui.Line, note string) {
	table := t.scored(e)
	if table == nil {
		return nil, ""
	}
	lines = make([]ui.Line, len(table.Seats))
	for i, id := range table.Seats {
		score := table.Score.Seats[i]
		numbers, special := game.ViewOf(t.State).Result(t.desk, table, i)
		if own, _, pair := strings.Cut(numbers, "\u00a0:"); pair && strings.Count(numbers, ":") == 1 {
			numbers = own
		}
		if special != "" {
			note = special
		}
		lines[i] = ui.Line{Who: t.Name(id, t.State.Seated(e.Table.Seating).Number), Whists: numbers, Points: text.Signed(t.desk.Lang(), score.Points), Win: score.Win}
	}
	return lines, note
}

// Numbers is a result in one line: the game's own numbers and the points of all seats.
func (t *Teller) Numbers(e *tournament.Entry) string {
	table := t.scored(e)
	if table == nil {
		return "—"
	}
	numbers, special := game.ViewOf(t.State).Result(t.desk, table, 0)
	points := make([]string, len(table.Seats))
	for i, seat := range table.Score.Seats {
		points[i] = text.Signed(t.desk.Lang(), seat.Points)
	}
	parts := []string{}
	for _, part := range []string{numbers, special} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(append(parts, "("+strings.Join(points, "\u00a0/ ")+")"), " ")
}

// Change is a correction: what counted before and what after.
func (t *Teller) Change(j tournament.JournalEntry) (before, after string) {
	e := t.Entry(j.ID)
	if e == nil {
		return "", ""
	}
	if was := t.Entry(e.Replaces); was != nil {
		before = t.Numbers(was)
	}
	return before, t.Numbers(e)
}

// Entry is a result as it was typed. Those that don't count, undone or disputed ones, the
// state doesn't hold: they are read again.
func (t *Teller) Entry(id string) *tournament.Entry {
	if e := t.State.Entries[id]; e != nil {
		return e
	}
	e := &tournament.Entry{ID: id}
	var raw []byte
	if b, ok := t.entries[id].Body.(tournament.ResultEntered); ok {
		e.Table, raw = tournament.TableKey{Seating: b.Seating, Table: b.Table}, b.Result
	} else if b, ok := t.entries[id].Body.(tournament.ResultCorrected); ok {
		old, now := t.entries[b.Replaces].Event, t.entries[id].Event
		if !tournament.Less(&old, &now) {
			return nil
		}
		was := t.Entry(b.Replaces)
		if was == nil {
			return nil
		}
		e.Table, e.Replaces, e.Reason, raw = was.Table, b.Replaces, b.Reason, b.Result
	} else {
		return nil
	}
	result, err := t.State.Rule.ReadResult(raw)
	if err != nil {
		return nil
	}
	e.Result = result
	return e
}

// RefusalLine is why an entry can't be taken back; it names the later entry that stands
// on it.
func RefusalLine(d *desk.Desk, s *tournament.State, err error) string {
	line := d.Err(err)
	var e *rules.Error
	if s == nil || !errors.As(err, &e) || e.Code != "undo.needed" {
		return line
	}
	id, _ := e.Args["event"].(string)
	t := NewTeller(d, s)
	if j, ok := t.entries[id]; ok {
		return line + ": " + d.ClockTime(j.At) + ", " + t.Title(j)
	}
	return line
}
