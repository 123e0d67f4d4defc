package table

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// leftRecord is a form on the disk.
type leftRecord struct {
	Game   string            `json:"game"`
	Round  int               `json:"round"`
	Seats  []rules.EntrantID `json:"seats"`
	Base   string            `json:"base,omitempty"`
	Reason string            `json:"reason,omitempty"`
	Form   json.RawMessage   `json:"form"`
}

func (f leftForm) record() leftRecord {
	form, err := json.Marshal(f.Form)
	if err != nil {
		form = []byte("null")
	}
	return leftRecord{Game: f.Game, Round: f.round, Seats: f.seats, Base: f.base, Reason: f.reason, Form: form}
}

func (r leftRecord) body() string {
	body, err := json.Marshal(r)
	if err != nil {
		return ""
	}
	return string(body)
}

func (f leftForm) Body() string { return f.record().body() }

// DraftKind is the name of the forms on the disk.
func (l *leftForms) DraftKind() string { return "result" }

// Parts of the draft: a table, and what no longer fits it.
const strayPart = "/stray"

func PartOf(k tournament.TableKey) string { return k.Seating + "/" + strconv.Itoa(k.Table) }

// Keep are the bodies of all forms, by table.
func (l *leftForms) Keep() map[string]string {
	for _, live := range l.live {
		l.gather(live)
	}
	parts := make(map[string]string, len(l.Forms))
	for k, left := range l.Forms {
		parts[PartOf(k)] = left.Body()
	}
	for k, left := range l.strays {
		parts[PartOf(k)+strayPart] = left.Body()
	}
	return parts
}

// Take takes a form from the disk; a form that is open and untouched shows it.
func (l *leftForms) Take(part, body string) {
	part, stray := strings.CutSuffix(part, strayPart)
	seating, table, _ := strings.Cut(part, "/")
	n, err := strconv.Atoi(table)
	if err != nil {
		return
	}
	k := tournament.TableKey{Seating: seating, Table: n}
	left, ok := ReadLeft(body)
	switch {
	case stray && !ok:
		delete(l.strays, k)
	case stray:
		if l.strays == nil {
			l.strays = map[tournament.TableKey]leftForm{}
		}
		l.strays[k] = left
	case !ok:
		l.drop(k)
	default:
		l.keep(k, left)
	}
	if live := l.live[k]; live != nil && !stray {
		live.follow(left, ok)
	}
}

// follow shows in an untouched form what another window has typed, or that it is gone.
func (f *liveForm) follow(left leftForm, ok bool) {
	if f.typing() != f.last {
		return
	}
	switch {
	case !ok:
		f.rec.Erase()
	case left.fits(f.rec.State(), f.rec.key):
		f.put(left.Form)
		f.rec.Reason = left.reason
	}
	f.last = f.typing()
}

// ReadLeft reads a form; ok is false for anything that none of the games has written.
func ReadLeft(body string) (left leftForm, ok bool) {
	var r leftRecord
	if body == "" || json.Unmarshal([]byte(body), &r) != nil {
		return left, false
	}
	game, known := TableGames[r.Game]
	if !known || game.Unpack == nil || r.Round < 1 || len(r.Seats) == 0 {
		return left, false
	}
	form, err := game.Unpack(r.Form)
	if err != nil {
		return left, false
	}
	return leftForm{Form: form, base: r.Base, reason: r.Reason, Game: r.Game, round: r.Round, seats: r.Seats}, true
}

// UnpackForm reads a game's form.
func UnpackForm[F Form](raw []byte) (Form, error) {
	var form F
	err := json.Unmarshal(raw, &form)
	return form, err
}

// PutValues fills an entry with texts that were read; it refuses others than it has fields for.
func PutValues(e ui.Entry, values []string) (ui.Entry, error) {
	if len(values) != len(e.Values) {
		return e, scope.ErrForm
	}
	for i, v := range values {
		e = e.Set(i, v)
	}
	return e, nil
}
