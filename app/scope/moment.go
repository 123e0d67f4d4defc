package scope

import (
	"time"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
)

// MomentOf is a moment as events write it: the time for today, the day for other days.
func MomentOf(d *desk.Desk, at string) string {
	t, err := time.Parse(time.RFC3339, at)
	if err != nil {
		return at
	}
	t = t.Local()
	if now := d.Now(); now.YearDay() == t.YearDay() && now.Year() == t.Year() {
		d.Passed(time.Date(t.Year(), t.Month(), t.Day()+1, 0, 0, 0, 0, time.Local)) // it is told by its day then
		return d.T("page.today", rules.Args{"time": text.Date(d.Lang(), t, text.Clock)})
	}
	return text.Date(d.Lang(), t, text.DayClock)
}
