package desk

import (
	"context"
	"encoding/json"
	"reflect"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/safe"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// Kept is a draft that is written to the disk, so that it outlives the window: as JSON,
// unless that says no more than the JSON of an empty one. What is read back may be of
// another version or made by hand: a draft that can't be read, or isn't [Sound], is an
// empty one.
type Kept interface {
	DraftKind() string // names the type on the disk; it never changes
}

// Sound is a draft that reports whether what was read of it can stand in its form.
type Sound interface{ Sound() bool }

// Parted is a draft of several parts that are written apart, so that two windows which
// work on different ones don't write over each other.
type Parted interface {
	Kept
	Keep() map[string]string // bodies by part; one with nothing typed isn't there
	Take(part, body string)  // "" takes the part away; what can't be read is passed over
}

// Pauses of writing what is typed.
const (
	draftPause = time.Second            // between two writes
	draftDelay = 100 * time.Millisecond // after a touch, whose handlers come first
	draftTime  = 10 * time.Second       // for one write
)

// drafting is what a desk knows of the drafts on the disk.
type drafting struct {
	kept   map[store.Draft]string // bodies by name, as on the disk or on their way there
	soon   bool                   // a write is planned
	last   time.Time              // when the last one began
	writes int                    // counts the writes
	under  int                    // how many of them are under way
	// syncing are the tournaments whose tail is being read: whether a draft still fits is told after it.
	syncing int
	told    bool // that they fail
}

// name is a draft's name on the disk.
func (k draftKey) name(kind string) store.Draft {
	return store.Draft{Tournament: k.tournament, Kind: kind, Of: k.of}
}

// restore fills a new draft with what is on the disk.
func (d *Desk) restore(key draftKey, draft any) {
	switch draft := draft.(type) {
	case Parted:
		for name, body := range d.drafting.kept {
			if name.Tournament == key.tournament && name.Kind == draft.DraftKind() {
				draft.Take(name.Of, body)
			}
		}
	case Kept:
		fill(draft, d.drafting.kept[key.name(draft.DraftKind())])
	}
}

// fill puts a body into a draft; whatever was in it is gone.
func fill(draft Kept, body string) {
	v := reflect.ValueOf(draft).Elem()
	v.SetZero()
	if body == "" || json.Unmarshal([]byte(body), draft) != nil {
		v.SetZero()
		return
	}
	if s, ok := draft.(Sound); ok && !s.Sound() {
		v.SetZero()
	}
}

// bodies are what an open draft would have on the disk, by name.
func (k draftKey) bodies(draft any) map[store.Draft]string {
	list := map[store.Draft]string{}
	switch draft := draft.(type) {
	case Parted:
		for part, body := range draft.Keep() {
			list[draftKey{tournament: k.tournament, of: part}.name(draft.DraftKind())] = body
		}
	case Kept:
		body, err := json.Marshal(draft)
		empty, _ := json.Marshal(reflect.New(k.kind).Interface())
		if err == nil && string(body) != string(empty) {
			list[k.name(draft.DraftKind())] = string(body)
		}
	}
	return list
}

// holds reports whether a name on the disk belongs to an open draft.
func (k draftKey) holds(draft any, name store.Draft) bool {
	kept, ok := draft.(Kept)
	if !ok || name.Tournament != k.tournament || name.Kind != kept.DraftKind() {
		return false
	}
	_, parted := draft.(Parted)
	return parted || name.Of == k.of
}

// typed are the drafts that are otherwise on the disk, by name; "" is to be removed.
func (d *Desk) typed() map[store.Draft]string {
	changed := map[store.Draft]string{}
	for key, draft := range d.drafts {
		if _, ok := draft.(Kept); !ok {
			continue
		}
		now := key.bodies(draft)
		for name, body := range now {
			if d.drafting.kept[name] != body {
				changed[name] = body
			}
		}
		for name := range d.drafting.kept {
			if _, there := now[name]; !there && key.holds(draft, name) {
				changed[name] = ""
			}
		}
	}
	return changed
}

// Touched has what was typed written soon. The root calls it after each touch and key, from
// the browser's callback: it only plans.
func (d *Desk) Touched() {
	if d.drafting.soon || !d.ready {
		return
	}
	d.drafting.soon = true
	wait := max(draftDelay, draftPause-time.Since(d.drafting.last))
	d.root.Async(func() {
		time.Sleep(wait)
		d.root.Dispatch(func(app.Context) {
			d.drafting.soon = false
			d.KeepDrafts(nil)
		})
	})
}

// KeepDrafts writes at once what was typed since the last time. then may be nil; it is
// called when all is on the disk, or can't be.
func (d *Desk) KeepDrafts(then ui.Act) {
	g := &d.drafting
	changed := d.typed()
	if len(changed) == 0 && then == nil || !d.ready {
		return
	}
	list, before := make([]store.Draft, 0, len(changed)), map[store.Draft]string{}
	for name, body := range changed {
		before[name] = g.kept[name]
		d.know(name, body)
		name.Body = body
		list = append(list, name)
	}
	g.writes++
	g.under++
	g.last = time.Now()
	d.root.Async(func() {
		safe.Do(func() {
			ctx, cancel := context.WithTimeout(context.Background(), draftTime)
			defer cancel()
			var err error
			if len(list) > 0 {
				err = d.store.SetDrafts(ctx, list)
			}
			d.root.Dispatch(func(ctx app.Context) {
				g.under--
				if err != nil {
					d.unkeep(ctx, changed, before, err)
				}
				if then != nil {
					then(ctx)
				}
			})
		})
	})
}

// know notes what is on the disk.
func (d *Desk) know(name store.Draft, body string) {
	if body == "" {
		delete(d.drafting.kept, name)
	} else {
		d.drafting.kept[name] = body
	}
}

// unkeep notes that a write has failed, so that the next one tries again; it is said once.
func (d *Desk) unkeep(ctx app.Context, changed, before map[store.Draft]string, err error) {
	for name, body := range changed {
		if d.drafting.kept[name] == body {
			d.know(name, before[name])
		}
	}
	// Nor is it while an entry isn't written: the same cause is told then, and with it the way out.
	if !d.drafting.told && d.unsaved == "" {
		d.drafting.told = true
		ui.ShowToast(ctx, ui.Toast{Text: d.T("page.draft.unkept", rules.Args{"reason": d.Err(err)})})
	}
}

// followDrafts takes over what another window has changed, but for what was typed here
// meanwhile: that is written at the next touch.
func (d *Desk) followDrafts() {
	writes := d.drafting.writes
	d.root.Async(func() {
		safe.Do(func() {
			ctx, cancel := context.WithTimeout(context.Background(), draftTime)
			defer cancel()
			list, err := d.store.Drafts(ctx)
			d.root.Dispatch(func(ctx app.Context) {
				switch {
				case err != nil:
				case d.drafting.under > 0 || d.drafting.syncing > 0 || d.drafting.writes != writes:
					d.followDrafts() // what was read is older than what this window has written
				case d.takeOver(byName(list)):
					d.Changed(ctx)
				}
			})
		})
	})
}

func byName(list []store.Draft) map[store.Draft]string {
	bodies := map[store.Draft]string{}
	for _, draft := range list {
		body := draft.Body
		draft.Body = ""
		bodies[draft] = body
	}
	return bodies
}

// takeOver makes the disk's drafts this window's; it reports whether any has changed.
func (d *Desk) takeOver(disk map[store.Draft]string) (changed bool) {
	own := d.typed()
	names := map[store.Draft]bool{}
	for name := range d.drafting.kept {
		names[name] = true
	}
	for name := range disk {
		names[name] = true
	}
	for name := range names {
		body := disk[name]
		if d.drafting.kept[name] == body {
			continue
		}
		d.know(name, body)
		if _, typing := own[name]; typing {
			continue
		}
		for key, draft := range d.drafts {
			if !key.holds(draft, name) {
				continue
			}
			changed = true
			switch draft := draft.(type) {
			case Parted:
				draft.Take(name.Of, body)
			case Kept:
				fill(draft, body)
			}
		}
	}
	return changed
}

// dropDrafts forgets the drafts of a tournament that is deleted.
func (d *Desk) dropDrafts(tournament string) {
	for key := range d.drafts {
		if key.tournament == tournament {
			delete(d.drafts, key)
		}
	}
	for name := range d.drafting.kept {
		if name.Tournament == tournament {
			delete(d.drafting.kept, name)
		}
	}
}
