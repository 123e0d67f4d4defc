package e2e

import (
	"io"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/ledongthuc/pdf"
)

// font is what placing and reading text needs of a PDF's font.
type font struct {
	bytes   int            // of a character's code: 2 in a composite font
	letters map[int]string // what a code means, by the ToUnicode map
	widths  map[int]float64
	usual   float64 // width of a code that the font doesn't list
}

// width is how far a character goes, in font sizes.
func (f *font) width(code int) float64 {
	if w, ok := f.widths[code]; ok {
		return w
	}
	return f.usual
}

func (p *painter) font(resources pdf.Value, name string) *font {
	if f, ok := p.fonts[name]; ok {
		return f
	}
	f := readFont(resources.Key("Font").Key(name))
	p.fonts[name] = f
	return f
}

func readFont(v pdf.Value) *font {
	f := &font{bytes: 1, letters: map[int]string{}, widths: map[int]float64{}}
	if stream := v.Key("ToUnicode"); stream.Kind() == pdf.Stream {
		if text, err := io.ReadAll(stream.Reader()); err == nil {
			f.letters = readCMap(string(text))
		}
	}
	switch v.Key("Subtype").Name() {
	case "Type0":
		f.bytes = 2
		f.composite(v.Key("DescendantFonts").Index(0))
	default:
		per := 0.001
		if m := v.Key("FontMatrix"); m.Len() == 6 { // a Type 3 font has its own measure
			per = m.Index(0).Float64()
		}
		first, list := int(v.Key("FirstChar").Int64()), v.Key("Widths")
		for i := range list.Len() {
			f.widths[first+i] = list.Index(i).Float64() * per
		}
	}
	return f
}

// composite reads the widths of a composite font: «c [w1 w2 …]» from code c on, and
// «first last w» for a range.
func (f *font) composite(v pdf.Value) {
	f.usual = 1
	if usual := v.Key("DW"); usual.Kind() != pdf.Null {
		f.usual = usual.Float64() / 1000
	}
	list := v.Key("W")
	for i := 0; i+1 < list.Len(); {
		first, next := int(list.Index(i).Int64()), list.Index(i+1)
		if next.Kind() == pdf.Array {
			for k := range next.Len() {
				f.widths[first+k] = next.Index(k).Float64() / 1000
			}
			i += 2
			continue
		}
		for code := first; code <= int(next.Int64()); code++ {
			f.widths[code] = list.Index(i+2).Float64() / 1000
		}
		i += 3
	}
}

var (
	cmapPart  = regexp.MustCompile(`(?s)begin(bfchar|bfrange)(.*?)end(?:bfchar|bfrange)`)
	cmapChar  = regexp.MustCompile(`<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]*)>`)
	cmapRange = regexp.MustCompile(`<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*(?:<([0-9A-Fa-f]*)>|\[([^\]]*)\])`)
	cmapHex   = regexp.MustCompile(`<([0-9A-Fa-f]*)>`)
)

// readCMap reads which letters the codes of a font mean.
func readCMap(text string) map[int]string {
	letters := map[int]string{}
	for _, part := range cmapPart.FindAllStringSubmatch(text, -1) {
		if part[1] == "bfchar" {
			for _, c := range cmapChar.FindAllStringSubmatch(part[2], -1) {
				letters[hex(c[1])] = string(utf16.Decode(units(c[2])))
			}
			continue
		}
		for _, c := range cmapRange.FindAllStringSubmatch(part[2], -1) {
			first, last := hex(c[1]), hex(c[2])
			if strings.TrimSpace(c[4]) != "" {
				for i, one := range cmapHex.FindAllStringSubmatch(c[4], -1) {
					letters[first+i] = string(utf16.Decode(units(one[1])))
				}
				continue
			}
			for code := first; code <= last; code++ {
				u := units(c[3])
				if len(u) > 0 {
					u[len(u)-1] += uint16(code - first)
				}
				letters[code] = string(utf16.Decode(u))
			}
		}
	}
	return letters
}

func hex(s string) int {
	n, _ := strconv.ParseInt(s, 16, 32)
	return int(n)
}

// units are the UTF-16 units of a hexadecimal string.
func units(s string) []uint16 {
	var list []uint16
	for ; len(s) >= 4; s = s[4:] {
		list = append(list, uint16(hex(s[:4])))
	}
	return list
}
