// Package tournament is the log of a tournament and its fold.
//
// A tournament is a set of events, each a decision of the judge or something typed: an
// [Event] is an envelope (id, Lamport clock, device, time) and a [Body]. Everything
// else — entrants, seatings, points, places — is derived: [Fold] drops the undone events,
// orders the rest by (clock, device, id) and applies them to a [State]. The state embeds
// rules.History, which the regulation reads; points, places and standings are never stored.
//
// [Decide] turns a [Command] into events or a refusal (*rules.Error). It does no I/O and
// knows no time: ids, time and seed come in [Meta]. Most bodies are commands themselves;
// those that need computing (SeatRound, RegisterLate …) make bodies. [State.Apply] never fails.
//
// A merge is set union, and the fold makes the best of an order that no device has seen: an
// event that isn't accepted yet waits for what it needs; what one device takes away while
// another builds upon it is suspended; and whatever has no effect then is in a [Dispute], or
// rests on one. A [Resolved] settles a dispute and names all that it puts out of effect.
//
// A command is written like this:
//
//	events, err := tournament.Decide(state, tournament.RoundPublished{Seating: id}, meta)
//	… encode with rules/archive, write to disk, and only then:
//	state = state.Apply(events...)
//
// Recipe for a new kind of event: write its body beside the like, in the file of its noun,
// with every answer of [Body] (the compiler asks for them) and those of the small interfaces
// that concern it; name its kind and list it in kinds.go, from which the decoder is made; give
// the kind its sentence in app/text, extend the schema in web/. Tests find what is forgotten.
package tournament
