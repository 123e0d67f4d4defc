// Command sudya is the judge's desk for people and for scripts: it serves the app that is
// embedded in it and works on tournament files.
//
//	sudya                                the app at http://127.0.0.1:8000/
//	sudya serve -addr 127.0.0.1:9000
//	sudya help                           all commands
//
// Exit status: 0 done; 1 the input is refused, one line on stderr says why and where;
// 2 wrong usage.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
)

// command is one row of the table below.
type command struct {
	name  string
	args  string // as the usage shows them
	about string
	run   func(ctx context.Context, s streams, args []string) error
}

// streams are what a command reads and writes; tests give their own.
type streams struct {
	in       io.Reader
	out, err io.Writer
}

// commands is the table, in the order of the usage.
func commands() []command {
	return []command{
		serveCommand,
		standingsCommand,
		seatingCommand,
		seatCommand,
		verifyCommand,
		simulateCommand,
		scoreCommand,
		sheetCommand,
		catalogueCommand,
	}
}

// defaultCommand runs when no command is named.
const defaultCommand = "serve"

const (
	exitDone    = 0
	exitRefused = 1
	exitUsage   = 2
)

// usageError is wrong usage: a flag or an argument that the command doesn't take.
type usageError string

func (e usageError) Error() string { return string(e) }

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	os.Exit(run(ctx, streams{os.Stdin, os.Stdout, os.Stderr}, os.Args[1:]))
}

// run runs one command line and returns the exit status.
func run(ctx context.Context, s streams, args []string) int {
	name, rest := defaultCommand, args
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		name, rest = args[0], args[1:]
	}
	if name == "help" || len(args) > 0 && (args[0] == "-h" || args[0] == "-help" || args[0] == "--help") {
		usage(s.out)
		return exitDone
	}
	for _, c := range commands() {
		if c.name == name {
			return report(s.err, c, c.run(ctx, s, rest))
		}
	}
	fmt.Fprintf(s.err, "sudya: нет команды «%s»\n", name)
	usage(s.err)
	return exitUsage
}

// report says on stderr how the command ended and returns the exit status.
func report(w io.Writer, c command, err error) int {
	var wrong usageError
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return exitDone
	case errors.As(err, &wrong):
		fmt.Fprintf(w, "sudya %s: %s\n", c.name, wrong)
		fmt.Fprintf(w, "sudya %s %s\n", c.name, c.args)
		return exitUsage
	}
	sentence := err.Error()
	if rules.CodeOf(err) != "" {
		sentence = text.Err(text.RU, err)
	}
	fmt.Fprintf(w, "sudya %s: %s\n", c.name, strings.ReplaceAll(sentence, "\n", " "))
	return exitRefused
}

// parse reads a command's flags; what doesn't fit is a usageError, -h prints the flags.
func parse(flags *flag.FlagSet, s streams, args []string) error {
	flags.SetOutput(io.Discard)
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		flags.SetOutput(s.out)
		flags.PrintDefaults()
		return err
	case err != nil:
		return usageError(flagFault(err))
	}
	return nil
}

func usage(w io.Writer) {
	fmt.Fprintln(w, "sudya КОМАНДА [ФЛАГИ] [ФАЙЛ]")
	for _, c := range commands() {
		fmt.Fprintf(w, "  sudya %s %s\n      %s\n", c.name, c.args, c.about)
	}
	fmt.Fprintf(w, "Без команды: %s. Коды выхода: 0 — сделано, 1 — отказ, 2 — неверный вызов.\n", defaultCommand)
}
