package scope

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Once carries a command of a tournament out, but not while busy says that one is under way:
// a double tap is one tap. then is called when it is recorded, failed with the refusal; if
// failed is nil a toast tells it.
func Once(ctx app.Context, d *desk.Desk, id string, busy *bool, c tournament.Command, failed func(error), then func(app.Context, desk.Done)) {
	if *busy {
		return
	}
	*busy = true
	d.Do(ctx, id, c, func(ctx app.Context, done desk.Done) {
		*busy = false
		switch {
		case done.Err == nil:
			then(ctx, done)
		case failed != nil:
			failed(done.Err)
		default:
			fail(ctx, d, id, done.Err)
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
