package preferans

// Entry (запись) is what one deal wrote.
type Entry struct {
	Pool     []int   // points of the deal for each player's pool, before help
	Mountain []int   // points of the deal on each player's mountain
	Whists   [][]int // [i][j]: whists of i on j for this deal, without help
	Help     []Help  // what went over a closed pool
	Relief   []int   // what came off the mountain of a player whom nobody was left to help
	Under    int     // tricks that the declarer was short of
	Short    []int   // tricks that each whister was short of
	Exit     bool    // this deal ended a row of all-pass deals
}

// Help (помощь) is what a closed pool gave to another one; the helper writes whists for it.
type Help struct{ From, To, Points, Whists int }

func newEntry(players int) Entry {
	e := Entry{
		Pool: make([]int, players), Mountain: make([]int, players),
		Relief: make([]int, players), Short: make([]int, players),
		Whists: make([][]int, players),
	}
	for i := range e.Whists {
		e.Whists[i] = make([]int, players)
	}
	return e
}

// writing is the writing of one deal under way.
type writing struct {
	st      Style
	d       Deal
	players int
	price   int // of a trick in all-pass
	out     Entry
}

// entry is what a deal that was checked writes, after n all-pass deals in a row.
func (st Style) entry(d Deal, players, n int) Entry {
	w := writing{st: st, d: d, players: players, price: st.Price(n), out: newEntry(players)}
	switch d.Kind {
	case DealContract:
		w.contract()
	case DealMisere:
		if d.Taken == 0 {
			w.out.Pool[d.Declarer] += st.Misere
		} else {
			w.out.Mountain[d.Declarer] += st.MisereSet * d.Taken
			w.out.Under = d.Taken
		}
	case DealAllPass:
		w.allPass()
	}
	w.out.Exit = n > 0 && st.exits(d, w.out.Under)
	return w.out
}

// exits reports whether a deal ends the row of all-pass deals: by 7.4–7.6 only a contract
// that was whisted and made does.
func (st Style) exits(d Deal, under int) bool {
	if st.Exit == ExitAny {
		return d.Kind != DealAllPass
	}
	return d.Kind == DealContract && d.played() && under == 0
}

func (w *writing) contract() {
	level := w.d.Level - lowest
	w.premium(w.st.Whist[level])
	if !w.d.played() {
		w.out.Pool[w.d.Declarer] += w.st.Pool[level]
		for i, r := range w.d.Roles {
			if r == RoleHalf {
				w.out.Whists[i][w.d.Declarer] += w.st.Whist[level] * w.st.Due[level] / 2
			}
		}
		return
	}
	if w.out.Under = max(0, w.d.Level-w.d.Tricks[w.d.Declarer]); w.out.Under > 0 {
		w.out.Mountain[w.d.Declarer] += w.st.Set[level] * w.out.Under
		w.failed(level)
		return
	}
	w.out.Pool[w.d.Declarer] += w.st.Pool[level]
	w.made(level)
}

// whisters are those who whisted or took the whist back.
func (w *writing) whisters() []int {
	var list []int
	for i, r := range w.d.Roles {
		if r.plays() {
			list = append(list, i)
		}
	}
	return list
}

// made: each whister his tricks, a single one all tricks of the defence; then the shortage.
func (w *writing) made(level int) {
	price, defence := w.st.Whist[level], allTricks-w.d.Tricks[w.d.Declarer]
	whisters := w.whisters()
	short := max(0, w.st.Due[level]-defence)
	for _, i := range whisters {
		own := defence
		if len(whisters) == 2 {
			own = w.d.Tricks[i]
		}
		w.out.Whists[i][w.d.Declarer] += price * own
		switch {
		case i == w.d.sitting(w.players) && !w.st.DealerPays:
			continue
		case len(whisters) == 2 && w.d.Level <= halfLevel && short > 0:
			// Half of the due tricks each; what the partner took over his half counts for the pair.
			w.out.Short[i] = max(0, w.st.Due[level]/2-own)
			if w.st.Shortage == ShortagePair {
				w.out.Short[i] = min(w.out.Short[i], short)
			}
		default:
			w.out.Short[i] = short
		}
		w.out.Mountain[i] += w.st.Short[level] * w.out.Short[i]
	}
}

// failed: whists for tricks and consolation (7.23, 8). In Алматинка they add to
// price × (tricks of the defence + u × all opponents, the sitting dealer too).
func (w *writing) failed(level int) {
	price, defence := w.st.Whist[level], allTricks-w.d.Tricks[w.d.Declarer]
	consolation := w.st.Consolation[level] * w.out.Under
	whisters, sitting := w.whisters(), w.d.sitting(w.players)
	on := func(i, whists int) { w.out.Whists[i][w.d.Declarer] += whists }

	entitled := 2 // defenders who may write consolation
	if w.st.ConsolationFor == ConsolationWhisters {
		entitled = len(whisters)
	}
	if sitting != nobody {
		if w.d.Roles[sitting] == RoleWhist {
			if w.st.ConsolationFor == ConsolationAll {
				entitled++ // the dealer's own, besides those of the two who refused
			}
			on(sitting, price*defence+consolation*entitled)
			return
		}
		if w.st.ConsolationFor != ConsolationDefenders {
			on(sitting, consolation)
		}
	}
	if len(whisters) == 2 {
		for _, i := range whisters {
			on(i, price*w.d.Tricks[i]+consolation)
		}
		return
	}
	whister := whisters[0]
	for _, i := range w.d.defenders(w.players) {
		switch {
		case i == whister && w.d.Roles[i] == RoleReturned:
			on(i, price*defence+consolation*entitled)
		case w.d.Roles[i] == RoleHalf:
			// Who left for half writes nothing once the whist was taken back.
		case w.st.Sharing == SharingGentleman:
			on(i, (price*defence+consolation*entitled)/2)
		case i == whister:
			on(i, price*defence+consolation)
		case w.st.ConsolationFor != ConsolationWhisters:
			on(i, consolation)
		}
	}
}

// premium is for the tricks that the talon brought at once (7.20), however the deal ended.
func (w *writing) premium(price int) {
	if sitting := w.d.sitting(w.players); sitting != nobody {
		if w.st.FastFour == FastDealer {
			w.out.Whists[sitting][w.d.Declarer] += price * w.d.Fast
		}
		return
	}
	if w.st.FastThree == FastEach {
		for _, i := range w.d.defenders(w.players) {
			w.out.Whists[i][w.d.Declarer] += price * w.d.Fast / 2
		}
	}
}

// allPass: the price of each trick on the mountain; none at all into the pool, except for
// the dealer who sits out (7.17, 7.18).
func (w *writing) allPass() {
	sitting := w.d.sitting(w.players)
	clean := 0
	switch w.st.Clean {
	case CleanPrice:
		clean = w.price
	case CleanOne:
		clean = 1
	}
	for i, n := range w.d.Tricks {
		if n == 0 && i != w.d.Absent && (i != sitting || w.st.DealerClean) {
			w.out.Pool[i] += clean
		}
		if w.st.Writes == AllPassMountain {
			w.out.Mountain[i] += w.price * n
		}
	}
	if w.st.Writes == AllPassWhists {
		w.least(sitting)
	}
}

// least: who took the fewest tricks writes whists on the others for theirs; the dealer who
// sits out has no part in it.
func (w *writing) least(sitting int) {
	fewest := allTricks
	for i, n := range w.d.Tricks {
		if i != w.d.Absent && i != sitting {
			fewest = min(fewest, n)
		}
	}
	for i, own := range w.d.Tricks {
		if own != fewest || i == w.d.Absent || i == sitting {
			continue
		}
		for j, n := range w.d.Tricks {
			if n > fewest && j != w.d.Absent && j != sitting {
				w.out.Whists[i][j] += w.price * n
			}
		}
	}
}
