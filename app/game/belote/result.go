package belote

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// ResultSheet is the sheet of a table of belote: two totals, or points and difference as
// on the slip, with the verdict in words while the judge types.
type ResultSheet struct {
	app.Compo

	Of table.TableSheet

	form   ResultForm
	rec    table.Recorder
	begun  bool
	closed bool // recorded or put away: nothing is to be kept
}

// CompoID makes another table's sheet a new one.
func (p *ResultSheet) CompoID() string { return p.Of.FormID() }

func (p *ResultSheet) t(key string, args rules.Args) string {
	return p.Of.Desk.T("page.belote."+key, args)
}

// begin takes up the recorded result, or what was typed before and put away.
func (p *ResultSheet) begin() {
	if p.begun {
		return
	}
	p.begun = true
	p.Put(nil)
	p.rec.Hold(p.Look, p.Put)
}

// Put fills the form with what was left, or with the result that stands.
func (p *ResultSheet) Put(form table.TableForm) {
	p.form = newResultForm()
	if left, ok := form.(ResultForm); ok {
		left.Totals = left.Totals.Focus(table.NextOf(left.Totals.Values, left.Totals.At))
		p.form = left
	} else if e := p.rec.Old(); e != nil {
		if r, ok := e.Result.(belote.Result); ok {
			p.form = resultFormOf(r)
		}
	}
}

// Look is what is typed and not recorded.
func (p *ResultSheet) Look() (form table.TableForm, typed bool) {
	return p.form, !p.closed && (p.rec.Old() != nil || !p.form.empty())
}

// OnDismount keeps what is typed and not recorded, also when the judge leaves by Back.
func (p *ResultSheet) OnDismount() { p.rec.Leave() }

// scored is what the regulation makes of the typed result.
func (p *ResultSheet) scored() table.Typed {
	s := p.Of.State()
	params, ctx := s.Context(p.Of.Key)
	result := p.form.result()
	score, err := s.Rule.Score(params, ctx, result)
	if err == nil {
		result = p.form.tidy(score.Verdict).result()
	}
	return table.Typed{Result: result, Raw: result.Canonical(), Score: score, Full: !p.form.missing(), Err: err}
}

// Render draws the sheet.
func (p *ResultSheet) Render() app.UI {
	s, t, r := p.Of.State(), p.Of.Table(), p.Of.Round()
	if t == nil || r == nil || len(t.Seats) != 2 {
		return app.Div()
	}
	p.rec.At(p.Of.Desk, p.Of.Tournament, p.Of.Key)
	p.begin()
	typed := p.scored()
	params, _ := s.Context(p.Of.Key)

	body := []app.UI{table.TableHead(p.Of.Desk, p.Of.Version, p.Of.Tournament, p.Of.Key), p.recorded(t), p.over(s), p.ways(s, r, t)}
	body = append(body, ui.Part(p.fields(s, t, params, typed.Err)...), p.verdict(typed.Score, typed.Err), ui.Part(p.after(t, typed)...), p.pad(typed), p.hints(), p.rec.Trail(p.words), table.TableFoot(p.Of.Desk, p.Of.Version, p.Of.Tournament, p.Of.Key))
	return &ui.Sheet{
		ID: "result", No: strconv.Itoa(t.Number), Title: p.t("sheet", rules.Args{"table": t.Number, "round": r.Number}),
		Sub: p.t("until", rules.Args{"target": params.Int("target")}), Aside: p.aside(), Body: body, OnClose: p.Of.OnClose, OnEnter: p.Record,
	}
}

func (p *ResultSheet) aside() app.UI {
	if p.form.way != wayTotals && p.form.way != waySlip {
		return nil
	}
	return &ui.Check{ID: "unfinished", Text: p.t("unfinished", nil), Chip: true, On: p.form.unfinished, OnFlip: p.flip}
}

// over offers «Не доиграна» once the time is over.
func (p *ResultSheet) over(s *tournament.State) app.UI {
	if p.form.unfinished || p.form.way != wayTotals && p.form.way != waySlip {
		return nil
	}
	return table.OverNote(p.Of.Desk, s, p.Of.Key, p.t("unfinished", nil), func(app.Context) { p.form.unfinished = true })
}

func (p *ResultSheet) flip(_ app.Context, on bool) { p.form.unfinished = on }

// recorded is what stands there already: it can be corrected.
func (p *ResultSheet) recorded(t *rules.Table) app.UI {
	e := p.rec.Old()
	switch {
	case e != nil:
		r, _ := e.Result.(belote.Result)
		return &ui.Note{Tone: ui.Good, Icon: ui.IconClub, Text: p.t("recorded", rules.Args{"time": p.Of.Desk.ClockTime(e.At), "numbers": totalsText(p.Of.Desk, r)})}
	case t.Permit:
		return &ui.Note{Tone: ui.Ask, Icon: ui.IconClock, Text: p.t("permitted", nil)}
	}
	return nil
}

// ways chooses how the result is given; the rare ones are in the menu.
func (p *ResultSheet) ways(s *tournament.State, r *rules.Round, t *rules.Table) app.UI {
	return app.Div().Class("row gap-2").Body(
		app.Div().Class("grow").Body(&ui.Radio{ID: "way", Label: p.t("way", nil), HideLabel: true, Value: string(p.form.way), OnPick: p.turn, Choices: []ui.Choice{
			{Value: string(wayTotals), Text: p.t("way.totals", nil)},
			{Value: string(waySlip), Text: p.t("way.slip", nil)},
		}}),
		&ui.Menu{ID: "table-more", Label: p.t("more", nil), Items: p.menu(s, r, t), OnPick: p.pick})
}

func (p *ResultSheet) turn(_ app.Context, way string) { p.form.way = resultWay(way) }

func (p *ResultSheet) menu(s *tournament.State, r *rules.Round, t *rules.Table) []ui.MenuItem {
	own := []ui.MenuItem{
		{ID: string(wayNoShow), Text: p.t("way.noshow", nil), Small: p.t("way.noshow.text", rules.Args{"n": s.Params.Int("noShowMinutes")}), Icon: ui.IconUsers},
		{ID: string(wayAward), Text: p.t("way.award", nil), Icon: ui.IconGavel},
	}
	if s.Params.Bool("doezd") {
		own = append(own, ui.MenuItem{ID: "doezd", Text: p.t("doezd", nil), Small: p.t("doezd.text", nil), Icon: ui.IconHorn})
	}
	if !r.Closed && t.Score == nil {
		permit := ui.MenuItem{ID: "permit", Text: p.t("permit", nil), Icon: ui.IconClock}
		if t.Permit {
			permit.Text = p.t("permit.off", nil)
		}
		own = append(own, permit)
	}
	return p.Of.Menu(&p.rec, ui.MenuItem{Icon: ui.IconCards, Text: p.t("menu.sheet", nil)}, ui.MenuItem{Icon: ui.IconGavel, Text: p.t("ruling", nil)}, own...)
}

func (p *ResultSheet) pick(ctx app.Context, id string) {
	if p.Of.Picked(ctx, id) {
		return
	}
	switch id {
	case string(wayNoShow), string(wayAward):
		p.form.way = resultWay(id)
	case "doezd":
		p.form.way, p.form.doezd = wayTotals, !p.form.doezd
	case "permit":
		p.permit(ctx)
	case table.MoreClear:
		p.rec.Clear(ctx, p.empty)
	}
}

// empty begins anew after the result was taken off.
func (p *ResultSheet) empty(app.Context) { p.form = newResultForm() }

// permit lets the table play on, or takes the leave back; then the slip is awaited again.
// It isn't a recording: what is typed stays.
func (p *ResultSheet) permit(ctx app.Context) {
	d, id, t := p.Of.Desk, p.Of.Tournament, p.Of.Table()
	on := !t.Permit
	d.Do(ctx, id, tournament.PlayPermitted{Seating: p.Of.Key.Seating, Table: t.Number, Permit: on}, func(ctx app.Context, done desk.Done) {
		if done.Err != nil {
			d.Fail(ctx, done.Err)
			return
		}
		said := "said.permit"
		if !on {
			said = "said.permit.off"
		}
		d.Saved(ctx, id, done, p.t(said, rules.Args{"table": t.Number}), "")
		p.Of.OnClose(ctx)
	})
}

// hints are the keys of a laptop.
func (p *ResultSheet) hints() app.UI {
	if p.form.way != wayTotals && p.form.way != waySlip {
		return nil
	}
	return ui.KeyHints("0–9", p.t("keys.digits", nil), "Tab", p.t("keys.tab", nil), "Enter", p.t("keys.enter", nil), p.t("keys.letter", nil), p.t("keys.unfinished", nil), "Esc", p.t("keys.esc", nil))
}

// Record writes the result; the numbers stay on the screen until it is on the disk.
func (p *ResultSheet) Record(ctx app.Context) {
	typed := p.scored()
	p.rec.RecordTyped(ctx, typed, totalsText(p.Of.Desk, typed.Result.(belote.Result)), p.done)
}

func (p *ResultSheet) done(ctx app.Context) {
	p.closed = true
	p.Of.OnDone(ctx)
}

// words tell a result of the table's history.
func (p *ResultSheet) words(result rules.Result) string {
	r, ok := result.(belote.Result)
	if !ok {
		return ""
	}
	return p.wordsOf(r)
}

// wordsOf are the numbers and the points: «1012 : 640, +1 / −1».
func (p *ResultSheet) wordsOf(r belote.Result) string {
	s := p.Of.State()
	params, ctx := s.Context(p.Of.Key)
	parts := []string{totalsText(p.Of.Desk, r)}
	if score, err := s.Rule.Score(params, ctx, r); err == nil && r.Slip == nil {
		parts = append(parts, bothPoints(p.Of.Desk, score.Seats[0].Points, score.Seats[1].Points))
	}
	return strings.Join(parts, ", ")
}
