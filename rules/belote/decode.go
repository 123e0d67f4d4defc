package belote

import (
	"errors"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// decode reads one strict value into v: no unknown, repeated or null members, no number
// as text or text as number. Codes: belote.json (args text), belote.json.unknown and
// belote.json.type (args key), number.half.
func decode(raw []byte, v any) error {
	err := canon.Unmarshal(raw, v)
	var fault *canon.Fault
	if !errors.As(err, &fault) {
		return err
	}
	if number, ok := errors.AsType[*rules.Error](fault.Cause); ok {
		return rules.Refuse(number.Code, fault.Path, number.Args)
	}
	switch fault.Problem {
	case canon.Unknown:
		return rules.Refuse("belote.json.unknown", member(fault), rules.Args{"key": fault.Key})
	case canon.Type, canon.Range:
		if fault.Path != "" {
			return refuseType(fault.Path)
		}
	}
	return rules.Refuse("belote.json", fault.Path, rules.Args{"text": fault})
}

// member is the path of a fault's key.
func member(f *canon.Fault) string {
	if f.Path == "" {
		return f.Key
	}
	return f.Path + "." + f.Key
}

// refuseType refuses a member of the wrong kind.
func refuseType(field string) error {
	return rules.Refuse("belote.json.type", field, rules.Args{"key": field})
}

// encode writes canonical JSON: members in the order of the struct, no space.
func encode(v any) []byte {
	b, err := canon.Marshal(v)
	if err != nil {
		// Only our own structs of integers, booleans and text that was valid come here.
		panic("belote: " + err.Error())
	}
	return b
}
