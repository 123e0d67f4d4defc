package pairing

import "slices"

// slowMatching is a textbook maximum matching (Edmonds, with bases relabelled at every
// contraction). It shares no code with the seater.
type slowMatching struct {
	n                          int
	allowed                    func(i, j int) bool
	mate, parent, base, queue  []int
	reached, blossom, climbing []bool
}

// slowSize is the number of pairs of a maximum matching of those listed.
func slowSize(list []int, allowed func(i, j int) bool) int {
	n := len(list)
	s := &slowMatching{
		n: n, allowed: func(i, j int) bool { return i != j && allowed(list[i], list[j]) },
		mate: make([]int, n), parent: make([]int, n), base: make([]int, n), reached: make([]bool, n), blossom: make([]bool, n),
	}
	for i := range n {
		s.mate[i] = -1
	}
	pairs := 0
	for i := range n {
		if s.mate[i] >= 0 {
			continue
		}
		v := s.path(i)
		if v >= 0 {
			pairs++
		}
		for v >= 0 {
			p := s.parent[v]
			next := s.mate[p]
			s.mate[v], s.mate[p] = p, v
			v = next
		}
	}
	return pairs
}

func (s *slowMatching) path(root int) int {
	for i := range s.n {
		s.reached[i], s.parent[i], s.base[i] = false, -1, i
	}
	s.reached[root] = true
	s.queue = append(s.queue[:0], root)
	for head := 0; head < len(s.queue); head++ {
		v := s.queue[head]
		for to := range s.n {
			if !s.allowed(v, to) || s.base[v] == s.base[to] || s.mate[v] == to {
				continue
			}
			switch {
			case to == root || s.mate[to] >= 0 && s.parent[s.mate[to]] >= 0:
				s.contract(v, to)
			case s.parent[to] < 0:
				s.parent[to] = v
				if s.mate[to] < 0 {
					return to
				}
				s.reached[s.mate[to]] = true
				s.queue = append(s.queue, s.mate[to])
			}
		}
	}
	return -1
}

func (s *slowMatching) contract(v, w int) {
	top := s.common(v, w)
	clear(s.blossom)
	s.mark(v, w, top)
	s.mark(w, v, top)
	for i := range s.n {
		if s.blossom[s.base[i]] {
			s.base[i] = top
			if !s.reached[i] {
				s.reached[i] = true
				s.queue = append(s.queue, i)
			}
		}
	}
}

func (s *slowMatching) mark(v, child, top int) {
	for s.base[v] != top {
		s.blossom[s.base[v]], s.blossom[s.base[s.mate[v]]] = true, true
		s.parent[v] = child
		child = s.mate[v]
		v = s.parent[s.mate[v]]
	}
}

func (s *slowMatching) common(a, b int) int {
	s.climbing = make([]bool, s.n)
	for {
		a = s.base[a]
		s.climbing[a] = true
		if s.mate[a] < 0 {
			break
		}
		a = s.parent[s.mate[a]]
	}
	for {
		b = s.base[b]
		if s.climbing[b] {
			return b
		}
		b = s.parent[s.mate[b]]
	}
}

// without is a list less two of its members.
func without(list []int, a, b int) []int {
	return slices.DeleteFunc(slices.Clone(list), func(p int) bool { return p == a || p == b })
}
