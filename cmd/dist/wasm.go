package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// The budget of the program, in bytes after brotli 11.
const (
	wasmLimit = 2_000_000
	wasmWarn  = 1_800_000
)

// wasmMost is how large the program is today, in bytes and with a little room. It is over its
// budget, and doesn't grow unseen: what makes it larger raises this number, and says why.
const wasmMost = 20_300_000

// buildWasm compiles the package for the browser. No symbol table and no paths: the
// bytes, and so the version, depend on the code alone.
func buildWasm(pkg string) ([]byte, error) { return compile(pkg, "-s -w") }

func compile(pkg, ldflags string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "sudya-wasm-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	out := filepath.Join(dir, "app.wasm")
	modfile, err := lean(filepath.Join("tmp", "lean"))
	if err != nil {
		return nil, err
	}
	args := []string{"build", "-modfile", modfile, "-trimpath", "-buildvcs=false", "-ldflags=" + ldflags}
	args = append(append(args, inlining()...), "-o", out, pkg)
	build := exec.Command("go", args...)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return nil, fmt.Errorf("go build %s for the browser: %w", pkg, err)
	}
	return os.ReadFile(out)
}

// inlining are the compiler's flags that make the program a tenth smaller: nothing is
// inlined but where time is spent, in the runtime and in what seats, ranks, reads and folds.
func inlining() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, pkg := range []string{
		"runtime", "internal/runtime/...", "internal/bytealg", "strings", "strconv", "unicode/utf8", "reflect",
		"github.com/sudya-app/sudya/rules/canon", "github.com/sudya-app/sudya/rules/draw", "github.com/sudya-app/sudya/rules/pairing",
		"github.com/sudya-app/sudya/rules/standings", "github.com/sudya-app/sudya/rules/tournament", "github.com/sudya-app/sudya/rules/archive",
	} {
		flags = append(flags, "-gcflags="+pkg+"=")
	}
	return flags
}

// wasmExecJS is the loader of the Go that compiles: another version's doesn't fit.
func wasmExecJS() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
}

// budget describes the program's size, packed and not; with best compression it says when
// the size is near the limit or over it.
func budget(raw, packed int, best bool) string {
	line := fmt.Sprintf("app.wasm: %.2f MB, brotli %.3f MB", float64(raw)/1e6, float64(packed)/1e6)
	switch {
	case !best:
		return line + " (quick)"
	case packed > wasmLimit:
		return line + fmt.Sprintf(" — OVER the budget of %.1f MB", wasmLimit/1e6)
	case packed > wasmWarn:
		return line + fmt.Sprintf(" — close to the limit of %.1f MB", wasmLimit/1e6)
	}
	return line
}
