package game

import (
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
)

// FillLine is a line to write on, box a box to tick.
func FillLine() app.UI { return app.I().Class("fill") }

func TickBox(label string) app.UI {
	return app.Span().Body(app.I().Class("box"), app.Text(label))
}

// longName is how many letters of a name make the heads of the score small: with wrapped
// lines of the usual size the rows below would be too low to write in.
const longName = 32

// ScoreGrid is an empty table to write the score in; it takes what room the slip has.
func ScoreGrid(heads []app.UI, rows int, names ...string) app.UI {
	lines := make([]app.UI, rows)
	for i := range lines {
		cells := make([]app.UI, len(heads))
		for j := range cells {
			cells[j] = app.Td()
		}
		lines[i] = app.Tr().Body(cells...)
	}
	class := "slip__score"
	if len(heads) > 3 {
		class += " slip__score--four"
	}
	for _, name := range names {
		if utf8.RuneCountInString(name) > longName {
			class += " slip__score--long"
			break
		}
	}
	return app.Table().Class(class).Body(app.THead().Body(app.Tr().Body(heads...)), app.TBody().Body(lines...))
}

// ScoreHead is a head of it: a side and who sits there.
func ScoreHead(side, name string) app.UI {
	if name == "" {
		name = "\u00a0"
	}
	if side == "" {
		return app.Th().Scope("col").Body(app.B().Text(name))
	}
	return app.Th().Scope("col").Body(app.Text(side), app.Br(), app.B().Text(name))
}

func SlipLine(body ...app.UI) app.UI { return app.Li().Body(body...) }

// SlipText is a word of a line: a bare text would join its neighbour.
func SlipText(words string) app.UI { return app.Span().Text(words) }

// SignLine asks both sides, or all players, to sign.
func SignLine(d *desk.Desk, who ...string) app.UI {
	body := []app.UI{SlipText(d.T("page.slip.signed", nil))}
	for _, w := range who {
		body = append(body, SlipText(w), FillLine())
	}
	line := app.Li()
	if len(who) > 2 {
		line = line.Class("slip__many")
	}
	return app.Ul().Body(line.Body(body...))
}
