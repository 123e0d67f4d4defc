package table

import (
	"strings"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// RefusedNumber says why a typed text isn't taken where whole numbers of so many digits are asked.
func RefusedNumber(lang text.Lang, typed string, digits int) string {
	switch {
	case ui.Fits(typed, digits):
		return ""
	case ui.Whole(typed):
		return text.T(lang, "page.result.long", rules.Args{"max": strings.Repeat("9", digits)})
	}
	return text.T(lang, "page.result.whole", nil)
}

// FirstRefused is what is wrong with the first of several fields that can't be taken as typed:
// before that nothing else is to be said of them.
func FirstRefused(lang text.Lang, values []string, digits int) string {
	for _, v := range values {
		if said := RefusedNumber(lang, v, digits); said != "" {
			return said
		}
	}
	return ""
}
