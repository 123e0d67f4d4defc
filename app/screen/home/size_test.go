package home

import (
	"testing"

	"github.com/sudya-app/sudya/app/device"
	"github.com/sudya-app/sudya/app/screentest"
)

func TestSizeOf(t *testing.T) {
	d := screentest.TestDesk()
	for bytes, want := range map[int64]string{0: "0", 1: "0,1", 1 << 20: "1", 1258291: "1,2", 15309209: "14,6"} {
		if got := device.SizeOf(d, bytes); got != want {
			t.Errorf("%d bytes: %s, want %s", bytes, got, want)
		}
	}
}
