package text

import (
	"errors"
	"strings"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// Lang is a language of the program. The zero Lang is Russian.
type Lang string

const (
	RU Lang = "ru"
	EN Lang = "en"
)

// Langs are the languages there are, the default one first.
var Langs = []Lang{RU, EN}

// ParseLang reads a stored or a browser's language ("en-GB"); all but English is Russian.
func ParseLang(s string) Lang {
	if strings.HasPrefix(strings.ToLower(s), "en") {
		return EN
	}
	return RU
}

// Entry is one sentence in both languages.
type Entry struct{ RU, EN string }

// In is the sentence's pattern in a language.
func (e Entry) In(lang Lang) string {
	if lang == EN {
		return e.EN
	}
	return e.RU
}

var (
	entries = map[string]Entry{}
	// twice are the keys registered by two tables: a fault that a test reports, since a
	// panic while the program starts would take the whole app with it.
	twice []string
)

// Add adds the sentences of a game whose words aren't here; a game does it in its init.
func Add(table map[string]Entry) { add(table) }

// add registers a table of sentences.
func add(table map[string]Entry) {
	for key, entry := range table {
		if _, ok := entries[key]; ok {
			twice = append(twice, key)
		}
		entries[key] = entry
	}
}

// Has reports whether there is a sentence of that key.
func Has(key string) bool {
	_, ok := entries[key]
	return ok
}

// T is the sentence of a key with its values filled in. A key without a sentence is
// shown as it is: the judge sees that something is missing, and what.
func T(lang Lang, key string, args rules.Args) string {
	entry, ok := entries[key]
	if !ok {
		return key
	}
	return fill(lang, entry.In(lang), args)
}

// Of is the sentence of a key in the words of a game: that of "key.regulation" where there
// is one (a slip of belote is a protocol in dominoes), else that of the key.
func Of(lang Lang, regulation, key string, args rules.Args) string {
	if own := key + "." + regulation; Has(own) {
		key = own
	}
	return T(lang, key, args)
}

// Err is the sentence of a refusal. An error that is no *[rules.Error], or of a code
// without a sentence, is told politely with its own text.
func Err(lang Lang, err error) string {
	if err == nil {
		return ""
	}
	var refusal *rules.Error
	if errors.As(err, &refusal) && Has(refusal.Code) {
		return T(lang, refusal.Code, refusal.Args)
	}
	var fault *canon.Fault
	if errors.As(err, &fault) && Has("json."+string(fault.Problem)) {
		return T(lang, "json."+string(fault.Problem), rules.Args{"place": placeOf(lang, fault)}) // asks: json.{cut,depth,duplicate,range,syntax,trailing,type,unknown,utf8}
	}
	return T(lang, "error.unknown", rules.Args{"text": err.Error()})
}

// placeOf is where a text can't be read: the path of the member, else how far it was read.
func placeOf(lang Lang, f *canon.Fault) string {
	place := f.Path
	if f.Key != "" {
		place = strings.TrimPrefix(place+"."+f.Key, ".")
	}
	if place == "" {
		return T(lang, "json.place", rules.Args{"at": f.Offset})
	}
	const most = 60
	if runes := []rune(strings.ToValidUTF8(place, "\uFFFD")); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return strings.ToValidUTF8(place, "\uFFFD")
}

// fill replaces the places of a pattern.
func fill(lang Lang, pattern string, args rules.Args) string {
	if !strings.Contains(pattern, "{") {
		return pattern
	}
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(pattern, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		body, after, closed := strings.Cut(rest, "}")
		if !closed {
			b.WriteString("{" + rest)
			return b.String()
		}
		value := parsePlace(body).text(lang, args)
		b.WriteString(value)
		// «О. В.» at the end of a sentence brings its point along.
		if strings.HasPrefix(after, ".") && ended(value) {
			after = after[1:]
		}
		pattern = after
	}
}

// place is one {…} of a pattern.
type place struct {
	name   string
	signed bool     // {name:+}
	bare   bool     // {name:|…}: the word without the number
	forms  []string // {name|one|few|many}, English {name|one|other}
}

func parsePlace(body string) place {
	parts := strings.Split(body, "|")
	p := place{name: parts[0], forms: parts[1:]}
	if name, mode, ok := strings.Cut(parts[0], ":"); ok {
		p.name, p.signed, p.bare = name, mode == "+", mode == ""
	}
	return p
}

// text writes the place; a value that is missing shows as its name in braces.
func (p place) text(lang Lang, args rules.Args) string {
	v, ok := args[p.name]
	if !ok {
		return "{" + p.name + "}"
	}
	number := Format(lang, v)
	if p.signed {
		number = Signed(lang, v)
	}
	switch {
	case len(p.forms) == 0:
		return number
	case p.bare:
		return plural(lang, v, p.forms)
	default:
		return number + nbsp + plural(lang, v, p.forms)
	}
}
