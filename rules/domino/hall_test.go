package domino

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
)

// hall plays a tournament by hand: it does to a history what the engine does.
type hall struct {
	t   testing.TB
	h   *rules.History
	reg Regulation
}

// newHall registers players by "name" or "name/team".
func newHall(t testing.TB, players ...string) *hall {
	h := &rules.History{Regulation: ID, Edition: Edition, Params: rules.Defaults(New().Params())}
	for i, p := range players {
		name, team, _ := strings.Cut(p, "/")
		h.Entrants = append(h.Entrants, &rules.Entrant{
			ID: rules.EntrantID(name), Number: i + 1, Players: []string{name}, Team: team, Joined: 1,
		})
	}
	return &hall{t: t, h: h}
}

// numbered are n players p01, p02, … in the given number of teams, none if 0.
func numbered(n, teams int) []string {
	var list []string
	for i := range n {
		name := fmt.Sprintf("p%02d", i+1)
		if teams > 0 {
			name += fmt.Sprintf("/t%d", i%teams)
		}
		list = append(list, name)
	}
	return list
}

func (l *hall) set(key string, v rules.Value) *hall {
	l.h.Params = l.h.Params.With(rules.Params{key: v})
	return l
}

func (l *hall) plan() rules.Plan {
	l.t.Helper()
	p, err := l.reg.Next(l.h)
	if err != nil {
		l.t.Fatalf("Next after round %d: %v", len(l.h.Rounds), err)
	}
	return p
}

// seat publishes the next round by the regulation.
func (l *hall) seat(seed string) *rules.Round {
	l.t.Helper()
	p := l.plan()
	if p.Finished || p.NeedLot != nil {
		l.t.Fatalf("no round to seat: %+v", p)
	}
	s, err := l.reg.Seat(l.h, p, seed)
	if err != nil {
		l.t.Fatal(err)
	}
	if notices, err := l.reg.CheckSeating(l.h, p, s); err != nil {
		l.t.Fatalf("the seating of round %d doesn't pass its own check: %v (%v)", p.Round, err, notices)
	}
	return l.publish(s)
}

// publish makes a seating the next round.
func (l *hall) publish(s rules.Seating) *rules.Round {
	r := &rules.Round{
		Number: s.Round, Stage: s.Stage, System: s.System, Algo: s.Algo, Seed: s.Seed,
		Params: l.h.Params, Published: true, Through: s.Through, Byes: s.Byes,
	}
	for _, t := range s.Tables {
		r.Tables = append(r.Tables, &rules.Table{Number: t.Table, Group: t.Group, Seats: t.Seats, Why: t.Why})
	}
	l.h.Rounds = append(l.h.Rounds, r)
	return r
}

// enter gives a table its result.
func (l *hall) enter(r *rules.Round, t *rules.Table, result Result) {
	l.t.Helper()
	ctx := rules.TableContext{Seats: 2, Stage: r.Stage, Judge: -1}
	for i, id := range t.Seats {
		if id == rules.Judge {
			ctx.Judge = i
		}
	}
	read, err := l.reg.ReadResult(result.Canonical())
	if err != nil {
		l.t.Fatal(err)
	}
	score, err := l.reg.Score(l.h.ParamsOf(r.Number), ctx, read)
	if err != nil {
		l.t.Fatalf("round %d table %d: %v", r.Number, t.Number, err)
	}
	t.Result, t.Score = read, &score
}

// round seats "a-b" pairs by hand as a round of the plan's stage and enters results
// written "a-b 101:50 60:101"; a trailing "!" marks an unfinished party.
func (l *hall) round(stage rules.Stage, lines ...string) *rules.Round {
	l.t.Helper()
	s := rules.Seating{Round: len(l.h.Rounds) + 1, Stage: stage, System: rules.SystemManual}
	var results []Result
	for i, line := range lines {
		fields := strings.Fields(line)
		names, group, _ := strings.Cut(fields[0], "@")
		a, b, _ := strings.Cut(names, "-")
		s.Tables = append(s.Tables, rules.SeatedTable{Table: i + 1, Group: group, Seats: []rules.EntrantID{rules.EntrantID(a), rules.EntrantID(b)}})
		results = append(results, parties(l.t, fields[1:]...))
	}
	r := l.publish(s)
	for i, t := range r.Tables {
		l.enter(r, t, results[i])
	}
	r.Closed = true
	return r
}

func parties(t testing.TB, list ...string) Result {
	t.Helper()
	var r Result
	for _, text := range list {
		var p Party
		body := strings.TrimSuffix(text, "!")
		p.Unfinished = body != text
		if _, err := fmt.Sscanf(body, "%d:%d", &p.A, &p.B); err != nil {
			t.Fatalf("party %q: %v", text, err)
		}
		r.Parties = append(r.Parties, p)
	}
	return r
}

// finish enters a result at every table of the last round, and closes it.
func (l *hall) finish(result func(r *rules.Round, t *rules.Table) Result) {
	l.t.Helper()
	r := l.h.Rounds[len(l.h.Rounds)-1]
	for _, t := range r.Tables {
		l.enter(r, t, result(r, t))
	}
	r.Closed = true
}

// invented enters random results.
func (l *hall) invented(rnd *draw.Rand) {
	l.t.Helper()
	l.finish(func(r *rules.Round, t *rules.Table) Result {
		return l.reg.RandomResult(l.h, t, r.Stage, rnd.Intn).(Result)
	})
}

func (l *hall) leave(id rules.EntrantID, after int) {
	l.h.Entrant(id).Leave = &rules.Leave{After: after, Kind: rules.LeaveWithdrawn}
}

// refuse says after the last round that these don't play the final.
func (l *hall) refuse(ids ...rules.EntrantID) *hall {
	for _, id := range ids {
		l.h.Refused = append(l.h.Refused, rules.Refusal{Entrant: id, After: len(l.h.Rounds)})
	}
	return l
}

// places are the ids in the order of the standing now, shared places joined by "=".
func (l *hall) places() string {
	s := l.reg.Standing(l.h, len(l.h.Rounds))
	var b strings.Builder
	for i, line := range s.Lines {
		if i > 0 {
			b.WriteByte(' ')
			if line.Place == s.Lines[i-1].Place {
				b.WriteByte('=')
			}
		}
		b.WriteString(string(line.Entrant))
	}
	return b.String()
}

// line is an entrant's line in the standing after round n.
func (l *hall) line(n int, id rules.EntrantID) rules.StandingLine {
	s := l.reg.Standing(l.h, n)
	return *s.Line(id)
}

// tables writes a round: "a-b c-judge".
func tables(r *rules.Round) string {
	var list []string
	for _, t := range r.Tables {
		text := fmt.Sprintf("%s-%s", t.Seats[0], t.Seats[1])
		if t.Group != "" {
			text += "@" + t.Group
		}
		list = append(list, text)
	}
	return strings.Join(list, " ")
}
