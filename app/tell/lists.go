package tell

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/csvout"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// StandingText is the standing as a message for a messenger.
func StandingText(d *desk.Desk, s *tournament.State, now rules.Standing) string {
	lang, view := d.Lang(), game.ViewOf(s)
	var b strings.Builder
	b.WriteString(s.Details.Name + "\n")
	b.WriteString(d.T("page.standings.title.after", rules.Args{"round": scope.AfterRound(d, s, now.Round)}) + "\n\n")
	for i := range now.Lines {
		l := &now.Lines[i]
		b.WriteString(game.PlaceText(l) + ". " + scope.NameOf(d, s, l.Entrant) + ": " + text.Half(lang, l.Points) + " (")
		if view.Wins {
			b.WriteString(d.Of(s.Regulation, "page.standings.wins", rules.Args{"n": l.Wins}) + ", ")
		}
		b.WriteString(text.Signed(lang, l.Diff) + ")\n")
	}
	return b.String()
}

// The lists that spreadsheets take.
const (
	ListStanding = "standing"
	ListEntrants = "entrants"
	ListSeatings = "seatings"
	ListResults  = "results"
	ListJournal  = "journal"
)

// SaveList saves a list as a file for spreadsheets; now is the standing up to whose round
// results and places go.
func SaveList(ctx app.Context, d *desk.Desk, s *tournament.State, now rules.Standing, list string) {
	name := FileName(d, s, d.T("csv.file."+list, nil), now.Round, "csv") // asks: csv.file.{entrants,journal,results,seatings,standing}
	ui.Download(name, csvout.Mime, ListOf(d, s, now, list))
	ui.ShowToast(ctx, ui.Toast{Text: d.T("page.file.saved", rules.Args{"file": name})})
}

func ListOf(d *desk.Desk, s *tournament.State, now rules.Standing, list string) []byte {
	switch list {
	case ListEntrants:
		return csvout.Entrants(d.Lang(), s)
	case ListSeatings:
		return csvout.Seatings(d.Lang(), s)
	case ListResults:
		return csvout.Results(d.Lang(), s, now.Round)
	case ListJournal:
		return csvout.Journal(d.Lang(), JournalEntries(d, s))
	}
	view := game.ViewOf(s)
	columns := csvout.Columns{Wins: view.Wins, Diff: d.T(view.Diff, nil)}
	for n := 1; n <= now.Round; n++ {
		columns.Mark = append(columns.Mark, scope.RoundMark(d, s, n))
	}
	return csvout.Standing(d.Lang(), s, now, columns)
}

// FileName is «Зимняя встреча — места — тур 4 — 2026-11-28 14-18.csv»; 0 is no round.
func FileName(d *desk.Desk, s *tournament.State, what string, round int, ext string) string {
	parts := []string{desk.FileWord(s.Details.Name), what}
	if round > 0 {
		parts = append(parts, d.T("page.file.round", rules.Args{"round": strconv.Itoa(round)}))
	}
	parts = append(parts, d.Now().Format("2006-01-02 15-04"))
	return strings.Join(parts, " — ") + "." + ext
}
