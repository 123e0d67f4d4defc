package main

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
)

const testPage = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"><title>Судья</title>`

const hashedName = "app.0123456789ab.wasm"

// built is a small site of the shape that cmd/dist makes.
func built() fstest.MapFS {
	files := fstest.MapFS{".gitkeep": {}}
	for name, body := range map[string]string{
		"index.html": testPage, "index.html.br": "br page", "index.html.gz": "gz page",
		hashedName: "\x00asm program", hashedName + ".br": "br program", hashedName + ".gz": "gz program",
		"worker.js": "worker", "manifest.webmanifest": "{}", "app.0123456789ab.css": "css", "app.0123456789ab.js": "js",
		"icon.0123456789ab.svg": "svg", "icon-192.0123456789ab.png": "png", "schema/tournament.json": "{}",
	} {
		files[name] = &fstest.MapFile{Data: []byte(body)}
	}
	return files
}

func testSite(t testing.TB) *site {
	t.Helper()
	s, err := newSite(built())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func request(t *testing.T, method, path string, headers ...string) *http.Response {
	t.Helper()
	r := httptest.NewRequest(method, "http://sudya.test/", nil)
	r.URL.Path = path
	for i := 0; i < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	testSite(t).ServeHTTP(w, r)
	return w.Result()
}

func bodyOf(t *testing.T, r *http.Response) string {
	t.Helper()
	body, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(body)
}

func TestTypesAndCaching(t *testing.T) {
	for _, c := range []struct{ path, contentType, cache string }{
		{"/", "text/html; charset=utf-8", ask},
		{"/index.html", "text/html; charset=utf-8", ask},
		{"/worker.js", "text/javascript; charset=utf-8", ask},
		{"/manifest.webmanifest", "application/manifest+json", ask},
		{"/schema/tournament.json", "application/json", ask},
		{"/" + hashedName, "application/wasm", forever},
		{"/app.0123456789ab.css", "text/css; charset=utf-8", forever},
		{"/app.0123456789ab.js", "text/javascript; charset=utf-8", forever},
		{"/icon.0123456789ab.svg", "image/svg+xml", forever},
		{"/icon-192.0123456789ab.png", "image/png", forever},
	} {
		r := request(t, "GET", c.path)
		if r.StatusCode != 200 || r.Header.Get("Content-Type") != c.contentType || r.Header.Get("Cache-Control") != c.cache {
			t.Errorf("%s: %d, %q, %q", c.path, r.StatusCode, r.Header.Get("Content-Type"), r.Header.Get("Cache-Control"))
		}
	}
}

func TestSecurityHeadersOnEveryAnswer(t *testing.T) {
	const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'"
	for _, c := range []struct{ method, path string }{{"GET", "/"}, {"GET", "/" + hashedName}, {"GET", "/none"}, {"POST", "/"}} {
		h := request(t, c.method, c.path).Header
		for name, want := range map[string]string{
			"Content-Security-Policy": policy,
			"X-Content-Type-Options":  "nosniff",
			"Referrer-Policy":         "no-referrer",

			"Cross-Origin-Opener-Policy":   "same-origin",
			"Cross-Origin-Resource-Policy": "same-origin",
		} {
			if got := h.Get(name); got != want {
				t.Errorf("%s %s: %s is %q", c.method, c.path, name, got)
			}
		}
	}
}

func TestOnlyGetAndHead(t *testing.T) {
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "PATCH", "CONNECT", "TRACE"} {
		r := request(t, method, "/")
		if r.StatusCode != http.StatusMethodNotAllowed || r.Header.Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %d, Allow %q", method, r.StatusCode, r.Header.Get("Allow"))
		}
	}
	get, head := request(t, "GET", "/"), request(t, "HEAD", "/")
	if body := bodyOf(t, head); body != "" || head.StatusCode != 200 {
		t.Errorf("HEAD: %d with body %q", head.StatusCode, body)
	}
	for _, name := range []string{"Content-Length", "Content-Type", "ETag", "Cache-Control"} {
		if get.Header.Get(name) != head.Header.Get(name) || get.Header.Get(name) == "" {
			t.Errorf("%s: GET %q, HEAD %q", name, get.Header.Get(name), head.Header.Get(name))
		}
	}
}

func TestOnlyNamesOfTheSite(t *testing.T) {
	for _, path := range []string{
		"/none", "/../server.go", "/..", "/./", "//", "//index.html", "/schema", "/schema/", "/schema/../worker.js",
		"/.gitkeep", "/index.html.br", "/" + hashedName + ".gz", "/%2e%2e/etc/passwd", "/..\\server.go", "/worker.js\x00", "/WORKER.JS",
		strings.Repeat("/a", 4000),
	} {
		if r := request(t, "GET", path); r.StatusCode != http.StatusNotFound || r.Header.Get("Cache-Control") != ask {
			t.Errorf("%.40q: %d, %q", path, r.StatusCode, r.Header.Get("Cache-Control"))
		}
	}
}

func TestEncodings(t *testing.T) {
	seen := map[string]string{}
	for _, c := range []struct{ accept, coding, body string }{
		{"", "", testPage},
		{"gzip, deflate, br", "br", "br page"},
		{"gzip", "gzip", "gz page"},
		{"br;q=0.1, gzip;q=0.9", "gzip", "gz page"},
	} {
		r := request(t, "GET", "/", "Accept-Encoding", c.accept)
		if body := bodyOf(t, r); body != c.body || r.Header.Get("Content-Encoding") != c.coding || r.ContentLength != int64(len(c.body)) {
			t.Errorf("%q: %q %q, length %d", c.accept, r.Header.Get("Content-Encoding"), body, r.ContentLength)
		}
		if r.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: Vary %q", c.accept, r.Header.Get("Vary"))
		}
		tag := r.Header.Get("ETag")
		if strings.HasPrefix(tag, "W/") || len(tag) < 10 || tag[0] != '"' {
			t.Errorf("%q: ETag %s is not strong", c.accept, tag)
		}
		if before, same := seen[tag]; same && before != c.body {
			t.Errorf("%q: ETag %s is of another encoding too", c.accept, tag)
		}
		seen[tag] = c.body
	}
	if r := request(t, "GET", "/worker.js", "Accept-Encoding", "br"); r.Header.Get("Content-Encoding") != "" || bodyOf(t, r) != "worker" {
		t.Error("a file without packed copies must come as it is")
	}
}

func TestNegotiate(t *testing.T) {
	both := map[string]encoded{"": {}, "br": {}, "gzip": {}}
	for _, c := range []struct {
		accept []string
		want   string
	}{
		{nil, ""},
		{[]string{""}, ""},
		{[]string{"br"}, "br"},
		{[]string{"BR"}, "br"},
		{[]string{"gzip", "br"}, "br"},
		{[]string{"*"}, "br"},
		{[]string{"br;q=0, *"}, "gzip"},
		{[]string{"br;q=0,gzip;q=0"}, ""},
		{[]string{"gzip;q=1.0, br ; q=0.5"}, "gzip"},
		{[]string{"identity, br;q=0.5"}, ""},
		{[]string{"br;q=oops"}, ""},
		{[]string{"br;level=9"}, ""},
		{[]string{"zstd, deflate"}, ""},
		{[]string{",,;,"}, ""},
	} {
		if got := negotiate(c.accept, both); got != c.want {
			t.Errorf("%q: %q instead of %q", c.accept, got, c.want)
		}
	}
	if got := negotiate([]string{"br, gzip;q=0.5"}, map[string]encoded{"": {}, "gzip": {}}); got != "gzip" {
		t.Errorf("%q where there is no br", got)
	}
}

func TestNotModified(t *testing.T) {
	tag := request(t, "GET", "/").Header.Get("ETag")
	packed := request(t, "GET", "/", "Accept-Encoding", "br").Header.Get("ETag")
	for _, c := range []struct {
		given string
		code  int
	}{
		{tag, 304}, {"W/" + tag, 304}, {`"x", ` + tag, 304}, {"*", 304},
		{`"x"`, 200}, {packed, 200}, {strings.Trim(tag, `"`), 200}, {"", 200},
	} {
		r := request(t, "GET", "/", "If-None-Match", c.given)
		if r.StatusCode != c.code {
			t.Errorf("%q: %d", c.given, r.StatusCode)
		}
		if body := bodyOf(t, r); c.code == 304 && (body != "" || r.Header.Get("ETag") != tag || r.Header.Get("Cache-Control") != ask) {
			t.Errorf("%q: body %q, headers %v", c.given, body, r.Header)
		}
	}
}

func TestSiteIsRefused(t *testing.T) {
	empty := fstest.MapFS{".gitkeep": {}}
	if _, err := newSite(empty); !errors.Is(err, errNotBuilt) {
		t.Errorf("an empty folder: %v", err)
	}
	open := built()
	open["index.html"] = &fstest.MapFile{Data: []byte("<!doctype html>")}
	if _, err := newSite(open); err == nil {
		t.Error("a page without a policy was taken")
	}
	if _, err := newSite(brokenFS{built()}); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("a file that can't be read: %v", err)
	}
}

// brokenFS can't read the worker.
type brokenFS struct{ fstest.MapFS }

func (b brokenFS) Open(name string) (fs.File, error) {
	if name == "worker.js" {
		return nil, fs.ErrPermission
	}
	return b.MapFS.Open(name)
}

func (b brokenFS) ReadFile(name string) ([]byte, error) {
	if name == "worker.js" {
		return nil, fs.ErrPermission
	}
	return b.MapFS.ReadFile(name)
}

func FuzzRequest(f *testing.F) {
	f.Add("/", "br, gzip;q=0.5", `"x", *`)
	f.Add("/../..", ";;=,", `W/`)
	s := testSite(f)
	known := map[string]bool{}
	for _, file := range built() {
		known[string(file.Data)] = true
	}
	f.Fuzz(func(t *testing.T, path, accept, match string) {
		r := httptest.NewRequest("GET", "http://sudya.test/", nil)
		r.URL.Path = path
		r.Header.Set("Accept-Encoding", accept)
		r.Header.Set("If-None-Match", match)
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		switch w.Code {
		case 200:
			if !known[w.Body.String()] {
				t.Errorf("%q gave %q", path, w.Body)
			}
		case 304, 404:
			if bytes.Contains(w.Body.Bytes(), []byte("asm")) {
				t.Errorf("%d with a body of the site", w.Code)
			}
		default:
			t.Errorf("%q: %d", path, w.Code)
		}
	})
}
