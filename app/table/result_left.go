package table

import (
	"bytes"
	"slices"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// leftForms are what was typed for the tables of a tournament and not recorded: two totals
// over 1000, say, until somebody tells who declared. They outlive the sheet, the screen, and
// by the disk the window.
type leftForms struct {
	Forms   map[tournament.TableKey]leftForm
	strays  map[tournament.TableKey]leftForm // which no longer fit their tables: told, never put into a form
	live    map[tournament.TableKey]*liveForm
	Changes int // counts what was kept and dropped
}

// leftForm is a form as it was left.
type leftForm struct {
	Form   Form
	base   string // the entry that it corrects; "" where the table had no result
	reason string // of the correction
	Game   string // the regulation
	round  int
	seats  []rules.EntrantID
}

// liveForm is a form that is open on the screen.
type liveForm struct {
	rec   *Recorder
	look  func() (form Form, typed bool) // what is typed now
	put   func(form Form)                // fills the form; nil empties it
	last  string                         // what was last taken from it or put into it
	Again bool                           // it was filled with what was left
}

// LeftOf are the forms left at a tournament's tables. Those that no longer fit are set apart.
func LeftOf(d *desk.Desk, id string) *leftForms {
	l := desk.Draft[leftForms](d, id)
	if s := d.Opened(id); s != nil {
		l.sort(s)
	}
	return l
}

// leftQuestion is what a form that was left at a table still asks, with the result that stands
// in it, nil where that tells nothing; "" if none is left.
func leftQuestion(d *desk.Desk, id string, s *tournament.State, k tournament.TableKey) (string, rules.Result) {
	form := LeftOf(d, id).Forms[k].Form
	if form == nil {
		return "", nil
	}
	at := Spot{State: s, Key: k, Now: d.Now(), Lang: d.Lang()}
	typed := form.Score(at)
	question, shown := form.Left(at, typed)
	if !shown {
		return question, nil
	}
	return question, typed.Result
}

// NextOf is the field where typing goes on in a form that was left: the first empty one,
// else where it was.
func NextOf(values []string, at int) int {
	if i := slices.Index(values, ""); i >= 0 {
		return i
	}
	return at
}

func (l *leftForms) keep(k tournament.TableKey, left leftForm) {
	if l.Forms == nil {
		l.Forms = map[tournament.TableKey]leftForm{}
	}
	l.Forms[k] = left
	l.Changes++
}

func (l *leftForms) drop(k tournament.TableKey) {
	if _, ok := l.Forms[k]; ok {
		delete(l.Forms, k)
		l.Changes++
	}
}

// sort sets apart what no longer fits its table: other people sit there, or its result has
// been entered or changed meanwhile. What was recorded just so is simply gone.
func (l *leftForms) sort(s *tournament.State) {
	for k, left := range l.Forms {
		if l.live[k] != nil || left.fits(s, k) {
			continue
		}
		l.drop(k)
		if e := s.Current(k); e == nil || !left.gives(s, k, e.Result) {
			if l.strays == nil {
				l.strays = map[tournament.TableKey]leftForm{}
			}
			l.strays[k] = left
		}
	}
}

// fits reports whether a form may be filled with what was left: the same people sit at the
// table, and what it corrects still counts.
func (f leftForm) fits(s *tournament.State, k tournament.TableKey) bool {
	return f.Game == s.Regulation && f.sits(s, k) && f.base == currentID(s, k)
}

// sits reports whether the table is still that of the same people.
func (f leftForm) sits(s *tournament.State, k tournament.TableKey) bool {
	r, t := s.Round(f.round), s.TableOf(k)
	return r != nil && r.Seating == k.Seating && t != nil && slices.Equal(t.Seats, f.seats)
}

// gives reports whether the form has just that result.
func (f leftForm) gives(s *tournament.State, k tournament.TableKey, result rules.Result) bool {
	if !f.sits(s, k) || result == nil {
		return false
	}
	typed, full := f.Form.Result(Spot{State: s, Key: k})
	return full && bytes.Equal(typed.Canonical(), result.Canonical())
}

func currentID(s *tournament.State, k tournament.TableKey) string {
	if e := s.Current(k); e != nil {
		return e.ID
	}
	return ""
}

// Hold follows a form for as long as its sheet is open, and fills it with what was left.
func (r *Recorder) Hold(look func() (form Form, typed bool), put func(form Form)) {
	l := LeftOf(r.desk, r.tournament)
	if before := l.live[r.key]; before != nil { // opened again at once, it is still to go
		l.gather(before)
	}
	r.Live = &liveForm{rec: r, look: look, put: put}
	if left, ok := l.Forms[r.key]; ok {
		put(left.Form)
		r.Reason, r.Live.Again = left.reason, true
	}
	r.Live.last = r.Live.typing()
	if l.live == nil {
		l.live = map[tournament.TableKey]*liveForm{}
	}
	l.live[r.key] = r.Live
}

// typing is all that stands in the form, to see whether anybody has touched it.
func (f *liveForm) typing() string {
	form, _ := f.look()
	return leftForm{Form: form, reason: f.rec.Reason}.Body()
}

// left is what is typed in the open form; ok is false where there is nothing to keep: the
// form is empty, or says what stands there already.
func (r *Recorder) left() (left leftForm, ok bool) {
	s := r.State()
	if s == nil || s.TableOf(r.key) == nil {
		return left, false
	}
	form, typed := r.Live.look()
	if r.Old() != nil && typed {
		result, _ := form.Result(Spot{State: s, Key: r.key})
		typed = r.Reason != "" || !r.Same(result.Canonical())
	}
	if !typed {
		return left, false
	}
	left = leftForm{Form: form, base: currentID(s, r.key), Game: s.Regulation, round: s.Seated(r.key.Seating).Number, seats: slices.Clone(s.TableOf(r.key).Seats)}
	if left.base != "" {
		left.reason = r.Reason
	}
	return left, true
}

// gather takes what has been typed in an open form since the last time. An untouched one
// changes nothing: another window may have typed at the same table.
func (l *leftForms) gather(live *liveForm) {
	typing := live.typing()
	if typing == live.last {
		return
	}
	live.last = typing
	if left, ok := live.rec.left(); ok {
		l.keep(live.rec.key, left)
	} else {
		l.drop(live.rec.key)
	}
}

// Leave ends following the form of a sheet that goes away, also by the browser's Back.
func (r *Recorder) Leave() {
	if r.Live == nil {
		return
	}
	l := desk.Draft[leftForms](r.desk, r.tournament)
	l.gather(r.Live)
	if l.live[r.key] == r.Live {
		delete(l.live, r.key)
	}
	r.Live = nil
}

// forget drops what is typed at the table: it was recorded, or isn't wanted any more.
func (r *Recorder) forget() {
	desk.Draft[leftForms](r.desk, r.tournament).drop(r.key)
	if r.Live != nil {
		r.Live.last = r.Live.typing()
	}
}

// Erase empties the form of what was left in it.
func (r *Recorder) Erase() {
	r.Live.Again, r.Reason = false, ""
	r.Live.put(nil)
}
