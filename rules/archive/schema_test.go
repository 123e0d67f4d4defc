package archive_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/rulestest"
)

const schemaFile = "../../web/schema/" + archive.SchemaID

// The served schema is the one that the bodies give.
func TestSchemaIsCurrent(t *testing.T) {
	want, err := archive.Schema()
	if err != nil {
		t.Fatal(err)
	}
	if *rulestest.Update {
		if err := os.WriteFile(schemaFile, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(schemaFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s is not what the bodies give; run go test ./rules/archive -run Schema -update", schemaFile)
	}
}

// Real exports satisfy the schema; a file with an unknown key doesn't.
func TestExportsSatisfySchema(t *testing.T) {
	schema, err := jsonschema.NewCompiler().Compile(schemaFile)
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("testdata/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no frozen files in testdata: %v", err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(doc); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		doc.(map[string]any)["more"] = 1
		if err := schema.Validate(doc); err == nil {
			t.Errorf("%s: an unknown key satisfies the schema", name)
		}
	}
}
