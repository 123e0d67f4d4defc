package preferans

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// presence is who came to a round of preferans (6): the tables are filled up once the first
// minutes are over, latecomers are let in by the ladder, missed rounds are waived.
type presence struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	absent  []rules.EntrantID
	moved   map[rules.EntrantID]int // where the judge sends somebody instead
	waiving rules.EntrantID
	reason  string
	problem string
}

func (p *presence) t(key string, args rules.Args) string { return p.Desk.T("page.presence."+key, args) }

// round is the round of the address, or the one that runs.
func (p *presence) round(s *tournament.State) *rules.Round {
	if r := s.Round(p.Route.Int(0)); r != nil {
		return r
	}
	return s.Running()
}

// Render draws the screen.
func (p *presence) Render() app.UI {
	book, meanwhile := scope.Opened(p.Desk, p.Route)
	if book == nil {
		return meanwhile
	}
	s := book.State
	if s.Regulation != preferans.ID {
		return scope.NoPage(p.Desk, route.Of(book.ID, "round"))
	}
	f := scope.Frame(p.Desk, book, "round", p.t("title", nil))
	f.Back = route.Of(book.ID, "round").String()
	r := p.round(s)
	if r == nil {
		f.Content = []app.UI{ui.Empty(ui.IconUsers, p.t("none", nil), p.t("none.text", nil), nil)}
		return f
	}
	f.Narrow = true
	body := []app.UI{p.clock(s, r)}
	switch {
	case r.Closed:
		if len(scope.Unseated(s, r)) == 0 && len(table.MarkedAbsent(r)) == 0 {
			body = append(body, &ui.Note{Tone: ui.Good, Icon: ui.IconCheck, Text: p.t("full", rules.Args{"round": r.Number})})
		}
	case begunPlay(s, r):
		body = append(body, &ui.Note{Icon: ui.IconTable, Text: p.t("started", nil)})
	default:
		body = append(body, p.tables(s, r), p.proposal(s, r))
	}
	f.Content = []app.UI{ui.Stack("5", append(body, p.outside(s, r), p.marked(r))...)}
	return f
}

// begunPlay reports whether anything was written at a table: nobody is reseated then.
func begunPlay(s *tournament.State, r *rules.Round) bool {
	for _, t := range r.Tables {
		k := tournament.TableKey{Seating: r.Seating, Table: t.Number}
		if s.Current(k) != nil || s.Sheets[k].Begun() {
			return true
		}
	}
	return false
}

// clock tells which rung of the ladder has been reached, and announces the start.
func (p *presence) clock(s *tournament.State, r *rules.Round) app.UI {
	seconds, armed := tickingLate(p.Desk, s, r.Seating)
	if !armed {
		if r.Closed {
			return nil
		}
		return &ui.Note{Icon: ui.IconClock, Text: p.t("announce.text", nil), Action: p.t("announce", nil), OnClick: p.announce}
	}
	params := s.ParamsOf(r.Number)
	step := preferans.Lateness(params, seconds)
	return &ui.Note{Icon: ui.IconClock, Title: p.t("clock", rules.Args{"time": minutesSeconds(seconds)}), Text: lateEffect(p.Desk.Lang(), params, step)}
}

func (p *presence) announce(ctx app.Context) {
	s := p.Desk.Book(p.Route.Tournament).State
	p.do(ctx, tournament.ClockSet{Seating: p.round(s).Seating, Step: tournament.ClockAnnounce}, p.t("announced", nil))
}

func (p *presence) do(ctx app.Context, c tournament.Command, said string) {
	p.Desk.Do(ctx, p.Route.Tournament, c, func(ctx app.Context, done desk.Done) {
		if done.Err != nil {
			p.problem = p.Desk.Err(done.Err)
			return
		}
		p.absent, p.moved, p.waiving, p.reason, p.problem = nil, nil, "", "", ""
		p.Desk.Saved(ctx, p.Route.Tournament, done, said, "")
	})
}

// tables are the players by table: a tap tells that one isn't there.
func (p *presence) tables(s *tournament.State, r *rules.Round) app.UI {
	cards := make([]app.UI, len(r.Tables))
	for i, t := range r.Tables {
		chips := make([]app.UI, len(t.Seats))
		for j, id := range t.Seats {
			chips[j] = &presenceChip{Screen: p, Entrant: id, Name: scope.NameOf(p.Desk, s, id), Away: slices.Contains(p.absent, id)}
		}
		cards[i] = app.FieldSet().Class("row row--wrap gap-2").Body(append([]app.UI{app.Legend().Class("legend").Body(app.B().Text(p.t("table", rules.Args{"table": t.Number})))}, chips...)...)
	}
	return ui.Section("who", p.t("who", nil), append([]app.UI{app.P().Class("sm muted").Text(p.t("who.text", nil))}, cards...)...)
}

// presenceChip is a player at a table.
type presenceChip struct {
	app.Compo

	Screen  *presence
	Entrant rules.EntrantID
	Name    string
	Away    bool
}

// CompoID keeps the chip with the player.
func (c *presenceChip) CompoID() string { return string(c.Entrant) }

// Render draws the chip.
func (c *presenceChip) Render() app.UI {
	icon := ui.Icon("")
	if c.Away {
		icon = ui.IconClose
	}
	return &ui.Chip{ID: "here-" + string(c.Entrant), Text: c.Name, Icon: icon, Pressed: ui.Press(c.Away), OnClick: c.flip}
}

func (c *presenceChip) flip(app.Context) {
	p := c.Screen
	p.moved, p.problem = nil, ""
	if i := slices.Index(p.absent, c.Entrant); i >= 0 {
		p.absent = slices.Delete(slices.Clone(p.absent), i, i+1)
		return
	}
	p.absent = append(slices.Clone(p.absent), c.Entrant)
}

// filling is the proposal with the judge's changes.
func (p *presence) filling(r *rules.Round) (preferans.Filling, error) {
	seats := make([][]rules.EntrantID, len(r.Tables))
	for i, t := range r.Tables {
		seats[i] = t.Seats
	}
	f, err := preferans.FillUp(seats, p.absent)
	if err != nil {
		return f, err
	}
	for i, m := range f.Moves {
		to, changed := p.moved[m.Entrant]
		if !changed || to == m.To {
			continue
		}
		for j := range f.Tables {
			f.Tables[j] = slices.DeleteFunc(slices.Clone(f.Tables[j]), func(id rules.EntrantID) bool { return id == m.Entrant })
		}
		f.Byes = slices.DeleteFunc(slices.Clone(f.Byes), func(id rules.EntrantID) bool { return id == m.Entrant })
		if to < 0 {
			f.Byes = append(f.Byes, m.Entrant)
		} else {
			f.Tables[to] = append(f.Tables[to], m.Entrant)
		}
		f.Moves[i].To = to
	}
	return f, nil
}

// refilled is the command of a proposal: tables that are given up are gone.
func (p *presence) refilled(r *rules.Round, f preferans.Filling) tournament.TablesRefilled {
	c := tournament.TablesRefilled{Seating: r.Seating, Byes: append(slices.Clone(r.Byes), f.Byes...), Absent: p.absent}
	for i, seats := range f.Tables {
		if len(seats) == 0 {
			continue
		}
		t := rules.SeatedTable{Table: i + 1, Seats: seats}
		if i < len(r.Tables) {
			t.Table, t.Group, t.Why = r.Tables[i].Number, r.Tables[i].Group, r.Tables[i].Why
			if !slices.Equal(seats, r.Tables[i].Seats) {
				t.Why = &rules.Reason{Code: "manual"}
			}
		}
		c.Tables = append(c.Tables, t)
	}
	return c
}

// proposal shows the fewest moves that bring the tables to their sizes.
func (p *presence) proposal(s *tournament.State, r *rules.Round) app.UI {
	if len(p.absent) == 0 {
		return nil
	}
	f, err := p.filling(r)
	if err != nil {
		return &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: p.Desk.Err(err), Live: true}
	}
	body := []app.UI{}
	if len(f.Moves) == 0 {
		body = append(body, app.P().Text(p.t("noMoves", nil)))
	}
	for _, m := range f.Moves {
		choices := []ui.Choice{}
		for i, t := range r.Tables {
			if i != m.From {
				choices = append(choices, ui.Choice{Value: strconv.Itoa(i), Text: p.t("table", rules.Args{"table": t.Number})})
			}
		}
		choices = append(choices, ui.Choice{Value: "-1", Text: p.t("sitsOut", nil)})
		body = append(body, &presenceMove{Screen: p, Entrant: m.Entrant, To: m.To, Choices: choices,
			Label: p.t("move", rules.Args{"name": scope.NameOf(p.Desk, s, m.Entrant), "table": r.Tables[m.From].Number})})
	}
	sizes := map[int]int{}
	for _, t := range f.Tables {
		sizes[len(t)]++
	}
	body = append(body, app.P().Class("sm muted").Text(p.t("sizes", rules.Args{"fours": sizes[4], "threes": sizes[3]})))
	c := p.refilled(r, f)
	off := false
	if err := p.Desk.Check(p.Route.Tournament, c); err != nil {
		off = true
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: p.Desk.Err(err), Live: true})
	}
	body = append(body, &ui.Button{ID: "refill", Text: p.t("refill", nil), Icon: ui.IconSwap, Kind: ui.Go, Wide: true, Disabled: off, OnClick: p.refill})
	return ui.Section("moves", p.t("moves", nil), body...)
}

func (p *presence) refill(ctx app.Context) {
	r := p.round(p.Desk.Book(p.Route.Tournament).State)
	f, err := p.filling(r)
	if err != nil {
		return
	}
	p.do(ctx, p.refilled(r, f), p.t("refilled", rules.Args{"n": len(f.Moves)}))
}

// presenceMove is one move of the proposal, which the judge may send elsewhere.
type presenceMove struct {
	app.Compo

	Screen  *presence
	Entrant rules.EntrantID
	To      int
	Label   string
	Choices []ui.Choice
}

// CompoID keeps the choice with the player.
func (m *presenceMove) CompoID() string { return "move-" + string(m.Entrant) }

// Render draws the move.
func (m *presenceMove) Render() app.UI {
	return &ui.Select{ID: m.CompoID(), Label: m.Label, Value: strconv.Itoa(m.To), Choices: m.Choices, OnPick: m.pick}
}

func (m *presenceMove) pick(_ app.Context, value string) {
	moved := map[rules.EntrantID]int{}
	for k, v := range m.Screen.moved {
		moved[k] = v
	}
	n, err := strconv.Atoi(value)
	if err != nil {
		n = -1
	}
	moved[m.Entrant] = n
	m.Screen.moved = moved
}
