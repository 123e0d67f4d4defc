package table

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TableSheet is what the sheet over a round is given: the table whose result is entered,
// corrected or looked at.
type TableSheet struct {
	Desk       *desk.Desk
	Version    int
	Tournament string
	Key        tournament.TableKey
	Opening    int    // counts the openings: a table that is opened again has a new form
	OnClose    ui.Act // put away without recording
	OnDone     ui.Act // recorded: on to the next table
}

// FormID makes another table's form a new one, and that of another opening.
func (t TableSheet) FormID() string {
	return "result-" + t.Key.Seating + "-" + strconv.Itoa(t.Key.Table) + "-" + strconv.Itoa(t.Opening)
}

// Spot is the table as a form sees it.
func (t TableSheet) Spot() Spot {
	return Spot{State: t.State(), Key: t.Key, Now: t.Desk.Now(), Lang: t.Desk.Lang()}
}

func (t TableSheet) State() *tournament.State { return t.Desk.Book(t.Tournament).State }

func (t TableSheet) Table() *rules.Table { return t.State().TableOf(t.Key) }

func (t TableSheet) Round() *rules.Round { return t.State().Seated(t.Key.Seating) }

// TableGame is how a game's tables look while a round is on.
type TableGame struct {
	// Form is the form of a table, with the result that stands; nil for none.
	Form func(at Spot, standing rules.Result) Form
	// Unpack reads a form that was written with what is typed in it.
	Unpack func(raw []byte) (Form, error)
	// Line writes a result's numbers in a line, as a judge says them: «1012 : 640».
	Line func(lang text.Lang, r rules.Result) string
	// Words tell a result of the table's history; Line, where there are none.
	Words func(at Spot, r rules.Result) string
	// RulingDeal is what a remedy writes for the deal, with what is typed of it by the IDs of its
	// fields; nil where it writes nothing. Without it no remedy does.
	RulingDeal func(at RulingSpot, typed map[string]string) *RulingDeal
	// Beside are parts of the sheet that aren't the form's: decisions that are kept apart.
	Beside func(of TableSheet, form Form) []app.UI
	// sides are keys of the short names of the seats, «НЗ»; without them seats have none.
	Sides []string
	// whists is a seat's number in the game's own terms on a table's card; "" for none.
	Whists func(d *desk.Desk, result rules.Result, score *rules.TableScore, seat int) string
	// note is what is special about a result: «не доиграна».
	Note func(d *desk.Desk, t *rules.Table) string
	// kept compares the table's score sheet with its result.
	Kept KeptSheet
	// presence: the game has a screen of who came to the round.
	Presence bool
	// skips: an entrant may say beforehand that it skips a round.
	Skips bool
}

// TableGames by regulation; a game adds itself in the init of its own file.
var TableGames = map[string]TableGame{}

// TableLines are the seats of a table with its result; before there is one, with what has
// been typed.
func TableLines(d *desk.Desk, s *tournament.State, r *rules.Round, t *rules.Table, typed rules.Result) []ui.Line {
	game := TableGames[s.Regulation]
	lines := make([]ui.Line, len(t.Seats))
	for i, id := range t.Seats {
		l := ui.Line{Who: scope.NameIn(d, s, id, r.Number)}
		if i < len(game.Sides) {
			l.Side = d.T(game.Sides[i], nil)
		}
		if e := s.Entrant(id); e != nil {
			l.Team = e.Team
		}
		switch {
		case t.Score != nil && i < len(t.Score.Seats):
			seat := AsCounted(r, id, t.Score.Seats[i])
			l.Points, l.Win = text.Signed(d.Lang(), seat.Points), seat.Win
			if game.Whists != nil {
				l.Whists = game.Whists(d, t.Result, t.Score, i)
			}
		case typed != nil:
			l.Points = "?"
			if game.Whists != nil {
				l.Whists = game.Whists(d, typed, nil, i)
			}
		}
		lines[i] = l
	}
	return lines
}

// AsCounted is a seat's score as the standing counts it: a missed round that the judge has
// waived costs nothing (preferans 3.5).
func AsCounted(r *rules.Round, id rules.EntrantID, seat rules.SeatScore) rules.SeatScore {
	if seat.Kind == rules.KindAbsent && r.Absences[id].Waived {
		seat.Points = 0
	}
	return seat
}
