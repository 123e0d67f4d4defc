package tournament

import (
	"slices"
	"strings"

	"github.com/sudya-app/sudya/rules"
)

// Person is what is typed of an entrant.
type Person struct {
	Players  []string `json:"players"`
	Team     string   `json:"team,omitzero"`
	Category string   `json:"category,omitzero"`
	External string   `json:"external,omitzero"`
	Seed     int      `json:"seed,omitzero"`
	Fixed    int      `json:"fixed,omitzero"` // the table to keep
}

func (p Person) valid(s *State) error {
	want := 1
	if s.Rule.Info().Unit == rules.UnitPair {
		want = 2
	}
	if len(p.Players) != want {
		return refuse("entrant.players", "players", rules.Args{"count": len(p.Players), "want": want})
	}
	for i, name := range p.Players {
		field := "players." + string(rune('0'+i))
		if strings.TrimSpace(name) == "" {
			return refuse("entrant.name", field, nil)
		}
		if name != strings.TrimSpace(name) || strings.Contains(name, "\n") {
			return refuse("entrant.space", field, nil)
		}
		if err := checkText(field, name, maxName); err != nil {
			return err
		}
	}
	for field, text := range map[string]string{"team": p.Team, "category": p.Category, "external": p.External} {
		if err := checkText(field, text, maxName); err != nil {
			return err
		}
	}
	if p.Seed < 0 || p.Seed > 9999 || p.Fixed < 0 || p.Fixed > 9999 {
		return refuse("entrant.number", "seed", rules.Args{"max": 9999})
	}
	return nil
}

// same reports whether two entries are the same people of the same team. Two different
// people may have one name: then the team or a mark in the name tells them apart.
func (p Person) same(e *rules.Entrant) bool {
	return sameTeam(p.Team, e.Team) && slices.EqualFunc(p.Players, e.Players, sameName)
}

// EntrantRegistered enters a pair or a player; the event's id is the entrant's id.
type EntrantRegistered struct {
	Person Person `json:"person"`
	Late   int    `json:"late,omitzero"` // first round to play, for who comes after the start
	// What lateness costs, as the regulation said when the judge let them in; signed.
	Points rules.Half `json:"points,omitzero"`
	Whists int        `json:"whists,omitzero"`
}

// EntrantEdited replaces what was typed.
type EntrantEdited struct {
	Entrant rules.EntrantID `json:"entrant"`
	Person  Person          `json:"person"`
}

// EntrantDeleted takes an entrant off the list before round 1 is seated.
type EntrantDeleted struct {
	Entrant rules.EntrantID `json:"entrant"`
}

// PlayerReplaced puts another player into a pair (belote V.1).
type PlayerReplaced struct {
	Entrant rules.EntrantID `json:"entrant"`
	Player  int             `json:"player"` // 0 or 1
	Name    string          `json:"name"`
	Reason  string          `json:"reason"`
}

func (EntrantRegistered) Kind() Kind { return KindRegister }
func (EntrantEdited) Kind() Kind     { return KindEdit }
func (EntrantDeleted) Kind() Kind    { return KindDelete }
func (PlayerReplaced) Kind() Kind    { return KindPlayer }

func (EntrantRegistered) Traits() Trait { return MovesField }
func (EntrantEdited) Traits() Trait     { return 0 }
func (EntrantDeleted) Traits() Trait    { return TakesAway }
func (PlayerReplaced) Traits() Trait    { return 0 }

func (b EntrantRegistered) decide(*State, Meta) ([]Body, error) { return itself(b) }
func (b EntrantEdited) decide(*State, Meta) ([]Body, error)     { return itself(b) }
func (b EntrantDeleted) decide(*State, Meta) ([]Body, error)    { return itself(b) }
func (b PlayerReplaced) decide(*State, Meta) ([]Body, error)    { return itself(b) }

func (EntrantRegistered) references(r refs) refs { return r }
func (b EntrantEdited) references(r refs) refs   { return r.entrants(b.Entrant) }
func (b EntrantDeleted) references(r refs) refs  { return r.entrants(b.Entrant) }
func (b PlayerReplaced) references(r refs) refs  { return r.entrants(b.Entrant) }

func (EntrantRegistered) concern(s *State, j *JournalEntry) { j.of(rules.EntrantID(j.ID)) }
func (b EntrantEdited) concern(_ *State, j *JournalEntry)   { j.of(b.Entrant) }
func (b EntrantDeleted) concern(_ *State, j *JournalEntry)  { j.of(b.Entrant) }
func (b PlayerReplaced) concern(_ *State, j *JournalEntry)  { j.of(b.Entrant) }

// MaxEntrants bounds a tournament; the budgets are measured to 5,000.
const MaxEntrants = 9999

func (b EntrantRegistered) check(s *State, _ *Event) error {
	if len(s.Entrants) >= MaxEntrants {
		return refuse("entrant.many", "players", rules.Args{"max": MaxEntrants})
	}
	if b.Late < 0 || b.Late > len(s.Rounds)+1 {
		return refuse("entrant.late", "late", rules.Args{"round": b.Late})
	}
	if err := s.checkPenalty(b.Points, b.Whists); err != nil {
		return err
	}
	return b.Person.valid(s)
}

// guard refuses the same entry twice and registration past the start without its price.
func (b EntrantRegistered) guard(s *State) error {
	for _, e := range s.Entrants {
		if b.Person.same(e) {
			return refuse("entrant.duplicate", "players.0", rules.Args{"name": e.Name(), "number": e.Number})
		}
	}
	if b.Late == 0 && s.started() {
		return refuse("entrant.started", "", nil)
	}
	return checkFine(b.Points, b.Whists)
}

// started reports whether round 1 has been published.
func (s *State) started() bool { return len(s.Rounds) > 0 && s.Rounds[0].Published }

func (b EntrantRegistered) apply(s *State, e *Event) {
	entrant := &rules.Entrant{ID: rules.EntrantID(e.ID), Number: len(s.Entrants) + 1, Joined: max(1, b.Late)}
	b.Person.put(entrant)
	s.Entrants = append(s.Entrants, entrant)
	if b.Points != 0 || b.Whists != 0 {
		s.addFine(FineRecord{ID: e.ID, At: e.At, Device: e.Device, Fine: FineGiven{
			Entrant: entrant.ID, Round: 1, Points: b.Points, Whists: b.Whists, Cause: CauseLate,
		}})
	}
	s.DraftStale = s.Drafted != nil
}

func (p Person) put(e *rules.Entrant) {
	e.Players, e.Team, e.Category, e.External, e.Seed, e.Fixed = p.Players, p.Team, p.Category, p.External, p.Seed, p.Fixed
}

// PersonOf is what was typed of an entrant, for a form.
func PersonOf(e *rules.Entrant) Person {
	return Person{Players: e.Players, Team: e.Team, Category: e.Category, External: e.External, Seed: e.Seed, Fixed: e.Fixed}
}

// RegisterLate registers after the start, with what the regulation makes it cost.
type RegisterLate struct {
	Person Person
}

func (c RegisterLate) decide(s *State, _ Meta) ([]Body, error) {
	late, err := s.Rule.Late(&s.History)
	if err != nil {
		return nil, err
	}
	return []Body{EntrantRegistered{Person: c.Person, Late: late.Joined, Points: late.Points, Whists: late.Whists}}, nil
}

func (b EntrantEdited) check(s *State, _ *Event) error {
	if _, err := s.entrant(b.Entrant, "entrant"); err != nil {
		return err
	}
	return b.Person.valid(s)
}

func (b EntrantEdited) guard(s *State) error {
	for _, e := range s.Entrants {
		if e.ID != b.Entrant && b.Person.same(e) {
			return refuse("entrant.duplicate", "players.0", rules.Args{"name": e.Name(), "number": e.Number})
		}
	}
	return nil
}

func (b EntrantEdited) apply(s *State, _ *Event) {
	b.Person.put(s.Entrant(b.Entrant))
	s.DraftStale = s.Drafted != nil
}

func (b EntrantDeleted) check(s *State, _ *Event) error {
	if _, err := s.entrant(b.Entrant, "entrant"); err != nil {
		return err
	}
	if len(s.Rounds) > 0 {
		return refuse("entrant.seated", "entrant", nil)
	}
	return nil
}

func (b EntrantDeleted) apply(s *State, _ *Event) {
	s.Entrants = slices.DeleteFunc(slices.Clone(s.Entrants), func(e *rules.Entrant) bool { return e.ID == b.Entrant })
	for i, e := range s.Entrants {
		e.Number = i + 1
	}
	s.Refused = slices.DeleteFunc(slices.Clone(s.Refused), func(r rules.Refusal) bool { return r.Entrant == b.Entrant })
	s.unsettled = true
}

func (b EntrantDeleted) takes() string { return string(b.Entrant) }

func (EntrantDeleted) repeats(_ *State, code string) bool { return code == "entrant.unknown" }

func (b PlayerReplaced) check(s *State, _ *Event) error {
	e, err := s.entrant(b.Entrant, "entrant")
	if err != nil {
		return err
	}
	if b.Player < 0 || b.Player >= len(e.Players) {
		return refuse("entrant.player", "player", nil)
	}
	p := PersonOf(e)
	p.Players = slices.Clone(p.Players)
	p.Players[b.Player] = b.Name
	if err := p.valid(s); err != nil {
		return err
	}
	return checkReason("reason", b.Reason)
}

func (b PlayerReplaced) apply(s *State, event *Event) {
	e := s.Entrant(b.Entrant)
	c := PlayerChange{ID: event.ID, PlayerReplaced: b, Before: e.Players, Round: s.lastPlayed(b.Entrant) + 1}
	s.PlayerChanges = append(s.PlayerChanges, c)
	if c.Round > 1 {
		e.Former = append(slices.Clip(e.Former), rules.LineUp{Until: c.Round - 1, Players: c.Before})
	}
	e.Players = slices.Clone(e.Players)
	e.Players[b.Player] = b.Name
}

// PlayerChange is a replacement of a player that counts.
type PlayerChange struct {
	ID string
	PlayerReplaced
	Before []string // the players until then
	Round  int      // the first that the newcomer plays
}

// Out is the player who doesn't play any more.
func (c PlayerChange) Out() string { return c.Before[c.Player] }

// PlayerChange is the change that an event made, or would make if it counted.
func (s *State) PlayerChange(event string, b PlayerReplaced) (PlayerChange, bool) {
	for _, c := range s.PlayerChanges {
		if c.ID == event {
			return c, true
		}
	}
	e := s.Entrant(b.Entrant)
	if e == nil || b.Player < 0 || b.Player >= len(e.Players) {
		return PlayerChange{}, false
	}
	return PlayerChange{ID: event, PlayerReplaced: b, Before: e.Players, Round: s.lastPlayed(b.Entrant) + 1}, true
}

// lastPlayed is the last round that an entrant has played to its end: the round is closed,
// or the table has its result. Who is replaced at a table that still plays leaves the round
// to the newcomer.
func (s *State) lastPlayed(id rules.EntrantID) int {
	n := s.LastClosed()
	if r := s.Running(); r != nil {
		if t, _ := r.SeatOf(id); t != nil && t.Score != nil {
			n = r.Number
		}
	}
	return n
}
