package table_test

import (
	"testing"

	_ "github.com/sudya-app/sudya/app/game/all" // the forms of all games
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules/belote"
)

// FuzzLeftForm: no record breaks a form, and what is read is written the same.
func FuzzLeftForm(f *testing.F) {
	f.Add(`{"game":"belote-pairs","round":1,"seats":["a","b"],"form":{"way":"slip","totals":["",""],"points":"2:-2","diff":"372"}}`)
	f.Add(`{"game":"preferans-almaty","round":1,"seats":["a","b","c"],"form":{"whists":["1","-66 2/3",""],"filled":-1,"late":[{},{},{"step":"missed"}]}}`)
	f.Add(`{"game":"domino-1x1","round":1,"seats":["a","b"],"form":{"parties":["1","2","","","",""],"unfinished":true}}`)
	f.Fuzz(func(t *testing.T, body string) {
		left, ok := table.ReadLeft(body)
		if !ok {
			return
		}
		again, ok := table.ReadLeft(left.Body())
		if !ok || again.Body() != left.Body() {
			t.Errorf("%s becomes %s", left.Body(), again.Body())
		}
		left.Form.Words([]string{"А", "Б", "В", "Г"})
		if left.Game != belote.ID { // whose tidying asks the tournament
			left.Form.Result(table.Spot{})
		}
	})
}
