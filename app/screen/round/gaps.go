package round

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// askGaps is the question before a round is closed while results differ from the score
// sheets of their tables: each of them with both numbers and the way to its sheet.
func (p *round) askGaps(s *tournament.State, r *rules.Round, tables []int) app.UI {
	d := p.Desk
	var body []app.UI
	for _, n := range tables {
		body = append(body,
			&ui.Note{Tone: ui.Ask, Icon: ui.IconQuestion, Title: d.T("page.sheet.differs.table", rules.Args{"table": n}), Text: table.SheetGap(d, s, tournament.TableKey{Seating: r.Seating, Table: n})},
			&ui.Button{Text: d.T("page.sheet.open.table", rules.Args{"table": n}), Small: true, Href: route.Of(p.Route.Tournament, "sheet", r.Number, n).String()})
	}
	body = append(body, ui.Row("2",
		&ui.Button{ID: "close-anyway", Text: d.T("page.sheet.differs.close", rules.Args{"round": r.Number}), Disabled: p.busy, OnClick: p.closeAnyway},
		&ui.Button{Text: d.T("page.sheet.differs.keep", nil), Kind: ui.Go, OnClick: p.keepOpen}))
	return &ui.Sheet{ID: "sheet-gaps", Narrow: true, Title: d.T("page.sheet.differs.title", nil), OnClose: p.keepOpen, Body: []app.UI{ui.Stack("3", body...)}}
}

func (p *round) keepOpen(app.Context) { p.asking = false }

func (p *round) closeAnyway(ctx app.Context) {
	p.asking = false
	if r := p.shown(p.state()); r != nil {
		p.run(ctx, tournament.RoundClosed{Seating: r.Seating}, p.say("said.closed", rules.Args{"round": r.Number}))
	}
}
