package store_test

import (
	"slices"
	"testing"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
)

func TestCodes(t *testing.T) {
	var codes []string
	for _, err := range []error{
		store.ErrBehind, store.ErrMissing, store.ErrExists, store.ErrKept, store.ErrDamaged, store.ErrLine, store.ErrQuota,
		store.ErrBlocked, store.ErrVersion, store.ErrClosed, store.ErrTimeout, store.ErrFailed,
	} {
		code := rules.CodeOf(err)
		codes = append(codes, code)
		if !text.Has(code) {
			t.Errorf("%s has no sentence", code)
		}
	}
	if !slices.Equal(codes, store.Codes) {
		t.Errorf("Codes = %v, the errors have %v", store.Codes, codes)
	}
}
