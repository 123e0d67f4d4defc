package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

var text = bytes.Repeat([]byte("кто сдаёт, тот и пишет; "), 400)

func unpack(t *testing.T, r io.Reader) []byte {
	t.Helper()
	body, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return body
}

func TestWritePutsPackedCopiesBeside(t *testing.T) {
	dir := t.TempDir()
	for _, old := range []string{".gitkeep", "app.000000000000.js", "app.000000000000.js.br"} {
		if err := os.WriteFile(filepath.Join(dir, old), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s := &site{Files: map[string][]byte{"a.js": text, "icon.png": text, "tiny.json": []byte("{}"), "schema/s.json": text}}
	sizes, err := s.write(dir, quickBrotli(""))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	err = filepath.WalkDir(dir, func(name string, entry os.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			rel, _ := filepath.Rel(dir, name)
			names = append(names, filepath.ToSlash(rel))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{".gitkeep", "a.js", "a.js.br", "a.js.gz", "icon.png", "schema/s.json", "schema/s.json.br", "schema/s.json.gz", "tiny.json"}
	if !slices.Equal(names, want) {
		t.Errorf("files %q, wanted %q", names, want)
	}

	br, err := os.ReadFile(filepath.Join(dir, "a.js.br"))
	if err != nil || len(br) != sizes["a.js"] {
		t.Errorf("%d bytes of brotli, said %d, %v", len(br), sizes["a.js"], err)
	}
	if !bytes.Equal(unpack(t, brotli.NewReader(bytes.NewReader(br))), text) {
		t.Error("brotli gives another text back")
	}
	gz, err := os.Open(filepath.Join(dir, "a.js.gz"))
	if err != nil {
		t.Fatal(err)
	}
	defer gz.Close()
	reader, err := gzip.NewReader(gz)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(unpack(t, reader), text) {
		t.Error("gzip gives another text back")
	}
}

func TestQuickBrotliKeepsItsResults(t *testing.T) {
	dir := t.TempDir()
	first, err := quickBrotli(dir)(text)
	if err != nil {
		t.Fatal(err)
	}
	kept, err := filepath.Glob(filepath.Join(dir, "*.br5"))
	if err != nil || len(kept) != 1 {
		t.Fatalf("kept %q, %v", kept, err)
	}
	again, err := quickBrotli(dir)(text)
	if err != nil || !bytes.Equal(first, again) {
		t.Errorf("the second time differs, %v", err)
	}
	other, err := quickBrotli(dir)(text[1:])
	if err != nil || bytes.Equal(first, other) {
		t.Errorf("another text got the kept result, %v", err)
	}
}

func TestWriteWholeLeavesEqualFilesAlone(t *testing.T) {
	name := filepath.Join(t.TempDir(), "folder", "file")
	if err := writeWhole(name, text); err != nil {
		t.Fatal(err)
	}
	before, err := os.Stat(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := writeWhole(name, text); err != nil {
		t.Fatal(err)
	}
	after, err := os.Stat(name)
	if err != nil || !os.SameFile(before, after) {
		t.Errorf("an equal file was written anew, %v", err)
	}
}

func TestBudget(t *testing.T) {
	for _, c := range []struct {
		packed int
		best   bool
		says   string
	}{
		{1_500_000, true, "brotli 1.500 MB"},
		{1_800_001, true, "close to the limit"},
		{2_000_000, true, "close to the limit"},
		{2_000_001, true, "OVER the budget"},
		{2_500_000, false, "(quick)"},
	} {
		if line := budget(9_000_000, c.packed, c.best); !strings.HasSuffix(line, c.says) && !strings.Contains(line, " — "+c.says) {
			t.Errorf("%d packed, best %v: %q, want %q", c.packed, c.best, line, c.says)
		}
	}
}
