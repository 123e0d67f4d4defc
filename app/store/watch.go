package store

import (
	"sync"

	"github.com/sudya-app/sudya/app/safe"
)

// watchers hands changes to those who watch, each in a goroutine of its own, so that a
// slow one holds up neither the writer nor the others.
type watchers struct {
	mu   sync.Mutex
	list map[*watcher]func() // how to stop each
}

type watcher struct {
	mu      sync.Mutex
	pending []Change // at most one a tournament, and one of drafts
	wake    chan struct{}
	done    chan struct{}
}

func (w *watchers) add(fn func(Change)) (stop func()) {
	one := &watcher{wake: make(chan struct{}, 1), done: make(chan struct{})}
	end := sync.OnceFunc(func() { close(one.done) })
	w.mu.Lock()
	if w.list == nil {
		w.list = map[*watcher]func(){}
	}
	w.list[one] = end
	w.mu.Unlock()
	safe.Go(func() { one.run(fn) })
	return func() {
		w.mu.Lock()
		delete(w.list, one)
		w.mu.Unlock()
		end()
	}
}

func (w *watchers) tell(c Change) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for one := range w.list {
		one.push(c)
	}
}

// close ends all watches.
func (w *watchers) close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for one, end := range w.list {
		delete(w.list, one)
		end()
	}
}

// push notes a change; one of the same tournament that isn't delivered yet is overtaken.
func (o *watcher) push(c Change) {
	o.mu.Lock()
	found := false
	for i := range o.pending {
		if o.pending[i].Tournament == c.Tournament && o.pending[i].Drafts == c.Drafts {
			c.Own = c.Own && o.pending[i].Own
			o.pending[i], found = c, true
		}
	}
	if !found {
		o.pending = append(o.pending, c)
	}
	o.mu.Unlock()
	select {
	case o.wake <- struct{}{}:
	default:
	}
}

func (o *watcher) run(fn func(Change)) {
	for {
		select {
		case <-o.done:
			return
		case <-o.wake:
		}
		o.mu.Lock()
		list := o.pending
		o.pending = nil
		o.mu.Unlock()
		for _, c := range list {
			select {
			case <-o.done:
				return
			default:
				safe.Do(func() { fn(c) }) // a fault in it doesn't end the watch
			}
		}
	}
}
