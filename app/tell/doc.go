// Package tell puts the entries of a log into words: the journal's lines, what was corrected
// and decided, the lists that spreadsheets take. It draws lines and no screens.
package tell
