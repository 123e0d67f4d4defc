// Package csvout writes a tournament's lists for spreadsheets: entrants, seatings, results,
// standing and journal.
//
// A file begins with the mark by which spreadsheets know UTF-8, and its lines end with CRLF.
// In Russian a semicolon parts the cells and a comma the fraction, as Russian spreadsheets
// expect; in English a comma and a point. Each column holds one number or one text, and a
// game's results have the columns of that game alone (results_….go); what is so or not is 1
// or 0. A typed text that begins like a formula, or that a spreadsheet would make a date or
// another number of («1-2», «00123»), gets an apostrophe before it; numbers are the program's
// own and stay numbers. Moments are «2026-11-28 14:18:05», in the time of the device.
//
// Recipe for a further column: a head with a sentence "csv.…" in app/text, a cell with
// [row.word] for what people typed or [row.number] for what the program counted.
// Recipe for a game: a value of type game in a file of its own, listed in games.
package csvout
