package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Icon names a drawing of 24 × 24 units: a stroke in the colour of the text, or a filled
// shape (suits, the bone, arrows).
type Icon string

const (
	IconAlert    Icon = "alert"
	IconBack     Icon = "back"
	IconErase    Icon = "erase"
	IconBone     Icon = "bone"
	IconBook     Icon = "book"
	IconCards    Icon = "cards"
	IconCheck    Icon = "check"
	IconClock    Icon = "clock"
	IconClose    Icon = "close"
	IconClub     Icon = "club"
	IconCopy     Icon = "copy"
	IconDiamond  Icon = "diamond"
	IconDisk     Icon = "disk"
	IconDown     Icon = "down"
	IconFall     Icon = "fall" // a place lost
	IconFilter   Icon = "filter"
	IconGavel    Icon = "gavel"
	IconGear     Icon = "gear"
	IconHeart    Icon = "heart"
	IconHelp     Icon = "help"
	IconHome     Icon = "home"
	IconHorn     Icon = "horn"
	IconMore     Icon = "more"
	IconOffline  Icon = "offline"
	IconOpen     Icon = "open"
	IconPaste    Icon = "paste"
	IconPause    Icon = "pause"
	IconPen      Icon = "pen"
	IconPhone    Icon = "phone"
	IconPlay     Icon = "play"
	IconPlus     Icon = "plus"
	IconPrint    Icon = "print"
	IconQuestion Icon = "question"
	IconRanks    Icon = "ranks"
	IconRedo     Icon = "redo"
	IconRight    Icon = "right"
	IconRise     Icon = "rise" // a place won
	IconScreen   Icon = "screen"
	IconSearch   Icon = "search"
	IconShare    Icon = "share"
	IconSpade    Icon = "spade"
	IconSwap     Icon = "swap"
	IconTable    Icon = "table"
	IconTrash    Icon = "trash"
	IconUndo     Icon = "undo"
	IconUsers    Icon = "users"
	IconWait     Icon = "wait"
)

// icons holds one path an icon; circles are written as arcs, so that each icon is one
// element. solid ones are filled by the even-odd rule.
var icons = map[Icon]struct {
	d     string
	solid bool
}{
	IconAlert:    {d: "M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.1"},
	IconBack:     {d: "M15 5l-7 7 7 7"},
	IconErase:    {d: "M8.5 5.5H20a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H8.5L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5"},
	IconBone:     {solid: true, d: "M7.5 1.5h9A1.5 1.5 0 0 1 18 3v18a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 21V3a1.5 1.5 0 0 1 1.5-1.5zM8 11.4v1.2h8v-1.2zM9.5 3.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM14.5 7a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM12 16a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"},
	IconBook:     {d: "M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12M9 8h6M9 11.5h4"},
	IconCards:    {d: "M4 6.5L12.5 4l4.3 14.2-8.5 2.5zM15 5h5v14h-2.5"},
	IconCheck:    {d: "M5 12.5l4.5 4.5L19 7.5"},
	IconClock:    {d: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5l3.5 2"},
	IconClose:    {d: "M6 6l12 12M18 6L6 18"},
	IconClub:     {solid: true, d: "M12 2.5a4.2 4.2 0 0 0-3.4 6.7 4.3 4.3 0 1 0 2.5 7.2c-.2 1.9-.9 3.5-2.3 5.1h6.4c-1.4-1.6-2.1-3.2-2.3-5.1a4.3 4.3 0 1 0 2.5-7.2A4.2 4.2 0 0 0 12 2.5z"},
	IconCopy:     {d: "M9 8h11v13H9zM5 16H4V3h11v2"},
	IconDiamond:  {solid: true, d: "M12 2.5c1.8 3.6 4.2 6.8 7 9.5-2.8 2.7-5.2 5.9-7 9.5-1.8-3.6-4.2-6.8-7-9.5 2.8-2.7 5.2-5.9 7-9.5z"},
	IconDisk:     {d: "M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3v12c0 1.7-3.6 3-8 3s-8-1.3-8-3zM4 6c0 1.7 3.6 3 8 3s8-1.3 8-3M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3"},
	IconDown:     {d: "M6 9.5l6 6 6-6"},
	IconFall:     {solid: true, d: "M12 19L4 6h16z"},
	IconFilter:   {d: "M4 6h16M7 12h10M10 18h4"},
	IconGavel:    {d: "M13.5 4.5l6 6M11 7l6 6M12.2 3.8l-4.5 4.5 8 8 4.5-4.5zM10.5 11.5L3.5 18.5l2 2 7-7"},
	IconGear:     {d: "M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1"},
	IconHeart:    {solid: true, d: "M12 21.5C9 17 3.5 13.5 3.5 8.3A4.6 4.6 0 0 1 12 5.7a4.6 4.6 0 0 1 8.5 2.6C20.5 13.5 15 17 12 21.5z"},
	IconHelp:     {d: "M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20"},
	IconHome:     {d: "M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4z"},
	IconHorn:     {d: "M4 10v4h3l8 4.5v-13L7 10zM18.5 9.5a4 4 0 0 1 0 5M8 14v4.5h2.5V15"},
	IconMore:     {solid: true, d: "M10.4 5.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM10.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM10.4 18.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z"},
	IconOffline:  {d: "M12 3l8 3v5.5c0 4.5-3.2 8-8 9.5-4.8-1.5-8-5-8-9.5V6zM8.5 12l2.5 2.5 4.5-5"},
	IconOpen:     {d: "M3 19V6a1 1 0 0 1 1-1h5l2 2.5h7a1 1 0 0 1 1 1V10M3 19l3-8.2a1 1 0 0 1 1-.8h13.5a.8.8 0 0 1 .75 1.1L18.6 18a1.5 1.5 0 0 1-1.4 1z"},
	IconPaste:    {d: "M8 5H5v16h14V5h-3M8 3h8v4H8zM8.5 12h7M8.5 16h5"},
	IconPause:    {d: "M8.5 6v12M15.5 6v12"},
	IconPen:      {d: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5"},
	IconPhone:    {d: "M7 2.5h10v19H7zM12 7v6.5M9 11l3 3 3-3M10.5 18.5h3"},
	IconPlay:     {d: "M8 5.5l10.5 6.5L8 18.5z"},
	IconPlus:     {d: "M12 5v14M5 12h14"},
	IconPrint:    {d: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z"},
	IconQuestion: {d: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0"},
	IconRanks:    {d: "M9 20V5h6v15M3 20v-9h6M15 20v-6h6v6M2 20h20"},
	IconRedo:     {d: "M15.5 5L20 9.5 15.5 14M20 9.5h-9.5a5.5 5.5 0 0 0 0 11H15"},
	IconRight:    {d: "M9 5l7 7-7 7"},
	IconRise:     {solid: true, d: "M12 5l8 13H4z"},
	IconScreen:   {d: "M3 4h18v12H3zM9 20.5h6M12 16v4.5"},
	IconSearch:   {d: "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.5 15.5L20.5 20.5"},
	IconShare:    {d: "M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8"},
	IconSpade:    {solid: true, d: "M12 2.5c-1.5 3-7.5 6.5-7.5 11a3.9 3.9 0 0 0 6.6 2.8c-.2 2-.9 3.7-2.3 5.2h6.4c-1.4-1.5-2.1-3.2-2.3-5.2a3.9 3.9 0 0 0 6.6-2.8c0-4.5-6-8-7.5-11z"},
	IconSwap:     {d: "M7 20V5M3.5 8.5L7 5l3.5 3.5M17 4v15M13.5 15.5L17 19l3.5-3.5"},
	IconTable:    {d: "M5 8h14v8H5zM9 8V5M15 8V5M9 16v3M15 16v3"},
	IconTrash:    {d: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5"},
	IconUndo:     {d: "M8.5 5L4 9.5 8.5 14M4 9.5h9.5a5.5 5.5 0 0 1 0 11H9"},
	IconUsers:    {d: "M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2.5 19.5c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 5.3a3.4 3.4 0 0 1 0 6.4M18 14c2.2.7 3.3 2.6 3.5 5.5"},
	IconWait:     {d: "M12 3.5l6 8.5-6 8.5L6 12z"},
}

// Draw draws the icon, 24 px. It is decoration: the words stand beside it, or in the
// label of the button.
func (i Icon) Draw() app.UI { return i.draw("") }

// Small draws it 18 px, beside a text.
func (i Icon) Small() app.UI { return i.draw("i--s") }

// Tiny draws it 14 px, beside a note.
func (i Icon) Tiny() app.UI { return i.draw("i--xs") }

func (i Icon) draw(size string) app.UI {
	shape, ok := icons[i]
	if !ok {
		return nil
	}
	path := SVG("path").Attr("d", shape.d)
	svg := SVG("svg").Class("i").Attr("viewBox", "0 0 24 24").Aria("hidden", "true").Attr("focusable", "false")
	if shape.solid {
		svg = svg.Class("i--fill")
		path = path.Attr("fill-rule", "evenodd")
	}
	if size != "" {
		svg = svg.Class(size)
	}
	return svg.Body(path)
}
