package main

import (
	"regexp"
)

// flagFaults are what package flag says of a wrong call, which has no types of their own, and
// the same in the language of the commands.
var flagFaults = []struct {
	said *regexp.Regexp
	ru   string
}{
	{regexp.MustCompile(`^flag provided but not defined: (-.*)$`), "нет флага $1"},
	{regexp.MustCompile(`^flag needs an argument: (-.*)$`), "флагу $1 нужно значение"},
	{regexp.MustCompile(`^invalid (?:boolean )?value "(.*)" for (?:flag )?(-[^:]*): .*$`), "флагу $2 не подходит значение «$1»"},
	{regexp.MustCompile(`^bad flag syntax: (.*)$`), "«$1» — не флаг"},
}

// flagFault says it in Russian; what a later Go may say otherwise stays as it is.
func flagFault(err error) string {
	for _, f := range flagFaults {
		if f.said.MatchString(err.Error()) {
			return f.said.ReplaceAllString(err.Error(), f.ru)
		}
	}
	return err.Error()
}
