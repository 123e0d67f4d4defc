//go:build js && wasm

package text

import "syscall/js"

// compose is the browser's own NFC: its tables needn't be in the program. The text is
// wrapped in an object, since syscall/js calls methods of objects only.
func compose(s string) string {
	return js.Global().Get("String").New(s).Call("normalize", "NFC").String()
}
