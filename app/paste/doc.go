// Package paste reads lists of entrants as people have them: a column from a spreadsheet,
// a message («1. Иванов — Петров»), a CSV file with or without a heading and a byte order
// mark, with numbers, bullets, telephones and towns. It understands and never refuses: what
// it could not read is in the list with the reason, what it left aside is named, and the
// judge sees everything before it is recorded. It knows no tournament.
package paste
