package storetest

import (
	"cmp"
	"slices"
	"testing"

	"github.com/sudya-app/sudya/app/store"
)

// draftsOf are all drafts in the order of their names.
func draftsOf(t *testing.T, s store.Store) []store.Draft {
	t.Helper()
	list, err := s.Drafts(background)
	ok(t, err)
	slices.SortFunc(list, func(a, b store.Draft) int {
		return cmp.Or(cmp.Compare(a.Tournament, b.Tournament), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Of, b.Of))
	})
	return list
}

// drafts are kept under their names, apart from the log.
func drafts(t *testing.T, s store.Store) {
	ok(t, s.Create(background, store.Meta{ID: "a"}, numbered(2)))
	same(t, "drafts of a new store", draftsOf(t, s), nil)
	written := []store.Draft{
		{Kind: "new", Body: "{}"},
		{Tournament: "a", Kind: "result", Of: "r1/1", Body: `{"totals":["1012",""]}`},
		{Tournament: "a", Kind: "result", Of: "r1/10", Body: "line\nline, «Ё»"},
		{Tournament: "a", Kind: "result2", Of: "r1/1", Body: "x"},
	}
	ok(t, s.SetDrafts(background, written))
	ok(t, s.SetDrafts(background, nil))
	same(t, "drafts", draftsOf(t, s), written)
	written[1].Body = "another"
	ok(t, s.SetDrafts(background, []store.Draft{written[1], {Tournament: "a", Kind: "result", Of: "r1/10"}, {Tournament: "a", Kind: "none"}}))
	same(t, "changed drafts", draftsOf(t, s), slices.Delete(slices.Clone(written), 2, 3))
	same(t, "log", read(t, s, "a"), numbered(2))
	records, err := s.List(background)
	ok(t, err)
	if len(records) != 1 || records[0].Events != 2 {
		t.Fatalf("drafts have changed the records: %+v", records)
	}
}

// draftsGo with their tournament, and don't come back with one of the same id.
func draftsGo(t *testing.T, s store.Store) {
	ok(t, s.Create(background, store.Meta{ID: "a"}, numbered(1)))
	ok(t, s.Create(background, store.Meta{ID: "aa"}, numbered(1)))
	of := func(id string) store.Draft {
		return store.Draft{Tournament: id, Kind: "result", Of: "1", Body: "typed"}
	}
	none := store.Draft{Kind: "new", Body: "typed"}
	ok(t, s.SetDrafts(background, []store.Draft{none, of("a"), of("aa")}))
	refused(t, s.Delete(background, "a"), store.ErrKept)
	ok(t, s.SetMeta(background, store.Meta{ID: "a", Binned: true}))
	same(t, "drafts of what lies in the bin", draftsOf(t, s), []store.Draft{none, of("a"), of("aa")})
	ok(t, s.Delete(background, "a"))
	same(t, "drafts after a deletion", draftsOf(t, s), []store.Draft{none, of("aa")})
	ok(t, s.SetDrafts(background, []store.Draft{of("a")})) // by a window that hasn't heard of it
	same(t, "drafts of none", draftsOf(t, s), []store.Draft{none, of("aa")})
	ok(t, s.Create(background, store.Meta{ID: "a"}, numbered(1)))
	same(t, "drafts of a tournament made anew", draftsOf(t, s), []store.Draft{none, of("aa")})
	refused(t, s.Create(background, store.Meta{ID: "aa"}, numbered(1)), store.ErrExists)
	same(t, "drafts after a refusal", draftsOf(t, s), []store.Draft{none, of("aa")})
}
