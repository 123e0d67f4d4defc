package domino

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/tournament"
)

// replayed are the parties of a table, deal by deal: what follows a finished party
// belongs to the next one.
type replayed struct {
	deals   []domino.Deal
	ids     []string
	parties []domino.Sheet // the last one may be under way
	of      []int          // of each deal: its party
	line    []int          // of each deal: its line there
}

func replay(s *tournament.State, k tournament.TableKey) replayed {
	var sh replayed
	sheet := s.Sheets[k]
	if sheet == nil {
		return sh
	}
	for _, d := range sheet.Deals {
		if deal, err := domino.ReadDeal(d.Value); err == nil {
			sh.deals, sh.ids = append(sh.deals, deal), append(sh.ids, d.ID)
		}
	}
	from := 0
	for i := range sh.deals {
		party, err := domino.ScoreDeals(s.Params, sh.deals[from:i+1])
		if err != nil {
			break // a finished party has ended above: no deal can be refused here
		}
		if i == from {
			sh.parties = append(sh.parties, party)
		}
		sh.parties[len(sh.parties)-1] = party
		sh.of, sh.line = append(sh.of, len(sh.parties)-1), append(sh.line, i-from)
		if party.Finished {
			from = i + 1
		}
	}
	return sh
}

// now is the party under way: a new one where the last is finished.
func (sh replayed) now() (party domino.Sheet, number int) {
	if n := len(sh.parties); n > 0 && !sh.parties[n-1].Finished {
		return sh.parties[n-1], n
	}
	return domino.Sheet{}, len(sh.parties) + 1
}

// index is the place of a deal, or of the next one.
func (sh replayed) index(id string) int {
	if i := slices.Index(sh.ids, id); id != "" && i >= 0 {
		return i
	}
	return len(sh.ids)
}

// result is what the table hands over; the party under way was cut off by the time.
func (sh replayed) result() domino.Result {
	var r domino.Result
	for _, p := range sh.parties {
		r.Parties = append(r.Parties, domino.Party{A: p.Total.A, B: p.Total.B, Unfinished: !p.Finished})
	}
	return r
}

// scoreSheet is the record of a table: the totals, the deal that is being entered, what
// each deal wrote and who begins the next.
type scoreSheet struct {
	app.Compo

	Place table.SheetPlace

	*dealTyped // of the table

	sheet replayed
	table table.Deals
}

// CompoID makes another table's record a new one.
func (p *scoreSheet) CompoID() string { return p.Place.FormID() }

func (p *scoreSheet) t(key string, args rules.Args) string {
	return p.Place.Desk.T("page.bones."+key, args)
}

// limit is how many parties the table plays; a calculator has no end.
func (p *scoreSheet) limit() int {
	r := p.Place.State().Seated(p.Place.Key.Seating)
	switch {
	case r == nil:
		return 0
	case r.Stage == rules.StageMain || r.Stage == rules.StageGroups:
		return 2
	}
	won := [2]int{}
	for _, party := range p.sheet.parties {
		switch party.Winner {
		case domino.SideA:
			won[0]++
		case domino.SideB:
			won[1]++
		}
	}
	if won[0] == 2 || won[1] == 2 {
		return len(p.sheet.parties)
	}
	return 3
}

// over reports whether all parties of the table are played.
func (p *scoreSheet) over() bool {
	n := len(p.sheet.parties)
	return p.limit() > 0 && n >= p.limit() && p.sheet.parties[n-1].Finished
}

// Render draws the record.
func (p *scoreSheet) Render() app.UI {
	p.sheet = replay(p.Place.State(), p.Place.Key)
	p.table.At(p.Place, p.sheet.ids)
	p.take()
	names := p.Place.Names()
	var more app.UI
	if p.Place.Calculator() {
		more = &ui.Menu{ID: "bones-more", Label: p.t("more", nil), Items: []ui.MenuItem{{ID: table.CalcNew, Icon: ui.IconPlus, Text: p.t("new", nil)}}, OnPick: p.pick}
	}
	f := p.Place.Frame(
		p.table.Undo(false, p.fresh), more)
	if len(names) != 2 {
		f.Content = []app.UI{ui.Empty(ui.IconBone, p.t("nobody", nil), "", nil)}
		return f
	}
	f.Dock = true
	main := []app.UI{p.LeftDeal(p.Place, p.fresh), p.Place.Differs(p.openHandover), p.totals(names)}
	if _, number := p.sheet.now(); len(p.sheet.parties) < number && !p.over() {
		main = append(main, p.firstMove(names))
	}
	f.Content = []app.UI{ui.Split("24", append(main, p.lines(names)), p.aside(names))}
	if p.ended {
		f.Over = []app.UI{p.table.Handover(p.sheet.result(), handedOver, p.closeHandover)}
	}
	return f
}

func (p *scoreSheet) pick(ctx app.Context, _ string) { table.ForgetCalculator(ctx, p.Place) }

// totals are the parties with their points, the one under way last.
func (p *scoreSheet) totals(names []string) app.UI {
	cols := []ui.Col{{Title: p.t("party", nil), Head: true}, {Title: names[0]}, {Title: names[1]}}
	var rows [][]ui.Cell
	for i, party := range p.sheet.parties {
		rows = append(rows, []ui.Cell{{Text: strconv.Itoa(i + 1)},
			{Text: strconv.Itoa(party.Total.A), Strong: party.Winner == domino.SideA}, {Text: strconv.Itoa(party.Total.B), Strong: party.Winner == domino.SideB}})
	}
	if now, number := p.sheet.now(); len(p.sheet.parties) < number && !p.over() {
		rows = append(rows, []ui.Cell{{Text: strconv.Itoa(number)}, {Text: strconv.Itoa(now.Total.A)}, {Text: strconv.Itoa(now.Total.B)}})
	}
	return ui.Section("totals", p.t("totals", nil), app.Div().Class("dt-box").Body(ui.SmallTable(cols, rows)))
}

// lines are the deals, the last above.
func (p *scoreSheet) lines(names []string) app.UI {
	list := make([]app.UI, 0, len(p.sheet.of))
	for i := range p.sheet.of {
		w := p.sheet.parties[p.sheet.of[i]].Lines[p.sheet.line[i]]
		head := dominoWritten(p.Place.Desk.Lang(), names, w)
		text := strconv.Itoa(w.TotalA) + " : " + strconv.Itoa(w.TotalB)
		if w.Reason != domino.Plain {
			text += ", " + p.Place.Desk.T("deal.domino."+string(w.Reason), nil)
		}
		list = append(list, &table.DealLine{Number: i + 1, ID: p.sheet.ids[i], Head: head, Text: p.t("of", rules.Args{"party": p.sheet.of[i] + 1}) + text,
			Label: p.t("correct", rules.Args{"number": i + 1}), Current: p.sheet.ids[i] == p.deal.target, OnPick: p.correct})
	}
	return table.DealList(p.Place.Desk, list)
}

// dominoWritten is who writes how much: «Иванов пишет 12».
func dominoWritten(lang text.Lang, names []string, w domino.Written) string {
	switch w.Side {
	case domino.SideA:
		return text.T(lang, "page.bones.line", rules.Args{"name": names[0], "points": w.Points})
	case domino.SideB:
		return text.T(lang, "page.bones.line", rules.Args{"name": names[1], "points": w.Points})
	}
	return text.T(lang, "page.bones.line.none", nil)
}

// dealLine is the same of a deal by itself.
func dealLine(d *desk.Desk, params rules.Params, names []string, raw []byte) string {
	deal, err := domino.ReadDeal(raw)
	if err != nil || len(names) != 2 {
		return ""
	}
	party, err := domino.ScoreDeals(params, []domino.Deal{deal})
	if err != nil || len(party.Lines) != 1 {
		return ""
	}
	line := dominoWritten(d.Lang(), names, party.Lines[0])
	if reason := party.Lines[0].Reason; reason != domino.Plain {
		line += ", " + d.T("deal.domino."+string(reason), nil)
	}
	return line
}

// counted reports whether points were typed, and are a whole number.
func counted(left string) bool { return left != "" && ui.Fits(left, partyDigits) }

// aside is the deal that is being entered.
func (p *scoreSheet) aside(names []string) []app.UI {
	if p.over() && p.deal.target == "" {
		return p.table.Over(p.t("over", nil), p.openHandover)
	}
	party, _ := p.sheet.now()
	begins := p.t("next.lowest", nil)
	switch party.Next {
	case domino.SideA:
		begins = p.t("next", rules.Args{"name": names[0]})
	case domino.SideB:
		begins = p.t("next", rules.Args{"name": names[1]})
	}
	act := table.DealActs{Send: p.send, View: func() table.DealView { return p.deal.View(p.Place.Spot(), p.sheet, names) }, Record: p.record, Fresh: p.fresh}
	if !p.Place.Calculator() && len(p.sheet.deals) > 0 {
		act.Hand = p.openHandover
	}
	return p.table.Card(p.deal.target, table.Dealer(begins), act)
}

func (p *scoreSheet) send(ctx app.Context, m table.Msg) {
	var focus string
	if p.deal, focus = p.deal.Update(m); focus != "" {
		ui.Focus(ctx, focus)
	}
}

func (p *scoreSheet) record(ctx app.Context) {
	raw, _ := p.deal.Deal()
	p.table.Record(ctx, p.deal.target, raw, p.fresh)
}

func (p *scoreSheet) fresh(app.Context) { p.deal, p.begins = dealDraft{}, "" }

func (p *scoreSheet) correct(ctx app.Context, id string) {
	for i, deal := range p.sheet.deals {
		if p.sheet.ids[i] != id {
			continue
		}
		p.fresh(ctx)
		p.deal = dealDraftOf(deal, id)
		ui.Focus(ctx, "deal")
	}
}
