package pairing

// How a person stands in an alternating tree.
const (
	unreached = iota
	outer     // at even distance from the root, along a matched pair
	inner     // at odd distance
	bridged   // an inner one that a blossom made outer too
)

// tree is an alternating tree: everybody to whom the root's lack of a mate can be passed
// on is outer or bridged. Blossoms (odd cycles) are kept as disjoint sets.
type tree struct {
	mark   []uint8
	parent []int    // of an inner one: the outer one that it was reached from
	bridge [][2]int // of a bridged one: the pair that closed the cycle, its own side first
	set    []int    // disjoint sets, by links to the representative
	base   []int    // of a representative: the member of its blossom that is nearest the root
	ring   []int    // circular lists of the members of each blossom
	seen   []int    // the last search of a common base that came by
	search int
	queue  []int
	loose  []int // unreached, as far as known
	tops   []int // representatives of blossoms, outdated ones among them
	path   []int
}

func newTree(n int) tree {
	return tree{
		mark: make([]uint8, n), parent: make([]int, n), bridge: make([][2]int, n),
		set: make([]int, n), base: make([]int, n), ring: make([]int, n), seen: make([]int, n),
	}
}

// isOuter reports whether v can be left without a mate in the root's stead.
func (t *tree) isOuter(v int) bool { return t.mark[v] == outer || t.mark[v] == bridged }

func (t *tree) find(v int) int {
	for t.set[v] != v {
		t.set[v] = t.set[t.set[v]]
		v = t.set[v]
	}
	return v
}

// grow builds the alternating tree of root, who has no mate, over those still to be
// seated. If it meets another without a mate it stops and returns the outer one next to
// it and that end; else nobody, and the tree is complete.
func (m *matching) grow(root int) (from, end int) {
	t := &m.tree
	t.queue, t.loose, t.tops = t.queue[:0], t.loose[:0], t.tops[:0]
	for v := range m.all {
		t.mark[v] = unreached
		t.set[v], t.base[v], t.ring[v] = v, v, v
		if v != root {
			t.loose = append(t.loose, v)
		}
	}
	t.reach(root)
	for head := 0; head < len(t.queue); head++ {
		v := t.queue[head]
		if end := m.reachFrom(v); end != nobody {
			return v, end
		}
		m.closeCycles(v)
	}
	return nobody, nobody
}

// reach makes v outer.
func (t *tree) reach(v int) {
	t.mark[v] = outer
	t.queue = append(t.queue, v)
	t.tops = append(t.tops, v)
}

// reachFrom makes inner all unreached ones who may sit with v, and outer their mates. It
// returns one who has no mate as soon as it finds one.
func (m *matching) reachFrom(v int) int {
	t := &m.tree
	kept := t.loose[:0]
	for k, x := range t.loose {
		switch {
		case t.mark[x] != unreached:
		case m.bans.has(v, x):
			kept = append(kept, x)
		case m.mate[x] == nobody:
			t.loose = append(kept, t.loose[k:]...)
			return x
		default:
			t.mark[x], t.parent[x] = inner, v
			t.reach(m.mate[x])
		}
	}
	t.loose = kept
	return nobody
}

// closeCycles merges v's blossom with every blossom that has a member who may sit with v.
func (m *matching) closeCycles(v int) {
	t := &m.tree
	kept := 0
	for k := 0; k < len(t.tops); k++ {
		top := t.tops[k]
		if t.find(top) != top {
			continue // merged since
		}
		t.tops[kept] = top
		kept++
		if top == t.find(v) {
			continue
		}
		for w, started := top, false; w != top || !started; w, started = t.ring[w], true {
			if !m.bans.has(v, w) {
				m.contract(v, w)
				break
			}
		}
	}
	t.tops = t.tops[:kept]
}

// contract makes one blossom of the cycle that the pair v–w of outer ones closes. Inner
// ones on it become outer too.
func (m *matching) contract(v, w int) {
	top := m.commonBase(v, w)
	m.contractSide(v, w, top)
	m.contractSide(w, v, top)
}

func (m *matching) contractSide(v, w, top int) {
	t := &m.tree
	for b := t.base[t.find(v)]; b != top; {
		y := m.mate[b]
		t.mark[y], t.bridge[y] = bridged, [2]int{v, w}
		t.queue = append(t.queue, y)
		up := t.base[t.find(t.parent[y])]
		t.merge(b, top)
		t.merge(y, top)
		b = up
	}
}

// merge puts v's blossom into that of top, whose base it keeps.
func (t *tree) merge(v, top int) {
	from, into := t.find(v), t.find(top)
	t.set[from] = into
	t.ring[from], t.ring[into] = t.ring[into], t.ring[from]
}

// commonBase climbs from both blossoms in turn to the first base that both pass.
func (m *matching) commonBase(v, w int) int {
	t := &m.tree
	t.search++
	a, b := t.base[t.find(v)], t.base[t.find(w)]
	for {
		if a != nobody {
			if t.seen[a] == t.search {
				return a
			}
			t.seen[a] = t.search
			a = m.baseAbove(a)
		}
		a, b = b, a
	}
}

// baseAbove is the base of the blossom above the one with base b; nobody above the root.
func (m *matching) baseAbove(b int) int {
	y := m.mate[b]
	if y == nobody {
		return nobody
	}
	return m.tree.base[m.tree.find(m.tree.parent[y])]
}

// pathFrom is the alternating path from an outer v to the root; it begins with v and its
// mate, unless v is the root.
func (t *tree) pathFrom(v int, mate []int) []int {
	t.path = t.appendPath(t.path[:0], v, nobody, mate)
	return t.path
}

// appendPath appends the path from v up to last, or up to the root if last is nobody.
func (t *tree) appendPath(path []int, v, last int, mate []int) []int {
	for v != last && mate[v] != nobody {
		path = append(path, v)
		if t.mark[v] == outer {
			path = append(path, mate[v])
			v = t.parent[mate[v]]
			continue
		}
		from := len(path)
		path = t.appendPath(path, t.bridge[v][0], mate[v], mate)
		for i, j := from, len(path)-1; i < j; i, j = i+1, j-1 {
			path[i], path[j] = path[j], path[i]
		}
		v = t.bridge[v][1]
	}
	return append(path, v)
}
