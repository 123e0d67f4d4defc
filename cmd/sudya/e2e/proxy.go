package e2e

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// Proxy stands between the browser and the server: another folder, a bad line, a newer
// version of the app.
type Proxy struct {
	URL string // with the slash at the end

	prefix string
	from   string // version of the real app
	back   *httputil.ReverseProxy
	front  *httptest.Server

	mu      sync.Mutex
	failing map[string]int    // answers 503 still to give, by path
	claims  map[string]string // version that a file claims to be of, by path
	asked   []string
}

// hash is the part of a file's name that tells its content.
var hash = regexp.MustCompile(`\.[0-9a-f]{12}`)

// StartProxy serves the server's site under a folder, "/" or "/some/where/".
func StartProxy(t testing.TB, server *Server, folder string) *Proxy {
	t.Helper()
	at, err := url.Parse(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	p := &Proxy{
		prefix:  strings.TrimSuffix(folder, "/"),
		from:    Version(t, server.URL),
		failing: map[string]int{},
		claims:  map[string]string{},
	}
	p.back = &httputil.ReverseProxy{
		Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(at)
			r.Out.Header.Del("Accept-Encoding") // bodies are rewritten
			r.Out.Header.Del("If-None-Match")
		},
		ModifyResponse: p.rewrite,
	}
	p.front = httptest.NewServer(http.StripPrefix(p.prefix, p))
	t.Cleanup(p.front.Close)
	p.URL = p.front.URL + folder
	return p
}

// Down takes the site off the network.
func (p *Proxy) Down() {
	p.front.CloseClientConnections()
	p.front.Close()
}

// Fail makes the next answers for a path, like "/worker.js", a 503; names with a hash are
// given without it, like "/app.wasm".
func (p *Proxy) Fail(path string, times int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.failing[path] += times
}

// Release makes the site claim to be of another version from now on.
func (p *Proxy) Release(version string) {
	p.ReleaseWorker(version)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.claims["/"] = version
}

// ReleaseWorker does so for the worker alone: the host is in the middle of a change.
func (p *Proxy) ReleaseWorker(version string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.claims["/worker.js"] = version
}

// Asked are the paths asked for since the last Forget.
func (p *Proxy) Asked() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.asked)
}

// Forget empties the list of Asked.
func (p *Proxy) Forget() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.asked = nil
}

func (p *Proxy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	p.mu.Lock()
	p.asked = append(p.asked, r.URL.Path)
	name := hash.ReplaceAllString(r.URL.Path, "")
	fail := p.failing[name] > 0
	if fail {
		p.failing[name]--
	}
	p.mu.Unlock()
	if fail {
		http.Error(w, "the line is bad", http.StatusServiceUnavailable)
		return
	}
	p.back.ServeHTTP(w, r)
}

func (p *Proxy) rewrite(r *http.Response) error {
	p.mu.Lock()
	version := p.claims[r.Request.URL.Path]
	p.mu.Unlock()
	if version == "" {
		return nil
	}
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return err
	}
	body = bytes.ReplaceAll(body, []byte(p.from), []byte(version))
	r.Body = io.NopCloser(bytes.NewReader(body))
	r.ContentLength = int64(len(body))
	r.Header.Set("Content-Length", strconv.Itoa(len(body)))
	r.Header.Del("ETag")
	return nil
}

// Version is that of the site at an address.
func Version(t testing.TB, address string) string {
	t.Helper()
	answer, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	page, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), `data-version="`)
	version, _, ok := strings.Cut(rest, `"`)
	if !ok {
		t.Fatalf("the page at %s tells no version", address)
	}
	return version
}
