// Package ranks draws a standing as a table, wherever it is shown: on its screen, for the hall, on
// paper.
package ranks
