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
// those that need computing (SeatRound, RegisterLate …) make bodies. [State.Apply] never fails: an
// event that its state doesn't accept (only a merge brings one) stays without effect and
// is listed in the journal with the error.
//
// A command is written like this:
//
//	events, err := tournament.Decide(state, tournament.RoundPublished{Seating: id}, meta)
//	… encode with rules/archive, write to disk, and only then:
//	state = state.Apply(events...)
//
// Recipe for a new kind of event: add its body with Kind, check and apply beside the like,
// list it in kinds.go, give the kind its sentence in app/text, extend the schema in web/.
package tournament
