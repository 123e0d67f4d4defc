package main

import (
	"context"
	"flag"
	"fmt"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

var verifyCommand = command{
	name: "verify", args: "[-sum] ФАЙЛ",
	about: "проверяет сумму и записи, повторяет каждую жеребьёвку по её зерну",
	run:   runVerify,
}

func runVerify(_ context.Context, s streams, args []string) error {
	flags := flag.NewFlagSet("verify", flag.ContinueOnError)
	sum := flags.Bool("sum", false, "только напечатать верную сумму, какой бы ни была записанная")
	if err := parse(flags, s, args); err != nil {
		return err
	}
	name, err := fileArgument(flags)
	if err != nil {
		return err
	}
	if *sum {
		return printSum(s, name)
	}
	f, state, err := openTournament(s, name)
	if err != nil {
		return err
	}
	fmt.Fprintln(s.out, plain(say("cli.verify.file", rules.Args{"name": name, "events": len(f.Events)})))
	draws, err := archive.Verify(f.Events, regulations.Find)
	for _, d := range draws {
		fmt.Fprintln(s.out, drawText(d))
	}
	if err != nil {
		return inFile(name, err)
	}
	writeMerged(s, state)
	return nil
}

// printSum prints the sum that belongs at the end of the file.
func printSum(s streams, name string) error {
	data, err := readFile(s, name)
	if err != nil {
		return err
	}
	f, err := archive.Parse(data)
	if err != nil {
		return inFile(name, err)
	}
	sum, err := archive.SumOf(f.Header, f.Lines)
	if err != nil {
		return inFile(name, err)
	}
	return writeJSON(s, sum)
}

// drawText is what was found of one draw.
func drawText(d archive.Draw) string {
	key := "cli.verify.seating"
	switch {
	case d.Kind == tournament.KindExchange:
		key = "cli.verify.exchange"
	case d.Kind == tournament.KindLot && d.Algo == "":
		key = "cli.verify.drawn"
	case d.Kind == tournament.KindLot:
		key = "cli.verify.lot"
	case d.Algo == "":
		key = "cli.verify.hand"
	}
	return plain(say(key, rules.Args{"round": d.Round, "algo": d.Algo, "seed": d.Seed, "state": say("verify."+string(d.State), nil)}))
}

// writeMerged lists what only a merge brings: entries without effect, and disputes.
func writeMerged(s streams, state *tournament.State) {
	number := map[string]int{}
	for i, e := range state.Events() {
		number[e.ID] = i + 1
	}
	for i, e := range state.Events() {
		if err := state.OutcomeOf(e.ID).Err; err != nil {
			fmt.Fprintln(s.out, plain(say("cli.verify.rejected", rules.Args{"event": i + 1, "cause": err})))
		}
	}
	for _, d := range state.Disputes {
		for _, id := range d.Others {
			fmt.Fprintln(s.out, plain(say("cli.verify.dispute", rules.Args{"event": number[id], "first": number[d.First]})))
		}
	}
}
