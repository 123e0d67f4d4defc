package entrants

import (
	"strings"
	"unicode"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/paste"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// roll finds who is on the list already, however names and teams are written.
type roll struct {
	desk   *desk.Desk
	people []enrolled
	whole  map[string]int    // players and team → index in people
	turned map[string]int    // a pair in the other order
	names  map[string][]int  // a name → those who have it
	teams  map[string]string // how a team was written first
}

// enrolled is somebody on the list, or on a list that is about to be recorded: then number is 0.
type enrolled struct {
	number int
	person tournament.Person
}

// rollOf is who is registered; except is somebody who is being edited.
func rollOf(d *desk.Desk, s *tournament.State, except rules.EntrantID) *roll {
	r := &roll{desk: d, whole: map[string]int{}, turned: map[string]int{}, names: map[string][]int{}, teams: map[string]string{}}
	for _, e := range s.Entrants {
		if e.ID != except {
			r.add(enrolled{e.Number, tournament.PersonOf(e)}, e.Leave == nil)
		}
	}
	return r
}

// add puts somebody on the list; who plays no longer may come in another pair.
func (r *roll) add(e enrolled, plays bool) {
	i := len(r.people)
	r.people = append(r.people, e)
	p := e.person
	r.whole[wholeKey(p)] = i
	if team := teamKey(p.Team); team != "" && r.teams[team] == "" {
		r.teams[team] = p.Team
	}
	if len(p.Players) == 2 {
		r.turned[nameKey(p.Players[1])+"\x00"+nameKey(p.Players[0])] = i
	}
	if plays || len(p.Players) == 1 {
		for _, name := range p.Players {
			r.names[nameKey(name)] = append(r.names[nameKey(name)], i)
		}
	}
}

// spelled is a team as the list has it: «москва», «Москва » and «Москва» are one, and «-»
// is none.
func (r *roll) spelled(team string) string {
	team = text.Tidy(team)
	if paste.NoTeam(team) {
		return ""
	}
	if known := r.teams[teamKey(team)]; known != "" {
		return known
	}
	return team
}

// has reports whether the same people of the same team are on the list.
func (r *roll) has(p tournament.Person) bool {
	_, ok := r.whole[wholeKey(p)]
	return ok
}

// doubt says why somebody may be on the list already, "" if nothing speaks for it: the two
// of a pair in the other order, a person in another pair, a player's name with another team.
// It isn't refused, since two people may have one name.
func (r *roll) doubt(p tournament.Person) string {
	for i, name := range p.Players {
		switch {
		case name == "":
			return ""
		case i == 1 && nameKey(name) == nameKey(p.Players[0]):
			return r.desk.T("page.entrants.paste.fault.twins", rules.Args{"name": name})
		}
	}
	if len(p.Players) == 2 {
		if i, ok := r.turned[nameKey(p.Players[0])+"\x00"+nameKey(p.Players[1])]; ok {
			return r.say("turned", "", r.people[i])
		}
	}
	for _, name := range p.Players {
		same := r.names[nameKey(name)]
		switch {
		case len(same) == 0:
		case len(p.Players) == 2:
			return r.say("pair", name, r.people[same[0]])
		default:
			return r.say("player", name, r.people[same[0]])
		}
	}
	return ""
}

func (r *roll) say(key, name string, e enrolled) string {
	args := rules.Args{"number": e.number, "name": name, "entry": personLine(e.person)}
	if e.number == 0 {
		key += ".above"
	}
	return r.desk.T("page.entrants.same."+key, args)
}

// personLine is «Иванов — Петров (Старт)».
func personLine(p tournament.Person) string {
	line := strings.Join(p.Players, "\u00a0— ")
	if p.Team != "" {
		line += " (" + p.Team + ")"
	}
	return line
}

func nameKey(name string) string { return text.Fold(name) }

func wholeKey(p tournament.Person) string {
	keys := make([]string, len(p.Players))
	for i, name := range p.Players {
		keys[i] = nameKey(name)
	}
	return strings.Join(keys, "\x00") + "\x01" + teamKey(p.Team)
}

// teamKey is a team without what people write in one way and in another: capitals, spaces,
// hyphens, quotes.
func teamKey(team string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || strings.ContainsRune(`-–—"«»“”„.`, r) {
			return -1
		}
		return r
	}, text.Fold(team))
}
