//go:build js && wasm

package store

import (
	"context"
	"syscall/js"
	"time"

	"github.com/hack-pad/go-indexeddb/idb"

	"github.com/sudya-app/sudya/app/safe"
)

// write carries out one transaction over the object stores and returns when it is on the
// disk, whole, or certainly isn't. fill makes its requests; it may wait for those and for
// nothing else, since any other wait ends the transaction.
func (s *IndexedDB) write(ctx context.Context, lines int, stores []string, fill func(context.Context, *idb.Transaction) error) error {
	ctx, cancel := limit(ctx, lines)
	defer cancel()
	var txn *idb.Transaction
	err := s.begin(ctx, func(conn *connection) (err error) {
		options := idb.TransactionOptions{Mode: idb.TransactionReadWrite, Durability: idb.DurabilityStrict}
		txn, err = conn.db.TransactionWithOptions(options, stores[0], stores[1:]...)
		return err
	})
	if err != nil {
		return err
	}
	// It listens before the browser can answer: nothing of the browser runs until all
	// goroutines wait.
	done := make(chan error, 1)
	safe.Go(func() { done <- txn.Await(context.Background()) })

	filled := false
	defer func() {
		if !filled { // a panic in fill: the browser would commit the half of it
			_ = txn.Abort()
		}
	}()
	err = fill(ctx, txn)
	filled = true
	if err != nil {
		if txn.Abort() != nil {
			// Aborted by the browser already, which knows the cause better.
			select {
			case cause := <-done:
				if cause != nil {
					err = cause
				}
			case <-time.After(parting):
			}
		}
		return dataError(err)
	}
	// Without it the browser commits too, a little later.
	_ = txn.Commit()

	select {
	case err = <-done:
	case <-ctx.Done():
		err = ctx.Err()
		if txn.Abort() != nil { // it is being committed
			select {
			case err = <-done:
			case <-time.After(parting):
			}
		}
	}
	if err != nil {
		return dataError(err)
	}
	return nil
}

// begin starts a transaction; if the connection turns out to be closed, by a newer tab or
// by the browser, on a new one, once.
func (s *IndexedDB) begin(ctx context.Context, start func(*connection) error) error {
	for again := false; ; again = true {
		if ctx.Err() != nil {
			return dataError(ctx.Err())
		}
		conn, err := s.connect(ctx)
		if err != nil {
			return err
		}
		err = start(conn)
		switch {
		case err == nil:
			return nil
		case again || !named(err, "InvalidStateError"):
			return dataError(err)
		}
		s.drop(conn)
	}
}

// read carries out one reading transaction and returns the results of its requests.
// go-indexeddb has no getAll of values, and its cursor takes ten times as long.
func (s *IndexedDB) read(ctx context.Context, stores []any, ask func(store func(name string) js.Value) []js.Value) ([]js.Value, error) {
	ctx, cancel := limit(ctx, 0)
	defer cancel()
	var txn js.Value
	var requests []js.Value
	err := s.begin(ctx, func(conn *connection) error {
		return try(func() {
			txn = conn.raw.Call("transaction", stores, "readonly")
			requests = ask(func(name string) js.Value { return txn.Call("objectStore", name) })
		})
	})
	if err != nil {
		return nil, err
	}
	if err := settled(ctx, txn, "complete", "error", "abort"); err != nil {
		return nil, dataError(err)
	}
	results := make([]js.Value, len(requests))
	for i, r := range requests {
		results[i] = r.Get("result")
	}
	return results, nil
}

// settled waits for the event good of target, or for one of bad, which gives an error.
func settled(ctx context.Context, target js.Value, good string, bad ...string) error {
	outcome := make(chan error, 1+len(bad))
	listen := func(event string, fn func(js.Value) error) (stop func()) {
		f := js.FuncOf(func(_ js.Value, args []js.Value) any {
			select {
			case outcome <- fn(args[0]):
			default: // the first event told all
			}
			return nil
		})
		target.Call("addEventListener", event, f)
		return func() {
			target.Call("removeEventListener", event, f)
			f.Release()
		}
	}
	defer listen(good, func(js.Value) error { return nil })()
	for _, event := range bad {
		defer listen(event, func(e js.Value) error { return exception(e.Get("target").Get("error")) })()
	}
	select {
	case err := <-outcome:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}
