package pairing

import "sort"

// Meetings tells who has sat at one table with whom, and when. Entrants have few
// opponents, so each has a short list, sorted by opponent.
type Meetings struct {
	rows   [][]meeting
	latest int
}

type meeting struct {
	with, count, last int32
}

// NewMeetings is an empty record of n entrants.
func NewMeetings(n int) *Meetings { return &Meetings{rows: make([][]meeting, n)} }

// Add records that a and b met in a round (from 1). Rounds may come in any order.
func (m *Meetings) Add(a, b, round int) {
	m.add(a, b, round)
	m.add(b, a, round)
	m.Played(round)
}

// Played records that a round took place, also if nobody of this field met in it: the
// round just before the one to be seated is the latest round recorded.
func (m *Meetings) Played(round int) { m.latest = max(m.latest, round) }

func (m *Meetings) add(a, b, round int) {
	row := m.rows[a]
	i := sort.Search(len(row), func(i int) bool { return int(row[i].with) >= b })
	if i == len(row) || int(row[i].with) != b {
		row = append(row, meeting{})
		copy(row[i+1:], row[i:])
		row[i] = meeting{with: int32(b)}
		m.rows[a] = row
	}
	row[i].count++
	row[i].last = max(row[i].last, int32(round))
}

// Count is how many times a and b have met.
func (m *Meetings) Count(a, b int) int { return int(m.of(a, b).count) }

// Last is the last round in which a and b met, 0 if they never did.
func (m *Meetings) Last(a, b int) int { return int(m.of(a, b).last) }

func (m *Meetings) of(a, b int) meeting {
	if m == nil {
		return meeting{}
	}
	row := m.rows[a]
	i := sort.Search(len(row), func(i int) bool { return int(row[i].with) >= b })
	if i == len(row) || int(row[i].with) != b {
		return meeting{}
	}
	return row[i]
}
