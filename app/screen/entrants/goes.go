package entrants

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// toReplace is the round in which somebody could be replaced now: the one that is drafted or
// on, else the next.
func toReplace(s *tournament.State) int {
	if last := s.LastRound(); last != nil && !last.Closed {
		return last.Number
	}
	return len(s.Rounds) + 1
}

// replaceable are those who may be replaced by an eliminated one now (belote V.4): before the
// next round is seated, too.
func replaceable(s *tournament.State) []rules.EntrantID {
	if s.Finished || len(s.Rounds) == 0 {
		return nil
	}
	n := toReplace(s)
	list := s.ThroughBefore(n)
	if n > len(s.Rounds) {
		plan, err := s.Plan()
		if err != nil {
			return nil
		}
		list = plan.Through
	}
	for _, id := range list {
		_, err := s.Rule.Substitutes(&s.History, n, id)
		switch rules.CodeOf(err) {
		case "belote.substitute.played", "belote.substitute.out": // of this one: ask for the next
			continue
		case "":
			if err == nil && anySubstitute(s, n, id) {
				return list
			}
		}
		return nil
	}
	return nil
}

func anySubstitute(s *tournament.State, n int, id rules.EntrantID) bool {
	list, err := s.Rule.Substitutes(&s.History, n, id)
	return err == nil && len(list) > 0
}

// goings are the ways in which an entrant stops playing, of those that are open to it now.
func (p *entrantSheet) goings(s *tournament.State) []scope.EntrantAct {
	e := s.Entrant(p.Entrant)
	var list []scope.EntrantAct
	if slices.Contains(ahead.MayRefuse(s), e.ID) {
		list = append(list, scope.ActRefuse)
	}
	if skipAct(s, e) == string(scope.ActSkip) {
		list = append(list, scope.ActSkip)
	}
	if len(p.substitutes(s)) > 0 && slices.Contains(replaceable(s), e.ID) {
		list = append(list, scope.ActReplace)
	}
	if e.Leave == nil {
		list = append(list, scope.ActWithdraw, scope.ActExclude)
	}
	return list
}

// what asks how the entrant stops playing; nil where there is nothing to choose.
func (p *entrantSheet) what(s *tournament.State) app.UI {
	list := p.goings(s)
	if !slices.Contains(list, p.act()) || len(list) < 2 {
		return nil
	}
	choices := make([]ui.Choice, len(list))
	for i, a := range list {
		choices[i] = ui.Choice{Value: string(a), Text: p.t("act."+string(a), nil)}
	}
	return &ui.Radio{ID: "what", Label: p.t("what", nil), Look: ui.Chips, Value: string(p.act()), Choices: choices, OnPick: p.turn}
}

// act is what is being done: what the address asks for, or another way chosen in the sheet.
func (p *entrantSheet) act() scope.EntrantAct {
	if p.as != scope.ActNone {
		return p.as
	}
	return p.Act
}

func (p *entrantSheet) turn(_ app.Context, act string) {
	p.typed()
	p.as = scope.EntrantAct(act)
	p.round(p.state())
}
