package main

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// framework is go-app. Its one package holds both halves of a program: what draws in a
// browser and what serves pages. The second brings HTTP, TLS and a dozen ciphers into the
// browser's binary, a sixth of it after packing, and never runs there. So the browser's
// program is built with a copy of the framework that lacks the files of the server.
const framework = "github.com/maxence-charriere/go-app/v10"

// serverFiles are the files of the server's half, in pkg/app.
var serverFiles = []string{"http.go", "resource.go", "static.go"}

// browserHalf stands in for what the rest of the framework names of serverFiles.
//
//go:embed lean/browser_half.go.txt
var browserHalf []byte

// lean makes the copy below dir and a go.mod that uses it, and returns that file's path.
// It runs at the root of the module, and dir is relative to it: a full path would get into
// the binary.
func lean(dir string) (modfile string, err error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	out, err := exec.Command("go", "mod", "download", "-json", framework).Output()
	if err != nil {
		return "", fmt.Errorf("go mod download %s: %w", framework, err)
	}
	var module struct{ Dir, Version string }
	if err := json.Unmarshal(out, &module); err != nil {
		return "", fmt.Errorf("go mod download %s: %w", framework, err)
	}
	files, err := drawing(module.Dir)
	if err != nil {
		return "", err
	}
	name := "go-app-" + module.Version
	if err := replaceDir(filepath.Join(dir, name), files); err != nil {
		return "", err
	}
	for from, to := range map[string]string{"go.mod": "lean.mod", "go.sum": "lean.sum"} {
		text, err := os.ReadFile(from)
		if err != nil {
			return "", err
		}
		if from == "go.mod" {
			text = fmt.Appendf(text, "\nreplace %s => ./%s\n", framework, path.Join(filepath.ToSlash(dir), name))
		}
		if err := os.WriteFile(filepath.Join(dir, to), text, 0o644); err != nil {
			return "", err
		}
	}
	return filepath.Join(dir, "lean.mod"), nil
}

// drawing are the files of the packages that draw, by their paths, without those of the
// server and the tests, and browserHalf among them.
func drawing(module string) (map[string][]byte, error) {
	files := map[string][]byte{filepath.Join("pkg", "app", "browser_half.go"): browserHalf}
	for _, pattern := range []string{"go.mod", "go.sum", "LICENSE", "pkg/app/*.go", "pkg/errors/*.go"} {
		found, err := filepath.Glob(filepath.Join(module, filepath.FromSlash(pattern)))
		if err != nil {
			return nil, err
		}
		if len(found) == 0 {
			return nil, fmt.Errorf("%s has no %s: is this the version that the build knows?", module, pattern)
		}
		for _, file := range found {
			if strings.HasSuffix(file, "_test.go") || slices.Contains(serverFiles, filepath.Base(file)) {
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
