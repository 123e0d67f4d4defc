package paste_test

import (
	"errors"
	"testing"

	"github.com/sudya-app/sudya/app/paste"
)

// TestDecode: files as Russian spreadsheets save them; what isn't a text is told apart.
func TestDecode(t *testing.T) {
	const want = "Иванов — Ёлкин;№ 1\r\nҚайрат"
	for name, data := range map[string]string{
		"UTF-8":         want,
		"UTF-16 little": "\xff\xfe\x18\x042\x040\x04=\x04>\x042\x04 \x00\x14\x20 \x00\x01\x04;\x04:\x048\x04=\x04;\x00\x16\x21 \x001\x00\r\x00\n\x00\x9a\x040\x049\x04@\x040\x04B\x04",
		"UTF-16 big":    "\xfe\xff\x04\x18\x042\x040\x04=\x04>\x042\x00 \x20\x14\x00 \x04\x01\x04;\x04:\x048\x04=\x00;\x21\x16\x00 \x001\x00\r\x00\n\x04\x9a\x040\x049\x04@\x040\x04B",
	} {
		if got, err := paste.Decode([]byte(data)); err != nil || got != want {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	if got, err := paste.Decode([]byte("\xc8\xe2\xe0\xed\xee\xe2 \x97 \xa8\xeb\xea\xe8\xed;\xb9 1\r\n")); err != nil || got != "Иванов — Ёлкин;№ 1\r\n" {
		t.Errorf("Windows-1251: %q, %v", got, err)
	}
	for _, book := range []string{"PK\x03\x04…", "\xd0\xcf\x11\xe0…", "%PDF-1.7"} {
		if _, err := paste.Decode([]byte(book)); !errors.Is(err, paste.ErrWorkbook) {
			t.Errorf("%q: %v", book, err)
		}
	}
	if got, err := paste.Decode([]byte{0xff, 0xfe, 0x41}); err != nil || got != "" {
		t.Errorf("half a letter: %q, %v", got, err)
	}
}
