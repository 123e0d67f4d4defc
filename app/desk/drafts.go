package desk

import (
	"reflect"
)

// draftKey is a screen's kind of typing and what it is about.
type draftKey struct {
	kind           reflect.Type
	tournament, of string
}

// Draft is where a screen keeps what is typed and not recorded yet, so that it is still
// there when the judge comes back from another screen: one of each type for a tournament
// ("" for none) and what else it is about, an entrant say. It lives as long as the window,
// and on the disk too if it is [Kept]; a screen empties it when it has recorded.
func Draft[T any](d *Desk, tournament string, of ...string) *T {
	key := draftKey{kind: reflect.TypeFor[T](), tournament: tournament}
	if len(of) > 0 {
		key.of = of[0]
	}
	draft, ok := d.drafts[key].(*T)
	if !ok {
		draft = new(T)
		d.drafts[key] = draft
		d.restore(key, draft)
	}
	return draft
}

// Forget begins a draft anew for the next screen; the one that is shown keeps what it has.
func Forget[T any](d *Desk, tournament string, of ...string) {
	key := draftKey{kind: reflect.TypeFor[T](), tournament: tournament}
	if len(of) > 0 {
		key.of = of[0]
	}
	d.drafts[key] = new(T)
}
