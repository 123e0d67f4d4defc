package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// GameView is what a game shows in its own way in standings, on paper and on the board.
type GameView struct {
	Wins    bool   // a column of wins
	Diff    string // key of the title over the whists or the difference
	Numbers string // key of the title over a result in the game's own numbers
	Facts   string // key of what the two numbers on the board are
	Sides   bool   // the seats of a table have names: Норд–Зюйд, Ост–Вест
	Afresh  bool   // points aren't carried into the final (belote II.3)
	// gap is the difference of a table's result, never negative; false for a table that
	// wasn't played.
	Gap func(t *rules.Table) (rules.Sixth, bool)
	// result is a table's result as the seat saw it, in the game's own numbers, and what
	// was special about it: «марс», «не доиграна».
	Result func(d *desk.Desk, t *rules.Table, seat int) (numbers, note string)
	// decided is what of a result the judge decided rather than typed; "" if nothing.
	Decided func(d *desk.Desk, result rules.Result, name func(seat int) string) string
	// deal tells a deal of a score sheet in a line; names by seat, none of them where nobody
	// sits. "" if it can't be read.
	Deal func(d *desk.Desk, params rules.Params, names []string, raw []byte) string
	// Late reports whether it counts that an entrant came so many seconds after the start was
	// announced; without it every second does.
	Late func(p rules.Params, seconds int) bool
	// slip is what a slip of a round of that stage has below its head.
	Slip func(d *desk.Desk, s *tournament.State, stage rules.Stage, names []string) []app.UI
}

// GameViews by regulation; a game adds itself in the init of its own file.
var GameViews = map[string]GameView{}

// ViewOf is the view of a tournament's game; what the game leaves out says nothing.
func ViewOf(s *tournament.State) GameView {
	v := GameViews[s.Regulation]
	if v.Gap == nil {
		v.Gap = func(*rules.Table) (rules.Sixth, bool) { return 0, false }
	}
	if v.Result == nil {
		v.Result = func(*desk.Desk, *rules.Table, int) (numbers, note string) { return "", "" }
	}
	if v.Decided == nil {
		v.Decided = func(*desk.Desk, rules.Result, func(seat int) string) string { return "" }
	}
	if v.Deal == nil {
		v.Deal = func(*desk.Desk, rules.Params, []string, []byte) string { return "" }
	}
	if v.Slip == nil {
		v.Slip = func(*desk.Desk, *tournament.State, rules.Stage, []string) []app.UI { return nil }
	}
	if v.Late == nil {
		v.Late = func(_ rules.Params, seconds int) bool { return seconds > 0 }
	}
	return v
}
