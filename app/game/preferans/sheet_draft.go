package preferans

import (
	"slices"
	"strconv"

	"github.com/sudya-app/sudya/rules/preferans"
)

// dealDraft is a deal of preferans that is being entered: every tap leaves it possible, so
// that as few of them as can be are needed.
type dealDraft struct {
	Target   string // the deal that is corrected; "" for a new one
	Players  int
	Dealer   int
	Absent   int // who isn't at the table yet, -1: nobody
	Game     string
	Declarer int // -1: not chosen
	Roles    []preferans.Role
	Tricks   []int
	Taken    int // misère
	Fast     int

	recent []int // players whose tricks were set by hand, the last one last
}

// Games of a deal besides the contracts "6" … "10".
const (
	gameMisere  = "misere"
	gameAllPass = "allpass"
)

const allTricks = 10

func newDealDraft(players, dealer, absent int) dealDraft {
	return dealDraft{Players: players, Dealer: dealer, Absent: absent, Declarer: -1}
}

// draftOf is a draft that holds a recorded deal.
func draftOf(d preferans.Deal, id string, players int) dealDraft {
	f := newDealDraft(players, d.Dealer, d.Absent)
	f.Target, f.Declarer, f.Fast, f.Taken = id, d.Declarer, d.Fast, d.Taken
	f.Roles, f.Tricks = slices.Clone(d.Roles), slices.Clone(d.Tricks)
	switch d.Kind {
	case preferans.DealContract:
		f.Game = strconv.Itoa(d.Level)
	case preferans.DealMisere:
		f.Game = gameMisere
	default:
		f.Game = gameAllPass
	}
	if f.Tricks == nil {
		f.Tricks = make([]int, players)
	}
	return f
}

// level is the contract, 0 for other games.
func (f dealDraft) level() int {
	n, err := strconv.Atoi(f.Game)
	if err != nil {
		return 0
	}
	return n
}

// sitting is the dealer of four, who sits out; -1 where three play.
func (f dealDraft) sitting() int {
	if f.Players == 4 && f.Absent < 0 {
		return f.Dealer
	}
	return -1
}

// playing are the players of the deal, the dealer of four left out.
func (f dealDraft) playing() []int {
	var list []int
	for i := range f.Players {
		if i != f.sitting() && i != f.Absent {
			list = append(list, i)
		}
	}
	return list
}

// defenders are those who play against the declarer.
func (f dealDraft) defenders() []int {
	return slices.DeleteFunc(f.playing(), func(i int) bool { return i == f.Declarer })
}

// PickGame chooses what is played.
func (f dealDraft) PickGame(game string) dealDraft {
	f.Game = game
	f.recent = nil
	switch {
	case game == gameAllPass:
		f.Tricks = make([]int, f.Players)
		for i, p := range f.playing() {
			f.Tricks[p] = 3
			if i == 0 {
				f.Tricks[p] = 4
			}
		}
	case f.level() > 0 && f.Declarer >= 0:
		f = f.PickDeclarer(f.Declarer)
	}
	return f
}

// PickDeclarer chooses who plays. Roles that are still possible stay.
func (f dealDraft) PickDeclarer(player int) dealDraft {
	same := f.Declarer == player
	f.Declarer = player
	roles := make([]preferans.Role, f.Players)
	roles[player] = preferans.RoleDeclarer
	if i := f.sitting(); i >= 0 {
		roles[i] = preferans.RoleDealer
	}
	if f.Absent >= 0 {
		roles[f.Absent] = preferans.RoleAbsent
	}
	if same && len(f.Roles) == f.Players && f.level() > 0 {
		d := f.defenders()
		if len(d) == 2 && slices.Contains(preferans.DefenderRoles(f.level(), f.Roles[d[1]]), f.Roles[d[0]]) {
			roles[d[0]], roles[d[1]] = f.Roles[d[0]], f.Roles[d[1]]
		}
	}
	f.Roles = roles
	f.Tricks = make([]int, f.Players)
	f.recent = nil
	return f.balance(f.level())
}

// PickRole sets what a defender did; what doesn't go with it is asked anew, or answered
// where only one answer is left.
func (f dealDraft) PickRole(player int, role preferans.Role) dealDraft {
	f.Roles = slices.Clone(f.Roles)
	f.Roles[player] = role
	if player == f.sitting() {
		return f.balance(f.Tricks[f.Declarer])
	}
	for _, other := range f.defenders() {
		if other == player {
			continue
		}
		possible := preferans.DefenderRoles(f.level(), role)
		switch {
		case slices.Contains(possible, f.Roles[other]):
		case len(possible) == 1:
			f.Roles[other] = possible[0]
		default:
			f.Roles[other] = ""
		}
	}
	if i := f.sitting(); i >= 0 && !f.dealerMayWhist() {
		f.Roles[i] = preferans.RoleDealer
	}
	taken := f.Tricks[f.Declarer]
	if !f.known() {
		taken = f.level()
	}
	return f.balance(taken)
}

// known reports whether both defenders have a role.
func (f dealDraft) known() bool {
	for _, i := range f.defenders() {
		if f.Roles == nil || f.Roles[i] == "" {
			return false
		}
	}
	return true
}

func (f dealDraft) dealerMayWhist() bool {
	d := f.defenders()
	return f.sitting() >= 0 && len(d) == 2 && f.Roles != nil && f.known() && preferans.DealerMayWhist(f.level(), f.Roles[d[0]], f.Roles[d[1]])
}

// whisters are those who play the defence.
func (f dealDraft) whisters() []int {
	var list []int
	for i, r := range f.Roles {
		if r == preferans.RoleWhist || r == preferans.RoleReturned {
			list = append(list, i)
		}
	}
	return list
}

// balance gives the declarer so many tricks and the rest to the whisters: to the one who
// was set last as few changes as can be.
func (f dealDraft) balance(taken int) dealDraft {
	tricks := make([]int, f.Players)
	taken = min(max(taken, 0), allTricks)
	tricks[f.Declarer] = taken
	rest := allTricks - taken
	switch w := f.whisters(); len(w) {
	case 1:
		tricks[w[0]] = rest
	case 2:
		keep := w[0]
		if n := len(f.recent); n > 0 && f.recent[n-1] == w[1] {
			keep = w[1]
		}
		own := (rest + 1) / 2
		if len(f.recent) > 0 {
			own = min(f.Tricks[keep], rest)
		}
		tricks[keep], tricks[w[0]+w[1]-keep] = own, rest-own
	}
	f.Tricks = tricks
	return f
}

// most is how many tricks a player can have.
func (f dealDraft) most(player int) int {
	switch {
	case f.Game == gameAllPass && player == f.sitting():
		return 2
	case f.level() > 0 && player != f.Declarer:
		return allTricks - f.Tricks[f.Declarer]
	}
	return allTricks
}

// SetTricks sets a player's tricks; the others' follow, so that they add to ten.
func (f dealDraft) SetTricks(player, n int) dealDraft {
	if f.Game == gameMisere {
		f.Taken = n
		return f
	}
	f.Tricks = slices.Clone(f.Tricks)
	if f.level() > 0 {
		if player == f.Declarer {
			return f.balance(n)
		}
		f.Tricks[player] = n
		f.recent = append(slices.Clone(f.recent), player)
		return f.balance(f.Tricks[f.Declarer])
	}
	f.Tricks[player] = n
	f.recent = append(slices.DeleteFunc(slices.Clone(f.recent), func(i int) bool { return i == player }), player)
	// Whoever was set longest ago, or never, takes the difference.
	others := f.playing()
	slices.SortStableFunc(others, func(a, b int) int { return slices.Index(f.recent, a) - slices.Index(f.recent, b) })
	for _, i := range others {
		if i == player {
			continue
		}
		sum := 0
		for _, t := range f.Tricks {
			sum += t
		}
		f.Tricks[i] = min(max(f.Tricks[i]+allTricks-sum, 0), allTricks)
	}
	return f
}

// Deal is the deal if everything is entered.
func (f dealDraft) Deal() (d preferans.Deal, complete bool) {
	d = preferans.Deal{Dealer: f.Dealer, Declarer: f.Declarer, Absent: f.Absent}
	switch {
	case f.Game == "":
		return d, false
	case f.Game == gameAllPass:
		d.Kind, d.Tricks, d.Declarer = preferans.DealAllPass, f.Tricks, -1
		return d, true
	case f.Declarer < 0:
		return d, false
	case f.Game == gameMisere:
		d.Kind, d.Taken = preferans.DealMisere, f.Taken
		return d, true
	}
	d.Kind, d.Level, d.Roles, d.Fast = preferans.DealContract, f.level(), f.Roles, f.Fast
	if !f.known() {
		return d, false
	}
	if len(f.whisters()) > 0 {
		d.Tricks = f.Tricks
	}
	return d, true
}
