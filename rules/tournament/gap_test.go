package tournament_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// leftOut names somebody who is in play in a published round of the main stage and is neither
// seated nor bye nor absent in it, or who sits in a round after it left by an undo.
func leftOut(s *tournament.State) string {
	for _, r := range s.Rounds {
		if !r.Published || r.Stage != rules.StageMain {
			continue
		}
		for _, id := range s.Active(r.Number) {
			t, _ := r.SeatOf(id)
			if t == nil && !r.HasBye(id) && !s.Absent(id, r) {
				return s.Entrant(id).Name()
			}
		}
	}
	return ""
}

// TestNobodyIsLeftOut: no sequence of commands and undos makes an entrant who is in play and
// has neither a table nor a bye nor an absence in a published round.
func TestNobodyIsLeftOut(t *testing.T) {
	for _, id := range regulationIDs() {
		t.Run(id, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				j := begun(t, id)
				for range rapid.IntRange(10, 60).Draw(t, "commands") {
					var c tournament.Command
					what := j.int("leave", 9)
					if id == "preferans-almaty" && what > 6 {
						what = 10
					}
					switch r := j.State.LastRound(); what {
					case 0:
						e := j.State.Entrants[j.int("who", len(j.State.Entrants)-1)].ID
						after := 0
						if r != nil {
							after = max(0, r.Number-j.int("earlier", 1))
						}
						c = tournament.EntrantWithdrawn{Entrant: e, After: after}
					case 1, 2:
						c = j.takenBack()
					case 3:
						c = tournament.RegisterLate{Person: j.late()}
					case 10:
						c = j.presence()
					default:
						c = j.next()
					}
					if c == nil {
						continue
					}
					events, err := j.Do(c)
					if err != nil {
						continue
					}
					if name := leftOut(j.State); name != "" {
						t.Fatalf("%T %+v leaves out %s\n%s", events[0].Body, events[0].Body, name, told(j.State))
					}
				}
			})
		})
	}
}

// takenBack undoes a leave or a result somewhere in the log, or brings back what was undone.
func (j *judge) takenBack() tournament.Command {
	var targets []tournament.Command
	for _, e := range j.State.Events() {
		switch e.Body.(type) {
		case tournament.EntrantWithdrawn, tournament.EntrantExcluded, tournament.EntrantRegistered, tournament.ResultEntered,
			tournament.ResultCorrected, tournament.AbsenceDecided,
			tournament.TablesRefilled, tournament.TableJoined, tournament.ArrivalRecorded:
			if j.State.OutcomeOf(e.ID).UndoneBy == "" {
				targets = append(targets, tournament.Undone{Target: e.ID})
			} else {
				targets = append(targets, tournament.Redone{Target: e.ID})
			}
		}
	}
	return targets[j.int("target", len(targets)-1)]
}

// late is somebody who comes after the start.
func (j *judge) late() tournament.Person {
	p := tournament.Person{Players: []string{rapid.StringMatching(`[А-Я][а-я]{3,6}`).Draw(j.t, "name")}}
	if j.State.Rule.Info().Unit == rules.UnitPair {
		p.Players = append(p.Players, "Партнёр")
	}
	return p
}

// withdrawnBefore is a tournament of a game in which somebody left after round 1, and round 2
// has been published, or closed, without it.
func withdrawnBefore(t *testing.T, id string) (d *rulestest.Desk, left string) {
	d = rulestest.NewDesk(regulations.Find, 1)
	reg := regulation(t, id)
	params := rules.Params{"rounds": 3}
	if id == "belote-pairs" {
		params = params.With(rules.Params{"cuts": [][2]int{}, "final": false})
	}
	d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, params))
	for i := range 9 {
		players := []string{string(rune('А' + i))}
		if reg.Info().Unit == rules.UnitPair {
			players = append(players, "Партнёр "+players[0])
		}
		d.Register(t, players)
	}
	play := func() {
		r := d.State.Running()
		for _, table := range r.Tables {
			raw := reg.(rules.Simulator).RandomResult(&d.State.History, table, r.Stage, func(n int) int { return n / 2 })
			d.Must(t, tournament.EnterResult{Seating: r.Seating, Table: table.Number, Result: raw.Canonical()})
		}
		d.Close(t)
	}
	d.Open(t)
	play()
	left = d.Must(t, tournament.EntrantWithdrawn{Entrant: d.State.Entrants[0].ID, After: 1})
	d.Open(t)
	play()
	return d, left
}

// TestWithdrawalUndoneTooLate: in each game a withdrawal can't be undone once the next round
// was seated without the entrant; the refusal names the publishing of that round.
func TestWithdrawalUndoneTooLate(t *testing.T) {
	for _, id := range regulationIDs() {
		d, left := withdrawnBefore(t, id)
		_, err := d.Do(tournament.Undone{Target: left})
		e, ok := err.(*rules.Error)
		if !ok || e.Code != "undo.needed" || e.Args["kind"] != string(tournament.KindPublish) {
			t.Errorf("%s: %v", id, err)
		}
		if who := leftOut(d.State); who != "" {
			t.Errorf("%s: %s is left out", id, who)
		}
	}
}

// TestNoShowCorrectedTooLate: a no-show that was none is corrected after the next round was
// seated without the pair; it is absent there, without a penalty, and plays on after that.
func TestNoShowCorrectedTooLate(t *testing.T) {
	for game, results := range map[string][2]string{
		"belote-pairs": {`{"noShow":"ew"}`, ordinary},
		"domino-1x1":   {`{"noShow":"b"}`, twoNil},
	} {
		d := rulestest.NewDesk(regulations.Find, 1)
		reg := regulation(t, game)
		params := rules.Params{"rounds": 3}
		if game == "belote-pairs" {
			params = params.With(rules.Params{"cuts": [][2]int{}, "final": false})
		}
		d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, params))
		for i := range 8 {
			players := []string{string(rune('А' + i)), string(rune('Р' + i))}
			if reg.Info().Unit == rules.UnitPlayer {
				players = players[:1]
			}
			d.Register(t, players)
		}
		first := d.Open(t)
		gone := d.State.Running().Tables[0].Seats[1]
		d.Enter(t, map[int]string{0: results[1], 1: results[0]})
		d.Close(t)
		if e := d.State.Entrant(gone); e.Leave == nil {
			continue // the regulation doesn't remove for it
		}
		d.Open(t)
		d.Enter(t, map[int]string{0: results[1]})
		d.Close(t)
		entry := d.State.Current(tournament.TableKey{Seating: first, Table: 1}).ID
		before := rulestest.Dump(d.State)
		events, err := d.Do(tournament.CorrectResult{Replaces: entry, Reason: "сидели за другим столом", Result: []byte(results[1])})
		if err != nil {
			t.Fatal(err)
		}
		undoAll(t, d, events)
		if diff := rulestest.Diff(rulestest.Dump(d.State), before); diff != "" {
			t.Errorf("%s: undone, it isn't as it was:\n%s", game, diff)
		}
		d.Must(t, tournament.CorrectResult{Replaces: entry, Reason: "сидели за другим столом", Result: []byte(results[1])})
		if who := leftOut(d.State); who != "" {
			t.Errorf("%s: %s is left out", game, who)
		}
		if a, ok := d.State.Round(2).Absences[gone]; !ok || !a.Waived {
			t.Errorf("%s: the absence in round 2 is %+v, %v", game, a, ok)
		}
		d.Open(t)
		if r := d.State.Running(); !r.HasBye(gone) {
			if table, _ := r.SeatOf(gone); table == nil {
				t.Errorf("%s: the pair doesn't play on", game)
			}
		}
	}
}

// listed is a scene whose third round is played by four of six pairs.
func listed(t *testing.T) *scene {
	s := newScene(t, rules.Params{"cuts": [][2]int{{2, 4}}})
	for range 2 {
		s.opened().Enter(t, map[int]string{1: `{"ns":1012,"ew":100}`, 2: `{"ns":1012,"ew":200}`, 3: `{"ns":1012,"ew":300}`})
		s.Close(t)
	}
	return s.opened()
}

// corrected are results of round 2 by which another pair would go on: the pair with the worst
// standing that went on has lost after all, or didn't come.
func corrected(t *testing.T, s *scene, result string) tournament.CorrectResult {
	t.Helper()
	r := s.State.Rounds[1]
	through := s.State.ThroughBefore(3)
	table, seat := r.SeatOf(through[len(through)-1])
	if table == nil {
		t.Fatalf("%s has no table", through[len(through)-1])
	}
	raw := map[string][2]string{
		"lost":   {`{"ns":0,"ew":1012}`, `{"ns":1012,"ew":0}`},
		"noshow": {`{"noShow":"ns"}`, `{"noShow":"ew"}`},
	}[result][seat]
	return tournament.CorrectResult{
		Replaces: s.State.Current(tournament.TableKey{Seating: r.Seating, Table: table.Number}).ID, Reason: "бланк", Result: []byte(raw),
	}
}

// TestCancelledListComesBack: the list of a cut stands when a result is corrected; the round
// is cancelled after that, and the cancelling can be undone: the round is there again as it
// was published.
func TestCancelledListComesBack(t *testing.T) {
	s := listed(t)
	s.Must(t, corrected(t, s, "lost"))
	if len(s.State.Outdated()) != 1 {
		t.Fatalf("the correction gives the same list: %+v", s.State.Outdated())
	}
	before := rulestest.Dump(s.State)
	cancel := s.Must(t, tournament.RoundCancelled{Seating: s.seat})
	s.Must(t, tournament.Undone{Target: cancel})
	if diff := rulestest.Diff(rulestest.Dump(s.State), before); diff != "" {
		t.Errorf("after the cancelling and its undo:\n%s", diff)
	}
}

// TestCorrectionUnderListRedone: a correction by which a pair didn't come to round 2, though it
// sits in the published round 3, is taken back and brought back.
func TestCorrectionUnderListRedone(t *testing.T) {
	s := listed(t)
	s.Must(t, corrected(t, s, "noshow"))
	before, correction := rulestest.Dump(s.State), s.entryOf(t, 2)
	s.Must(t, tournament.Undone{Target: correction})
	s.Must(t, tournament.Redone{Target: correction})
	if diff := rulestest.Diff(rulestest.Dump(s.State), before); diff != "" {
		t.Errorf("after undo and redo:\n%s", diff)
	}
}

// entryOf is the last correction of a round's result.
func (s *scene) entryOf(t *testing.T, round int) string {
	t.Helper()
	for _, j := range slices.Backward(s.State.Journal()) {
		if j.Body.Kind() == tournament.KindCorrect && j.Round == round {
			return j.ID
		}
	}
	t.Fatal("nothing was corrected")
	return ""
}
