// Package storetest holds every Store to one contract, and has a store that fails on
// demand for tests of what stands above it.
//
//	storetest.Contract(t, func(t *testing.T) store.Store { return store.NewMemory() })
package storetest
