// Package store keeps tournaments on the device: their logs, line by line, a small
// record of each for the home list, snapshots and the settings.
//
// A [Store] knows nothing of what a line says. The log of a tournament is its lines
// numbered from 1; a writer tells how many it has seen, and [Store.Append] refuses with
// [ErrBehind] if there are more by now: another tab or window was quicker. What Append
// returned nil for is on the disk, whole; on any error nothing of it is there, unless the
// error is [ErrTimeout]: then the tail tells.
//
// There are two: [Memory], for tests, for the command line and for browsers that refuse
// to keep anything, and IndexedDB (in the browser only), the database "sudya". One test,
// in storetest, holds both to the same contract.
//
//	s, err := store.Open(ctx, store.Database)
//	lines, err := s.Read(ctx, id)
//	err = s.Append(ctx, id, len(lines), []string{line}, meta)
package store
