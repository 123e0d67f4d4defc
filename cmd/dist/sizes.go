package main

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// errWasm: the bytes aren't a program of WebAssembly that the linker of Go makes.
var errWasm = errors.New("no program of WebAssembly with the names of its functions")

// wasmReader reads a program's sections.
type wasmReader struct {
	rest []byte
	err  error
}

func (r *wasmReader) number() int {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 || n > math.MaxInt32 {
		r.rest, r.err = nil, errWasm
		return 0
	}
	r.rest = r.rest[size:]
	return int(n)
}

// count is how many elements follow, each of a byte at least.
func (r *wasmReader) count() int {
	n := r.number()
	if n > len(r.rest) {
		r.rest, r.err = nil, errWasm
		return 0
	}
	return n
}

func (r *wasmReader) take(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.rest, r.err = nil, errWasm
		return nil
	}
	taken := r.rest[:n]
	r.rest = r.rest[n:]
	return taken
}

// Sections of a program, by the numbers of the standard.
const (
	sectionNames  = 0 // and other custom ones
	sectionImport = 2
	sectionCode   = 10
	sectionData   = 11
)

// program is what a binary consists of.
type program struct {
	bodies [][]byte
	names  map[int]string // of functions, by their index with the imported ones first
	before int            // imported functions
	data   []byte
}

// readProgram takes a binary apart.
func readProgram(wasm []byte) (program, error) {
	p := program{names: map[int]string{}}
	if !strings.HasPrefix(string(wasm), "\x00asm\x01\x00\x00\x00") {
		return p, errWasm
	}
	r := wasmReader{rest: wasm[8:]}
	for len(r.rest) > 0 && r.err == nil {
		kind := r.take(1)[0]
		s := wasmReader{rest: r.take(r.number())}
		switch kind {
		case sectionImport:
			p.before = imported(&s)
		case sectionCode:
			for range s.count() {
				p.bodies = append(p.bodies, s.take(s.number()))
			}
		case sectionData:
			p.data = s.rest
		case sectionNames:
			if string(s.take(s.number())) == "name" {
				p.readNames(&s)
			}
		}
		r.err = cmp.Or(r.err, s.err)
	}
	if r.err == nil && len(p.names) == 0 {
		return p, errWasm
	}
	return p, r.err
}

// imported counts the functions of the import section. Go's programs import nothing else.
func imported(s *wasmReader) (functions int) {
	for range s.count() {
		s.take(s.number())
		s.take(s.number())
		if kind := s.take(1); len(kind) == 0 || kind[0] != 0 {
			s.err = errWasm
			return 0
		}
		s.number()
		functions++
	}
	return functions
}

func (p *program) readNames(s *wasmReader) {
	for len(s.rest) > 0 && s.err == nil {
		kind := s.take(1)[0]
		part := wasmReader{rest: s.take(s.number())}
		if kind != 1 { // of functions
			continue
		}
		for range part.count() {
			index := part.number()
			p.names[index] = string(part.take(part.number()))
		}
		s.err = cmp.Or(s.err, part.err)
	}
}

// unnamed is what Go's linker writes as an underscore in the name of a function.
var unnamed = regexp.MustCompile(`[^\w.]`)

// part is a line of the table of sizes.
type part struct {
	name string
	code []byte
}

// byPackage are the functions' bytes by the package that they come from, the largest first, and
// the data last: types, strings, tables of lines.
func (p program) byPackage(packages []string) []part {
	mangled := make(map[string]string, len(packages))
	for _, path := range packages {
		mangled[unnamed.ReplaceAllString(path, "_")] = path
	}
	home := func(name string) string {
		for end := strings.LastIndexByte(name, '.'); end > 0; end = strings.LastIndexByte(name[:end], '.') {
			if path, ok := mangled[name[:end]]; ok {
				return path
			}
		}
		return "made by the compiler"
	}
	sum := map[string][]byte{}
	for i, body := range p.bodies {
		path := home(p.names[p.before+i])
		sum[path] = append(sum[path], body...)
	}
	var list []part
	for name, code := range sum {
		list = append(list, part{name, code})
	}
	slices.SortFunc(list, func(a, b part) int {
		return cmp.Or(cmp.Compare(len(b.code), len(a.code)), cmp.Compare(a.name, b.name))
	})
	return append(list, part{"data: types, strings, tables of lines", p.data})
}

// rows is how many packages the table names; the others are one line.
const rows = 30

// printSizes prints what the program consists of: MB as it is, and packed quickly by itself, so
// that the sum is a little more than the whole.
func printSizes(pkg string) error {
	wasm, err := compile(pkg, "-w") // with the names of the functions
	if err != nil {
		return err
	}
	p, err := readProgram(wasm)
	if err != nil {
		return err
	}
	packages, err := reached(pkg)
	if err != nil {
		return err
	}
	list := p.byPackage(packages)
	if len(list) > rows+1 {
		other := part{name: fmt.Sprintf("%d other packages", len(list)-rows-1)}
		for _, x := range list[rows : len(list)-1] {
			other.code = append(other.code, x.code...)
		}
		list = append(list[:rows:rows], other, list[len(list)-1])
	}
	for _, x := range list {
		packed, err := brotliAt(x.code, 5)
		if err != nil {
			return err
		}
		fmt.Printf("%6.2f %6.3f  %s\n", float64(len(x.code))/1e6, float64(len(packed))/1e6, x.name)
	}
	return nil
}

// reached are the packages of the program.
func reached(pkg string) ([]string, error) {
	list := exec.Command("go", "list", "-modfile", filepath.Join("tmp", "lean", "lean.mod"), "-deps", pkg)
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("go list %s: %w", pkg, err)
	}
	return strings.Fields(string(out)), nil
}
