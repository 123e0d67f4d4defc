package table

import (
	"time"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Form is what is typed of a table's result, whatever the game: a value that knows what it asks
// for. It sees its table in a [Spot] and answers to a touch with the form that follows; a window
// or a browser it never sees, so that a test plays it natively. JSON writes and reads it.
type Form interface {
	// Update is the form after a touch, with what else the touch does.
	Update(at Spot, m Msg) (Form, Effect)
	// Result is what is typed, in the regulation's form; full reports whether nothing is missing.
	Result(at Spot) (r rules.Result, full bool)
	// Score is the result with what the regulation makes of it.
	Score(at Spot) Typed
	// View is what there is to draw.
	View(at Spot, typed Typed) View
	// Touched reports whether there is something in it to be kept.
	Touched(at Spot) bool
	// Resumed is the form as it opens again after it was left.
	Resumed(at Spot) Form
	// Left is what it still asks where it was left, "" for nothing; shown reports whether its
	// numbers can be told meanwhile.
	Left(at Spot, typed Typed) (question string, shown bool)
	// Words are what is typed, seat by seat, for a person to read.
	Words(names []string) []string
}

// Spot is a table as a form sees it: what the log tells, the time and the language. Nobody
// changes the state through it.
type Spot struct {
	State *tournament.State
	Key   tournament.TableKey
	Now   time.Time
	Lang  text.Lang
}

// T is a sentence in the language of the screens.
func (at Spot) T(key string, args rules.Args) string { return text.T(at.Lang, key, args) }

// Err is the sentence of a refusal.
func (at Spot) Err(err error) string { return text.Err(at.Lang, err) }

func (at Spot) Table() *rules.Table { return at.State.TableOf(at.Key) }

func (at Spot) Round() *rules.Round { return at.State.Seated(at.Key.Seating) }

// Params are the parameters that count for the round.
func (at Spot) Params() rules.Params {
	p, _ := at.State.Context(at.Key)
	return p
}

// Old is the result that counts for the table, or nil.
func (at Spot) Old() *tournament.Entry { return at.State.Current(at.Key) }

// Name is who sits there, under the name of the round.
func (at Spot) Name(seat int) string {
	return scope.Called(at.Lang, at.State, at.Table().Seats[seat], at.Round().Number)
}

// Done is what a person does to a form.
type Done string

const (
	Press Done = "press" // a key of the pad, in Msg.Text
	Type  Done = "type"  // a field has the text
	Focus Done = "focus" // a field is gone to
	Pick  Done = "pick"  // of a question, by the answer's value
	Push  Done = "push"  // a chip, a tick, a button, a command of the menu: its ID is the field
)

// Msg is one touch: what was done to which part, by its ID.
type Msg struct {
	Done  Done
	Field string
	Text  string
}

// Effect is what a touch does besides changing the form.
type Effect struct {
	Focus   string             // the field that takes the focus
	Command tournament.Command // carried out at once
	Said    string             // once it is
	Then    Msg                // and what the form is told then
	Close   bool               // and the sheet is put away
}

// Typed is what stands in a form: scored and written once a change, however much of the sheet
// asks for it.
type Typed struct {
	Result rules.Result
	Raw    []byte // as it would be recorded
	Score  rules.TableScore
	Full   bool  // nothing is missing
	Err    error // what the regulation refuses
}

// Ready reports whether it can be a result.
func (t Typed) Ready() bool { return t.Full && t.Err == nil }

// Scored is what the regulation makes of a result that isn't recorded: it is read as if from a
// file, so that nothing is taken that a file couldn't hold.
func (at Spot) Scored(r rules.Result, full bool) Typed {
	t := Typed{Result: r, Raw: r.Canonical(), Full: full}
	params, ctx := at.State.Context(at.Key)
	parsed, err := at.State.Rule.ReadResult(t.Raw)
	if err == nil {
		t.Score, err = at.State.Rule.Score(params, ctx, parsed)
	}
	t.Err = err
	return t
}

// LeftAsks is what a form that was left asks in every game: what is missing, what is wrong with
// its result, or only to be recorded.
func (at Spot) LeftAsks(typed Typed) string {
	switch {
	case !typed.Full:
		return at.T("page.result.left.half", nil)
	case typed.Err != nil:
		return at.Err(typed.Err)
	}
	return at.T("page.result.left.ready", nil)
}
