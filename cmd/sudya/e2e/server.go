package e2e

import (
	"bufio"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// program is the path of the server that Build made.
var program string

// Build compiles cmd/sudya into dir, with web/dist made first if there is none.
func Build(dir string) error {
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	commands := [][]string{{"go", "build", "-o", filepath.Join(dir, "sudya"), "./cmd/sudya"}}
	if _, err := os.Stat(filepath.Join(root, "web", "dist", "index.html")); err != nil {
		commands = append([][]string{{"go", "run", "./cmd/dist"}}, commands...)
	}
	for _, args := range commands {
		c := exec.Command(args[0], args[1:]...)
		c.Dir = root
		if out, err := c.CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %w\n%s", strings.Join(args, " "), err, out)
		}
	}
	program = filepath.Join(dir, "sudya")
	return nil
}

func moduleRoot() (string, error) {
	out, err := exec.Command("go", "env", "GOMOD").Output()
	return filepath.Dir(strings.TrimSpace(string(out))), err
}

// Program is the path of the sudya that Build made, for tests of files made by the app.
func Program() string { return program }

// Server is a running «sudya serve».
type Server struct {
	URL string // with the slash at the end

	t       testing.TB
	process *exec.Cmd
}

// StartServer starts the server on a free port; the test's end stops it.
func StartServer(t testing.TB) *Server {
	t.Helper()
	s := &Server{t: t}
	s.start("127.0.0.1:0")
	t.Cleanup(s.Stop)
	return s
}

func (s *Server) start(addr string) {
	s.t.Helper()
	s.process = exec.Command(program, "serve", "-addr", addr)
	s.process.Stderr = os.Stderr
	out, err := s.process.StdoutPipe()
	if err != nil {
		s.t.Fatal(err)
	}
	if err := s.process.Start(); err != nil {
		s.t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		s.t.Fatalf("the server said nothing: %v", err)
	}
	_, s.URL, _ = strings.Cut(strings.TrimSpace(line), " ")
}

// Stop ends the server: from now on the browser is on its own.
func (s *Server) Stop() {
	if s.process == nil {
		return
	}
	// It may have ended by itself; then there is nobody to tell.
	_ = s.process.Process.Signal(syscall.SIGTERM)
	_ = s.process.Wait()
	s.process = nil
}

// Restart starts it again at the same address.
func (s *Server) Restart() {
	s.t.Helper()
	at, err := url.Parse(s.URL)
	if err != nil {
		s.t.Fatal(err)
	}
	s.Stop()
	s.start(at.Host)
}
