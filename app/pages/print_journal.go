package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/rules/tournament"
)

func (p *paper) journal(s *tournament.State, _ int) []app.UI { return nil }
