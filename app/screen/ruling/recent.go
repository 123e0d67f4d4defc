package ruling

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/rules/tournament"
)

// recent are the last rulings, the newest first.
func (p *Ruling) recent(s *tournament.State) app.UI {
	var list []tournament.RulingRecord
	for i := len(s.Rulings) - 1; i >= 0 && len(list) < discipline.RulingsShown; i-- {
		list = append(list, s.Rulings[i])
	}
	if len(list) == 0 {
		return nil
	}
	return discipline.RulingList(p.Desk, s, p.t("recent", nil), list, true)
}
