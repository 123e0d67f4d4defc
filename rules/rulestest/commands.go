package rulestest

import (
	"fmt"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// AnyCommand draws a command that somebody might give in a tournament of paired belote.
// Many are refused: that is a part of the test.
func AnyCommand(t *rapid.T, s *tournament.State) tournament.Command {
	if !s.Created() {
		return tournament.Create(mustFind(s), tournament.Details{Name: "Проба"}, rules.Params{
			"rounds": rapid.IntRange(1, 4).Draw(t, "rounds"), "swissRounds": 2, "cuts": [][2]int{{2, 4}}, "final": false,
		})
	}
	d := drawn{t, s}
	if d.int("onward", 0, 1) == 1 {
		return d.onward()
	}
	return d.one([]func() tournament.Command{
		d.register, d.result, d.undo, d.redo,
		d.correct, d.clear, d.fine, d.revoke, d.leave, d.exchange, d.clock, d.permit, d.lot,
		d.ruling, d.note, d.person, d.params, d.cancel, d.reopen, d.finish, d.confirm, d.replace, d.resolve, d.deal,
	})
}

// mustFind is belote, by the state's own look-up.
func mustFind(s *tournament.State) rules.Regulation {
	reg, ok := s.Find("belote-pairs")
	if !ok {
		panic("rulestest: the look-up has no belote-pairs")
	}
	return reg
}

// drawn makes commands from random numbers and a state.
type drawn struct {
	t *rapid.T
	s *tournament.State
}

func (d drawn) int(label string, low, high int) int {
	return rapid.IntRange(low, high).Draw(d.t, label)
}

func (d drawn) one(list []func() tournament.Command) tournament.Command {
	return list[d.int("command", 0, len(list)-1)]()
}

// entrant is one of the entrants, or a stranger.
func (d drawn) entrant() rules.EntrantID {
	i := d.int("entrant", 0, len(d.s.Entrants))
	if i == len(d.s.Entrants) {
		return "ffffffffffffffffffffffffffffffff"
	}
	return d.s.Entrants[i].ID
}

// event is the id of one of the last events.
func (d drawn) event() string {
	events := d.s.Events()
	return events[len(events)-1-d.int("event", 0, min(12, len(events)-1))].ID
}

func (d drawn) last() (seating string, round, tables int) {
	if r := d.s.LastRound(); r != nil {
		return r.Seating, r.Number, len(r.Tables)
	}
	return "", 0, 0
}

func (d drawn) typed() []byte {
	return []byte(d.resultForms()[d.int("form", 0, 5)])
}

func (d drawn) resultForms() []string {
	n := d.int("loser", 0, 1000)
	return []string{
		fmt.Sprintf(`{"ns":1001,"ew":%d}`, n), fmt.Sprintf(`{"ns":%d,"ew":1012}`, n), fmt.Sprintf(`{"ns":%d,"ew":300,"unfinished":true}`, n),
		`{"ns":1040,"ew":1020,"lastDeclarer":"ns"}`, `{"noShow":"ew"}`, `{"awardedTo":"ns"}`,
	}
}

// onward is the step that a judge would take next.
func (d drawn) onward() tournament.Command {
	r := d.s.LastRound()
	switch {
	case len(d.s.Entrants) < 6:
		return d.register()
	case r == nil || r.Closed:
		return tournament.SeatRound{}
	case !r.Published:
		return tournament.RoundPublished{Seating: r.Seating}
	case len(tournament.Missing(r)) > 0:
		return tournament.EnterResult{Seating: r.Seating, Table: tournament.Missing(r)[0], Result: d.typed()}
	default:
		return tournament.RoundClosed{Seating: r.Seating}
	}
}

func (d drawn) register() tournament.Command {
	n := d.int("name", 0, 30)
	p := tournament.Person{Players: []string{fmt.Sprintf("Игрок%d", n), fmt.Sprintf("Партнёр%d", n)}, Seed: d.int("seed", 0, 1)}
	if len(d.s.Rounds) > 0 {
		return tournament.RegisterLate{Person: p}
	}
	return tournament.EntrantRegistered{Person: p}
}

func (d drawn) result() tournament.Command {
	seating, _, tables := d.last()
	return tournament.EnterResult{Seating: seating, Table: d.int("table", 0, tables), Result: d.typed()}
}

// entry is a result that counts somewhere, or "".
func (d drawn) entry() string {
	if len(d.s.Rounds) == 0 {
		return ""
	}
	r := d.s.Rounds[d.int("round", 0, len(d.s.Rounds)-1)]
	e := d.s.Current(tournament.TableKey{Seating: r.Seating, Table: d.int("table", 1, len(r.Tables))})
	if e == nil {
		return ""
	}
	return e.ID
}

func (d drawn) correct() tournament.Command {
	return tournament.CorrectResult{Replaces: d.entry(), Reason: "проверка", Result: d.typed()}
}

func (d drawn) clear() tournament.Command { return tournament.ResultCleared{Replaces: d.entry()} }

func (d drawn) confirm() tournament.Command { return tournament.ResultConfirmed{Target: d.entry()} }

func (d drawn) undo() tournament.Command { return tournament.Undone{Target: d.event()} }

func (d drawn) redo() tournament.Command {
	for _, e := range d.s.Events() {
		if d.s.OutcomeOf(e.ID).UndoneBy != "" && d.int("redo", 0, 1) == 1 {
			return tournament.Redone{Target: e.ID}
		}
	}
	return tournament.Redone{Target: d.event()}
}

func (d drawn) fine() tournament.Command {
	_, round, _ := d.last()
	return tournament.FineGiven{Entrant: d.entrant(), Round: round, Points: rules.Half(d.int("points", -2, 0)), Whists: -100, Cause: tournament.CauseRuling}
}

func (d drawn) revoke() tournament.Command {
	target := d.event()
	if n := len(d.s.FineList); n > 0 {
		target = d.s.FineList[d.int("fine", 0, n-1)].ID
	}
	return tournament.FineRevoked{Target: target, Reason: "проверка"}
}

func (d drawn) leave() tournament.Command {
	_, round, _ := d.last()
	return d.one([]func() tournament.Command{
		func() tournament.Command {
			return tournament.EntrantWithdrawn{Entrant: d.entrant(), After: d.int("after", 0, round)}
		},
		func() tournament.Command {
			return tournament.EntrantExcluded{Entrant: d.entrant(), After: round, Reason: "проверка"}
		},
		func() tournament.Command { return tournament.EntrantDeleted{Entrant: d.entrant()} },
	})
}

func (d drawn) exchange() tournament.Command {
	seating, _, _ := d.last()
	return tournament.SeatsExchanged{Seating: seating, A: d.entrant(), B: d.entrant()}
}

func (d drawn) clock() tournament.Command {
	seating, _, _ := d.last()
	steps := []tournament.ClockStep{tournament.ClockStart, tournament.ClockPause, tournament.ClockResume, tournament.ClockExtend, tournament.ClockStop, tournament.ClockLastDeal, tournament.ClockCorrect}
	return tournament.ClockSet{Seating: seating, Step: steps[d.int("step", 0, len(steps)-1)], Seconds: 60}
}

func (d drawn) permit() tournament.Command {
	seating, _, tables := d.last()
	return tournament.PlayPermitted{Seating: seating, Table: d.int("table", 1, max(1, tables)), Permit: d.int("permit", 0, 1) == 1}
}

func (d drawn) lot() tournament.Command {
	plan, err := d.s.Plan()
	_, round, _ := d.last()
	if err == nil && len(plan.NeedLot) > 0 {
		return tournament.DrawLot{Round: round, Among: plan.NeedLot[0]}
	}
	return tournament.DrawLot{Round: round, Among: []rules.EntrantID{d.entrant(), d.entrant()}}
}

func (d drawn) ruling() tournament.Command {
	if n := len(d.s.Rulings); n > 0 && d.int("lift", 0, 2) == 0 {
		return tournament.ReminderLifted{Ruling: d.s.Rulings[n-1].ID}
	}
	_, round, _ := d.last()
	return tournament.All{
		tournament.RulingMade{Round: round, Entrant: d.entrant(), Note: "проверка"},
		tournament.WarningGiven{Round: round, Entrant: d.entrant(), Reason: "проверка"},
	}
}

func (d drawn) note() tournament.Command {
	if n := len(d.s.Notes); n > 0 && d.int("decide", 0, 1) == 1 {
		return tournament.NoteDecided{Target: d.s.Notes[n-1].ID, Text: "отклонён"}
	}
	return tournament.NoteMade{Type: tournament.NoteProtest, Text: "проверка"}
}

func (d drawn) person() tournament.Command {
	n := d.int("name", 0, 30)
	return d.one([]func() tournament.Command{
		func() tournament.Command {
			return tournament.EntrantEdited{Entrant: d.entrant(), Person: tournament.Person{Players: []string{fmt.Sprintf("Другой%d", n), "Партнёр"}, Team: "Заря"}}
		},
		func() tournament.Command {
			return tournament.PlayerReplaced{Entrant: d.entrant(), Player: 1, Name: fmt.Sprintf("Запасной%d", n), Reason: "болезнь"}
		},
		func() tournament.Command { return tournament.DeviceLabelled{Label: "Телефон у входа"} },
		func() tournament.Command {
			return tournament.DetailsChanged{Details: tournament.Details{Name: fmt.Sprintf("Проба %d", n)}}
		},
	})
}

func (d drawn) params() tournament.Command {
	changes := []rules.Params{
		{"rounds": 2}, {"rounds": 4}, {"marsLimit": 401}, {"secondCheck": d.int("check", 0, 1) == 1}, {"latePoints": rules.Half(-1)}, {"cuts": [][2]int{}},
	}
	return tournament.ParamsChanged{Params: tournament.Resolve(d.s.Rule, changes[d.int("params", 0, len(changes)-1)])}
}

func (d drawn) cancel() tournament.Command {
	seating, _, _ := d.last()
	return tournament.RoundCancelled{Seating: seating}
}

// reopen opens the last round or, under a draft, the one before.
func (d drawn) reopen() tournament.Command {
	seating, round, _ := d.last()
	if before := d.s.Round(round - 1); before != nil && d.int("before", 0, 1) == 1 {
		seating = before.Seating
	}
	return tournament.RoundReopened{Seating: seating}
}

func (d drawn) finish() tournament.Command { return tournament.TournamentFinished{} }

func (d drawn) replace() tournament.Command {
	_, round, _ := d.last()
	return tournament.EntrantReplaced{Round: round, Out: d.entrant(), In: d.entrant()}
}

func (d drawn) resolve() tournament.Command {
	if len(d.s.Disputes) == 0 {
		return tournament.Resolved{Target: d.event(), Over: []string{d.event()}}
	}
	dispute := d.s.Disputes[d.int("dispute", 0, len(d.s.Disputes)-1)]
	return tournament.Resolved{Target: dispute.Others[0], Over: []string{dispute.First}}
}

func (d drawn) deal() tournament.Command {
	seating, _, tables := d.last()
	return tournament.DealAdded{Seating: seating, Table: d.int("table", 0, tables), Deal: []byte(`{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62}}`)}
}
