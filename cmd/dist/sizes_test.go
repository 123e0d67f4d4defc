package main

import (
	"encoding/binary"
	"slices"
	"testing"
)

// section is a section of a program, or a part of one.
func section(kind byte, body ...byte) []byte {
	return append(binary.AppendUvarint([]byte{kind}, uint64(len(body))), body...)
}

func word(s string) []byte { return append([]byte{byte(len(s))}, s...) }

// small is a program with an imported function and two of its own.
func small() []byte {
	names := append([]byte{3, 0}, word("imported")...)
	names = append(append(names, 1), word("example.com_a_b.__T_.Do")...)
	names = append(append(names, 2), word("runtime.main")...)
	wasm := []byte("\x00asm\x01\x00\x00\x00")
	wasm = append(wasm, section(sectionImport, slices.Concat([]byte{1}, word("gojs"), word("f"), []byte{0, 0})...)...)
	wasm = append(wasm, section(sectionCode, 2, 3, 'a', 'b', 'c', 1, 'd')...)
	wasm = append(wasm, section(sectionData, 'x', 'y')...)
	return append(wasm, section(sectionNames, slices.Concat(word("name"), section(1, names...))...)...)
}

// TestSizesByPackage: a function's bytes are those of the package whose path the linker wrote into
// its name, the longest one.
func TestSizesByPackage(t *testing.T) {
	p, err := readProgram(small())
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, x := range p.byPackage([]string{"example.com/a", "example.com/a/b", "runtime"}) {
		got = append(got, x.name+" "+string(x.code))
	}
	if want := []string{"example.com/a/b abc", "runtime d", "data: types, strings, tables of lines xy"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestBrokenProgram: whatever the bytes are, they are read or refused.
func TestBrokenProgram(t *testing.T) {
	whole := small()
	for n := range len(whole) {
		if _, err := readProgram(whole[:n]); err == nil {
			t.Errorf("%d bytes of %d pass", n, len(whole))
		}
		changed := slices.Clone(whole)
		changed[n] ^= 0xff
		if p, err := readProgram(changed); err == nil {
			p.byPackage(nil)
		}
	}
}
