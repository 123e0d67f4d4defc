package preferans

import (
	"cmp"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// scoreSheet is the пулька: the sheet as it is drawn on paper, the deal that is being
// entered, what each deal wrote, and the settlement as if the party ended now.
type scoreSheet struct {
	app.Compo

	Place table.SheetPlace

	*dealTyped // of the table

	sheet replayed
	table table.Deals
}

// sheetOver is what lies over the sheet.
type sheetOver string

const (
	overNone   sheetOver = ""
	overEnd    sheetOver = "end"    // the party is ended and handed over
	overAdjust sheetOver = "adjust" // the judge's adjustment
	overJoin   sheetOver = "join"   // the fourth player comes
)

// CompoID makes another table's sheet a new one.
func (p *scoreSheet) CompoID() string { return p.Place.FormID() }

func (p *scoreSheet) t(key string, args rules.Args) string {
	return p.Place.Desk.T("page.pulka."+key, args)
}

func (p *scoreSheet) words() pulkaWords {
	return pulkaWords{lang: p.Place.Desk.Lang(), names: p.Place.Names()}
}

// next is the draft with its dealer: a new deal's follows from the sheet.
func (p *scoreSheet) next() dealDraft {
	f := p.draft
	if f.Target == "" {
		dealer := p.sheet.Party.NextDealer(p.sheet.absent)
		if p.dealer >= 0 {
			dealer = p.dealer
		}
		if f.Players != p.sheet.Setup.Players || f.Dealer != dealer {
			f = newDealDraft(p.sheet.Setup.Players, dealer, p.sheet.absent)
		}
	}
	return f
}

// Render draws the sheet.
func (p *scoreSheet) Render() app.UI {
	s := p.Place.State()
	p.sheet = sheetOf(s, p.Place.Key)
	p.table.At(p.Place, p.sheet.ids)
	p.dealTyped = desk.Draft[dealTyped](p.Place.Desk, p.Place.Tournament, table.PartOf(p.Place.Key))
	f := p.Place.Frame(
		p.table.Undo(p.ended(), p.fresh),
		&ui.IconButton{Icon: ui.IconPrint, Label: p.t("print", nil), OnClick: p.print},
		p.menu(),
	)
	if p.sheet.Party == nil {
		f.Content = []app.UI{ui.Empty(ui.IconCards, p.t("nobody", nil), p.Place.Desk.Err(p.sheet.fault), nil)}
		return f
	}
	p.take()
	p.draft = p.next()
	f.Dock = true
	f.Content = []app.UI{ui.Split("25", append([]app.UI{p.LeftDeal(p.Place, p.fresh), p.Place.Differs(p.end)}, p.paper()...), p.aside())}
	if over := p.timeOver(); over != nil {
		f.Content = []app.UI{ui.Stack("3", append([]app.UI{over}, f.Content...)...)}
	}
	switch p.over {
	case overEnd:
		f.Over = []app.UI{&endForm{Place: p.Place, Reason: &p.Reason, OnDone: p.closeOver}}
	case overAdjust:
		f.Over = []app.UI{&adjustForm{Place: p.Place, OnDone: p.closeOver}}
	case overJoin:
		f.Over = []app.UI{&joinForm{Place: p.Place, OnDone: p.closeOver}}
	}
	return f
}

// timeOver offers to end the party once the round's time is over.
func (p *scoreSheet) timeOver() app.UI {
	if p.Place.Calculator() || p.ended() || p.sheet.Party.Finished() {
		return nil
	}
	return table.OverNote(p.Place.Desk, p.Place.State(), p.Place.Key, p.t("end.time", nil), p.end)
}

func (p *scoreSheet) ended() bool { return p.sheet.Setup.Ended != "" }

// paper is the drawing and the settlement.
func (p *scoreSheet) paper() []app.UI {
	names := p.Place.Names()
	party := p.sheet.Party
	label := p.t("label", nil)
	for i, n := range names {
		label += " " + p.t("label.player", rules.Args{"name": n, "pool": party.Pool[i], "mountain": party.Mountain[i]})
	}
	now := "now"
	if p.ended() {
		now = "ended"
	}
	return []app.UI{
		pulka(pulkaDrawing{Label: label, Names: names, Cap: p.sheet.style.Cap, Pools: p.sheet.pools, Mountains: p.sheet.mountains, Whists: party.Whists, Dealer: p.draft.Dealer}),
		app.Div().Class("row row--wrap xs muted gap-3").Body(
			app.Span().Body(app.B().Class("plus").Text(p.t("legend.green", nil)), app.Text(" "+p.t("legend.pool", nil))),
			app.Span().Body(app.B().Class("minus").Text(p.t("legend.red", nil)), app.Text(" "+p.t("legend.mountain", nil))),
			app.Span().Text(p.t("legend.whists", nil))),
		ui.Section("now", p.t(now, nil), settlement(p.Place, p.sheet), app.P().Class("xs muted").Text(p.footnote())),
	}
}

func (p *scoreSheet) footnote() string {
	st := p.sheet.style
	if st.Cap == 0 {
		return p.t("foot.free", rules.Args{"mountain": st.MountainWhists, "pool": st.PoolWhists})
	}
	return p.t("foot", rules.Args{"mountain": st.MountainWhists})
}

// settlement is the party counted as if it ended now, the best first.
func settlement(place table.SheetPlace, sh replayed) app.UI {
	lang := place.Desk.Lang()
	t := func(key string) string { return place.Desk.T("page.pulka."+key, nil) }
	names := place.Names()
	settled := sh.Party.Settle()
	scored := points(place.State(), place.Key, sh.result())
	order := make([]int, len(names))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(settled.Result[b], settled.Result[a]) })
	cols := []ui.Col{{Title: "", Abbr: t("col.place"), Left: true}, {Title: t("col.player"), Head: true}, {Title: t("col.pool")}, {Title: t("col.mountain")},
		{Title: t("col.byMountain"), Wide: true}, {Title: t("col.byWhists"), Wide: true}, {Title: t("col.whists")}}
	if !place.Calculator() { // points of a round mean nothing outside of a tournament
		cols = append(cols, ui.Col{Title: t("col.points")})
	}
	rows := make([][]ui.Cell, 0, len(order))
	for _, i := range order {
		rows = append(rows, []ui.Cell{
			{Text: scored[i].Place, Place: true}, {Text: names[i]},
			{Text: minusSign(sh.Party.Pool[i])}, {Text: minusSign(sh.Party.Mountain[i])},
			{Text: text.Signed(lang, settled.ByMountain[i])}, {Text: text.Signed(lang, settled.ByWhists[i])},
			{Text: text.Signed(lang, settled.Result[i]), Signed: true, Strong: true}, {Text: text.Signed(lang, scored[i].Points), Strong: true},
		}[:len(cols)])
	}
	return app.Div().Class("dt-box").Body(ui.SmallTable(cols, rows))
}

// aside is the deal that is being entered, and those that stand.
func (p *scoreSheet) aside() []app.UI {
	var body []app.UI
	if p.sheet.fault != nil {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Title: p.t("fault", rules.Args{"deal": p.sheet.faultAt + 1}), Text: p.Place.Desk.Err(p.sheet.fault)})
	}
	handed := p.Place.Handed()
	over := p.ended() || p.sheet.Party.Finished() && p.draft.Target == ""
	if over && handed != nil {
		body = append(body, handed)
	}
	switch {
	case p.ended():
		body = append(body, &ui.Note{Tone: ui.Good, Icon: ui.IconCheck, Title: p.t("ended."+p.sheet.Setup.Ended, nil), Action: p.t("resume", nil), OnClick: p.resume})
	case over && handed != nil:
	case over:
		body = append(body, &ui.Note{Tone: ui.Good, Icon: ui.IconCheck, Title: p.t("closed", nil), Text: p.t("closed.text", nil)},
			ui.Dock(&ui.Button{ID: "end", Text: p.t("end", nil), Icon: ui.IconCheck, Kind: ui.Go, Wide: true, OnClick: p.end}))
	default:
		body = append(body, p.form()...)
	}
	lines := make([]app.UI, len(p.sheet.deals))
	w := p.words()
	for i, d := range p.sheet.deals {
		l := &table.DealLine{Number: i + 1, ID: p.sheet.ids[i], Head: w.head(d), Label: p.t("correct", rules.Args{"number": i + 1}), Current: p.sheet.ids[i] == p.draft.Target, Off: p.ended(), OnPick: p.correct}
		switch {
		case i < len(p.sheet.entries):
			l.Text = w.written(p.sheet.entries[i])
		case i == p.sheet.faultAt:
			l.Fault = p.Place.Desk.Err(p.sheet.fault)
		}
		lines[i] = l
	}
	return append(body, table.DealList(p.Place.Desk, lines), p.adjustments())
}

// adjustments are what the judge added to the sums.
func (p *scoreSheet) adjustments() app.UI {
	if len(p.sheet.Setup.Adjust) == 0 {
		return nil
	}
	names := p.Place.Names()
	lines := make([]app.UI, len(p.sheet.Setup.Adjust))
	for i, a := range p.sheet.Setup.Adjust {
		lines[i] = app.Li().Class("sm").Text(p.t("adjusted", rules.Args{
			"name": names[min(a.Player, len(names)-1)], "mountain": text.Signed(p.Place.Desk.Lang(), a.Mountain), "pool": text.Signed(p.Place.Desk.Lang(), a.Pool), "whists": text.Signed(p.Place.Desk.Lang(), a.Whists),
		}))
	}
	return app.Ul().Class("stack gap-1").ID("adjustments").Body(lines...)
}

func (p *scoreSheet) menu() app.UI {
	var items []ui.MenuItem
	if !p.ended() {
		items = append(items,
			ui.MenuItem{ID: pulkaEnd, Icon: ui.IconCheck, Text: p.t("menu.end", nil)},
			ui.MenuItem{ID: pulkaAdjust, Icon: ui.IconGavel, Text: p.t("menu.adjust", nil)})
		if p.sheet.Setup.Players == 3 {
			items = append(items, ui.MenuItem{ID: pulkaJoin, Icon: ui.IconUsers, Text: p.t("menu.join", nil)})
		}
	}
	if p.Place.Calculator() {
		items = append(items, ui.MenuItem{ID: table.CalcNew, Icon: ui.IconPlus, Text: p.t("menu.new", nil)})
	}
	if len(items) == 0 {
		return nil
	}
	return &ui.Menu{ID: "pulka-more", Label: p.t("more", nil), Items: items, OnPick: p.pick}
}

func (p *scoreSheet) pick(ctx app.Context, id string) {
	switch id {
	case pulkaEnd:
		p.over = overEnd
	case pulkaAdjust:
		p.over = overAdjust
	case pulkaJoin:
		p.over = overJoin
	case table.CalcNew:
		table.ForgetCalculator(ctx, p.Place)
	}
}

func (p *scoreSheet) closeOver(app.Context) { p.over, p.Reason = overNone, "" }
func (p *scoreSheet) end(app.Context)       { p.over = overEnd }
func (p *scoreSheet) print(app.Context)     { ui.Print() }

// fresh begins a new deal.
func (p *scoreSheet) fresh(app.Context) { p.draft, p.dealer = dealDraft{}, -1 }

// correct opens a deal of the list in the form.
func (p *scoreSheet) correct(ctx app.Context, id string) {
	if i := slices.Index(p.sheet.ids, id); i >= 0 {
		p.draft = draftOf(p.sheet.deals[i], id, p.sheet.Setup.Players)
		ui.Focus(ctx, "deal")
	}
}

// resume takes the end of the party back.
func (p *scoreSheet) resume(ctx app.Context) {
	setup := p.sheet.Setup
	setup.Ended = ""
	p.Place.Do(ctx, p.Place.Setup(setup.Canonical()), p.t("resumed", nil), nil)
}

// keptSheet compares the sheet's whists with the table's.
var keptSheet = table.KeptSheet{
	Gives: func(s *tournament.State, k tournament.TableKey) rules.Result {
		sheet := sheetOf(s, k)
		if len(sheet.deals) == 0 || sheet.Party == nil {
			return nil
		}
		return sheet.result()
	},
	Same: func(recorded, gives rules.Result) (same, known bool) {
		a, ok := recorded.(preferans.Result)
		return ok && slices.Equal(a.Whists, gives.(preferans.Result).Whists), ok
	},
}
