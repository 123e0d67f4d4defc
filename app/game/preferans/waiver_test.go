package preferans

import (
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestWaivedOnCard: who is marked absent in a result is listed for the judge, and costs
// nothing on the table's card once the round is waived.
func TestWaivedOnCard(t *testing.T) {
	d := rulestest.NewDesk(regulations.Find, 1)
	reg, _ := regulations.Find("preferans-almaty")
	d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, nil))
	d.Register(t, []string{"А"}, []string{"Б"}, []string{"В"}, []string{"Г"})
	seating := d.Open(t)
	points := func() string {
		r := d.State.Round(1)
		return table.TableLines(screentest.TestDesk(), d.State, r, r.Tables[0], nil)[3].Points
	}
	if table.MissedAny(d.State, d.State.Round(1)) {
		t.Error("without a result somebody is missing")
	}
	d.Enter(t, map[int]string{0: `{"whists":["100","-60","-40","0"],"absent":[3]}`})
	r := d.State.Round(1)
	who := r.Tables[0].Seats[3]
	if list := table.MarkedAbsent(r); len(list) != 1 || list[0] != who || !table.MissedAny(d.State, r) {
		t.Errorf("marked absent: %v", list)
	}
	if got := points(); got != "−80" {
		t.Errorf("marked absent: %s", got)
	}
	d.Must(t, tournament.AbsenceDecided{Seating: seating, Entrant: who, Waived: true, Reason: "болен"})
	if got := points(); got != "0" {
		t.Errorf("waived: %s", got)
	}
}
