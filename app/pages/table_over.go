package pages

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/tournament"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// overNote offers at a table that hasn't handed in its result what the end of the round's time
// asks for: «Не доиграна», «Закончить по времени». Nil while there is time.
func overNote(d *desk.Desk, s *tournament.State, k tournament.TableKey, offer string, take ui.Act) app.UI {
	t := s.TableOf(k)
	if t == nil || t.Score != nil || t.Permit || !s.Clocks[k.Seating].OverAt(k.Table, d.Now()) {
		return nil
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconClock, Text: d.T("page.table.over", nil), Action: offer, OnClick: take}
}
