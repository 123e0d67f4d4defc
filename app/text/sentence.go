package text

import "strings"

// Sentences puts sentences and phrases one after another, each closed by a point but the
// last; the empty ones are left out. What closes itself («О. В.», «куда?») gets no second point.
func Sentences(parts ...string) string {
	var b strings.Builder
	last := ""
	for _, part := range parts {
		if part == "" {
			continue
		}
		switch {
		case last == "":
		case ended(last):
			b.WriteString(" ")
		default:
			b.WriteString(". ")
		}
		b.WriteString(part)
		last = part
	}
	return b.String()
}

// Close closes a sentence with a point, if nothing closes it yet.
func Close(s string) string {
	if s == "" || ended(s) {
		return s
	}
	return s + "."
}

// ended reports whether a text ends as a sentence does.
func ended(s string) bool {
	for _, end := range []string{".", "!", "?", "…"} {
		if strings.HasSuffix(s, end) {
			return true
		}
	}
	return false
}
