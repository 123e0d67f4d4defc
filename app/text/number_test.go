package text

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

func TestFormat(t *testing.T) {
	visible := strings.NewReplacer(nbsp, "_", thin, "'")
	for _, c := range []struct {
		value  any
		ru, en string
	}{
		{0, "0", "0"},
		{-7, "−7", "−7"},
		{9999, "9999", "9999"},
		{10000, "10'000", "10,000"},
		{int64(-1234567), "−1'234'567", "−1,234,567"},
		{rules.Half(3), "1,5", "1.5"},
		{rules.Half(-1), "−0,5", "−0.5"},
		{rules.Points(2), "2", "2"},
		{rules.Whole(372), "372", "372"},
		{rules.Sixth(-400), "−66_2/3", "−66_2/3"},
		{rules.Sixth(3), "1/2", "1/2"},
		{rules.Sixth(-2), "−1/3", "−1/3"},
		{rules.Sixth(6*12345 + 1), "12'345_1/6", "12,345_1/6"},
		{rules.Sixth(11), "1_5/6", "1_5/6"},
		{"Ёлкин <b>", "Ёлкин <b>", "Ёлкин <b>"},
		{[]string{"А", "Б"}, "А, Б", "А, Б"},
		{[]int{1, -2}, "1, −2", "1, −2"},
		{[]rules.Half{1, 2}, "0,5; 1", "0.5, 1"},
		{rules.Bilingual{RU: "Снос", EN: "Discard"}, "Снос", "Discard"},
		{rules.Refuse("param.option", "", rules.Args{"value": "x"}), "Нет такого варианта: «x»", "There is no such option: “x”"},
		{nil, "", ""},
		{true, "true", "true"},
	} {
		if got := visible.Replace(Format(RU, c.value)); got != c.ru {
			t.Errorf("Format(RU, %v) = %q, want %q", c.value, got, c.ru)
		}
		if got := visible.Replace(Format(EN, c.value)); got != c.en {
			t.Errorf("Format(EN, %v) = %q, want %q", c.value, got, c.en)
		}
	}
}

func TestSigned(t *testing.T) {
	for _, c := range []struct {
		value any
		want  string
	}{
		{3, "+3"}, {0, "0"}, {-3, "−3"}, {int64(4), "+4"},
		{rules.Half(3), "+1,5"}, {rules.Half(-4), "−2"}, {rules.Sixth(3), "+1/2"}, {"text", "text"},
	} {
		if got := Signed(RU, c.value); got != c.want {
			t.Errorf("Signed(%v) = %q, want %q", c.value, got, c.want)
		}
	}
}

func TestPlural(t *testing.T) {
	for _, c := range []struct {
		value  any
		ru, en string
	}{
		{1, "очко", "point"}, {-1, "очко", "point"}, {2, "очка", "points"}, {4, "очка", "points"}, {5, "очков", "points"},
		{0, "очков", "points"}, {11, "очков", "points"}, {14, "очков", "points"}, {21, "очко", "points"},
		{22, "очка", "points"}, {101, "очко", "points"}, {111, "очков", "points"}, {int64(1000000), "очков", "points"},
		{rules.Half(2), "очко", "point"}, {rules.Half(3), "очка", "points"}, {rules.Half(1), "очка", "points"},
		{rules.Whole(5), "очков", "points"}, {rules.Sixth(25), "очка", "points"}, {[]string{"а"}, "очко", "point"},
	} {
		if got := plural(RU, c.value, []string{"очко", "очка", "очков"}); got != c.ru {
			t.Errorf("%v: %q, want %q", c.value, got, c.ru)
		}
		if got := plural(EN, c.value, []string{"point", "points"}); got != c.en {
			t.Errorf("%v: %q, want %q", c.value, got, c.en)
		}
	}
	if got := plural(RU, 21, []string{"тур", "тура", "туров"}); got != "тур" {
		t.Errorf("plural(21) = %q", got)
	}
}
