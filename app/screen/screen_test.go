package screen

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/store"
)

// TestForeignTyping: whatever stands in a record, the screens are drawn.
func TestForeignTyping(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	long := `"` + strings.Repeat("я", 100000) + `"`
	for _, body := range []string{
		`{}`, `{"person":{"players":["a","b","c"]}}`, `{"person":{"players":null}}`, `{"pasted":` + long + `}`, `{"was":{}}`, `{"now":{"name":` + long + `},"was":{}}`,
		`{"params":{"rounds":[],"cuts":["1"],"swissRounds":["x","y"],"marsMode":["nonsense"],"nothing":["1"]}}`, `{"params":{"belote-pairs":{"rounds":["",""]}},"regulation":"chess"}`,
		`{"details":{"date":"x","start":"y","officials":[{}]},"today":"z"}`, `{"params":[1]}`, `[]`, `7`,
	} {
		for _, d := range []store.Draft{{Tournament: id, Kind: "entrants"}, {Tournament: id, Kind: "settings"}, {Kind: "new"}} {
			d.Body = body
			if err := b.Store.SetDrafts(t.Context(), []store.Draft{d}); err != nil {
				t.Fatal(err)
			}
		}
		w := b.Window()
		w.Open(id)
		for _, at := range []route.Route{route.Of(id, "entrants"), route.Of(id, "settings"), {Name: "new"}} {
			screen := scope.Draw(w.Desk, 0, at)
			if begins, ok := screen.(app.Initializer); ok {
				begins.OnInit()
			}
			app.HTMLString(screen.(app.Composer).Render())
		}
		w.Keep()
	}
}
