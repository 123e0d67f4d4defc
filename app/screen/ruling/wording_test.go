package ruling

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
)

// TestRemedyTells: what the regulation has for each case is said, never where it might stand.
func TestRemedyTells(t *testing.T) {
	for _, reg := range regulations.All() {
		p := &Ruling{Desk: screentest.TestDesk(), Route: route.Route{Name: "rulings", Args: []string{reg.Info().ID}}}
		for _, irr := range discipline.CatalogueOf(reg, rules.Defaults(reg.Params())) {
			said := app.HTMLString(p.remedy(irr))
			if strings.Contains(said, "рядом") || strings.Count(said, "<p>") == 0 {
				t.Errorf("%s %s says %s", reg.Info().ID, irr.ID, said)
			}
			if len(irr.Remedies) == 0 && len(optionsOf(irr)) > 0 && !strings.Contains(said, "На выбор: ") {
				t.Errorf("%s %s doesn't tell what can be chosen", reg.Info().ID, irr.ID)
			}
		}
	}
}
