package scope

import (
	"slices"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/store"
)

// Tournaments are the records on the shelf without the calculators; in the bin all are alike.
func Tournaments(d *desk.Desk) []store.Meta {
	return slices.DeleteFunc(slices.Clone(d.Shelf()), func(m store.Meta) bool { return !m.Binned && IsCalculator(d, m.ID) })
}
