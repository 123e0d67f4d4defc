package entrants

import (
	"encoding/json"
	"slices"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules/tournament"
)

// DraftKind is the name on the disk.
func (t *entrantsTyped) DraftKind() string { return "entrants" }

// MarshalJSON writes what is typed.
func (t *entrantsTyped) MarshalJSON() ([]byte, error) {
	l := table.EntrantsLeft{Pasted: t.pasted}
	if t.person.Team != "" || slices.ContainsFunc(t.person.Players, func(name string) bool { return name != "" }) {
		l.Person = &t.person
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it.
func (t *entrantsTyped) UnmarshalJSON(raw []byte) error {
	var l table.EntrantsLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	if l.Person != nil {
		if len(l.Person.Players) > 2 {
			return scope.ErrForm
		}
		t.person = tournament.Person{Players: l.Person.Players, Team: l.Person.Team}
	}
	t.pasted = l.Pasted
	return nil
}
