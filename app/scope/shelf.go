package scope

import (
	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/store"
)

// SortShelf parts the tournaments: the one that is on (or is nearest to it), the other
// ones, those in the bin.
func SortShelf(shelf []store.Meta) (now *store.Meta, rest, binned []store.Meta) {
	at := -1
	for i, m := range shelf {
		switch {
		case m.Binned || m.Status == session.StatusFinished:
		case at < 0, m.Status == session.StatusRunning && shelf[at].Status != session.StatusRunning:
			at = i
		}
	}
	for i, m := range shelf {
		switch {
		case i == at:
			now = &shelf[i]
		case m.Binned:
			binned = append(binned, m)
		default:
			rest = append(rest, m)
		}
	}
	return now, rest, binned
}
