package belote

import (
	"bytes"
	"errors"
	"io"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/sudya-app/sudya/rules"
)

// decode reads one strict JSON value into v: no unknown, repeated or null members, no
// number as text or text as number. Codes: belote.json (args text), belote.json.unknown
// and belote.json.type (args key), number.half.
func decode(raw []byte, v any) error {
	if err := refuseNull(raw); err != nil {
		return err
	}
	err := json.Unmarshal(raw, v, json.RejectUnknownMembers(true))
	if err == nil {
		return nil
	}
	if number, ok := errors.AsType[*rules.Error](err); ok {
		return rules.Refuse(number.Code, pointedAt(err), number.Args)
	}
	field := pointedAt(err)
	semantic, ok := errors.AsType[*json.SemanticError](err)
	switch {
	case !ok:
		return rules.Refuse("belote.json", field, rules.Args{"text": err.Error()})
	case errors.Is(err, json.ErrUnknownName):
		return rules.Refuse("belote.json.unknown", field, rules.Args{"key": semantic.JSONPointer.LastToken()})
	default:
		return refuseType(field)
	}
}

// refuseType refuses a member of the wrong kind; the whole value shows as "{}".
func refuseType(field string) error {
	key := field
	if key == "" {
		key = "{}"
	}
	return rules.Refuse("belote.json.type", field, rules.Args{"key": key})
}

// refuseNull refuses broken JSON and null, which the decoder would take for a zero.
func refuseNull(raw []byte) error {
	d := jsontext.NewDecoder(bytes.NewReader(raw))
	for {
		token, err := d.ReadToken()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return rules.Refuse("belote.json", "", rules.Args{"text": err.Error()})
		}
		if token.Kind() == 'n' {
			return refuseType(dotted(d.StackPointer()))
		}
	}
}

// pointedAt is the member that a decoding error is about, "slip.ns".
func pointedAt(err error) string {
	if e, ok := errors.AsType[*json.SemanticError](err); ok {
		return dotted(e.JSONPointer)
	}
	if e, ok := errors.AsType[*jsontext.SyntacticError](err); ok {
		return dotted(e.JSONPointer)
	}
	return ""
}

func dotted(p jsontext.Pointer) string {
	return strings.ReplaceAll(strings.TrimPrefix(string(p), "/"), "/", ".")
}

// encode writes canonical JSON: members in the order of the struct, no space.
func encode(v any) []byte {
	b, err := json.Marshal(v)
	if err != nil {
		// Only our own structs of integers, booleans and text that was valid come here.
		panic("belote: " + err.Error())
	}
	return b
}
