package scope

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/rules"
)

func Number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func HalfText(h rules.Half) string {
	return strings.NewReplacer("-", "−", ".", ",").Replace(h.String())
}

func Atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}
