package e2e

import (
	"strings"
	"testing"
)

// rhythm is how a table's numbers are typed, one after another with a «next» between.
type rhythm struct {
	name string
	say  func(p *Page, numbers []string)
}

// rhythms are the pad of the screen, a keyboard with Tab, and its numpad with Enter.
var rhythms = []rhythm{
	{"pad", func(p *Page, numbers []string) {
		for i, number := range numbers {
			if i > 0 {
				touch(p, "next")
			}
			digits, minus := strings.CutPrefix(number, "-")
			touch(p, strings.Split(digits, "")...)
			if minus {
				touch(p, "sign")
			}
		}
	}},
	{"keyboard", func(p *Page, numbers []string) { p.Press(strings.Join(numbers, "\t")) }},
	{"numpad", func(p *Page, numbers []string) { pad(p, strings.Join(numbers, "\r")) }},
}

// typedAs types a table's numbers in each rhythm, as a new result and as a correction: every
// number is in its own field, whether the field before was full and went on by itself or not.
func typedAs(t *testing.T, p *Page, results [][]string, reads func(number string) string) {
	t.Helper()
	stands := func(how string, numbers []string) {
		t.Helper()
		want := make([]string, len(numbers))
		for i, n := range numbers {
			want[i] = reads(n)
		}
		t.Log(how, numbers)
		p.WaitTrue(`[...document.querySelectorAll("dialog [data-number]")].map((f) => f.value).join() === "` + strings.Join(want, ",") + `"`)
	}
	for i, r := range rhythms {
		openTable(p, keys, 1)
		p.WaitTrue(`document.activeElement.matches("dialog [data-number]")`)
		if i > 0 {
			stands("recorded", results[i-1])
		}
		numbers := results[i]
		r.say(p, numbers)
		stands(r.name, numbers)
		for j := i + 1; j < len(results); j++ { // over what is there, from its first field again
			p.Run(`document.querySelector("dialog [data-number]").focus()`)
			p.WaitTrue(`document.querySelector("dialog .score.is-current input") === document.querySelector("dialog [data-number]")`)
			r.say(p, results[j])
			stands(r.name+" over it", results[j])
		}
		p.Run(`document.querySelector("dialog [data-number]").focus()`)
		p.WaitTrue(`document.querySelector("dialog .score.is-current input") === document.querySelector("dialog [data-number]")`)
		r.say(p, numbers)
		stands(r.name+" again", numbers)
		p.WaitTrue(`!document.querySelector("dialog .pad [data-key=go]").disabled`)
		if i > 0 {
			p.Click("button", "Записать")
			p.WaitTrue(`document.activeElement.id === "reason"`)
			p.Press("12")
		}
		p.Click("button", "Записать")
		p.WaitTrue(`document.querySelector("dialog") === null`)
	}
}

func TestRhythmOfBelote(t *testing.T) {
	t.Parallel()
	p := laptop(t, func(p *Page, server *Server) { seatedRound(p, server, 4) })
	typedAs(t, p, [][]string{{"1012", "640"}, {"1036", "402"}, {"999", "1007"}}, func(n string) string { return n })
}

func TestRhythmOfPreferans(t *testing.T) {
	t.Parallel()
	p := laptop(t, func(p *Page, server *Server) {
		seat(p, begin(p, server, "Преферанс", []string{"Абаев", "Белов", "Власов", "Гусев"}))
	})
	typedAs(t, p, [][]string{{"120", "50", "-30", "-140"}, {"1036", "-400", "-600", "-36"}, {"-7", "3", "2", "2"}}, func(n string) string {
		if rest, minus := strings.CutPrefix(n, "-"); minus {
			return "−" + rest
		}
		return "+" + n
	})
}

func TestRhythmOfDomino(t *testing.T) {
	t.Parallel()
	p := laptop(t, func(p *Page, server *Server) {
		seat(p, begin(p, server, "Домино", []string{"Алексеев", "Борисов", "Васильев", "Григорьев"}))
	})
	typedAs(t, p, [][]string{{"117", "64", "88", "109"}, {"90", "101", "101", "7"}, {"101", "64", "103", "25"}}, func(n string) string { return n })
}
