package ui

import "testing"

func TestFaceOf(t *testing.T) {
	for _, c := range []struct {
		seconds int
		want    string
	}{{402, "06:42"}, {0, "00:00"}, {59, "00:59"}, {3600, "1:00:00"}, {4002, "1:06:42"}, {-7, "−00:07"}, {-67, "−01:07"}} {
		if got := FaceOf(c.seconds); got != c.want {
			t.Errorf("FaceOf(%d) = %q, want %q", c.seconds, got, c.want)
		}
	}
}

func TestTheClockCountsFromTheEndNotFromTicks(t *testing.T) {
	for _, c := range []struct {
		name    string
		running bool
		until   int64
		left    int
		now     int64
		want    int
	}{
		{"paused", false, 0, 402, 99_000, 402},
		{"whole seconds", true, 402_000, 0, 0, 402},
		{"the last second is shown as 1", true, 1_000, 0, 999, 1},
		{"over", true, 1_000, 0, 1_000, 0},
		{"half a second over", true, 1_000, 0, 1_500, 0},
		{"asleep for an hour", true, 1_000, 0, 3_601_000, -3600},
	} {
		if got := secondsLeft(c.running, c.until, c.left, c.now); got != c.want {
			t.Errorf("%s: %d seconds left, want %d", c.name, got, c.want)
		}
	}
}

func TestMarks(t *testing.T) {
	marks := []int{600, 300, 0}
	for _, c := range []struct {
		before, now, want int
		ok                bool
	}{
		{601, 600, 600, true}, {600, 599, 0, false}, {301, 300, 300, true}, {1, 0, 0, true}, {0, -1, 0, false},
		{700, 250, 300, true}, // after a sleep only the last one that was passed
		{700, 650, 0, false},
	} {
		got, ok := passedMark(marks, c.before, c.now)
		if ok != c.ok || ok && got != c.want {
			t.Errorf("from %d to %d: mark %d, %v; want %d, %v", c.before, c.now, got, ok, c.want, c.ok)
		}
	}
}

func TestARenderingDoesNotSwallowAMark(t *testing.T) {
	c := &Clock{Left: 601}
	c.set()
	c.last = 601
	c.set() // a rendering with the same time
	if mark, ok := passedMark([]int{600}, c.last, 600); !ok || mark != 600 {
		t.Errorf("the mark at 600 is lost: last reading %d", c.last)
	}
	c.Left = 300
	c.set()
	if c.last != 300 {
		t.Errorf("after the clock was set the last reading is %d, want 300", c.last)
	}
}
