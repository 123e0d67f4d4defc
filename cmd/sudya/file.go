package main

import (
	"errors"
	"flag"
	"io"
	"io/fs"
	"os"

	"github.com/go-json-experiment/json"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// stdin is the FILE that stands for the standard input.
const stdin = "-"

// fileArgument is the one argument of a command that works on a file.
func fileArgument(flags *flag.FlagSet) (string, error) {
	if flags.NArg() != 1 {
		return "", usageError("нужен один ФАЙЛ («-» — стандартный ввод), флаги пишутся перед ним")
	}
	return flags.Arg(0), nil
}

// readFile reads a file whole. Of one that is larger than any tournament only so much is
// read that the archive refuses it.
func readFile(s streams, name string) ([]byte, error) {
	in := s.in
	if name != stdin {
		f, err := os.Open(name)
		if err != nil {
			return nil, fileFault("file.read", name, err)
		}
		defer f.Close()
		in = f
	}
	data, err := io.ReadAll(io.LimitReader(in, archive.MaxFile+1))
	if err != nil {
		return nil, fileFault("file.read", name, err)
	}
	return data, nil
}

func writeFile(name string, data []byte) error {
	if err := os.WriteFile(name, data, 0o644); err != nil {
		return fileFault("file.write", name, err)
	}
	return nil
}

func fileFault(code, name string, err error) error {
	if errors.Is(err, fs.ErrNotExist) && code == "file.read" {
		return rules.Refuse("file.missing", "", rules.Args{"name": name})
	}
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return rules.Refuse(code, "", rules.Args{"name": name, "problem": err.Error()})
}

// inFile says in which file a refusal is.
func inFile(name string, err error) error {
	if err == nil {
		return nil
	}
	if name == stdin {
		name = "stdin"
	}
	return rules.Refuse("file.refused", "", rules.Args{"name": name, "cause": err})
}

// openTournament reads and checks the tournament of a file.
func openTournament(s streams, name string) (*archive.File, *tournament.State, error) {
	data, err := readFile(s, name)
	if err != nil {
		return nil, nil, err
	}
	f, state, err := archive.Read(data, regulations.Find)
	if err != nil {
		return nil, nil, inFile(name, err)
	}
	return f, state, nil
}

// regulationArgument is the REGULATION of a command: an id of rules/regulations.
func regulationArgument(id string) (rules.Regulation, error) {
	reg, ok := regulations.Find(id)
	if !ok {
		known := ""
		for _, r := range regulations.All() {
			known += " " + r.Info().ID
		}
		return nil, usageError("нет регламента «" + id + "», есть:" + known)
	}
	return reg, nil
}

// writeJSON answers a command in JSON, on one line.
func writeJSON(s streams, answer any) error {
	data, err := json.Marshal(answer, json.Deterministic(true))
	if err != nil {
		return err
	}
	_, err = s.out.Write(append(data, '\n'))
	return err
}

// say is a sentence of the command line, which speaks Russian.
func say(key string, args rules.Args) string { return text.T(text.RU, key, args) }
