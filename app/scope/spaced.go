package scope

// Spaced parts a seed into fours, to be read aloud.
func Spaced(seed string) string {
	var out []byte
	for i := range len(seed) {
		if i > 0 && i%4 == 0 {
			out = append(out, "\u00a0"...)
		}
		out = append(out, seed[i])
	}
	return string(out)
}
