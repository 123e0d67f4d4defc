package scope

import (
	"strconv"
	"strings"
)

// Ranges writes numbers in rising order: «1–4, 7».
func Ranges(list []int) string {
	var parts []string
	for i := 0; i < len(list); {
		j := i
		for j+1 < len(list) && list[j+1] == list[j]+1 {
			j++
		}
		part := strconv.Itoa(list[i])
		switch {
		case j == i+1:
			part += ", " + strconv.Itoa(list[j])
		case j > i:
			part += "–" + strconv.Itoa(list[j])
		}
		parts, i = append(parts, part), j+1
	}
	return strings.Join(parts, ", ")
}
