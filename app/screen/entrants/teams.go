package entrants

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/paste"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// oneWriting are the entrants whose team is written as hardly anybody of it has it, or
// means none, with what it should be. Such lists come from another device, from a file or
// from a program that took every writing for a team of its own; the seating would keep
// apart those who are no team-mates, and seat those together who are.
func oneWriting(s *tournament.State) (all tournament.All, changes [][2]string) {
	keys := make([]string, len(s.Entrants))
	count, usual := map[string]int{}, map[string]string{}
	for i, e := range s.Entrants {
		if keys[i] = teamKey(e.Team); e.Team != "" {
			count[e.Team]++
		}
	}
	for i, e := range s.Entrants {
		// The most usual writing, among equals the one registered first.
		if best, ok := usual[keys[i]]; !ok || count[e.Team] > count[best] {
			usual[keys[i]] = e.Team
		}
	}
	for i, e := range s.Entrants {
		want := usual[keys[i]]
		if paste.NoTeam(e.Team) {
			want = ""
		}
		if want == e.Team {
			continue
		}
		person := tournament.PersonOf(e)
		person.Team = want
		all = append(all, tournament.EntrantEdited{Entrant: e.ID, Person: person})
		if c := [2]string{e.Team, want}; !slices.Contains(changes, c) {
			changes = append(changes, c)
		}
	}
	return all, changes
}

// teamsNote offers to write teams in one way, where they aren't.
func (p *Entrants) teamsNote(s *tournament.State) app.UI {
	if s.Finished || !s.Rule.Info().Teams {
		return nil
	}
	_, changes := oneWriting(s)
	if len(changes) == 0 {
		return nil
	}
	said := make([]string, len(changes))
	for i, c := range changes {
		if c[1] == "" {
			c[1] = p.t("teams.none", nil)
		}
		said[i] = c[0] + " → " + c[1]
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconUsers, Text: p.t("teams", rules.Args{"names": strings.Join(said, "; ")}), Action: p.t("teams.do", nil), OnClick: p.writeTeams}
}

func (p *Entrants) writeTeams(ctx app.Context) {
	all, _ := oneWriting(p.Desk.Book(p.Route.Tournament).State)
	if len(all) == 0 { // a second tap
		return
	}
	scope.Once{Desk: p.Desk, Tournament: p.Route.Tournament, Busy: &p.busy}.Do(ctx, all, func(ctx app.Context, done desk.Done) {
		p.Desk.Saved(ctx, p.Route.Tournament, done, p.t("teams.done", nil), "")
	})
}
