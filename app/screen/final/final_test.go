package final

import (
	"testing"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
)

// TestWinSpans: what a win leaves open before the last games of a round robin. Points in
// halves, a win is 1, with mars 1.5.
func TestWinSpans(t *testing.T) {
	const win, mars = 2, 3
	for name, c := range map[string]struct {
		points []rules.Half
		open   []duel
		want   [][2]span
	}{
		"the leader is out of reach": {[]rules.Half{12, 0}, []duel{{0, 1}}, [][2]span{{{1, 1}, {2, 2}}}},
		"whoever wins is first":      {[]rules.Half{2, 2, -9, -9}, []duel{{0, 1}}, [][2]span{{{1, 1}, {1, 1}}}},
		"equal points count both ways": {
			[]rules.Half{3, 1, 5}, []duel{{0, 1}}, // 5 or 6 against 5; 3 or 4 against 5 and 1 or 0
			[][2]span{{{1, 2}, {2, 2}}},
		},
		"two games at once": {
			// the last one gets to 0 by mars, where the second falls if it loses so
			[]rules.Half{6, 3, 0, -3}, []duel{{0, 1}, {2, 3}},
			[][2]span{{{1, 1}, {1, 1}}, {{2, 3}, {2, 3}}},
		},
	} {
		got := winSpans(c.points, c.open, win, mars)
		for i := range c.want {
			if got[i] != c.want[i] {
				t.Errorf("%s: game %d: %v, want %v", name, i, got[i], c.want[i])
			}
		}
	}
	if got := winSpans(make([]rules.Half, 8), make([]duel, maxOpenGames+1), win, mars); got != nil {
		t.Errorf("too many games: %v", got)
	}
}

// TestPrizesShareTheLastPlace: who shares the third place is a winner too.
func TestPrizesShareTheLastPlace(t *testing.T) {
	s := screentest.Played(t, "preferans-almaty", 15, 0, 0)
	now := s.Standing(scope.Announced(s))
	for i := range now.Lines {
		now.Lines[i].Place, now.Lines[i].PlaceTo = i+1, i+1
	}
	now.Lines[2].PlaceTo, now.Lines[3].Place, now.Lines[3].PlaceTo = 4, 3, 4
	if got := len(game.WinnersOf(s, now, "")); got != 4 {
		t.Errorf("%d winners, want 4", got)
	}
	s.Entrants[0].Category = "юниоры"
	if got := game.WinnersOf(s, now, "юниоры"); len(got) != 1 || got[0].Entrant != s.Entrants[0].ID {
		t.Errorf("winners of the category: %v", got)
	}
}

// TestNoPrizeForTheRemoved: whom the judge has removed is in no list of prizes, however few
// there are, unless the tournament lets him keep his place.
func TestNoPrizeForTheRemoved(t *testing.T) {
	s := screentest.Played(t, "domino-1x1", 4, 0, 0)
	winner := s.Standing(scope.Announced(s)).Lines[0].Entrant
	s.Entrant(winner).Category = "юниоры"
	s.Entrant(winner).Leave = &rules.Leave{After: scope.Announced(s), Kind: rules.LeaveRemoved}
	in := func(category string) int {
		n := 0
		for _, l := range game.WinnersOf(s, s.Standing(scope.Announced(s)), category) {
			if l.Entrant == winner {
				n++
			}
		}
		return n
	}
	if in("") != 0 || in("юниоры") != 0 {
		t.Error("the removed winner is given a prize")
	}
	s.Params = s.Params.With(rules.Params{"removedKeep": true})
	if in("") != 1 || in("юниоры") != 1 {
		t.Error("who keeps his place keeps the prize")
	}
}
