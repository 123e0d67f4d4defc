// Package scope is what every screen stands on: the register of screens, the frame of a
// tournament's screen, the names of entrants and rounds, and how a command is carried out once.
//
// A screen is a component with the desk, its version and the route as properties, in a folder
// of its own under app/screen; it registers itself under the name that its route has.
package scope

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Screen makes a screen. version changes whenever the desk does: the screen takes it as a property.
type Screen func(d *desk.Desk, version int, r route.Route) app.UI

var screens = map[string]Screen{}

// Register lists a screen under its route's name; those of a tournament as "t/round".
func Register(name string, s Screen) { screens[name] = s }

// Draw is the screen of a route; a route without a screen shows the first one.
func Draw(d *desk.Desk, version int, r route.Route) app.UI {
	name := r.Name
	if r.Tournament != "" {
		name = "t/" + name
	}
	s, ok := screens[name]
	if !ok {
		s = screens[route.Home.Name]
		r = route.Home
	}
	if s == nil {
		return app.Div()
	}
	return s(d, version, r)
}

// sections are the five tabs of a tournament, in the order of Alt+1…5.
var sections = []struct {
	name string
	icon ui.Icon
}{
	{"round", ui.IconTable}, {"standings", ui.IconRanks}, {"entrants", ui.IconUsers}, {"ruling", ui.IconGavel}, {"journal", ui.IconBook},
}

// Frame is the frame of a tournament's screen: tabs, the name below the title, what is
// saved. The screen adds Content, Tools, Clock, Over.
func Frame(d *desk.Desk, book *desk.Book, section, title string) *ui.Frame {
	f := &ui.Frame{Title: title, Back: route.Home.String(), KeysOff: d.Setting(desk.SettingLetters) == "off", Last: WhatHere(d, section), Notice: BinnedNote(d, book.ID)}
	for _, s := range sections {
		f.Tabs = append(f.Tabs, ui.Tab{Icon: s.icon, Text: d.T("page.tab."+s.name, nil), Href: route.Of(book.ID, s.name).String(), Current: s.name == section})
	}
	if s := book.State; s != nil {
		f.Sub = s.Details.Name
		f.Foot = []string{d.T("page.foot.saved", nil)}
		if d.Unsaved(book.ID) {
			f.Notice = unsavedNote(d, book.ID)
			f.Foot = []string{d.T("page.foot.unsaved", nil)}
		}
		if events := s.Events(); len(events) > 0 {
			f.Foot = append(f.Foot, d.T("page.foot.last", rules.Args{"time": d.ClockTime(events[len(events)-1].At)}))
		}
	}
	return f
}

// unsavedNote is what stays of the trouble when its toast has gone.
func unsavedNote(d *desk.Desk, id string) app.UI {
	return &ui.Note{Tone: ui.Bad, Icon: ui.IconDisk, Title: d.T("page.foot.unsaved", nil), Text: d.T("page.unsaved", nil),
		Action: d.T("page.file.save", nil), OnClick: func(app.Context) { d.SaveFile(id) }}
}

// BinnedNote tells that a tournament lies in the bin, which takes it away when it is
// emptied, with the way out; nil if it doesn't.
func BinnedNote(d *desk.Desk, id string) app.UI {
	if !d.Binned(id) {
		return nil
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconTrash, Live: true, Title: d.T("page.binned", nil), Text: d.T("page.binned.text", nil),
		Action: d.T("page.home.restore", nil), OnClick: func(ctx app.Context) {
			Unbin(ctx, d, id, func(ctx app.Context) { ui.ShowToast(ctx, ui.Toast{Text: d.T("page.unbinned", nil)}) })
		}}
}

// Unbin takes a tournament out of the bin; a failure is said.
func Unbin(ctx app.Context, d *desk.Desk, id string, then ui.Act) {
	m, ok := d.Record(id)
	if !ok {
		d.Fail(ctx, store.ErrMissing)
		return
	}
	d.Bin(m, false, func(ctx app.Context, err error) {
		if err != nil {
			d.Fail(ctx, err)
			return
		}
		then(ctx)
	})
}

// Opened is the book of a route when its state is there; otherwise a screen to show
// meanwhile: a skeleton, or why it can't be opened.
func Opened(d *desk.Desk, r route.Route) (*desk.Book, app.UI) {
	book := d.Book(r.Tournament)
	switch {
	case book.Err != nil:
		return nil, &ui.Frame{Title: d.T("page.broken.title", nil), Back: route.Home.String(), Content: []app.UI{
			ui.Stack("3", &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: d.Err(book.Err)}, lost(d, book.Err)),
		}}
	case book.State == nil:
		return nil, &ui.Frame{Title: d.T("page.loading", nil), Back: route.Home.String(), Content: []app.UI{ui.Skeleton(6)}}
	}
	return book, nil
}

// lost is where a tournament may be that isn't on this device; nil for other troubles.
func lost(d *desk.Desk, err error) app.UI {
	if rules.CodeOf(err) != rules.CodeOf(store.ErrMissing) {
		return nil
	}
	return Elsewhere(d)
}

// NameOf is an entrant's name now; the judge who plays has one too.
func NameOf(d *desk.Desk, s *tournament.State, id rules.EntrantID) string { return NameIn(d, s, id, 0) }

// NameIn is the name under which an entrant played a round; 0: its name now. A player may
// have been replaced since.
func NameIn(d *desk.Desk, s *tournament.State, id rules.EntrantID, round int) string {
	return Called(d.Lang(), s, id, round)
}

// Called is [NameIn] where there is no window.
func Called(lang text.Lang, s *tournament.State, id rules.EntrantID, round int) string {
	if id == rules.Judge {
		return text.T(lang, "page.judge", nil)
	}
	if e := s.Entrant(id); e != nil {
		return text.Unbroken(e.NameIn(round))
	}
	return string(id)
}
