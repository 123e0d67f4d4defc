package qr

import (
	"strconv"
	"strings"

	qr "github.com/piglig/go-qr"

	"github.com/sudya-app/sudya/rules"
)

// maxVersion bounds a symbol: a denser one can't be read from a phone's screen.
const maxVersion = 22

// Quiet is the light margin round a symbol, in modules.
const Quiet = 4

// Symbol is a QR code ready to be drawn.
type Symbol struct {
	Size int    // a side in modules, the margin included
	Path string // of an SVG in units of modules: the dark ones
}

// Draw makes the symbol of a text. Error: qr.long if the text doesn't fit.
func Draw(text string) (Symbol, error) {
	segments, err := qr.MakeSegments(text)
	if err != nil {
		return Symbol{}, rules.Refuse("qr.long", "", nil)
	}
	code, err := qr.EncodeSegments(segments, qr.Low, qr.MinVersion, maxVersion, -1, true)
	if err != nil {
		return Symbol{}, rules.Refuse("qr.long", "", nil)
	}
	var path strings.Builder
	n := code.Size()
	for y := range n {
		for x := 0; x < n; x++ {
			from := x
			for x < n && code.Module(x, y) {
				x++
			}
			if run := strconv.Itoa(x - from); x > from {
				path.WriteString("M" + strconv.Itoa(from+Quiet) + " " + strconv.Itoa(y+Quiet) + "h" + run + "v1h-" + run + "z")
			}
		}
	}
	return Symbol{Size: n + 2*Quiet, Path: path.String()}, nil
}

// Codes are the refusals of this package.
var Codes = []string{"qr.long", "qr.broken"}
