package table

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// Commands of the menu of every table.
const (
	moreSheet  = "sheet"
	moreRuling = "ruling"
	MoreClear  = "clear"
)

// Menu are the commands of a table's result: the way to its score sheet, the game's own, the
// table's clock, the way to a ruling, and at last the result's clearing. Of sheet and ruling
// the game gives the words and the sign.
func (t TableSheet) Menu(rec *Recorder, m Menu) []ui.MenuItem {
	sheet, ruling := m.Sheet, m.Ruling
	sheet.ID, ruling.ID = moreSheet, moreRuling
	items := append([]ui.MenuItem{sheet}, m.Own...)
	items = append(append(items, tableClockItems(t.Desk, t.State(), t.Key)...), ruling)
	if rec.Old() != nil && !t.Round().Closed {
		items = append(items, ui.MenuItem{ID: MoreClear, Icon: ui.IconTrash, Text: t.Desk.T("page.result.clear", nil), Red: true})
	}
	return items
}

// Picked carries a command of every table out; false if id is the game's own, or the clearing.
func (t TableSheet) Picked(ctx app.Context, id string) bool {
	switch id {
	case moreSheet, moreRuling:
		t.Desk.Go(ctx, route.Of(t.Tournament, id, t.Round().Number, t.Key.Table))
		return true
	}
	return pickTableClock(ctx, t.Desk, t.Tournament, t.Key, id)
}

// FormID makes another table's sheet a new one.
func (p SheetPlace) FormID() string { return "sheet-" + p.Tournament + PartOf(p.Key) }

// HandOver records the result that a table's sheet gives, as one that comes from it.
func (p SheetPlace) HandOver(ctx app.Context, rec *Recorder, r rules.Result, words string, done ui.Act) {
	raw := r.Canonical()
	if rec.May(ctx, raw) {
		rec.CarryOut(ctx, rec.Command(raw, true), p.Desk.T("page.result.recorded", rules.Args{"table": p.Key.Table}), words, done)
	}
}
