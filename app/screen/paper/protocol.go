package paper

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/ranks"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// protocolTitle says whether the places are final.
func (p *paper) protocolTitle(s *tournament.State, n int) string {
	if s.Finished {
		return p.Desk.T("page.print.protocol", nil)
	}
	return p.Desk.T("page.print.protocol.interim", rules.Args{"round": scope.AfterRound(p.Desk, s, n)})
}

// protocol is the final record: places, points of each stage, prizes by category, fines,
// byes, rulings, protests, the regulation with its parameters, the seeds, signatures.
func (p *paper) protocol(s *tournament.State, n int) []app.UI {
	d := p.Desk
	t := ranks.StandingTable{D: d, S: s, View: game.ViewOf(s), Now: p.ranks.After(p.Version, p.Route.Tournament, s, n)}
	qualifying := p.qualifying(s, n)
	heads := []printCell{{text: d.T("page.standings.col.place", nil), left: true}, {text: d.T("page.standings.col."+scope.Unit(s), nil), left: true}}
	if qualifying != nil {
		heads = append(heads, printCell{text: d.T("page.print.col.final", nil)}, printCell{text: d.T("page.final.bonus", nil)},
			printCell{text: d.T("page.print.col.qualifying", nil)})
	} else {
		heads = append(heads, printCell{text: d.T("page.standings.col.points", nil)})
	}
	if t.View.Wins {
		heads = append(heads, printCell{text: d.Of(s.Regulation, "page.standings.col.wins", nil)})
	}
	heads = append(heads, printCell{text: d.T(t.View.Diff, nil)})
	rows := make([][]printCell, len(t.Now.Lines))
	for i := range t.Now.Lines {
		rows[i] = p.protocolRow(&t, i, qualifying)
		if won := p.finalsOf(s, t.Now.Lines[i].Entrant, n); won != "" {
			rows[i][1].small = phrases(won, rows[i][1].small)
		}
	}
	cuts := t.Cuts()
	if qualifying != nil {
		p.finalLine(&t, cuts)
	}
	body := []app.UI{
		p.sheetHead(s, p.title(s, n), p.size(s), p.extent(s, n)),
		printTable(heads, rows, cuts),
	}
	body = append(body, p.categories(s, t.Now)...)
	for _, note := range p.protocolNotes(s, n) {
		body = append(body, app.P().Class("a4__foot").Text(note))
	}
	body = append(body, p.regulationPart(s), p.drawsPart(s, n), signatures(d, s))
	return []app.UI{longSheet("", body...)}
}

// qualifying is the standing before a final that starts its own points; nil without one.
func (p *paper) qualifying(s *tournament.State, n int) *rules.Standing {
	for _, r := range s.Rounds {
		if r.Published && r.Stage == rules.StageFinal && r.Number <= n {
			st := p.ranks.After(p.Version, p.Route.Tournament, s, r.Number-1)
			return &st
		}
	}
	return nil
}

func (p *paper) protocolRow(t *ranks.StandingTable, i int, qualifying *rules.Standing) []printCell {
	lang, l := p.Desk.Lang(), &t.Now.Lines[i]
	name := p.full(t.S, l.Entrant)
	if status := t.Status(l); status != "" {
		name += ", " + status
	}
	row := []printCell{{text: game.PlaceText(l), left: true, place: true}, {text: name, small: t.Below(i), left: true}}
	counted := l
	switch {
	case qualifying == nil:
		row = append(row, printCell{text: text.Half(lang, l.Points), bold: true})
	default:
		was := qualifying.Line(l.Entrant)
		if was != nil {
			counted = was
		}
		final, bonus := printCell{}, printCell{}
		if game.InFinal(t.S, l) {
			final = printCell{text: text.Half(lang, l.Points), bold: true}
			bonus.text = text.Signed(lang, l.Bonus)
			if was != nil {
				bonus.text += " (" + p.Desk.T("page.print.qualified", rules.Args{"place": game.PlaceText(was)}) + ")"
			}
		}
		row = append(row, final, bonus, printCell{text: text.Half(lang, counted.Points), bold: true})
	}
	// The places of finalists come from the final's numbers; those before it stand below.
	wins, diff := printCell{text: strconv.Itoa(l.Wins)}, printCell{text: text.Signed(lang, l.Diff)}
	if counted != l && game.InFinal(t.S, l) {
		wins.small = p.Desk.T("page.print.before", rules.Args{"n": strconv.Itoa(counted.Wins)})
		diff.small = p.Desk.T("page.print.before", rules.Args{"n": text.Signed(lang, counted.Diff)})
	}
	if t.View.Wins {
		row = append(row, wins)
	}
	return append(row, diff)
}

// finalLine draws the line between the finalists and the others.
func (p *paper) finalLine(t *ranks.StandingTable, cuts []string) {
	for i := 1; i < len(t.Now.Lines); i++ {
		if game.InFinal(t.S, &t.Now.Lines[i-1]) && !game.InFinal(t.S, &t.Now.Lines[i]) {
			cuts[i] = p.Desk.T("page.print.nofinal", nil)
			return
		}
	}
}

// extent is «7 туров и финал».
func (p *paper) extent(s *tournament.State, n int) string {
	main, last := 0, 0
	for _, r := range s.Rounds {
		switch {
		case !r.Published || r.Number > n:
		case scope.IsFinal(r.Stage):
			last++
		default:
			main++
		}
	}
	if last > 0 {
		return p.Desk.T("page.print.extent.final", rules.Args{"n": main})
	}
	return p.Desk.T("page.print.extent", rules.Args{"n": main})
}

func (p *paper) categories(s *tournament.State, now rules.Standing) []app.UI {
	var list []app.UI
	for _, c := range game.CategoriesOf(s) {
		var names []string
		for i, l := range game.WinnersOf(s, now, c) {
			names = append(names, strconv.Itoa(i+1)+". "+scope.NameOf(p.Desk, s, l.Entrant))
		}
		if len(names) > 0 {
			list = append(list, app.P().Class("a4__foot").Body(app.B().Text(p.Desk.T("page.finish.category", rules.Args{"category": c})+": "), app.Text(strings.Join(names, "; "))))
		}
	}
	return list
}

// protocolNotes are the sentences below the places: byes, fines, rulings, protests.
func (p *paper) protocolNotes(s *tournament.State, n int) []string {
	d := p.Desk
	var byes, replaced, fines, rulings, protests, list []string
	for _, r := range s.Rounds {
		if !r.Published || r.Number > n {
			continue
		}
		for _, id := range r.Byes {
			byes = append(byes, scope.RoundName(d, s, r.Number)+" — "+scope.NameIn(d, s, id, r.Number))
		}
	}
	for _, c := range s.PlayerChanges {
		if c.Round <= n+1 {
			replaced = append(replaced, p.inRound(s, c.Round, rules.JoinNames(c.Before)+": "+d.T("journal.change", rules.Args{"out": c.Out(), "in": c.Name})+", "+c.Reason))
		}
	}
	for _, c := range s.Replaced {
		if c.Round <= n {
			replaced = append(replaced, p.inRound(s, c.Round, d.T("journal.change", rules.Args{"out": scope.NameIn(d, s, c.Out, c.Round), "in": scope.NameIn(d, s, c.In, c.Round)})))
		}
	}
	for _, f := range s.FineList {
		if f.RevokedBy == "" && f.Fine.Round <= n {
			fines = append(fines, p.inRound(s, f.Fine.Round, scope.NameIn(d, s, f.Fine.Entrant, f.Fine.Round)+": "+scope.Penalty(d.Lang(), f.Fine.Points, f.Fine.Whists)+", "+discipline.FineReason(d, s, f)))
		}
	}
	tell := tell.NewTeller(d, s)
	for _, r := range s.Rulings {
		if line := p.rulingText(s, tell, r); line != "" && r.Round <= n {
			rulings = append(rulings, line)
		}
	}
	for _, note := range s.Notes {
		if note.Type != tournament.NoteProtest && note.Type != tournament.NoteAppeal || note.Round > n {
			continue
		}
		decision := d.T("page.print.undecided", nil)
		if note.Decision != "" {
			decision = note.Decision
		}
		protests = append(protests, p.inRound(s, note.Round, note.Text+" → "+decision))
	}
	add := func(key string, parts []string) {
		if len(parts) > 0 {
			list = append(list, d.T(key, rules.Args{"list": strings.Join(parts, "; ")}))
		}
	}
	list = append(list, p.finals(s, n)...)
	add("page.print.byes", byes)
	add("page.print.replaced", replaced)
	add("page.print.fines", fines)
	add("page.print.leaves", p.leaves(s, tell, n))
	add("page.print.rulings", rulings)
	add("page.print.warnings", p.warnings(s, n))
	add("page.print.decisions", p.decisions(s, n))
	add("page.print.corrections", p.corrections(s, tell, n))
	list = append(list, p.outdated(s, n)...)
	add("page.print.protests", protests)
	return list
}

func (p *paper) rulingText(s *tournament.State, tell *tell.Teller, r tournament.RulingRecord) string {
	d := p.Desk
	what := r.Note
	for _, i := range s.Rule.Catalogue() {
		if i.ID == r.Irregularity {
			what = text.Format(d.Lang(), i.Name) + " (" + i.Article + ")"
		}
	}
	if r.Entrant != "" {
		what = scope.NameIn(d, s, r.Entrant, r.Round) + ": " + what
	}
	if done := p.imposed(s, tell, r); done != "" {
		what += " → " + done
	}
	return p.inRound(s, r.Round, what)
}

// inRound puts the round before what happened in it; before round 1 there is none to name.
func (p *paper) inRound(s *tournament.State, n int, what string) string {
	if n == 0 || what == "" {
		return what
	}
	return scope.RoundName(p.Desk, s, n) + ", " + what
}

// phrases puts what begins small into one line: behind a point a small letter can't stand.
func phrases(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(part string) bool { return part == "" }), "; ")
}
