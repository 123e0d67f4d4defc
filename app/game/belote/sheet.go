package belote

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
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

// index is the place of a deal, or of the next one.
func (p sheetParty) index(id string) int {
	if i := slices.Index(p.ids, id); i >= 0 {
		return i
	}
	return len(p.deals)
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

	party sheetParty
	table table.Deals
}

// CompoID makes another table's sheet a new one.
func (p *scoreSheet) CompoID() string { return p.Place.FormID() }

func (p *scoreSheet) t(key string, args rules.Args) string {
	return p.Place.Desk.T("page.party."+key, args)
}

// words are the table as its forms see it: who sits there, or the lines at a calculator.
func (p *scoreSheet) words() dealWords {
	w := dealWords{Spot: p.Place.Spot()}
	w.params, w.sides = w.Params(), [2]string{sideName(w.Lang, belote.NS), sideName(w.Lang, belote.EW)}
	if names := p.Place.Names(); len(names) == 2 {
		w.sides = [2]string(names)
	}
	return w
}

// Render draws the sheet.
func (p *scoreSheet) Render() app.UI {
	p.party = sheetPartyOf(p.Place.State(), p.Place.Key)
	p.table.At(p.Place, p.party.ids)
	w := p.words()
	p.take(w)
	var more app.UI
	if p.Place.Calculator() {
		more = &ui.Menu{ID: "party-more", Label: p.t("more", nil), Items: []ui.MenuItem{{ID: table.CalcNew, Icon: ui.IconPlus, Text: p.t("new", nil)}}, OnPick: p.pickMenu}
	}
	f := p.Place.Frame(
		p.table.Undo(false, p.fresh), more)
	f.Dock = true
	f.Content = []app.UI{ui.Split("24", []app.UI{p.LeftDeal(p.Place, p.fresh), p.Place.Differs(p.openHandover), p.totals(w), p.lines(w)}, p.aside(w))}
	if p.ended {
		f.Over = []app.UI{p.table.Handover(p.party.sheet.Handover(), handedOver, p.closeHandover)}
	}
	return f
}

func (p *scoreSheet) pickMenu(ctx app.Context, _ string) { table.ForgetCalculator(ctx, p.Place) }

func (p *scoreSheet) totals(w dealWords) app.UI {
	s := p.party.sheet
	body := []app.UI{ui.Stats(ui.Stat(strconv.Itoa(s.Total.NS), w.sides[0]), ui.Stat(strconv.Itoa(s.Total.EW), w.sides[1]))}
	if h := s.Hanging; h.NS+h.EW > 0 {
		body = append(body, app.P().Class("sm").Body(ui.Badge(ui.Ask, p.t("hanging", rules.Args{"whists": h.NS + h.EW})), app.Span().Class("muted").Text(" "+p.t("hanging.text", nil))))
	}
	return ui.Section("totals", p.t("totals", rules.Args{"target": w.params.Int("target")}), body...)
}

func (p *scoreSheet) lines(w dealWords) app.UI {
	list := make([]app.UI, len(p.party.deals))
	for i, d := range p.party.deals {
		l := &table.DealLine{Number: i + 1, ID: p.party.ids[i], Head: w.head(d), Label: p.t("correct", rules.Args{"number": i + 1}), Current: p.party.ids[i] == p.draft.Target, OnPick: p.correct}
		switch {
		case i < len(p.party.sheet.Deals):
			l.Text = beloteWritten(w.Lang, p.party.sheet.Deals[i])
		case i == p.party.faultAt && p.party.fault != nil:
			l.Fault = p.Place.Desk.Err(p.party.fault)
		}
		list[i] = l
	}
	return table.DealList(p.Place.Desk, list)
}

// head is a deal in a line: «Норд–Зюйд, козырная».
func (w dealWords) head(deal belote.Deal) string {
	return dealHead(w.Lang, deal, w.side(deal.Declarer))
}

// dealHead is the same with the name of who declared.
func dealHead(lang text.Lang, deal belote.Deal, side string) string {
	switch {
	case deal.Pass:
		return text.T(lang, "page.party.head.pass", nil)
	case deal.Award != nil:
		return text.T(lang, "page.party.head.award", nil)
	case deal.Penalty != "":
		return text.T(lang, "page.party.head.penalty."+string(deal.Penalty), rules.Args{"side": side})
	}
	return text.T(lang, "page.party.head", rules.Args{"side": side, "game": text.T(lang, "page.party.game."+string(deal.Game), nil)})
}

func beloteWritten(lang text.Lang, w belote.Written) string {
	s := strconv.Itoa(w.NS) + " : " + strconv.Itoa(w.EW)
	if w.Note != belote.NotePlain {
		s += ", " + text.T(lang, "page.party.note."+w.Note, nil)
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
	line := dealHead(d.Lang(), deal, sideName(d.Lang(), deal.Declarer))
	if sheet, err := belote.ScoreDeals(params, []belote.Deal{deal}); err == nil && len(sheet.Deals) == 1 && !deal.Pass {
		line += ", " + beloteWritten(d.Lang(), sheet.Deals[0])
	}
	return line
}

// aside is the deal that is being entered.
func (p *scoreSheet) aside(w dealWords) []app.UI {
	if p.party.sheet.Finished && p.draft.Target == "" {
		return p.table.Over(p.t("over", nil), p.openHandover)
	}
	act := table.DealActs{Send: p.send, View: func() table.DealView { return p.draft.View(w, p.party) }, Record: p.record, Fresh: p.fresh}
	if !p.Place.Calculator() && len(p.party.deals) > 0 {
		act.Hand = p.openHandover
	}
	return p.table.Card(p.draft.Target, table.Dealer(p.t("dealer", rules.Args{"side": w.side(p.party.dealer())})), act)
}

func (p *scoreSheet) send(_ app.Context, m table.Msg) {
	p.draft = p.draft.Update(p.words().params, m)
}

func (p *scoreSheet) record(ctx app.Context) {
	deal, _ := p.draft.Deal()
	p.table.Record(ctx, p.draft.Target, deal.Canonical(), p.fresh)
}

func (p *scoreSheet) fresh(app.Context) { p.draft = newDealDraft() }

func (p *scoreSheet) correct(ctx app.Context, id string) {
	if i := slices.Index(p.party.ids, id); i >= 0 {
		p.draft = dealDraftOf(p.party.deals[i], id)
		ui.Focus(ctx, "deal")
	}
}

func (p *scoreSheet) openHandover(app.Context)  { p.ended = true }
func (p *scoreSheet) closeHandover(app.Context) { p.ended = false }

// handedOver tells the totals that are handed over; a party that isn't over was stopped by the
// time.
func handedOver(at table.Spot, typed table.Typed) table.Verdict {
	seats := typed.Score.Seats
	return table.Verdict{Title: resultLine(at.Lang, typed.Result), Numbers: table.SignedPair(at.Lang, seats[0].Points, seats[1].Points)}
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
