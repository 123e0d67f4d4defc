package pages

import (
	"slices"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// leftForms are what was typed for the tables of a tournament and not recorded when their
// sheets were put away: two totals over 1000, say, until somebody tells who declared. They
// outlive the screen, not the window.
type leftForms struct {
	forms   map[tournament.TableKey]any // each in its game's own form
	changes int                         // counts what was kept and dropped
}

// leftOf are the forms left at a tournament's tables.
func leftOf(d *desk.Desk, id string) *leftForms { return desk.Draft[leftForms](d, id) }

// taken is the form that was left at a table.
func taken[F any](l *leftForms, k tournament.TableKey) (F, bool) {
	form, ok := l.forms[k].(F)
	return form, ok
}

// nextOf is the field where typing goes on in a form that was left: the first empty one,
// else where it was.
func nextOf(values []string, at int) int {
	if i := slices.Index(values, ""); i >= 0 {
		return i
	}
	return at
}

func (l *leftForms) keep(k tournament.TableKey, form any) {
	if l.forms == nil {
		l.forms = map[tournament.TableKey]any{}
	}
	l.forms[k] = form
	l.changes++
}

func (l *leftForms) drop(k tournament.TableKey) {
	if _, ok := l.forms[k]; ok {
		delete(l.forms, k)
		l.changes++
	}
}

// leave keeps the form of a sheet that goes away, also by the browser's Back, where there
// is something to keep: typed is false for an empty form and for one that was recorded. What
// changes a recorded result isn't kept: it would look like the result that counts.
func (t tableSheet) leave(form any, typed bool) {
	l := leftOf(t.Desk, t.Tournament)
	if s := t.state(); !typed || s == nil || s.TableOf(t.Key) == nil || s.Current(t.Key) != nil {
		l.drop(t.Key)
		return
	}
	l.keep(t.Key, form)
}

// leftQuestion is what a form that was left still asks: what is wrong with its result, or
// that it is only to be recorded.
func leftQuestion(d *desk.Desk, full bool, err error) string {
	switch {
	case !full:
		return d.T("page.result.left.half", nil)
	case err != nil:
		return d.Err(err)
	}
	return d.T("page.result.left.ready", nil)
}

// scoreTyped is what the regulation makes of a result that isn't recorded: it is read as if
// from a file, so that nothing is taken that a file couldn't hold.
func scoreTyped(s *tournament.State, k tournament.TableKey, r rules.Result) (score rules.TableScore, err error) {
	params, ctx := s.Context(k)
	parsed, err := s.Rule.ReadResult(r.Canonical())
	if err == nil {
		score, err = s.Rule.Score(params, ctx, parsed)
	}
	return score, err
}
