package text

import (
	"regexp"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// Values that have shown what a sentence doesn't know: number, fraction, a list of one and of
// several, a name that brings its own point, a name without one.
var composed = []any{
	0, 1, 2, 5, 11, 21, 22, -400, rules.Half(1), rules.Half(-3), rules.Half(10), rules.Sixth(-400), []int{5}, []int{5, 6, 7},
	"Оспанов О. В.", "Т. М. Ли", "Штраф −0,5 б.", "1", "Иванов — Петров", "Кто грузил?",
}

var (
	twoPoints = regexp.MustCompile(`\.\.|[!?…]\.|\. \.|,[.,]|\s[.,;:]`)
	unfilled  = regexp.MustCompile(`[{}]|%!`)
)

// TestComposed puts every sentence together with each of the values in each of its places.
func TestComposed(t *testing.T) {
	for key, entry := range entries {
		for _, lang := range Langs {
			pattern := entry.In(lang)
			list := names(pattern)
			for _, value := range composed {
				args := rules.Args{}
				for _, name := range list {
					args[name] = value
				}
				got := fill(lang, pattern, args)
				if bad := unfilled.FindString(got); bad != "" {
					t.Errorf("%s (%s): %q is left in %q", key, lang, bad, got)
				}
				if bad := twoPoints.FindString(got); bad != "" && !twoPoints.MatchString(pattern) {
					t.Errorf("%s (%s): %q in %q", key, lang, bad, got)
				}
			}
		}
	}
}

// Words that go with a number of things and therefore need their forms: none of them may
// stand beside a bare number, nor after a number with its noun.
var (
	ruNoun = `(балла|баллов|очка|очков|вистов|виста|пар|пары|туров|тура|столов|стола|участников|участника|игроков|игрока|минут|минуты|секунд|записей|записи|результатов|результата|сдач|сдачи|партий|партии|строк|строки|спора|споров|места|мест|раза|раз|взяток|взятки|турниров|файлов|бланков|команд|человек|дней)`
	ruVerb = `(выбывают|идут|играют|проходят|введены|записаны|остались|опоздали|выбыли|будут|стоят|ждут|сыграны|изменены|найдены|показаны|закрыты|отменены|сняты|потеряны|пройдут|сели)`
	enNoun = `(points|whists|pairs|rounds|tables|entrants|players|minutes|entries|results|deals|parties|lines|disputes|places|times|tricks|slips|games|rows)`

	bareRU = regexp.MustCompile(`\{(\w+)(:\+)?\} ` + ruNoun + `([^а-яё]|$)`)
	verbRU = regexp.MustCompile(`([^а-яё]|^)` + ruVerb + ` \{\w+\}|\{\w+(:\+)?\} ` + ruVerb + `([^а-яё]|$)|\{\w+\|[^}]*\} ` + ruVerb + `([^а-яё]|$)`)
	// Places that are no number of things: a person, a side, the number of a table.
	someone = regexp.MustCompile(`\{(name|side|player|players|dealer|a|b|event|place|table)\}`)
	bareEN  = regexp.MustCompile(`\{(\w+)(:\+)?\} ` + enNoun + `\b`)
)

// TestAgreement: a word that goes with a number has a form for each number. A name in a list
// («Пропуск: {names}») takes none.
func TestAgreement(t *testing.T) {
	for key, entry := range entries {
		for lang, faults := range map[Lang][]*regexp.Regexp{RU: {bareRU, verbRU}, EN: {bareEN}} {
			pattern := entry.In(lang)
			for _, fault := range faults {
				if bad := fault.FindString(pattern); bad != "" && !someone.MatchString(bad) {
					t.Errorf("%s (%s): %q agrees with one number only: %s", key, lang, bad, pattern)
				}
			}
		}
	}
}

func TestSentences(t *testing.T) {
	for _, c := range []struct {
		want  string
		parts []string
	}{
		{"", nil},
		{"Тур 5", []string{"", "Тур 5", ""}},
		{"Тур 5. Оспанов О. В. Терц", []string{"Тур 5", "Оспанов О. В.", "Терц"}},
		{"Кто грузил? НЗ", []string{"Кто грузил?", "НЗ"}},
	} {
		if got := Sentences(c.parts...); got != c.want {
			t.Errorf("Sentences(%q) = %q, not %q", c.parts, got, c.want)
		}
	}
	for in, want := range map[string]string{"": "", "Тур": "Тур.", "−0,5 б.": "−0,5 б.", "Куда?": "Куда?", "и т. д.…": "и т. д.…"} {
		if got := Close(in); got != want {
			t.Errorf("Close(%q) = %q, not %q", in, got, want)
		}
	}
}
