package main

import (
	"context"
	"flag"
	"fmt"
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

var seatingCommand = command{
	name: "seating", args: "[-json] -round N ФАЙЛ",
	about: "столы этого тура",
	run:   runSeating,
}

var seatCommand = command{
	name: "seat", args: "[-json] -seed ЗЕРНО ФАЙЛ",
	about: "какой была бы рассадка следующего тура",
	run:   runSeat,
}

func runSeating(_ context.Context, s streams, args []string) error {
	flags := flag.NewFlagSet("seating", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "ответ в JSON")
	round := flags.Int("round", 0, "номер тура")
	if err := parse(flags, s, args); err != nil {
		return err
	}
	name, err := fileArgument(flags)
	if err != nil {
		return err
	}
	if !given(flags, "round") {
		return usageError("нужен номер тура: -round N")
	}
	_, state, err := openTournament(s, name)
	if err != nil {
		return err
	}
	r := state.Round(*round)
	if r == nil {
		return inFile(name, rules.Refuse("cli.round.none", "", rules.Args{"round": *round, "last": len(state.Rounds)}))
	}
	return writeSeating(s, state, rules.Seating{
		Round: r.Number, Stage: r.Stage, System: r.System, Algo: r.Algo, Seed: r.Seed, Byes: r.Byes, Tables: tournament.SeatedTables(r),
	}, *asJSON)
}

func runSeat(_ context.Context, s streams, args []string) error {
	flags := flag.NewFlagSet("seat", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "ответ в JSON")
	seed := flags.String("seed", "", "зерно жеребьёвки, любой текст")
	if err := parse(flags, s, args); err != nil {
		return err
	}
	name, err := fileArgument(flags)
	if err != nil {
		return err
	}
	if !given(flags, "seed") {
		return usageError("нужно зерно жеребьёвки: -seed ЗЕРНО")
	}
	_, state, err := openTournament(s, name)
	if err != nil {
		return err
	}
	g, err := state.Propose(*seed)
	if err != nil {
		return inFile(name, err)
	}
	return writeSeating(s, state, g, *asJSON)
}

// seating is the answer of `seating -json` and `seat -json`.
type seating struct {
	Round  int               `json:"round"`
	Stage  rules.Stage       `json:"stage"`
	System rules.System      `json:"system"`
	Algo   string            `json:"algo"`
	Seed   string            `json:"seed"`
	Bye    []rules.EntrantID `json:"bye"`
	Tables []seatingTable    `json:"tables"`
}

type seatingTable struct {
	Table   int               `json:"table"`
	Group   string            `json:"group,omitzero"` // domino in groups
	Seats   []rules.EntrantID `json:"seats"`
	Rematch bool              `json:"rematch"`
	Reason  string            `json:"reason"`

	again []rules.Rematch
	told  bool // the reason is that they meet again
}

func seatingForm(state *tournament.State, g rules.Seating) seating {
	form := seating{Round: g.Round, Stage: g.Stage, System: g.System, Algo: g.Algo, Seed: g.Seed, Bye: g.Byes}
	again := state.Rematches(g.Round, g.Tables)
	for _, t := range g.Tables {
		table := seatingTable{Table: t.Table, Group: t.Group, Seats: t.Seats, Reason: reasonText(t.Why), told: t.Why != nil && t.Why.Code == "rematch"}
		for _, r := range again {
			if r.Table == t.Table {
				table.Rematch = true
				table.again = append(table.again, r)
			}
		}
		form.Tables = append(form.Tables, table)
	}
	return form
}

// reasonText is why a table departs from plain order, "" where it doesn't.
func reasonText(why *rules.Reason) string {
	if why == nil {
		return ""
	}
	return plain(say("reason."+why.Code, rules.Args{"a": why.A, "b": why.B, "round": why.Round, "table": why.Table}))
}

func writeSeating(s streams, state *tournament.State, g rules.Seating, asJSON bool) error {
	form := seatingForm(state, g)
	if asJSON {
		return writeJSON(s, form)
	}
	title, args := "cli.seating", rules.Args{"round": g.Round, "system": say("system."+string(g.System), nil), "algo": g.Algo, "seed": g.Seed}
	if g.System == rules.SystemManual {
		title = "cli.byHand"
	}
	if _, err := fmt.Fprintf(s.out, "%s. %s\n\n", state.Details.Name, say(title, args)); err != nil {
		return err
	}
	if err := seatingGrid(state, form).write(s.out); err != nil {
		return err
	}
	if len(form.Bye) > 0 {
		fmt.Fprintf(s.out, "\n%s\n", say("cli.bye", rules.Args{"names": strings.Join(entrantNames(state, form.Bye, form.Round), "; ")}))
	}
	if g.Round > 1 {
		fmt.Fprintf(s.out, "\n%s\n", rematchText(state.Rematches(g.Round, g.Tables)))
	}
	for _, n := range g.Notices {
		fmt.Fprintln(s.out, plain(say("notice."+n.Code, n.Args)))
	}
	return nil
}

// rematchText counts who meets again; each is named at its table.
func rematchText(list []rules.Rematch) string {
	if len(list) == 0 {
		return say("rematch.none", nil)
	}
	return plain(say("rematch.count", rules.Args{"n": len(list)}))
}

// seatingGrid is the table for a person: a row a table, a column a seat.
func seatingGrid(state *tournament.State, form seating) *grid {
	var g grid
	seats, groups := 0, false
	for _, t := range form.Tables {
		seats = max(seats, len(t.Seats))
		groups = groups || t.Group != ""
	}
	g.column(say("cli.table", nil), true)
	if groups {
		g.column(say("cli.group", nil), false)
	}
	for i := range seats {
		g.column(say("cli.seat", rules.Args{"seat": i + 1}), false)
	}
	g.column(say("cli.remark", nil), false)
	for _, t := range form.Tables {
		row := []string{strconv.Itoa(t.Table)}
		if groups {
			row = append(row, t.Group)
		}
		row = append(row, entrantNames(state, t.Seats, form.Round)...)
		for range seats - len(t.Seats) {
			row = append(row, "")
		}
		g.add(append(row, remark(state, t, form.Round))...)
	}
	return &g
}

// remark is what there is to say of a table.
func remark(state *tournament.State, t seatingTable, round int) string {
	if !t.Rematch {
		return t.Reason
	}
	names := text.Rematches(text.RU, t.again, func(id rules.EntrantID) string { return entrantNames(state, []rules.EntrantID{id}, round)[0] })
	again := plain(say("rematch.table", rules.Args{"pairs": names}))
	if t.Reason == "" || t.told {
		return again
	}
	return again + "; " + t.Reason
}

// entrantNames are the names under which entrants play a round.
func entrantNames(state *tournament.State, ids []rules.EntrantID, round int) []string {
	list := make([]string, len(ids))
	for i, id := range ids {
		if id == rules.Judge {
			list[i] = say("cli.judge", nil)
		} else if e := state.Entrant(id); e != nil {
			list[i] = plain(e.NameIn(round))
		}
	}
	return list
}
