package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"
)

// start serves the handler on a free port of the loopback and returns its address and
// the function that stops it and returns serveUntil's error.
func start(t *testing.T, server *http.Server) (string, func() error) {
	t.Helper()
	listener, err := listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- serveUntil(ctx, listener, server) }()
	stop := sync.OnceValue(func() error {
		cancel()
		return <-ended
	})
	t.Cleanup(func() {
		if err := stop(); err != nil {
			t.Errorf("serving ended with %v", err)
		}
	})
	return listener.Addr().String(), stop
}

func TestThousandLoadsAtOnce(t *testing.T) {
	addr, _ := start(t, newServer(testSite(t), nil))
	client := &http.Client{Transport: &http.Transport{MaxConnsPerHost: 0}, Timeout: time.Minute}
	defer client.CloseIdleConnections()
	var wg sync.WaitGroup
	failures := make(chan error, 1000)
	for n := range 1000 {
		path, want := "/", testPage
		if n%2 == 1 {
			path, want = "/"+hashedName, "\x00asm program"
		}
		wg.Go(func() {
			r, err := http.NewRequest("GET", "http://"+addr+path, nil)
			if err != nil {
				failures <- err
				return
			}
			r.Header.Set("Accept-Encoding", "identity")
			answer, err := client.Do(r)
			if err != nil {
				failures <- err
				return
			}
			defer answer.Body.Close()
			body, err := io.ReadAll(answer.Body)
			if err != nil || string(body) != want {
				failures <- fmt.Errorf("%s: %d, %q, %v", path, answer.StatusCode, body, err)
			}
		})
	}
	wg.Wait()
	close(failures)
	for err := range failures {
		t.Error(err)
	}
}

// Who sends no request, or half of one, is let go; others are served meanwhile.
func TestSlowClientIsLetGo(t *testing.T) {
	server := newServer(testSite(t), nil)
	if server.ReadHeaderTimeout == 0 || server.ReadTimeout == 0 || server.WriteTimeout == 0 || server.IdleTimeout == 0 || server.MaxHeaderBytes == 0 {
		t.Fatalf("a limit is missing: %+v", server)
	}
	server.ReadHeaderTimeout = 200 * time.Millisecond
	server.ReadTimeout = 200 * time.Millisecond
	addr, _ := start(t, server)

	for _, half := range []string{"", "GET / HT", "GET / HTTP/1.1\r\nHost: sudya.test\r\nX-Slow: "} {
		slow, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer slow.Close()
		if _, err := io.WriteString(slow, half); err != nil {
			t.Fatal(err)
		}
		answer, err := http.Get("http://" + addr + "/")
		if err != nil {
			t.Fatalf("while somebody sends %q: %v", half, err)
		}
		answer.Body.Close()
		if err := slow.SetReadDeadline(time.Now().Add(10 * time.Second)); err != nil {
			t.Fatal(err)
		}
		if _, err := io.Copy(io.Discard, slow); errors.Is(err, os.ErrDeadlineExceeded) {
			t.Errorf("the connection that sent %q is still open", half)
		}
	}
}

func TestLongHeadersAreRefused(t *testing.T) {
	addr, _ := start(t, newServer(testSite(t), nil))
	r, err := http.NewRequest("GET", "http://"+addr+"/", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("X-Long", strings.Repeat("x", 4*headerBytes))
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusRequestHeaderFieldsTooLarge {
		t.Errorf("%d", answer.StatusCode)
	}
}

// A stop lets an answer under way end.
func TestStopIsGraceful(t *testing.T) {
	asked, answer := make(chan struct{}), make(chan struct{})
	server := newServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		close(asked)
		<-answer
		io.WriteString(w, "whole")
	}), nil)
	addr, stop := start(t, server)
	got := make(chan string, 1)
	go func() {
		answer, err := http.Get("http://" + addr + "/")
		if err != nil {
			got <- err.Error()
			return
		}
		defer answer.Body.Close()
		body, _ := io.ReadAll(answer.Body)
		got <- string(body)
	}()
	<-asked
	stopped := make(chan error, 1)
	go func() { stopped <- stop() }()
	waitRefused(t, addr)
	close(answer)
	if body := <-got; body != "whole" {
		t.Errorf("the answer under way became %q", body)
	}
	if err := <-stopped; err != nil {
		t.Error(err)
	}
}

// waitRefused waits until nobody listens at the address.
func waitRefused(t *testing.T, addr string) {
	t.Helper()
	for range 200 {
		c, err := net.Dial("tcp", addr)
		if err != nil {
			return
		}
		c.Close()
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("still listening")
}

func TestServeSpeaksTLS(t *testing.T) {
	cert, key := certificate(t)
	pair, err := tls.LoadX509KeyPair(cert, key)
	if err != nil {
		t.Fatal(err)
	}
	addr, _ := start(t, newServer(testSite(t), &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS12}))
	trusted := x509.NewCertPool()
	trusted.AddCert(pair.Leaf)
	client := &http.Client{Transport: &http.Transport{
		TLSClientConfig: &tls.Config{RootCAs: trusted}, ForceAttemptHTTP2: true, DisableCompression: true,
	}}
	defer client.CloseIdleConnections()
	answer, err := client.Get("https://" + addr + "/")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if answer.ProtoMajor != 2 || bodyOf(t, answer) != testPage {
		t.Errorf("%s, %d", answer.Proto, answer.StatusCode)
	}
}

// certificate writes a certificate for the loopback and its key to files.
func certificate(t *testing.T) (cert, key string) {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, private.Public(), private)
	if err != nil {
		t.Fatal(err)
	}
	pkcs8, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	write := func(name, kind string, bytes []byte) string {
		file := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: bytes}), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	return write("cert.pem", "CERTIFICATE", der), write("key.pem", "PRIVATE KEY", pkcs8)
}

func TestBusyPortIsSaidPlainly(t *testing.T) {
	busy, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer busy.Close()
	_, err = listen(busy.Addr().String())
	if err == nil || !strings.Contains(err.Error(), busy.Addr().String()) || !strings.Contains(err.Error(), "занят") || !strings.Contains(err.Error(), "свои данные") {
		t.Errorf("%v", err)
	}
	if _, err := listen("256.0.0.1:99999"); err == nil {
		t.Error("an impossible address was taken")
	}
}

// Addresses at which nobody can listen are refused in one line.
func TestWrongAddresses(t *testing.T) {
	for _, addr := range []string{"127.0.0.1:99999", "127.0.0.1:-1", "127.0.0.1:http?", "127.0.0.1", "[::1", "nowhere.invalid:8000"} {
		listener, err := listen(addr)
		if err == nil {
			listener.Close()
			t.Errorf("%s was taken", addr)
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %q", addr, err)
		}
	}
}

// Paths as a hostile client writes them on the wire, past what Go's own client would clean.
func TestHostilePathsOnTheWire(t *testing.T) {
	addr, _ := start(t, newServer(testSite(t), nil))
	for _, target := range []string{
		"/../../../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/schema/../../serve.go", "//etc/passwd",
		"/..\\..\\serve.go", "/worker.js%00.html", "http://other.test/none", "/.gitkeep", "/%",
	} {
		c, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		fmt.Fprintf(c, "GET %s HTTP/1.1\r\nHost: sudya.test\r\nConnection: close\r\n\r\n", target)
		answer, err := http.ReadResponse(bufio.NewReader(c), nil)
		if err != nil {
			t.Fatalf("%s: %v", target, err)
		}
		if answer.StatusCode != http.StatusNotFound && answer.StatusCode != http.StatusBadRequest {
			t.Errorf("%s: %d", target, answer.StatusCode)
		}
	}
}

// Who reads slowly doesn't hold up others, nor the stop.
func TestSlowReader(t *testing.T) {
	body := make([]byte, 64<<20)
	server := newServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Write(body)
	}), nil)
	server.WriteTimeout = time.Second
	addr, stop := start(t, server)
	slow, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer slow.Close()
	fmt.Fprint(slow, "GET / HTTP/1.1\r\nHost: sudya.test\r\n\r\n")
	if _, err := slow.Read(make([]byte, 1)); err != nil {
		t.Fatal(err)
	}
	begun := time.Now()
	if err := stop(); err != nil {
		t.Error(err)
	}
	if took := time.Since(begun); took >= stopTimeout {
		t.Errorf("the stop waited %v for a reader that doesn't read", took)
	}
}

func TestAnnounce(t *testing.T) {
	for _, c := range []struct {
		ip     net.IP
		secure bool
		out    string
		warned bool
	}{
		{net.IPv4(127, 0, 0, 1), false, "Судья: http://127.0.0.1:8000/\n", false},
		{net.IPv6loopback, false, "Судья: http://[::1]:8000/\n", false},
		{net.IPv4zero, false, "Судья: http://127.0.0.1:8000/\n", true},
		{net.IPv4(192, 168, 1, 5), false, "Судья: http://192.168.1.5:8000/\n", true},
		{net.IPv4(192, 168, 1, 5), true, "Судья: https://192.168.1.5:8000/\n", false},
	} {
		var out, warning bytes.Buffer
		announce(streams{nil, &out, &warning}, &net.TCPAddr{IP: c.ip, Port: 8000}, c.secure)
		if out.String() != c.out || (warning.Len() > 0) != c.warned {
			t.Errorf("%v, secure %v: %q, warning %q", c.ip, c.secure, &out, &warning)
		}
	}
}

func TestUsageOfServe(t *testing.T) {
	cert, key := certificate(t)
	for _, c := range []struct {
		args []string
		code int
	}{
		{[]string{"serve", "-nonsense"}, exitUsage},
		{[]string{"-nonsense"}, exitUsage},
		{[]string{"serve", "extra"}, exitUsage},
		{[]string{"serve", "-addr", ""}, exitUsage},
		{[]string{"serve", "-addr", " "}, exitUsage},
		{[]string{"serve", "-addr", "127.0.0.1:99999"}, exitRefused},
		{[]string{"serve", "-addr", "127.0.0.1:http?"}, exitRefused},
		{[]string{"serve", "-addr", "127.0.0.1"}, exitRefused},
		{[]string{"serve", "-addr", "nowhere.test:8000"}, exitRefused},
		{[]string{"serve", "-addr", "203.0.113.7:8000"}, exitRefused},
		{[]string{"serve", "-tls-cert", "/dev/zero", "-tls-key", key}, exitRefused},
		{[]string{"serve", "-tls-cert", cert, "-tls-key", "/dev/zero"}, exitRefused},
		{[]string{"serve", "-tls-cert", cert, "-tls-key", t.TempDir()}, exitRefused},
		{[]string{"serve", "-tls-cert", cert, "-tls-key", cert}, exitRefused},
		{[]string{"serve", "-tls-cert", cert}, exitUsage},
		{[]string{"serve", "-tls-key", key}, exitUsage},
		{[]string{"serve", "-tls-cert", key, "-tls-key", cert}, exitRefused},
		{[]string{"serve", "-tls-cert", "none.pem", "-tls-key", "none.pem"}, exitRefused},
		{[]string{"nonsense"}, exitUsage},
		{[]string{"help"}, exitDone},
		{[]string{"--help"}, exitDone},
		{[]string{"serve", "-h"}, exitDone},
	} {
		var out, problems bytes.Buffer
		code := run(context.Background(), streams{strings.NewReader(""), &out, &problems}, c.args)
		if code != c.code {
			t.Errorf("%q: %d instead of %d\n%s", c.args, code, c.code, &problems)
		}
		switch code {
		case exitDone:
			if out.Len() == 0 || problems.Len() > 0 {
				t.Errorf("%q: stdout %q, stderr %q", c.args, &out, &problems)
			}
		case exitRefused:
			if lines := bytes.Count(problems.Bytes(), []byte("\n")); lines != 1 || out.Len() > 0 || !russian(problems.String()) || english.MatchString(problems.String()) {
				t.Errorf("%q: stdout %q, stderr %q", c.args, &out, &problems)
			}
		case exitUsage:
			if problems.Len() == 0 || out.Len() > 0 {
				t.Errorf("%q: stdout %q, stderr %q", c.args, &out, &problems)
			}
		}
	}
}

// english is a sentence of the system or of Go's packages in a refusal.
var english = regexp.MustCompile(`\b(no such|lookup|invalid|listen|open|failed|missing|tls:|address|port|permission|cannot)\b`)

// TestTableIsComplete: every row has what the usage shows and a name of its own.
func TestTableIsComplete(t *testing.T) {
	names := map[string]bool{}
	for _, c := range commands() {
		if c.name == "" || c.about == "" || c.run == nil || names[c.name] {
			t.Errorf("row %+v", c.name)
		}
		names[c.name] = true
	}
	if !names[defaultCommand] {
		t.Errorf("the default %s is not in the table", defaultCommand)
	}
	var out bytes.Buffer
	usage(&out)
	for scanner := bufio.NewScanner(&out); scanner.Scan(); {
		for name := range names {
			if strings.HasPrefix(strings.TrimSpace(scanner.Text()), "sudya "+name+" ") {
				delete(names, name)
			}
		}
	}
	for name := range names {
		t.Errorf("the usage doesn't tell of %s", name)
	}
}
