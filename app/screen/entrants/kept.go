package entrants

import (
	"encoding/json"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// entrantTyped is what is being done with an entrant and isn't recorded.
type entrantTyped struct {
	as     scope.EntrantAct // another way of going, chosen in the sheet
	person tournament.Person
	seed   string
	fixed  string
	after  string
	reason string
	told   bool // a withdrawal was announced with the slip
	player int
	name   string
	in     rules.EntrantID

	filled bool
	was    string // the form before anything was typed, as on the disk
	left   *entrantLeft
}

// entrantLeft is the same on the disk. Fields are added, never renamed.
type entrantLeft struct {
	As     scope.EntrantAct  `json:"as,omitempty"`
	Person tournament.Person `json:"person,omitzero"`
	Seed   string            `json:"seed,omitempty"`
	Fixed  string            `json:"fixed,omitempty"`
	After  string            `json:"after,omitempty"`
	Reason string            `json:"reason,omitempty"`
	Told   bool              `json:"told,omitempty"`
	Player int               `json:"player,omitempty"`
	Name   string            `json:"name,omitempty"`
	In     rules.EntrantID   `json:"in,omitempty"`
	Was    string            `json:"was,omitempty"`
}

// DraftKind is the name on the disk.
func (t *entrantTyped) DraftKind() string { return "entrant" }

// form is what stands in the form.
func (t *entrantTyped) form() entrantLeft {
	return entrantLeft{As: t.as, Person: t.person, Seed: t.seed, Fixed: t.fixed, After: t.after, Reason: t.reason, Told: t.told, Player: t.player, Name: t.name, In: t.in}
}

func (l entrantLeft) text() string {
	text, err := json.Marshal(l)
	if err != nil {
		return ""
	}
	return string(text)
}

// MarshalJSON writes what is typed, if anything is.
func (t *entrantTyped) MarshalJSON() ([]byte, error) {
	var l entrantLeft
	switch {
	case t.left != nil:
		l = *t.left
	case t.filled && t.form().text() != t.was:
		l = t.form()
		l.Was = t.was
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it; the sheet takes it if the entrant is as it was.
func (t *entrantTyped) UnmarshalJSON(raw []byte) error {
	var l entrantLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	t.left = &l
	return nil
}

// take takes up what was typed, unless the entrant has changed since.
func (p *entrantSheet) take() {
	p.entrantTyped = desk.Draft[entrantTyped](p.Desk, p.Tournament, string(p.Entrant)+"/"+string(p.Act))
	s := p.state()
	e := s.Entrant(p.Entrant)
	if e == nil || p.filled && p.form().text() != p.was {
		return // an untouched form follows the entrant
	}
	left := p.left
	*p.entrantTyped = entrantTyped{filled: true}
	p.fill(s, e)
	p.was = p.form().text()
	if left == nil || left.Was != p.was || len(left.Person.Players) != len(p.person.Players) || left.Player < 0 || left.Player >= len(e.Players) ||
		left.In != "" && !slices.Contains(p.substitutes(s), left.In) || left.As != scope.ActNone && !left.As.Sheet() {
		return
	}
	p.as, p.person, p.seed, p.fixed, p.after = left.As, left.Person, left.Seed, left.Fixed, left.After
	p.reason, p.told, p.player, p.name, p.in = left.Reason, left.Told, left.Player, left.Name, left.In
}

// giveUp closes the sheet, and what is typed in it is gone.
func (p *entrantSheet) giveUp(ctx app.Context) {
	desk.Forget[entrantTyped](p.Desk, p.Tournament, string(p.Entrant)+"/"+string(p.Act))
	p.OnDone(ctx)
}
