//go:build js && wasm

// Command app is the browser's main: package app inside the error boundary. It must
// never name go-app's Handler: that would bring an HTTP server and TLS into the wasm.
package main

import (
	"fmt"
	"runtime/debug"
	"syscall/js"

	"github.com/sudya-app/sudya/app"
)

func main() {
	defer boundary()
	app.Main()
}

// boundary turns a panic of a handler or a Render, which run on this goroutine, into the
// screen of web/rescue.js. Other goroutines start through app/safe.
func boundary() {
	if reason := recover(); reason != nil {
		js.Global().Call("sudyaRescue", fmt.Sprintf("%v\n\n%s", reason, debug.Stack()))
	}
}
