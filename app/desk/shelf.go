package desk

import (
	"context"
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules/archive"
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

// retell makes the records of an older program anew, one after another, once they have been
// shown; one that can't be read stays as it is.
func (d *Desk) retell(shelf []store.Meta) {
	d.work(func(ctx context.Context) func(app.Context) {
		changed := false
		for _, m := range shelf {
			told, err := session.Retell(ctx, d.store, m, d.lookup)
			changed = changed || told && err == nil
		}
		if !changed {
			return nil
		}
		list, err := d.store.List(ctx)
		return func(app.Context) {
			if err == nil {
				d.shelf = list
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

// Binned reports whether a tournament lies in the bin.
func (d *Desk) Binned(id string) bool {
	m, ok := d.Record(id)
	return ok && m.Binned
}

// EmptyBin deletes for ever what is seen in the bin; what another window has taken out
// meanwhile stays.
func (d *Desk) EmptyBin(then func(app.Context, error)) {
	seen := d.shelf
	d.work(func(ctx context.Context) func(app.Context) {
		var failed error
		for _, m := range seen {
			if m.Binned {
				if err := d.store.Delete(ctx, m.ID); err != nil && !errors.Is(err, store.ErrKept) {
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
