package desk

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Shelf are the records of the tournaments on this device, the one written last first;
// binned ones too.
func (d *Desk) Shelf() []store.Meta { return d.shelf }

// refreshShelf reads the records again.
func (d *Desk) refreshShelf() {
	d.work(func(ctx context.Context) func(app.Context) {
		shelf, err := d.store.List(ctx)
		return func(app.Context) {
			if err == nil {
				d.shelf = shelf
			}
		}
	})
}

// setMeta changes a record's own fields.
func (d *Desk) setMeta(m store.Meta, then func(app.Context, error)) {
	d.work(func(ctx context.Context) func(app.Context) {
		err := d.store.SetMeta(ctx, m)
		shelf, errList := d.store.List(ctx)
		return func(ctx app.Context) {
			if errList == nil {
				d.shelf = shelf
			}
			if then != nil {
				then(ctx, err)
			}
		}
	})
}

// Bin puts a tournament into the bin, or takes it out again.
func (d *Desk) Bin(m store.Meta, binned bool, then func(app.Context, error)) {
	m.Binned = binned
	d.setMeta(m, then)
}

// EmptyBin deletes what is in the bin for ever.
func (d *Desk) EmptyBin(then func(app.Context, error)) {
	binned := d.shelf
	d.work(func(ctx context.Context) func(app.Context) {
		var failed error
		for _, m := range binned {
			if m.Binned {
				if err := d.store.Delete(ctx, m.ID); err != nil {
					failed = err
				}
			}
		}
		shelf, err := d.store.List(ctx)
		return func(ctx app.Context) {
			if err == nil {
				d.shelf = shelf
			}
			then(ctx, failed)
		}
	})
}

// Export makes the file of a tournament, and remembers that it was made. A tournament
// that isn't open is read for it.
func (d *Desk) Export(id string, then func(ctx app.Context, data []byte, err error)) {
	var s *session.Session
	if b := d.books[id]; b != nil {
		s = b.session
	}
	at := d.meta().At
	d.work(func(ctx context.Context) func(app.Context) {
		var err error
		if s == nil {
			s, err = session.Open(ctx, d.store, id, d.lookup)
		}
		var lines []string
		var data []byte
		if err == nil {
			lines = s.Lines()
			data, err = archive.Write(s.State(), lines)
		}
		return func(ctx app.Context) {
			for _, m := range d.shelf {
				if m.ID == id && err == nil {
					m.ExportedAt, m.Exported = at, len(lines)
					d.setMeta(m, nil)
				}
			}
			then(ctx, data, err)
		}
	})
}

// Incoming is a file that was read and checked, but not taken yet.
type Incoming struct {
	File     *archive.File
	State    *tournament.State
	Here     bool                 // this tournament is on the device already: taking it merges
	New      int                  // events that aren't here
	Fresh    []string             // their ids, where there is something to merge with
	Disputes []tournament.Dispute // what the merge would bring up
	Merged   *tournament.State    // the state after the merge
}

// ReadFile reads a file in the background; nothing is changed.
func (d *Desk) ReadFile(data []byte, then func(app.Context, Incoming, error)) {
	d.work(func(ctx context.Context) func(app.Context) {
		f, s, err := archive.Read(data, d.lookup)
		if err != nil {
			return func(ctx app.Context) { then(ctx, Incoming{}, err) }
		}
		in := Incoming{File: f, State: s, New: len(f.Lines)}
		here, err := session.Open(ctx, d.store, f.Header.ID, d.lookup)
		switch {
		case err == nil:
			in.Here, in.New = true, 0
			for _, e := range f.Events {
				if _, ok := here.State().Event(e.ID); !ok {
					in.New++
					in.Fresh = append(in.Fresh, e.ID)
				}
			}
			in.Merged = here.State().With(f.Events...)
			in.Disputes = in.Merged.Disputes
		case rules.CodeOf(err) != rules.CodeOf(store.ErrMissing):
			return func(ctx app.Context) { then(ctx, Incoming{}, err) }
		}
		return func(ctx app.Context) { then(ctx, in, nil) }
	})
}

// Take stores a file's tournament, or merges it into the one that is here.
func (d *Desk) Take(in Incoming, then func(app.Context, string, error)) {
	id := in.File.Header.ID
	d.work(func(ctx context.Context) func(app.Context) {
		var s *session.Session
		var err error
		if in.Here {
			if s, err = session.Open(ctx, d.store, id, d.lookup); err == nil {
				err = s.Merge(ctx, in.File.Lines)
			}
		} else {
			s, err = session.Import(ctx, d.store, d.lookup, in.File.Lines)
		}
		return func(ctx app.Context) {
			if err != nil {
				then(ctx, "", err)
				return
			}
			d.shelve(s)
			then(ctx, id, nil)
		}
	})
}

// TakeEvents stores a log made here, the example, as a new tournament.
func (d *Desk) TakeEvents(make func() ([]tournament.Event, error), then func(app.Context, string, error)) {
	d.work(func(ctx context.Context) func(app.Context) {
		events, err := make()
		var s *session.Session
		if err == nil {
			var lines []string
			if lines, err = archive.EncodeLines(events); err == nil {
				s, err = session.Import(ctx, d.store, d.lookup, lines)
			}
		}
		return func(ctx app.Context) {
			if err != nil {
				then(ctx, "", err)
				return
			}
			d.shelve(s)
			then(ctx, s.ID(), nil)
		}
	})
}

// Snapshots lists the copies of a tournament, newest first.
func (d *Desk) Snapshots(id string, then func(app.Context, []store.Snapshot, error)) {
	d.work(func(ctx context.Context) func(app.Context) {
		list, err := d.store.ListSnapshots(ctx, id)
		return func(ctx app.Context) { then(ctx, list, err) }
	})
}

// Snapshot reads one copy with its body.
func (d *Desk) Snapshot(id, at string, then func(app.Context, store.Snapshot, error)) {
	d.work(func(ctx context.Context) func(app.Context) {
		s, err := d.store.GetSnapshot(ctx, id, at)
		return func(ctx app.Context) { then(ctx, s, err) }
	})
}
