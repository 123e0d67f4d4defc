package desk

import (
	"crypto/rand"
	"encoding/hex"
	"time"
)

// random returns n random bytes in hex. crypto/rand never fails.
func random(n int) string {
	b := make([]byte, n)
	rand.Read(b)
	return hex.EncodeToString(b)
}

// newID makes an event's id.
func newID() string { return random(16) }

// NewSeed makes a seed of a draw: 16 hex digits, short enough to be read aloud.
func NewSeed() string { return random(8) }

// stamp writes a moment as events do.
func stamp(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z") }
