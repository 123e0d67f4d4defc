//go:build !(js && wasm)

package text

import "golang.org/x/text/unicode/norm"

// compose is NFC.
func compose(s string) string { return norm.NFC.String(s) }

// decompose is NFD.
func decompose(s string) string { return norm.NFD.String(s) }
