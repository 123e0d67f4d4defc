package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The browser's program reaches neither HTTP nor TLS, nor pictures.
func TestProgramIsBuiltWithoutTheServer(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	modfile, err := lean(filepath.Join("tmp", "lean"))
	if err != nil {
		t.Fatal(err)
	}
	list := exec.Command("go", "list", "-modfile", modfile, "-deps", "./cmd/app")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	reached := strings.Fields(string(out))
	for _, name := range []string{framework + "/pkg/app", symbols} {
		if !slices.Contains(reached, name) {
			t.Fatalf("the program doesn't reach %s: %v", name, reached)
		}
	}
	for _, name := range []string{"net/http", "crypto/tls", "crypto/x509", "image/png", "html/template"} {
		if slices.Contains(reached, name) {
			t.Errorf("the program reaches %s", name)
		}
	}
}

// Another version of a module, which may hold other things in other files, is noticed.
func TestUnknownModuleIsRefused(t *testing.T) {
	for _, h := range halves {
		if _, err := h.files(t.TempDir()); err == nil {
			t.Errorf("an empty folder passes for %s", h.module)
		}
	}
}

func TestFolderIsReplacedWhole(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "copy")
	for _, files := range []map[string][]byte{
		{"a.go": []byte("old"), filepath.Join("pkg", "b.go"): []byte("b")},
		{"a.go": []byte("new")},
	} {
		if err := replaceDir(dir, files); err != nil {
			t.Fatal(err)
		}
	}
	if text, err := os.ReadFile(filepath.Join(dir, "a.go")); err != nil || string(text) != "new" {
		t.Errorf("a.go is %q, %v", text, err)
	}
	if _, err := os.Stat(filepath.Join(dir, "pkg")); err == nil {
		t.Error("a file of the old folder is left")
	}
}
