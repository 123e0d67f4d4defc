package pairing

// bans is a symmetric table of bits: which two must not sit together. A bit a pair keeps
// a field of 5,000 at 3 MB and makes the question one look-up.
type bans struct {
	n, words int
	bits     []uint64
}

func newBans(n int) *bans {
	words := (n + 63) / 64
	return &bans{n: n, words: words, bits: make([]uint64, n*words)}
}

func (b *bans) add(i, j int) {
	b.bits[i*b.words+j>>6] |= 1 << (j & 63)
	b.bits[j*b.words+i>>6] |= 1 << (i & 63)
}

func (b *bans) has(i, j int) bool {
	return b.bits[i*b.words+j>>6]>>(j&63)&1 != 0
}

// addMeetings bans everybody's earlier opponents; m may be nil.
func (b *bans) addMeetings(m *Meetings) {
	if m == nil {
		return
	}
	for i, row := range m.rows {
		for _, o := range row {
			b.bits[i*b.words+int(o.with)>>6] |= 1 << (o.with & 63)
		}
	}
}

// addAll bans what another table of the same size bans.
func (b *bans) addAll(other *bans) {
	for i, w := range other.bits {
		b.bits[i] |= w
	}
}

// grown is the same table with room for more, who may sit with everybody but each other.
func (b *bans) grown(more int) *bans {
	g := newBans(b.n + more)
	for i := range b.n {
		copy(g.bits[i*g.words:], b.bits[i*b.words:(i+1)*b.words])
	}
	for i := b.n; i < g.n; i++ {
		for j := b.n; j < i; j++ {
			g.add(i, j)
		}
	}
	return g
}
