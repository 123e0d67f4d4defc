package table

// TypedPairs writes what is typed in the fields of a form, seat by seat: «Иванов 1012».
func TypedPairs(names []string, values ...[]string) []string {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = name
		for _, v := range values {
			if i < len(v) && v[i] != "" {
				list[i] += " " + v[i]
			} else {
				list[i] += " —"
			}
		}
	}
	return list
}
