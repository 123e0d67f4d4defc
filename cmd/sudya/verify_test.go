package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

func TestVerify(t *testing.T) {
	file := simulated(t, "-regulation", "belote-pairs", "-entrants", "9")
	out := done(t, "", "verify", file)
	if got := strings.Count(out, "повторена, совпала"); got != 10 {
		t.Errorf("%d seatings replayed, want 10:\n%s", got, out)
	}
	if !strings.Contains(out, "контрольная сумма сходится") {
		t.Error(out)
	}
}

// TestVerifySum: the right sum, whatever the file says.
func TestVerifySum(t *testing.T) {
	file := simulated(t, "-regulation", "domino-1x1", "-entrants", "6", "-rounds", "2")
	text := fileText(t, file)
	at := strings.LastIndex(text, `"sum":`)
	want := strings.TrimSuffix(text[at+len(`"sum":`):], "}\n")
	missing := strings.TrimSuffix(strings.TrimRight(text[:at], "\n"), ",") + "}"
	for name, broken := range map[string]string{
		"right":   text,
		"missing": missing,
		"wrong":   text[:at] + `"sum":{"events":7,"sha256":"00"}}`,
	} {
		if got := strings.TrimSpace(done(t, broken, "verify", "-sum", "-")); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
		if name != "right" {
			refused(t, broken, "verify", "-")
		}
	}
	refused(t, text[:at-200], "verify", "-sum", "-")
}

// forged puts new text in the place of old and mends the sum, as somebody would who wants
// to cheat.
func forged(t *testing.T, text, old, new string) string {
	t.Helper()
	if strings.Count(text, old) == 0 {
		t.Fatalf("no %s in the file", old)
	}
	changed := strings.Replace(text, old, new, 1)
	sum := strings.TrimSpace(done(t, changed, "verify", "-sum", "-"))
	at := strings.LastIndex(changed, `"sum":`)
	return changed[:at] + `"sum":` + sum + "}\n"
}

// TestVerifyForged: a file whose sum is right but whose seating isn't the seed's.
func TestVerifyForged(t *testing.T) {
	file := simulated(t, "-regulation", "belote-pairs", "-entrants", "9", "-rounds", "3")
	text := fileText(t, file)
	form := parsed[seatingAnswer](t, done(t, "", "seating", "-json", "-round", "2", file))
	a, b := form.Tables[0].Seats, form.Tables[1].Seats
	quoted := func(ids []string) string { return `"seats":["` + strings.Join(ids, `","`) + `"]` }
	swapped := forged(t, text, quoted(a), `"seats":["`+b[0]+`","`+a[1]+`"]`)
	swapped = forged(t, swapped, `{"table":2,`+quoted(b), `{"table":2,"seats":["`+a[0]+`","`+b[1]+`"]`)
	a1 := sudya(swapped, "verify", "-")
	if a1.code != exitRefused {
		t.Errorf("a swapped seating: exit %d, %s%s", a1.code, a1.err, a1.out)
	}

	first := parsed[seatingAnswer](t, done(t, "", "seating", "-json", "-round", "1", file))
	other := sudya(forged(t, text, `"seed":"`+first.Seed+`"`, `"seed":"another"`), "verify", "-")
	if other.code != exitRefused || !strings.Contains(other.err, "тур 1") {
		t.Errorf("another seed: exit %d, %s", other.code, other.err)
	}

	future := done(t, forged(t, text, `"algo":"swiss/1"`, `"algo":"swiss/9"`), "verify", "-")
	if !strings.Contains(future, "алгоритм этой программе неизвестен") {
		t.Error("an unknown algorithm isn't reported:", future)
	}
	algo := sudya(forged(t, text, `"algo":"swiss/1"`, `"algo":"italian/1"`), "verify", "-")
	if algo.code != exitRefused {
		t.Errorf("a known algorithm that isn't the round's: exit %d, %s", algo.code, algo.err)
	}
}

// TestBrokenFiles: every command refuses a broken file with one line that says where.
func TestBrokenFiles(t *testing.T) {
	text := fileText(t, simulated(t, "-regulation", "belote-pairs", "-entrants", "6", "-rounds", "1"))
	lines := strings.Split(text, "\n")
	third := lines[2]
	for name, c := range map[string]struct{ text, say string }{
		"empty":       {"", "не файл турнира"},
		"other":       {`{"format":"other"}`, "не файл турнира"},
		"newer":       {strings.Replace(text, `"version":1`, `"version":2`, 1), "обновите"},
		"cut":         {text[:len(text)/2], "обрывается"},
		"cut in sum":  {strings.TrimSpace(text)[:len(text)-4], "обрывается"},
		"changed":     {strings.Replace(text, "Алматы", "Астана", 1), "сумма не сходится"},
		"a line lost": {strings.Replace(text, third+"\n", "", 1), "часть потеряна"},
		"bad json":    {strings.Replace(text, third, third[:len(third)-2]+",", 1), "строке 4"},
		"UTF-16":      {"\xff\xfe{\x00\"\x00", "UTF-8"},
		"more after":  {text + "{}", "После конца"},
	} {
		for _, args := range [][]string{{"standings"}, {"standings", "-json"}, {"seating", "-round", "1"}, {"seat", "-seed", "a"}, {"verify"}} {
			if got := refused(t, c.text, append(args, "-")...); !strings.Contains(strings.ToLower(got), strings.ToLower(c.say)) {
				t.Errorf("%s, %v: %s", name, args, got)
			}
		}
	}
	missing := filepath.Join(t.TempDir(), "нет.json")
	if got := refused(t, "", "verify", missing); !strings.Contains(got, "Нет такого файла") {
		t.Error(got)
	}
	refused(t, "", "verify", t.TempDir())
}

// TestHarmlessChanges: what mail and editors do to a file does no harm.
func TestHarmlessChanges(t *testing.T) {
	text := fileText(t, simulated(t, "-regulation", "preferans-almaty", "-entrants", "9", "-rounds", "2"))
	want := done(t, text, "standings", "-json", "-")
	for name, changed := range map[string]string{
		"BOM":      "\ufeff" + text,
		"CRLF":     strings.ReplaceAll(text, "\n", "\r\n"),
		"indented": strings.ReplaceAll(strings.ReplaceAll(text, ",", ", "), "{", "{\n\t"),
		"one line": strings.ReplaceAll(text, "\n", ""),
	} {
		if name == "indented" && strings.Contains(text, ", ") {
			changed = strings.ReplaceAll(text, "{", "{\n\t") // a comma stands in a name
		}
		if got := done(t, changed, "standings", "-json", "-"); got != want {
			t.Errorf("%s: another standing", name)
		}
		done(t, changed, "verify", "-")
	}
}

// TestLargeNonsense: 70 MB are refused by their size, not read for ever.
func TestLargeNonsense(t *testing.T) {
	name := filepath.Join(t.TempDir(), "large.json")
	if err := os.WriteFile(name, make([]byte, archive.MaxFile+10), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := refused(t, "", "standings", name); !strings.Contains(got, "больше 64") {
		t.Error(got)
	}
}

// TestVerifyMerged: what a merge of two devices brings is told: disputes, and entries
// without effect.
func TestVerifyMerged(t *testing.T) {
	reg, err := regulationArgument("belote-pairs")
	if err != nil {
		t.Fatal(err)
	}
	desk := rulestest.NewDesk(regulations.Find, 1)
	desk.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, nil))
	desk.Register(t, []string{"А", "Б"}, []string{"В", "Г"}, []string{"Д", "Е"}, []string{"Ж", "З"})
	phone := desk.Branch(2)
	for _, d := range []*rulestest.Desk{desk, phone} {
		d.Open(t)
		d.Enter(t, map[int]string{0: `{"ns":1012,"ew":640}`})
	}
	desk.Merge(phone)
	lines, err := archive.EncodeLines(desk.State.Events())
	if err != nil {
		t.Fatal(err)
	}
	data, err := archive.Write(desk.State, lines)
	if err != nil {
		t.Fatal(err)
	}
	out := done(t, string(data), "verify", "-")
	for _, want := range []string{"Запись 7 спорит с записью 6: ждёт решения судьи", "Запись 9 не применена: ", "не в счёт после слияния"} {
		if !strings.Contains(out, want) {
			t.Errorf("no «%s» in\n%s", want, out)
		}
	}
}
