package domino

import (
	"errors"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/sudya-app/sudya/rules"
)

// decode reads a form strictly: unknown or repeated keys, other types, fractions and
// anything after the value are refused. Codes: domino.form, and domino.form.at where the
// place of the fault is known, which is then the field.
func decode(raw []byte, form any) error {
	if jsontext.Value(raw).Kind() != '{' {
		return rules.Refuse("domino.form", "", nil)
	}
	err := json.Unmarshal(raw, form, json.RejectUnknownMembers(true))
	if err == nil {
		return nil
	}
	place := ""
	var semantic *json.SemanticError
	var syntactic *jsontext.SyntacticError
	switch {
	case errors.As(err, &semantic):
		place = string(semantic.JSONPointer)
	case errors.As(err, &syntactic):
		place = string(syntactic.JSONPointer)
	}
	place = strings.ReplaceAll(strings.TrimPrefix(place, "/"), "/", ".")
	if place == "" {
		return rules.Refuse("domino.form", "", nil)
	}
	return rules.Refuse("domino.form.at", place, rules.Args{"place": place})
}
