package standings

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/rules"
)

// Describe writes a standing as text, a line an entrant: place, name, points, the
// numbers on the criteria reached, status, and what separates it from the line above with the two numbers
// that were compared:
//
//  2. Кречет — Нагибин: points 4, wins 4 (wins: 5 over 4)
func Describe(h *rules.History, s rules.Standing) string {
	var b strings.Builder
	fmt.Fprintf(&b, "after round %d, %s", s.Round, s.Stage)
	if s.Keep > 0 {
		fmt.Fprintf(&b, ", %d go on", s.Keep)
	}
	b.WriteByte('\n')
	for _, l := range s.Lines {
		name := string(l.Entrant)
		if e := h.Entrant(l.Entrant); e != nil && len(e.Players) > 0 {
			name = strings.ReplaceAll(e.Name(), "\u00a0", " ")
		}
		fmt.Fprintf(&b, "%s. %s: points %s", PlaceText(l.Place, l.PlaceTo), name, l.Points)
		for _, v := range l.Values {
			if v.Code != rules.ByPoints {
				fmt.Fprintf(&b, ", %s %s", v.Code, v.Text())
			}
		}
		if l.Status != rules.StatusActive && l.Status != "" {
			fmt.Fprintf(&b, ", %s", l.Status)
		}
		b.WriteString(because(l))
		b.WriteByte('\n')
	}
	return b.String()
}

// because is what separates a line from the one above it.
func because(l rules.StandingLine) string {
	switch l.Reason() {
	case "":
		return ""
	case rules.ByStage, rules.ByRefused, rules.ByShared, rules.DetailGone:
		return " (" + l.DecidedBy + ")"
	}
	compared := slices.Contains([]string{rules.DetailFinalDiff, rules.DetailFinalWins, rules.DetailFinalH2H, rules.DetailFinalMet, rules.DetailAwaited}, l.Detail)
	if l.Detail != "" && !compared {
		return " (" + l.Detail + ")"
	}
	above := rules.Number{Code: l.DecidedBy, Num: l.Compared[0]}
	own := rules.Number{Code: l.DecidedBy, Num: l.Compared[1]}
	code := l.Reason()
	if l.Detail == rules.DetailAwaited {
		code = l.DecidedBy
	}
	return fmt.Sprintf(" (%s: %s over %s)", code, above.Text(), own.Text())
}

// PlaceText writes a place as files and screens do: "3", and "3–4" if it is shared.
func PlaceText(place, to int) string {
	if to <= place {
		return strconv.Itoa(place)
	}
	return strconv.Itoa(place) + "–" + strconv.Itoa(to)
}
