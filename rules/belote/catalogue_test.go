package belote

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/sudya-app/sudya/rules"
)

// The catalogue, a row an irregularity: article, effect, options by chooser, fines.
func TestCatalogue(t *testing.T) {
	want := []string{
		"D1 IV.3 redeal [] []", "D2 IV.3 redeal [] []",
		"D3 IV.3  [firstInnocent:redeal firstInnocent:] []",
		"D4 IV.3 redeal [opponents:waive] [-100]",
		"D5 IV.3  [firstInnocent:redeal firstInnocent: opponents:waive] [-100]",
		"D6 IV.3 major [opponents:waive] []",
		"D7 IV.3  [opponents:waive] [-100 -0.5]",
		"D8 IV.3 redeal [] []", "D9 IV.3  [] []",
		"B1 IV.4  [opponents:waive] [-100 -0.5]",
		"B2 IV.4 passout [opponents:waive] []",
		"B3 IV.4 major [opponents:waive] []",
		"B4 IV.4 award162 [opponents:waive] []",
		"C1 IV.5 melds [opponents:waive] []",
		"C2 IV.5 bait [opponents:redeal opponents:waive] []",
		"C3 IV.5  [opponents:waive] [-100]",
		"C4 IV.5 melds [opponents:waive] []",
		"C5 IV.5 melds [judge:melds judge:bait opponents:waive] []",
		"C6 IV.5  [nextOpponent: nextOpponent:] []",
		"P1 IV.6 bait [judge:bait judge: opponents:redeal opponents:waive] [-100 -0.5]",
		"P2 IV.6 major [opponents:waive] []", "P2a IV.6  [] []",
		"P3 IV.6 minor [opponents:waive] []", "P4 IV.6 major [opponents:waive] []",
		"P5 IV.6 bait [opponents:redeal opponents:waive] []",
		"P6 IV.6 major [opponents:waive] []", "P7 IV.6 tricks [opponents:waive] []",
		"P8 IV.6  [] []",
		"P9 IV.6 noreach [opponents:waive] [-100 -0.5]",
		"P10 IV.6 bait [opponents:redeal opponents:waive] [-100 -0.5 -1]",
		"R1 IV.7  [] []", "R2 IV.7  [opponents:waive] [-100]",
		"S1 II.7 warning [judge:warning] [-0.5]",
		"G1 IV.8  [] [-1 remove]", "G2 IV.8  [] [-1 remove]", "G3 IV.8  [] [-1 remove]", "G4 IV.8  [] [-1 remove]",
		"G5 IV.8  [] [-1 remove]", "G6 IV.8  [] [-1 remove]", "G7 IV.8  [] [-1 remove]", "G8 IV.8  [] [-1 remove]",
		"H1 III.2  [] [-0.5 -1 party remove remove]", "H2 III.2  [] []",
	}
	var got []string
	for _, irr := range New().Catalogue() {
		options, extras := []string{}, []string{}
		for _, o := range irr.Options {
			options = append(options, o.Chooser+":"+o.Effect)
		}
		for _, e := range irr.Extras {
			switch {
			case e.Whists != 0:
				extras = append(extras, strconv.Itoa(e.Whists))
			case e.Points != 0:
				extras = append(extras, e.Points.String())
			case e.Party:
				extras = append(extras, "party")
			case e.Remove:
				extras = append(extras, "remove")
			}
		}
		got = append(got, fmt.Sprintf("%s %s %s %v %v", irr.ID, irr.Article, irr.Effect, options, extras))
		if hard := strings.ContainsAny(irr.ID[:1], "GSH"); irr.Waivable == hard {
			t.Errorf("%s: waivable %v (IV.1)", irr.ID, irr.Waivable)
		}
		if !slices.Contains(Phases, irr.Phase) {
			t.Errorf("%s: phase %q", irr.ID, irr.Phase)
		}
		if len(irr.Words) == 0 || len(irr.Remedies)+len(irr.Options)+len(irr.Extras) == 0 {
			t.Errorf("%s says nothing", irr.ID)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// Every sentence is there in both languages, short, and in its own alphabet.
func TestCatalogueSentences(t *testing.T) {
	for _, irr := range New().Catalogue() {
		list := append([]rules.Bilingual{irr.Name}, irr.Remedies...)
		for _, o := range irr.Options {
			list = append(list, o.Text)
			if !slices.Contains(Choosers, o.Chooser) {
				t.Errorf("%s: chooser %q", irr.ID, o.Chooser)
			}
		}
		for _, e := range irr.Extras {
			list = append(list, e.Text)
		}
		for _, s := range list {
			cyrillic := func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) }
			if !strings.ContainsFunc(s.RU, cyrillic) || s.EN == "" || strings.ContainsFunc(s.EN, cyrillic) {
				t.Errorf("%s: %q / %q", irr.ID, s.RU, s.EN)
			}
			if n := utf8.RuneCountInString(s.RU); n > 200 {
				t.Errorf("%s: %d letters: %q", irr.ID, n, s.RU)
			}
		}
	}
}

// The slip's fine is a parameter.
func TestCatalogueFor(t *testing.T) {
	for _, irr := range New().CatalogueFor(defaults().With(rules.Params{"slipFine": rules.Half(-2)})) {
		if irr.ID == "S1" && (irr.Extras[0].Points != -2 || irr.Extras[0].Text.RU != "Штраф за бланк, баллов: −1") {
			t.Errorf("S1: %+v", irr.Extras)
		}
	}
}

// The form of the command `catalogue`: empty lists, not null; texts, not objects.
func TestCatalogueForm(t *testing.T) {
	raw, err := json.Marshal(New().Catalogue())
	if err != nil {
		t.Fatal(err)
	}
	var list []struct {
		ID, Article, Phase, Name string
		Remedies                 []string
		Options                  []struct{ Text, Chooser string }
		Extras                   []string
		Waivable                 *bool
	}
	if err := json.Unmarshal(raw, &list); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(raw), "null") {
		t.Error("a list is null")
	}
	for _, e := range list {
		if e.ID == "" || e.Name == "" || e.Waivable == nil {
			t.Errorf("%+v", e)
		}
	}
}

// Codes and NoticeCodes hold every code that the source names, and no other.
func TestCodesAreListed(t *testing.T) {
	listed := map[string]bool{}
	for _, code := range slices.Concat(Codes, NoticeCodes) {
		if _, ok := listed[code]; ok {
			t.Errorf("%s is listed twice", code)
		}
		listed[code] = false
	}
	for _, code := range codesInSource(t) {
		if _, ok := listed[code]; !ok {
			t.Errorf("%s isn't listed", code)
		}
		listed[code] = true
	}
	for code, used := range listed {
		if !used {
			t.Errorf("%s is listed but nowhere used", code)
		}
	}
}

// codesInSource are the string literals of the package that look like codes.
func codesInSource(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var codes []string
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") || name == "codes.go" {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if literal, ok := n.(*ast.BasicLit); ok && literal.Kind == token.STRING {
				code, err := strconv.Unquote(literal.Value)
				if err == nil && strings.HasPrefix(code, "belote.") && !strings.ContainsAny(code, " :") {
					codes = append(codes, code)
				}
			}
			return true
		})
	}
	return codes
}

func ExampleRegulation_Catalogue() {
	for _, irr := range New().Catalogue() {
		if irr.ID == "B4" {
			fmt.Println(irr.Article, irr.Name.RU)
			fmt.Println(irr.Remedies[0].EN)
		}
	}
	// Output:
	// IV.4 В торговле открыты две карты или больше
	// 162 to the opponents, then a redeal
}
