package text

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/rules"
)

// Who meets again: the draft, the published seating, paper and the command line say the same.
func init() {
	add(map[string]Entry{
		"rematch.none":      {RU: "Повторных встреч нет.", EN: "No repeat meetings."},
		"rematch.count":     {RU: "Повторных встреч — {n}.", EN: "Repeat meetings: {n}."},
		"rematch.list":      {RU: "Повторных встреч — {n}: {pairs}.", EN: "Repeat meetings, {n}: {pairs}."},
		"rematch.table":     {RU: "Уже встречались: {pairs}", EN: "Have met before: {pairs}"},
		"rematch.pair":      {RU: "{a} и {b} (тур {rounds})", EN: "{a} and {b} (round {rounds})"},
		"rematch.pair.many": {RU: "{a} и {b} (туры {rounds})", EN: "{a} and {b} (rounds {rounds})"},
	})
}

// Rematches names who meets again and when they met: «А и Б (тур 1); В и Г (туры 2, 4)».
func Rematches(lang Lang, list []rules.Rematch, name func(rules.EntrantID) string) string {
	parts := make([]string, len(list))
	for i, r := range list {
		rounds := make([]string, len(r.Rounds))
		for k, n := range r.Rounds {
			rounds[k] = strconv.Itoa(n)
		}
		key := "rematch.pair"
		if len(rounds) > 1 {
			key = "rematch.pair.many"
		}
		parts[i] = T(lang, key, rules.Args{"a": name(r.A), "b": name(r.B), "rounds": strings.Join(rounds, ", ")})
	}
	return strings.Join(parts, "; ")
}
