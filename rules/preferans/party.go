package preferans

import "github.com/sudya-app/sudya/rules"

// Start is what a party begins with instead of an empty sheet; nil lists are zeros.
type Start struct {
	Pool     []int `json:"pool,omitzero"`
	Mountain []int `json:"mountain,omitzero"`
}

// Adjustment (поправка) is added to a player's sums: the mountain of who comes late (6),
// or the judge's ruling (9.2). Points of the pool go through closing and help like those
// of a deal; whists are paid by the others in equal parts, so that the sum stays zero.
type Adjustment struct {
	Player   int
	Mountain int
	Pool     int
	Whists   int
}

// Party (пуля) is a party in progress: the sums on the sheet, and how many all-pass deals
// stand in a row.
type Party struct {
	Style     Style
	Pool      []int
	Mountain  []int
	Whists    [][]int // [i][j]: i on j, help included
	AllPasses int     // all-pass deals since the last exit
	Deals     int

	dealer   int // of the last deal, nobody before the first
	adjusted []rules.Sixth
}

// NewParty begins a party of three or four. Codes preferans.players, .start.count,
// .start.range.
func NewParty(st Style, players int, start Start) (*Party, error) {
	if err := checkPlayers(players); err != nil {
		return nil, err
	}
	p := &Party{Style: st, dealer: nobody, adjusted: make([]rules.Sixth, players), Whists: newEntry(players).Whists}
	most := maxPoints
	if st.Cap > 0 {
		most = st.Cap
	}
	var err error
	if p.Pool, err = begin("start.pool", start.Pool, players, 0, most); err != nil {
		return nil, err
	}
	p.Mountain, err = begin("start.mountain", start.Mountain, players, -maxPoints, maxPoints)
	return p, err
}

// maxPoints bounds what can be typed into a pool, on a mountain or as an adjustment.
const maxPoints = 9999

func begin(field string, list []int, players, least, most int) ([]int, error) {
	out := make([]int, players)
	if list == nil {
		return out, nil
	}
	if len(list) != players {
		return nil, refuse("preferans.start.count", field, rules.Args{"count": len(list), "want": players})
	}
	for i, n := range list {
		if n < least || n > most {
			return nil, refuse("preferans.start.range", at(field, i), rules.Args{"value": n, "min": least, "max": most})
		}
	}
	copy(out, list)
	return out, nil
}

// Price is the price of a trick if the next deal is all-pass.
func (p *Party) Price() int { return p.Style.Price(p.AllPasses) }

// Minimum is the lowest contract of the next deal; misère has no minimum.
func (p *Party) Minimum() int { return p.Style.Minimum(p.AllPasses) }

// Closed reports whether a player has closed his pool.
func (p *Party) Closed(player int) bool { return p.Style.Cap > 0 && p.Pool[player] >= p.Style.Cap }

// Finished reports whether all pools are closed: no further deal is offered.
func (p *Party) Finished() bool {
	for i := range p.Pool {
		if !p.Closed(i) {
			return false
		}
	}
	return true
}

// TimeNotices are what the judge must confirm if time ends the party now: by 7.7 it doesn't
// end in all-pass.
func (p *Party) TimeNotices() []rules.Notice {
	if p.Style.End != EndConfirm || p.AllPasses == 0 {
		return nil
	}
	return []rules.Notice{{Code: "preferans.allpass.ended", Args: rules.Args{"deals": p.AllPasses}}}
}

// NextDealer is who deals next: the last listed deals first, then they go round. absent is
// the index of a player who isn't there yet, or -1.
func (p *Party) NextDealer(absent int) int {
	n := len(p.Pool)
	next := n - 1
	if p.dealer != nobody {
		next = (p.dealer + 1) % n
	}
	if next == absent {
		if p.dealer == nobody {
			return (next + n - 1) % n
		}
		return (next + 1) % n
	}
	return next
}

// Play writes a deal. Codes of [Deal.Check], and preferans.deal.minimum.
func (p *Party) Play(d Deal) (Entry, error) {
	if err := d.Check(len(p.Pool)); err != nil {
		return Entry{}, err
	}
	if least := p.Minimum(); d.Kind == DealContract && d.Level < least {
		return Entry{}, refuse("preferans.deal.minimum", "level", rules.Args{"level": d.Level, "minimum": least})
	}
	e := p.Style.entry(d, len(p.Pool), p.AllPasses)
	for i := range p.Pool {
		p.Mountain[i] += e.Mountain[i]
		for j, w := range e.Whists[i] {
			p.Whists[i][j] += w
		}
	}
	for i, points := range e.Pool {
		help, relief := p.bank(i, points)
		e.Help, e.Relief[i] = append(e.Help, help...), relief
	}
	switch {
	case d.Kind == DealAllPass:
		p.AllPasses++
	case e.Exit:
		p.AllPasses = 0
	}
	p.Deals++
	p.dealer = d.Dealer
	return e, nil
}

// Adjust adds an adjustment to the sums. Codes preferans.deal.player, .adjust.empty,
// .adjust.range.
func (p *Party) Adjust(a Adjustment) ([]Help, error) {
	if a.Player < 0 || a.Player >= len(p.Pool) {
		return nil, refuse("preferans.deal.player", "player", rules.Args{"player": a.Player + 1, "players": len(p.Pool)})
	}
	if a.Mountain == 0 && a.Pool == 0 && a.Whists == 0 {
		return nil, refuse("preferans.adjust.empty", "mountain", nil)
	}
	for _, v := range []struct {
		key string
		n   int
	}{{"mountain", a.Mountain}, {"pool", a.Pool}, {"whists", a.Whists}} {
		if v.n < -maxPoints || v.n > maxPoints {
			return nil, refuse("preferans.adjust.range", v.key, rules.Args{"value": v.n, "max": maxPoints})
		}
	}
	p.Mountain[a.Player] += a.Mountain
	for i := range p.adjusted {
		if i == a.Player {
			p.adjusted[i] += rules.Whole(a.Whists)
		} else {
			p.adjusted[i] -= rules.Whole(a.Whists) / rules.Sixth(len(p.Pool)-1)
		}
	}
	help, _ := p.bank(a.Player, a.Pool)
	return help, nil
}

// bank puts points into a pool. What exceeds it goes to the player with the largest pool
// not yet closed (of equal ones, the nearest after the helper in the listed order), and so
// on; the rest comes off the helper's mountain (6).
func (p *Party) bank(player, points int) (list []Help, relief int) {
	room := p.Style.Cap - p.Pool[player]
	if p.Style.Cap == 0 || points <= room {
		p.Pool[player] += points
		return nil, 0
	}
	// A closed pool takes nothing.
	room = max(room, 0)
	p.Pool[player] += room
	points -= room
	for points > 0 && p.Style.Help {
		to := p.neediest(player)
		if to == nobody {
			break
		}
		h := Help{From: player, To: to, Points: min(points, p.Style.Cap-p.Pool[to])}
		h.Whists = h.Points * p.Style.PoolWhists
		p.Pool[to] += h.Points
		p.Whists[player][to] += h.Whists
		points -= h.Points
		list = append(list, h)
	}
	relief = points * p.Style.PoolWhists / p.Style.MountainWhists
	p.Mountain[player] -= relief
	return list, relief
}

// neediest is who is helped first by the player, nobody if all are closed.
func (p *Party) neediest(player int) int {
	best := nobody
	for k := 1; k < len(p.Pool); k++ {
		i := (player + k) % len(p.Pool)
		if !p.Closed(i) && (best == nobody || p.Pool[i] > p.Pool[best]) {
			best = i
		}
	}
	return best
}

// Clone is a copy to try a deal on.
func (p *Party) Clone() *Party {
	q := *p
	q.Pool = append([]int(nil), p.Pool...)
	q.Mountain = append([]int(nil), p.Mountain...)
	q.adjusted = append([]rules.Sixth(nil), p.adjusted...)
	q.Whists = make([][]int, len(p.Whists))
	for i := range q.Whists {
		q.Whists[i] = append([]int(nil), p.Whists[i]...)
	}
	return &q
}

// Settlement (расчёт) is a party counted in whists.
type Settlement struct {
	Mountain   []int         // after the transfer of what the pools lack, 1:1 in value
	ByMountain []rules.Sixth // whists from pools and mountains
	ByWhists   []rules.Sixth // whists written on each other and adjusted
	Result     []rules.Sixth // their sum; adds to zero
}

// Settle counts the party as if time ended it now: what a pool lacks goes on the mountain,
// and each gets the whists of his mountain below the mean (6).
func (p *Party) Settle() Settlement {
	n := len(p.Pool)
	s := Settlement{
		Mountain:   append([]int(nil), p.Mountain...),
		ByMountain: make([]rules.Sixth, n), ByWhists: make([]rules.Sixth, n), Result: make([]rules.Sixth, n),
	}
	// Worth of pool and mountain in whists: the same before and after the transfer, up to a
	// constant that the mean takes out.
	worth, sum := make([]int, n), 0
	for i := range n {
		if p.Style.Cap > 0 {
			s.Mountain[i] += (p.Style.Cap - p.Pool[i]) * p.Style.PoolWhists / p.Style.MountainWhists
		}
		worth[i] = p.Pool[i]*p.Style.PoolWhists - p.Mountain[i]*p.Style.MountainWhists
		sum += worth[i]
	}
	for i := range n {
		s.ByMountain[i] = rules.Whole(worth[i]) - rules.Whole(sum)/rules.Sixth(n)
		s.ByWhists[i] = p.adjusted[i]
		for j := range n {
			s.ByWhists[i] += rules.Whole(p.Whists[i][j] - p.Whists[j][i])
		}
		s.Result[i] = s.ByMountain[i] + s.ByWhists[i]
	}
	return s
}
