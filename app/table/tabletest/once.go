package tabletest

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
)

// counting is a regulation that counts what it is asked.
type counting struct {
	rules.Regulation
	scored, read int
}

func (c *counting) Score(p rules.Params, ctx rules.TableContext, r rules.Result) (rules.TableScore, error) {
	c.scored++
	return c.Regulation.Score(p, ctx, r)
}

func (c *counting) ReadResult(raw []byte) (rules.Result, error) {
	c.read++
	return c.Regulation.ReadResult(raw)
}

// ScoredOnce checks that a drawing of a filled form scores its result once, and reads it once
// at most, however many parts of the sheet tell of it.
func ScoredOnce(t *testing.T, b *screentest.Bench, id string, form app.Composer) {
	t.Helper()
	s := b.Desk.Book(id).State
	c := &counting{Regulation: s.Rule}
	s.Rule = c
	defer func() { s.Rule = c.Regulation }()
	app.HTMLString(form.Render())
	if c.scored != 1 || c.read > 1 {
		t.Errorf("a drawing scores %d times and reads %d times", c.scored, c.read)
	}
}
