package main

import (
	"bytes"
	"os"
	"path/filepath"
)

// write puts the site into dir with a .br and a .gz beside each file that shrinks, and
// removes what an earlier version left there. It returns the brotli sizes by name.
func (s *site) write(dir string, squeeze squeezer) (map[string]int, error) {
	keep := map[string]bool{".gitkeep": true}
	packedSizes := map[string]int{}
	put := func(name string, body []byte) error {
		keep[filepath.FromSlash(name)] = true
		return writeWhole(filepath.Join(dir, filepath.FromSlash(name)), body)
	}
	for _, name := range s.sorted() {
		body := s.Files[name]
		if err := put(name, body); err != nil {
			return nil, err
		}
		if !compressible(name) {
			continue
		}
		for ext, pack := range map[string]squeezer{".br": squeeze, ".gz": gzipped} {
			packed, err := pack(body)
			if err != nil {
				return nil, err
			}
			if ext == ".br" {
				packedSizes[name] = len(packed)
			}
			if len(packed) >= len(body) {
				continue
			}
			if err := put(name+ext, packed); err != nil {
				return nil, err
			}
		}
	}
	return packedSizes, removeOthers(dir, keep)
}

// writeWhole writes through a temporary file, so that a reader never sees half of it;
// a file that has these bytes already is left alone, with its time.
func writeWhole(name string, body []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, body) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(name), ".new-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	if err := f.Chmod(0o644); err != nil {
		return err
	}
	if _, err := f.Write(body); err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}

func removeOthers(dir string, keep map[string]bool) error {
	return filepath.WalkDir(dir, func(name string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		rel, err := filepath.Rel(dir, name)
		if err != nil || keep[rel] {
			return err
		}
		return os.Remove(name)
	})
}
