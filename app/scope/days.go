package scope

import (
	"time"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
)

// dayIn leaves the year out while it is this one.
func dayIn(d *desk.Desk, t time.Time) string {
	if t.Year() == d.Now().Year() {
		return text.Date(d.Lang(), t, text.DayMonth)
	}
	return text.Date(d.Lang(), t, text.Day)
}
