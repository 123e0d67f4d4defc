package tournament_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// scene is a tournament of six pairs of belote at some point, for a refused command.
type scene struct {
	*rulestest.Desk
	t    *testing.T
	ids  []rules.EntrantID
	seat string // the last seating
}

const ordinary = `{"ns":1012,"ew":640}`

// newScene has six pairs on its list. params stand over: no cuts, no final, three rounds.
func newScene(t *testing.T, params rules.Params) *scene {
	t.Helper()
	s := &scene{Desk: rulestest.NewDesk(regulations.Find, 1), t: t}
	base := rules.Params{"rounds": 3, "cuts": [][2]int{}, "final": false}
	s.Must(t, tournament.Create(regulation(t, "belote-pairs"), tournament.Details{Name: "Проба"}, base.With(params)))
	s.ids = s.Register(t, []string{"А", "Б"}, []string{"В", "Г"}, []string{"Д", "Е"}, []string{"Ж", "З"}, []string{"И", "К"}, []string{"Л", "М"})
	return s
}

func regulation(t *testing.T, id string) rules.Regulation {
	t.Helper()
	reg, ok := regulations.Find(id)
	if !ok {
		t.Fatalf("no regulation %s", id)
	}
	return reg
}

func (s *scene) drafted() *scene {
	s.Must(s.t, tournament.SeatRound{})
	s.seat = s.State.LastRound().Seating
	return s
}

func (s *scene) opened() *scene {
	s.seat = s.Open(s.t)
	return s
}

func (s *scene) entered() *scene {
	s.opened().Enter(s.t, map[int]string{0: ordinary})
	return s
}

func (s *scene) closed() *scene {
	s.entered().Close(s.t)
	return s
}

// entry is the result that counts for table n of the last seating.
func (s *scene) entry(n int) string {
	return s.State.Current(tournament.TableKey{Seating: s.seat, Table: n}).ID
}

// also does more before the refused command.
func (s *scene) also(commands ...tournament.Command) *scene {
	s.Must(s.t, commands...)
	return s
}

func (s *scene) tables() []rules.SeatedTable {
	return []rules.SeatedTable{{Table: 1, Seats: s.ids[0:2]}, {Table: 2, Seats: s.ids[2:4]}, {Table: 3, Seats: s.ids[4:6]}}
}

func (s *scene) seated(change func(b *tournament.RoundSeated)) tournament.RoundSeated {
	b := tournament.RoundSeated{Round: 1, Stage: rules.StageMain, System: rules.SystemManual, Tables: s.tables()}
	change(&b)
	return b
}

func (s *scene) params(p rules.Params) tournament.ParamsChanged {
	return tournament.ParamsChanged{Params: tournament.Resolve(s.State.Rule, p)}
}

// merged has the phone's commands merged in.
func (s *scene) merged(atPhone, atDesk func(d *rulestest.Desk)) *scene {
	phone := s.Branch(2)
	atPhone(phone)
	atDesk(s.Desk)
	s.Merge(phone)
	return s
}

// deal is one deal of a sheet.
var deal = []byte(`{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":62}}`)

// sheetless is a regulation that scores no sheets.
type sheetless struct{ rules.Regulation }

type attempt struct {
	code, field string
	try         func(t *testing.T) (*tournament.State, tournament.Command)
}

func on(s *scene, c tournament.Command) (*tournament.State, tournament.Command) { return s.State, c }

func stranger() rules.EntrantID { return rules.EntrantID(strings.Repeat("9", 32)) }

// attempts reach each code once, in the order of Codes.
var attempts = []attempt{
	{"absence.seated", "entrant", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return on(s, tournament.AbsenceDecided{Seating: s.seat, Entrant: s.ids[0]})
	}},
	{"cancel.closed", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).closed()
		return on(s, tournament.RoundCancelled{Seating: s.seat})
	}},
	{"cancel.results", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).entered()
		return on(s, tournament.RoundCancelled{Seating: s.seat})
	}},
	{"cancel.sheet", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		s.Must(t, tournament.DealAdded{Seating: s.seat, Table: 2, Deal: deal})
		return on(s, tournament.RoundCancelled{Seating: s.seat})
	}},
	{"clock.lastDeal", "step", clockAfter(tournament.ClockLastDeal, tournament.ClockStart, tournament.ClockLastDeal)},
	{"clock.notPaused", "step", clockAfter(tournament.ClockResume, tournament.ClockStart)},
	{"clock.notRunning", "step", clockAfter(tournament.ClockPause, tournament.ClockStart, tournament.ClockPause)},
	{"clock.notStarted", "step", clockAfter(tournament.ClockExtend)},
	{"clock.seconds", "seconds", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return on(s, tournament.ClockSet{Seating: s.seat, Step: tournament.ClockStart, Seconds: 50_000})
	}},
	{"clock.started", "step", clockAfter(tournament.ClockStart, tournament.ClockStart)},
	{"clock.step", "step", clockAfter("jump")},
	{"command.unknown", "", func(t *testing.T) (*tournament.State, tournament.Command) { return on(newScene(t, nil), nil) }},
	{"confirm.twice", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).entered()
		s.Must(t, tournament.ResultConfirmed{Target: s.entry(1)})
		return on(s, tournament.ResultConfirmed{Target: s.entry(1)})
	}},
	{"created.missing", "", func(t *testing.T) (*tournament.State, tournament.Command) {
		return tournament.New(regulations.Find), tournament.SeatRound{}
	}},
	{"created.twice", "", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		return on(s, tournament.Create(s.State.Rule, tournament.Details{Name: "Ещё"}, nil))
	}},
	{"deal.unknown", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return on(s, tournament.DealRemoved{Seating: s.seat, Table: 1, Target: "x"})
	}},
	{"details.name", "name", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.DetailsChanged{Details: tournament.Details{Name: " "}})
	}},
	{"details.officials", "officials", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.DetailsChanged{Details: tournament.Details{Name: "Проба", Officials: make([]tournament.Official, 41)}})
	}},
	{"entrant.duplicate", "players.0", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.EntrantRegistered{Person: tournament.Person{Players: []string{"а", "б"}}})
	}},
	{"entrant.late", "late", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.EntrantRegistered{Person: tournament.Person{Players: []string{"Н", "О"}}, Late: 3})
	}},
	{"entrant.many", "players", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		s.State.Entrants = make([]*rules.Entrant, tournament.MaxEntrants)
		return on(s, tournament.EntrantRegistered{Person: tournament.Person{Players: []string{"Н", "О"}}})
	}},
	{"entrant.name", "players.1", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.EntrantRegistered{Person: tournament.Person{Players: []string{"Н", " "}}})
	}},
	{"entrant.number", "seed", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.EntrantRegistered{Person: tournament.Person{Players: []string{"Н", "О"}, Seed: -1}})
	}},
	{"entrant.player", "player", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		return on(s, tournament.PlayerReplaced{Entrant: s.ids[0], Player: 2, Name: "Н", Reason: "болезнь"})
	}},
	{"entrant.players", "players", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.EntrantRegistered{Person: tournament.Person{Players: []string{"Н"}}})
	}},
	{"entrant.seated", "entrant", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).drafted()
		return on(s, tournament.EntrantDeleted{Entrant: s.ids[0]})
	}},
	{"entrant.space", "players.0", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.EntrantRegistered{Person: tournament.Person{Players: []string{" Н", "О"}}})
	}},
	{"entrant.started", "", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil).opened(), tournament.EntrantRegistered{Person: tournament.Person{Players: []string{"Н", "О"}}})
	}},
	{"entrant.unknown", "entrant", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.EntrantDeleted{Entrant: stranger()})
	}},
	{"exchange.seats", "a", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).drafted()
		return on(s, tournament.SeatsExchanged{Seating: s.seat, A: s.ids[0], B: s.ids[0]})
	}},
	{"fine.cause", "cause", fineOf(tournament.FineGiven{Points: -2, Cause: "spite"})},
	{"fine.positive", "points", fineOf(tournament.FineGiven{Points: 2, Cause: tournament.CauseRuling, Reason: "грубость"})},
	{"fine.nothing", "points", fineOf(tournament.FineGiven{Cause: tournament.CauseRuling})},
	{"fine.points", "points", fineOf(tournament.FineGiven{Points: -401, Cause: tournament.CauseRuling})},
	{"fine.revoked", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		fine := s.Must(t, tournament.FineGiven{Entrant: s.ids[0], Points: -2, Cause: tournament.CauseRuling})
		s.Must(t, tournament.FineRevoked{Target: fine, Reason: "ошибка"})
		return on(s, tournament.FineRevoked{Target: fine, Reason: "ошибка"})
	}},
	{"fine.unknown", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.FineRevoked{Target: "x", Reason: "ошибка"})
	}},
	{"fine.whists", "whists", fineOf(tournament.FineGiven{Whists: -5001, Cause: tournament.CauseRuling})},
	{"finish.early", "", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil).closed(), tournament.TournamentFinished{})
	}},
	{"finish.open", "", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil).entered(), tournament.TournamentFinished{})
	}},
	{"finished", "", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, rules.Params{"rounds": 1}).closed().also(tournament.TournamentFinished{})
		return on(s, tournament.RoundReopened{Seating: s.seat})
	}},
	{"join.full", "table", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		seventh := s.Register(t, []string{"Н", "О"})[0]
		s.opened()
		return on(s, tournament.TableJoined{Seating: s.seat, Table: 1, Entrant: seventh})
	}},
	{"leave.played", "after", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).entered()
		return on(s, tournament.EntrantWithdrawn{Entrant: s.ids[0], After: 0})
	}},
	{"leave.round", "after", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		return on(s, tournament.EntrantWithdrawn{Entrant: s.ids[0], After: 1})
	}},
	{"skip.seated", "round", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return s.State, tournament.RoundSkipped{Entrant: s.ids[0], Round: 1}
	}},
	{"skip.twice", "round", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened().also(tournament.RegisterLate{Person: tournament.Person{Players: []string{"Н", "О"}}})
		late := s.State.Entrants[6].ID
		return s.State, tournament.RoundSkipped{Entrant: late, Round: 1}
	}},
	{"leave.twice", "entrant", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		s.Must(t, tournament.EntrantWithdrawn{Entrant: s.ids[0]})
		return on(s, tournament.EntrantExcluded{Entrant: s.ids[0], Reason: "правило"})
	}},
	{"lot.few", "order", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		return on(s, tournament.DrawLot{Among: s.ids[:1]})
	}},
	{"lift.twice", "ruling", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		ruling := s.Must(t, tournament.RulingMade{Entrant: s.ids[0], Irregularity: "P4"})
		s.Must(t, tournament.ReminderLifted{Ruling: ruling})
		return on(s, tournament.ReminderLifted{Ruling: ruling})
	}},
	{"lift.unknown", "ruling", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.ReminderLifted{Ruling: "x"})
	}},
	{"lot.needed", "", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, rules.Params{"cuts": [][2]int{{1, 4}}}).closed(), tournament.SeatRound{})
	}},
	{"note.decided", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		note := s.Must(t, tournament.NoteMade{Type: tournament.NoteProtest, Text: "за стол"})
		s.Must(t, tournament.NoteDecided{Target: note, Text: "отклонён"})
		return on(s, tournament.NoteDecided{Target: note, Text: "принят"})
	}},
	{"note.type", "type", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.NoteMade{Type: "poem", Text: "о сдаче"})
	}},
	{"note.unknown", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.NoteDecided{Target: "x", Text: "принят"})
	}},
	{"param.fixed", "params.fixed", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		s.State.Rule = fixing{s.State.Rule}
		return on(s, tournament.ParamsChanged{Params: tournament.ParamSet{{Key: "fixed", Value: 2}}})
	}},
	{"param.missing", "params.rounds", func(t *testing.T) (*tournament.State, tournament.Command) {
		created := tournament.Create(regulation(t, "belote-pairs"), tournament.Details{Name: "Проба"}, nil)
		created.Params = slices.DeleteFunc(created.Params, func(v tournament.ParamValue) bool { return v.Key == "rounds" })
		return tournament.New(regulations.Find), created
	}},
	{"param.seated", "params.rounds", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).closed().drafted()
		return on(s, s.params(rules.Params{"rounds": 1, "swissRounds": 1}))
	}},
	{"param.nothing", "params", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.ParamsChanged{})
	}},
	{"param.twice", "params.rounds", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.ParamsChanged{Params: tournament.ParamSet{{Key: "rounds", Value: 4}, {Key: "rounds", Value: 5}}})
	}},
	{"param.unknown", "params.laps", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.ParamsChanged{Params: tournament.ParamSet{{Key: "laps", Value: 4}}})
	}},
	{"reason.missing", "reason", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).entered()
		return on(s, tournament.CorrectResult{Replaces: s.entry(1), Reason: " ", Result: []byte(ordinary)})
	}},
	{"redo.notUndone", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return on(s, tournament.Redone{Target: s.seat})
	}},
	{"redo.taken", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).entered()
		old := s.entry(1)
		s.Must(t, tournament.Undone{Target: old}, tournament.EnterResult{Seating: s.seat, Table: 1, Result: []byte(`{"ns":1,"ew":1001}`)})
		return on(s, tournament.Redone{Target: old})
	}},
	{"refill.started", "tables", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).entered()
		return on(s, tournament.TablesRefilled{Seating: s.seat, Tables: s.tables()})
	}},
	{"refuse.twice", "entrant", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		s.Must(t, tournament.FinalRefused{Entrant: s.ids[0]})
		return on(s, tournament.FinalRefused{Entrant: s.ids[0]})
	}},
	{"regulation.edition", "rules", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		return on(s, tournament.RulesUpgraded{Rules: 99})
	}},
	{"edition.back", "rules", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		return on(s, tournament.RulesUpgraded{Rules: s.State.Edition})
	}},
	{"edition.none", "rules", func(t *testing.T) (*tournament.State, tournament.Command) {
		return tournament.New(regulations.Find), tournament.Created{Regulation: "belote-pairs", Rules: 0, Details: tournament.Details{Name: "Проба"}}
	}},
	{"regulation.unknown", "regulation", func(t *testing.T) (*tournament.State, tournament.Command) {
		return tournament.New(regulations.Find), tournament.Created{Regulation: "chess", Rules: 1, Details: tournament.Details{Name: "Проба"}}
	}},
	{"reopen.seated", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).closed()
		first := s.seat
		return on(s.opened(), tournament.RoundReopened{Seating: first})
	}},
	{"replace.closed", "round", func(t *testing.T) (*tournament.State, tournament.Command) {
		s, out, in := cutTo4(t)
		s.Enter(t, map[int]string{0: ordinary})
		s.Close(t)
		return on(s, tournament.EntrantReplaced{Round: 2, Out: out, In: in})
	}},
	{"replace.in", "in", func(t *testing.T) (*tournament.State, tournament.Command) {
		s, out, _ := cutTo4(t)
		return on(s, tournament.EntrantReplaced{Round: 2, Out: out, In: out})
	}},
	{"replace.out", "out", func(t *testing.T) (*tournament.State, tournament.Command) {
		s, _, in := cutTo4(t)
		return on(s, tournament.EntrantReplaced{Round: 2, Out: in, In: in})
	}},
	{"replace.played", "out", func(t *testing.T) (*tournament.State, tournament.Command) {
		s, out, in := cutTo4(t)
		s.Enter(t, map[int]string{0: ordinary})
		return on(s, tournament.EntrantReplaced{Round: 2, Out: out, In: in})
	}},
	{"replace.round", "round", func(t *testing.T) (*tournament.State, tournament.Command) {
		s, out, in := cutTo4(t)
		return on(s, tournament.EntrantReplaced{Round: 7, Out: out, In: in})
	}},
	{"resolve.impossible", "over", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).drafted()
		return on(s, tournament.Resolved{Target: s.seat, Over: []string{s.State.Events()[0].ID}})
	}},
	{"resolve.nothing", "over", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return on(s, tournament.Resolved{Target: s.seat})
	}},
	{"resolve.unknown", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return on(s, tournament.Resolved{Target: s.seat, Over: []string{"x"}})
	}},
	{"result.entrants", "entrants", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return on(s, tournament.ResultEntered{Seating: s.seat, Table: 1, Entrants: []rules.EntrantID{stranger(), s.ids[0]}, Result: []byte(ordinary)})
	}},
	{"result.exists", "table", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).entered()
		return on(s, tournament.EnterResult{Seating: s.seat, Table: 1, Result: []byte(ordinary)})
	}},
	{"result.stale", "replaces", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).entered()
		old := s.entry(1)
		s.Must(t, tournament.CorrectResult{Replaces: old, Reason: "бланк", Result: []byte(ordinary)})
		return on(s, tournament.CorrectResult{Replaces: old, Reason: "бланк", Result: []byte(ordinary)})
	}},
	{"result.unknown", "replaces", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil).opened(), tournament.ResultCleared{Replaces: "x"})
	}},
	{"round.closed", "replaces", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).closed()
		return on(s, tournament.ResultCleared{Replaces: s.entry(1)})
	}},
	{"merge.unsettled", "", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		closing := s.unsettled()
		return on(s, tournament.Undone{Target: closing})
	}},
	{"round.disputed", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		enter := func(d *rulestest.Desk) { d.Enter(t, map[int]string{0: ordinary}) }
		return on(s.merged(enter, enter), tournament.RoundClosed{Seating: s.seat})
	}},
	{"round.missing", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return on(s, tournament.RoundClosed{Seating: s.seat})
	}},
	{"round.none", "", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, rules.Params{"rounds": 1}).closed(), tournament.SeatRound{})
	}},
	{"round.open", "", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil).opened(), tournament.SeatRound{})
	}},
	{"round.unconfirmed", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		d := rulestest.NewDesk(regulations.Find, 1)
		d.Must(t, tournament.Create(regulation(t, "domino-1x1"), tournament.Details{Name: "Проба"}, rules.Params{tournament.ParamSecondCheck: true}))
		d.Register(t, []string{"А"}, []string{"Б"}, []string{"В"}, []string{"Г"})
		seating := d.Open(t)
		d.Enter(t, map[int]string{0: `{"parties":[{"a":117,"b":64},{"a":88,"b":109}]}`})
		return d.State, tournament.RoundClosed{Seating: seating}
	}},
	{"ruling.option", "option", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.RulingMade{Option: 21, Note: "решение"})
	}},
	{"ruling.unknown", "irregularity", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.RulingMade{Irregularity: "Z99"})
	}},
	{"seating.disputed", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		open := func(d *rulestest.Desk) { d.Open(t) }
		s.merged(open, func(d *rulestest.Desk) { s.entered() })
		return on(s, tournament.RoundClosed{Seating: s.seat})
	}},
	{"seating.draft", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).drafted()
		return on(s, tournament.RoundClosed{Seating: s.seat})
	}},
	{"seating.empty", "tables", seatedAs(func(b *tournament.RoundSeated) { b.Tables = nil })},
	{"seating.exists", "round", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).closed()
		return on(s, s.seated(func(*tournament.RoundSeated) {}))
	}},
	{"seating.gone", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).drafted()
		s.Must(t, tournament.RoundCancelled{Seating: s.seat})
		return on(s, tournament.RoundPublished{Seating: s.seat})
	}},
	{"seating.published", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return on(s, tournament.SeatsExchanged{Seating: s.seat, A: s.ids[0], B: s.ids[1]})
	}},
	{"seating.round", "round", seatedAs(func(b *tournament.RoundSeated) { b.Round = 2 })},
	{"seating.size", "tables", seatedAs(func(b *tournament.RoundSeated) { b.Tables[0].Seats = b.Tables[0].Seats[:1] })},
	{"seating.stage", "stage", seatedAs(func(b *tournament.RoundSeated) { b.Stage = "quarter" })},
	{"seating.system", "system", seatedAs(func(b *tournament.RoundSeated) { b.System = "" })},
	{"seating.why", "tables", seatedAs(func(b *tournament.RoundSeated) { b.Tables[0].Why = &rules.Reason{Code: "met", A: -1} })},
	{"seating.stale", "seating", func(t *testing.T) (*tournament.State, tournament.Command) {
		// Five pairs, four go on; the fifth withdraws: nobody is cut any more.
		s := newScene(t, rules.Params{"cuts": [][2]int{{1, 4}}})
		s.Must(t, tournament.EntrantDeleted{Entrant: s.ids[5]})
		s.opened().Enter(t, map[int]string{1: `{"ns":1001,"ew":900}`, 2: `{"ns":1001,"ew":800}`})
		s.Close(t)
		s.drafted()
		for _, id := range s.ids[:5] {
			if !slices.Contains(s.State.LastRound().Through, id) {
				s.Must(t, tournament.EntrantWithdrawn{Entrant: id, After: 1})
			}
		}
		return on(s, tournament.RoundPublished{Seating: s.seat})
	}},
	{"seating.table", "tables", seatedAs(func(b *tournament.RoundSeated) { b.Tables[1].Table = 1 })},
	{"seats.twice", "tables", seatedAs(func(b *tournament.RoundSeated) { b.Tables[1].Seats = b.Tables[0].Seats })},
	{"seats.unknown", "byes", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		s.Must(t, tournament.RegisterLate{Person: tournament.Person{Players: []string{"Н", "О"}}}, tournament.RoundCancelled{Seating: s.seat})
		late := s.State.Entrants[6].ID
		return on(s, s.seated(func(b *tournament.RoundSeated) { b.Byes = []rules.EntrantID{late} }))
	}},
	{"sheet.long", "deal", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		more := tournament.DealAdded{Seating: s.seat, Table: 1, Deal: deal}
		for range 500 {
			s.Must(t, more)
		}
		return on(s, more)
	}},
	{"sheet.none", "deal", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		s.State.Rule = sheetless{s.State.Rule}
		return on(s, tournament.DealAdded{Seating: s.seat, Table: 1, Deal: deal})
	}},
	{"sheet.setup", "setup", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return on(s, tournament.SheetSet{Seating: s.seat, Table: 1, Setup: []byte("[]")})
	}},
	{"table.unknown", "table", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		return on(s, tournament.PlayPermitted{Seating: s.seat, Table: 4, Permit: true})
	}},
	{"text.control", "players.0", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.EntrantRegistered{Person: tournament.Person{Players: []string{"Н\u202e", "О"}}})
	}},
	{"text.long", "label", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.DeviceLabelled{Label: strings.Repeat("я", 81)})
	}},
	{"undo.created", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		return on(s, tournament.Undone{Target: s.State.Events()[0].ID})
	}},
	{"undo.needed", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).closed()
		end := s.State.Events()[len(s.State.Events())-1].ID
		return on(s.opened(), tournament.Undone{Target: end})
	}},
	{"undo.twice", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).drafted()
		s.Must(t, tournament.Undone{Target: s.seat})
		return on(s, tournament.Undone{Target: s.seat})
	}},
	{"undo.undo", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).drafted()
		return on(s, tournament.Undone{Target: s.Must(t, tournament.Undone{Target: s.seat})})
	}},
	{"undo.unknown", "target", func(t *testing.T) (*tournament.State, tournament.Command) {
		return on(newScene(t, nil), tournament.Undone{Target: "x"})
	}},
}

// clockAfter gives a step of the clock after others.
func clockAfter(step tournament.ClockStep, before ...tournament.ClockStep) func(t *testing.T) (*tournament.State, tournament.Command) {
	return func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil).opened()
		for _, b := range before {
			s.Must(t, tournament.ClockSet{Seating: s.seat, Step: b, Seconds: 60})
		}
		return on(s, tournament.ClockSet{Seating: s.seat, Step: step, Seconds: 60})
	}
}

func fineOf(fine tournament.FineGiven) func(t *testing.T) (*tournament.State, tournament.Command) {
	return func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		fine.Entrant = s.ids[0]
		return on(s, fine)
	}
}

func seatedAs(change func(b *tournament.RoundSeated)) func(t *testing.T) (*tournament.State, tournament.Command) {
	return func(t *testing.T) (*tournament.State, tournament.Command) {
		s := newScene(t, nil)
		return on(s, s.seated(change))
	}
}

// cutTo4 has round 2 published after a cut to four, with one who went on and one who didn't.
func cutTo4(t *testing.T) (s *scene, out, in rules.EntrantID) {
	s = newScene(t, rules.Params{"cuts": [][2]int{{1, 4}}})
	s.opened().Enter(t, map[int]string{1: `{"ns":1001,"ew":900}`, 2: `{"ns":1001,"ew":800}`, 3: `{"ns":1001,"ew":700}`})
	s.Close(t)
	s.opened()
	through := s.State.LastRound().Through
	for _, id := range s.ids {
		if !slices.Contains(through, id) {
			in = id
		}
	}
	return s, through[0], in
}

// fixing is a regulation with a parameter that is fixed at the start.
type fixing struct{ rules.Regulation }

func (f fixing) Params() []rules.Param {
	return append(f.Regulation.Params(), rules.Param{Key: "fixed", Kind: rules.ParamInt, Scope: rules.ScopeStart, Default: 1, Min: 1, Max: 9})
}

// elsewhere are the codes that a command can't reach, with their own tests.
var elsewhere = []string{"event.kind", "merge.behind", "meta.missing", "seating.exchanged"}

// TestRefusals: every code is reached, at its field, and changes nothing.
func TestRefusals(t *testing.T) {
	reached := slices.Clone(elsewhere)
	for _, a := range attempts {
		reached = append(reached, a.code)
		t.Run(a.code, func(t *testing.T) {
			state, command := a.try(t)
			events := len(state.Events())
			meta := tournament.Meta{Device: strings.Repeat("1", 16), At: "2026-11-28T12:00:00.000Z", Seed: "a", NewID: func() string { return strings.Repeat("e", 32) }}
			got, err := tournament.Decide(state, command, meta)
			if rules.CodeOf(err) != a.code || len(got) != 0 {
				t.Fatalf("%v, want %s", err, a.code)
			}
			if field := err.(*rules.Error).Field; field != a.field {
				t.Errorf("at %q, want %q", field, a.field)
			}
			if len(state.Events()) != events {
				t.Error("a refused command left events")
			}
		})
	}
	slices.Sort(reached)
	for _, code := range tournament.Codes {
		if !slices.Contains(reached, code) {
			t.Errorf("%s is reached by no row", code)
		}
	}
	for i, code := range reached {
		if !slices.Contains(tournament.Codes, code) {
			t.Errorf("%s isn't in Codes", code)
		}
		if i > 0 && reached[i-1] == code {
			t.Errorf("%s has two rows", code)
		}
	}
}

// TestMetaMissing: a command without time, device or ids isn't decided.
func TestMetaMissing(t *testing.T) {
	whole := tournament.Meta{Device: "d", At: "t", NewID: func() string { return "i" }}
	for _, m := range []tournament.Meta{{}, {Device: "d", At: "t"}, {At: "t", NewID: whole.NewID}, {Device: "d", NewID: whole.NewID}} {
		if _, err := tournament.Decide(tournament.New(regulations.Find), tournament.SeatRound{}, m); rules.CodeOf(err) != "meta.missing" {
			t.Errorf("%+v: %v", m, err)
		}
	}
}

func TestUnknownKind(t *testing.T) {
	if _, err := tournament.DecodeBody("round.burn", []byte("{}")); rules.CodeOf(err) != "event.kind" {
		t.Error(err)
	}
}

// TestUndoMakesNoDispute: an undo that would set two events against each other is refused
// and names the later one.
func TestUndoMakesNoDispute(t *testing.T) {
	s := newScene(t, nil).entered()
	cleared := s.Must(t, tournament.ResultCleared{Replaces: s.entry(1)})
	again := s.Must(t, tournament.EnterResult{Seating: s.seat, Table: 1, Result: []byte(`{"ns":1,"ew":1001}`)})
	_, err := s.Do(tournament.Undone{Target: cleared})
	if e, ok := err.(*rules.Error); !ok || e.Code != "undo.needed" || e.Args["event"] != again {
		t.Errorf("the clearing of a table that has a result again: %v", err)
	}

	s = newScene(t, nil).drafted()
	cancelled := s.Must(t, tournament.RoundCancelled{Seating: s.seat})
	s.drafted()
	_, err = s.Do(tournament.Undone{Target: cancelled})
	if e, ok := err.(*rules.Error); !ok || e.Code != "undo.needed" || e.Args["event"] != s.seat {
		t.Errorf("the cancelling of a round that is seated again: %v", err)
	}
}
