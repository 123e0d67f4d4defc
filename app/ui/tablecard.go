package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// TableState is what is known of a table. It is shown by colour, shape and word.
type TableState string

const (
	TableWait TableState = "wait" // ◇ the slip is awaited
	TableDone TableState = "done" // ♣ entered
	TableAsk  TableState = "ask"  // ? the judge must decide
	TablePlan TableState = "plan" // a draft of the seating: its seats can be exchanged
	TableBye  TableState = "bye"  // sits the round out
)

// Line is a side of a table with its result.
type Line struct {
	Side   string // «НЗ», or the number of the seat
	Who    string
	Team   string // after the name, small
	Whists string
	Points string // with its sign; "?" while it is open
	Win    bool
}

// TableCard is a table of the round. All its properties are plain values, so a card is
// drawn anew only when its table changes.
type TableCard struct {
	app.Compo

	Key      string // required: names the table when the order changes
	No       string // in the corner, like the index of a playing card
	Above    string // over the lines: «Партия 1»
	Lines    []Line
	Note     string
	NoteIcon Icon
	State    TableState
	Status   string // the state in a word, for screen readers: «Введён»
	Href     string // the table's screen
	Current  bool   // its sheet is open

	Elsewhere bool // an empty place: the table stands in another part of the list
}

// CompoID keeps the card with its table.
func (t *TableCard) CompoID() string { return t.Key }

// Render draws the card.
func (t *TableCard) Render() app.UI {
	if t.Elsewhere {
		return app.Span().Hidden(true)
	}
	body := make([]app.UI, 0, len(t.Lines)+2)
	if t.Above != "" {
		body = append(body, app.Span().Class("xs muted").Text(t.Above))
	}
	for _, l := range t.Lines {
		body = append(body, l.Draw())
	}
	body = append(body, tableNote(t.Note, t.NoteIcon))
	no := app.Span().Class("tcard__no").Body(Hidden(words.Table), app.Text(t.No), t.State.icon(), Hidden(t.Status))
	inner := []app.UI{no, app.Span().Class("tcard__body").Body(body...)}
	if t.Href == "" {
		return app.Div().Class("tcard").DataSet("state", string(t.State)).Body(inner...)
	}
	a := app.A().Class("tcard").ID("t-"+t.Key).Href(t.Href).DataSet("state", string(t.State)).Body(inner...)
	if t.Current {
		a = a.Aria("current", "true")
	}
	return a
}

func (s TableState) icon() app.UI {
	switch s {
	case TableWait:
		return IconWait.Tiny()
	case TableDone:
		return IconClub.Tiny()
	case TableAsk:
		return IconQuestion.Tiny()
	case TableBye:
		return IconPause.Small()
	}
	return nil
}

// Draw draws the line as in a table card; journals use it too.
func (l Line) Draw() app.UI {
	class := classes("tline", when(l.Side == "", "tline--solo"), when(l.Win, "tline--win"))
	var side, team, whists, points app.UI
	if l.Side != "" {
		side = app.Span().Class("side").Text(l.Side)
	}
	if l.Team != "" {
		team = app.Span().Class("xs muted").Text(" " + l.Team)
	}
	if l.Whists != "" || l.Points != "" { // points keep their column also without whists
		whists = app.Span().Class("tline__wh").Text(l.Whists)
	}
	if l.Points != "" {
		points = app.Span().Class(classes("tline__pt", signClass(l.Points))).Text(l.Points)
	}
	return app.Span().Class(class).Body(side, app.Span().Class("tline__who").Body(app.Text(l.Who), team), whists, points)
}

func tableNote(text string, icon Icon) app.UI {
	if text == "" {
		return nil
	}
	return app.Span().Class("tcard__note").Body(icon.Tiny(), app.Span().Text(text))
}

// SeatLine is an entrant of a draft seating, to be exchanged with another.
type SeatLine struct {
	ID      string
	Side    string
	Place   string
	Who     string
	Team    string
	Number  string // points so far
	Pressed bool
}

// SeatCard is a table of a draft seating: tap an entrant, then another, to exchange them.
type SeatCard struct {
	app.Compo

	Key      string
	No       string
	Seats    []SeatLine
	Note     string
	NoteIcon Icon
	Ask      bool   // the note is a question: the judge should look twice
	Bye      string // «Пропуск»: the card of those who sit out, without a number
	OnSeat   func(ctx app.Context, id string)
}

// CompoID keeps the card with its table.
func (c *SeatCard) CompoID() string { return c.Key }

// Render draws the card.
func (c *SeatCard) Render() app.UI {
	no := app.Div().Class("tcard__no").Body(Hidden(words.Table), app.Text(c.No))
	if c.Bye != "" {
		no = app.Div().Class("tcard__no").Body(IconPause.Draw(), Hidden(c.Bye))
	}
	body := make([]app.UI, 0, len(c.Seats)+1)
	for _, s := range c.Seats {
		body = append(body, &seatButton{Card: c, Seat: s})
	}
	body = append(body, tableNote(c.Note, c.NoteIcon))
	state := TablePlan
	switch {
	case c.Bye != "":
		state = TableBye
	case c.Ask:
		state = TableAsk
	}
	return app.Article().Class("tcard").DataSet("state", string(state)).Body(no, app.Div().Class("tcard__body").Body(body...))
}

type seatButton struct {
	app.Compo

	Card *SeatCard
	Seat SeatLine
}

func (b *seatButton) CompoID() string { return b.Seat.ID }

func (b *seatButton) Render() app.UI {
	var team app.UI
	if b.Seat.Team != "" {
		team = app.Span().Class("xs muted").Text(" " + b.Seat.Team)
	}
	return app.Button().Type("button").Class("seat").Aria("pressed", string(Press(b.Seat.Pressed))).OnClick(b.click).Body(
		app.Span().Class("side").Text(b.Seat.Side),
		app.Span().Class("place").Text(b.Seat.Place),
		app.Span().Class("grow tline__who").Body(app.Text(b.Seat.Who), team),
		app.Span().Class("num").Text(b.Seat.Number))
}

func (b *seatButton) click(ctx app.Context, _ app.Event) {
	if b.Card.OnSeat != nil {
		b.Card.OnSeat(ctx, b.Seat.ID)
	}
}
