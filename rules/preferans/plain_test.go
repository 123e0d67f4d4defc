package preferans

import (
	"math/big"

	"pgregory.net/rapid"
)

// plainParty counts a party without closing and help, straight from the tables of the
// design: the clever code is checked against it.
type plainParty struct {
	n              int
	pool, mountain []int
	whists         [][]int
	row            int // all-pass deals in a row
}

func newPlain(n int) *plainParty {
	return &plainParty{n: n, pool: make([]int, n), mountain: make([]int, n), whists: newEntry(n).Whists}
}

func (p *plainParty) minimum() int {
	if p.row > 0 {
		return 7
	}
	return 6
}

func (p *plainParty) play(d Deal) {
	switch d.Kind {
	case DealMisere:
		if d.Taken == 0 {
			p.pool[d.Declarer] += 40
		}
		p.mountain[d.Declarer] += 40 * d.Taken
		return
	case DealAllPass:
		price := []int{2, 4, 6}[min(p.row, 2)]
		for i, n := range d.Tricks {
			p.mountain[i] += price * n
			sits := p.n == 4 && d.Absent == nobody && i == d.Dealer
			if n == 0 && i != d.Absent && !sits {
				p.pool[i] += price
			}
		}
		p.row++
		return
	}
	v := 8 * (d.Level - 5)
	who := func(r Role) (list []int) {
		for i, x := range d.Roles {
			if x == r {
				list = append(list, i)
			}
		}
		return list
	}
	dealer := nobody
	if p.n == 4 && d.Absent == nobody {
		dealer = d.Dealer
	}
	on := func(i, n int) { p.whists[i][d.Declarer] += n }
	if dealer != nobody {
		on(dealer, v*d.Fast)
	} else {
		for i, r := range d.Roles {
			if r != RoleDeclarer && r != RoleAbsent {
				on(i, v*d.Fast/2)
			}
		}
	}
	whist, half, returned := who(RoleWhist), who(RoleHalf), who(RoleReturned)
	if len(whist)+len(returned) == 0 {
		p.pool[d.Declarer] += v
		for _, i := range half {
			on(i, 16)
		}
		return
	}
	taken := d.Tricks[d.Declarer]
	rest, u := 10-taken, max(0, d.Level-taken)
	due := map[int]int{6: 4, 7: 2, 8: 1, 9: 1, 10: 1}[d.Level]
	dealerWhists := dealer != nobody && d.Roles[dealer] == RoleWhist
	if u == 0 {
		p.pool[d.Declarer] += v
		p.row = 0
		switch {
		case dealerWhists:
			on(dealer, v*rest)
		case len(whist) == 2:
			for _, i := range whist {
				on(i, v*d.Tricks[i])
				if rest >= due {
					continue
				}
				short := due - rest
				if d.Level < 8 {
					short = min(short, max(0, due/2-d.Tricks[i]))
				}
				p.mountain[i] += short * v / 2
			}
		default:
			i := append(whist, returned...)[0]
			on(i, v*rest)
			p.mountain[i] += max(0, due-rest) * v / 2
		}
		return
	}
	p.mountain[d.Declarer] += v * u
	if dealerWhists {
		on(dealer, v*(rest+3*u))
		return
	}
	if dealer != nobody {
		on(dealer, v*u)
	}
	switch {
	case len(whist) == 2:
		for _, i := range whist {
			on(i, v*(d.Tricks[i]+u))
		}
	case len(returned) == 1:
		on(returned[0], v*(rest+2*u))
	default:
		for _, i := range append(whist, who(RolePass)...) {
			on(i, v*(rest+2*u)/2)
		}
	}
}

// result is V of each player: whists, and ten for each point of pool over the mean and of
// mountain under it.
func (p *plainParty) result() []*big.Rat {
	pools, mountains := 0, 0
	for i := range p.n {
		pools += p.pool[i]
		mountains += p.mountain[i]
	}
	list := make([]*big.Rat, p.n)
	for i := range list {
		v := big.NewRat(int64(10*(p.n*p.pool[i]-pools)-10*(p.n*p.mountain[i]-mountains)), int64(p.n))
		for j := range p.n {
			v.Add(v, big.NewRat(int64(p.whists[i][j]-p.whists[j][i]), 1))
		}
		list[i] = v
	}
	return list
}

// drawDeal draws a legal deal with a contract of least or more.
func drawDeal(t *rapid.T, players, absent, least int) Deal {
	d := Deal{Declarer: nobody, Absent: absent}
	var here []int
	for i := range players {
		if i != absent {
			here = append(here, i)
		}
	}
	d.Dealer = rapid.SampledFrom(here).Draw(t, "dealer")
	sits := d.sitting(players)
	var hands []int
	for _, i := range here {
		if i != sits {
			hands = append(hands, i)
		}
	}
	share := func(among []int, n int) []int {
		tricks := make([]int, players)
		for k, i := range among {
			tricks[i] = n
			if k < len(among)-1 {
				tricks[i] = rapid.IntRange(0, n).Draw(t, "tricks")
			}
			n -= tricks[i]
		}
		return tricks
	}
	d.Kind = rapid.SampledFrom([]DealKind{DealContract, DealContract, DealContract, DealMisere, DealAllPass}).Draw(t, "kind")
	if d.Kind == DealAllPass {
		talon := 0
		if sits != nobody {
			talon = rapid.IntRange(0, 2).Draw(t, "talon")
		}
		d.Tricks = share(hands, allTricks-talon)
		if sits != nobody {
			d.Tricks[sits] = talon
		}
		return d
	}
	d.Declarer = rapid.SampledFrom(hands).Draw(t, "declarer")
	if d.Kind == DealMisere {
		d.Taken = rapid.IntRange(0, 10).Draw(t, "taken")
		return d
	}
	d.Level = rapid.IntRange(least, highest).Draw(t, "level")
	d.Fast = rapid.SampledFrom([]int{0, 0, 0, 1, 2, 3}).Draw(t, "fast")
	defenders := d.defenders(players)
	first := rapid.SampledFrom(DefenderRoles(d.Level, "")).Draw(t, "first")
	second := rapid.SampledFrom(DefenderRoles(d.Level, first)).Draw(t, "second")
	d.Roles = make([]Role, players)
	d.Roles[d.Declarer], d.Roles[defenders[0]], d.Roles[defenders[1]] = RoleDeclarer, first, second
	if absent != nobody {
		d.Roles[absent] = RoleAbsent
	}
	if sits != nobody {
		d.Roles[sits] = RoleDealer
		if DealerMayWhist(d.Level, first, second) && rapid.Bool().Draw(t, "dealer whists") {
			d.Roles[sits] = RoleWhist
		}
	}
	if d.played() {
		d.Tricks = share(hands, allTricks)
	}
	return d
}
