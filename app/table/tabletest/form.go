package tabletest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

var update = flag.Bool("plays", false, "write the plays of the forms anew, as they are now")

// Seated is a table of a game, its first of a first round, as a form sees it.
func Seated(t *testing.T, game rules.Regulation, entrants ...tournament.EntrantRegistered) table.Spot {
	t.Helper()
	b := screentest.NewBench(t)
	id, seating := b.SeatedRound(game, entrants...)
	at := table.Spot{State: b.Desk.Book(id).State, Key: tournament.TableKey{Seating: seating, Table: 1}, Now: time.Date(2026, 9, 26, 12, 0, 0, 0, time.UTC), Lang: text.RU}
	for i, e := range at.State.Entrants[:len(at.Table().Seats)] { // in their order, whatever the draw
		at.Table().Seats[i] = e.ID
	}
	return at
}

// Open opens the sheet of the first table of a game's first round.
func Open(b *screentest.Bench, game rules.Regulation, entrants ...tournament.EntrantRegistered) (p *table.ResultSheet, id string) {
	b.T.Helper()
	id, seating := b.SeatedRound(game, entrants...)
	return Reopen(b, id, tournament.TableKey{Seating: seating, Table: 1}), id
}

// Reopen opens the sheet of a table.
func Reopen(b *screentest.Bench, id string, k tournament.TableKey) *table.ResultSheet {
	b.T.Helper()
	p := &table.ResultSheet{Of: table.TableSheet{Desk: b.Desk, Tournament: id, Key: k, OnClose: func(app.Context) {}, OnDone: func(app.Context) {}}}
	p.OnInit()
	app.HTMLString(p.Render())
	return p
}

// Fresh is the empty form of a table.
func Fresh(at table.Spot) table.Form {
	return table.TableGames[at.State.Regulation].Form(at, nil)
}

// Touches are touches in words: «press 1012 next 640», «type ns 1012», «pick way slip», «push
// unfinished». A number is pressed digit by digit, «key:101» as one key.
func Touches(t *testing.T, words ...string) (list []table.Msg) {
	t.Helper()
	for _, touch := range words {
		done, rest, _ := strings.Cut(touch, " ")
		field, value, _ := strings.Cut(rest, " ")
		switch table.Done(done) {
		case table.Press:
			for _, key := range strings.Fields(rest) {
				keys := []string{key}
				if ui.Whole(key) {
					keys = strings.Split(key, "")
				}
				for _, k := range keys {
					list = append(list, table.Msg{Done: table.Press, Text: strings.TrimPrefix(k, "key:")})
				}
			}
		case table.Type, table.Pick, table.Focus, table.Push:
			list = append(list, table.Msg{Done: table.Done(done), Field: field, Text: value})
		default:
			t.Fatalf("no touch: %q", touch)
		}
	}
	return list
}

// After is a form after touches.
func After(t *testing.T, at table.Spot, f table.Form, touches ...string) table.Form {
	t.Helper()
	for _, m := range Touches(t, touches...) {
		f, _ = f.Update(at, m)
	}
	return f
}

// Play is a form under a hand.
type Play interface {
	Touch(m table.Msg)
	Show() string
}

// resultPlay is the form of a result.
type resultPlay struct {
	at table.Spot
	f  table.Form
}

func (p *resultPlay) Touch(m table.Msg) { p.f, _ = p.f.Update(p.at, m) }
func (p *resultPlay) Show() string      { return Told(p.f.View(p.at, p.f.Score(p.at))) }

// Plays plays the files of testdata/result at tables, by name.
func Plays(t *testing.T, spots map[string]table.Spot) {
	t.Helper()
	begin := map[string]func() Play{}
	for name, at := range spots {
		begin[name] = func() Play { return &resultPlay{at, Fresh(at)} }
	}
	PlayFiles(t, "result", begin)
}

// DealPlay is the form of a deal: how it goes on, and what it shows.
type DealPlay struct {
	Send func(m table.Msg)
	View func() table.DealView
}

func (p DealPlay) Touch(m table.Msg) { p.Send(m) }

// Show is the verdict, whether the deal can be recorded, and the fields.
func (p DealPlay) Show() string {
	v := p.View()
	var b strings.Builder
	state := map[bool]string{true: "ready", false: "not yet"}[v.Ready]
	fmt.Fprintf(&b, "%s: %s\n", v.Title, state)
	for _, f := range v.Fields {
		told(&b, f)
	}
	fmt.Fprintf(&b, "= %s\n", joined(string(v.Verdict.Tone), v.Verdict.Title, v.Verdict.Numbers, v.Verdict.Text))
	return strings.ReplaceAll(b.String(), "\u00a0", " ")
}

// PlayFiles plays the files of a folder of testdata: lines with «> » are touches, what stands
// behind them is what the form then shows. A line «at NAME» begins anew.
func PlayFiles(t *testing.T, folder string, begin map[string]func() Play) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("testdata", folder, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no plays: %v", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			raw, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			got := played(t, begin, string(raw))
			if *update {
				if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			was := strings.Split(string(raw), "\n")
			for i, now := range strings.Split(got, "\n") {
				if i >= len(was) || now != was[i] {
					t.Fatalf("%s:%d shows\n%s\nwant\n%s", name, i+1, now, strings.Join(was[min(i, len(was)):min(i+1, len(was))], ""))
				}
			}
			if len(got) != len(raw) {
				t.Errorf("%s shows less than stands there", name)
			}
		})
	}
}

func played(t *testing.T, begin map[string]func() Play, file string) string {
	t.Helper()
	var b strings.Builder
	var form Play
	told := true
	tell := func() {
		if !told {
			b.WriteString(form.Show() + "\n")
			told = true
		}
	}
	for _, line := range strings.Split(file, "\n") {
		switch name, begins := strings.CutPrefix(line, "at "); {
		case strings.HasPrefix(line, "#"):
			tell()
			b.WriteString(line + "\n")
		case begins:
			tell()
			if begin[name] == nil {
				t.Fatalf("no table %q", name)
			}
			form, told = begin[name](), false
			b.WriteString(line + "\n")
		case strings.HasPrefix(line, "> "):
			tell()
			for _, m := range Touches(t, strings.Split(line[2:], "; ")...) {
				form.Touch(m)
			}
			b.WriteString(line + "\n")
			told = false
		}
	}
	tell()
	return b.String()
}

// Told is what a form shows, in lines: the verdict, the fields with what stands in them («*» has
// the pad), the questions with the answer that is chosen.
func Told(v table.View) string {
	var b strings.Builder
	for _, f := range v.Chips {
		told(&b, f)
	}
	if v.Standing != nil {
		told(&b, *v.Standing)
	}
	for _, list := range [][]table.Field{v.Ways, v.Fields} {
		for _, f := range list {
			told(&b, f)
		}
	}
	fmt.Fprintf(&b, "= %s\n", joined(string(v.Verdict.Tone), v.Verdict.Title, v.Verdict.Numbers, v.Verdict.Text))
	for _, f := range v.After {
		told(&b, f)
	}
	if v.Pad == nil {
		b.WriteString("no pad\n")
	}
	return strings.ReplaceAll(b.String(), "\u00a0", " ")
}

func told(b *strings.Builder, f table.Field) {
	switch f := f.(type) {
	case table.Number:
		at := "  "
		if f.Current {
			at = "* "
		}
		fmt.Fprintf(b, "%s%s [%s]%s\n", at, joined(f.Side, f.Who, f.Label), f.Value, tail(strings.Trim(f.Hint, "\u00a0"), f.Err))
	case table.Two:
		for _, one := range f.Fields {
			told(b, one)
		}
	case table.Grid:
		for _, line := range f.Lines {
			for _, n := range line {
				told(b, n)
			}
		}
	case table.Rows:
		for _, r := range f {
			fmt.Fprintf(b, "%s: ", joined(r.Place, r.Name, r.Points))
			told(b, r.Number)
		}
	case table.Choice:
		fmt.Fprintf(b, "? %s%s", f.Label, tail(f.Note))
		for _, a := range f.Answers {
			mark := ""
			if a.Value == f.Value {
				mark = "!"
			}
			fmt.Fprintf(b, " (%s%s)", mark, a.Text)
		}
		b.WriteString("\n")
	case table.Chip:
		fmt.Fprintf(b, "[%v] %s\n", map[bool]string{true: "x", false: " "}[f.On], f.Text)
	case table.Line:
		fmt.Fprintf(b, "  %s [%s]%s\n", f.Label, f.Value, tail(f.Err))
	case table.Lines:
		fmt.Fprintf(b, "%s:\n", f.Legend)
		for _, one := range f.Fields {
			told(b, one)
		}
	case table.Tricks:
		for _, l := range f.Players {
			fmt.Fprintf(b, "  %s", joined(l.Name, l.Said))
			if l.Counts {
				fmt.Fprintf(b, " [%d of %d]", l.Value, l.Most)
			}
			b.WriteString("\n")
			if l.Role != nil {
				told(b, *l.Role)
			}
		}
	case table.Badge:
		fmt.Fprintf(b, "! %s\n", joined(f.Text, f.Beside))
	case table.Fold:
		for _, one := range f.Fields {
			told(b, one)
		}
	case table.Chips:
		for _, one := range f {
			fmt.Fprintf(b, " (%s)", one.(table.Chip).Text)
		}
		b.WriteString("\n")
	case table.Near:
		for _, one := range f {
			told(b, one)
		}
	case table.Notice:
		fmt.Fprintf(b, "! %s\n", f.Text)
	case table.Button:
		fmt.Fprintf(b, "+ (%s)\n", f.Text)
	case table.Stack:
		for _, one := range f {
			told(b, one)
		}
	}
}

func joined(parts ...string) string {
	var list []string
	for _, p := range parts {
		if p != "" {
			list = append(list, p)
		}
	}
	return strings.Join(list, " | ")
}

func tail(parts ...string) string {
	if s := joined(parts...); s != "" {
		return " — " + s
	}
	return ""
}

// Current is the ID of the number that has the pad.
func Current(fields []table.Field) (id string) {
	for _, f := range fields {
		switch f := f.(type) {
		case table.Number:
			if f.Current {
				return f.ID
			}
		case table.Two:
			id = Current(f.Fields)
		case table.Grid:
			for _, line := range f.Lines {
				for _, n := range line {
					if n.Current {
						return n.ID
					}
				}
			}
		case table.Rows:
			for _, r := range f {
				if r.Number.Current {
					return r.Number.ID
				}
			}
		}
		if id != "" {
			return id
		}
	}
	return ""
}
