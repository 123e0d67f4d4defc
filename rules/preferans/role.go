package preferans

import "slices"

// Role is what a player was in a contract.
type Role string

const (
	RoleDeclarer Role = "declarer"
	RoleWhist    Role = "whist"
	RolePass     Role = "pass"
	RoleHalf     Role = "half"     // left for half of the whists, on 6 and 7 (7.12)
	RoleReturned Role = "returned" // passed, then took the whist back from the one who left for half
	RoleDealer   Role = "dealer"   // deals and sits out, at a table of four
	RoleAbsent   Role = "absent"   // not yet at the table: three play
)

// Roles are all roles, for forms.
var Roles = []Role{RoleDeclarer, RoleWhist, RolePass, RoleHalf, RoleReturned, RoleDealer, RoleAbsent}

// plays reports whether the role makes the deal one that is played out.
func (r Role) plays() bool { return r == RoleWhist || r == RoleReturned }

// defences are the pairs of roles that two defenders can have, in either order. Half and
// returned exist up to level 7 only (7.12); on 8, 9 and 10 the first who passed may take
// the whist after the other's pass (7.13), which is written as whist and pass.
var defences = [][2]Role{
	{RoleWhist, RoleWhist},
	{RoleWhist, RolePass},
	{RolePass, RolePass},
	{RolePass, RoleHalf},
	{RoleReturned, RoleHalf},
}

// DefenderRoles are the roles that a defender may have on a level, given the role of the
// other one; "" if that isn't known yet. They come in the order in which a form offers them.
func DefenderRoles(level int, other Role) []Role {
	var list []Role
	for _, r := range []Role{RoleWhist, RolePass, RoleHalf, RoleReturned} {
		if other == "" && (level <= halfLevel || r != RoleHalf && r != RoleReturned) || defended(level, r, other) {
			list = append(list, r)
		}
	}
	return list
}

// DealerMayWhist reports whether the dealer of four may whist: both others refused, or one
// refused and the other left for half.
func DealerMayWhist(level int, first, second Role) bool {
	return defended(level, first, second) && slices.Contains([]Role{RolePass, RoleHalf}, first) &&
		slices.Contains([]Role{RolePass, RoleHalf}, second)
}

// defended reports whether two defenders can have these roles on the level.
func defended(level int, first, second Role) bool {
	if level > halfLevel && (halved(first) || halved(second)) {
		return false
	}
	return slices.Contains(defences, [2]Role{first, second}) || slices.Contains(defences, [2]Role{second, first})
}

func halved(r Role) bool { return r == RoleHalf || r == RoleReturned }
