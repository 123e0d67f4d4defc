package ranks

import (
	"strconv"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// StandingTable draws a standing as rows and columns.
type StandingTable struct {
	D      *desk.Desk
	S      *tournament.State
	View   game.GameView
	Now    rules.Standing
	Before *rules.Standing // after the round before, for the moves; nil after round 1
}

// roundColumns is how many rounds fit beside the totals on a laptop.
const roundColumns = 10

// FirstColumn is the first round that has a column.
func (t *StandingTable) FirstColumn() int { return max(1, t.Now.Round-roundColumns+1) }

func (t *StandingTable) Tight() bool { return t.Now.Round-t.FirstColumn() >= 7 }

func (t *StandingTable) Cols() []ui.Col {
	d := t.D
	cols := []ui.Col{
		{Title: d.T("page.standings.col.place", nil), Left: true},
		{Title: d.T("page.standings.col."+scope.Unit(t.S), nil), Head: true},
	}
	for n := t.FirstColumn(); n <= t.Now.Round; n++ {
		cols = append(cols, ui.Col{Title: t.Mark(n), Abbr: scope.RoundName(d, t.S, n), Wider: true})
	}
	if t.Afresh() {
		cols = append(cols, ui.Col{Title: d.T("page.final.bonus", nil), Wide: true})
	}
	cols = append(cols, ui.Col{Title: d.T("page.standings.col.points", nil)})
	if t.View.Wins {
		cols = append(cols, ui.Col{Title: d.Of(t.S.Regulation, "page.standings.col.wins", nil), Wide: true})
	}
	return append(cols, ui.Col{Title: d.T(t.View.Diff, nil), Wide: true})
}

// Afresh reports whether a final has begun that starts its own points, with a bonus.
func (t *StandingTable) Afresh() bool { return t.Now.Stage == rules.StageFinal }

// Bonus is what a finalist brought into the final; nobody else has one.
func (t *StandingTable) Bonus(l *rules.StandingLine) string {
	if !game.InFinal(t.S, l) {
		return ""
	}
	return text.Signed(t.D.Lang(), l.Bonus)
}

func (t *StandingTable) Mark(n int) string {
	if scope.FinalRound(t.S, n) > 0 {
		return scope.RoundMark(t.D, t.S, n)
	}
	return t.D.T("page.standings.col.round", rules.Args{"round": n})
}

func (t *StandingTable) Rows() []ui.TableRow {
	cuts := t.Cuts()
	rows := make([]ui.TableRow, len(t.Now.Lines))
	for i := range t.Now.Lines {
		l := &t.Now.Lines[i]
		rows[i] = ui.TableRow{ID: string(l.Entrant), Cells: t.cells(i, l), Cut: cuts[i], Out: l.Status != rules.StatusActive || !l.Played}
	}
	return rows
}

func (t *StandingTable) cells(i int, l *rules.StandingLine) []ui.Cell {
	d, lang := t.D, t.D.Lang()
	place := ui.Cell{Text: game.PlaceText(l), Place: true}
	if t.Before != nil && l.Played {
		if was := t.Before.Line(l.Entrant); was != nil && was.Played {
			place.Moved, place.Move = true, was.Place-l.Place
		}
	}
	name := ui.Cell{Text: scope.NameOf(d, t.S, l.Entrant), Why: t.Why(i)}
	if e := t.S.Entrant(l.Entrant); e != nil {
		if e.Team != "" {
			name.Text += " (" + e.Team + ")"
		}
		if e.Category != "" {
			name.Badge = e.Category
		}
	}
	if status := t.Status(l); status != "" {
		name.Badge = status
	}
	cells := []ui.Cell{place, name}
	for n := t.FirstColumn(); n <= t.Now.Round; n++ {
		cells = append(cells, t.RoundCell(l, n))
	}
	phone := text.Signed(lang, l.Diff)
	if t.View.Wins {
		phone = d.Of(t.S.Regulation, "page.standings.wins", rules.Args{"n": l.Wins}) + " " + phone
	}
	if t.Afresh() {
		cells = append(cells, ui.Cell{Text: t.Bonus(l)})
	}
	cells = append(cells, ui.Cell{Text: text.Half(lang, l.Points), Strong: true, Phone: phone})
	if t.View.Wins {
		cells = append(cells, ui.Cell{Text: strconv.Itoa(l.Wins)})
	}
	return append(cells, ui.Cell{Text: text.Signed(lang, l.Diff)})
}

// Status is a badge's word: withdrawn, removed, never played. The eliminated stand below a
// line that says so.
func (t *StandingTable) Status(l *rules.StandingLine) string {
	switch {
	case !l.Played:
		return t.D.T("page.standings.status.never."+scope.Unit(t.S), nil)
	case l.Status == rules.StatusWithdrawn || l.Status == rules.StatusRemoved:
		// asks: page.standings.status.removed.{pair,player} page.standings.status.withdrawn.{pair,player}
		return t.D.T("page.standings.status."+string(l.Status)+"."+scope.Unit(t.S), rules.Args{"round": l.Last})
	}
	return ""
}

// RoundCell is what a round brought: «+1,5», «(+1)» sat out.
func (t *StandingTable) RoundCell(l *rules.StandingLine, n int) ui.Cell {
	r := RoundOf(l, n)
	if r == nil || r.Kind == rules.KindLate {
		return ui.Cell{}
	}
	switch {
	case r.Pending:
		return ui.Cell{Text: "…", Muted: true}
	case r.Kind == rules.KindBye:
		return ui.Cell{Text: "(" + text.Signed(t.D.Lang(), r.Points) + ")", Muted: true}
	}
	return ui.Cell{Text: text.Signed(t.D.Lang(), r.Points), Signed: true}
}

func RoundOf(l *rules.StandingLine, n int) *rules.RoundLine {
	for i := range l.Rounds {
		if l.Rounds[i].Round == n {
			return &l.Rounds[i]
		}
	}
	return nil
}

// Cuts are the lines drawn above rows, by index: who goes on now, and where earlier cuts
// were.
func (t *StandingTable) Cuts() []string {
	list := make([]string, len(t.Now.Lines))
	in := 0
	for i := range t.Now.Lines {
		l := &t.Now.Lines[i]
		if t.Now.Keep > 0 && in == t.Now.Keep && list[i] == "" && !t.fellBefore(l) {
			list[i] = t.D.T("page.standings.cut."+scope.Unit(t.S), rules.Args{"n": t.Now.Keep})
			in++ // once
		}
		if i > 0 && t.fellBefore(l) {
			if above := &t.Now.Lines[i-1]; !t.fellBefore(above) || above.Last != l.Last {
				list[i] = t.D.T("page.standings.fell", rules.Args{"round": l.Last})
			}
		}
		if l.Status == rules.StatusActive || l.Status == rules.StatusEliminated && l.Last >= t.Now.Round {
			in++
		}
	}
	return list
}

// fellBefore reports whether an earlier cut ended the entrant's way.
func (t *StandingTable) fellBefore(l *rules.StandingLine) bool {
	return l.Status == rules.StatusEliminated && l.Last < t.Now.Round
}

// Why is the criterion that separates a line from its neighbour, in words: from the line
// above if that needs words, else from the line below.
func (t *StandingTable) Why(i int) string {
	if line := t.Below(i); line != "" {
		return line
	}
	return t.Above(i)
}

// Below says what puts line i below the one above it.
func (t *StandingTable) Below(i int) string {
	l := &t.Now.Lines[i]
	if i == 0 || !Speaks(l) || !t.Now.Lines[i-1].Played { // a line without a place is nobody's to be below
		return ""
	}
	return t.sentence("below", l, game.PlaceText(&t.Now.Lines[i-1]))
}

// Above says what puts line i above the one below it.
func (t *StandingTable) Above(i int) string {
	if i+1 >= len(t.Now.Lines) {
		return ""
	}
	l := &t.Now.Lines[i+1]
	if !Speaks(l) || !t.Now.Lines[i].Played || l.DecidedBy == rules.ByShared || l.Detail == rules.DetailGone {
		return ""
	}
	return t.sentence("above", l, game.PlaceText(l))
}

// Speaks reports whether a line's place needs words: points speak for themselves, and a stage
// has its line.
func Speaks(l *rules.StandingLine) bool {
	switch l.Reason() {
	case "", rules.ByPoints, rules.ByStage:
		return false
	}
	return l.Played
}

func (t *StandingTable) sentence(side string, lower *rules.StandingLine, place string) string {
	d := t.D
	switch lower.Reason() {
	case rules.ByShared, rules.ByLot, rules.ByRefused,
		rules.DetailEntry, rules.DetailGone, rules.DetailSemi, rules.DetailPlaces, rules.DetailMatch, rules.DetailNoMatch, rules.DetailAwaited:
		return text.Reason(d.Lang(), lower, side) // it says all by itself
	}
	args := comparedArgs(lower)
	if side == "above" {
		args["own"], args["other"] = args["other"], args["own"]
	}
	// asks: page.standings.by.{wins,h2h,h2hDiff,diff,whists,final,finalDiff,finalWins,finalH2H,finalMet,group}
	why := d.T("page.standings.by."+lower.Reason(), args)
	// asks: page.standings.{above,below}.{pair,player}
	return d.T("page.standings."+side+"."+scope.Unit(t.S), rules.Args{"place": place, "why": why})
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
