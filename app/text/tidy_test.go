package text_test

import (
	"testing"

	"github.com/sudya-app/sudya/app/text"
)

func TestTidy(t *testing.T) {
	for in, want := range map[string]string{
		"  Иванов \u00a0 Пётр\t": "Иванов Пётр",
		"Андрей Но\u0438\u0306":  "Андрей Ной",
		"<img src=x>":            "<img src=x>",
		"Қайратұлы":              "Қайратұлы",
		"გიორგი":                 "გიორგი",
		"":                       "",
		"Ива\u200bнов":           "Иванов",
		"\u200fИванов\u200e":     "Иванов",
		"Ива\u00adнов":           "Иванов",
		"\u202eИванов\u202c":     "Иванов",
		"\u2066Иванов\u2069":     "Иванов",
		"\ufeffИва\u2060нов":     "Иванов",
		"Ива\u200dнов\u200c":     "Иванов",
		"Ива\ufe0fнов\u034f":     "Иванов",
		"и\u200b\u0306":          "й",
		"Иванов \u200b Пётр":     "Иванов Пётр",
		"\u200b":                 "",
		"Ия 👩\u200d🚀":            "Ия 👩\u200d🚀",
		"❤\ufe0f\u200d🔥":         "❤\ufe0f\u200d🔥",
		"👩🏽\u200d🚀":              "👩🏽\u200d🚀",
		"می\u200cخواهم":          "می\u200cخواهم",
	} {
		if got := text.Tidy(in); got != want {
			t.Errorf("Tidy(%q) = %q, want %q", in, got, want)
		}
	}
	if text.Fold("ЁЛКИН") != text.Fold("елкин") {
		t.Error("ё and е differ in a search")
	}
}

func TestInside(t *testing.T) {
	for s, want := range map[string]string{
		"Поправить руку": "поправить руку", "Ёмко": "ёмко", "БТ пары": "БТ пары", "−100 вистов": "−100 вистов",
		"возможен штраф": "возможен штраф", "Я": "Я", "": "", "Play on": "play on", "NS declared": "NS declared",
	} {
		if got := text.Inside(s); got != want {
			t.Errorf("Inside(%q) = %q, want %q", s, got, want)
		}
	}
}

// TestUnbroken: initials stay with the surname, and nothing else is bound.
func TestUnbroken(t *testing.T) {
	for name, want := range map[string]string{
		"Ким А.\u00a0— Пак Б. В.": "Ким\u00a0А.\u00a0— Пак\u00a0Б.\u00a0В.",
		"Ким Анна":                "Ким Анна", "Ким": "Ким", "": "", "Ким А": "Ким А", "Ким а.": "Ким а.", " А.": " А.",
	} {
		if got := text.Unbroken(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
	if text.Fold(text.Unbroken("Ким А.")) != text.Fold("Ким А.") {
		t.Error("a search doesn't find it any more")
	}
}
