package preferans

import (
	"cmp"
	"errors"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// endForm ends a party and hands its whists over to the tournament.
type endForm struct {
	app.Compo

	Place  table.SheetPlace
	Reason *string // of a correction, kept while the sheet is
	OnDone ui.Act

	confirmed bool // time ended the party in all-pass, and the judge agrees
	rec       table.Recorder
}

func (p *endForm) t(key string, args rules.Args) string {
	return p.Place.Desk.T("page.pulka."+key, args)
}

// handover is the result of the party with the lateness noted at the door.
func (p *endForm) handover(sh replayed) preferans.Result {
	r := sh.result()
	s := p.Place.State()
	t := s.TableOf(p.Place.Key)
	if t == nil {
		return r
	}
	params := s.ParamsOf(p.Place.Round)
	for i, id := range t.Seats {
		if a := arrivalOf(s, p.Place.Key.Seating, id); a != nil {
			if m := markOf(params, *a); m.Minutes > 0 && m.Step != preferans.LateMissed {
				r.Late = append(r.Late, preferans.LateNote{Seat: i, Minutes: m.Minutes, Mountain: m.Mountain})
			}
		}
	}
	return r
}

// Render draws the question.
func (p *endForm) Render() app.UI {
	p.rec.At(p.Place.Desk, p.Place.Tournament, p.Place.Key)
	p.rec.Sync(p.Reason)
	sh := sheetOf(p.Place.State(), p.Place.Key)
	if sh.Party == nil {
		return app.Div()
	}
	how := ended(sh)
	body := []app.UI{settlement(p.Place, sh)}
	ready, waits := true, false
	if how == preferans.EndedTime {
		for _, n := range sh.Party.TimeNotices() {
			body = append(body, &ui.Switch{ID: "confirm", Text: p.Place.Desk.T("notice."+n.Code, n.Args), On: p.confirmed, OnFlip: p.confirm})
			ready = p.confirmed
		}
	}
	raw := p.handover(sh).Canonical()
	label := p.t("end.hand", nil)
	switch {
	case p.Place.Calculator():
		label = p.t("end."+how, nil)
	case p.rec.Old() != nil:
		body = append(body, p.rec.Correction(raw, whistsLine(p.Place.Desk.Lang(), p.rec.Old().Result), whistsLine(p.Place.Desk.Lang(), p.handover(sh)), p.end)...)
		ready, waits = ready && !p.rec.Off(raw), p.rec.Waits(raw)
	}
	body = append(body, p.rec.Trouble(p.end),
		&ui.Button{ID: "end-go", Text: label, Icon: ui.IconCheck, Kind: ui.Go, Wide: true, Disabled: !ready || p.rec.Saving, Waits: waits, OnClick: p.end})
	return &ui.Sheet{ID: "end-party", Title: p.t("end."+how, nil), Sub: p.t("end.sub", nil), Body: body, OnClose: p.OnDone}
}

// ended is how the party would end now.
func ended(sh replayed) string {
	if sh.Party.Finished() {
		return preferans.EndedClosed
	}
	return preferans.EndedTime
}

func (p *endForm) confirm(_ app.Context, on bool) { p.confirmed = on }

func (p *endForm) end(ctx app.Context) {
	sh := sheetOf(p.Place.State(), p.Place.Key)
	if sh.Party == nil {
		return
	}
	setup := sh.Setup
	setup.Ended = ended(sh)
	c := tournament.All{p.Place.Setup(setup.Canonical())}
	said, numbers := p.t("ended."+setup.Ended, nil), ""
	if !p.Place.Calculator() {
		r := p.handover(sh)
		raw := r.Canonical()
		if p.rec.Waits(raw) && !p.rec.May(ctx, raw) {
			return
		}
		if !p.rec.Same(raw) {
			c = append(c, p.rec.Command(raw, true))
		}
		said, numbers = p.t("handed", rules.Args{"table": p.Place.Key.Table}), whistsLine(p.Place.Desk.Lang(), r)
	}
	p.rec.CarryOut(ctx, c, said, numbers, p.OnDone)
}

// adjustForm is a ruling on the sums: so many points of the pool or the mountain, so
// many whists.
type adjustForm struct {
	app.Compo

	Place  table.SheetPlace
	OnDone ui.Act

	*adjustTyped
	problem string
}

func (p *adjustForm) t(key string, args rules.Args) string {
	return p.Place.Desk.T("page.pulka."+key, args)
}

// Render draws the form.
func (p *adjustForm) Render() app.UI {
	p.adjustTyped = desk.Draft[adjustTyped](p.Place.Desk, p.Place.Tournament, table.PartOf(p.Place.Key))
	p.Player = min(p.Player, len(p.Place.Names())-1)
	var players []ui.Choice
	for i, n := range p.Place.Names() {
		players = append(players, ui.Choice{Value: strconv.Itoa(i), Text: n})
	}
	kinds := []ui.Choice{{Value: "hill", Text: p.t("adjust.mountain", nil)}, {Value: "pool", Text: p.t("adjust.pool", nil)}, {Value: "whists", Text: p.t("adjust.whists", nil)}}
	return &ui.Sheet{ID: "adjust", Title: p.t("adjust", nil), Sub: p.t("adjust.sub", nil), OnClose: p.OnDone, Body: []app.UI{
		&ui.Radio{ID: "adjust-who", Label: p.t("adjust.who", nil), Look: ui.Chips, Value: strconv.Itoa(p.Player), Choices: players, OnPick: p.pickPlayer},
		&ui.Radio{ID: "adjust-what", Label: p.t("adjust.what", nil), Value: cmp.Or(p.What, "hill"), Choices: kinds, OnPick: p.pickWhat},
		&ui.Field{ID: "amount", Label: p.t("adjust.amount", nil), Hint: p.t("adjust.hint", nil), Value: p.Amount, Err: p.problem, EnterKey: "done", OnInput: p.typeAmount, OnEnter: p.record},
		&ui.Button{ID: "adjust-go", Text: p.t("adjust.record", nil), Kind: ui.Go, Wide: true, OnClick: p.record},
	}}
}

func (p *adjustForm) pickPlayer(_ app.Context, v string) { p.Player = scope.Atoi(v) }
func (p *adjustForm) pickWhat(_ app.Context, v string)   { p.What = v }
func (p *adjustForm) typeAmount(_ app.Context, v string) { p.Amount, p.problem = v, "" }

func (p *adjustForm) record(ctx app.Context) {
	n, err := strconv.Atoi(scope.AsInFiles(p.Amount))
	if err != nil {
		p.problem = p.t("adjust.number", nil)
		return
	}
	a := preferans.Adjustment{Player: p.Player}
	switch p.What {
	case "pool":
		a.Pool = n
	case "whists":
		a.Whists = n
	default:
		a.Mountain = n
	}
	sh := sheetOf(p.Place.State(), p.Place.Key)
	if _, err := sh.Party.Clone().Adjust(a); err != nil {
		p.problem = p.Place.Desk.Err(err)
		return
	}
	setup := sh.Setup
	setup.Adjust = append(append([]preferans.Adjustment(nil), setup.Adjust...), a)
	p.Place.Do(ctx, p.Place.Setup(setup.Canonical()), p.t("adjust.done", nil), func(ctx app.Context) {
		*p.adjustTyped = adjustTyped{}
		p.OnDone(ctx)
	})
}

// joinForm seats the fourth player at a table of three: a latecomer of the round, or
// anybody at a calculator.
type joinForm struct {
	app.Compo

	Place  table.SheetPlace
	OnDone ui.Act

	*joinTyped
	first   string // who is offered
	said    string // of the mountain, which the clock and the sheet said when the form was opened
	problem string
}

func (p *joinForm) t(key string, args rules.Args) string {
	return p.Place.Desk.T("page.pulka."+key, args)
}

// free are the players of the round who sit nowhere.
func (p *joinForm) free() []rules.EntrantID {
	s := p.Place.State()
	r := s.Seated(p.Place.Key.Seating)
	if r == nil {
		return nil
	}
	return scope.Unseated(s, r)
}

// OnInit fills in what the clock and the sheet say.
func (p *joinForm) OnInit() {
	if list := p.free(); len(list) > 0 {
		p.first = string(list[0])
	}
	p.said = strconv.Itoa(p.mountain())
}

// mountain is what the latecomer would enter with now.
func (p *joinForm) mountain() int {
	s := p.Place.State()
	sh := sheetOf(s, p.Place.Key)
	if sh.Party == nil {
		return 0
	}
	params := s.Params
	step := preferans.LateMountain
	if r := s.Seated(p.Place.Key.Seating); r != nil {
		params = s.ParamsOf(r.Number)
		if seconds, armed := game.SecondsLate(p.Place.Desk.Now(), s, r.Seating); armed {
			step = preferans.Lateness(params, seconds)
		}
	}
	return max(0, step.Entry(params, 3, sh.Party.Mountain).Mountain)
}

// Render draws the form.
func (p *joinForm) Render() app.UI {
	p.joinTyped = desk.Draft[joinTyped](p.Place.Desk, p.Place.Tournament, table.PartOf(p.Place.Key))
	s := p.Place.State()
	body := []app.UI{}
	ready := true
	if p.Place.Calculator() {
		body = append(body, &ui.Field{ID: "join-name", Label: p.t("join.name", nil), Value: p.Name, OnInput: p.typeName})
		ready = text.Tidy(p.Name) != ""
	} else {
		var choices []ui.Choice
		for _, id := range p.free() {
			choices = append(choices, ui.Choice{Value: string(id), Text: scope.NameOf(p.Place.Desk, s, id)})
		}
		ready = p.who() != "" // seated elsewhere meanwhile
		if len(choices) == 0 {
			body = append(body, &ui.Note{Icon: ui.IconUsers, Text: p.t("join.nobody", nil)})
			ready = false
		} else {
			body = append(body, &ui.Radio{ID: "join-who", Label: p.t("join.who", nil), Look: ui.Cards, Columns: "one", Value: string(p.who()), Choices: choices, OnPick: p.pickWho})
		}
	}
	sub := p.t("join.sub", nil)
	if seconds, armed := tickingLate(p.Place.Desk, s, p.Place.Key.Seating); armed {
		sub = p.t("join.late", rules.Args{"time": minutesSeconds(seconds)})
	}
	body = append(body,
		&ui.Field{ID: "join-mountain", Label: p.t("join.mountain", nil), Hint: p.t("join.hint", nil), InputMode: "numeric", Value: p.mountainText(), Err: p.problem, OnInput: p.typeMountain, OnEnter: p.record},
		&ui.Button{ID: "join-go", Text: p.t("join.go", nil), Kind: ui.Go, Wide: true, Disabled: !ready, OnClick: p.record})
	return &ui.Sheet{ID: "join", Title: p.t("join", nil), Sub: sub, Body: body, OnClose: p.OnDone}
}

func (p *joinForm) typeName(_ app.Context, v string) { p.Name, p.problem = v, "" }
func (p *joinForm) typeMountain(_ app.Context, v string) {
	p.Mountain, p.problem, p.Typed = v, "", true
}
func (p *joinForm) pickWho(_ app.Context, v string) { p.Who = v }

// who is the chosen player, or the one who was offered, as long as he sits nowhere.
func (p *joinForm) who() rules.EntrantID {
	list := p.free()
	if i := slices.Index(list, rules.EntrantID(cmp.Or(p.Who, p.first))); i >= 0 {
		return list[i]
	}
	return ""
}

func (p *joinForm) mountainText() string {
	if p.Typed {
		return p.Mountain
	}
	return p.said
}

func (p *joinForm) record(ctx app.Context) {
	s := p.Place.State()
	n, err := strconv.Atoi(scope.AsInFiles(p.mountainText()))
	if err != nil || n < 0 || n > 9999 {
		p.problem = p.t("adjust.number", nil)
		return
	}
	k := p.Place.Key
	name := text.Tidy(p.Name)
	c := tournament.All{}
	if p.Place.Calculator() {
		c = append(c, tournament.EntrantRegistered{Person: tournament.Person{Players: []string{name}}})
	} else {
		id := p.who()
		name = scope.NameOf(p.Place.Desk, s, id)
		c = append(c, tournament.TableJoined{Seating: k.Seating, Table: k.Table, Entrant: id})
		if seconds, armed := game.SecondsLate(p.Place.Desk.Now(), s, k.Seating); armed {
			c = append(c, tournament.ArrivalRecorded{Seating: k.Seating, Entrant: id, Seconds: seconds, Mountain: n})
		}
	}
	setup := sheetOf(s, k).Setup
	setup.Players = 4
	if n > 0 {
		setup.Adjust = append(append([]preferans.Adjustment(nil), setup.Adjust...), preferans.Adjustment{Player: 3, Mountain: n})
	}
	c = append(c, p.Place.Setup(setup.Canonical()))
	if err := p.Place.Desk.Check(p.Place.Tournament, c); err != nil {
		p.problem = p.Place.Desk.Err(err)
		var e *rules.Error
		if !errors.As(err, &e) {
			return
		}
		return
	}
	p.Place.Do(ctx, c, p.t("joined", rules.Args{"name": name}), func(ctx app.Context) {
		*p.joinTyped = joinTyped{}
		p.OnDone(ctx)
	})
}
