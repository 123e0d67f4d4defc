// Package safe starts goroutines that can't take the program with them: a panic in one
// is caught and reported to the error boundary, which shows what is saved and a way on.
//
// Every goroutine of app/ starts here; a defer round go-app's loop doesn't reach them.
package safe

import (
	"fmt"
	"runtime/debug"
	"sync"
)

// Fault is a panic that was caught.
type Fault struct {
	Text  string // what was panicked with
	Stack string // where, for the report that a person may send
}

var boundary struct {
	sync.Mutex
	report func(Fault)
	early  []Fault // before there is a boundary
}

// Catch sets who hears of faults, at once of those that came before. Report is called on
// the goroutine that failed.
func Catch(report func(Fault)) {
	boundary.Lock()
	boundary.report = report
	early := boundary.early
	boundary.early = nil
	boundary.Unlock()
	if report == nil {
		return
	}
	for _, f := range early {
		report(f)
	}
}

// Go runs f on a goroutine of its own.
func Go(f func()) {
	go Do(f)
}

// Do runs f here and reports its panic. It reports whether f came to its end.
func Do(f func()) (ok bool) {
	defer func() {
		if ok {
			return
		}
		if r := recover(); r != nil {
			tell(FaultOf(r))
		}
	}()
	f()
	return true
}

// FaultOf makes a Fault of a recovered value, with the stack of the panic: call it in the
// deferred function.
func FaultOf(recovered any) Fault {
	return Fault{Text: fmt.Sprint(recovered), Stack: string(debug.Stack())}
}

func tell(f Fault) {
	boundary.Lock()
	report := boundary.report
	if report == nil {
		boundary.early = append(boundary.early, f)
	}
	boundary.Unlock()
	if report != nil {
		report(f)
	}
}
