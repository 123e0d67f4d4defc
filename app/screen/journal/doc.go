// Package journal is a screen: everything that was done, the newest first.
package journal
