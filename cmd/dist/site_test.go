package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// templates are the real ones, with a small program in the place of the big one.
func templates(t *testing.T) source {
	t.Helper()
	return source{Web: os.DirFS("../../web"), Wasm: []byte("\x00asm"), WasmExec: []byte("globalThis.Go = class {};\n")}
}

func build(t *testing.T, src source) *site {
	t.Helper()
	s, err := assemble(src)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What the page and the manifest name is there, under a relative address.
func TestEveryReferenceExistsAndIsRelative(t *testing.T) {
	s := build(t, templates(t))
	references := regexp.MustCompile(`(?:href|src|data-wasm)="([^"]*)"`).FindAllStringSubmatch(string(s.Files[pageName]), -1)
	references = append(references, regexp.MustCompile(`"src": "([^"]*)"`).FindAllStringSubmatch(string(s.Files[manifestName]), -1)...)
	if len(references) < 10 {
		t.Fatalf("only %d references found", len(references))
	}
	for _, r := range references {
		if s.Files[r[1]] == nil {
			t.Errorf("%s is named but not there", r[1])
		}
	}
	for name, body := range s.Files {
		for _, absolute := range regexp.MustCompile(`(?:href|src|action|url|start_url|scope)"?[=:] ?"(?:/|https?:)[^"]*"`).FindAll(body, -1) {
			t.Errorf("%s: %s is not relative", name, absolute)
		}
	}
}

// The content security policy stands before whatever it governs, and nothing needs an exception from it.
func TestPageFitsItsPolicy(t *testing.T) {
	page := string(build(t, templates(t)).Files[pageName])
	policy := strings.Index(page, "Content-Security-Policy")
	for _, governed := range []string{"<script", "<link"} {
		if at := strings.Index(page, governed); policy < 0 || at < policy {
			t.Errorf("%s at %d stands before the policy at %d", governed, at, policy)
		}
	}
	for _, inline := range []string{`<script>`, `<style`, ` style="`, `onclick=`, `onload=`, `javascript:`, `unsafe-inline`, `'unsafe-eval'`} {
		if strings.Contains(page, inline) {
			t.Errorf("the page has %s", inline)
		}
	}
}

func TestWorkerListsEveryFileButItself(t *testing.T) {
	s := build(t, templates(t))
	worker := string(s.Files[workerName])
	_, rest, _ := strings.Cut(worker, "const FILES = ")
	list, _, _ := strings.Cut(rest, ";")
	var files []string
	if err := json.Unmarshal([]byte(list), &files); err != nil {
		t.Fatal(err)
	}
	want := []string{"./"}
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		if name != pageName && name != workerName {
			want = append(want, name)
		}
	}
	if !slices.Equal(files, want) {
		t.Errorf("worker keeps %q, the site has %q", files, want)
	}
	for _, name := range []string{pageName, workerName} {
		if !strings.Contains(string(s.Files[name]), `"`+s.Version+`"`) {
			t.Errorf("%s doesn't carry the version %s", name, s.Version)
		}
	}
}

func TestNamesCarryTheHashOfTheContent(t *testing.T) {
	s := build(t, templates(t))
	plain := []string{pageName, workerName, manifestName}
	for name, body := range s.Files {
		if slices.Contains(plain, name) || strings.HasPrefix(name, "schema/") {
			continue
		}
		sum := sha256.Sum256(body)
		if ext := path.Ext(name); !strings.HasSuffix(name, "."+hex.EncodeToString(sum[:6])+ext) {
			t.Errorf("%s is not named by its content", name)
		}
	}
}

// The version is a function of every byte that goes in.
func TestVersion(t *testing.T) {
	first := build(t, templates(t))
	again := build(t, templates(t))
	if !maps.EqualFunc(first.Files, again.Files, slices.Equal) {
		t.Error("the same source gave another site")
	}
	copied := fstest.MapFS{}
	web := templates(t).Web
	err := fs.WalkDir(web, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && name == "dist" {
			return fs.SkipDir
		}
		if err != nil || entry.IsDir() {
			return err
		}
		body, err := fs.ReadFile(web, name)
		copied[name] = &fstest.MapFile{Data: body}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"index.html", "app.js", "worker.js", "rescue.js", "manifest.webmanifest", "loader.css", "css/base.css"} {
		changed := maps.Clone(copied)
		changed[name] = &fstest.MapFile{Data: append(slices.Clone(copied[name].Data), '\n')}
		src := templates(t)
		src.Web = changed
		if build(t, src).Version == first.Version {
			t.Errorf("the version doesn't depend on %s", name)
		}
	}
	src := templates(t)
	src.Wasm = append(src.Wasm, 1)
	if build(t, src).Version == first.Version {
		t.Error("the version doesn't depend on the program")
	}
}

func TestManifest(t *testing.T) {
	s := build(t, templates(t))
	var m struct {
		ID, Name, Lang, Display, Scope string
		ShortName                      string `json:"short_name"`
		StartURL                       string `json:"start_url"`
		ThemeColor                     string `json:"theme_color"`
		Icons                          []struct{ Src, Sizes, Type, Purpose string }
		Shortcuts                      []struct{ Name, URL string }
		ShareTarget                    struct{ Action, Method, Enctype string } `json:"share_target"`
		FileHandlers                   []struct {
			Accept map[string][]string
		} `json:"file_handlers"`
	}
	if err := json.Unmarshal(s.Files[manifestName], &m); err != nil {
		t.Fatal(err)
	}
	for what, got := range map[string]string{"id": m.ID, "name": m.Name, "short_name": m.ShortName, "theme_color": m.ThemeColor} {
		if got == "" {
			t.Errorf("no %s", what)
		}
	}
	if m.Lang != "ru" || m.Display != "standalone" || m.Scope != "./" || m.StartURL != "./" {
		t.Errorf("lang %q, display %q, scope %q, start_url %q", m.Lang, m.Display, m.Scope, m.StartURL)
	}
	purposes := map[string]bool{}
	for _, icon := range m.Icons {
		purposes[icon.Purpose+" "+icon.Type] = true
	}
	for _, need := range []string{"any image/svg+xml", "any image/png", "maskable image/png"} {
		if !purposes[need] {
			t.Errorf("no icon %s", need)
		}
	}
	if len(m.Shortcuts) == 0 || m.ShareTarget.Method != "POST" || m.ShareTarget.Action != "./share" ||
		m.ShareTarget.Enctype != "multipart/form-data" {
		t.Errorf("shortcuts %v, share target %+v", m.Shortcuts, m.ShareTarget)
	}
	if len(m.FileHandlers) != 1 || !slices.Contains(m.FileHandlers[0].Accept["application/json"], ".sudya") {
		t.Errorf("file handlers %+v", m.FileHandlers)
	}
}

func TestStylesKeepTheOrder(t *testing.T) {
	css, err := styles(fstest.MapFS{
		"loader.css":    {Data: []byte("/* loader */")},
		"css/order.txt": {Data: []byte("b.css\n\n a.css \n")},
		"css/a.css":     {Data: []byte("/* a */")},
		"css/b.css":     {Data: []byte("/* b */")},
	})
	if err != nil || string(css) != "/* loader */\n/* b */\n/* a */\n" {
		t.Errorf("%q, %v", css, err)
	}
	_, err = styles(fstest.MapFS{
		"loader.css":    {Data: []byte("")},
		"css/order.txt": {Data: []byte("missing.css\n")},
	})
	if !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file of the list is missing, but the error is %v", err)
	}
}

func TestSVGIsWellFormed(t *testing.T) {
	decoder := xml.NewDecoder(strings.NewReader(string(iconSVG())))
	paths := 0
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if start, ok := token.(xml.StartElement); ok && start.Name.Local == "path" {
			paths++
		}
	}
	if want := len(iconShapes(rounded)); paths != want {
		t.Errorf("%d paths for %d shapes", paths, want)
	}
}
