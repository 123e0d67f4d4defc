package table

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// KeptSheet is how a game's score sheet stands to the result of its table.
type KeptSheet struct {
	// gives is the result that a table's sheet gives as it stands; nil without deals.
	Gives func(s *tournament.State, k tournament.TableKey) rules.Result
	// same reports whether a recorded result has the sheet's numbers; known is false for one
	// that doesn't tell them (belote's slip, a decision).
	Same func(recorded, gives rules.Result) (same, known bool)
}

// compare compares what a table's sheet gives with the recorded result; known is false
// where there is nothing to compare: no result yet, no deals, no numbers.
func (g KeptSheet) compare(s *tournament.State, k tournament.TableKey) (recorded, gives rules.Result, same, known bool) {
	e := s.Current(k)
	if e == nil || e.Result == nil || g.Gives == nil || s.Sheets[k] == nil {
		return nil, nil, false, false
	}
	if gives = g.Gives(s, k); gives == nil {
		return nil, nil, false, false
	}
	same, known = g.Same(e.Result, gives)
	return e.Result, gives, same, known
}

// SheetGap says how a table's recorded result differs from its score sheet, «Записано
// 90 : 72, по листу 90 : 81.»; "" if it doesn't.
func SheetGap(d *desk.Desk, s *tournament.State, k tournament.TableKey) string {
	g := TableGames[s.Regulation].Kept
	recorded, gives, same, known := g.compare(s, k)
	if !known || same {
		return ""
	}
	line := TableGames[s.Regulation].Line
	return d.T("page.sheet.differs.text", rules.Args{"recorded": line(d.Lang(), recorded), "sheet": line(d.Lang(), gives)})
}

// SheetGaps are the tables of a round whose recorded result isn't what their sheet gives.
func SheetGaps(d *desk.Desk, s *tournament.State, r *rules.Round) (tables []int) {
	for _, t := range r.Tables {
		if SheetGap(d, s, tournament.TableKey{Seating: r.Seating, Table: t.Number}) != "" {
			tables = append(tables, t.Number)
		}
	}
	slices.Sort(tables)
	return tables
}

// gapNote says in the table's dialog that its sheet differs, and leads to the sheet.
func gapNote(d *desk.Desk, id string, s *tournament.State, k tournament.TableKey) app.UI {
	gap := SheetGap(d, s, k)
	if gap == "" {
		return nil
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconQuestion, Title: d.T("page.sheet.differs", nil), Text: gap, Action: d.T("page.sheet.open", nil),
		OnClick: func(ctx app.Context) { d.Go(ctx, route.Of(id, "sheet", s.Seated(k.Seating).Number, k.Table)) }}
}

// Handed says that what the sheet gives stands in the tournament already, and since when;
// nil unless it does.
func (p SheetPlace) Handed() app.UI {
	s := p.State()
	g := TableGames[s.Regulation].Kept
	recorded, _, same, known := g.compare(s, p.Key)
	if !known || !same {
		return nil
	}
	return &ui.Note{Tone: ui.Good, Icon: ui.IconCheck, Text: p.Desk.T("page.sheet.handed", rules.Args{"numbers": TableGames[s.Regulation].Line(p.Desk.Lang(), recorded), "time": p.Desk.ClockTime(s.Current(p.Key).At)})}
}

// Differs says that the table's recorded result isn't what the sheet gives: a deal was
// written or corrected after the sheet was handed over. open offers the correction.
func (p SheetPlace) Differs(open ui.Act) app.UI {
	gap := SheetGap(p.Desk, p.State(), p.Key)
	if gap == "" {
		return nil
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconQuestion, Live: true, Title: p.Desk.T("page.sheet.differs", nil), Text: gap,
		Action: p.Desk.T("page.sheet.differs.correct", nil), OnClick: open}
}
