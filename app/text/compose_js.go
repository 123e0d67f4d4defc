//go:build js && wasm

package text

import (
	"strings"
	"syscall/js"
)

// compose is the browser's own NFC: its tables needn't be in the program. The text is
// wrapped in an object, since syscall/js calls methods of objects only.
func compose(s string) string {
	if strings.IndexFunc(s, combines) < 0 {
		return s
	}
	return normalized(s, "NFC")
}

// combines reports whether NFC may change a text with this character: hardly any name has
// one, and a call into the browser takes longer than the look.
func combines(r rune) bool {
	return !(r < 0x300 || r >= 0x400 && r <= 0x481 || r >= 0x48a && r <= 0x52f || r >= 0x2002 && r <= 0x206f || r == '№')
}

// decompose is the browser's own NFD.
func decompose(s string) string { return normalized(s, "NFD") }

func normalized(s, form string) string {
	return js.Global().Get("String").New(s).Call("normalize", form).String()
}
