package session

import (
	"testing"

	"github.com/sudya-app/sudya/app/store/storetest"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/tournament"
)

func TestSnapshots(t *testing.T) {
	d := newDevice("a")
	st := opened(t)
	s := seated(t, st, d)
	for table := 1; table <= 4; table++ {
		do(t, s, d, result(s, table))
	}
	do(t, s, d, tournament.RoundClosed{Seating: s.State().LastRound().Seating})
	check(t, s.Keep(t.Context(), "2026-11-30T00:00:00.000Z"))
	list, err := st.ListSnapshots(t.Context(), s.ID())
	check(t, err)
	var reasons []string
	for _, snapshot := range list {
		reasons = append(reasons, snapshot.Reason)
		if snapshot.Round != 1 {
			t.Fatalf("snapshot %+v", snapshot)
		}
	}
	if len(reasons) != 3 || reasons[0] != ReasonHand || reasons[1] != ReasonRound || reasons[2] != ReasonRound {
		t.Fatalf("snapshots of %v", reasons)
	}
	whole, err := st.GetSnapshot(t.Context(), s.ID(), list[1].At)
	check(t, err)
	_, state, err := archive.Read([]byte(whole.Body), find)
	check(t, err)
	if describe(state) != describe(s.State()) {
		t.Fatal("the snapshot is of another tournament")
	}
}

// TestUncopied: the round is closed even though there is no room for its snapshot.
func TestUncopied(t *testing.T) {
	d := newDevice("a")
	s := create(t, opened(t), d)
	for i := range 8 {
		do(t, s, d, pair(i))
	}
	do(t, s, d, tournament.SeatRound{})
	s.store = storetest.Failing(s.store, 2)
	done := do(t, s, d, tournament.RoundPublished{Seating: s.State().LastRound().Seating})
	refused(t, done.Uncopied, "store.quota")
	if !s.State().LastRound().Published {
		t.Fatal("the round isn't published")
	}
	onDisk(t, s)
}
