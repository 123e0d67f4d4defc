package desk

import "reflect"

// draftKey is a screen's kind of typing and what it is about.
type draftKey struct {
	kind reflect.Type
	of   string
}

// Draft is where a screen keeps what is typed and not recorded yet, so that it is still
// there when the judge comes back from another screen: one of each type for what it is
// about, a tournament's id say. It lives as long as the window; a screen empties it when it
// has recorded.
func Draft[T any](d *Desk, of string) *T {
	key := draftKey{reflect.TypeFor[T](), of}
	draft, ok := d.drafts[key].(*T)
	if !ok {
		draft = new(T)
		d.drafts[key] = draft
	}
	return draft
}

// Forget begins a draft anew for the next screen; the one that is shown keeps what it has.
func Forget[T any](d *Desk, of string) { delete(d.drafts, draftKey{reflect.TypeFor[T](), of}) }
