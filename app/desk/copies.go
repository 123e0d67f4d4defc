package desk

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/rules/archive"
)

// KeepCopy makes a copy of a tournament as it is now.
func (d *Desk) KeepCopy(id string, then func(app.Context, error)) {
	b, at := d.Book(id), d.meta().At
	d.work(func(ctx context.Context) func(app.Context) {
		err := b.Err
		if b.session != nil {
			err = b.session.Keep(ctx, at)
		}
		return func(ctx app.Context) { then(ctx, err) }
	})
}

// CompareCopy tells how a copy differs from the tournament as it is, and what restoring it
// would do; nothing is changed. note is what the journal would say of it.
func (d *Desk) CompareCopy(id, at, note string, then func(app.Context, session.Comparison, error)) {
	b, meta := d.Book(id), d.meta()
	d.work(func(ctx context.Context) func(app.Context) {
		var c session.Comparison
		err := b.Err
		if b.session != nil {
			copied, errRead := d.store.GetSnapshot(ctx, id, at)
			if err = errRead; err == nil {
				c, err = b.session.Compare([]byte(copied.Body), note, meta)
			}
		}
		return func(ctx app.Context) { then(ctx, c, err) }
	})
}

// RestoreCopy takes a copy up again: see session.Restore.
func (d *Desk) RestoreCopy(id, at, note string, then func(app.Context, Done)) {
	b, meta, binned := d.Book(id), d.meta(), d.Binned(id)
	d.work(func(ctx context.Context) func(app.Context) {
		var done session.Done
		err := b.Err
		if b.session != nil {
			copied, errRead := d.store.GetSnapshot(ctx, id, at)
			if err = errRead; err == nil {
				done, err = b.session.Restore(ctx, []byte(copied.Body), note, meta)
			}
		}
		return func(ctx app.Context) {
			if b.session != nil {
				b.State = b.session.State()
			}
			d.refreshShelf()
			d.finish(ctx, id, then, Done{Events: done.Events, Rebased: done.Rebased, Unbinned: binned && len(done.Events) > 0, Err: err})
		}
	})
}

// FileOf makes the file of an open tournament without counting as an export: what is shown
// on the screen is no copy.
func (d *Desk) FileOf(id string, then func(app.Context, []byte, error)) {
	b := d.Book(id)
	d.work(func(context.Context) func(app.Context) {
		data, err := []byte(nil), b.Err
		if b.session != nil {
			data, err = archive.Write(b.session.State(), b.session.Lines())
		}
		return func(ctx app.Context) { then(ctx, data, err) }
	})
}
