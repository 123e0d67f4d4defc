package desk

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Book (дело турнира) is an open tournament.
type Book struct {
	ID    string
	State *tournament.State // nil until it is read
	Err   error             // why it couldn't be opened

	session *session.Session
	doing   int // commands on their way to the disk
	later   int // the length of the log that was heard of meanwhile
}

// Done is what became of a command.
type Done struct {
	Events  []tournament.Event // what was written
	Rebased bool               // another window had written first: decided again on top of it
	Err     error              // refused or not written: nothing has changed
	// Unbinned: the tournament lay in the bin, and the command took it out.
	Unbinned bool
	// Uncopied is why the copy at a round's turning point couldn't be kept; the command
	// itself is on the disk.
	Uncopied error
}

// Book is an open tournament; it is read in the background on the first call. It is
// never nil: see State and Err.
func (d *Desk) Book(id string) *Book {
	b := d.books[id]
	if b == nil {
		b = &Book{ID: id}
		d.books[id] = b
		d.open(b)
	}
	return b
}

func (d *Desk) open(b *Book) {
	d.work(func(ctx context.Context) func(app.Context) {
		s, err := session.Open(ctx, d.store, b.ID, d.lookup)
		return func(app.Context) {
			b.session, b.Err = s, err
			if err == nil {
				b.State = s.State()
			}
		}
	})
}

// Opened is the state of a tournament if it is open in this window already, or nil.
func (d *Desk) Opened(id string) *tournament.State {
	if b := d.books[id]; b != nil {
		return b.State
	}
	return nil
}

// Close forgets an open tournament, so that it is read anew the next time.
func (d *Desk) Close(id string) { delete(d.books, id) }

// meta is what commands bring from outside.
func (d *Desk) meta() tournament.Meta {
	return tournament.Meta{Device: d.Device(), At: stamp(d.Now()), Seed: NewSeed(), NewID: newID}
}

// Do carries a command out: it is decided, written to disk, and only then applied and
// shown. then may be nil; without it a failure is shown.
func (d *Desk) Do(ctx app.Context, id string, c tournament.Command, then func(app.Context, Done)) {
	b := d.Book(id)
	if b.session == nil {
		d.finish(ctx, id, then, Done{Err: b.Err})
		return
	}
	meta, binned := d.meta(), d.Binned(id)
	b.doing++
	d.work(func(wait context.Context) func(app.Context) {
		done, err := b.session.Do(wait, c, meta)
		return func(ctx app.Context) {
			b.doing--
			b.State = b.session.State()
			if later := b.later; b.doing == 0 {
				if b.later = 0; later > b.session.Seq() {
					d.heard(store.Change{Tournament: id, Seq: later})
				}
			}
			if err == nil || done.Rebased {
				d.follow(done.Record)
			}
			d.finish(ctx, id, then, Done{Events: done.Events, Rebased: done.Rebased, Unbinned: binned && len(done.Events) > 0, Err: err, Uncopied: done.Uncopied})
		}
	})
}

// follow keeps the shelf up with what was written; where that isn't known it is read anew.
func (d *Desk) follow(written store.Meta) {
	if written.ID == "" {
		d.refreshShelf()
		return
	}
	shelf, known := store.Follow(d.shelf, written)
	if d.shelf = shelf; !known {
		d.refreshShelf()
	}
}

// finish tells what came of a command: first what goes beyond its own screen, then the
// screen, whose toast takes the place of a quieter one.
func (d *Desk) finish(ctx app.Context, id string, then func(app.Context, Done), done Done) {
	switch {
	case unwritten(done.Err):
		d.unsaved = id
		ui.ShowToast(ctx, d.trouble(d.T("page.unsaved", nil)))
	case done.Err == nil:
		d.unsaved = ""
		if notes := d.notes(done); notes != "" {
			ui.ShowToast(ctx, ui.Toast{Text: notes})
		}
	case done.Rebased:
		ui.ShowToast(ctx, ui.Toast{Text: d.T("store.behind", nil)})
	}
	switch {
	case then != nil:
		then(ctx, done)
	case done.Err != nil:
		d.Fail(ctx, done.Err)
	}
	if done.Err == nil {
		d.KeepDrafts(nil) // what was recorded leaves its draft
	}
}

// Undo takes the events of a done command back, the last first.
func (d *Desk) Undo(id string, events []tournament.Event) ui.Act {
	return func(ctx app.Context) {
		d.Do(ctx, id, session.Reverse(events), func(ctx app.Context, done Done) {
			if done.Err != nil {
				d.Fail(ctx, done.Err)
				return
			}
			ui.ShowToast(ctx, ui.Toast{Text: d.T("page.undone", nil)})
		})
	}
}

// LastOwn are the events of this device's last command that still counts, if it was given
// since this window was opened: what Ctrl+Z takes back. Earlier work isn't undone in passing.
func (d *Desk) LastOwn(id string) []tournament.Event {
	b := d.Book(id)
	if b.session == nil {
		return nil
	}
	events := b.session.LastUndo(d.Device())
	if len(events) == 0 || events[0].At < d.began {
		return nil
	}
	return events
}

// Saved shows that a command was carried out, with «Отменить»; number is shown in bold.
func (d *Desk) Saved(ctx app.Context, id string, done Done, sentence, number string) {
	sentence = text.Sentences(d.notes(done), sentence)
	ui.ShowToast(ctx, ui.Toast{Text: sentence, Number: number, Action: d.T("page.undo", nil), OnAct: d.Undo(id, done.Events)})
}

// WhatIf previews a command without recording it.
func (d *Desk) WhatIf(id string, c tournament.Command) (tournament.Preview, error) {
	b := d.Book(id)
	if b.State == nil {
		return tournament.Preview{}, b.Err
	}
	return b.State.WhatIf(c, d.meta())
}

// Check reports whether a command would be accepted now; nothing is recorded.
func (d *Desk) Check(id string, c tournament.Command) error {
	b := d.Book(id)
	if b.State == nil {
		return b.Err
	}
	_, err := tournament.Decide(b.State, c, d.meta())
	return err
}

// Making is a tournament to be made. First is recorded in it at once: if that is refused, nothing
// is made.
type Making struct {
	Rule    rules.Regulation
	Details tournament.Details
	Params  rules.Params // that differ from the defaults
	First   tournament.All
}

// Create makes a new tournament and opens it.
func (d *Desk) Create(ctx app.Context, m Making, then func(app.Context, string, error)) {
	meta := d.meta()
	all := append(tournament.All{tournament.Create(m.Rule, m.Details, m.Params)}, m.First...)
	d.work(func(wait context.Context) func(app.Context) {
		s, err := session.Create(wait, d.store, d.lookup, all, meta)
		return d.arrived(s, err, then)
	})
}

// shelve keeps a session that has just been made.
func (d *Desk) shelve(s *session.Session) {
	d.books[s.ID()] = &Book{ID: s.ID(), session: s, State: s.State()}
	d.refreshShelf()
	if len(d.shelf) == 0 && !d.usage.Persisted {
		d.Persist(nil)
	}
}

// arrived puts a tournament that has come onto the device among the open ones, or tells why
// it hasn't come.
func (d *Desk) arrived(s *session.Session, err error, then func(app.Context, string, error)) func(app.Context) {
	return func(ctx app.Context) {
		if err != nil {
			then(ctx, "", err)
			return
		}
		d.shelve(s)
		then(ctx, s.ID(), nil)
		d.KeepDrafts(nil)
	}
}

// heard follows a change that another window has made.
func (d *Desk) heard(c store.Change) {
	if c.Drafts {
		d.followDrafts()
		return
	}
	if c.Seq == 0 {
		d.dropDrafts(c.Tournament)
	}
	b := d.books[c.Tournament]
	if c.Own && b != nil && b.doing > 0 {
		b.later = max(b.later, c.Seq) // our own command, whose end tells all of it
		return
	}
	if c.Own && b != nil && b.session != nil && c.Seq == b.session.Seq() {
		return
	}
	d.refreshShelf()
	if b == nil || b.session == nil || c.Seq != 0 && c.Seq == b.session.Seq() {
		return
	}
	d.drafting.syncing++
	d.work(func(ctx context.Context) func(app.Context) {
		err := b.session.Sync(ctx)
		return func(app.Context) {
			d.drafting.syncing--
			b.State = b.session.State()
			if c.Seq == 0 && err != nil {
				b.Err = err
			}
		}
	})
}

// ClockTime is an event's time of day on this device.
func (d *Desk) ClockTime(at string) string {
	return text.ClockTime(d.lang, at)
}
