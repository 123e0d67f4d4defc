// Package simulate plays a whole tournament with invented entrants and plausible results
// through the real engine: every event is decided by tournament.Decide. It serves the
// command `sudya simulate`, the app's example tournament and tests.
//
// Everything comes from the seed: names, ids, the device, times, results, seatings. The
// same options give the same events on every machine.
//
//	state, err := simulate.Play(simulate.Options{Regulation: belote.New(), Entrants: 24, Seed: "2026"})
package simulate
