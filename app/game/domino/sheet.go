package domino

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
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

	sheet  replayed
	saving bool
	rec    table.Recorder
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
	p.rec.At(p.Place.Desk, p.Place.Tournament, p.Place.Key)
	p.take()
	names := p.Place.Names()
	var more app.UI
	if p.Place.Calculator() {
		more = &ui.Menu{ID: "bones-more", Label: p.t("more", nil), Items: []ui.MenuItem{{ID: table.CalcNew, Icon: ui.IconPlus, Text: p.t("new", nil)}}, OnPick: p.pick}
	}
	f := p.Place.Frame(
		&ui.IconButton{ID: "undo", Icon: ui.IconUndo, Label: p.t("undo", nil), Disabled: len(p.sheet.ids) == 0, OnClick: p.undo}, more)
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
		f.Over = []app.UI{p.handover()}
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
		head := dominoWritten(p.Place.Desk, names, w)
		text := strconv.Itoa(w.TotalA) + " : " + strconv.Itoa(w.TotalB)
		if w.Reason != domino.Plain {
			text += ", " + p.Place.Desk.T("deal.domino."+string(w.Reason), nil)
		}
		list = append(list, &table.DealLine{Number: i + 1, ID: p.sheet.ids[i], Head: head, Text: p.t("of", rules.Args{"party": p.sheet.of[i] + 1}) + text,
			Label: p.t("correct", rules.Args{"number": i + 1}), Current: p.sheet.ids[i] == p.target, OnPick: p.correct})
	}
	return table.DealList(p.Place.Desk, list)
}

// dominoWritten is who writes how much: «Иванов пишет 12».
func dominoWritten(d *desk.Desk, names []string, w domino.Written) string {
	switch w.Side {
	case domino.SideA:
		return d.T("page.bones.line", rules.Args{"name": names[0], "points": w.Points})
	case domino.SideB:
		return d.T("page.bones.line", rules.Args{"name": names[1], "points": w.Points})
	}
	return d.T("page.bones.line.none", nil)
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
	line := dominoWritten(d, names, party.Lines[0])
	if reason := party.Lines[0].Reason; reason != domino.Plain {
		line += ", " + d.T("deal.domino."+string(reason), nil)
	}
	return line
}

// deal is what is typed; complete reports whether nothing is missing.
func (p *scoreSheet) deal() (raw []byte, complete bool) {
	side := domino.Side(p.ending[max(0, len(p.ending)-1):])
	var d domino.Deal
	switch {
	case p.ending == "":
		return nil, false
	case p.ending[0] == 'f':
		if !counted(p.left[0]) || !counted(p.left[1]) {
			return nil, false
		}
		d = domino.Deal{Fish: side, LeftA: scope.Atoi(p.left[0]), LeftB: scope.Atoi(p.left[1])}
	case side == domino.SideA:
		if !counted(p.left[1]) {
			return nil, false
		}
		d = domino.Deal{Out: side, LeftB: scope.Atoi(p.left[1]), Lone: p.lone}
	default:
		if !counted(p.left[0]) {
			return nil, false
		}
		d = domino.Deal{Out: side, LeftA: scope.Atoi(p.left[0]), Lone: p.lone}
	}
	raw, err := canon.Marshal(d)
	return raw, err == nil
}

// counted reports whether points were typed, and are a whole number.
func counted(left string) bool { return left != "" && ui.Fits(left, partyDigits) }

// aside is the deal that is being entered.
func (p *scoreSheet) aside(names []string) []app.UI {
	party, number := p.sheet.now()
	var body []app.UI
	handed := p.Place.Handed()
	if p.over() && p.target == "" {
		if handed != nil {
			return []app.UI{handed}
		}
		return []app.UI{
			&ui.Note{Tone: ui.Good, Icon: ui.IconCheck, Text: p.t("over", nil)},
			ui.Dock(&ui.Button{ID: "hand", Text: p.t("hand", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, OnClick: p.openHandover}),
		}
	}
	begins := p.t("next.lowest", nil)
	switch party.Next {
	case domino.SideA:
		begins = p.t("next", rules.Args{"name": names[0]})
	case domino.SideB:
		begins = p.t("next", rules.Args{"name": names[1]})
	}
	body = append(body,
		&ui.Radio{ID: "out", Label: p.t("out", nil), Look: ui.Chips, Value: p.ending, OnPick: p.pickEnding, Choices: []ui.Choice{{Value: "out-a", Text: names[0]}, {Value: "out-b", Text: names[1]}}},
		&ui.Radio{ID: "fish", Label: p.t("fish", nil), Look: ui.Chips, Value: p.ending, OnPick: p.pickEnding, Choices: []ui.Choice{{Value: "fish-a", Text: names[0]}, {Value: "fish-b", Text: names[1]}}})
	if p.ending != "" {
		var fields []app.UI
		for i, n := range names {
			if p.ending == "out-"+string(rune('a'+i)) {
				continue
			}
			fields = append(fields, &leftField{Screen: p, At: i, Value: p.left[i], Label: p.t("left", rules.Args{"name": n})})
		}
		body = append(body, app.Div().Class("two gap-3").Body(fields...))
		if p.ending[0] == 'o' && p.Place.State().Params.Bool("bonuses") {
			body = append(body, p.lones())
		}
	}
	verdict, ok := p.preview(names)
	body = append(body, verdict)
	title := p.t("deal", rules.Args{"party": number, "number": len(party.Lines) + 1})
	record := &ui.Button{ID: "record", Text: p.t("record", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, Disabled: !ok || p.saving, OnClick: p.record}
	dock := []app.UI{record}
	switch {
	case p.target != "":
		title = p.t("deal.correct", nil)
		body = append(body, table.Correcting(p.Place.Desk, p.strike, p.fresh))
	case handed != nil:
		body = append(body, handed)
	case !p.Place.Calculator() && len(p.sheet.deals) > 0:
		dock = []app.UI{&ui.Button{ID: "hand", Text: p.t("time", nil), OnClick: p.openHandover}, record}
	}
	return []app.UI{
		app.Section().Class("card no-print").DataSet("form", "true").Aria("labelledby", "deal").Body(
			&ui.NumberKeys{OnEnter: p.record},
			app.Div().Class("card__head").Body(app.H2().Class("grow").ID("deal").TabIndex(-1).Text(title), app.Span().Class("sm muted").Text(begins)),
			app.Div().Class("card--pad stack gap-3").Body(body...)),
		ui.Dock(dock...), table.DealKeys(p.Place.Desk),
	}
}

// lones are the only tiles left that the convention on bonuses asks for.
func (p *scoreSheet) lones() app.UI {
	return &ui.Radio{ID: "lone", Label: p.t("lone", nil), Value: p.lone, OnPick: p.pickLone, Choices: []ui.Choice{
		{Value: "", Text: p.t("lone.none", nil)}, {Value: "0-0", Text: "0-0"}, {Value: "6-6", Text: "6-6"}}}
}

func (p *scoreSheet) pickLone(_ app.Context, value string) {
	p.lone = value
	loser := 0
	if p.ending == "out-a" {
		loser = 1
	}
	switch value {
	case "0-0":
		p.left[loser] = "0"
	case "6-6":
		p.left[loser] = "12"
	}
}

func (p *scoreSheet) pickEnding(ctx app.Context, value string) {
	p.ending, p.lone = value, ""
	first := "left-0"
	if value == "out-a" {
		first = "left-1"
	}
	ui.Focus(ctx, first)
}

// leftField is the points left in a hand.
type leftField struct {
	app.Compo

	Screen *scoreSheet
	At     int
	Value  string
	Label  string
}

// CompoID keeps the caret with the field.
func (f *leftField) CompoID() string { return "left-" + strconv.Itoa(f.At) }

// Render draws the field.
func (f *leftField) Render() app.UI {
	return &ui.Field{ID: f.CompoID(), Label: f.Label, InputMode: "numeric", Number: ui.NumberWhole, Value: f.Value, Err: table.RefusedNumber(f.Screen.Place.Desk.Lang(), f.Value, partyDigits), EnterKey: "done", OnInput: f.type_, OnEnter: f.Screen.record}
}

func (f *leftField) type_(_ app.Context, value string) {
	e := ui.NewEntry(1, partyDigits).Type(0, value)
	f.Screen.left[f.At] = e.Values[0]
}

// preview says what the deal would write.
func (p *scoreSheet) preview(names []string) (app.UI, bool) {
	raw, complete := p.deal()
	if !complete {
		key := "wait.left"
		if p.ending == "" {
			key = "wait.ending"
		}
		return ui.Verdict(ui.VerdictWait, p.t(key, nil), "", ""), false
	}
	deal, err := domino.ReadDeal(raw)
	if err != nil {
		return ui.Verdict(ui.VerdictRed, p.Place.Desk.Err(err), "", ""), false
	}
	party, _ := p.sheet.now()
	deals := p.sheet.deals[len(p.sheet.deals)-len(party.Lines):]
	if p.target != "" {
		return ui.Verdict(ui.VerdictAsk, p.t("corrects", nil), "", ""), true
	}
	after, err := domino.ScoreDeals(p.Place.State().Params, append(deals[:len(deals):len(deals)], deal))
	if err != nil {
		return ui.Verdict(ui.VerdictRed, p.Place.Desk.Err(err), "", ""), false
	}
	w := after.Lines[len(after.Lines)-1]
	title, why := p.t("line.none", nil), ""
	switch w.Side {
	case domino.SideA:
		title = p.t("line", rules.Args{"name": names[0], "points": w.Points})
	case domino.SideB:
		title = p.t("line", rules.Args{"name": names[1], "points": w.Points})
	}
	if w.Reason != domino.Plain {
		why = p.Place.Desk.T("deal.domino."+string(w.Reason), nil)
	}
	return ui.Verdict(ui.VerdictOK, title, strconv.Itoa(w.TotalA)+" : "+strconv.Itoa(w.TotalB), why), true
}

func (p *scoreSheet) record(ctx app.Context) {
	raw, complete := p.deal()
	if !complete || p.saving {
		return
	}
	c, said := p.Place.Add(raw), p.t("recorded", nil)
	if p.target != "" {
		c, said = p.Place.Replace(p.target, raw), p.t("replaced", nil)
	}
	p.Place.Record(ctx, &p.saving, c, said, p.fresh)
}

func (p *scoreSheet) fresh(app.Context) {
	p.target, p.ending, p.lone, p.left, p.begins = "", "", "", [2]string{}, ""
}

func (p *scoreSheet) strike(ctx app.Context) {
	p.Place.Do(ctx, p.Place.Remove(p.target), p.t("struck", nil), p.fresh)
}

func (p *scoreSheet) undo(ctx app.Context) {
	if n := len(p.sheet.ids); n > 0 {
		p.Place.Do(ctx, p.Place.Remove(p.sheet.ids[n-1]), p.t("struck", nil), p.fresh)
	}
}

func (p *scoreSheet) correct(ctx app.Context, id string) {
	for i, deal := range p.sheet.deals {
		if p.sheet.ids[i] != id {
			continue
		}
		p.fresh(ctx)
		p.target, p.lone = id, deal.Lone
		p.ending = "out-" + string(deal.Out)
		if deal.Fish != domino.NoSide {
			p.ending = "fish-" + string(deal.Fish)
		}
		p.left = [2]string{strconv.Itoa(deal.LeftA), strconv.Itoa(deal.LeftB)}
		ui.Focus(ctx, "deal")
	}
}
