package main

import (
	"flag"
	"io"
	"testing"
)

// TestFlagFaults: each fault of a call that package flag knows of is told in Russian; a Go
// that says it in other words shows here.
func TestFlagFaults(t *testing.T) {
	for arg, want := range map[string]string{
		"-foo":       "нет флага -foo",
		"-round":     "флагу -round нужно значение",
		"-round=x":   "флагу -round не подходит значение «x»",
		"-json=нет":  "флагу -json не подходит значение «нет»",
		"-seed=\"a:": "",
		"---":        "«---» — не флаг",
	} {
		flags := flag.NewFlagSet("seating", flag.ContinueOnError)
		flags.SetOutput(io.Discard)
		flags.Int("round", 0, "")
		flags.Bool("json", false, "")
		flags.String("seed", "", "")
		err := flags.Parse([]string{arg})
		switch {
		case err == nil && want == "":
		case err == nil:
			t.Errorf("%s is taken", arg)
		case flagFault(err) != want:
			t.Errorf("%s: %q, want %q", arg, flagFault(err), want)
		}
	}
}
