package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// gameView is what a game shows in its own way in standings, on paper and on the board.
type gameView struct {
	wins    bool   // a column of wins
	diff    string // key of the title over the whists or the difference
	numbers string // key of the title over a result in the game's own numbers
	facts   string // key of what the two numbers on the board are
	sides   bool   // the seats of a table have names: Норд–Зюйд, Ост–Вест
	afresh  bool   // points aren't carried into the final (belote II.3)
	// gap is the difference of a table's result, never negative; false for a table that
	// wasn't played.
	gap func(t *rules.Table) (rules.Sixth, bool)
	// result is a table's result as the seat saw it, in the game's own numbers, and what
	// was special about it: «марс», «не доиграна».
	result func(d *desk.Desk, t *rules.Table, seat int) (numbers, note string)
	// decided is what of a result the judge decided rather than typed; "" if nothing.
	decided func(d *desk.Desk, result rules.Result, name func(seat int) string) string
	// deal tells a deal of a score sheet in a line; names by seat, none of them where nobody
	// sits. "" if it can't be read.
	deal func(d *desk.Desk, params rules.Params, names []string, raw []byte) string
	// slip is what a slip of a round of that stage has below its head.
	slip func(d *desk.Desk, s *tournament.State, stage rules.Stage, names []string) []app.UI
}

// gameViews by regulation; a new game adds a line.
var gameViews = map[string]gameView{
	"belote-pairs":     beloteView,
	"preferans-almaty": preferansView,
	"domino-1x1":       dominoView,
}

func viewOf(s *tournament.State) gameView { return gameViews[s.Regulation] }
