package board

import (
	"strconv"
	"unicode/utf8"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// What fits on the board at 1280 × 720 and is still read from ten metres.
const (
	boardLines   = 14 // lines of names
	boardRanks   = 8  // lines of the standing
	boardName    = 34 // letters of a name in one line
	boardRankBig = 28 // letters of a name beside its points
)

// pages are what takes turns: the seating while a round is on, then the standing after the
// last closed one.
func (b *board) pages(s *tournament.State) []ui.BoardPage {
	var list []ui.BoardPage
	if r := s.Running(); r != nil {
		list = b.seating(s, r)
	}
	if n := s.LastClosed(); n > 0 {
		list = append(list, b.standing(s, n)...)
	}
	return list
}

// linesOf is how many lines a name takes.
func linesOf(name string, letters int) int {
	return 1 + (utf8.RuneCountInString(name)-1)/letters
}

func (b *board) seating(s *tournament.State, r *rules.Round) []ui.BoardPage {
	d := b.Desk
	var pages []ui.BoardPage
	var page ui.BoardPage
	lines, first, last := 0, 0, 0
	flush := func() {
		if len(page.Rows) == 0 {
			return
		}
		page.Title = d.T("page.board.seating", nil)
		switch {
		case last == 0 || last-first+1 == len(r.Tables): // all of them are seen
		case first == last:
			page.Fact = d.T("page.board.table", rules.Args{"table": first, "all": len(r.Tables)})
		default:
			page.Fact = d.T("page.board.tables", rules.Args{"from": first, "to": last, "all": len(r.Tables)})
		}
		pages = append(pages, page)
		page, lines, first, last = ui.BoardPage{}, 0, 0, 0
	}
	add := func(row ui.BoardRow, table int) {
		need := 0
		for _, l := range row.Lines {
			need += linesOf(l.Who, boardName)
		}
		if lines+need > boardLines {
			flush()
		}
		if first == 0 {
			first = table
		}
		lines, last = lines+need, max(last, table)
		page.Rows = append(page.Rows, row)
	}
	for _, t := range r.Tables {
		row := ui.BoardRow{No: strconv.Itoa(t.Number)}
		for i, id := range t.Seats {
			side := ""
			if game.ViewOf(s).Sides {
				side = scope.SeatSide(d, i)
			}
			row.Lines = append(row.Lines, ui.Line{Side: side, Who: scope.NameIn(d, s, id, r.Number)})
		}
		add(row, t.Number)
	}
	if len(r.Byes) > 0 {
		row := ui.BoardRow{No: "—"}
		for _, id := range r.Byes {
			row.Lines = append(row.Lines, ui.Line{Who: scope.NameIn(d, s, id, r.Number) + ": " + d.T("page.board.bye", nil)})
		}
		add(row, 0)
	}
	flush()
	return pages
}

func (b *board) standing(s *tournament.State, n int) []ui.BoardPage {
	d := b.Desk
	now := b.ranks.After(b.Version, b.Route.Tournament, s, n)
	title := d.T("page.standings.title.after", rules.Args{"round": scope.AfterRound(d, s, n)})
	if s.Finished {
		title = d.T("page.standings.title.end", nil)
	}
	var pages []ui.BoardPage
	lines := boardRanks
	for i := range now.Lines {
		l := &now.Lines[i]
		if !l.Played {
			continue
		}
		name := scope.NameOf(d, s, l.Entrant)
		need := linesOf(name, boardRankBig)
		if lines+need > boardRanks {
			pages = append(pages, ui.BoardPage{Title: title, Fact: d.T(game.ViewOf(s).Facts, nil)})
			lines = 0
		}
		lines += need
		page := &pages[len(pages)-1]
		page.Rows = append(page.Rows, ui.BoardRow{No: game.PlaceText(l), Rank: true, Lines: []ui.Line{{
			Who: name, Points: text.Half(d.Lang(), l.Points), Whists: text.Signed(d.Lang(), l.Diff),
		}}})
	}
	return pages
}
