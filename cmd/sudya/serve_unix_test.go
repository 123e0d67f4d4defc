//go:build unix

package main

import (
	"bytes"
	"context"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestKeyThatNeverEnds: a key file that is a pipe is refused, not waited for.
func TestKeyThatNeverEnds(t *testing.T) {
	cert, _ := certificate(t)
	fifo := filepath.Join(t.TempDir(), "key.pem")
	if err := syscall.Mkfifo(fifo, 0o600); err != nil {
		t.Fatal(err)
	}
	var out, problems bytes.Buffer
	code := run(context.Background(), streams{strings.NewReader(""), &out, &problems}, []string{"serve", "-tls-cert", cert, "-tls-key", fifo})
	if lines := bytes.Count(problems.Bytes(), []byte("\n")); code != exitRefused || lines != 1 || out.Len() > 0 || !russian(problems.String()) {
		t.Errorf("%d, stdout %q, stderr %q", code, &out, &problems)
	}
}
