package text

import "github.com/sudya-app/sudya/rules"

// plural chooses the form of a word that goes with a number: Russian one, few, many («тур»,
// «тура», «туров»), English one, other. It takes any number of [rules.Args]; a fraction takes the
// Russian genitive singular («1,5 очка»), which is the form of few.
func plural(lang Lang, v any, forms []string) string {
	n, whole := count(v)
	var i int
	switch {
	case lang == EN:
		if !whole || n != 1 {
			i = 1
		}
	case !whole:
		i = 1
	case n%100 >= 11 && n%100 <= 14:
		i = 2
	case n%10 == 1:
		i = 0
	case n%10 >= 2 && n%10 <= 4:
		i = 1
	default:
		i = 2
	}
	if len(forms) == 0 {
		return ""
	}
	return forms[min(i, len(forms)-1)]
}

// count is the absolute value of a number and whether it is whole; a list counts its elements.
func count(v any) (n int64, whole bool) {
	unit := int64(1)
	switch x := v.(type) {
	case int:
		n = int64(x)
	case int64:
		n = x
	case rules.Half:
		n, unit = int64(x), 2
	case rules.Sixth:
		n, unit = int64(x), 6
	case []string:
		n = int64(len(x))
	case []int:
		n = int64(len(x))
	}
	if n < 0 {
		n = -n
	}
	return n / unit, n%unit == 0
}
