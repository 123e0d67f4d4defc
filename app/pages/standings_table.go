package pages

import (
	"strconv"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// standingTable draws a standing as rows and columns.
type standingTable struct {
	d      *desk.Desk
	s      *tournament.State
	view   gameView
	now    rules.Standing
	before *rules.Standing // after the round before, for the moves; nil after round 1
}

// roundColumns is how many rounds fit beside the totals on a laptop.
const roundColumns = 10

// firstColumn is the first round that has a column.
func (t *standingTable) firstColumn() int { return max(1, t.now.Round-roundColumns+1) }

func (t *standingTable) tight() bool { return t.now.Round-t.firstColumn() >= 7 }

func (t *standingTable) cols() []ui.Col {
	d := t.d
	cols := []ui.Col{
		{Title: d.T("page.standings.col.place", nil), Left: true},
		{Title: d.T("page.standings.col."+unit(t.s), nil), Head: true},
	}
	for n := t.firstColumn(); n <= t.now.Round; n++ {
		cols = append(cols, ui.Col{Title: t.mark(n), Abbr: roundName(d, t.s, n), Wider: true})
	}
	if t.afresh() {
		cols = append(cols, ui.Col{Title: d.T("page.final.bonus", nil), Wide: true})
	}
	cols = append(cols, ui.Col{Title: d.T("page.standings.col.points", nil)})
	if t.view.wins {
		cols = append(cols, ui.Col{Title: d.T("page.standings.col.wins", nil), Wide: true})
	}
	return append(cols, ui.Col{Title: d.T(t.view.diff, nil), Wide: true})
}

// afresh tells whether a final has begun that starts its own points, with a bonus.
func (t *standingTable) afresh() bool { return t.now.Stage == rules.StageFinal }

// bonus is what a finalist brought into the final; nobody else has one.
func (t *standingTable) bonus(l *rules.StandingLine) string {
	if !inFinal(t.s, l) {
		return ""
	}
	return text.Signed(t.d.Lang(), l.Bonus)
}

func (t *standingTable) mark(n int) string {
	if finalRound(t.s, n) > 0 {
		return roundMark(t.d, t.s, n)
	}
	return t.d.T("page.standings.col.round", rules.Args{"round": n})
}

func (t *standingTable) rows() []ui.TableRow {
	cuts := t.cuts()
	rows := make([]ui.TableRow, len(t.now.Lines))
	for i := range t.now.Lines {
		l := &t.now.Lines[i]
		rows[i] = ui.TableRow{ID: string(l.Entrant), Cells: t.cells(i, l), Cut: cuts[i], Out: l.Status != rules.StatusActive || !l.Played}
	}
	return rows
}

func (t *standingTable) cells(i int, l *rules.StandingLine) []ui.Cell {
	d, lang := t.d, t.d.Lang()
	place := ui.Cell{Text: placeText(l), Place: true}
	if t.before != nil && l.Played {
		if was := t.before.Line(l.Entrant); was != nil && was.Played {
			place.Moved, place.Move = true, was.Place-l.Place
		}
	}
	name := ui.Cell{Text: nameOf(d, t.s, l.Entrant), Why: t.why(i)}
	if e := t.s.Entrant(l.Entrant); e != nil {
		if e.Team != "" {
			name.Text += " (" + e.Team + ")"
		}
		if e.Category != "" {
			name.Badge = e.Category
		}
	}
	if status := t.status(l); status != "" {
		name.Badge = status
	}
	cells := []ui.Cell{place, name}
	for n := t.firstColumn(); n <= t.now.Round; n++ {
		cells = append(cells, t.roundCell(l, n))
	}
	phone := text.Signed(lang, l.Diff)
	if t.view.wins {
		phone = d.T("page.standings.wins", rules.Args{"n": l.Wins}) + " " + phone
	}
	if t.afresh() {
		cells = append(cells, ui.Cell{Text: t.bonus(l)})
	}
	cells = append(cells, ui.Cell{Text: text.Half(lang, l.Points), Strong: true, Phone: phone})
	if t.view.wins {
		cells = append(cells, ui.Cell{Text: strconv.Itoa(l.Wins)})
	}
	return append(cells, ui.Cell{Text: text.Signed(lang, l.Diff)})
}

// placeText is «3», shared «3–4», or a dash for who never took part.
func placeText(l *rules.StandingLine) string { return text.Place(l) }

// status is a badge's word: withdrawn, removed, never played. The eliminated stand below a
// line that says so.
func (t *standingTable) status(l *rules.StandingLine) string {
	switch {
	case !l.Played:
		return t.d.T("page.standings.status.never."+unit(t.s), nil)
	case l.Status == rules.StatusWithdrawn || l.Status == rules.StatusRemoved:
		return t.d.T("page.standings.status."+string(l.Status)+"."+unit(t.s), rules.Args{"round": l.Last})
	}
	return ""
}

// roundCell is what a round brought: «+1,5», «(+1)» sat out.
func (t *standingTable) roundCell(l *rules.StandingLine, n int) ui.Cell {
	r := roundOf(l, n)
	if r == nil || r.Kind == rules.KindLate {
		return ui.Cell{}
	}
	switch {
	case r.Pending:
		return ui.Cell{Text: "…", Muted: true}
	case r.Kind == rules.KindBye:
		return ui.Cell{Text: "(" + text.Signed(t.d.Lang(), r.Points) + ")", Muted: true}
	}
	return ui.Cell{Text: text.Signed(t.d.Lang(), r.Points), Signed: true}
}

func roundOf(l *rules.StandingLine, n int) *rules.RoundLine {
	for i := range l.Rounds {
		if l.Rounds[i].Round == n {
			return &l.Rounds[i]
		}
	}
	return nil
}

// cuts are the lines drawn above rows, by index: who goes on now, and where earlier cuts
// were.
func (t *standingTable) cuts() []string {
	list := make([]string, len(t.now.Lines))
	in := 0
	for i := range t.now.Lines {
		l := &t.now.Lines[i]
		if t.now.Keep > 0 && in == t.now.Keep && list[i] == "" && !t.fellBefore(l) {
			list[i] = t.d.T("page.standings.cut."+unit(t.s), rules.Args{"n": t.now.Keep})
			in++ // once
		}
		if i > 0 && t.fellBefore(l) {
			if above := &t.now.Lines[i-1]; !t.fellBefore(above) || above.Last != l.Last {
				list[i] = t.d.T("page.standings.fell", rules.Args{"round": l.Last})
			}
		}
		if l.Status == rules.StatusActive || l.Status == rules.StatusEliminated && l.Last >= t.now.Round {
			in++
		}
	}
	return list
}

// fellBefore tells whether an earlier cut ended the entrant's way.
func (t *standingTable) fellBefore(l *rules.StandingLine) bool {
	return l.Status == rules.StatusEliminated && l.Last < t.now.Round
}

// why is the criterion that separates a line from its neighbour, in words: from the line
// above if that needs words, else from the line below.
func (t *standingTable) why(i int) string {
	if line := t.below(i); line != "" {
		return line
	}
	return t.above(i)
}

// below says what puts line i below the one above it.
func (t *standingTable) below(i int) string {
	l := &t.now.Lines[i]
	if i == 0 || !speaks(l) || !t.now.Lines[i-1].Played { // a line without a place is nobody's to be below
		return ""
	}
	return t.sentence("below", l, placeText(&t.now.Lines[i-1]))
}

// above says what puts line i above the one below it.
func (t *standingTable) above(i int) string {
	if i+1 >= len(t.now.Lines) {
		return ""
	}
	l := &t.now.Lines[i+1]
	if !speaks(l) || !t.now.Lines[i].Played || l.DecidedBy == rules.ByShared || l.Detail == rules.DetailGone {
		return ""
	}
	return t.sentence("above", l, placeText(l))
}

// speaks tells whether a line's place needs words: points speak for themselves, and a stage
// has its line.
func speaks(l *rules.StandingLine) bool {
	switch l.Reason() {
	case "", rules.ByPoints, rules.ByStage:
		return false
	}
	return l.Played
}

func (t *standingTable) sentence(side string, lower *rules.StandingLine, place string) string {
	d := t.d
	switch lower.Reason() {
	case rules.ByShared, rules.ByLot, rules.ByRefused,
		rules.DetailEntry, rules.DetailGone, rules.DetailSemi, rules.DetailPlaces, rules.DetailMatch, rules.DetailNoMatch, rules.DetailAwaited:
		return text.Reason(d.Lang(), lower, side) // it says all by itself
	}
	args := comparedArgs(lower)
	if side == "above" {
		args["own"], args["other"] = args["other"], args["own"]
	}
	return d.T("page.standings."+side+"."+unit(t.s), rules.Args{"place": place, "why": d.T("page.standings.by."+lower.Reason(), args)})
}

// comparedArgs are the two numbers that a criterion compared, the line's own and the other
// one's; points in halves.
func comparedArgs(l *rules.StandingLine) rules.Args {
	switch l.DecidedBy {
	case rules.ByPoints, rules.ByH2H, rules.ByFinal:
		return rules.Args{"other": rules.Half(l.Compared[0] / 3), "own": rules.Half(l.Compared[1] / 3)}
	}
	return rules.Args{"other": l.Compared[0], "own": l.Compared[1]}
}
