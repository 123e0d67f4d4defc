package preferans

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// ResultSheet takes the whists of a table: three or four numbers that add to zero.
// Places and points are the regulation's, counted while the judge types.
type ResultSheet struct {
	app.Compo

	Of table.TableSheet

	resultForm
	asked  int // the seat whose lateness is being entered, -1: none
	rec    table.Recorder
	closed bool // recorded: nothing is to be kept
}

// CompoID makes another table's form a new one.
func (p *ResultSheet) CompoID() string { return p.Of.FormID() }

func (p *ResultSheet) t(key string, args rules.Args) string {
	return p.Of.Desk.T("page.whists."+key, args)
}

// OnInit fills the form: with the result that stands, with what was left here, or with
// lateness noted at the door.
func (p *ResultSheet) OnInit() {
	p.rec.At(p.Of.Desk, p.Of.Tournament, p.Of.Key)
	p.asked = -1
	if p.rec.State().TableOf(p.Of.Key) == nil {
		return
	}
	p.put(nil)
	p.rec.Hold(p.look, p.put)
}

// put fills the form with what was left, or with the result that stands.
func (p *ResultSheet) put(form table.TableForm) {
	s := p.rec.State()
	t := s.TableOf(p.Of.Key)
	p.resultForm = p.fresh(s, t)
	if left, ok := form.(resultForm); ok && len(left.Entry.Values) == len(t.Seats) {
		left.Entry = left.Entry.Focus(table.NextOf(left.Entry.Values, left.Entry.At))
		left.Entry.fresh = left.Entry.Values[left.Entry.At] != ""
		left.Late = slices.Clone(left.Late)
		for i, noted := range p.Late { // at the door meanwhile, maybe
			if left.Late[i] == (LateMark{}) {
				left.Late[i] = noted
			}
		}
		p.resultForm = left
	} else if e := p.rec.Old(); e != nil {
		p.fill(e.Result.(preferans.Result), s.ParamsOf(s.Seated(p.Of.Key.Seating).Number))
	}
}

// fresh is the form before anything is typed.
func (p *ResultSheet) fresh(s *tournament.State, t *rules.Table) resultForm {
	f := resultForm{Entry: newWhistEntry(len(t.Seats)), Late: make([]LateMark, len(t.Seats))}
	for i, id := range t.Seats {
		if a := arrivalOf(s, p.Of.Key.Seating, id); a != nil {
			f.Late[i] = markOf(s.ParamsOf(s.Seated(p.Of.Key.Seating).Number), *a)
		}
	}
	return f
}

// look is what is typed and not recorded.
func (p *ResultSheet) look() (form table.TableForm, typed bool) {
	s := p.rec.State()
	t := s.TableOf(p.Of.Key)
	if p.closed || t == nil || len(p.Late) != len(t.Seats) {
		return p.resultForm, false
	}
	return p.resultForm, p.rec.Old() != nil || !p.Entry.empty() || p.why != "" || !slices.Equal(p.Late, p.fresh(s, t).Late)
}

// OnDismount keeps what is typed and not recorded.
func (p *ResultSheet) OnDismount() { p.rec.Leave() }

// scored is the typed result with its points. Whists that don't add to zero are scored
// too, so that places show while the judge looks for the mistake; err is the refusal.
func (p *ResultSheet) scored(s *tournament.State) table.Typed {
	r, full := p.result()
	typed := table.ScoreTyped(s, p.Of.Key, r, full)
	if rules.CodeOf(typed.Err) == "preferans.whists.sum" {
		r.Unbalanced = "?"
		typed.Score = table.ScoreTyped(s, p.Of.Key, r, full).Score
	}
	return typed
}

// Render draws the sheet.
func (p *ResultSheet) Render() app.UI {
	p.rec.At(p.Of.Desk, p.Of.Tournament, p.Of.Key)
	s := p.rec.State()
	t := s.TableOf(p.Of.Key)
	if t == nil || len(p.Entry.Values) != len(t.Seats) {
		return app.Div()
	}
	typed := p.scored(s)
	score, raw, full, err := typed.Score, typed.Raw, typed.Full, typed.Err
	rows := make([]app.UI, len(t.Seats))
	for i, id := range t.Seats {
		seat := rules.SeatScore{}
		if full && i < len(score.Seats) {
			seat = table.AsCounted(s.Seated(p.Of.Key.Seating), id, score.Seats[i])
		}
		rows[i] = p.row(s, i, id, seat)
	}
	var after []app.UI
	for i, id := range t.Seats {
		if p.Late[i].Step == preferans.LateMissed {
			after = append(after, &Waiver{Desk: p.Of.Desk, Version: p.Of.Version, Tournament: p.Of.Tournament, Seating: p.Of.Key.Seating, Entrant: id})
		}
	}
	if p.asked >= 0 && p.asked < len(t.Seats) {
		after = append(after, p.lateness(s, t.Seats[p.asked]))
	}
	if p.fractions || p.Entry.fractions() || len(t.Seats) == 3 {
		after = append(after, p.fractionKeys(len(t.Seats)))
	}
	if p.unbalanced {
		after = append(after, &ui.Field{ID: "why", Label: p.t("why", nil), Value: p.why, EnterKey: "done", OnInput: p.typeWhy, OnEnter: p.Record})
	}
	if full && err == nil {
		before := ""
		if e := p.rec.Old(); e != nil {
			before = whistsLine(p.Of.Desk, e.Result)
		}
		after = append(after, p.rec.Correction(raw, before, whistsLine(p.Of.Desk, typed.Result), p.Record)...)
	}
	body := []app.UI{app.Div().Class("prows").Body(rows...), p.verdict(s, t, full, err), ui.Part(after...),
		p.rec.PadBox(p.Record, &ui.NumberPad{
			Left:  ui.PadKey{Key: ui.KeySign, Text: "±", Label: p.t("sign", nil)},
			Right: ui.PadKey{Key: keyRest, Text: p.t("rest", nil)},
			GoOff: !full || err != nil || p.rec.Off(raw), GoWaits: p.rec.Waits(raw), OnKey: p.press,
		}),
		p.rec.Trail(func(r rules.Result) string { return whistsLine(p.Of.Desk, r) }),
		ui.KeyHints("−", p.t("key.sign", nil), "=", p.t("key.rest", nil), "Tab", p.t("key.next", nil), "Enter", p.t("key.record", nil)),
	}
	r := s.Seated(p.Of.Key.Seating)
	body = append(append([]app.UI{table.TableHead(p.Of.Desk, p.Of.Version, p.Of.Tournament, p.Of.Key)}, body...), table.TableFoot(p.Of.Desk, p.Of.Version, p.Of.Tournament, p.Of.Key))
	return &ui.Sheet{
		ID: "result", No: strconv.Itoa(p.Of.Key.Table), Title: p.Of.Desk.T("page.result.title", rules.Args{"table": p.Of.Key.Table, "round": r.Number}),
		Sub: p.t("sub", nil), Aside: p.menu(s, t), Body: body, OnClose: p.Of.OnClose, OnEnter: p.Record,
	}
}

func (p *ResultSheet) row(s *tournament.State, i int, id rules.EntrantID, seat rules.SeatScore) app.UI {
	name := scope.NameIn(p.Of.Desk, s, id, p.Of.Round().Number)
	points := ""
	switch seat.Kind {
	case rules.KindPlayed:
		lang := p.Of.Desk.Lang()
		points = p.t("points", rules.Args{"place": text.Signed(lang, seat.PlacePoints), "whists": text.Signed(lang, seat.WhistPoints), "points": text.Signed(lang, seat.Points)})
	case rules.KindAbsent:
		points = p.t("absent", rules.Args{"points": text.Signed(p.Of.Desk.Lang(), seat.Points)})
	case rules.KindBye:
		points = p.t("alone", nil)
	}
	long := ""
	if tooMany(p.Entry.Values[i]) {
		long = p.Of.Desk.T("page.result.long", rules.Args{"max": strconv.Itoa(preferans.MaxWhists)})
	}
	return &whistRow{
		Err: long, Form: p, Seat: i, ID: "whists-" + strconv.Itoa(i), Name: name, Place: seat.Place, Points: points,
		Value: p.Entry.Values[i], Current: i == p.Entry.At, Late: p.Late[i].Step != "" && p.Late[i].Step != preferans.LateNothing || i == p.asked,
		Label: p.t("field", rules.Args{"name": name}), LateLabel: p.t("late", rules.Args{"name": name}),
	}
}

// verdict says whether the whists add up, and by how much they don't.
func (p *ResultSheet) verdict(s *tournament.State, t *rules.Table, full bool, err error) app.UI {
	lang := p.Of.Desk.Lang()
	sum, _ := p.Entry.others(-1)
	if i := p.Entry.unread(); i >= 0 {
		return ui.Verdict(ui.VerdictRed, p.t("unread", rules.Args{"text": p.Entry.Values[i]}), "", p.t("unread.text", rules.Args{"name": scope.NameIn(p.Of.Desk, s, t.Seats[i], p.Of.Round().Number)}))
	}
	if !full {
		missing := 0
		for _, v := range p.Entry.Values {
			if _, ok := whistsOf(v); !ok {
				missing++
			}
		}
		if missing == 1 {
			return ui.Verdict(ui.VerdictWait, p.t("last", nil), text.Signed(lang, -sum), p.t("last.text", nil))
		}
		return ui.Verdict(ui.VerdictWait, p.t("type", nil), "", "")
	}
	switch {
	case rules.CodeOf(err) == "preferans.whists.sum" && p.unbalanced:
		return ui.Verdict(ui.VerdictAsk, p.t("why.needed", nil), text.Signed(lang, sum), "")
	case err == nil && p.unbalanced:
		return ui.Verdict(ui.VerdictAsk, p.t("unbalanced", nil), text.Signed(lang, sum), "")
	case err == nil && s.Rule != nil && p.Entry.Filled >= 0:
		return ui.Verdict(ui.VerdictOK, p.t("zero", nil), "", p.t("filled", rules.Args{"name": scope.NameIn(p.Of.Desk, s, t.Seats[p.Entry.Filled], p.Of.Round().Number)}))
	case err == nil:
		return ui.Verdict(ui.VerdictOK, p.t("zero", nil), "", "")
	case rules.CodeOf(err) == "preferans.whists.sum":
		return ui.Verdict(ui.VerdictRed, p.t("off", nil), text.Signed(lang, sum), p.t("off.text", nil))
	default:
		return ui.Verdict(ui.VerdictRed, p.Of.Desk.Err(err), "", "")
	}
}

// fractionKeys give the current number a fraction: thirds where three play, halves after
// an odd adjustment.
func (p *ResultSheet) fractionKeys(seats int) app.UI {
	choices := []ui.Choice{{Value: "", Text: p.t("whole", nil)}}
	parts := []string{"1/2"}
	if seats == 3 {
		parts = []string{"1/3", "2/3"}
	}
	for _, f := range parts {
		choices = append(choices, ui.Choice{Value: f, Text: f})
	}
	return &ui.Radio{ID: "fraction", Label: p.t("fraction", nil), HideLabel: true, Value: p.Entry.fraction(), Choices: choices, OnPick: p.pickFraction}
}

func (p *ResultSheet) pickFraction(_ app.Context, f string) {
	p.Entry = p.Entry.Press(keyFraction + f)
}

func (p *ResultSheet) menu(s *tournament.State, t *rules.Table) app.UI {
	var own []ui.MenuItem
	if s.Sheets[p.Of.Key].Begun() {
		own = append(own, ui.MenuItem{ID: moreTake, Icon: ui.IconCheck, Text: p.t("menu.take", nil)})
	}
	if len(t.Seats) == 4 {
		own = append(own, ui.MenuItem{ID: moreFraction, Icon: ui.IconPen, Text: p.t("menu.fraction", nil)})
	}
	own = append(own, ui.MenuItem{ID: moreUnbalanced, Icon: ui.IconQuestion, Text: p.t("menu.unbalanced", nil)})
	items := p.Of.Menu(&p.rec, ui.MenuItem{Icon: ui.IconCards, Text: p.t("menu.sheet", nil)}, ui.MenuItem{Icon: ui.IconGavel, Text: p.t("menu.ruling", nil)}, own...)
	return &ui.Menu{ID: "result-more", Label: p.Of.Desk.T("page.result.more", nil), Items: items, OnPick: p.pick}
}

func (p *ResultSheet) pick(ctx app.Context, id string) {
	if p.Of.Picked(ctx, id) {
		return
	}
	switch id {
	case moreTake:
		p.takeSheet()
	case moreFraction:
		p.fractions = !p.fractions
	case moreUnbalanced:
		p.unbalanced = !p.unbalanced
		if p.unbalanced {
			ui.Focus(ctx, "why")
		}
	case table.MoreClear:
		p.rec.Clear(ctx, p.done)
	}
}

// takeSheet puts the whists of the score sheet into the form.
func (p *ResultSheet) takeSheet() {
	s := p.rec.State()
	sh := sheetOf(s, p.Of.Key)
	if sh.Party == nil || len(sh.Party.Pool) != len(p.Entry.Values) {
		return
	}
	for i, w := range sh.Party.Settle().Result {
		p.Entry.Values[i] = whistText(w)
	}
	p.Entry.Filled = -1
}

func (p *ResultSheet) typeWhy(_ app.Context, s string) { p.why = s }

func (p *ResultSheet) press(ctx app.Context, key string) {
	if key == ui.KeyGo {
		p.Record(ctx)
		return
	}
	p.Entry = p.Entry.Press(key)
}

func (p *ResultSheet) Record(ctx app.Context) {
	typed := p.scored(p.rec.State())
	p.rec.RecordTyped(ctx, typed, whistsLine(p.Of.Desk, typed.Result), p.done)
}

func (p *ResultSheet) done(ctx app.Context) {
	p.closed = true
	p.Of.OnDone(ctx)
}

// whistsLine writes a result in a line: «+146 −212 +318 −252».
func whistsLine(d *desk.Desk, result rules.Result) string {
	r, ok := result.(preferans.Result)
	if !ok {
		return ""
	}
	words := make([]string, len(r.Whists))
	for i, w := range r.Whists {
		words[i] = text.Signed(d.Lang(), w)
	}
	return strings.Join(words, " ")
}

// whistRow is one player's line in the form.
type whistRow struct {
	app.Compo

	Form      *ResultSheet
	Seat      int
	ID        string
	Name      string
	Place     string
	Points    string
	Value     string
	Err       string
	Label     string
	LateLabel string
	Current   bool
	Late      bool
}

// CompoID keeps the caret with the player.
func (r *whistRow) CompoID() string { return r.ID }

// Render draws the line.
func (r *whistRow) Render() app.UI {
	return app.Div().Class("prow").Body(
		app.Span().Class("place").Text(r.Place),
		app.Span().Body(app.B().Text(r.Name), app.Span().Class("xs muted block prow__points").Text(r.Points)),
		&ui.IconButton{ID: r.ID + "-late", Icon: ui.IconClock, Small: true, Label: r.LateLabel, Pressed: ui.Press(r.Late), OnClick: r.ask},
		&ui.ScoreField{ID: r.ID, Label: r.Label, Value: r.Value, Err: r.Err, Signed: true, Line: true, Current: r.Current, OnType: r.type_, OnFocus: r.focus, OnEnter: r.Form.Record},
	)
}

func (r *whistRow) type_(_ app.Context, s string) { r.Form.Entry = r.Form.Entry.Type(r.Seat, s) }
func (r *whistRow) focus(app.Context)             { r.Form.Entry = r.Form.Entry.Focus(r.Seat) }

func (r *whistRow) ask(app.Context) {
	if r.Form.asked == r.Seat {
		r.Form.asked = -1
		return
	}
	r.Form.asked = r.Seat
}
