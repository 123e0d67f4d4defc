package tournament

import "github.com/sudya-app/sudya/rules"

// References are the ids of events that a body names. In a whole log each of them is an
// event of the log; a file where one isn't has been cut or forged.
func References(b Body) []string {
	if b == nil {
		return nil
	}
	return b.references(nil)
}

// refs collects the ids that a body names, in the order of its fields. Its methods are called
// from every kind and aren't copied into each: that would be a tenth of a megabyte.
type refs []string

//go:noinline
func (r refs) ids(ids ...string) refs {
	for _, id := range ids {
		if id != "" && id != string(rules.Judge) {
			r = append(r, id)
		}
	}
	return r
}

//go:noinline
func (r refs) entrants(ids ...rules.EntrantID) refs {
	for _, id := range ids {
		r = r.ids(string(id))
	}
	return r
}

//go:noinline
func (r refs) tables(tables []rules.SeatedTable) refs {
	for _, t := range tables {
		r = r.entrants(t.Seats...)
	}
	return r
}
