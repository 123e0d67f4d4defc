package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"sort"
	"strings"
	"text/template"
)

// source is what a site is made of.
type source struct {
	Web      fs.FS  // the templates: index.html, worker.js, manifest.webmanifest, app.js, rescue.js, loader.css, css/, schema/
	Wasm     []byte // the program
	WasmExec []byte // Go's loader of the same version
}

// site is the built site: files by the name under which the browser asks for them.
type site struct {
	Version string // 12 hex digits, changes with any byte of the site
	Wasm    string // name of the program
	Files   map[string][]byte
}

// names are the values of the templates: what refers to what.
type names struct {
	Version      string
	Style        string
	App          string
	Rescue       string
	WasmExec     string
	Wasm         string
	WasmSize     int // bytes, unpacked: the loader counts up to it
	Icon         string
	TouchIcon    string
	SmallIcon    string
	LargeIcon    string
	MaskableIcon string
	Files        string // JSON list of all that the worker keeps; "./" is the page
}

// The files whose name stays: browsers and hosts look them up by it, so they are never cached unasked.
const (
	pageName     = "index.html"
	workerName   = "worker.js"
	manifestName = "manifest.webmanifest"
)

// assemble builds the site. The same source gives the same bytes.
func assemble(src source) (*site, error) {
	s := &site{Files: map[string][]byte{}}
	n := names{WasmSize: len(src.Wasm)}

	style, err := styles(src.Web)
	if err != nil {
		return nil, err
	}
	appJS, err := fs.ReadFile(src.Web, "app.js")
	if err != nil {
		return nil, err
	}
	rescue, err := fs.ReadFile(src.Web, "rescue.js")
	if err != nil {
		return nil, err
	}
	n.Style = s.addHashed("app.css", style)
	n.App = s.addHashed("app.js", appJS)
	n.Rescue = s.addHashed("rescue.js", rescue)
	n.WasmExec = s.addHashed("wasm_exec.js", src.WasmExec)
	n.Wasm = s.addHashed("app.wasm", src.Wasm)
	s.Wasm = n.Wasm

	n.Icon = s.addHashed("icon.svg", iconSVG())
	n.SmallIcon = s.addHashed("icon-192.png", iconPNG(192, rounded))
	n.LargeIcon = s.addHashed("icon-512.png", iconPNG(512, rounded))
	n.MaskableIcon = s.addHashed("icon-maskable.png", iconPNG(512, maskable))
	n.TouchIcon = s.addHashed("icon-touch.png", iconPNG(180, fullBleed))

	if err := s.addSchemas(src.Web); err != nil {
		return nil, err
	}
	if err := s.fill(src.Web, manifestName, n); err != nil {
		return nil, err
	}

	// The version covers all of the above and the two templates that carry it.
	if n.Version, err = s.versionWith(src.Web, pageName, workerName); err != nil {
		return nil, err
	}
	s.Version = n.Version
	if n.Files, err = s.kept(); err != nil {
		return nil, err
	}
	if err := s.fill(src.Web, pageName, n); err != nil {
		return nil, err
	}
	if err := s.fill(src.Web, workerName, n); err != nil {
		return nil, err
	}
	return s, nil
}

// addHashed adds a file under its name with the content's hash before the extension.
func (s *site) addHashed(name string, body []byte) string {
	sum := sha256.Sum256(body)
	ext := path.Ext(name)
	hashed := strings.TrimSuffix(name, ext) + "." + hex.EncodeToString(sum[:6]) + ext
	s.Files[hashed] = body
	return hashed
}

// addSchemas adds web/schema as it is: its addresses stand in published files.
func (s *site) addSchemas(web fs.FS) error {
	found, err := fs.Glob(web, "schema/*.json")
	if err != nil {
		return err
	}
	for _, name := range found {
		body, err := fs.ReadFile(web, name)
		if err != nil {
			return err
		}
		s.Files[name] = body
	}
	return nil
}

// fill adds a template under its own name.
func (s *site) fill(web fs.FS, name string, n names) error {
	t, err := template.New(name).Option("missingkey=error").ParseFS(web, name)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := t.Execute(&b, n); err != nil {
		return err
	}
	s.Files[name] = b.Bytes()
	return nil
}

// versionWith hashes the files so far and the unfilled templates of the given names.
func (s *site) versionWith(web fs.FS, templates ...string) (string, error) {
	h := sha256.New()
	for _, name := range s.sorted() {
		fmt.Fprintf(h, "%s %d\n%s", name, len(s.Files[name]), s.Files[name])
	}
	for _, name := range templates {
		body, err := fs.ReadFile(web, name)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(h, "%s %d\n%s", name, len(body), body)
	}
	return hex.EncodeToString(h.Sum(nil)[:6]), nil
}

// kept lists what the worker keeps: everything except itself, the page as "./".
func (s *site) kept() (string, error) {
	list := append([]string{"./"}, s.sorted()...)
	b, err := json.MarshalIndent(list, "", "  ")
	return string(b), err
}

func (s *site) sorted() []string {
	list := make([]string, 0, len(s.Files))
	for name := range s.Files {
		list = append(list, name)
	}
	sort.Strings(list)
	return list
}

// styles joins loader.css and the files that css/order.txt lists, one name a line.
func styles(web fs.FS) ([]byte, error) {
	order, err := fs.ReadFile(web, "css/order.txt")
	if err != nil {
		return nil, err
	}
	list := []string{"loader.css"}
	for _, line := range strings.Split(string(order), "\n") {
		if line = strings.TrimSpace(line); line != "" {
			list = append(list, path.Join("css", line))
		}
	}
	var b bytes.Buffer
	for _, name := range list {
		body, err := fs.ReadFile(web, name)
		if err != nil {
			return nil, err
		}
		b.Write(body)
		b.WriteByte('\n')
	}
	return b.Bytes(), nil
}
