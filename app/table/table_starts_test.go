package table

import (
	"slices"
	"testing"

	"github.com/sudya-app/sudya/app/scope"
)

func TestTablesIn(t *testing.T) {
	allowed := []int{1, 2, 3, 4, 7, 9}
	for _, row := range []struct {
		typed string
		want  []int
		wrong string
	}{
		{"", nil, ""},
		{"1–4, 7", []int{1, 2, 3, 4, 7}, ""},
		{"7 9 1", []int{1, 7, 9}, ""},
		{"1 - 3;9", []int{1, 2, 3, 9}, ""},
		{"2,2,1-2", []int{1, 2}, ""},
		{"1–5", nil, "5"},
		{"8", nil, "8"},
		{"4-1", nil, "4-1"},
		{"1-", nil, "1-"},
		{"-3", nil, "-3"},
		{"первый", nil, "первый"},
		{"1-99999999999999999999", nil, "1-99999999999999999999"},
		{"0", nil, "0"},
	} {
		if got, wrong := tablesIn(row.typed, allowed); !slices.Equal(got, row.want) || wrong != row.wrong {
			t.Errorf("%q: %v, %q; want %v, %q", row.typed, got, wrong, row.want, row.wrong)
		}
	}
}

func TestRanges(t *testing.T) {
	for want, list := range map[string][]int{"": nil, "3": {3}, "1, 2": {1, 2}, "1–3": {1, 2, 3}, "1–4, 7, 9, 10": {1, 2, 3, 4, 7, 9, 10}} {
		if got := scope.Ranges(list); got != want {
			t.Errorf("%v: %q, want %q", list, got, want)
		}
	}
}
