package archive_test

import (
	"bytes"
	"runtime/metrics"
	"slices"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
)

// FuzzRead: no file makes the reader panic, and what it accepts is written and read again
// as the same.
func FuzzRead(f *testing.F) {
	for _, reg := range regulations.All() {
		data := sample(f, reg.Info().ID, 4, 1)
		f.Add(data)
		f.Add(data[:len(data)/2])
		f.Add(bytes.ReplaceAll(data, []byte(`"at":"2026`), []byte(`"at":"1926`)))
	}
	f.Add([]byte(`{"format":"sudya.tournament","version":1,"id":"","name":"","regulation":"","params":{},"events":[],"sum":{}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		defer bounded(t)()
		// The sum would stop all but a few inputs: what stands behind it is fuzzed too.
		file, err := archive.Parse(data)
		if err != nil {
			return
		}
		s, err := archive.Check(file, regulations.Find)
		if err != nil {
			return
		}
		for n := range len(s.Rounds) + 1 {
			s.Standing(n)
		}
		_, _ = archive.Verify(file.Events, regulations.Find)
		again, err := archive.Write(s, file.Lines)
		if err != nil {
			t.Fatal(err)
		}
		reread, _, err := archive.Read(again, regulations.Find)
		if err != nil {
			t.Fatalf("written and refused: %v", err)
		}
		if !slices.Equal(reread.Lines, file.Lines) {
			t.Fatal("the lines were changed")
		}
	})
}

// What one file may take: a judge with a phone in the hand waits no longer, and a phone's
// browser gives no more.
const (
	mostTime   = 10 * time.Second
	mostMemory = 512 << 20
)

// bounded fails the test if what follows takes too long, which would stop a fuzzer without
// a word, or if the process has come to hold too much memory.
func bounded(t *testing.T) (done func()) {
	alarm := time.AfterFunc(mostTime, func() { panic("one file takes longer than " + mostTime.String()) })
	return func() {
		alarm.Stop()
		sample := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
		metrics.Read(sample)
		if held := sample[0].Value.Uint64() - sample[1].Value.Uint64(); held > mostMemory {
			t.Fatalf("%d MB of memory", held>>20)
		}
	}
}

// FuzzDecodeLine: the short way for canonical lines and the long way agree.
func FuzzDecodeLine(f *testing.F) {
	file, _ := read(f, sample(f, "belote-pairs", 4, 1))
	for _, line := range file.Lines {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		e, err := archive.DecodeLine(line)
		if err != nil {
			return
		}
		canonical, err := archive.EncodeLine(e)
		if err != nil {
			t.Fatal(err)
		}
		long, err := archive.DecodeLine(" " + canonical) // the space sends it the long way
		if err != nil {
			t.Fatalf("%s: %v", canonical, err)
		}
		if again, err := archive.EncodeLine(long); err != nil || again != canonical {
			t.Fatalf("%s\n%s\n%v", canonical, again, err)
		}
	})
}
