package text

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// TestOrder runs natively on the fallback and in the browser on Intl: both agree.
func TestOrder(t *testing.T) {
	for _, c := range []struct {
		lang  Lang
		names []string
		want  string
	}{
		{RU, nil, ""},
		{RU, []string{"Яковлев"}, "Яковлев"},
		{RU, []string{"Жуков", "Ёлкин", "Елагин", "Еремин", "Smith", "Абашин"}, "Абашин Елагин Ёлкин Еремин Жуков Smith"},
		{RU, []string{"Берёза", "береза", "Береза"}, "береза Береза Берёза"},
		{RU, []string{"Йонас", "Иванов", "Ивлев", "Квон"}, "Иванов Ивлев Йонас Квон"},
		{RU, []string{"Сомов", "Ким", "Сомов", "Ким"}, "Ким Ким Сомов Сомов"},
		{RU, []string{"Қанат", "Ұлан", "Лев", "Канат", "Үсен", "Кёл", "Улан", "Қарлы", "Фед", "Әбіл", "Абай", "Бек", "Һас", "Хас", "Цой", "Ғани", "Гали", "Дан"},
			"Абай Әбіл Бек Гали Ғани Дан Канат Кёл Қанат Қарлы Лев Улан Үсен Ұлан Фед Хас Һас Цой"},
		{RU, []string{"Ілияс", "Йонас", "Ирина", "Ңай", "Өмір", "Орал", "Нур", "Павел"}, "Ирина Ілияс Йонас Нур Ңай Орал Өмір Павел"},
		{RU, []string{"Оа", "О’Нил", "О-Нил", "ОНил", "О’Я"}, "О-Нил О’Нил О’Я Оа ОНил"},
		{RU, []string{"Zoe", "Яна", "Élan", "Adams"}, "Яна Adams Élan Zoe"},
		{EN, []string{"Ez", "Éa", "E", "É", "o", "Ñ", "n", "Müller", "Muller", "Mum"}, "E É Éa Ez Muller Müller Mum n Ñ o"},
		{EN, []string{"Onfray", "O’Neil", "Oneil", "O-Neil", "D’Arc", "Dard"}, "D’Arc Dard O-Neil O’Neil Oneil Onfray"},
		{EN, []string{"smith", "Jones", "Adams", "Smith"}, "Adams Jones smith Smith"},
	} {
		order := Order(c.lang, c.names)
		var sorted []string
		for _, i := range order {
			sorted = append(sorted, c.names[i])
		}
		if got := strings.Join(sorted, " "); got != c.want {
			t.Errorf("%v: got %s, want %s", c.names, got, c.want)
		}
	}
	if got := Order(RU, []string{"Ким", "Абай", "Ким"}); !slices.Equal(got, []int{1, 0, 2}) {
		t.Errorf("equal names changed places: %v", got)
	}
}

func TestDate(t *testing.T) {
	at := time.Date(2026, 11, 9, 15, 3, 9, 0, time.Local)
	for _, c := range []struct {
		style  DateStyle
		ru, en string
	}{
		{Day, "9 ноября 2026 г.", "9 November 2026"},
		{ShortDay, "09.11.2026", "09/11/2026"},
		{Clock, "15:03", "15:03"},
		{Seconds, "15:03:09", "15:03:09"},
		{DayMonth, "9 ноября", "9 November"},
		{dateStyle, "", ""},
	} {
		if got := strings.ReplaceAll(Date(RU, at, c.style), nbsp, " "); got != c.ru {
			t.Errorf("style %d: %q, want %q", c.style, got, c.ru)
		}
		if got := Date(EN, at, c.style); got != c.en {
			t.Errorf("style %d: %q, want %q", c.style, got, c.en)
		}
	}
	for lang, want := range map[Lang]string{RU: "9 ноября", EN: "9 November"} {
		got := Date(lang, at, DayClock)
		if !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "15:03") {
			t.Errorf("%s: day and clock: %q", lang, got)
		}
	}
	if got := Date(RU, time.Time{}, Day); got != "" {
		t.Errorf("the zero time is written %q", got)
	}
}
