package store

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Memory is a Store that forgets everything with the program.
type Memory struct {
	mu        sync.Mutex
	closed    bool
	records   map[string]Meta
	logs      map[string][]string
	settings  map[string]string
	snapshots map[string][]Snapshot // oldest first
	drafts    map[Draft]string      // bodies by name
	watchers  watchers
}

// NewMemory makes an empty Memory.
func NewMemory() *Memory {
	return &Memory{
		records:   map[string]Meta{},
		logs:      map[string][]string{},
		settings:  map[string]string{},
		snapshots: map[string][]Snapshot{},
		drafts:    map[Draft]string{},
	}
}

// enter locks the store for one operation, if it is to be carried out at all.
func (m *Memory) enter(ctx context.Context) (leave func(), err error) {
	if ctx.Err() != nil {
		return nil, fmt.Errorf("%w: %w", ErrTimeout, ctx.Err())
	}
	m.mu.Lock()
	if m.closed {
		m.mu.Unlock()
		return nil, ErrClosed
	}
	return m.mu.Unlock, nil
}

func (m *Memory) List(ctx context.Context) ([]Meta, error) {
	leave, err := m.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	return newestFirst(slices.Collect(maps.Values(m.records))), nil
}

// newestFirst orders records as List returns them.
func newestFirst(list []Meta) []Meta {
	slices.SortFunc(list, func(a, b Meta) int {
		return cmp.Or(strings.Compare(b.Updated, a.Updated), strings.Compare(a.ID, b.ID))
	})
	return list
}

func (m *Memory) Read(ctx context.Context, id string) ([]string, error) {
	return m.ReadTail(ctx, id, 0)
}

func (m *Memory) ReadTail(ctx context.Context, id string, seq int) ([]string, error) {
	leave, err := m.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	if _, ok := m.records[id]; !ok {
		return nil, ErrMissing
	}
	lines := m.logs[id]
	return slices.Clone(lines[min(max(seq, 0), len(lines)):]), nil
}

func (m *Memory) Append(ctx context.Context, id string, seq int, lines []string, meta Meta) error {
	if err := checkLines(lines); err != nil {
		return err
	}
	leave, err := m.enter(ctx)
	if err != nil {
		return err
	}
	defer leave()
	record, ok := m.records[id]
	switch {
	case !ok:
		return ErrMissing
	case record.Events != seq:
		return ErrBehind
	}
	m.logs[id] = append(m.logs[id], lines...)
	m.records[id] = record.withLog(meta, seq+len(lines))
	m.watchers.tell(Change{Tournament: id, Seq: seq + len(lines), Own: true})
	return nil
}

func (m *Memory) Create(ctx context.Context, meta Meta, lines []string) error {
	if err := checkLines(lines); err != nil {
		return err
	}
	leave, err := m.enter(ctx)
	if err != nil {
		return err
	}
	defer leave()
	if _, ok := m.records[meta.ID]; ok {
		return ErrExists
	}
	meta.Events = len(lines)
	m.dropDrafts(meta.ID)
	m.records[meta.ID] = meta
	m.logs[meta.ID] = slices.Clone(lines)
	m.watchers.tell(Change{Tournament: meta.ID, Seq: len(lines)})
	return nil
}

func (m *Memory) SetMeta(ctx context.Context, meta Meta) error {
	leave, err := m.enter(ctx)
	if err != nil {
		return err
	}
	defer leave()
	record, ok := m.records[meta.ID]
	if !ok {
		return ErrMissing
	}
	m.records[meta.ID] = record.withShelf(meta)
	m.watchers.tell(Change{Tournament: meta.ID, Seq: record.Events})
	return nil
}

func (m *Memory) Retell(ctx context.Context, id string, seq int, meta Meta) error {
	leave, err := m.enter(ctx)
	if err != nil {
		return err
	}
	defer leave()
	record, ok := m.records[id]
	switch {
	case !ok:
		return ErrMissing
	case record.Events != seq:
		return ErrBehind
	}
	m.records[id] = record.retold(meta)
	m.watchers.tell(Change{Tournament: id, Seq: seq})
	return nil
}

func (m *Memory) Delete(ctx context.Context, id string) error {
	leave, err := m.enter(ctx)
	if err != nil {
		return err
	}
	defer leave()
	if old, ok := m.records[id]; ok && !old.Binned {
		return ErrKept
	}
	delete(m.records, id)
	delete(m.logs, id)
	delete(m.snapshots, id)
	m.dropDrafts(id)
	m.watchers.tell(Change{Tournament: id})
	return nil
}

func (m *Memory) Settings(ctx context.Context) (map[string]string, error) {
	leave, err := m.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	return maps.Clone(m.settings), nil
}

func (m *Memory) SetSetting(ctx context.Context, key, value string) error {
	leave, err := m.enter(ctx)
	if err != nil {
		return err
	}
	defer leave()
	if value == "" {
		delete(m.settings, key)
	} else {
		m.settings[key] = value
	}
	return nil
}

func (m *Memory) PutSnapshot(ctx context.Context, s Snapshot) error {
	leave, err := m.enter(ctx)
	if err != nil {
		return err
	}
	defer leave()
	list := slices.DeleteFunc(m.snapshots[s.Tournament], func(old Snapshot) bool { return old.At == s.At })
	list = append(list, s)
	slices.SortFunc(list, func(a, b Snapshot) int { return strings.Compare(a.At, b.At) })
	m.snapshots[s.Tournament] = list[max(0, len(list)-KeepSnapshots):]
	return nil
}

func (m *Memory) ListSnapshots(ctx context.Context, tournament string) ([]Snapshot, error) {
	leave, err := m.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	list := slices.Clone(m.snapshots[tournament])
	slices.Reverse(list)
	for i := range list {
		list[i].Body = ""
	}
	return list, nil
}

func (m *Memory) GetSnapshot(ctx context.Context, tournament, at string) (Snapshot, error) {
	leave, err := m.enter(ctx)
	if err != nil {
		return Snapshot{}, err
	}
	defer leave()
	for _, s := range m.snapshots[tournament] {
		if s.At == at {
			return s, nil
		}
	}
	return Snapshot{}, ErrMissing
}

func (m *Memory) Drafts(ctx context.Context) ([]Draft, error) {
	leave, err := m.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	var list []Draft
	for d, body := range m.drafts {
		if _, here := m.records[d.Tournament]; here || d.Tournament == "" {
			d.Body = body
			list = append(list, d)
		}
	}
	return list, nil
}

func (m *Memory) SetDrafts(ctx context.Context, drafts []Draft) error {
	leave, err := m.enter(ctx)
	if err != nil {
		return err
	}
	defer leave()
	for _, d := range drafts {
		if d.Body == "" {
			delete(m.drafts, d.name())
		} else {
			m.drafts[d.name()] = d.Body
		}
	}
	m.watchers.tell(Change{Drafts: true})
	return nil
}

func (m *Memory) dropDrafts(id string) {
	maps.DeleteFunc(m.drafts, func(d Draft, _ string) bool { return d.Tournament == id && id != "" })
}

func (m *Memory) Watch(fn func(Change)) (stop func()) { return m.watchers.add(fn) }

// Usage counts the bytes of logs and snapshots; nothing is persisted.
func (m *Memory) Usage(ctx context.Context) (Usage, error) {
	leave, err := m.enter(ctx)
	if err != nil {
		return Usage{}, err
	}
	defer leave()
	var used int64
	for _, lines := range m.logs {
		for _, line := range lines {
			used += int64(len(line))
		}
	}
	for _, list := range m.snapshots {
		for _, s := range list {
			used += int64(len(s.Body))
		}
	}
	return Usage{UsedBytes: used}, nil
}

// Persist is always refused: memory doesn't last.
func (m *Memory) Persist(ctx context.Context) (bool, error) {
	leave, err := m.enter(ctx)
	if err != nil {
		return false, err
	}
	defer leave()
	return false, nil
}

func (m *Memory) Close() {
	m.mu.Lock()
	m.closed = true
	m.mu.Unlock()
	m.watchers.close()
}
