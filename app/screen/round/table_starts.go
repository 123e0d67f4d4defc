package round

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func (p *round) askTables(app.Context)  { p.starting = true }
func (p *round) shutTables(app.Context) { p.starting = false }

// partialStart tells which tables still wait for their start, and starts them; nil if none do.
func (p *round) partialStart(s *tournament.State, r *rules.Round) app.UI {
	c := s.Clocks[r.Seating]
	var waiting []int
	for _, t := range r.Tables {
		if c.Waits(t.Number) && t.Score == nil {
			waiting = append(waiting, t.Number)
		}
	}
	if len(waiting) == 0 {
		return nil
	}
	args := rules.Args{"n": len(waiting), "tables": scope.Ranges(waiting)}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconClock, Text: p.Desk.T("page.starts.waiting", args), Action: p.Desk.T("page.starts.rest", nil), OnClick: p.startRest}
}

func (p *round) startRest(ctx app.Context) {
	r := p.shown(p.state())
	if r == nil {
		return
	}
	ui.Unmute()
	p.run(ctx, tournament.ClockSet{Seating: r.Seating, Step: tournament.ClockStart}, func(ctx app.Context, done desk.Done) {
		p.Desk.Saved(ctx, p.Route.Tournament, done, p.Desk.T("page.starts.said.rest", nil), "")
	})
}
