package table

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// StartTables is the clock's command «СТАРТ № столов» (preferans 6).
const StartTables = "start-tables"

// Startable are the tables that have no start of their own yet and no result.
func Startable(s *tournament.State, r *rules.Round) []int {
	c := s.Clocks[r.Seating]
	var list []int
	for _, t := range r.Tables {
		if t.Score == nil && (c == nil || c.Tables[t.Number].Started.IsZero()) {
			list = append(list, t.Number)
		}
	}
	return list
}

// TableStarts asks which tables to start: by tapping them or by typing «1–4, 7».
type TableStarts struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Seating    string
	OnClose    ui.Act

	typed  string
	chosen []int
	wrong  string // a number that names no table to be started
	busy   bool
}

// CompoID makes another round's question a new one.
func (p *TableStarts) CompoID() string { return "starts-" + p.Seating }

func (p *TableStarts) t(key string, args rules.Args) string {
	return p.Desk.T("page.starts."+key, args)
}

// Render draws the sheet.
func (p *TableStarts) Render() app.UI {
	s := p.Desk.Book(p.Tournament).State
	r := s.Seated(p.Seating)
	if r == nil {
		return app.Div()
	}
	list := Startable(s, r)
	chips := make([]app.UI, len(list))
	for i, n := range list {
		chips[i] = &startChip{Of: p, Table: n, On: slices.Contains(p.chosen, n), Text: strconv.Itoa(n)}
	}
	fault := ""
	if p.wrong != "" {
		fault = p.t("wrong", rules.Args{"table": p.wrong})
	}
	text := p.t("go.none", nil)
	if len(p.chosen) > 0 {
		text = p.t("go", rules.Args{"n": len(p.chosen), "tables": scope.Ranges(p.chosen)})
	}
	return &ui.Sheet{ID: "starts", Title: p.t("title", nil), Sub: p.t("sub", nil), OnClose: p.OnClose, Body: []app.UI{
		&ui.Field{ID: "starts-typed", Label: p.t("typed", nil), Placeholder: "1–4, 7", Value: p.typed, Err: fault, EnterKey: "done", OnInput: p.typing, OnEnter: p.start},
		app.Div().Class("row row--wrap gap-2").Role("group").Aria("label", p.t("typed", nil)).Body(chips...),
		&ui.Button{ID: "starts-go", Text: text, Icon: ui.IconPlay, Kind: ui.Go, Wide: true, Disabled: p.busy || p.wrong != "" || len(p.chosen) == 0, OnClick: p.start},
	}}
}

func (p *TableStarts) typing(_ app.Context, typed string) {
	s := p.Desk.Book(p.Tournament).State
	p.typed = typed
	p.chosen, p.wrong = tablesIn(typed, Startable(s, s.Seated(p.Seating)))
}

func (p *TableStarts) flip(n int) {
	if i := slices.Index(p.chosen, n); i >= 0 {
		p.chosen = slices.Delete(slices.Clone(p.chosen), i, i+1)
	} else {
		p.chosen = append(slices.Clone(p.chosen), n)
		slices.Sort(p.chosen)
	}
	p.typed, p.wrong = scope.Ranges(p.chosen), ""
}

func (p *TableStarts) start(ctx app.Context) {
	if len(p.chosen) == 0 || p.wrong != "" {
		return
	}
	ui.Unmute()
	d, id, said := p.Desk, p.Tournament, p.t("said", rules.Args{"n": len(p.chosen), "tables": scope.Ranges(p.chosen)})
	scope.Once{Desk: d, Tournament: id, Busy: &p.busy}.Do(ctx, tournament.ClockSet{Seating: p.Seating, Step: tournament.ClockStart, Tables: p.chosen}, func(ctx app.Context, done desk.Done) {
		d.Saved(ctx, id, done, said, "")
		p.OnClose(ctx)
	})
}

// startChip is a table in the list.
type startChip struct {
	app.Compo

	Of    *TableStarts
	Table int
	Text  string
	On    bool
}

// CompoID keeps the chip with its table.
func (c *startChip) CompoID() string { return "starts-" + c.Text }

// Render draws the chip.
func (c *startChip) Render() app.UI {
	return &ui.Chip{ID: c.CompoID(), Text: c.Text, Pressed: ui.Press(c.On), OnClick: c.flip}
}

func (c *startChip) flip(app.Context) { c.Of.flip(c.Table) }

// tablesIn reads «1–4, 7 9»; wrong is the first word that names none of the allowed tables.
func tablesIn(typed string, allowed []int) (list []int, wrong string) {
	typed = strings.NewReplacer("–", "-", "—", "-", "−", "-", "…", "-", ";", " ", ",", " ").Replace(typed)
	for strings.Contains(typed, " -") || strings.Contains(typed, "- ") {
		typed = strings.NewReplacer(" -", "-", "- ", "-").Replace(typed)
	}
	for _, word := range strings.Fields(typed) {
		low, high, isRange := strings.Cut(word, "-")
		from, err := strconv.Atoi(low)
		to := from
		if isRange && err == nil {
			to, err = strconv.Atoi(high)
		}
		if err != nil || from < 1 || to < from || to > tournament.MaxEntrants {
			return nil, word
		}
		for n := from; n <= to; n++ {
			if !slices.Contains(allowed, n) {
				return nil, strconv.Itoa(n)
			}
			if !slices.Contains(list, n) {
				list = append(list, n)
			}
		}
	}
	slices.Sort(list)
	return list, ""
}
