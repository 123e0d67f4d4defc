package table

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// A table's own time: it may start later than the others («СТАРТ № столов», preferans 6)
// and get extra minutes.
const (
	moreTableStart = "table.start"
	moreTableExtra = "table.extra"
)

// tableExtra is what one tap adds.
const tableExtra = 5 * time.Minute

// tableClockItems are the commands of a table's own time, for the menu of its sheet.
func tableClockItems(d *desk.Desk, s *tournament.State, k tournament.TableKey) []ui.MenuItem {
	r, t := s.Seated(k.Seating), s.TableOf(k)
	if r == nil || t == nil || r.Closed || t.Score != nil {
		return nil
	}
	var items []ui.MenuItem
	c := s.Clocks[k.Seating]
	if c == nil || c.Tables[k.Table].Started.IsZero() {
		items = append(items, ui.MenuItem{ID: moreTableStart, Icon: ui.IconPlay, Text: d.T("page.table.start", nil), Small: d.T("page.table.start.text", nil)})
	}
	if c != nil && !c.Started.IsZero() {
		items = append(items, ui.MenuItem{ID: moreTableExtra, Icon: ui.IconClock, Text: d.T("page.table.extra", rules.Args{"n": int(tableExtra / time.Minute)})})
	}
	return items
}

// pickTableClock carries such a command out; false if id is another one.
func pickTableClock(ctx app.Context, d *desk.Desk, id string, k tournament.TableKey, picked string) bool {
	set := tournament.ClockSet{Seating: k.Seating, Tables: []int{k.Table}}
	said := "page.table.said.start"
	switch picked {
	case moreTableStart:
		set.Step = tournament.ClockStart
	case moreTableExtra:
		set.Step, set.Seconds = tournament.ClockExtend, int(tableExtra/time.Second)
		said = "page.table.said.extra"
	default:
		return false
	}
	d.Do(ctx, id, set, func(ctx app.Context, done desk.Done) {
		if done.Err != nil {
			d.Fail(ctx, done.Err)
			return
		}
		d.Saved(ctx, id, done, d.T(said, rules.Args{"table": k.Table}), "")
	})
	return true
}

// ownTime says on a table's card that its time isn't everybody's; "" if it is.
func ownTime(d *desk.Desk, s *tournament.State, k tournament.TableKey) string {
	c := s.Clocks[k.Seating]
	if c == nil {
		return ""
	}
	t := c.Tables[k.Table]
	if c.Waits(k.Table) {
		return d.T("page.table.own.waits", nil)
	}
	minutes := int(t.Extra / time.Minute)
	at := text.Date(d.Lang(), t.Started, text.Clock)
	switch {
	case !t.Started.IsZero() && minutes != 0:
		return d.T("page.table.own.both", rules.Args{"time": at, "n": minutes})
	case !t.Started.IsZero():
		return d.T("page.table.own.start", rules.Args{"time": at})
	case minutes != 0:
		return d.T("page.table.own.extra", rules.Args{"n": minutes})
	}
	return ""
}
