//go:build js && wasm

package text

import "syscall/js"

// compose is the browser's own NFC: its tables needn't be in the program.
func compose(s string) string { return js.ValueOf(s).Call("normalize", "NFC").String() }
