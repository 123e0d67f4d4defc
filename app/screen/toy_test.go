package screen_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/csvout"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	_ "github.com/sudya-app/sudya/app/screen" // all of them
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// aKey is a sentence that is missing: its key is drawn.
var aKey = regexp.MustCompile(`\b(?:page|param|journal|csv|toss|notice|verdict|said|table|result)\.[a-z]+(?:\.[a-zA-Z]+)+`)

// tour draws screens of a window as they are now.
type tour struct {
	*testing.T
	bench *screentest.Bench
	id    string
}

// shows draws a screen and wants words in it.
func (v tour) shows(r route.Route, words ...string) string {
	v.Helper()
	screen := scope.Draw(v.bench.Desk, v.bench.Desk.Version(), r)
	if c, ok := screen.(app.Initializer); ok {
		c.OnInit()
	}
	if c, ok := screen.(app.Mounter); ok && r.Name == "new" { // its form is filled when it comes
		c.OnMount(v.bench.Ctx)
	}
	drawn := screentest.Plain(app.HTMLString(screen))
	if missing := aKey.FindString(plainText(drawn)); missing != "" {
		v.Errorf("%s: no sentence for %s", r, missing)
	}
	for _, w := range words {
		if !strings.Contains(drawn, w) {
			v.Errorf("%s doesn't show %q", r, w)
		}
	}
	return drawn
}

func (v tour) at(name string, args ...any) route.Route { return route.Of(v.id, name, args...) }

var tags = regexp.MustCompile(`<[^>]*>`)

func plainText(html string) string { return tags.ReplaceAllString(html, " ") }

// TestToyGame: a game that brings its rules, its form, its view and its words is played whole,
// without a line changed elsewhere: a new tournament, entrants, seating, results and a correction,
// standings, paper, journal, export and back.
func TestToyGame(t *testing.T) {
	b := screentest.NewBench(t)
	v := tour{T: t, bench: b}
	v.shows(route.Route{Name: "new"}, "Монета", "Лично, столы по двое", "Парный белот")

	reg, _ := regulations.Find(tossID)
	b.Desk.Create(b.Ctx, desk.Making{Rule: reg, Details: tournament.Details{Name: "Вечер монеты"}}, func(_ app.Context, made string, err error) {
		if v.id = made; err != nil {
			t.Fatal(err)
		}
	})
	b.Settle()
	v.shows(route.Home, "Вечер монеты")
	v.shows(v.at("settings"), "Число туров")
	for _, name := range []string{"Абаев", "Белов", "Власов", "Гусев", "Дымов"} {
		b.Do(v.id, screentest.Single(name))
	}
	v.shows(v.at("entrants"), "Абаев", "Дымов")

	state := func() *tournament.State { return b.Desk.Book(v.id).State }
	key := func(n int) tournament.TableKey {
		return tournament.TableKey{Seating: state().LastRound().Seating, Table: n}
	}
	open := func(n int) *table.ResultSheet { return tabletest.Reopen(b, v.id, key(n)) }
	pick := func(p *table.ResultSheet, winner string) {
		p.Send(b.Ctx, table.Msg{Done: table.Pick, Field: "winner", Text: winner})
	}
	enter := func(n int, winner string) {
		p := open(n)
		pick(p, winner)
		p.Record(b.Ctx)
		b.Settle()
		p.OnDismount()
	}
	for round := 1; round <= 2; round++ {
		b.Do(v.id, tournament.SeatRound{})
		v.shows(v.at("seating"), "Абаев", "Дымов")
		b.Do(v.id, tournament.RoundPublished{Seating: state().LastRound().Seating})
		v.shows(v.at("round"), "Абаев", "Дымов")
		v.shows(v.at("table", round, 1), "Абаев", "Дымов")
		if drawn := app.HTMLString(open(1).Render()); !strings.Contains(drawn, "Чья монета?") {
			t.Errorf("the sheet of a table is %s", drawn)
		}
		v.shows(v.at("board"))
		half := open(1)
		pick(half, "1")
		b.Keep()
		if len(b.Drafts()) == 0 {
			t.Error("what is typed isn't kept")
		}
		half.OnDismount()
		enter(1, "1")
		enter(2, "2")
		v.shows(v.at("round"), "орёл", "решка")
		b.Do(v.id, tournament.RoundClosed{Seating: state().LastRound().Seating})
	}

	before := state().Current(key(2))
	p := open(2)
	pick(p, "1")
	if drawn := app.HTMLString(p.Render()); !strings.Contains(drawn, "Причина") {
		t.Error("a correction doesn't ask for its reason")
	}
	p.Record(b.Ctx)
	b.Settle()
	if state().Current(key(2)) != before {
		t.Error("corrected without a reason")
	}
	p.Recorder().TypeReason(b.Ctx, "не та сторона")
	p.Record(b.Ctx)
	b.Settle()
	if after := state().Current(key(2)); after == before || after.Result.(tossResult).Winner != 1 {
		t.Errorf("the correction isn't there: %v", b.Said)
	}
	v.shows(v.at("journal"), "не та сторона", "орёл")
	b.Do(v.id, tournament.TournamentFinished{})

	best := state().Standing(2).Lines[0]
	v.shows(v.at("standings"), scope.NameOf(b.Desk, state(), best.Entrant), "2")
	v.shows(v.at("entrants", string(best.Entrant)), "орёл")
	v.shows(v.at("final"), scope.NameOf(b.Desk, state(), best.Entrant))
	v.shows(v.at("snapshots"))
	v.shows(v.at("ruling"))
	for _, kind := range []string{"entrants", "seating", "names", "slips", "nameless", "blanks", "standing", "cross", "protocol", "journal"} {
		words := []string{`<option`, "Белов"}
		if kind == "nameless" || kind == "blanks" { // to be filled in by hand
			words = words[:1]
		}
		v.shows(v.at("print", kind), words...)
	}
	for _, lang := range text.Langs {
		for name, csv := range map[string][]byte{
			"entrants": csvout.Entrants(lang, state()), "seatings": csvout.Seatings(lang, state()), "results": csvout.Results(lang, state(), 2),
		} {
			if missing := aKey.Find(csv); missing != nil || !strings.Contains(string(csv), "Абаев") {
				t.Errorf("%s in %s: no sentence for %s in\n%s", name, lang, missing, csv)
			}
		}
	}

	lines, err := archive.EncodeLines(state().Events())
	if err != nil {
		t.Fatal(err)
	}
	file, err := archive.Write(state(), lines)
	if err != nil {
		t.Fatal(err)
	}
	_, again, err := archive.Read(file, regulations.Find)
	if err != nil || again.Standing(2).Lines[0].Entrant != best.Entrant {
		t.Errorf("the file of the tournament is read as another one: %v", err)
	}
}
