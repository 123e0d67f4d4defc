package pages

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/csvout"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// standingText is the standing as a message for a messenger.
func standingText(d *desk.Desk, s *tournament.State, now rules.Standing) string {
	lang, view := d.Lang(), viewOf(s)
	var b strings.Builder
	b.WriteString(s.Details.Name + "\n")
	b.WriteString(d.T("page.standings.title.after", rules.Args{"round": afterRound(d, s, now.Round)}) + "\n\n")
	for i := range now.Lines {
		l := &now.Lines[i]
		b.WriteString(placeText(l) + ". " + nameOf(d, s, l.Entrant) + ": " + text.Half(lang, l.Points) + " (")
		if view.wins {
			b.WriteString(d.T("page.standings.wins", rules.Args{"n": l.Wins}) + ", ")
		}
		b.WriteString(text.Signed(lang, l.Diff) + ")\n")
	}
	return b.String()
}

// The lists that spreadsheets take.
const (
	listStanding = "standing"
	listEntrants = "entrants"
	listSeatings = "seatings"
	listResults  = "results"
	listJournal  = "journal"
)

// saveList saves a list as a file for spreadsheets; now is the standing up to whose round
// results and places go.
func saveList(ctx app.Context, d *desk.Desk, s *tournament.State, now rules.Standing, list string) {
	name := fileName(d, s, d.T("csv.file."+list, nil), now.Round, "csv")
	ui.Download(name, csvout.Mime, listOf(d, s, now, list))
	ui.ShowToast(ctx, ui.Toast{Text: d.T("page.file.saved", rules.Args{"file": name})})
}

func listOf(d *desk.Desk, s *tournament.State, now rules.Standing, list string) []byte {
	switch list {
	case listEntrants:
		return csvout.Entrants(d.Lang(), s)
	case listSeatings:
		return csvout.Seatings(d.Lang(), s)
	case listResults:
		return csvout.Results(d.Lang(), s, now.Round)
	case listJournal:
		return csvout.Journal(d.Lang(), journalEntries(d, s))
	}
	view := viewOf(s)
	columns := csvout.Columns{Wins: view.wins, Diff: d.T(view.diff, nil)}
	for n := 1; n <= now.Round; n++ {
		columns.Mark = append(columns.Mark, roundMark(d, s, n))
	}
	return csvout.Standing(d.Lang(), s, now, columns)
}

// fileName is «Зимняя встреча — места — тур 4 — 2026-11-28 14-18.csv»; 0 is no round.
func fileName(d *desk.Desk, s *tournament.State, what string, round int, ext string) string {
	parts := []string{desk.FileWord(s.Details.Name), what}
	if round > 0 {
		parts = append(parts, d.T("page.file.round", rules.Args{"round": strconv.Itoa(round)}))
	}
	parts = append(parts, d.Now().Format("2006-01-02 15-04"))
	return strings.Join(parts, " — ") + "." + ext
}
