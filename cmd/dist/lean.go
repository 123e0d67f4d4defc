package main

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// framework is go-app. Its one package holds both halves of a program: what draws in a
// browser and what serves pages. The second brings HTTP, TLS and a dozen ciphers into the
// browser's binary, a sixth of it after packing, and never runs there.
const framework = "github.com/maxence-charriere/go-app/v10"

// symbols draws QR codes. Its one package also reads them, and writes pictures, which brings PNG
// and its packing into the browser's binary.
const symbols = "github.com/piglig/go-qr"

// browserHalf stands in for what the rest of the framework names of its server's files.
//
//go:embed lean/browser_half.go.txt
var browserHalf []byte

// half is a module of which the browser's program needs a part. It is built with a copy that
// lacks the rest.
type half struct {
	module string
	name   string   // of the copy's folder, before the version
	keep   []string // patterns of the files that are copied
	leave  []string // base names of those of them that aren't
	add    map[string][]byte
}

var halves = []half{
	{
		module: framework, name: "go-app",
		keep:  []string{"go.mod", "go.sum", "LICENSE", "pkg/app/*.go", "pkg/errors/*.go"},
		leave: []string{"http.go", "resource.go", "static.go"},
		add:   map[string][]byte{filepath.Join("pkg", "app", "browser_half.go"): browserHalf},
	},
	{
		module: symbols, name: "go-qr",
		keep: []string{
			"go.mod", "go.sum", "LICENSE", "internal/reedsolomon/*.go", "bit_buffer.go", "builder.go", "doc.go", "encode.go", "error.go",
			"layout.go", "mask.go", "qr_code.go", "qr_segment.go", "template.go", "util.go",
		},
	},
}

// lean makes the copies below dir and a go.mod that uses them, and returns that file's path.
// It runs at the root of the module, and dir is relative to it: a full path would get into
// the binary.
func lean(dir string) (modfile string, err error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	var replaced []byte
	for _, h := range halves {
		name, err := h.copy(dir)
		if err != nil {
			return "", err
		}
		replaced = fmt.Appendf(replaced, "\nreplace %s => ./%s\n", h.module, path.Join(filepath.ToSlash(dir), name))
	}
	for from, to := range map[string]string{"go.mod": "lean.mod", "go.sum": "lean.sum"} {
		text, err := os.ReadFile(from)
		if err != nil {
			return "", err
		}
		if from == "go.mod" {
			text = append(text, replaced...)
		}
		if err := os.WriteFile(filepath.Join(dir, to), text, 0o644); err != nil {
			return "", err
		}
	}
	return filepath.Join(dir, "lean.mod"), nil
}

// copy makes the copy below dir and returns its folder's name.
func (h half) copy(dir string) (name string, err error) {
	out, err := exec.Command("go", "mod", "download", "-json", h.module).Output()
	if err != nil {
		return "", fmt.Errorf("go mod download %s: %w", h.module, err)
	}
	var module struct{ Dir, Version string }
	if err := json.Unmarshal(out, &module); err != nil {
		return "", fmt.Errorf("go mod download %s: %w", h.module, err)
	}
	files, err := h.files(module.Dir)
	if err != nil {
		return "", err
	}
	name = h.name + "-" + module.Version
	return name, replaceDir(filepath.Join(dir, name), files)
}

// files are those of the half that draws, by their paths, without tests.
func (h half) files(module string) (map[string][]byte, error) {
	files := maps.Clone(h.add)
	if files == nil {
		files = map[string][]byte{}
	}
	for _, pattern := range h.keep {
		found, err := filepath.Glob(filepath.Join(module, filepath.FromSlash(pattern)))
		if err != nil {
			return nil, err
		}
		if len(found) == 0 {
			return nil, fmt.Errorf("%s has no %s: is this the version that the build knows?", module, pattern)
		}
		for _, file := range found {
			if strings.HasSuffix(file, "_test.go") || slices.Contains(h.leave, filepath.Base(file)) {
				continue
			}
			name, err := filepath.Rel(module, file)
			if err != nil {
				return nil, err
			}
			if files[name], err = os.ReadFile(file); err != nil {
				return nil, err
			}
		}
	}
	return files, nil
}

// replaceDir makes the folder of exactly these files. It is made aside and moved into its
// place, so that another build at the same time finds it whole.
func replaceDir(dir string, files map[string][]byte) error {
	if same(dir, files) {
		return nil
	}
	aside, err := os.MkdirTemp(filepath.Dir(dir), "new-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(aside)
	for name, text := range files {
		target := filepath.Join(aside, name)
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(target, text, 0o644); err != nil {
			return err
		}
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	return os.Rename(aside, dir)
}

// same reports whether the folder has these files with these texts.
func same(dir string, files map[string][]byte) bool {
	for name, text := range files {
		if got, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(got) != string(text) {
			return false
		}
	}
	return true
}
