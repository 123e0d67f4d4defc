package tabletest

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
)

// Says checks what the verdict of a drawn form tells.
func Says(t *testing.T, drawn, want string) {
	t.Helper()
	at := strings.Index(drawn, `class="verdict`)
	if at < 0 || !strings.Contains(screentest.Plain(drawn[at:]), want) {
		t.Errorf("said is not %q: %s", want, drawn[max(at, 0):min(max(at, 0)+400, len(drawn))])
	}
}
