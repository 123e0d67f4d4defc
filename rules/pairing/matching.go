package pairing

// nobody is the mate of one who has none, and the end of a list.
const nobody = -1

// matching pairs off those who are still to be seated, along the pairs that aren't
// banned. It starts as a maximum matching; the seater then takes people out of it table
// by table and mends it by alternating paths (Edmonds' blossom algorithm).
//
// The graph of allowed pairs is dense, since each has met few: everything here walks over
// lists of people and pays only for the banned pairs that it stumbles on.
type matching struct {
	bans *bans
	mate []int
	// Those still to be seated, in order: a linked list that begins at next[n].
	next, prev []int
	tree       tree
}

// unmatched has everybody still to be seated and nobody matched.
func unmatched(b *bans) *matching {
	n := b.n
	m := &matching{bans: b, mate: make([]int, n), next: make([]int, n+1), prev: make([]int, n+1), tree: newTree(n)}
	for i := range n {
		m.mate[i] = nobody
		m.next[i], m.prev[i+1] = i+1, i
	}
	m.next[n], m.prev[0] = 0, n
	return m
}

// maximum returns a maximum matching of everybody: first come, first served, then an
// augmenting path for each who stayed alone.
func maximum(b *bans) *matching {
	m := unmatched(b)
	m.pairOff()
	for i := range b.n {
		if m.mate[i] == nobody {
			m.augment(i)
		}
	}
	return m
}

// pairOff matches each with the first free one below whom it may sit with.
func (m *matching) pairOff() {
	n := m.bans.n
	free := make([]int, n+1) // free[i]: the next free one after i, as a linked list that begins at free[n]
	for i := range n {
		free[i] = i + 1
	}
	free[n] = 0
	for i := free[n]; i < n; i = free[n] {
		free[n] = free[i]
		for before, j := n, free[n]; j < n; before, j = j, free[j] {
			if !m.bans.has(i, j) {
				m.mate[i], m.mate[j] = j, i
				free[before] = free[j]
				break
			}
		}
	}
}

// all goes through those still to be seated, in order.
func (m *matching) all(yield func(int) bool) {
	for i := m.next[m.bans.n]; i < m.bans.n; i = m.next[i] {
		if !yield(i) {
			return
		}
	}
}

// first is the highest who is still to be seated, n if there is none.
func (m *matching) first() int { return m.next[m.bans.n] }

// take takes one out; its mate, if any, has none then.
func (m *matching) take(i int) {
	m.next[m.prev[i]], m.prev[m.next[i]] = m.next[i], m.prev[i]
	if a := m.mate[i]; a != nobody {
		m.mate[a], m.mate[i] = nobody, nobody
	}
}

// put puts one back who was taken out last of all; its mate is the caller's business.
func (m *matching) put(i int) {
	m.next[m.prev[i]], m.prev[m.next[i]] = i, i
}

func (m *matching) join(i, j int) { m.mate[i], m.mate[j] = j, i }

// augment finds a mate for i, who has none, by an alternating path to another who has
// none, and reports whether there is such a path.
func (m *matching) augment(i int) bool {
	outer, end := m.grow(i)
	if end == nobody {
		return false
	}
	m.shift(outer)
	m.join(outer, end)
	return true
}

// shift passes mates along the tree's path so that v has none and the root has one.
func (m *matching) shift(v int) {
	path := m.tree.pathFrom(v, m.mate)
	m.mate[v] = nobody
	for k := 1; k < len(path); k += 2 {
		m.join(path[k], path[k+1])
	}
}

// nearby is how many people mendNearby looks at before it gives up.
const nearby = 64

// mendNearby joins a and b, who have no mates, directly or by a path of three: a with x,
// and x's mate with b. It changes nothing if it finds none.
func (m *matching) mendNearby(a, b int) bool {
	if !m.bans.has(a, b) {
		m.join(a, b)
		return true
	}
	looked := 0
	for x := range m.all {
		if looked++; looked > nearby {
			break
		}
		y := m.mate[x]
		if y == nobody || m.bans.has(a, x) || m.bans.has(y, b) {
			continue
		}
		m.join(a, x)
		m.join(y, b)
		return true
	}
	return false
}
