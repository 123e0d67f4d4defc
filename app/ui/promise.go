package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// settle calls done once when a browser's promise is kept (ok) or broken, on the
// browser's goroutine: whoever changes the page dispatches.
func settle(promise app.Value, done func(v app.Value, ok bool)) {
	var kept, broken app.Func
	end := func(ok bool) func([]app.Value) {
		return func(args []app.Value) {
			v := app.Undefined()
			if len(args) > 0 {
				v = args[0]
			}
			kept.Release()
			broken.Release()
			done(v, ok)
		}
	}
	kept, broken = Listener(end(true)), Listener(end(false))
	promise.Call("then", kept, broken)
}

// dispatchTo wraps done so that it runs on the page's goroutine.
func dispatchTo(ctx app.Context, done func(ctx app.Context, ok bool)) func(app.Value, bool) {
	return func(_ app.Value, ok bool) {
		ctx.Dispatch(func(ctx app.Context) {
			if done != nil {
				done(ctx, ok)
			}
		})
	}
}
