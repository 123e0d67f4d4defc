//go:build js && wasm

package store

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"

	"github.com/sudya-app/sudya/app/safe"
	"github.com/sudya-app/sudya/rules"
)

// try carries out calls into the browser and returns what they throw.
func try(calls func()) (err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = exception(thrown.Value)
		default:
			panic(thrown)
		}
	}()
	calls()
	return nil
}

// exception is a browser's error as go-indexeddb gives it, so that both are told apart
// by name in one place.
func exception(v js.Value) error {
	if !v.Truthy() {
		return errors.New("the browser gave no reason")
	}
	name, message := v.Get("name"), v.Get("message")
	if name.Type() != js.TypeString || message.Type() != js.TypeString {
		return errors.New(v.Call("toString").String())
	}
	return fmt.Errorf("%w: %s", idb.NewDOMException(name.String()), message.String())
}

// ours reports whether an error is a refusal already.
func ours(err error) bool { return rules.CodeOf(err) != "" }

// promise waits for a promise of the browser.
func promise(ctx context.Context, p js.Value) (js.Value, error) {
	type outcome struct {
		value js.Value
		err   error
	}
	outcomes := make(chan outcome, 1)
	kept := js.FuncOf(func(_ js.Value, args []js.Value) any {
		outcomes <- outcome{value: args[0]}
		return nil
	})
	broken := js.FuncOf(func(_ js.Value, args []js.Value) any {
		outcomes <- outcome{err: exception(args[0])}
		return nil
	})
	// A promise calls one of the two at some time; released earlier, it would call nothing.
	release := func() { kept.Release(); broken.Release() }
	p.Call("then", kept, broken)
	select {
	case o := <-outcomes:
		release()
		return o.value, o.err
	case <-ctx.Done():
		safe.Go(func() {
			<-outcomes
			release()
		})
		return js.Undefined(), ctx.Err()
	}
}

// global reads a property of the window that may itself throw where storage is refused:
// Go turns only what a call throws into an error; anything else kills it.
func global(name string) (value js.Value) {
	if try(func() { value = js.Global().Get("Reflect").Call("get", js.Global(), name) }) != nil {
		return js.Undefined()
	}
	return value
}

// storageManager is navigator.storage, which pages without HTTPS don't have.
func storageManager() (js.Value, bool) {
	v := js.Global().Get("navigator").Get("storage")
	return v, v.Truthy()
}

// Usage asks the browser. Where it can't be asked, nothing is known and nothing promised.
func (s *IndexedDB) Usage(ctx context.Context) (Usage, error) {
	manager, ok := storageManager()
	if !ok {
		return Usage{}, nil
	}
	ctx, cancel := limit(ctx, 0)
	defer cancel()
	estimate, err := promise(ctx, manager.Call("estimate"))
	if err != nil {
		return Usage{}, dataError(err)
	}
	persisted, err := promise(ctx, manager.Call("persisted"))
	if err != nil {
		return Usage{}, dataError(err)
	}
	return Usage{Persisted: persisted.Truthy(), UsedBytes: bytes(estimate, "usage"), QuotaBytes: bytes(estimate, "quota")}, nil
}

func bytes(estimate js.Value, key string) int64 {
	v := estimate.Get(key)
	if v.Type() != js.TypeNumber {
		return 0
	}
	return int64(v.Float())
}

// Persist asks the browser not to evict the program's data by itself.
func (s *IndexedDB) Persist(ctx context.Context) (bool, error) {
	manager, ok := storageManager()
	if !ok {
		return false, nil
	}
	ctx, cancel := limit(ctx, 0)
	defer cancel()
	granted, err := promise(ctx, manager.Call("persist"))
	if err != nil {
		return false, dataError(err)
	}
	return granted.Truthy(), nil
}

// channel tells other tabs of changes, and hears of theirs.
type channel struct {
	port js.Value
	hear js.Func
}

func openChannel(name string, tell func(Change)) *channel {
	constructor := global("BroadcastChannel")
	if !constructor.Truthy() {
		return nil
	}
	c := &channel{port: constructor.New(name)}
	c.hear = js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := args[0].Get("data")
		if data.Type() != js.TypeObject {
			return nil
		}
		// Without a number: a program that knows no drafts passes it over.
		if data.Get("drafts").Truthy() {
			tell(Change{Drafts: true})
			return nil
		}
		id, seq := data.Get("tournament"), data.Get("seq")
		if id.Type() == js.TypeString && seq.Type() == js.TypeNumber {
			tell(Change{Tournament: id.String(), Seq: seq.Int()})
		}
		return nil
	})
	c.port.Set("onmessage", c.hear)
	return c
}

func (c *channel) send(change Change) {
	if c == nil {
		return
	}
	// A closed channel throws: the store was closed while its last write ended, and the
	// other tabs see what was written when they next read.
	message := map[string]any{"tournament": change.Tournament, "seq": change.Seq}
	if change.Drafts {
		message = map[string]any{"drafts": true}
	}
	_ = try(func() { c.port.Call("postMessage", message) })
}

func (c *channel) close() {
	if c != nil {
		c.port.Set("onmessage", js.Null())
		c.port.Call("close")
		c.hear.Release()
	}
}

// joined takes an array of texts without line breaks over in one call.
func joined(array js.Value) []string {
	if array.Length() == 0 {
		return nil
	}
	return strings.Split(array.Call("join", "\n").String(), "\n")
}
