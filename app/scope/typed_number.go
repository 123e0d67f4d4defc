package scope

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// TypedHalf reads a signed number of points as judges write it: «−0,5».
func TypedHalf(field, typed string) (rules.Half, error) {
	number := AsInFiles(typed)
	if number == "" {
		return 0, nil
	}
	h, err := rules.ParseHalf(number)
	if err != nil {
		return 0, rules.Refuse("number.half", field, rules.Args{"text": strings.TrimSpace(typed)})
	}
	return h, nil
}

// TypedWhole reads a signed whole number.
func TypedWhole(field, typed string) (int, error) {
	number := AsInFiles(typed)
	if number == "" {
		return 0, nil
	}
	n, err := strconv.Atoi(number)
	if err != nil {
		return 0, rules.Refuse("ruling.whole", field, rules.Args{"text": strings.TrimSpace(typed)})
	}
	return n, nil
}

// AsInFiles turns the signs and the comma of print into those of files, and takes out the
// spaces between thousands: «1 000». Any other space would glue two numbers together, and
// a second sign is nobody's number: such texts stay as they are, to be refused.
func AsInFiles(typed string) string {
	number := strings.NewReplacer("−", "-", "–", "-", ",", ".").Replace(strings.TrimSpace(typed))
	rest, minus := strings.CutPrefix(number, "-")
	if !minus {
		rest = strings.TrimPrefix(number, "+")
	}
	rest = strings.TrimSpace(rest)
	if strings.HasPrefix(rest, "-") || strings.HasPrefix(rest, "+") {
		return number
	}
	whole, part, _ := strings.Cut(rest, ".")
	if ungrouped := ui.Ungrouped(whole); ungrouped != whole {
		rest = strings.TrimSuffix(ungrouped+"."+part, ".")
	}
	if minus {
		return "-" + rest
	}
	return rest
}
