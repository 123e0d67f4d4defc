package canon_test

import (
	"errors"
	"testing"

	"github.com/sudya-app/sudya/rules/canon"
)

// TestEveryBeginningIsCut: a text that breaks off anywhere between letters is told as such,
// not as bad JSON.
func TestEveryBeginningIsCut(t *testing.T) {
	text := []byte(`{"a":[true,false,-12,"Ж\n\u0416"],"b":{"c":"","d":[]}}`)
	if _, err := canon.Compact(text); err != nil {
		t.Fatal(err)
	}
	for n := range text {
		_, err := canon.Compact(text[:n])
		var fault *canon.Fault
		if !errors.As(err, &fault) || fault.Problem != canon.Cut {
			t.Errorf("%q: %v", text[:n], err)
		}
	}
}
