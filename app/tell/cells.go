package tell

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/rules"
)

func CellsOf(v rules.Value) []string {
	var list []string
	switch v := v.(type) {
	case int:
		list = append(list, IntText(v))
	case rules.Half:
		list = append(list, scope.HalfText(v))
	case []int:
		for _, n := range v {
			list = append(list, IntText(n))
		}
	case []rules.Half:
		for _, h := range v {
			list = append(list, scope.HalfText(h))
		}
	case [][2]int:
		for _, p := range v {
			list = append(list, IntText(p[0]), IntText(p[1]))
		}
	}
	return list
}

func IntText(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }
