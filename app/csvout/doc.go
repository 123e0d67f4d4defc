// Package csvout writes a tournament's lists for spreadsheets: entrants, seatings, results
// and standing.
//
// A file begins with the mark by which spreadsheets know UTF-8, and its lines end with CRLF.
// In Russian a semicolon parts the cells and a comma the fraction, as Russian spreadsheets
// expect; in English a comma and a point. A typed text that begins like a formula gets an
// apostrophe before it, so that no name is carried out; numbers are the program's own and
// stay numbers.
//
// Recipe for a further column: a head with a sentence "csv.…" in app/text, a cell with
// [row.word] for what people typed or [row.number] for what the program counted.
package csvout
