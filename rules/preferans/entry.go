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
	Style
	Deal
	players int
	price   int // of a trick in all-pass
	Entry
}

// entry is what a deal that was checked writes, after n all-pass deals in a row.
func (st Style) entry(d Deal, players, n int) Entry {
	w := writing{Style: st, Deal: d, players: players, price: st.Price(n), Entry: newEntry(players)}
	switch d.Kind {
	case DealContract:
		w.contract()
	case DealMisere:
		if d.Taken == 0 {
			w.Entry.Pool[d.Declarer] += st.Misere
		} else {
			w.Mountain[d.Declarer] += st.MisereSet * d.Taken
			w.Under = d.Taken
		}
	case DealAllPass:
		w.allPass()
	}
	w.Exit = n > 0 && st.exits(d, w.Under)
	return w.Entry
}

// exits tells whether a deal ends the row of all-pass deals: by 7.4–7.6 only a contract
// that was whisted and made does.
func (st Style) exits(d Deal, under int) bool {
	if st.Exit == ExitAny {
		return d.Kind != DealAllPass
	}
	return d.Kind == DealContract && d.played() && under == 0
}

func (w *writing) contract() {
	level := w.Level - lowest
	w.premium(w.Style.Whist[level])
	if !w.played() {
		w.Entry.Pool[w.Declarer] += w.Style.Pool[level]
		for i, r := range w.Roles {
			if r == RoleHalf {
				w.Entry.Whists[i][w.Declarer] += w.Style.Whist[level] * w.Due[level] / 2
			}
		}
		return
	}
	if w.Under = max(0, w.Level-w.Deal.Tricks[w.Declarer]); w.Under > 0 {
		w.Mountain[w.Declarer] += w.Set[level] * w.Under
		w.failed(level)
		return
	}
	w.Entry.Pool[w.Declarer] += w.Style.Pool[level]
	w.made(level)
}

// whisters are those who whisted or took the whist back.
func (w *writing) whisters() []int {
	var list []int
	for i, r := range w.Roles {
		if r.plays() {
			list = append(list, i)
		}
	}
	return list
}

// made: each whister his tricks, a single one all tricks of the defence; then the shortage.
func (w *writing) made(level int) {
	price, defence := w.Whist[level], allTricks-w.Deal.Tricks[w.Declarer]
	whisters := w.whisters()
	short := max(0, w.Due[level]-defence)
	for _, i := range whisters {
		own := defence
		if len(whisters) == 2 {
			own = w.Deal.Tricks[i]
		}
		w.Entry.Whists[i][w.Declarer] += price * own
		switch {
		case i == w.sitting(w.players) && !w.DealerPays:
			continue
		case len(whisters) == 2 && w.Level <= halfLevel && short > 0:
			// Half of the due tricks each; what the partner took over his half counts for the pair.
			w.Entry.Short[i] = max(0, w.Due[level]/2-own)
			if w.Shortage == ShortagePair {
				w.Entry.Short[i] = min(w.Entry.Short[i], short)
			}
		default:
			w.Entry.Short[i] = short
		}
		w.Mountain[i] += w.Style.Short[level] * w.Entry.Short[i]
	}
}

// failed: whists for tricks and consolation (7.23, 8). In Алматинка they add to
// price × (tricks of the defence + u × all opponents, the sitting dealer too).
func (w *writing) failed(level int) {
	price, defence := w.Whist[level], allTricks-w.Deal.Tricks[w.Declarer]
	consolation := w.Consolation[level] * w.Under
	whisters, sitting := w.whisters(), w.sitting(w.players)
	on := func(i, whists int) { w.Entry.Whists[i][w.Declarer] += whists }

	entitled := 2 // defenders who may write consolation
	if w.ConsolationFor == ConsolationWhisters {
		entitled = len(whisters)
	}
	if sitting != nobody {
		if w.Roles[sitting] == RoleWhist {
			if w.ConsolationFor == ConsolationAll {
				entitled++ // the dealer's own, besides those of the two who refused
			}
			on(sitting, price*defence+consolation*entitled)
			return
		}
		if w.ConsolationFor != ConsolationDefenders {
			on(sitting, consolation)
		}
	}
	if len(whisters) == 2 {
		for _, i := range whisters {
			on(i, price*w.Deal.Tricks[i]+consolation)
		}
		return
	}
	whister := whisters[0]
	for _, i := range w.defenders(w.players) {
		switch {
		case i == whister && w.Roles[i] == RoleReturned:
			on(i, price*defence+consolation*entitled)
		case w.Roles[i] == RoleHalf:
			// Who left for half writes nothing once the whist was taken back.
		case w.Sharing == SharingGentleman:
			on(i, (price*defence+consolation*entitled)/2)
		case i == whister:
			on(i, price*defence+consolation)
		case w.ConsolationFor != ConsolationWhisters:
			on(i, consolation)
		}
	}
}

// premium is for the tricks that the talon brought at once (7.20), however the deal ended.
func (w *writing) premium(price int) {
	if sitting := w.sitting(w.players); sitting != nobody {
		if w.FastFour == FastDealer {
			w.Entry.Whists[sitting][w.Declarer] += price * w.Fast
		}
		return
	}
	if w.FastThree == FastEach {
		for _, i := range w.defenders(w.players) {
			w.Entry.Whists[i][w.Declarer] += price * w.Fast / 2
		}
	}
}

// allPass: the price of each trick on the mountain; none at all into the pool, except for
// the dealer who sits out (7.17, 7.18).
func (w *writing) allPass() {
	sitting := w.sitting(w.players)
	clean := 0
	switch w.Clean {
	case CleanPrice:
		clean = w.price
	case CleanOne:
		clean = 1
	}
	for i, n := range w.Deal.Tricks {
		if n == 0 && i != w.Absent && (i != sitting || w.DealerClean) {
			w.Entry.Pool[i] += clean
		}
		if w.Writes == AllPassMountain {
			w.Mountain[i] += w.price * n
		}
	}
	if w.Writes == AllPassWhists {
		w.least(sitting)
	}
}

// least: who took the fewest tricks writes whists on the others for theirs; the dealer who
// sits out has no part in it.
func (w *writing) least(sitting int) {
	fewest := allTricks
	for i, n := range w.Deal.Tricks {
		if i != w.Absent && i != sitting {
			fewest = min(fewest, n)
		}
	}
	for i, own := range w.Deal.Tricks {
		if own != fewest || i == w.Absent || i == sitting {
			continue
		}
		for j, n := range w.Deal.Tricks {
			if n > fewest && j != w.Absent && j != sitting {
				w.Entry.Whists[i][j] += w.price * n
			}
		}
	}
}
