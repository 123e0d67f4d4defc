package main

import (
	"context"
	"flag"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
)

var scoreCommand = command{
	name: "score", args: "РЕГЛАМЕНТ < результат.json",
	about: "очки одного стола",
	run: func(_ context.Context, s streams, args []string) error {
		return answer(s, "score", args, func(reg rules.Regulation, raw []byte) (any, error) {
			out, err := scorers[reg.Info().ID](raw, rules.Defaults(reg.Params()))
			return jsontext.Value(out), err
		})
	},
}

var sheetCommand = command{
	name: "sheet", args: "РЕГЛАМЕНТ < сдачи.json",
	about: "счёт одной партии по её сдачам",
	run: func(_ context.Context, s streams, args []string) error {
		return answer(s, "sheet", args, func(reg rules.Regulation, raw []byte) (any, error) {
			return reg.(rules.SheetScorer).ScoreSheet(rules.Defaults(reg.Params()), raw)
		})
	},
}

var catalogueCommand = command{
	name: "catalogue", args: "РЕГЛАМЕНТ",
	about: "его нарушения в JSON",
	run:   runCatalogue,
}

// scorers answer `score` in the form of each game's document.
var scorers = map[string]func(raw []byte, p rules.Params) ([]byte, error){
	belote.ID:    belote.ScoreJSON,
	preferans.ID: preferans.ScoreJSON,
	domino.ID:    domino.ScoreJSON,
}

// regulationCommand is the regulation that a command's one argument names.
func regulationCommand(s streams, name string, args []string) (rules.Regulation, error) {
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	if err := parse(flags, s, args); err != nil {
		return nil, err
	}
	if flags.NArg() != 1 {
		return nil, usageError("нужен один РЕГЛАМЕНТ")
	}
	return regulationArgument(flags.Arg(0))
}

// answer reads the standard input and writes what the regulation answers.
func answer(s streams, name string, args []string, reply func(reg rules.Regulation, raw []byte) (any, error)) error {
	reg, err := regulationCommand(s, name, args)
	if err != nil {
		return err
	}
	raw, err := readFile(s, stdin)
	if err != nil {
		return err
	}
	out, err := reply(reg, raw)
	if err != nil {
		return err
	}
	return writeJSON(s, out)
}

func runCatalogue(_ context.Context, s streams, args []string) error {
	reg, err := regulationCommand(s, "catalogue", args)
	if err != nil {
		return err
	}
	return writeJSON(s, reg.Catalogue())
}
