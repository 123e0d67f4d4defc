package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// NumberPad is the pad under the thumb: digits, what helps a game, and the record key
// two rows high in the lower right corner. It never takes the focus from the field.
type NumberPad struct {
	app.Compo

	// Left and Right are the keys beside the zero: "10…" and "00", "±" and the rest.
	Left, Right PadKey
	NextOff     bool // there is one field only
	GoText      string
	GoOff       bool // the result isn't possible yet
	GoWaits     bool // the key looks off, yet says when pressed what it waits for
	OnKey       func(ctx app.Context, key string)
}

// PadKey is a key with what it types (digits or a Key constant).
type PadKey struct {
	Key   string
	Text  string
	Label string // for screen readers, if Text is a sign
}

// Render draws the pad.
func (p *NumberPad) Render() app.UI {
	record := p.GoText
	if record == "" {
		record = words.Record
	}
	key := func(k, text, label, class string, icon Icon, off bool) app.UI {
		return &padKey{Pad: p, Key: k, Text: text, Label: label, Class: class, Icon: icon, Off: off, Waits: k == KeyGo && p.GoWaits}
	}
	digit := func(d string) app.UI { return key(d, d, "", "", "", false) }
	extra := func(k PadKey) app.UI {
		if k.Key == "" {
			return app.Span()
		}
		return key(k.Key, k.Text, k.Label, "pad__fn", "", false)
	}
	return app.Div().Class("pad").Role("group").Aria("label", words.Digits).OnMouseDown(p.hold).Body(
		digit("1"), digit("2"), digit("3"), key(KeyErase, "", words.Erase, "pad__fn", IconErase, false),
		digit("4"), digit("5"), digit("6"), key(KeyNext, words.Next, "", "pad__fn", "", p.NextOff),
		digit("7"), digit("8"), digit("9"), key(KeyGo, record, "", "pad__go", IconCheck, p.GoOff),
		extra(p.Left), digit("0"), extra(p.Right),
	)
}

// hold keeps the focus where it is: the caret stays in the field.
func (p *NumberPad) hold(_ app.Context, e app.Event) { e.PreventDefault() }

func (p *NumberPad) press(ctx app.Context, key string) {
	if p.OnKey != nil {
		p.OnKey(ctx, key)
	}
}

type padKey struct {
	app.Compo

	Pad   *NumberPad
	Key   string
	Text  string
	Label string
	Class string
	Icon  Icon
	Off   bool
	Waits bool
}

func (k *padKey) CompoID() string { return k.Key }

func (k *padKey) Render() app.UI {
	var text app.UI
	if k.Text != "" {
		text = app.Span().Text(k.Text)
	}
	el := app.Button().Type("button").Class(k.Class).Disabled(k.Off).DataSet("key", k.Key).OnClick(k.click).Body(k.Icon.Draw(), text)
	if k.Key == KeyErase || strings.Trim(k.Key, "0123456789") == "" {
		el = el.DataSet("repeats", "true")
	}
	if k.Key != KeyGo && k.Key != KeyClear {
		el = el.TabIndex(-1) // a keyboard has digits, Tab and signs of its own
	}
	if k.Label != "" {
		el = el.Aria("label", k.Label)
	}
	if k.Waits && !k.Off {
		el = el.Aria("disabled", "true")
	}
	return el
}

func (k *padKey) click(ctx app.Context, _ app.Event) { k.Pad.press(ctx, k.Key) }

// ScoreField is one number of a result: a real input that brings up no keyboard of the
// phone, with the pad beside it; a laptop's keyboard types into it as usual.
type ScoreField struct {
	app.Compo

	ID      string // required
	Side    string // «Норд–Зюйд»
	Who     string // «Кречет — Нагибин»
	Label   string // for screen readers, where Side and Who are elsewhere on the screen
	Value   string // "412", "-212"
	Signed  bool   // shows «+» and «−»
	Hint    string // under the number: «в зачёт 101»
	Err     string
	Line    bool // a field in a line of a list: small, number on the right
	Digits  int  // after so many the focus goes on by itself, as Entry.Jump does; 0: never
	Current bool // has the pad: takes the focus when that changes
	Jumped  bool // the pad has come by itself, see Entry.Jumped
	OnType  func(ctx app.Context, text string)
	OnFocus Act
	OnEnter Act
	// OnCode gets every other key by its place ("KeyY", "Equal", "Minus"): the field takes
	// digits only, so letters are free to be shortcuts here. It reports whether it used the key.
	OnCode func(ctx app.Context, code string) bool

	was      bool   // Current at the last rendering
	held     string // Value at the last rendering
	moving   bool   // the focus comes by itself, not by a person
	replaced bool   // the number was begun over an older one
	typed    typed
}

// CompoID keeps the caret with the field.
func (s *ScoreField) CompoID() string { return s.ID }

// OnMount fills the field.
func (s *ScoreField) OnMount(ctx app.Context) {
	s.typed.listen(ctx, s.ID, "input", s.input)
	s.typed.after = s.goOn
	s.typed.show(s.shown())
	s.held = s.Value
	s.take(ctx)
}

// OnUpdate fills the field and follows the pad.
func (s *ScoreField) OnUpdate(ctx app.Context) {
	if s.typed.show(s.shown()) { // by the pad: its next key goes on there
		s.typed.el.Call("removeAttribute", marked)
		s.typed.el.Call("removeAttribute", jumpedTo)
	}
	s.take(ctx)
	s.held = s.Value
}

// OnDismount stops listening.
func (s *ScoreField) OnDismount() { s.typed.stop() }

// goOn moves the focus on after the last digit, inside the event: the next digit of a quick
// hand belongs there, and may come before anything is drawn.
func (s *ScoreField) goOn(was, text string) {
	el := s.typed.el
	el.Call("removeAttribute", jumpedTo)
	if el.Call("hasAttribute", marked).Bool() {
		el.Call("removeAttribute", marked)
		s.replaced = begunAnew(text, was)
	}
	if s.Digits == 0 || len(text) != s.Digits || len(was) >= len(text) || !Whole(text) {
		return
	}
	if next := afterFull(el, s.replaced); next != nil {
		focusField(next, true)
		next.Call("setAttribute", jumpedTo, "")
	}
}

// take moves the focus here when the pad has come here. A number that stood here is
// marked, so that a typed digit replaces it; one that is just being typed isn't.
func (s *ScoreField) take(ctx app.Context) {
	came := s.Current && !s.was
	s.was = s.Current
	if !came {
		return
	}
	stood, jumped := when(s.held != "", s.shown()), s.Jumped
	ctx.Defer(func(app.Context) {
		in := app.Window().GetElementByID(s.ID)
		if !in.Truthy() || !s.Current {
			return
		}
		if !hasFocus(in) {
			s.moving = true
			in.Call("setAttribute", goesOn, "")
			focusElement(in, true)
			in.Call("removeAttribute", goesOn) // in a dialog that isn't open yet it got none
		}
		if stood != "" && in.Get("value").String() == stood { // else it has been typed over already
			markField(in)
		}
		if jumped && in.Get("value").String() == stood {
			in.Call("setAttribute", jumpedTo, "")
		}
	})
}

// shown is the value with the typographical minus, and with a plus where signs count.
func (s *ScoreField) shown() string {
	v := s.Value
	switch {
	case len(v) > 0 && v[0] == '-':
		return "−" + v[1:]
	case s.Signed && v != "" && v != "0":
		return "+" + v
	}
	return v
}

// Render draws the field.
func (s *ScoreField) Render() app.UI {
	in := app.Input().Class("score__val num").ID(s.ID).Type("text").Attr("inputmode", "none").Attr("data-number", string(NumberWhole)).AutoComplete(false).
		AutoFocus(s.Current). // so that a sheet opens with the focus here at once
		OnFocus(s.focus).OnClick(s.tap).OnKeyDown(s.key)
	if s.Label != "" {
		in = in.Aria("label", s.Label)
	}
	if s.Err != "" {
		in = in.Aria("invalid", "true")
	}
	if s.Hint != "" || s.Err != "" {
		in = in.Aria("describedby", s.ID+"-hint")
	}
	var side, who, hint app.UI
	if s.Side != "" {
		side = app.Span().Class("side").Text(s.Side)
	}
	if s.Who != "" {
		who = app.Span().Class("score__who").Text(s.Who)
	}
	switch {
	case s.Err != "":
		hint = app.Span().Class("score__hint minus").ID(s.ID + "-hint").Text(s.Err)
	case s.Hint != "":
		hint = app.Span().Class("score__hint").ID(s.ID + "-hint").Text(s.Hint)
	}
	return app.Label().Class(classes("score", when(s.Line, "score--line"), when(s.Current, "is-current"))).For(s.ID).
		Body(side, who, in, hint)
}

func (s *ScoreField) input(ctx app.Context, text string) {
	s.was = true // the pad that follows here is no news: a quick hand may be in the next field by now
	if s.OnType != nil {
		s.OnType(ctx, text)
	}
}

// focus tells the form where the pad is now. An event that comes when the focus has moved
// on is stale: to follow it would send the focus back and forth between two fields for ever.
// One that the pad itself has brought tells nothing new, and may come late.
func (s *ScoreField) focus(ctx app.Context, _ app.Event) {
	came := s.moving
	s.moving = false
	if came || !hasFocus(ctx.JSSrc()) {
		return
	}
	s.was = true // the focus is here already
	if s.OnFocus != nil {
		s.OnFocus(ctx)
	}
}

// tap marks the number again: what is typed after a tap replaces it. The browser puts the
// caret where the finger was after the click, so the mark comes a moment later.
func (s *ScoreField) tap(ctx app.Context, _ app.Event) {
	in := ctx.JSSrc()
	afterEvent(func() { markField(in) })
	if s.OnFocus != nil {
		s.OnFocus(ctx)
	}
}

func (s *ScoreField) key(ctx app.Context, e app.Event) {
	switch {
	case isEnter(e):
		if s.OnEnter != nil {
			e.PreventDefault()
			s.OnEnter(ctx)
		}
	case s.OnCode == nil || e.Get("ctrlKey").Truthy() || e.Get("altKey").Truthy() || e.Get("metaKey").Truthy():
	case s.OnCode(ctx, e.Get("code").String()):
		e.PreventDefault()
	}
}

// VerdictTone is what the verdict says of the typed numbers.
type VerdictTone string

const (
	VerdictOK   VerdictTone = ""     // will be recorded as said
	VerdictWait VerdictTone = "wait" // something isn't typed yet
	VerdictAsk  VerdictTone = "ask"  // the judge must decide
	VerdictRed  VerdictTone = "red"  // can't be
)

// Verdict says in words what will be recorded, while the judge types; it is read aloud.
func Verdict(tone VerdictTone, title, numbers, text string) app.UI {
	var n, small app.UI
	if numbers != "" {
		n = app.Span().Class("num").Text(numbers)
	}
	if text != "" {
		small = app.Small().Text(text)
	}
	return app.Div().Class(classes("verdict", when(tone != VerdictOK, "verdict--"+string(tone)))).Role("status").
		Body(app.B().Text(title), n, small)
}
