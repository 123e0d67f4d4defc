package csvout

import (
	"slices"
	"time"

	"github.com/sudya-app/sudya/app/text"
)

// Entry is a line of the journal, in the words of the journal's screen.
type Entry struct {
	At           string // as events write it
	Round, Table int    // 0: none
	Title, Note  string
	Outcome      string // what became of it; "" if it counts
	Device       string // "" for all where one has written
}

// Journal is the whole log, oldest first. A moment is written as spreadsheets of all
// languages read it, in the time of this device.
func Journal(lang text.Lang, entries []Entry) []byte {
	out := newSheet(lang)
	head := out.row()
	head.head("csv.number", "csv.at", "csv.round", "csv.table", "csv.entry", "csv.details", "csv.outcome")
	several := slices.ContainsFunc(entries, func(e Entry) bool { return e.Device != "" })
	if several {
		head.head("csv.device")
	}
	out.add(head)
	for i, e := range entries {
		r := out.row()
		r.whole(i + 1)
		r.moment(e.At)
		r.count(e.Round)
		r.count(e.Table)
		r.word(e.Title)
		r.word(e.Note)
		r.word(e.Outcome)
		if several {
			r.word(e.Device)
		}
		out.add(r)
	}
	return out.bytes()
}

// moment adds a time of the log: «2026-11-28 14:18:05».
func (r *row) moment(at string) {
	t, err := time.Parse(time.RFC3339, at)
	if err != nil {
		r.word(at)
		return
	}
	r.cells = append(r.cells, t.Local().Format(time.DateTime))
}
