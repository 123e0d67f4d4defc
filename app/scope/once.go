package scope

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Once carries a command of a tournament out, but not while Busy says that one is under way: a
// double tap is one tap.
type Once struct {
	Desk       *desk.Desk
	Tournament string
	Busy       *bool
	Failed     func(error) // is told the refusal; nil: a toast tells it
}

// Do carries it out; then is called when it is recorded.
func (o Once) Do(ctx app.Context, c tournament.Command, then func(app.Context, desk.Done)) {
	if *o.Busy {
		return
	}
	*o.Busy = true
	o.Desk.Do(ctx, o.Tournament, c, func(ctx app.Context, done desk.Done) {
		*o.Busy = false
		switch {
		case done.Err == nil:
			then(ctx, done)
		case o.Failed != nil:
			o.Failed(done.Err)
		default:
			fail(ctx, o.Desk, o.Tournament, done.Err)
		}
	})
}

// Unsettled reports whether a refusal waits for a dispute that the journal settles.
func Unsettled(err error) bool { return rules.CodeOf(err) == "merge.unsettled" }

// fail tells a refusal; one that waits for a dispute leads there.
func fail(ctx app.Context, d *desk.Desk, id string, err error) {
	if !Unsettled(err) {
		d.Fail(ctx, err)
		return
	}
	ui.ShowToast(ctx, ui.Toast{Text: d.Err(err), Stays: true, Action: d.T("page.round.toJournal", nil),
		OnAct: func(ctx app.Context) { d.Go(ctx, route.Of(id, "journal")) }})
}
