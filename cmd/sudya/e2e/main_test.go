package e2e

import (
	"fmt"
	"os"
	"testing"
)

func TestMain(m *testing.M) {
	os.Exit(func() int {
		dir, err := os.MkdirTemp("", "sudya-e2e-")
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		defer os.RemoveAll(dir)
		if err := Build(dir); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		defer stopShared()
		return m.Run()
	}())
}
