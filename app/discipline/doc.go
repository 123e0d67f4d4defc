// Package discipline holds what is noted against an entrant wherever it is shown: fines and
// their revocation, warnings, penalty cards, protests, the rulings that were made.
package discipline
