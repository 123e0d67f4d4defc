// Package session carries a tournament's commands out over a store, in one order always:
// decide, encode, write to the disk in one transaction, and only then apply. What
// [Session.Do] returned nil for is on the disk; on an error nothing has changed.
//
// Another tab may write to the same tournament. Then the disk refuses, the session reads
// what is new, decides again on top of it and says so ([Done].Rebased), or returns the
// refusal if the command no longer holds.
//
//	s, err := session.Open(ctx, st, id, regulations.Find)
//	done, err := s.Do(ctx, tournament.RoundClosed{Seating: seating}, meta)
//
// Time, ids, seed and device come in tournament.Meta. Nothing here knows the screen.
package session
