package preferans_test

import (
	"fmt"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestLateInTheLog: 3.5 takes 80 points for each missed round, so who joins in round 4 pays
// 240 and who joins in round 9 pays 640; no bound of the log stands in the way, with the
// largest parameters either. What no parameters can ask for is refused. With three players
// the newcomer is the fourth at their table: dealt cards, he is a participant (2).
func TestLateInTheLog(t *testing.T) {
	for _, c := range []struct{ rounds, price, from, want int }{
		{9, -80, 4, -240}, {9, -80, 9, -640}, {40, -500, 4, -1500},
	} {
		d := rulestest.NewDesk(func(string) (rules.Regulation, bool) { return preferans.New(), true }, 1)
		d.Must(t, tournament.Create(preferans.New(), tournament.Details{Name: "Проба"}, rules.Params{"rounds": c.rounds, "lateRoundPoints": c.price}))
		d.Register(t, []string{"А"}, []string{"Б"}, []string{"В"})
		for range c.from - 1 {
			d.Open(t)
			d.Enter(t, map[int]string{0: `{"whists":["30","0","-30"]}`})
			d.Close(t)
		}
		id := rules.EntrantID(d.Must(t, tournament.RegisterLate{Person: tournament.Person{Players: []string{fmt.Sprint("Опоздавший ", c.from)}}}))
		d.Open(t)
		now := d.State.Standing(len(d.State.Rounds))
		line := now.Line(id)
		if line.FinePoints != rules.Points(c.want) {
			t.Errorf("round %d of %d at %d: fined %s, want %d", c.from, c.rounds, c.price, line.FinePoints, c.want)
		}
		// The judge's own fine has the same bound: 39 rounds of 500 points.
		fine := tournament.FineGiven{Entrant: id, Round: 1, Points: rules.Points(-39 * 500), Cause: tournament.CauseRuling}
		d.Must(t, fine)
		fine.Points--
		if _, err := d.Do(fine); rules.CodeOf(err) != "fine.points" {
			t.Errorf("a fine of %s: %v", fine.Points, err)
		}
	}
}
