package paste

import (
	"bytes"
	"errors"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// ErrWorkbook: the file isn't a text but a spreadsheet's or a document's own form.
var ErrWorkbook = errors.New("paste: not a text")

// Decode reads a file of text as Russian spreadsheets write it: UTF-8, UTF-16 with its mark,
// or Windows-1251. Error: ErrWorkbook.
func Decode(data []byte) (string, error) {
	switch {
	case bytes.HasPrefix(data, []byte("PK\x03\x04")), bytes.HasPrefix(data, []byte("\xd0\xcf\x11\xe0")), bytes.HasPrefix(data, []byte("%PDF")):
		return "", ErrWorkbook
	case bytes.HasPrefix(data, []byte{0xff, 0xfe}), bytes.HasPrefix(data, []byte{0xfe, 0xff}):
		units := make([]uint16, 0, len(data)/2)
		low := 0
		if data[0] == 0xfe {
			low = 1
		}
		for i := 2; i+1 < len(data); i += 2 {
			units = append(units, uint16(data[i+low])|uint16(data[i+1-low])<<8)
		}
		return string(utf16.Decode(units)), nil
	case utf8.Valid(data):
		return string(data), nil
	}
	var b strings.Builder
	for _, c := range data {
		switch {
		case c < 0x80:
			b.WriteByte(c)
		case c >= 0xc0:
			b.WriteRune('А' + rune(c-0xc0))
		default:
			b.WriteRune(windows1251[c-0x80])
		}
	}
	return b.String(), nil
}

// windows1251 are the characters 0x80 to 0xbf.
var windows1251 = []rune("ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\uFFFD™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕї")
