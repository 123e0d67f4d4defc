package discipline

import (
	"github.com/sudya-app/sudya/rules"
)

// CatalogueOf is a regulation's catalogue under the parameters of a tournament.
func CatalogueOf(reg rules.Regulation, p rules.Params) []rules.Irregularity {
	if own, ok := reg.(interface {
		CatalogueFor(p rules.Params) []rules.Irregularity
	}); ok {
		return own.CatalogueFor(p)
	}
	return reg.Catalogue()
}
