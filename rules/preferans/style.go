package preferans

import "github.com/sudya-app/sudya/rules"

const (
	lowest    = 6 // the lowest contract
	highest   = 10
	levels    = highest - lowest + 1
	halfLevel = 7  // half-whist and personal shortage reach up to here (7.12, 7.15)
	allTricks = 10 // tricks of a deal
)

// Style is how a party is written: the parameters of the score sheet, ready for counting.
// Lists by level have the contract of 6 first. Pools and mountains are in points, prices
// of whists in whists.
type Style struct {
	Cap            int  // each plays his pool to this; 0: pools have no end
	Help           bool // what exceeds goes to the others' pools
	PoolWhists     int  // one point of the pool in whists
	MountainWhists int  // one point of the mountain in whists

	Pool        [levels]int // into the pool of a contract made
	Set         [levels]int // on the declarer's mountain, each missing trick
	Whist       [levels]int // whists for a trick
	Short       [levels]int // on a whister's mountain, each missing trick
	Due         [levels]int // tricks that the whisters owe together
	Consolation [levels]int // whists for each trick that the declarer is short of
	Misere      int         // into the pool
	MisereSet   int         // on the mountain, each trick

	Sharing        string // SharingGentleman, SharingGreedy
	ConsolationFor string // ConsolationAll, …
	Shortage       string // ShortagePair, ShortagePersonal
	DealerPays     bool   // the dealer who whists pays for the shortage
	FastFour       string // FastDealer, FastNone
	FastThree      string // FastEach, FastNone

	Prices      []int  // of a trick in the 1st, 2nd … all-pass in a row; the last repeats
	Minimums    []int  // of a contract after 0, 1, … all-pass deals; the last repeats
	Exit        string // ExitWhisted, ExitAny
	Writes      string // AllPassMountain, AllPassWhists
	Clean       string // CleanPrice, CleanOne, CleanNone
	DealerClean bool   // also for the dealer who sits out
	End         string // EndConfirm, EndFree
}

// StyleOf reads the parameters of the score sheet, which have passed CheckParams.
func StyleOf(p rules.Params) Style {
	return Style{
		Cap: p.Int("pool"), Help: p.Bool("help"),
		PoolWhists: p.Int("poolWhists"), MountainWhists: p.Int("mountainWhists"),
		Pool: byLevel(p, "poolPrice"), Set: byLevel(p, "setPrice"),
		Whist: byLevel(p, "whistPrice"), Short: byLevel(p, "shortPrice"),
		Due: byLevel(p, "due"), Consolation: byLevel(p, "consolation"),
		Misere: p.Int("misere"), MisereSet: p.Int("misereSet"),
		Sharing: p.Choice("sharing"), ConsolationFor: p.Choice("consolationFor"),
		Shortage: p.Choice("shortage"), DealerPays: p.Bool("dealerPays"),
		FastFour: p.Choice("fastFour"), FastThree: p.Choice("fastThree"),
		Prices: p.Ints("allPassPrices"), Minimums: p.Ints("allPassMinimum"),
		Exit: p.Choice("allPassExit"), Writes: p.Choice("allPassWrites"),
		Clean: p.Choice("allPassClean"), DealerClean: p.Bool("dealerClean"),
		End: p.Choice("allPassEnd"),
	}
}

func byLevel(p rules.Params, key string) (list [levels]int) {
	copy(list[:], p.Ints(key))
	return list
}

// Price is what a trick costs in an all-pass deal after n of them in a row (7.2).
func (st Style) Price(n int) int { return nth(st.Prices, n) }

// Minimum is the lowest contract after n all-pass deals in a row (7.3).
func (st Style) Minimum(n int) int { return nth(st.Minimums, n) }

func nth(list []int, n int) int { return list[min(n, len(list)-1)] }
