//go:build !(js && wasm)

package store

import "context"

// Open opens the device's store; outside the browser that is an empty Memory.
func Open(context.Context, string) (Store, error) { return NewMemory(), nil }
