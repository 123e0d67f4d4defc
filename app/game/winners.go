package game

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// prizePlaces is how many places a prize list has.
const prizePlaces = 3

// CategoriesOf are the categories in the order of registration.
func CategoriesOf(s *tournament.State) []string {
	var list []string
	for _, e := range s.Entrants {
		if e.Category != "" && !slices.Contains(list, e.Category) {
			list = append(list, e.Category)
		}
	}
	return list
}

// WinnersOf are the lines of the first places among those of a category; "" is everybody.
// Who shares the last of these places is in the list too; whom the judge has removed isn't,
// unless the tournament lets him keep his place.
func WinnersOf(s *tournament.State, now rules.Standing, category string) []*rules.StandingLine {
	var list []*rules.StandingLine
	for i := range now.Lines {
		l := &now.Lines[i]
		removed := l.Status == rules.StatusRemoved && !s.Params.Bool("removedKeep")
		if e := s.Entrant(l.Entrant); !l.Played || removed || e == nil || category != "" && e.Category != category {
			continue
		}
		if len(list) >= prizePlaces && list[len(list)-1].Place != l.Place {
			break
		}
		list = append(list, l)
	}
	return list
}

func PrizeList(d *desk.Desk, s *tournament.State, now rules.Standing, category string) app.UI {
	var rows []app.UI
	for i, l := range WinnersOf(s, now, category) {
		place := PlaceText(l)
		if category != "" {
			place = strconv.Itoa(i + 1)
		}
		sub := d.T("page.finish.points", rules.Args{"points": l.Points, "diff": text.Signed(d.Lang(), l.Diff)})
		if category != "" {
			sub = d.T("page.finish.overall", rules.Args{"place": PlaceText(l)}) + " · " + sub
		}
		rows = append(rows, ui.Item(app.Span().Class("no").Text(place), scope.NameOf(d, s, l.Entrant), nil, sub))
	}
	return ui.List(rows...)
}
