package desk

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// FileMime is the type of tournament files.
const FileMime = "application/json"

// SaveFile saves a tournament to a file through the browser. What this window holds in
// memory is enough for it: it works with a full, cleared or refused store too.
func (d *Desk) SaveFile(id string) {
	d.export(id, func(ctx app.Context, name string, data []byte) {
		ui.Download(name, FileMime, data)
		ui.ShowToast(ctx, ui.Toast{Text: d.T("page.file.saved", rules.Args{"file": name})})
	})
}

// ShareFile gives a tournament's file to the phone's share sheet.
func (d *Desk) ShareFile(id string) {
	d.export(id, func(ctx app.Context, name string, data []byte) {
		ui.Share(ctx, name, FileMime, data, func(ctx app.Context, ok bool) {
			if ok {
				ui.ShowToast(ctx, ui.Toast{Text: d.T("page.file.shared", rules.Args{"file": name})})
			}
		})
	})
}

func (d *Desk) export(id string, give func(ctx app.Context, name string, data []byte)) {
	d.Export(id, func(ctx app.Context, data []byte, err error) {
		if err != nil {
			d.Fail(ctx, err)
			return
		}
		m, _ := d.Record(id)
		give(ctx, d.FileName(m), data)
	})
}

// Record is the record of a tournament on this device; of one that the store has lost
// while it is open here, the record of what is in memory.
func (d *Desk) Record(id string) (m store.Meta, ok bool) {
	for _, m := range d.shelf {
		if m.ID == id {
			return m, true
		}
	}
	if s := d.Opened(id); s != nil {
		return session.Record(s), true
	}
	return store.Meta{}, false
}

// FileName is «Зимняя встреча — тур 4 — 2026-11-28 14-18.json»: files of one tournament
// lie in their order, and the name tells which is the newest.
func (d *Desk) FileName(m store.Meta) string {
	parts := []string{FileWord(m.Name)}
	if m.Sum.Round > 0 {
		parts = append(parts, d.T("page.file.round", rules.Args{"round": strconv.Itoa(m.Sum.Round)}))
	}
	parts = append(parts, d.Now().Format("2006-01-02 15-04"))
	return strings.Join(parts, " — ") + ".json"
}

// longestName bounds the tournament's name in a file name: some systems allow 255 bytes.
const longestName = 60

// FileWord leaves out what file systems don't allow in names.
func FileWord(name string) string {
	clean := strings.Map(func(r rune) rune {
		switch {
		case r < ' ', strings.ContainsRune(`/\:*?"<>|`, r):
			return -1
		case r == '\u00a0':
			return ' '
		}
		return r
	}, name)
	if letters := []rune(clean); len(letters) > longestName {
		clean = string(letters[:longestName])
	}
	if clean = strings.Trim(clean, " ."); clean == "" {
		return "sudya"
	}
	return clean
}

// FileKinds are the files that a picker offers.
const FileKinds = ".json,.sudya," + FileMime
