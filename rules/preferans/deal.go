package preferans

import (
	"slices"
	"strconv"

	"github.com/sudya-app/sudya/rules"
)

// DealKind is what was played.
type DealKind string

const (
	DealContract DealKind = "contract"
	DealMisere   DealKind = "misere"
	DealAllPass  DealKind = "allpass" // распасы
)

// nobody is the index of a player who isn't there.
const nobody = -1

// Deal (сдача) is one deal of a party. Players are indices in the listed order, from 0.
type Deal struct {
	Kind     DealKind
	Dealer   int
	Declarer int    // contract, misère; else -1
	Level    int    // contract: 6…10
	Roles    []Role // contract: one for each player
	Tricks   []int  // contract that was played, all-pass: of each player; else nil
	Taken    int    // misère: tricks of the declarer
	Fast     int    // contract: premium for fast tricks, 0…3 (7.20)
	Absent   int    // who hasn't come to the table yet; -1: all are here
}

// sitting is the dealer of four, who sits out; nobody where three play.
func (d Deal) sitting(players int) int {
	if players == 4 && d.Absent == nobody {
		return d.Dealer
	}
	return nobody
}

// played reports whether the contract was played out: somebody whisted.
func (d Deal) played() bool { return slices.ContainsFunc(d.Roles, Role.plays) }

// defenders are the two who play against the declarer, in the listed order.
func (d Deal) defenders(players int) []int {
	var list []int
	for i := range players {
		if i != d.Declarer && i != d.Absent && i != d.sitting(players) {
			list = append(list, i)
		}
	}
	return list
}

// Check refuses a deal that can't be at a table of so many players (3 or 4). The minimum
// contract of all-pass is checked by [Party.Play]. Codes preferans.deal.*, .roles.*,
// .tricks.*; players in the arguments count from 1.
func (d Deal) Check(players int) error {
	if err := checkPlayers(players); err != nil {
		return err
	}
	if err := d.checkPersons(players); err != nil {
		return err
	}
	switch d.Kind {
	case DealContract:
		if d.Level < lowest || d.Level > highest {
			return refuse("preferans.deal.level", "level", rules.Args{"level": d.Level, "min": lowest, "max": highest})
		}
		if d.Fast < 0 || d.Fast > 3 {
			return refuse("preferans.deal.fast", "fast", rules.Args{"fast": d.Fast, "max": 3})
		}
		if err := d.checkRoles(players); err != nil {
			return err
		}
		if d.played() {
			return d.checkTricks(players)
		}
	case DealMisere:
		if d.Taken < 0 || d.Taken > allTricks {
			return refuse("preferans.tricks.range", "tricks", rules.Args{"player": d.Declarer + 1, "tricks": d.Taken, "max": allTricks})
		}
	case DealAllPass:
		return d.checkTricks(players)
	default:
		return refuse("preferans.deal.kind", "kind", rules.Args{"kind": string(d.Kind)})
	}
	return nil
}

func checkPlayers(n int) error {
	if n != 3 && n != 4 {
		return refuse("preferans.players", "players", rules.Args{"players": n})
	}
	return nil
}

// checkPersons checks who deals, who declares and who isn't there.
func (d Deal) checkPersons(players int) error {
	check := func(i int, field string) error {
		if i < 0 || i >= players {
			return refuse("preferans.deal.player", field, rules.Args{"player": i + 1, "players": players})
		}
		if i == d.Absent && field != "absent" {
			return refuse("preferans.deal.absent", field, rules.Args{"player": i + 1})
		}
		return nil
	}
	if d.Absent != nobody {
		if players == 3 {
			return refuse("preferans.deal.absent", "absent", rules.Args{"player": d.Absent + 1})
		}
		if err := check(d.Absent, "absent"); err != nil {
			return err
		}
	}
	if err := check(d.Dealer, "dealer"); err != nil {
		return err
	}
	if d.Kind == DealAllPass {
		return nil
	}
	if err := check(d.Declarer, "declarer"); err != nil {
		return err
	}
	if d.Declarer == d.sitting(players) {
		return refuse("preferans.deal.dealer", "declarer", rules.Args{"player": d.Declarer + 1})
	}
	return nil
}

func (d Deal) checkRoles(players int) error {
	if len(d.Roles) != players {
		return refuse("preferans.roles.count", "roles", rules.Args{"count": len(d.Roles), "want": players})
	}
	sitting := d.sitting(players)
	for i, r := range d.Roles {
		field, args := at("roles", i), rules.Args{"player": i + 1, "role": string(r)}
		switch {
		case !slices.Contains(Roles, r):
			return refuse("preferans.roles.unknown", field, args)
		case i == d.Declarer && r != RoleDeclarer:
			return refuse("preferans.roles.declarer", field, args)
		case i != d.Declarer && r == RoleDeclarer:
			return refuse("preferans.roles.two", field, rules.Args{"player": i + 1, "declarer": d.Declarer + 1})
		case i == sitting && r != RoleDealer && r != RoleWhist:
			return refuse("preferans.roles.dealer", field, args)
		case i != sitting && r == RoleDealer:
			return refuse("preferans.roles.sitting", field, rules.Args{"player": i + 1, "dealer": d.Dealer + 1})
		case (i == d.Absent) != (r == RoleAbsent):
			return refuse("preferans.deal.absent", field, args)
		}
	}
	def := d.defenders(players)
	first, second := d.Roles[def[0]], d.Roles[def[1]]
	if !defended(d.Level, first, second) {
		if d.Level > halfLevel && defended(halfLevel, first, second) {
			return refuse("preferans.roles.half", "roles", rules.Args{"level": d.Level, "max": halfLevel})
		}
		return refuse("preferans.roles.defence", "roles", rules.Args{"first": string(first), "second": string(second)})
	}
	if sitting != nobody && d.Roles[sitting] == RoleWhist && !DealerMayWhist(d.Level, first, second) {
		return refuse("preferans.roles.dealer", at("roles", sitting), rules.Args{"player": sitting + 1, "role": string(RoleWhist)})
	}
	return nil
}

// checkTricks: ten in all. The dealer of four takes none of a contract, unless he whists,
// and at most the talon's two of all-pass.
func (d Deal) checkTricks(players int) error {
	if d.Tricks == nil {
		return refuse("preferans.tricks.missing", "tricks", nil)
	}
	if len(d.Tricks) != players {
		return refuse("preferans.tricks.count", "tricks", rules.Args{"count": len(d.Tricks), "want": players})
	}
	sum := 0
	for i, n := range d.Tricks {
		most := allTricks
		switch {
		case i == d.Absent:
			most = 0
		case i == d.sitting(players) && d.Kind == DealAllPass:
			most = 2
		case i == d.sitting(players) && d.Roles[i] == RoleDealer:
			most = 0
		}
		if n < 0 || n > most {
			return refuse("preferans.tricks.range", at("tricks", i), rules.Args{"player": i + 1, "tricks": n, "max": most})
		}
		sum += n
	}
	if sum != allTricks {
		return refuse("preferans.tricks.sum", "tricks", rules.Args{"sum": sum, "want": allTricks})
	}
	return nil
}

// at names an element of a list in the way of Error.Field.
func at(field string, i int) string { return field + "." + strconv.Itoa(i) }
