package store

import (
	"strings"

	"github.com/sudya-app/sudya/rules"
)

// The refusals of a store. Test with errors.Is: an error may wrap one of these together
// with what the browser said.
var (
	// ErrBehind: another writer was quicker; read the tail and decide again.
	ErrBehind error = rules.Refuse("store.behind", "", nil)
	// ErrMissing: there is no such tournament or snapshot here.
	ErrMissing error = rules.Refuse("store.missing", "", nil)
	// ErrExists: there is a tournament of that id already.
	ErrExists error = rules.Refuse("store.exists", "", nil)
	// ErrKept: what is to be deleted no longer lies in the bin.
	ErrKept error = rules.Refuse("store.kept", "", nil)
	// ErrDamaged: lines of the log are missing.
	ErrDamaged error = rules.Refuse("store.damaged", "", nil)
	// ErrLine: a line is empty or holds a line break.
	ErrLine error = rules.Refuse("store.line", "", nil)
	// ErrQuota: the device or the browser's share of it is full.
	ErrQuota error = rules.Refuse("store.quota", "", nil)
	// ErrBlocked: the browser doesn't let the database be opened: private window, storage
	// switched off, another tab that holds an older version.
	ErrBlocked error = rules.Refuse("store.blocked", "", nil)
	// ErrVersion: the database was made by a newer version of the program.
	ErrVersion error = rules.Refuse("store.version", "", nil)
	// ErrClosed: the connection was closed, by Close or by a newer tab, and couldn't be
	// opened again.
	ErrClosed error = rules.Refuse("store.closed", "", nil)
	// ErrTimeout: the browser didn't answer in time, or the caller gave up waiting.
	ErrTimeout error = rules.Refuse("store.timeout", "", nil)
	// ErrFailed: the browser failed in another way.
	ErrFailed error = rules.Refuse("store.failed", "", nil)
)

// Codes are the codes of all refusals of this package.
var Codes = []string{
	"store.behind", "store.missing", "store.exists", "store.kept", "store.damaged", "store.line", "store.quota",
	"store.blocked", "store.version", "store.closed", "store.timeout", "store.failed",
}

// checkLines refuses what couldn't be told apart when read back.
func checkLines(lines []string) error {
	for _, line := range lines {
		if line == "" || strings.ContainsAny(line, "\r\n") {
			return ErrLine
		}
	}
	return nil
}
