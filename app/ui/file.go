package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// File is what a person picked, dropped or shared.
type File struct {
	Name string
	Data []byte
	// Failed: the browser couldn't read it, or it is over MaxFile.
	Failed bool
}

// MaxFile is the largest file that is read, in bytes.
const MaxFile = 64 << 20

// Download saves a file through the browser: mime is "application/json", "text/csv" ….
func Download(name, mime string, data []byte) {
	if app.IsServer {
		return
	}
	doc := app.Window().Get("document")
	url := app.Window().Get("URL").Call("createObjectURL", blob("Blob", data, mime))
	a := doc.Call("createElement", "a")
	a.Set("href", url)
	a.Set("download", name)
	a.Call("click")
	// the browser needs the address until it has begun to save
	var later app.Func
	later = Listener(func([]app.Value) {
		app.Window().Get("URL").Call("revokeObjectURL", url)
		later.Release()
	})
	app.Window().Call("setTimeout", later, 60_000)
}

func blob(kind string, data []byte, mime string, name ...any) app.Value {
	bytes := app.Window().Get("Uint8Array").New(len(data))
	app.CopyBytesToJS(bytes, data)
	args := append([]any{[]any{bytes}}, name...)
	return app.Window().Get(kind).New(append(args, map[string]any{"type": mime})...)
}

// CanShare reports whether the phone's share sheet takes files.
func CanShare() bool {
	nav := app.Window().Get("navigator")
	if app.IsServer || !nav.Get("share").Truthy() || !nav.Get("canShare").Truthy() {
		return false
	}
	return nav.Call("canShare", map[string]any{"files": []any{blob("File", []byte("{}"), "application/json", "a.json")}}).Truthy()
}

// Share gives a file to the phone's share sheet; ok is false where that isn't possible or
// the person went back. Call it from a handler: the browser asks for a tap.
func Share(ctx app.Context, name, mime string, data []byte, done func(ctx app.Context, ok bool)) {
	end := dispatchTo(ctx, done)
	if !CanShare() {
		end(nil, false)
		return
	}
	file := blob("File", data, mime, name)
	settle(app.Window().Get("navigator").Call("share", map[string]any{"files": []any{file}, "title": name}), end)
}

// Copy puts a text on the clipboard.
func Copy(ctx app.Context, text string, done func(ctx app.Context, ok bool)) {
	end := dispatchTo(ctx, done)
	board := app.Window().Get("navigator").Get("clipboard")
	if !board.Truthy() {
		end(nil, false)
		return
	}
	settle(board.Call("writeText", text), end)
}

// PickFile asks for a file; accept is ".json,.sudya" or "". picked is not called if the
// person goes back.
func PickFile(ctx app.Context, accept string, picked func(ctx app.Context, f File)) {
	in := app.Window().Get("document").Call("createElement", "input")
	in.Set("type", "file")
	in.Set("accept", accept)
	var change app.Func
	change = Listener(func([]app.Value) {
		if files := in.Get("files"); files.Length() > 0 {
			readFile(ctx, files.Index(0), picked)
		}
		change.Release()
	})
	in.Call("addEventListener", "change", change)
	in.Call("click")
}

// TakeShared takes the files that the phone's share sheet or the desktop handed to the
// program; each is given once.
func TakeShared(ctx app.Context, picked func(ctx app.Context, f File)) {
	if !app.Window().Get("sudyaTakeShared").Truthy() {
		return
	}
	settle(app.Window().Call("sudyaTakeShared"), func(v app.Value, ok bool) {
		if !ok {
			return
		}
		for i := range v.Length() {
			f := File{Name: v.Index(i).Get("name").String(), Data: []byte(v.Index(i).Get("text").String())}
			ctx.Dispatch(func(ctx app.Context) { picked(ctx, f) })
		}
	})
}

func readFile(ctx app.Context, f app.Value, read func(ctx app.Context, f File)) {
	name := f.Get("name").String()
	give := func(file File) { ctx.Dispatch(func(ctx app.Context) { read(ctx, file) }) }
	if f.Get("size").Float() > MaxFile {
		give(File{Name: name, Failed: true})
		return
	}
	settle(f.Call("arrayBuffer"), func(v app.Value, ok bool) {
		if !ok {
			give(File{Name: name, Failed: true})
			return
		}
		bytes := app.Window().Get("Uint8Array").New(v)
		data := make([]byte, bytes.Length())
		app.CopyBytesToGo(data, bytes)
		give(File{Name: name, Data: data})
	})
}

// Drop is a place to drop a file on, around a part of a page.
type Drop struct {
	app.Compo

	Body   []app.UI
	OnFile func(ctx app.Context, f File)

	over bool
}

// Render draws the place.
func (d *Drop) Render() app.UI {
	return app.Div().Class(classes("drop", when(d.over, "is-over"))).OnDragOver(d.drag).OnDragLeave(d.leave).OnDrop(d.drop).Body(d.Body...)
}

func (d *Drop) drag(_ app.Context, e app.Event) {
	e.PreventDefault() // without it the browser opens the file instead of dropping it
	d.over = true
}

func (d *Drop) leave(app.Context, app.Event) { d.over = false }

func (d *Drop) drop(ctx app.Context, e app.Event) {
	e.PreventDefault()
	d.over = false
	if files := e.Get("dataTransfer").Get("files"); files.Truthy() && files.Length() > 0 && d.OnFile != nil {
		readFile(ctx, files.Index(0), d.OnFile)
	}
}

// Print opens the browser's print dialog.
func Print() { app.Window().Call("print") }
