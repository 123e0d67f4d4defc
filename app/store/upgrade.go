//go:build js && wasm

package store

import (
	"context"
	"fmt"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"

	"github.com/sudya-app/sudya/app/safe"
)

// steps lead from one version of the database to the next: the first makes it. A newer
// program appends; what stands here never changes, since any of the versions may lie on a
// device. A step asks and doesn't wait: it runs in a callback of the browser.
var steps = []step{makeStores, makeDrafts}

type step func(db *idb.Database) error

// makeStores makes the object stores of version 1.
func makeStores(db *idb.Database) error {
	for _, name := range []string{tournaments, events, settings, snapshots} {
		if _, err := db.CreateObjectStore(name, idb.ObjectStoreOptions{KeyPath: js.Null()}); err != nil {
			return err
		}
	}
	return nil
}

// makeDrafts makes the object store that version 2 adds.
func makeDrafts(db *idb.Database) error {
	_, err := db.CreateObjectStore(drafts, idb.ObjectStoreOptions{KeyPath: js.Null()})
	return err
}

// upgrade takes the steps that a database still lacks, all or none: if one fails, the
// database stays as it was, of the old version or not made at all.
func upgrade(db *idb.Database, request *idb.OpenDBRequest, steps []step) error {
	for _, take := range steps {
		err := take(db)
		if err == nil {
			continue
		}
		if raw, e := request.Request.Result(); e == nil {
			_ = try(func() { change(raw).Call("abort") })
		}
		return err
	}
	return nil
}

// change is the transaction of an upgrade. go-indexeddb doesn't hand it out, but every
// object store knows its own.
func change(raw js.Value) js.Value {
	const scratch = "scratch"
	txn := raw.Call("createObjectStore", scratch).Get("transaction")
	raw.Call("deleteObjectStore", scratch)
	return txn
}

// open opens the database, which is made or upgraded by the steps that it lacks.
func open(ctx context.Context, name string, steps []step) (*connection, error) {
	if !global("indexedDB").Truthy() {
		return nil, ErrBlocked
	}
	type answer struct {
		conn *connection
		err  error
	}
	var upgradeErr error
	// The request outlives ctx: if it succeeds after we gave up, the connection must be
	// closed, else it would stand in the way of other tabs.
	var request *idb.OpenDBRequest
	request, err := idb.Global().Open(context.Background(), name, uint(len(steps)), func(db *idb.Database, old, _ uint) error {
		// An error from here would end the program; it is told after the opening.
		upgradeErr = upgrade(db, request, steps[old:])
		return nil
	})
	if err != nil {
		return nil, openError(err)
	}
	answers, given := make(chan answer), make(chan struct{})
	defer close(given)
	safe.Go(func() {
		var a answer
		db, err := request.Await(context.Background())
		if err != nil {
			a.err = openError(err)
		} else if raw, err := request.Request.Result(); err != nil {
			a.err = openError(err)
		} else {
			a.conn = &connection{db, raw}
		}
		select {
		case answers <- a:
		case <-given:
			if a.conn != nil {
				a.conn.close()
			}
		}
	})
	select {
	case <-ctx.Done():
		return nil, fmt.Errorf("%w: %w", ErrBlocked, ctx.Err())
	case a := <-answers:
		if upgradeErr != nil {
			return nil, openError(upgradeErr)
		}
		return a.conn, a.err
	}
}
