package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// window is the widest that browsers must accept, as a power of two (RFC 7932 §9.1): the
// program is larger than the usual one.
const window = 24

// squeezer is brotli at some quality.
type squeezer func([]byte) ([]byte, error)

// bestBrotli is quality 11: about fifteen seconds for the program.
func bestBrotli(body []byte) ([]byte, error) {
	return brotliAt(body, 11)
}

// quickBrotli is quality 5, with results kept in dir by content; "" keeps none.
func quickBrotli(dir string) squeezer {
	const quality = 5
	return func(body []byte) ([]byte, error) {
		if dir == "" {
			return brotliAt(body, quality)
		}
		sum := sha256.Sum256(body)
		kept := filepath.Join(dir, hex.EncodeToString(sum[:])+".br5")
		if packed, err := os.ReadFile(kept); err == nil {
			return packed, nil
		}
		packed, err := brotliAt(body, quality)
		if err != nil {
			return nil, err
		}
		return packed, writeWhole(kept, packed)
	}
}

func brotliAt(body []byte, quality int) ([]byte, error) {
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: quality, LGWin: window})
	if _, err := w.Write(body); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

func gzipped(body []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(body); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// compressible: pictures are packed already.
func compressible(name string) bool {
	return path.Ext(name) != ".png"
}

// cacheDir is where quick results are kept, "" if the machine has no such place.
func cacheDir() string {
	base, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	dir := filepath.Join(base, "sudya-dist")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return ""
	}
	return dir
}
