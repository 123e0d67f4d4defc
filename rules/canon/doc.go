// Package canon reads and writes the one form of JSON that the project stores, hashes and
// exchanges: objects, lists, strings, whole numbers, true and false. There are no
// fractions and no null; a struct's keys come in the order of its fields, and what is
// written has no insignificant space and no escapes that aren't needed.
//
// Reading is strict: unknown and repeated keys, keys in other letters, text that isn't
// UTF-8, numbers that aren't whole, nesting beyond [MaxDepth] are faults, each with its
// path and place. Space between tokens and keys in another order are let through: files
// are reformatted on their way.
//
// It is written for this project because the whole program has to fit a phone: the
// general libraries weigh a tenth of the app's budget and take longer over a log of 20,000 events.
package canon
