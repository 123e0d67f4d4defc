package store

import (
	"context"
	"slices"
)

// Database is the name of the program's database.
const Database = "sudya"

// Store keeps tournaments. All methods may be called from several goroutines, but never
// from a callback of the browser: they wait. A context without a deadline gets one.
//
// Errors are those of this package (see [Codes]); a failure of the browser that has no
// better name is [ErrFailed].
type Store interface {
	// List returns the records of all tournaments, binned ones too, the one written last first.
	List(ctx context.Context) ([]Meta, error)
	// Read returns the whole log in order. Errors: ErrMissing; ErrDamaged if lines are missing.
	Read(ctx context.Context, id string) (lines []string, err error)
	// ReadTail returns the lines after number seq. Errors: as Read.
	ReadTail(ctx context.Context, id string, seq int) (lines []string, err error)
	// Append writes lines after number seq, all or none, and what meta tells of the log:
	// of the record's other fields (see Meta) those on the disk stay, but for Binned: what
	// is written to lies no longer in the bin, so that emptying it takes nothing new away.
	// Errors: ErrBehind if the log doesn't end with number seq; ErrMissing; ErrLine; ErrQuota.
	Append(ctx context.Context, id string, seq int, lines []string, meta Meta) error
	// Create writes a new tournament with its log. Errors: ErrExists, ErrLine, ErrQuota.
	Create(ctx context.Context, meta Meta, lines []string) error
	// SetMeta changes the fields of a record that don't come from the log. Error: ErrMissing.
	SetMeta(ctx context.Context, meta Meta) error
	// Retell puts what meta tells of the log into the record of a log of seq lines, which
	// stays as it is, in the bin too. Errors: ErrBehind if the log isn't of that length; ErrMissing.
	Retell(ctx context.Context, id string, seq int, meta Meta) error
	// Delete removes a tournament that lies in the bin, its snapshots and drafts, for ever.
	// Deleting what isn't there is no error. Error: ErrKept if it isn't in the bin, since
	// another window may have taken it out or written to it meanwhile.
	Delete(ctx context.Context, id string) error

	// Settings returns all settings of this device by key.
	Settings(ctx context.Context) (map[string]string, error)
	// SetSetting changes one; "" removes it.
	SetSetting(ctx context.Context, key, value string) error

	// PutSnapshot keeps a copy of a tournament. The oldest beyond KeepSnapshots go.
	PutSnapshot(ctx context.Context, s Snapshot) error
	// ListSnapshots returns a tournament's snapshots, newest first, without their bodies.
	ListSnapshots(ctx context.Context, tournament string) ([]Snapshot, error)
	// GetSnapshot returns the snapshot made at that moment. Error: ErrMissing.
	GetSnapshot(ctx context.Context, tournament, at string) (Snapshot, error)

	// Drafts returns what was typed and not recorded, in no order: that of tournaments which
	// are here, and that of none. A record that isn't one of ours is left out.
	Drafts(ctx context.Context) ([]Draft, error)
	// SetDrafts writes drafts, all or none, each in the place of the one of its name; one
	// with no body is removed. Error: ErrQuota.
	SetDrafts(ctx context.Context, drafts []Draft) error

	// Watch calls fn after each change of a tournament, by this Store and by other tabs,
	// one call at a time, in a goroutine of its own; changes in quick succession may come
	// as the last of them. Of drafts it tells what other tabs have changed. stop ends it.
	Watch(fn func(Change)) (stop func())

	// Usage tells how much room there is and whether the browser promised to keep it.
	Usage(ctx context.Context) (Usage, error)
	// Persist asks the browser for that promise; false if it isn't given.
	Persist(ctx context.Context) (bool, error)

	// Close ends the connection; everything after it is refused with ErrClosed.
	Close()
}

// Meta is a tournament's record for the home list.
type Meta struct {
	ID string `json:"id"`

	// From the log: written by Create and Append.
	Name       string `json:"name"`
	Regulation string `json:"regulation"`
	Created    string `json:"created"` // time of the first event
	Updated    string `json:"updated"` // time of the last event
	Status     string `json:"status,omitzero"`
	Sum        Sum    `json:"sum,omitzero"`
	// Closed is the length of the log when the last round was closed, 0 before.
	Closed int `json:"closed,omitzero"`
	// Header is the first line of the export file as an object of its own: web/rescue.js,
	// which can't fold a log, writes the file with it.
	Header string `json:"header,omitzero"`
	// Events is the number of lines; the store counts them itself.
	Events int `json:"events"`
	// Form is what the fields above mean: a number that rises whenever the same log makes
	// another record. Records of an older form are made anew (Retell).
	Form int `json:"form,omitzero"`

	// Not from the log: written by Create and SetMeta; Append takes Binned off.
	Binned     bool   `json:"binned,omitzero"`
	ExportedAt string `json:"exportedAt,omitzero"` // time of the last export to a file
	Exported   int    `json:"exported,omitzero"`   // number of lines then
}

// Stale reports whether the last export, if any, is older than the last closed round.
func (m Meta) Stale() bool { return m.Exported < m.Closed }

// Sum says in numbers how far a tournament has come.
type Sum struct {
	Date     string `json:"date,omitzero"`     // of the tournament, as the judge wrote it
	Place    string `json:"place,omitzero"`    // where it is held
	Entrants int    `json:"entrants,omitzero"` // those still in
	Round    int    `json:"round,omitzero"`    // the last seated one
	Rounds   int    `json:"rounds,omitzero"`   // planned; 0 if not known
	Stage    string `json:"stage,omitzero"`
	System   string `json:"system,omitzero"`
	Tables   int    `json:"tables,omitzero"`  // of that round
	Entered  int    `json:"entered,omitzero"` // with a result
	// Registered are all who ever took part; records of form 0 don't tell.
	Registered int `json:"registered,omitzero"`
}

// withLog is the record with what other tells of the log, at a length of events lines.
func (m Meta) withLog(other Meta, events int) Meta {
	other.ID, other.Events = m.ID, events
	other.Binned, other.ExportedAt, other.Exported = false, m.ExportedAt, m.Exported
	return other
}

// Follow is a list of records after events were written to one of them: what a new List would
// tell, without asking the disk. known is false if the tournament isn't in the list.
func Follow(list []Meta, written Meta) (after []Meta, known bool) {
	i := slices.IndexFunc(list, func(m Meta) bool { return m.ID == written.ID })
	if i < 0 {
		return list, false
	}
	after = slices.Clone(list)
	after[i] = after[i].withLog(written, written.Events)
	return newestFirst(after), true
}

// retold is the record with what other tells of the same log.
func (m Meta) retold(other Meta) Meta {
	return m.withLog(other, m.Events).withShelf(m)
}

// withShelf is the record with what other tells apart from the log.
func (m Meta) withShelf(other Meta) Meta {
	m.Binned, m.ExportedAt, m.Exported = other.Binned, other.ExportedAt, other.Exported
	return m
}

// Snapshot is a copy of a tournament that can be taken up again.
type Snapshot struct {
	Tournament string
	At         string // time; it names the snapshot
	Round      int    // the last round then
	Reason     string // code of why it was made: "round", "import", "hand"
	Body       string // an export file
}

// KeepSnapshots is how many snapshots of a tournament are kept.
const KeepSnapshots = 30

// Draft is what was typed in a form and not recorded. Its name is of three parts.
type Draft struct {
	Tournament string // "" if it belongs to none: a tournament that isn't made yet
	Kind       string // which form
	Of         string // what the form is about: a table, an entrant
	Body       string // what is typed; never empty on the disk
}

// name is the draft without its body.
func (d Draft) name() Draft { d.Body = ""; return d }

// Change tells that a tournament has changed: its log now ends with number Seq, 0 if the
// tournament is deleted. Seq is the same as before if only the record has changed.
type Change struct {
	Tournament string
	Seq        int
	Drafts     bool // only drafts have changed, of any tournament; the rest is zero
	Own        bool // this store has appended to the log, and nothing else has changed
}

// Usage is the room on the device.
type Usage struct {
	Persisted  bool  // the browser won't evict it by itself
	UsedBytes  int64 // 0 if the browser doesn't tell
	QuotaBytes int64
}
