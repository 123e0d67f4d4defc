package tournament_test

import (
	"strings"
	"testing"

	"golang.org/x/text/unicode/norm"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// person is a pair of belote.
func person(a, b, team string) tournament.Person {
	return tournament.Person{Players: []string{a, b}, Team: team}
}

// TestSameNames: who is on the list already is found however the name is written; people who
// differ in a letter, an order or the team are two.
func TestSameNames(t *testing.T) {
	for _, c := range []struct {
		name       string
		first, now tournament.Person
		same       bool
	}{
		{"letter for letter", person("Йванов", "Б", ""), person("Йванов", "Б", ""), true},
		{"й in two pieces", person("Йванов", "Б", ""), person("И\u0306ванов", "Б", ""), true},
		{"й in two pieces first", person("И\u0306ванов", "Б", ""), person("Йванов", "Б", ""), true},
		{"a small й", person("Сергей", "Б", ""), person("СЕРГЕИ\u0306", "Б", ""), true},
		{"ё in two pieces", person("Дёмина", "Б", ""), person("Де\u0308мина", "Б", ""), true},
		{"е for ё in two pieces", person("Демина", "Б", ""), person("Де\u0308мина", "Б", ""), true},
		{"Е for Ё", person("Ёлкин", "Б", ""), person("Елкин", "Б", ""), true},
		{"another apostrophe", person("О'Нил", "Ё’Бер", ""), person("О’Нил", "ЕʼБЕР", ""), true},
		{"no apostrophe", person("О'Нил", "Б", ""), person("ОНил", "Б", ""), false},
		{"a Kazakh letter", person("Қанат", "Б", ""), person("Канат", "Б", ""), false},
		{"ї and ў", person("Їжак", "Карў", ""), person("І\u0308жак", "Кару\u0306", ""), true},
		{"a Latin letter", person("Müller", "Šimić", ""), person("Mu\u0308ller", "S\u030cimic\u0301", ""), true},
		{"a team in two pieces", person("А", "Б", "Йод"), person("А", "Б", "И\u0306од"), true},
		{"и isn’t й", person("Иванов", "Б", ""), person("И\u0306ванов", "Б", ""), false},
		{"u isn’t ü", person("Muller", "Б", ""), person("Mu\u0308ller", "Б", ""), false},
		{"another team", person("А", "Б", "Йод"), person("А", "Б", "Иод"), false},
		{"a team in capitals", person("А", "Б", "Йод"), person("А", "Б", "И\u0306ОД"), false},
		{"the other way round", person("Ю", "Я", ""), person("Я", "Ю", ""), false},
		{"a mark that no letter has", person("Ю\u0328", "Я", ""), person("Ю", "Я", ""), false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newScene(t, nil).also(tournament.EntrantRegistered{Person: c.first})
			events, err := s.Do(tournament.EntrantRegistered{Person: c.now})
			if want := map[bool]string{true: "entrant.duplicate", false: ""}[c.same]; rules.CodeOf(err) != want {
				t.Fatalf("registered: %v, want %q", err, want)
			}
			if c.same {
				return
			}
			_, err = s.Do(tournament.EntrantEdited{Entrant: rules.EntrantID(events[0].ID), Person: c.first})
			if rules.CodeOf(err) != "entrant.duplicate" {
				t.Errorf("edited to the first: %v", err)
			}
		})
	}
}

// TestNamesComposeAsUnicode: every letter of European Latin and Cyrillic that Unicode writes
// as one letter and one usual mark is the same in both ways, small and capital.
func TestNamesComposeAsUnicode(t *testing.T) {
	const usual = "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0326\u0327\u0328"
	tried := 0
	s := newScene(t, nil)
	for _, block := range [][2]rune{{0xc0, 0x17f}, {0x400, 0x4ff}} {
		for r := block[0]; r <= block[1]; r++ {
			pieces := []rune(norm.NFD.String(string(r)))
			// İ: its capital alone has the dot.
			if len(pieces) != 2 || r == 'İ' || norm.NFC.String(string(r)) != string(r) || !strings.ContainsRune(usual, pieces[1]) {
				continue
			}
			tried++
			name := "Проба " + string(r)
			id := s.Must(t, tournament.EntrantRegistered{Person: person(name, "Б", "")})
			if _, err := s.Do(tournament.EntrantRegistered{Person: person("Проба "+string(pieces), "Б", "")}); rules.CodeOf(err) != "entrant.duplicate" {
				t.Errorf("%c and %+q are two people: %v", r, string(pieces), err)
			}
			s.Must(t, tournament.EntrantDeleted{Entrant: rules.EntrantID(id)})
		}
	}
	if tried < 150 {
		t.Errorf("only %d letters were tried", tried)
	}
}
