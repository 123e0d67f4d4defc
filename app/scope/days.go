package scope

import (
	"time"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
)

// emblems are the games' signs, by regulation.
var emblems = map[string]ui.Emblem{
	"belote-pairs":     {Icon: ui.IconSpade},
	"preferans-almaty": {Icon: ui.IconDiamond, Tone: ui.Bad},
	"domino-1x1":       {Icon: ui.IconBone},
}

// dayIn leaves the year out while it is this one.
func dayIn(d *desk.Desk, t time.Time) string {
	if t.Year() == d.Now().Year() {
		return text.Date(d.Lang(), t, text.DayMonth)
	}
	return text.Date(d.Lang(), t, text.Day)
}
