package text

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// places lists the {…} of a pattern.
func places(pattern string) []place {
	var list []place
	for _, m := range regexp.MustCompile(`\{([^{}]*)\}`).FindAllStringSubmatch(pattern, -1) {
		list = append(list, parsePlace(m[1]))
	}
	return list
}

// names are the arguments that a pattern asks for.
func names(pattern string) []string {
	set := map[string]bool{}
	for _, p := range places(pattern) {
		set[p.name] = true
	}
	return slices.Sorted(maps.Keys(set))
}

// TestEntries checks every sentence: both languages, the same values in both, three forms
// of a Russian plural and two of an English one.
func TestEntries(t *testing.T) {
	for _, key := range twice {
		t.Errorf("%s is registered twice", key)
	}
	if len(entries) == 0 {
		t.Fatal("there are no sentences")
	}
	identifier := regexp.MustCompile(`^[a-z][A-Za-z0-9]*$`)
	for key, entry := range entries {
		for _, lang := range Langs {
			pattern, forms := entry.In(lang), 3
			if lang == EN {
				forms = 2
			}
			if strings.TrimSpace(pattern) == "" {
				t.Errorf("%s has no sentence in %s", key, lang)
			}
			if strings.Count(pattern, "{") != len(places(pattern)) || strings.Count(pattern, "}") != len(places(pattern)) {
				t.Errorf("%s (%s): braces don't match: %s", key, lang, pattern)
			}
			for _, p := range places(pattern) {
				if !identifier.MatchString(p.name) {
					t.Errorf("%s (%s): {%s} is no name of a value", key, lang, p.name)
				}
				if len(p.forms) != 0 && len(p.forms) != forms {
					t.Errorf("%s (%s): {%s} has %d forms, %d are needed", key, lang, p.name, len(p.forms), forms)
				}
				if p.bare && len(p.forms) == 0 {
					t.Errorf("%s (%s): {%s:} has no forms", key, lang, p.name)
				}
			}
		}
		if ru, en := names(entry.RU), names(entry.EN); !slices.Equal(ru, en) {
			t.Errorf("%s: the Russian sentence uses %v, the English one %v", key, ru, en)
		}
	}
}

func TestT(t *testing.T) {
	add(map[string]Entry{
		"test.plural": {RU: "{n|тур|тура|туров}, {n:|остался|осталось|осталось}", EN: "{n|round|rounds} {n:|is|are} left"},
		"test.signed": {RU: "Сумма {sum:+}, должна быть {want}", EN: "The sum is {sum:+}, it must be {want}"},
	})
	t.Cleanup(func() { delete(entries, "test.plural"); delete(entries, "test.signed") })
	for _, c := range []struct {
		lang Lang
		key  string
		args rules.Args
		want string
	}{
		{RU, "test.plural", rules.Args{"n": 1}, "1 тур, остался"},
		{RU, "test.plural", rules.Args{"n": 2}, "2 тура, осталось"},
		{RU, "test.plural", rules.Args{"n": 5}, "5 туров, осталось"},
		{RU, "test.plural", rules.Args{"n": 11}, "11 туров, осталось"},
		{RU, "test.plural", rules.Args{"n": 21}, "21 тур, остался"},
		{RU, "test.plural", rules.Args{"n": 22}, "22 тура, осталось"},
		{RU, "test.plural", rules.Args{"n": 101}, "101 тур, остался"},
		{EN, "test.plural", rules.Args{"n": 1}, "1 round is left"},
		{EN, "test.plural", rules.Args{"n": 2}, "2 rounds are left"},
		{EN, "test.plural", rules.Args{"n": 21}, "21 rounds are left"},
		{"", "test.signed", rules.Args{"sum": 12, "want": 0}, "Сумма +12, должна быть 0"},
		{EN, "test.signed", rules.Args{"sum": rules.Half(-3), "want": 0}, "The sum is −1.5, it must be 0"},
		{RU, "test.signed", rules.Args{"want": 0}, "Сумма {sum}, должна быть 0"},
		{RU, "test.absent", nil, "test.absent"},
	} {
		if got := strings.ReplaceAll(T(c.lang, c.key, c.args), nbsp, " "); got != c.want {
			t.Errorf("T(%s, %s, %v) = %q, want %q", c.lang, c.key, c.args, got, c.want)
		}
	}
}

func TestErr(t *testing.T) {
	refusal := rules.Refuse("param.range", "params.rounds", rules.Args{"key": "rounds", "min": 1, "max": 20, "value": 30})
	for _, c := range []struct {
		err  error
		want string
	}{
		{nil, ""},
		{refusal, "Можно от 1 до 20, а указано 30"},
		{fmt.Errorf("line 3: %w", refusal), "Можно от 1 до 20, а указано 30"},
		{errors.New("disk on fire"), "Подробности: disk on fire"},
		{rules.Refuse("test.unheard", "", rules.Args{"n": 3}), "Подробности: test.unheard n=3"},
	} {
		if got := Err(RU, c.err); !strings.HasSuffix(got, c.want) || c.want == "" && got != "" {
			t.Errorf("Err(%v) = %q, want …%q", c.err, got, c.want)
		}
	}
}

func TestParseLang(t *testing.T) {
	for in, want := range map[string]Lang{"": RU, "ru-RU": RU, "kk": RU, "en": EN, "EN-us": EN} {
		if got := ParseLang(in); got != want {
			t.Errorf("ParseLang(%q) = %s, want %s", in, got, want)
		}
	}
}
