package table

import (
	"strings"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// RefusedNumber says why a typed text isn't taken where whole numbers of so many digits are asked.
func RefusedNumber(d *desk.Desk, typed string, digits int) string {
	switch {
	case ui.Fits(typed, digits):
		return ""
	case ui.Whole(typed):
		return d.T("page.result.long", rules.Args{"max": strings.Repeat("9", digits)})
	}
	return d.T("page.result.whole", nil)
}

// FirstRefused is what is wrong with the first of several fields that can't be taken as typed:
// before that nothing else is to be said of them.
func FirstRefused(d *desk.Desk, values []string, digits int) string {
	for _, v := range values {
		if said := RefusedNumber(d, v, digits); said != "" {
			return said
		}
	}
	return ""
}
