package session

import (
	"context"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules/rulestest"
)

// TestMergeAny: two devices go on from one export, each as it likes, and exchange their
// files, again and again. Whoever takes whose file first, all end with the same
// tournament; a file taken twice changes nothing; no entry goes, on the disk either.
func TestMergeAny(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		ctx := t.Context()
		a, b := newDevice("a"), newDevice("b")
		one := random(rt, t, a)
		imported := func(lines []string) *Session {
			s, err := Import(ctx, store.NewMemory(), find, lines)
			if err != nil {
				rt.Fatal(err)
			}
			return s
		}
		start := one.Lines()
		other := imported(start)
		for range rapid.IntRange(1, 2).Draw(rt, "exchanges") {
			playOn(rt, t, one, a, "one")
			playOn(rt, t, other, b, "other")
			ours, theirs := one.Lines(), other.Lines()

			// two who only look on, and take the files in either order
			first, second := imported(start), imported(start)
			merge(rt, ctx, first, ours, theirs)
			merge(rt, ctx, second, theirs, ours)
			merge(rt, ctx, one, theirs)
			merge(rt, ctx, other, ours)

			want := everything(one)
			for name, s := range map[string]*Session{"the other": other, "first ours, then theirs": first, "first theirs, then ours": second} {
				if diff := rulestest.Diff(everything(s), want); diff != "" {
					rt.Fatalf("%s: another tournament:\n%s", name, diff)
				}
			}
			for _, s := range []*Session{one, other, first, second} {
				whole(rt, ctx, s, ours, theirs)
				seq := s.Seq()
				merge(rt, ctx, s, theirs, ours)
				if s.Seq() != seq {
					rt.Fatal("a file was taken twice")
				}
			}
			start = one.Lines()
		}
	})
}

func merge(t fatal, ctx context.Context, s *Session, files ...[]string) {
	for _, lines := range files {
		if err := s.Merge(ctx, lines); err != nil {
			t.Fatal(err)
		}
	}
}

// everything is the state and what became of each entry.
func everything(s *Session) string {
	return rulestest.Dump(s.State()) + rulestest.Outcomes(s.State())
}

// whole checks that the disk has each line of the files once, and no other.
func whole(t fatal, ctx context.Context, s *Session, files ...[]string) {
	lines, err := s.store.Read(ctx, s.ID())
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(lines, s.Lines()) {
		t.Fatal("the disk has another log than the session")
	}
	want := slices.Concat(files...)
	slices.Sort(want)
	slices.Sort(lines)
	if !slices.Equal(lines, slices.Compact(want)) {
		t.Fatalf("%d entries on the disk, %d in the files", len(lines), len(slices.Compact(want)))
	}
}
