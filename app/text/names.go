package text

import (
	"cmp"
	"slices"
)

// Order is the order of names in a list of people: Order(…)[0] is the index of the
// first. Equal names keep their order. In Russian «ё» stands with «е», and Cyrillic
// comes before Latin.
func Order(lang Lang, names []string) []int {
	unique := slices.Clone(names)
	slices.Sort(unique)
	unique = slices.Compact(unique)
	collate(lang, unique)
	rank := make(map[string]int, len(unique))
	for i, name := range unique {
		rank[name] = i
	}
	order := make([]int, len(names))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(rank[names[a]], rank[names[b]]) })
	return order
}
