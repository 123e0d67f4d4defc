// Package ui is the design system: the parts that screens are made of. It knows no rules
// and no language; texts come as properties, the few words that parts say by themselves
// come from [SetWords]. The look is in web/css; no part writes a style attribute, which
// the security policy forbids.
//
// # Parts
//
// Parts with handlers are components; write them as &ui.Button{…}. What only shows
// something is a function.
//
//	screen    Frame (Tabs, Title, Sub, Back, Tools, Clock, Content, Over, Dock), Split, Stack, Row, Cols, Section, Dock
//	do        Button (Kind: Go, Red, Quiet, Tile), IconButton, Chip, Menu, Hotkeys
//	write     Field, Area, Select, Param, Stepper
//	choose    Radio (Look: Segments, Chips, Cards, Emblems), Seg, Switch, Check
//	result    Sheet, ScoreField, NumberPad, Entry (what is typed, a plain value), Verdict
//	round     TableCard, SeatCard, Clock, ClockBar, Progress, Pips
//	tables    DataTable (TableRow, Cell, Col; rows open), SmallTable, CutLine, CrossTable, PlacesChart
//	facts     Badge, Sign, Diff, Move, Stat, Stats, Emblem, Key, KeyHints, Hidden
//	say       Note, Empty, Skeleton, ShowToast(ctx, Toast{…}), Announce(ctx, "…")
//	cards     Card, CardTitle, CardLink, List, Item, Number, Fold, Steps, LogLine, Log
//	hall      Board, Awake, FullScreen
//	drawing   Icon (Draw, Small, Tiny), SVG, SVGText
//	device    ClockWatch, Focus, FocusFirst, Download, Share, CanShare, Copy, PickFile, Drop, Camera, CanScan, Print, Vibrate, Unmute, Beep,
//	          SetTheme, SetLang, SetTitle, SetStyle
//
// Classes for what has no part: stack, row, cols, two, three, grow, push, gap-0 … gap-6,
// sm, xs, muted, num, serif, ink, block, nowrap, plus, minus, vh, wide, phone-only, no-print.
//
// # A recipe
//
//	type entrants struct {
//		app.Compo
//		name string
//		bad  string
//	}
//
//	func (p *entrants) Render() app.UI {
//		return &ui.Frame{
//			Title: "Участники", Tabs: tabs, Back: "#/",
//			Content: []app.UI{
//				&ui.Field{ID: "name", Label: "Фамилия", Value: p.name, Err: p.bad, OnInput: p.type_, OnEnter: p.record},
//				&ui.Button{Text: "Записать", Kind: ui.Go, OnClick: p.record},
//			},
//		}
//	}
//
//	func (p *entrants) record(ctx app.Context) {
//		p.name = "" // the field shows it, though go-app itself drops an empty value
//		ui.Focus(ctx, "name")
//		ui.ShowToast(ctx, ui.Toast{Text: "Записан", Action: "Отменить", OnAct: p.undo})
//	}
//
// # Rules of the house
//
//   - The parent holds the state and gives it back at each rendering: Value, On, Current.
//   - A handler given to a part may be a closure: parts call the one of the last rendering.
//     A handler given to a plain element (app.Button().OnClick) must be a method, because
//     go-app compares handlers by their code and keeps the first closure.
//   - Whatever stands in a list is a component with CompoID; its exported fields are plain
//     values, so that only changed rows are drawn anew.
//   - An ID is the element's id: one of its kind in the whole page, sheets included.
//   - In a sheet the focus is in a ScoreField, where letters are free: its OnCode takes them.
//     On a page shortcuts are Hotkeys.
//   - Never block in a handler: ctx.Async, then ctx.Dispatch.
//   - A page may be gone when its Async ends, and Dispatch does nothing then: whatever
//     must be written is written by the root, not by a page.
package ui
