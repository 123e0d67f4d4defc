package domino

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/tournament"
)

// dominoTotals are a side's points in the parties: «101 64».
func dominoTotals(result rules.Result, seat int) string {
	r, ok := result.(domino.Result)
	if !ok {
		return ""
	}
	words := make([]string, len(r.Parties))
	for i, party := range r.Parties {
		words[i] = strconv.Itoa([2]int{party.A, party.B}[seat%2])
	}
	return strings.Join(words, " ")
}

func resultNote(d *desk.Desk, result rules.Result) string {
	r, ok := result.(domino.Result)
	if !ok {
		return ""
	}
	switch {
	case r.NoShow != "":
		return d.T("page.parties.note.noShow", nil)
	case r.Decision != nil:
		return d.T("page.parties.note.decision", nil)
	}
	for _, party := range r.Parties {
		if party.Unfinished {
			return d.T("page.parties.note.unfinished", nil)
		}
	}
	return ""
}

// ResultSheet takes a table's parties to 101: two of a round, up to three of a match that
// goes to two wins. What the time cut off at a tie the judge decides.
type ResultSheet struct {
	app.Compo

	Of table.TableSheet

	resultForm
	rec    table.Recorder
	closed bool // recorded: nothing is to be kept
}

// CompoID makes another table's form a new one.
func (p *ResultSheet) CompoID() string { return p.Of.FormID() }

func (p *ResultSheet) t(key string, args rules.Args) string {
	return p.Of.Desk.T("page.parties."+key, args)
}

// match reports whether the table plays to two wins.
func (p *ResultSheet) match(s *tournament.State) bool {
	switch s.Seated(p.Of.Key.Seating).Stage {
	case rules.StageMain, rules.StageGroups:
		return false
	}
	return true
}

// OnInit fills the form with the result that stands, or with what was left here.
func (p *ResultSheet) OnInit() {
	p.rec.At(p.Of.Desk, p.Of.Tournament, p.Of.Key)
	s := p.rec.State()
	if s.TableOf(p.Of.Key) == nil {
		return
	}
	p.put(nil)
	p.rec.Hold(p.look, p.put)
}

// put fills the form with what was left, or with the result that stands.
func (p *ResultSheet) put(form table.TableForm) {
	p.resultForm = newResultForm(p.match(p.rec.State()))
	if left, ok := form.(resultForm); ok && len(left.Entry.Values) == len(p.Entry.Values) {
		left.Entry = left.Entry.Focus(table.NextOf(left.Entry.Values[:4], left.Entry.At))
		p.resultForm = left
	} else if e := p.rec.Old(); e != nil {
		p.fill(e.Result.(domino.Result))
	}
}

// look is what is typed and not recorded.
func (p *ResultSheet) look() (form table.TableForm, typed bool) {
	return p.resultForm, !p.closed && (p.rec.Old() != nil || !p.empty())
}

// OnDismount keeps what is typed and not recorded.
func (p *ResultSheet) OnDismount() { p.rec.Leave() }

func (p *ResultSheet) scored(s *tournament.State) table.Typed {
	r, full := p.result()
	return table.ScoreTyped(s, p.Of.Key, r, full)
}

// Render draws the sheet.
func (p *ResultSheet) Render() app.UI {
	p.rec.At(p.Of.Desk, p.Of.Tournament, p.Of.Key)
	s := p.rec.State()
	t := s.TableOf(p.Of.Key)
	if t == nil || len(p.Entry.Values) == 0 || len(t.Seats) != 2 {
		return app.Div()
	}
	typed := p.scored(s)
	raw, full, err := typed.Raw, typed.Full, typed.Err
	var body []app.UI
	if p.absent {
		body = append(body, p.whoIsAbsent(s, t))
	} else {
		var over app.UI
		if !p.unfinished {
			over = table.OverNote(p.Of.Desk, s, p.Of.Key, p.t("unfinished", nil), p.flipUnfinished)
		}
		body = append(body, over, p.games(s, t))
	}
	var after []app.UI
	if !p.absent && (p.deciding || asksDecision(err) && full) {
		after = p.decide(s, t)
	}
	if full && err == nil {
		before := ""
		if e := p.rec.Old(); e != nil {
			before = totalsText(p.Of.Desk, e.Result)
		}
		after = append(after, p.rec.Correction(raw, before, totalsText(p.Of.Desk, typed.Result), p.Record)...)
	}
	body = append(body, p.verdict(typed), ui.Part(after...))
	off, waits := !full || err != nil || p.rec.Off(raw), p.rec.Waits(raw)
	if p.absent {
		body = append(body, p.rec.Trouble(p.Record), &ui.Button{ID: "record", Text: p.Of.Desk.T("page.result.record", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, Disabled: off, Waits: waits, OnClick: p.Record})
	} else {
		body = append(body, p.rec.PadBox(p.Record, &ui.NumberPad{Left: ui.PadKey{Key: "101", Text: "101"}, Right: ui.PadKey{Key: ui.KeyClear, Text: p.t("again", nil)}, GoOff: off, GoWaits: waits, OnKey: p.press}))
	}
	body = append(body, p.rec.Trail(func(r rules.Result) string { return totalsText(p.Of.Desk, r) }),
		ui.KeyHints("Tab", p.t("key.next", nil), "Enter", p.t("key.record", nil), "Esc", p.t("key.close", nil)))
	sub := p.t("sub", nil)
	if p.match(s) {
		sub = p.t("sub.match", nil)
	}
	body = append(append([]app.UI{table.TableHead(p.Of.Desk, p.Of.Version, p.Of.Tournament, p.Of.Key)}, body...), table.TableFoot(p.Of.Desk, p.Of.Version, p.Of.Tournament, p.Of.Key))
	return &ui.Sheet{
		ID: "result", No: strconv.Itoa(p.Of.Key.Table), Title: p.Of.Desk.T("page.result.title", rules.Args{"table": p.Of.Key.Table, "round": s.Seated(p.Of.Key.Seating).Number}),
		Sub: sub, Aside: ui.Row("0", p.chip(), p.menu()), Body: body, OnClose: p.Of.OnClose, OnEnter: p.Record,
	}
}

func (p *ResultSheet) chip() app.UI {
	if p.absent {
		return nil
	}
	return &ui.Chip{ID: "unfinished", Text: p.t("unfinished", nil), Pressed: ui.Press(p.unfinished), OnClick: p.flipUnfinished}
}

func (p *ResultSheet) flipUnfinished(app.Context) {
	p.unfinished = !p.unfinished
	if !p.unfinished {
		p.deciding, p.decision = false, ""
	}
}

// asksDecision reports whether the regulation leaves the outcome to the judge.
func asksDecision(err error) bool {
	switch rules.CodeOf(err) {
	case "domino.party.tied", "domino.party.unbegun":
		return true
	}
	return false
}

// games are the fields: a line a party, the players over the columns.
func (p *ResultSheet) games(s *tournament.State, t *rules.Table) app.UI {
	body := []app.UI{app.Span()}
	for _, id := range t.Seats {
		var team app.UI
		if e := s.Entrant(id); e != nil && e.Team != "" {
			team = app.Span().Class("xs muted block").Text(e.Team)
		}
		body = append(body, app.Span().Class("sm").Body(app.B().Text(scope.NameIn(p.Of.Desk, s, id, p.Of.Round().Number)), team))
	}
	n := 2
	if len(p.Entry.Values) == 6 && p.needThird() {
		n = 3
	}
	both, _ := p.bothOver()
	for i := range n {
		body = append(body, app.Span().Class("no").Aria("hidden", "true").Text(strconv.Itoa(i+1)))
		for side := range 2 {
			at := 2*i + side
			wrong := table.RefusedNumber(p.Of.Desk, p.Entry.Values[at], partyDigits)
			if i == both {
				wrong = p.t("one", rules.Args{"target": domino.Target})
			}
			body = append(body, &partyField{
				Form: p, At: at, ID: "party-" + strconv.Itoa(at), Value: p.Entry.Values[at], Current: at == p.Entry.At, Jumped: at == p.Entry.At && p.Entry.Jumped(),
				Label: p.t("field", rules.Args{"party": i + 1, "name": scope.NameIn(p.Of.Desk, s, t.Seats[side], p.Of.Round().Number)}),
				Hint:  p.counted(p.Entry.Values[at]), Err: wrong,
			})
		}
	}
	return app.Div().Class("games").Body(body...)
}

// counted says that points above 101 don't count.
func (p *ResultSheet) counted(value string) string {
	if scope.Atoi(value) > domino.Target {
		return p.t("cap", rules.Args{"target": domino.Target})
	}
	return "\u00a0"
}

// verdict says in words what will be recorded.
func (p *ResultSheet) verdict(typed table.Typed) app.UI {
	score, full, err := typed.Score, typed.Full, typed.Err
	r, _ := typed.Result.(domino.Result)
	lang := p.Of.Desk.Lang()
	_, both := p.bothOver()
	wrong := table.FirstRefused(p.Of.Desk, p.Entry.Values, partyDigits)
	switch {
	case !p.absent && wrong != "":
		return ui.Verdict(ui.VerdictRed, wrong, "", "")
	case !p.absent && both != nil:
		return ui.Verdict(ui.VerdictRed, p.Of.Desk.Err(both), "", "")
	case !full && p.absent:
		return ui.Verdict(ui.VerdictWait, p.t("who", nil), "", "")
	case !full && p.deciding && p.decision == "":
		return ui.Verdict(ui.VerdictAsk, p.t("decide", nil), "", "")
	case !full && p.deciding && !p.decided():
		return ui.Verdict(ui.VerdictWait, p.t("type.decision", nil), "", "")
	case !full && p.unfinished:
		return ui.Verdict(ui.VerdictWait, p.t("type.both", nil), "", "")
	case p.waitsThird(err) || !full && p.third():
		return ui.Verdict(ui.VerdictWait, p.t("third", nil), "", "")
	case !full:
		return ui.Verdict(ui.VerdictWait, p.t("type", nil), "", "")
	case asksDecision(err):
		return ui.Verdict(ui.VerdictAsk, p.t("decide", nil), "", p.Of.Desk.Err(err))
	case err != nil:
		return ui.Verdict(ui.VerdictRed, p.Of.Desk.Err(err), "", "")
	}
	a, b := score.Seats[0], score.Seats[1]
	numbers := text.Signed(lang, a.Points) + " / " + text.Signed(lang, b.Points)
	if r.NoShow != "" {
		s := p.Of.State()
		who := func(seat int) string {
			return scope.NameIn(p.Of.Desk, s, p.Of.Table().Seats[seat], p.Of.Round().Number)
		}
		return ui.Verdict(ui.VerdictOK, tell.AbsentLine(p.Of.Desk, who, r.NoShow != domino.NoShowB, r.NoShow != domino.NoShowA), numbers, "")
	}
	return ui.Verdict(ui.VerdictOK, p.Of.Desk.T("verdict.domino."+score.Verdict, nil), numbers, p.differences(r, score)) // asks: verdict.domino.{decision,draw,match,no-show,no-show-both,win}
}

// differences writes each party's and both players' difference.
func (p *ResultSheet) differences(r domino.Result, score rules.TableScore) string {
	lang := p.Of.Desk.Lang()
	var parts []string
	for _, party := range r.Parties {
		parts = append(parts, text.Signed(lang, party.Outcome().Diff))
	}
	a, b := score.Seats[0].Diff, score.Seats[1].Diff
	args := rules.Args{"a": text.Signed(lang, a), "b": text.Signed(lang, b), "parties": strings.Join(parts, p.t("and", nil))}
	if len(parts) == 0 {
		return p.t("diff.only", args)
	}
	return p.t("diff", args)
}

func (p *ResultSheet) press(ctx app.Context, key string) {
	switch key {
	case ui.KeyGo:
		p.Record(ctx)
	case ui.KeyNext:
		p.next()
	case ui.KeyClear:
		p.Entry = p.Entry.Press(key)
		p.unfinished, p.deciding, p.decision = false, false, ""
	case "101":
		p.Entry = p.Entry.Replace(key)
	default:
		p.Entry = p.Entry.Press(key)
	}
	p.inSight()
}

func (p *ResultSheet) Record(ctx app.Context) {
	typed := p.scored(p.rec.State())
	p.rec.RecordTyped(ctx, typed, totalsText(p.Of.Desk, typed.Result), p.done)
}

func (p *ResultSheet) done(ctx app.Context) {
	p.closed = true
	p.Of.OnDone(ctx)
}

// totalsText writes a result in a line: «101:64, 88:101».
func totalsText(d *desk.Desk, result rules.Result) string {
	r, ok := result.(domino.Result)
	if !ok {
		return ""
	}
	if r.NoShow != "" {
		return resultNote(d, r)
	}
	words := make([]string, len(r.Parties))
	for i, party := range r.Parties {
		words[i] = strconv.Itoa(party.A) + ":" + strconv.Itoa(party.B)
	}
	line := strings.Join(words, ", ")
	if r.Decision != nil {
		line += " (" + text.Half(d.Lang(), r.Decision.A) + ":" + text.Half(d.Lang(), r.Decision.B) + ")"
	}
	return line
}

// partyField is one number of the form.
type partyField struct {
	app.Compo

	Form    *ResultSheet
	At      int
	ID      string
	Value   string
	Label   string
	Hint    string
	Err     string
	Current bool
	Jumped  bool
}

// CompoID keeps the caret with the field.
func (f *partyField) CompoID() string { return f.ID }

// Render draws the field.
func (f *partyField) Render() app.UI {
	return &ui.ScoreField{ID: f.ID, Label: f.Label, Value: f.Value, Hint: f.Hint, Err: f.Err, Current: f.Current, Jumped: f.Jumped, OnType: f.type_, OnFocus: f.focus, OnEnter: f.Form.Record}
}

func (f *partyField) type_(_ app.Context, s string) {
	// A keyboard moves on by Tab: to move by itself too would skip a field.
	e := f.Form.Entry
	e.Jump = false
	e = e.Type(f.At, s)
	e.Jump = true
	f.Form.Entry = e
	f.Form.inSight()
}

func (f *partyField) focus(app.Context) {
	if f.Form.Entry.At != f.At {
		f.Form.Entry = f.Form.Entry.Focus(f.At)
	}
}
