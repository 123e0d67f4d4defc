package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// LogKind is what an entry of the journal is.
type LogKind string

const (
	LogEntry LogKind = ""
	LogHead  LogKind = "head" // a round began or ended
	LogFix   LogKind = "fix"  // a correction, a question
	LogLaw   LogKind = "law"  // a ruling, a fine
)

// LogLine is an entry of the journal.
type LogLine struct {
	app.Compo

	Key    string // required
	Time   string // «15:03»
	Kind   LogKind
	Title  string
	Badge  string
	Tone   Tone
	Lines  []Line // the sides of a table
	Before string // of a correction
	After  string
	Text   string // small, below
	Gone   bool   // undone: crossed out
	Undo   string // the label of the undo button; "" for none
	Redo   string // the text of the button that brings it back; "" for none
	OnUndo func(ctx app.Context, key string)
	OnRedo func(ctx app.Context, key string)
}

// CompoID keeps the line with its entry.
func (l *LogLine) CompoID() string { return l.Key }

// Render draws the entry.
func (l *LogLine) Render() app.UI {
	var title, badge, diff, text, button app.UI
	switch {
	case l.Gone:
		title = app.S().Text(l.Title)
	case l.Title != "" && l.Kind == LogEntry && len(l.Lines) == 0 && l.Text == "":
		title = app.Span().Class("muted sm").Text(l.Title)
	default:
		title = app.B().Text(l.Title)
	}
	if l.Badge != "" {
		badge = app.Span().Body(app.Text(" "), Badge(l.Tone, l.Badge))
	}
	if l.Before != "" || l.After != "" {
		diff = app.Span().Class("block sm").Body(Diff(l.Before, l.After))
	}
	if l.Text != "" {
		text = app.Span().Class("block sm muted").Text(l.Text)
	}
	switch {
	case l.Undo != "":
		button = &IconButton{Icon: IconUndo, Small: true, Label: l.Undo, OnClick: l.undo}
	case l.Redo != "":
		button = &Button{Text: l.Redo, Kind: Quiet, Small: true, OnClick: l.redo}
	}
	body := []app.UI{title, badge}
	for _, line := range l.Lines {
		line.Side = ""
		body = append(body, line.Draw())
	}
	body = append(body, diff, text)
	return app.Li().Class(when(l.Kind != LogEntry, "is-"+string(l.Kind))).Body(
		app.Time().Text(l.Time), app.Span().Class("dot"),
		app.Div().Class(when(l.Gone, "is-gone")).Body(body...), button)
}

func (l *LogLine) undo(ctx app.Context) {
	if l.OnUndo != nil {
		l.OnUndo(ctx, l.Key)
	}
}

func (l *LogLine) redo(ctx app.Context) {
	if l.OnRedo != nil {
		l.OnRedo(ctx, l.Key)
	}
}

// Log is a list of LogLine, the newest first.
func Log(label string, lines ...app.UI) app.UI {
	return app.Ol().Class("log").Aria("label", label).Body(lines...)
}
