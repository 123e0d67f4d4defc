package domino

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

// dominoTotals are a side's points in the parties: «101 64».
func dominoTotals(result rules.Result, seat int) string {
	r, ok := result.(domino.Result)
	if !ok {
		return ""
	}
	words := make([]string, len(r.Parties))
	for i, party := range r.Parties {
		words[i] = strconv.Itoa([2]int{party.A, party.B}[seat%2])
	}
	return strings.Join(words, " ")
}

func resultNote(lang text.Lang, result rules.Result) string {
	r, ok := result.(domino.Result)
	if !ok {
		return ""
	}
	switch {
	case r.NoShow != "":
		return text.T(lang, "page.parties.note.noShow", nil)
	case r.Decision != nil:
		return text.T(lang, "page.parties.note.decision", nil)
	}
	for _, party := range r.Parties {
		if party.Unfinished {
			return text.T(lang, "page.parties.note.unfinished", nil)
		}
	}
	return ""
}

// totalsText writes a result in a line: «101:64, 88:101».
func totalsText(lang text.Lang, result rules.Result) string {
	r, ok := result.(domino.Result)
	if !ok {
		return ""
	}
	if r.NoShow != "" {
		return resultNote(lang, r)
	}
	words := make([]string, len(r.Parties))
	for i, party := range r.Parties {
		words[i] = strconv.Itoa(party.A) + ":" + strconv.Itoa(party.B)
	}
	line := strings.Join(words, ", ")
	if r.Decision != nil {
		line += " (" + text.Half(lang, r.Decision.A) + ":" + text.Half(lang, r.Decision.B) + ")"
	}
	return line
}
