// Package desk is the command loop of the window: what every screen gets from the root
// component. It keeps the open tournaments, carries commands out through app/session
// (decide, write to disk, only then apply), and tells the screens that something changed.
//
// All methods are called on the UI goroutine; those that wait take a continuation, which
// runs there too. Work is started from the root's context, so that it goes on when the screen
// that asked for it is left.
//
// A screen is drawn from d.Book(id).State and changes it only by commands:
//
//	d.Do(ctx, id, tournament.RoundPublished{Seating: s}, func(ctx app.Context, done desk.Done) {
//		if done.Err != nil {
//			d.Fail(ctx, done.Err)
//			return
//		}
//		d.Toast(ctx, desk.Toast{Text: d.T("page.seating.published", nil), Undo: done.Undo(id)})
//	})
package desk
