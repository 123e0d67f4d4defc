package session

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/store/storetest"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/tournament"
)

// two judges go on from one file on two phones.
func two(t *testing.T) (one, other *Session, a, b *device) {
	a, b = newDevice("a"), newDevice("b")
	one = seated(t, opened(t), a)
	other, err := Import(t.Context(), opened(t), find, one.Lines())
	check(t, err)
	do(t, one, a, result(one, 1))
	do(t, one, a, result(one, 2))
	do(t, other, b, result(other, 3))
	return one, other, a, b
}

func TestMerge(t *testing.T) {
	one, other, a, b := two(t)
	do(t, other, b, result(other, 2)) // both entered table 2: a dispute
	theirs := other.Lines()
	check(t, other.Merge(t.Context(), one.Lines()))
	check(t, one.Merge(t.Context(), theirs))
	onDisk(t, one)
	onDisk(t, other)
	if describe(one.State()) != describe(other.State()) {
		t.Fatalf("merged both ways, the tournaments differ:\n%s\n%s", describe(one.State()), describe(other.State()))
	}
	if len(one.State().Disputes) != 1 {
		t.Fatalf("disputes: %+v", one.State().Disputes)
	}
	// Once more changes nothing, and work goes on.
	seq := one.Seq()
	check(t, one.Merge(t.Context(), theirs))
	if one.Seq() != seq {
		t.Fatal("the same file was taken twice")
	}
	do(t, one, a, result(one, 4))
	onDisk(t, one)
	list, err := one.store.ListSnapshots(t.Context(), one.ID())
	check(t, err)
	if list[0].Reason != ReasonImport {
		t.Fatalf("no snapshot before the merge: %+v", list)
	}
}

func TestMergeRefused(t *testing.T) {
	one, other, _, b := two(t)
	seq := one.Seq()
	stranger := seated(t, opened(t), newDevice("c"))
	refused(t, one.Merge(t.Context(), stranger.Lines()), "session.merge.other")
	refused(t, one.Merge(t.Context(), nil), "session.merge.other")
	refused(t, one.Merge(t.Context(), []string{"nonsense"}), "archive.at")
	forged := other.Lines()
	forged[3] = strings.Replace(forged[3], "Северов", "Хитров", 1)
	refused(t, one.Merge(t.Context(), forged), "session.merge.differs")
	// After an event with the highest clock none could be written any more.
	last := other.Lines()[other.Seq()-1]
	e, err := archive.DecodeLine(last)
	check(t, err)
	e.ID, e.Clock, e.Body = strings.Repeat("f", 32), 1<<52, tournament.NoteMade{Type: tournament.NotePlain, Text: "отрава"}
	poison, err := archive.EncodeLine(e)
	check(t, err)
	refused(t, one.Merge(t.Context(), append(other.Lines(), poison)), "archive.room")
	if one.Seq() != seq {
		t.Fatal("a refused merge wrote something")
	}
	onDisk(t, one)
	do(t, other, b, result(other, 4))
	for n := 1; n <= 2; n++ { // the snapshot before, then the merge itself
		one.store = storetest.Failing(one.store, n)
		refused(t, one.Merge(t.Context(), other.Lines()), "store.quota")
		onDisk(t, one)
	}
	check(t, one.Merge(t.Context(), other.Lines()))
	onDisk(t, one)
}
