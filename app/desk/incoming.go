package desk

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Incoming is a file that was read and checked, but not taken yet.
type Incoming struct {
	File     *archive.File
	State    *tournament.State
	Here     bool                 // this tournament is on the device already: taking it merges
	New      int                  // events that aren't here
	Fresh    []string             // their ids, where there is something to merge with
	Disputes []tournament.Dispute // what the merge would bring up
	Merged   *tournament.State    // the state after the merge
	Lost     []string             // ids of what counts here or in the file and wouldn't after the merge
}

// Watch hears how far a long job has come: done of all.
type Watch func(ctx app.Context, done, all int)

func (d *Desk) watch(w Watch, done, all int) {
	d.root.Dispatch(func(ctx app.Context) { w(ctx, done, all) })
}

// ReadFile reads a file in the background; nothing is changed.
func (d *Desk) ReadFile(data []byte, watch Watch, then func(app.Context, Incoming, error)) {
	d.work(func(ctx context.Context) func(app.Context) {
		f, s, err := archive.ReadWatched(data, d.lookup, func(done, all int) {
			d.watch(watch, done, all)
			time.Sleep(time.Millisecond) // the only thread: it lets the browser draw
		})
		if err != nil {
			return func(ctx app.Context) { then(ctx, Incoming{}, err) }
		}
		in := Incoming{File: f, State: s, New: len(f.Lines)}
		here, err := session.Open(ctx, d.store, f.Header.ID, d.lookup)
		switch {
		case err == nil:
			if err := here.CanMerge(ctx, f.Events, f.Lines); err != nil {
				return func(ctx app.Context) { then(ctx, Incoming{}, err) }
			}
			in.Here, in.New = true, 0
			for _, e := range f.Events {
				if _, ok := here.State().Event(e.ID); !ok {
					in.New++
					in.Fresh = append(in.Fresh, e.ID)
				}
			}
			in.Merged = here.State().With(f.Events...)
			in.Disputes = in.Merged.Disputes
			in.Lost = lost(in.Merged, here.State(), s)
		case rules.CodeOf(err) != rules.CodeOf(store.ErrMissing):
			return func(ctx app.Context) { then(ctx, Incoming{}, err) }
		}
		return func(ctx app.Context) { then(ctx, in, nil) }
	})
}

// lost are the events that count in one of the states and not in the merged one.
func lost(merged *tournament.State, states ...*tournament.State) []string {
	var list []string
	for _, e := range merged.Events() {
		o := merged.OutcomeOf(e.ID)
		if o.Effective() || o.Repeats {
			continue
		}
		for _, s := range states {
			if _, there := s.Event(e.ID); there && s.OutcomeOf(e.ID).Effective() {
				list = append(list, e.ID)
				break
			}
		}
	}
	return list
}

// Take stores a file's tournament, or merges it into the one that is here.
func (d *Desk) Take(in Incoming, watch Watch, then func(app.Context, string, error)) {
	id := in.File.Header.ID
	d.work(func(ctx context.Context) func(app.Context) {
		ctx = store.Reporting(ctx, func(done, all int) { d.watch(watch, done, all) })
		var s *session.Session
		var err error
		if in.Here {
			if s, err = session.Open(ctx, d.store, id, d.lookup); err == nil {
				err = s.Merge(ctx, in.File.Lines)
			}
		} else {
			s, err = session.Take(ctx, d.store, d.lookup, in.File.Lines, in.State)
		}
		return d.arrived(s, err, then)
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
		return d.arrived(s, err, then)
	})
}
