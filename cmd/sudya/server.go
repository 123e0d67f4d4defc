package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"html"
	"io/fs"
	"net/http"
	"path"
	"regexp"
	"strconv"
	"strings"
)

// site answers with the built app, held in memory: only the names that were there at the
// start exist, so no path can lead outside.
type site struct {
	assets map[string]asset // by path, without the slash
	policy string           // Content-Security-Policy
}

// asset is one file in up to three encodings.
type asset struct {
	contentType string
	cache       string             // Cache-Control
	bodies      map[string]encoded // by Content-Encoding, "" as it is
}

type encoded struct {
	body []byte
	etag string // strong: each encoding has its own
}

const (
	pageName = "index.html"
	forever  = "public, max-age=31536000, immutable" // the name changes with the content
	ask      = "no-cache"                            // may be kept, must be asked about
)

// types are the content types of all that cmd/dist makes.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".json":        "application/json",
	".svg":         "image/svg+xml",
	".png":         "image/png",
}

// suffixes are the files that cmd/dist puts beside a file, by Content-Encoding.
var suffixes = map[string]string{"br": ".br", "gzip": ".gz"}

var hashed = regexp.MustCompile(`\.[0-9a-f]{12}\.[a-z]+$`)

var errNotBuilt = errors.New("программа собрана без приложения: сначала make build")

// newSite reads the built app.
func newSite(dist fs.FS) (*site, error) {
	s := &site{assets: map[string]asset{}}
	err := fs.WalkDir(dist, ".", func(name string, entry fs.DirEntry, err error) error {
		contentType, known := types[path.Ext(name)]
		if err != nil || entry.IsDir() || !known {
			return err
		}
		a, err := readAsset(dist, name)
		a.contentType = contentType
		s.assets[name] = a
		return err
	})
	if err != nil {
		return nil, err
	}
	page, ok := s.assets[pageName]
	if !ok {
		return nil, errNotBuilt
	}
	s.assets[""] = page
	s.policy, err = policyOf(page.bodies[""].body)
	return s, err
}

func readAsset(dist fs.FS, name string) (asset, error) {
	a := asset{cache: ask, bodies: map[string]encoded{}}
	if hashed.MatchString(name) {
		a.cache = forever
	}
	body, err := fs.ReadFile(dist, name)
	if err != nil {
		return a, err
	}
	sum := sha256.Sum256(body)
	tag := hex.EncodeToString(sum[:8])
	a.bodies[""] = encoded{body, `"` + tag + `"`}
	for coding, suffix := range suffixes {
		packed, err := fs.ReadFile(dist, name+suffix)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			continue
		case err != nil:
			return a, err
		}
		a.bodies[coding] = encoded{packed, `"` + tag + "-" + coding + `"`}
	}
	return a, nil
}

// policyOf takes the policy from the page, where hosts without headers find it, and adds
// what only a header can say.
func policyOf(page []byte) (string, error) {
	_, rest, ok := bytes.Cut(page, []byte(`http-equiv="Content-Security-Policy" content="`))
	policy, _, closed := bytes.Cut(rest, []byte(`"`))
	if !ok || !closed {
		return "", fmt.Errorf("%s has no Content-Security-Policy", pageName)
	}
	return html.UnescapeString(string(policy)) + "; frame-ancestors 'none'", nil
}

func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", s.policy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		http.Error(w, "только GET и HEAD", http.StatusMethodNotAllowed)
		return
	}
	a, ok := s.assets[strings.TrimPrefix(r.URL.Path, "/")]
	if !ok {
		h.Set("Cache-Control", ask)
		http.Error(w, "нет такой страницы", http.StatusNotFound)
		return
	}
	a.serve(w, r)
}

func (a asset) serve(w http.ResponseWriter, r *http.Request) {
	coding := negotiate(r.Header.Values("Accept-Encoding"), a.bodies)
	chosen := a.bodies[coding]
	h := w.Header()
	h.Set("Cache-Control", a.cache)
	h.Set("ETag", chosen.etag)
	h.Set("Vary", "Accept-Encoding")
	if matches(r.Header.Values("If-None-Match"), chosen.etag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	if coding != "" {
		h.Set("Content-Encoding", coding)
	}
	h.Set("Content-Type", a.contentType)
	h.Set("Content-Length", strconv.Itoa(len(chosen.body)))
	if r.Method == http.MethodHead {
		return
	}
	// The client may leave in the middle; there is nobody to tell.
	_, _ = w.Write(chosen.body)
}

// matches: If-None-Match compares weakly (RFC 9110 §13.1.2).
func matches(lists []string, etag string) bool {
	for _, list := range lists {
		for _, tag := range strings.Split(list, ",") {
			tag = strings.TrimPrefix(strings.TrimSpace(tag), "W/")
			if tag == "*" || tag == etag {
				return true
			}
		}
	}
	return false
}
