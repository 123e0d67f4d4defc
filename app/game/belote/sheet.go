package belote

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// sheetParty is a table's party scored from its deals.
type sheetParty struct {
	deals   []belote.Deal
	ids     []string
	sheet   belote.Sheet
	fault   error // the first deal that can't stand
	faultAt int
}

func sheetPartyOf(s *tournament.State, k tournament.TableKey) sheetParty {
	var p sheetParty
	if sheet := s.Sheets[k]; sheet != nil {
		for _, d := range sheet.Deals {
			if deal, err := belote.ReadDeal(d.Value); err == nil {
				p.deals, p.ids = append(p.deals, deal), append(p.ids, d.ID)
			}
		}
	}
	params, _ := s.Context(k)
	p.score(params)
	return p
}

func (p *sheetParty) score(params rules.Params) {
	p.fault, p.faultAt = nil, len(p.deals)
	for n := len(p.deals); n >= 0; n-- {
		sheet, err := belote.ScoreDeals(params, p.deals[:n])
		if err == nil {
			p.sheet, p.faultAt = sheet, n
			return
		}
		p.fault = err
	}
}

// with is the party with a deal in the place of one, or at its end.
func (p sheetParty) with(params rules.Params, target string, d belote.Deal) sheetParty {
	p.deals = table.Placed(p.deals, p.ids, target, d)
	p.score(params)
	return p
}

// dealer is the line that deals next: the first to deal is North–South.
func (p sheetParty) dealer() belote.Side {
	side := belote.NS
	for _, d := range p.deals {
		side = d.DealsNext(side)
	}
	return side
}

// scoreSheet is the sheet of a party: two columns that grow to the target, the deal that
// is being entered, what hangs.
type scoreSheet struct {
	app.Compo

	Place table.SheetPlace

	*dealTyped // of the table

	party  sheetParty
	saving bool
	rec    table.Recorder
}

// CompoID makes another table's sheet a new one.
func (p *scoreSheet) CompoID() string { return p.Place.FormID() }

func (p *scoreSheet) t(key string, args rules.Args) string {
	return p.Place.Desk.T("page.party."+key, args)
}

func (p *scoreSheet) params() rules.Params {
	params, _ := p.Place.State().Context(p.Place.Key)
	return params
}

// side is a line's name: who sits there, or the line itself at a calculator.
func (p *scoreSheet) side(s belote.Side) string {
	if names := p.Place.Names(); len(names) == 2 {
		if s == belote.NS {
			return names[0]
		}
		return names[1]
	}
	return sideName(p.Place.Desk.Lang(), s)
}

func (p *scoreSheet) sides() []ui.Choice {
	return []ui.Choice{{Value: string(belote.NS), Text: p.side(belote.NS)}, {Value: string(belote.EW), Text: p.side(belote.EW)}}
}

// Render draws the sheet.
func (p *scoreSheet) Render() app.UI {
	p.party = sheetPartyOf(p.Place.State(), p.Place.Key)
	p.rec.At(p.Place.Desk, p.Place.Tournament, p.Place.Key)
	p.take()
	var more app.UI
	if p.Place.Calculator() {
		more = &ui.Menu{ID: "party-more", Label: p.t("more", nil), Items: []ui.MenuItem{{ID: table.CalcNew, Icon: ui.IconPlus, Text: p.t("new", nil)}}, OnPick: p.pickMenu}
	}
	f := p.Place.Frame(
		&ui.IconButton{ID: "undo", Icon: ui.IconUndo, Label: p.t("undo", nil), Disabled: len(p.party.ids) == 0, OnClick: p.undo}, more)
	f.Dock = true
	f.Content = []app.UI{ui.Split("24", []app.UI{p.LeftDeal(p.Place, p.fresh), p.Place.Differs(p.openHandover), p.totals(), p.lines()}, p.aside())}
	if p.ended {
		f.Over = []app.UI{p.handover()}
	}
	return f
}

func (p *scoreSheet) pickMenu(ctx app.Context, _ string) { table.ForgetCalculator(ctx, p.Place) }

func (p *scoreSheet) totals() app.UI {
	s := p.party.sheet
	body := []app.UI{ui.Stats(ui.Stat(strconv.Itoa(s.Total.NS), p.side(belote.NS)), ui.Stat(strconv.Itoa(s.Total.EW), p.side(belote.EW)))}
	if h := s.Hanging; h.NS+h.EW > 0 {
		body = append(body, app.P().Class("sm").Body(ui.Badge(ui.Ask, p.t("hanging", rules.Args{"whists": h.NS + h.EW})), app.Span().Class("muted").Text(" "+p.t("hanging.text", nil))))
	}
	return ui.Section("totals", p.t("totals", rules.Args{"target": p.params().Int("target")}), body...)
}

func (p *scoreSheet) lines() app.UI {
	list := make([]app.UI, len(p.party.deals))
	for i, d := range p.party.deals {
		l := &table.DealLine{Number: i + 1, ID: p.party.ids[i], Head: p.head(d), Label: p.t("correct", rules.Args{"number": i + 1}), Current: p.party.ids[i] == p.draft.Target, OnPick: p.correct}
		switch {
		case i < len(p.party.sheet.Deals):
			l.Text = beloteWritten(p.Place.Desk, p.party.sheet.Deals[i])
		case i == p.party.faultAt && p.party.fault != nil:
			l.Fault = p.Place.Desk.Err(p.party.fault)
		}
		list[i] = l
	}
	return table.DealList(p.Place.Desk, list)
}

// head is a deal in a line: «Норд–Зюйд, козырная».
func (p *scoreSheet) head(deal belote.Deal) string {
	return dealHead(p.Place.Desk, deal, p.side(deal.Declarer))
}

// dealHead is the same with the name of who declared.
func dealHead(d *desk.Desk, deal belote.Deal, side string) string {
	switch {
	case deal.Pass:
		return d.T("page.party.head.pass", nil)
	case deal.Award != nil:
		return d.T("page.party.head.award", nil)
	case deal.Penalty != "":
		return d.T("page.party.head.penalty."+string(deal.Penalty), rules.Args{"side": side})
	}
	return d.T("page.party.head", rules.Args{"side": side, "game": d.T("page.party.game."+string(deal.Game), nil)})
}

func beloteWritten(d *desk.Desk, w belote.Written) string {
	s := strconv.Itoa(w.NS) + " : " + strconv.Itoa(w.EW)
	if w.Note != belote.NotePlain {
		s += ", " + d.T("page.party.note."+w.Note, nil)
	}
	return s
}

// dealLine is «Норд–Зюйд, козырная · 90 : 72», what the deal writes by itself: whists
// that hang from an earlier one come on top.
func dealLine(d *desk.Desk, params rules.Params, _ []string, raw []byte) string {
	deal, err := belote.ReadDeal(raw)
	if err != nil {
		return ""
	}
	line := dealHead(d, deal, sideName(d.Lang(), deal.Declarer))
	if sheet, err := belote.ScoreDeals(params, []belote.Deal{deal}); err == nil && len(sheet.Deals) == 1 && !deal.Pass {
		line += ", " + beloteWritten(d, sheet.Deals[0])
	}
	return line
}

// aside is the deal that is being entered.
func (p *scoreSheet) aside() []app.UI {
	handed := p.Place.Handed()
	if p.party.sheet.Finished && p.draft.Target == "" {
		if handed != nil {
			return []app.UI{handed}
		}
		body := []app.UI{&ui.Note{Tone: ui.Good, Icon: ui.IconCheck, Text: p.t("over", nil)}}
		if !p.Place.Calculator() {
			body = append(body, ui.Dock(&ui.Button{ID: "hand", Text: p.t("hand", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, OnClick: p.openHandover}))
		}
		return body
	}
	title := p.t("deal", rules.Args{"number": len(p.party.deals) + 1})
	verdict, ok := p.preview()
	record := &ui.Button{ID: "record", Text: p.t("record", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, Disabled: !ok || p.saving, OnClick: p.record}
	dock := []app.UI{record}
	body := append(p.form(), verdict)
	switch {
	case p.draft.Target != "":
		title = p.t("deal.correct", nil)
		body = append(body, table.Correcting(p.Place.Desk, p.strike, p.fresh))
	case handed != nil:
		body = append(body, handed)
	case !p.Place.Calculator() && len(p.party.deals) > 0:
		dock = []app.UI{&ui.Button{ID: "hand", Text: p.t("time", nil), OnClick: p.openHandover}, record}
	}
	return []app.UI{
		app.Section().Class("card no-print").DataSet("form", "true").Aria("labelledby", "deal").Body(
			&ui.NumberKeys{OnEnter: p.record},
			app.Div().Class("card__head").Body(app.H2().Class("grow").ID("deal").TabIndex(-1).Text(title), app.Span().Class("sm muted").Text(p.t("dealer", rules.Args{"side": p.side(p.party.dealer())}))),
			app.Div().Class("card--pad stack gap-3").Body(body...)),
		ui.Dock(dock...), table.DealKeys(p.Place.Desk),
	}
}

// preview says what the deal would write.
func (p *scoreSheet) preview() (app.UI, bool) {
	deal, missing := p.draft.Deal()
	if missing != "" {
		return ui.Verdict(ui.VerdictWait, p.t("wait."+missing, nil), "", ""), false // asks: page.party.wait.{award,cards,declarer,penalty,whole}
	}
	at := len(p.party.deals)
	for i, id := range p.party.ids {
		if id == p.draft.Target {
			at = i
		}
	}
	after := p.party.with(p.params(), p.draft.Target, deal)
	if after.fault != nil {
		title := p.Place.Desk.Err(after.fault)
		if after.faultAt != at {
			title = p.t("later", rules.Args{"deal": after.faultAt + 1, "why": title})
		}
		return ui.Verdict(ui.VerdictRed, title, "", ""), false
	}
	w := after.sheet.Deals[at]
	title := p.t("plain", nil)
	if w.Note != belote.NotePlain {
		title = p.t("note."+w.Note, nil)
	}
	return ui.Verdict(ui.VerdictOK, title, strconv.Itoa(w.NS)+" : "+strconv.Itoa(w.EW), p.t("after", rules.Args{"ns": after.sheet.Total.NS, "ew": after.sheet.Total.EW})), true
}

func (p *scoreSheet) record(ctx app.Context) {
	deal, missing := p.draft.Deal()
	if missing != "" || p.saving {
		return
	}
	raw := deal.Canonical()
	c, said := p.Place.Add(raw), p.t("recorded", nil)
	if p.draft.Target != "" {
		c, said = p.Place.Replace(p.draft.Target, raw), p.t("replaced", nil)
	}
	p.Place.Record(ctx, &p.saving, c, said, p.fresh)
}

func (p *scoreSheet) fresh(app.Context) { p.draft = newDealDraft() }

func (p *scoreSheet) strike(ctx app.Context) {
	p.Place.Do(ctx, p.Place.Remove(p.draft.Target), p.t("struck", nil), p.fresh)
}

func (p *scoreSheet) undo(ctx app.Context) {
	if n := len(p.party.ids); n > 0 {
		p.Place.Do(ctx, p.Place.Remove(p.party.ids[n-1]), p.t("struck", nil), p.fresh)
	}
}

func (p *scoreSheet) correct(ctx app.Context, id string) {
	for i, deal := range p.party.ids {
		if deal == id {
			p.draft = dealDraftOf(p.party.deals[i], id)
			ui.Focus(ctx, "deal")
		}
	}
}

func (p *scoreSheet) openHandover(app.Context)  { p.ended = true }
func (p *scoreSheet) closeHandover(app.Context) { p.ended = false }

// result is what the table hands over; a party that isn't over was stopped by the time.
func (p *scoreSheet) result() belote.Result {
	return p.party.sheet.Handover()
}

// handover gives the totals to the tournament. What the regulation leaves to the judge is
// asked in the result's own form.
func (p *scoreSheet) handover() app.UI {
	r := p.result()
	raw := r.Canonical()
	s := p.Place.State()
	params, ctx := s.Context(p.Place.Key)
	score, err := s.Rule.Score(params, ctx, r)
	var body []app.UI
	if err != nil {
		body = append(body, ui.Verdict(ui.VerdictAsk, p.Place.Desk.Err(err), "", p.t("hand.form", nil)))
	} else {
		body = append(body, ui.Verdict(ui.VerdictOK, totalsText(p.Place.Desk.Lang(), r), table.SignedPair(p.Place.Desk.Lang(), score.Seats[0].Points, score.Seats[1].Points), ""))
		if e := p.rec.Old(); e != nil {
			if old, ok := e.Result.(belote.Result); ok {
				body = append(body, p.rec.Correction(raw, totalsText(p.Place.Desk.Lang(), old), totalsText(p.Place.Desk.Lang(), r), p.hand)...)
			}
		}
	}
	body = append(body, p.rec.Trouble(p.hand),
		&ui.Button{ID: "hand-go", Text: p.t("hand", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, Disabled: err != nil || p.rec.Off(raw), Waits: p.rec.Waits(raw), OnClick: p.hand})
	return &ui.Sheet{ID: "hand-over", Title: p.t("hand", nil), Body: body, OnClose: p.closeHandover}
}

func (p *scoreSheet) hand(ctx app.Context) {
	r := p.result()
	p.Place.HandOver(ctx, &p.rec, r, totalsText(p.Place.Desk.Lang(), r), p.closeHandover)
}

// keptSheet compares the sheet's whists with the table's: a slip doesn't tell them.
var keptSheet = table.KeptSheet{
	Gives: func(s *tournament.State, k tournament.TableKey) rules.Result {
		party := sheetPartyOf(s, k)
		if len(party.deals) == 0 {
			return nil
		}
		return party.sheet.Handover()
	},
	Same: func(recorded, gives rules.Result) (same, known bool) {
		a, ok := recorded.(belote.Result)
		b := gives.(belote.Result)
		if !ok || a.NS == nil || a.EW == nil {
			return false, false
		}
		return *a.NS == *b.NS && *a.EW == *b.EW, true
	},
}
