package table

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/tournament"
)

// OverNote offers at a table that hasn't handed in its result what the end of the round's time
// asks for: «Не доиграна», «Закончить по времени». Nil while there is time.
func OverNote(d *desk.Desk, s *tournament.State, k tournament.TableKey, offer string, take ui.Act) app.UI {
	t, c, now := s.TableOf(k), s.Clocks[k.Seating], d.Now()
	if t == nil || t.Score != nil || t.Permit {
		return nil
	}
	if !c.OverAt(k.Table, now) {
		if c.Running() && c.Length > 0 {
			d.Passed(now.Add(c.RemainingAt(k.Table, now)))
		}
		return nil
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconClock, Text: d.T("page.table.over", nil), Action: offer, OnClick: take}
}
