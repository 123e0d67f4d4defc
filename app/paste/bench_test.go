package paste_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/paste"
)

// BenchmarkParse reads the longest list that is read, with telephones and towns.
func BenchmarkParse(b *testing.B) {
	var rows []string
	for i := range paste.MaxLines {
		rows = append(rows, fmt.Sprintf("%d. Иванов%d Пётр (Алматы) — Петров%d Олег +7 701 123 45 67", i+1, i, i))
	}
	text := strings.Join(rows, "\n")
	for b.Loop() {
		paste.Parse(text, pairs)
	}
}
