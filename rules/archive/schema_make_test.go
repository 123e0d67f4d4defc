package archive

import (
	"encoding/json"
	"reflect"
	"strings"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/tournament"
)

// SchemaID names the schema of version 1.
const SchemaID = "tournament-v1.json"

// Schema is the JSON Schema (2020-12) of a file of version 1, made from the bodies
// themselves so that it can't drift; web/schema holds its text, which is served with
// the app.
func Schema() ([]byte, error) {
	var events []any
	for _, kind := range tournament.Kinds() {
		event, err := eventSchema(kind)
		if err != nil {
			return nil, err
		}
		events = append(events, event)
	}
	object := func(required []string, props map[string]any) map[string]any {
		return map[string]any{"type": "object", "required": required, "properties": props, "additionalProperties": false}
	}
	schema := object(
		[]string{"format", "version", "id", "name", "regulation", "params", "events", "sum"},
		map[string]any{
			"format":     map[string]any{"const": Format},
			"version":    map[string]any{"const": Version},
			"id":         map[string]any{"$ref": "#/$defs/id"},
			"name":       map[string]any{"type": "string"},
			"regulation": map[string]any{"type": "string"},
			"params":     map[string]any{"$ref": "#/$defs/params"},
			"events":     map[string]any{"type": "array", "minItems": 1, "maxItems": MaxEvents, "items": map[string]any{"oneOf": events}},
			"sum": object([]string{"events", "sha256"}, map[string]any{
				"events": map[string]any{"type": "integer", "minimum": 1},
				"sha256": map[string]any{"type": "string", "pattern": "^[0-9a-f]{64}$"},
			}),
		})
	schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
	schema["$id"] = SchemaID
	schema["title"] = "«Судья»: a tournament, version 1"
	schema["$defs"] = map[string]any{
		"id":     map[string]any{"type": "string", "pattern": "^[0-9a-f]{32}$"},
		"device": map[string]any{"type": "string", "pattern": "^[0-9a-f]{16}$"},
		"clock":  map[string]any{"type": "integer", "minimum": 1},
		"at":     map[string]any{"type": "string", "pattern": `^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`},
		"half":   map[string]any{"type": "string", "pattern": `^-?\d+(\.[05])?$`},
		"params": map[string]any{"type": "object", "additionalProperties": map[string]any{"type": []string{"integer", "boolean", "string", "array"}}},
	}
	text, err := json.MarshalIndent(schema, "", "  ")
	if err != nil {
		return nil, err
	}
	return append(text, '\n'), nil
}

func eventSchema(kind tournament.Kind) (any, error) {
	body, err := tournament.DecodeBody(kind, []byte("{}"))
	if err != nil {
		return nil, err
	}
	ref := func(name string) any { return map[string]any{"$ref": "#/$defs/" + name} }
	required := []string{"id", "clock", "device", "at", "kind"}
	props := map[string]any{
		"id": ref("id"), "clock": ref("clock"), "device": ref("device"), "at": ref("at"),
		"kind": map[string]any{"const": string(kind)},
	}
	more := fields(reflect.TypeOf(body), props)
	return map[string]any{
		"type": "object", "required": append(required, more...), "properties": props, "additionalProperties": false,
	}, nil
}

// fields adds a struct's members to props and returns the required ones.
func fields(t reflect.Type, props map[string]any) []string {
	required := []string{}
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" {
			continue
		}
		props[name] = typeSchema(f.Type)
		if !strings.Contains(options, "omitzero") {
			required = append(required, name)
		}
	}
	return required
}

func typeSchema(t reflect.Type) any {
	switch t {
	case reflect.TypeFor[rules.Half]():
		return map[string]any{"$ref": "#/$defs/half"}
	case reflect.TypeFor[tournament.ParamSet]():
		return map[string]any{"$ref": "#/$defs/params"}
	case reflect.TypeFor[canon.Value]():
		return map[string]any{"type": "object"}
	}
	switch t.Kind() {
	case reflect.Pointer:
		return typeSchema(t.Elem())
	case reflect.Slice:
		return map[string]any{"type": "array", "items": typeSchema(t.Elem())}
	case reflect.Struct:
		props := map[string]any{}
		return map[string]any{"type": "object", "required": fields(t, props), "properties": props, "additionalProperties": false}
	case reflect.Bool:
		return map[string]any{"type": "boolean"}
	case reflect.Int, reflect.Int64:
		return map[string]any{"type": "integer"}
	}
	return map[string]any{"type": "string"}
}
