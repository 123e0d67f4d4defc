package store_test

import (
	"testing"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/store/storetest"
)

func TestMemory(t *testing.T) {
	storetest.Contract(t, func(t *testing.T) store.Store {
		s := store.NewMemory()
		t.Cleanup(s.Close)
		return s
	})
}
