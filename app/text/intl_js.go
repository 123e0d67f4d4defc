//go:build js && wasm

package text

import (
	"strings"
	"syscall/js"
	"time"
)

// locale is the BCP 47 tag: British English, since a day stands before its month and
// clocks have 24 hours in the halls that this program is for.
func locale(lang Lang) string {
	if lang == EN {
		return "en-GB"
	}
	return "ru-RU"
}

var collators = map[Lang]js.Value{}

// collate sorts names in place by the browser's collator: one call into the browser for
// the whole list, since a call a comparison takes longer than the comparison.
func collate(lang Lang, names []string) {
	const end = "\x00"
	if len(names) < 2 {
		return
	}
	collator, ok := collators[lang]
	if !ok {
		collator = js.Global().Get("Intl").Get("Collator").New(locale(lang), map[string]any{"numeric": true}).Get("compare")
		collators[lang] = collator
	}
	text := js.Global().Get("String").New(strings.Join(names, end))
	sorted := text.Call("split", end).Call("sort", collator).Call("join", end).String()
	if parts := strings.Split(sorted, end); len(parts) == len(names) {
		copy(names, parts)
	}
}

var dateOptions = [dateStyle]map[string]any{
	Day:      {"day": "numeric", "month": "long", "year": "numeric"},
	ShortDay: {"day": "2-digit", "month": "2-digit", "year": "numeric"},
	Clock:    {"hour": "2-digit", "minute": "2-digit", "hourCycle": "h23"},
	Seconds:  {"hour": "2-digit", "minute": "2-digit", "second": "2-digit", "hourCycle": "h23"},
	DayMonth: {"day": "numeric", "month": "long"},
	DayClock: {"day": "numeric", "month": "long", "hour": "2-digit", "minute": "2-digit", "hourCycle": "h23"},
}

type dateFormat struct {
	lang  Lang
	style DateStyle
}

var dateFormats = map[dateFormat]js.Value{}

func formatDate(lang Lang, t time.Time, style DateStyle) string {
	key := dateFormat{lang, style}
	format, ok := dateFormats[key]
	if !ok {
		format = js.Global().Get("Intl").Get("DateTimeFormat").New(locale(lang), dateOptions[style])
		dateFormats[key] = format
	}
	return strings.ReplaceAll(format.Call("format", t.UnixMilli()).String(), " г.", nbsp+"г.")
}
