package qr

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"strings"
	"testing"

	decoder "github.com/piglig/go-qr"
	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
)

// TestSeries: in whatever order and however often the parts are read, with parts of other
// files among them, the file comes together.
func TestSeries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		file := rapid.SliceOfN(rapid.Byte(), 0, 4000).Draw(t, "file")
		parts, err := Split(file)
		if err != nil {
			t.Fatal(err)
		}
		var g Gathered
		g.Add("SUDYA1/1/2/00000000/ABC") // another file's
		order := rapid.Permutation(append(parts, parts...)).Draw(t, "order")
		fresh := 0
		for _, part := range order {
			if g.Add(part) {
				fresh++
			}
			g.Add("https://example.invalid/SUDYA1")
		}
		got, err := g.File()
		if err != nil || !bytes.Equal(got, file) || fresh != len(parts) {
			t.Fatalf("%d bytes of %d, %d fresh parts of %d, %v", len(got), len(file), fresh, len(parts), err)
		}
		for _, part := range parts {
			if s, err := Draw(part); err != nil || s.Size > 17+17*4+2*Quiet {
				t.Fatalf("a part of %d letters: size %d, %v", len(part), s.Size, err)
			}
		}
	})
}

// TestSymbolIsRead: what is drawn is read back by a decoder.
func TestSymbolIsRead(t *testing.T) {
	parts, err := Split([]byte(strings.Repeat("Зимняя встреча", 20)))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range append(parts, "1. Ким — Ли: 2,5 (+262)") {
		symbol, err := Draw(text)
		if err != nil {
			t.Fatal(err)
		}
		const scale = 4
		picture := image.NewGray(image.Rect(0, 0, symbol.Size*scale, symbol.Size*scale))
		draw.Draw(picture, picture.Rect, image.White, image.Point{}, draw.Src)
		for _, run := range strings.SplitAfter(symbol.Path, "z") {
			var x, y, width int
			if _, err := fmt.Sscanf(run, "M%d %dh%d", &x, &y, &width); err == nil {
				draw.Draw(picture, image.Rect(x*scale, y*scale, (x+width)*scale, (y+1)*scale), image.Black, image.Point{}, draw.Src)
			}
		}
		if got, err := decoder.Decode(picture); err != nil || got != text {
			t.Errorf("%q is read as %q, %v", text, got, err)
		}
	}
}

func TestBroken(t *testing.T) {
	var g Gathered
	if _, err := g.File(); rules.CodeOf(err) != "qr.broken" {
		t.Errorf("nothing is a file: %v", err)
	}
	for _, bad := range []string{"", "SUDYA1", "SUDYA1/0/1/00000000/A", "SUDYA1/2/1/00000000/A", "SUDYA1/1/41/00000000/A", "SUDYA1/1/1/0/A", "SUDYA2/1/1/00000000/A", "SUDYA1/x/1/00000000/A", "SUDYA1/1/1/00000000/"} {
		if g.Add(bad) {
			t.Errorf("%q was taken", bad)
		}
	}
	for _, bad := range []string{"SUDYA1/1/1/00000000/ABC", "SUDYA1/1/1/00000000/abc", "SUDYA1/1/1/00000000/:::", "SUDYA1/1/1/00000000/A"} {
		g = Gathered{}
		if !g.Add(bad) {
			t.Errorf("%q wasn't taken", bad)
		}
		if _, err := g.File(); rules.CodeOf(err) != "qr.broken" {
			t.Errorf("%q made a file: %v", bad, err)
		}
	}
}

func TestTooLong(t *testing.T) {
	noise := make([]byte, 40_000)
	for i, x := 0, uint32(1); i < len(noise); i++ {
		x ^= x << 13
		x ^= x >> 17
		x ^= x << 5
		noise[i] = byte(x)
	}
	if _, err := Split(noise); rules.CodeOf(err) != "qr.long" {
		t.Errorf("40 KB of noise: %v", err)
	}
	if _, err := Draw(strings.Repeat("Ж", 1500)); rules.CodeOf(err) != "qr.long" {
		t.Errorf("a long text: %v", err)
	}
}

// TestKnownBase45 are the examples of RFC 9285.
func TestKnownBase45(t *testing.T) {
	for plain, want := range map[string]string{"AB": "BB8", "Hello!!": "%69 VD92EX0", "base-45": "UJCLQE7W581", "ietf!": "QED8WEX0"} {
		if got := encode45([]byte(plain)); got != want {
			t.Errorf("%q is written %q, want %q", plain, got, want)
		}
		if got, ok := decode45(want); !ok || string(got) != plain {
			t.Errorf("%q is read %q", want, got)
		}
	}
}
