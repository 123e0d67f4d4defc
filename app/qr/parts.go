package qr

import (
	"bytes"
	"compress/flate"
	"fmt"
	"hash/crc32"
	"io"
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/rules"
)

const (
	prefix = "SUDYA1"
	// payload is the length of a part's payload in letters: a symbol of version 17.
	payload = 660
	// MaxParts bounds a series: more is tedious to hold a camera to.
	MaxParts = 40
	// maxFile bounds what is unpacked, in bytes.
	maxFile = 16 << 20
)

// Split writes a file as the texts of a series of symbols. Error: qr.long if it would take
// more than MaxParts.
func Split(file []byte) ([]string, error) {
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err == nil {
		_, err = w.Write(file)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		return nil, err
	}
	text := encode45(packed.Bytes())
	count := max(1, (len(text)+payload-1)/payload)
	if count > MaxParts {
		return nil, rules.Refuse("qr.long", "", nil)
	}
	parts := make([]string, count)
	for i := range parts {
		parts[i] = fmt.Sprintf("%s/%d/%d/%08X/%s", prefix, i+1, count, crc32.ChecksumIEEE(packed.Bytes()), text[i*payload:min((i+1)*payload, len(text))])
	}
	return parts, nil
}

// Gathered puts a series together again. The zero value is ready.
type Gathered struct {
	sum   string
	parts []string
	have  int
}

// Add takes what a camera has read; a part of another file begins anew. It reports whether
// that was a part that wasn't there yet.
func (g *Gathered) Add(text string) bool {
	fields := strings.SplitN(text, "/", 5)
	if len(fields) != 5 || fields[0] != prefix || len(fields[3]) != 8 || fields[4] == "" {
		return false
	}
	number, errNumber := strconv.Atoi(fields[1])
	count, errCount := strconv.Atoi(fields[2])
	if errNumber != nil || errCount != nil || count < 1 || count > MaxParts || number < 1 || number > count {
		return false
	}
	if g.sum != fields[3] || len(g.parts) != count {
		*g = Gathered{sum: fields[3], parts: make([]string, count)}
	}
	if g.parts[number-1] != "" {
		return false
	}
	g.parts[number-1] = fields[4]
	g.have++
	return true
}

// Progress tells how many parts of how many are there; 0 of 0 before the first.
func (g *Gathered) Progress() (have, all int) { return g.have, len(g.parts) }

// File is the whole file once all parts are there. Error: qr.broken if they don't make one.
func (g *Gathered) File() ([]byte, error) {
	broken := rules.Refuse("qr.broken", "", nil)
	if g.have == 0 || g.have < len(g.parts) {
		return nil, broken
	}
	packed, ok := decode45(strings.Join(g.parts, ""))
	if !ok || fmt.Sprintf("%08X", crc32.ChecksumIEEE(packed)) != g.sum {
		return nil, broken
	}
	file, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), maxFile+1))
	if err != nil || len(file) > maxFile {
		return nil, broken
	}
	return file, nil
}

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

// encode45 writes two bytes as three letters, a last single one as two.
func encode45(data []byte) string {
	var b strings.Builder
	for i := 0; i < len(data); i += 2 {
		n, digits := int(data[i]), 2
		if i+1 < len(data) {
			n, digits = n<<8|int(data[i+1]), 3
		}
		for range digits {
			b.WriteByte(letters[n%45])
			n /= 45
		}
	}
	return b.String()
}

func decode45(text string) ([]byte, bool) {
	var data []byte
	for i := 0; i < len(text); i += 3 {
		group := text[i:min(i+3, len(text))]
		n, weight := 0, 1
		for _, c := range []byte(group) {
			digit := strings.IndexByte(letters, c)
			if digit < 0 {
				return nil, false
			}
			n += digit * weight
			weight *= 45
		}
		switch {
		case len(group) == 3 && n < 1<<16:
			data = append(data, byte(n>>8), byte(n))
		case len(group) == 2 && n < 1<<8:
			data = append(data, byte(n))
		default:
			return nil, false
		}
	}
	return data, true
}
