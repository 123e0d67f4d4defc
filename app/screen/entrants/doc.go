// Package entrants is a screen: the list of entrants: registration, paste, edits, withdrawals.
package entrants
