package table

import (
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

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

// ScoreTyped is what the regulation makes of a result that isn't recorded: it is read as if
// from a file, so that nothing is taken that a file couldn't hold.
func ScoreTyped(s *tournament.State, k tournament.TableKey, r rules.Result, full bool) Typed {
	t := Typed{Result: r, Raw: r.Canonical(), Full: full}
	params, ctx := s.Context(k)
	parsed, err := s.Rule.ReadResult(t.Raw)
	if err == nil {
		t.Score, err = s.Rule.Score(params, ctx, parsed)
	}
	t.Err = err
	return t
}
