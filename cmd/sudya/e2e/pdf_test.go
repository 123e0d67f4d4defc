package e2e

import (
	"maps"
	"testing"
)

// TestReadCMap reads each form in which a font may say what its codes mean.
func TestReadCMap(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text string
		want       map[int]string
	}{
		{"single codes", "2 beginbfchar\n<6F> <0420>\n<AA> <0451>\nendbfchar", map[int]string{0x6f: "Р", 0xaa: "ё"}},
		{"a ligature and a letter beyond 16 bits", "2 beginbfchar <0001> <00660069> <0002> <D83CDCCF> endbfchar", map[int]string{1: "fi", 2: "🃏"}},
		{"a range", "1 beginbfrange\n<11> <13> <0030>\nendbfrange", map[int]string{0x11: "0", 0x12: "1", 0x13: "2"}},
		{"a range with a list", "1 beginbfrange <0005> <0006> [<0041> <0424>] endbfrange", map[int]string{5: "A", 6: "Ф"}},
		{"two parts", "1 beginbfchar <01> <0041> endbfchar 1 beginbfrange <02> <02> <0042> endbfrange", map[int]string{1: "A", 2: "B"}},
		{"code spaces mean nothing", "1 begincodespacerange <00> <FF> endcodespacerange", map[int]string{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := readCMap(c.text); !maps.Equal(got, c.want) {
				t.Errorf("%v, want %v", got, c.want)
			}
		})
	}
}

// TestReadPDFRefuses: what is no PDF is an error, not a panic.
func TestReadPDFRefuses(t *testing.T) {
	t.Parallel()
	for _, data := range []string{"", "%PDF-1.4", "%PDF-1.4\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n"} {
		if sheets, err := ReadPDF([]byte(data)); err == nil {
			t.Errorf("%q was read as %d pages", data, len(sheets))
		}
	}
}
