package scope

import (
	"strings"
	"time"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Unit tells what an entrant is, for keys of sentences: "pair" or "player".
func Unit(s *tournament.State) string { return string(s.Rule.Info().Unit) }

// Penalty writes a fine in short: «−1 и −100».
func Penalty(lang text.Lang, points rules.Half, whists int) string {
	var parts []string
	if points != 0 {
		parts = append(parts, text.T(lang, "page.fine.points", rules.Args{"points": text.Signed(lang, points)}))
	}
	if whists != 0 {
		parts = append(parts, text.T(lang, "page.fine.whists", rules.Args{"whists": text.Signed(lang, whists)}))
	}
	return strings.Join(parts, text.T(lang, "page.fine.and", nil))
}

// EmblemOf is a regulation's sign; a regulation without one is a game of cards.
func EmblemOf(regulation string) ui.Emblem {
	if g, ok := games[regulation]; ok {
		return g.Emblem
	}
	return ui.Emblem{Icon: ui.IconCards}
}

// DayOf is the day of a moment as events write it, on this device.
func DayOf(d *desk.Desk, at string) string {
	t, err := time.Parse(time.RFC3339, at)
	if err != nil {
		return at
	}
	return dayIn(d, t.Local())
}

// DateOf is a date as the judge wrote it: 2026-11-28.
func DateOf(d *desk.Desk, date string) string {
	t, err := time.ParseInLocation(time.DateOnly, date, time.Local)
	if err != nil {
		return date
	}
	return dayIn(d, t)
}

func NamesOf(d *desk.Desk, s *tournament.State, ids []rules.EntrantID) []string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = NameOf(d, s, id)
	}
	return names
}
