package main

import (
	"context"
	"flag"

	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/simulate"
)

var simulateCommand = command{
	name: "simulate", args: "-regulation ID -entrants N [-seed ЗЕРНО] [-rounds R] [-teams T] [-o ФАЙЛ]",
	about: "разыгрывает турнир с выдуманными участниками и правдоподобными результатами",
	run:   runSimulate,
}

func runSimulate(_ context.Context, s streams, args []string) error {
	flags := flag.NewFlagSet("simulate", flag.ContinueOnError)
	id := flags.String("regulation", "", "id регламента")
	entrants := flags.Int("entrants", 0, "сколько участников")
	seed := flags.String("seed", "1", "зерно: те же флаги дают тот же файл")
	rounds := flags.Int("rounds", 0, "остановиться, закрыв столько туров; 0 — играть до конца")
	teams := flags.Int("teams", 0, "на сколько команд разделить участников")
	output := flags.String("o", stdin, "куда записать; «-» — стандартный вывод")
	if err := parse(flags, s, args); err != nil {
		return err
	}
	switch {
	case flags.NArg() > 0:
		return usageError("лишнее: " + flags.Arg(0))
	case *id == "":
		return usageError("нужен регламент: -regulation ID")
	case !given(flags, "entrants"):
		return usageError("нужно число участников: -entrants N")
	}
	reg, err := regulationArgument(*id)
	if err != nil {
		return err
	}
	state, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: *entrants, Seed: *seed, Rounds: *rounds, Teams: *teams})
	if err != nil {
		return err
	}
	lines, err := archive.EncodeLines(state.Events())
	if err != nil {
		return err
	}
	data, err := archive.Write(state, lines)
	if err != nil {
		return err
	}
	if *output == stdin {
		_, err = s.out.Write(data)
		return err
	}
	return writeFile(*output, data)
}
