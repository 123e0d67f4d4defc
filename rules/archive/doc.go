// Package archive is the stored and exported form of a tournament, version 1.
//
// An event is one canonical line: the envelope's keys id, clock, device, at, kind, then
// the body's keys in the order of its struct; no insignificant space, no HTML escapes,
// integers only (halves, fractions and seeds are strings), valid UTF-8. [EncodeLine] writes
// it once, when the event is decided; from then on it is stored, exported, hashed and
// merged as it is.
//
// A file is a header line, one event a line in the order of the log, and the sum:
//
//	{"format":"sudya.tournament","version":1,"id":"…","name":"…","regulation":"…","params":{…},"events":[
//	{…},
//	{…}
//	],"sum":{"events":2,"sha256":"…"}}
//
// The sum is SHA-256, in hex, over the header as an object of its own
// ({"format":…,"params":{…}}) and the event lines, joined by newlines. Reading brings every
// line back to its canonical form first, so that indentation, CRLF and a byte order mark
// do no harm. id is the id of the event `created`; regulation and params are a copy for readers,
// checked against the events.
//
// The JSON Schema of the format is web/schema/tournament-v1.json. A frozen file of each version stays in
// testdata: old versions are read for ever.
package archive
