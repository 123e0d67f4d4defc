package scope

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
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
			d.Fail(ctx, done.Err)
		}
	})
}
