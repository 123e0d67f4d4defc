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
	} {
		if got := text.Tidy(in); got != want {
			t.Errorf("Tidy(%q) = %q, want %q", in, got, want)
		}
	}
	if text.Fold("ЁЛКИН") != text.Fold("елкин") {
		t.Error("ё and е differ in a search")
	}
}
