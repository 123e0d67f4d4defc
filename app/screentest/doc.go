// Package screentest is a window without a browser for tests of screens: [Bench] is a desk over
// a store in memory; the rest are tournaments to look at.
package screentest
