package pages

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

const (
	fileKinds = ".json,.sudya,application/json"
	fileMime  = "application/json"
)

// saveFile saves a tournament to a file through the browser.
func saveFile(ctx app.Context, d *desk.Desk, m store.Meta) {
	name := archiveName(d, m)
	d.Export(m.ID, func(ctx app.Context, data []byte, err error) {
		if err != nil {
			d.Fail(ctx, err)
			return
		}
		ui.Download(name, fileMime, data)
		ui.ShowToast(ctx, ui.Toast{Text: d.T("page.file.saved", rules.Args{"file": name})})
	})
}

// shareFile gives a tournament's file to the phone's share sheet.
func shareFile(ctx app.Context, d *desk.Desk, m store.Meta) {
	name := archiveName(d, m)
	d.Export(m.ID, func(ctx app.Context, data []byte, err error) {
		if err != nil {
			d.Fail(ctx, err)
			return
		}
		ui.Share(ctx, name, fileMime, data, func(ctx app.Context, ok bool) {
			if ok {
				ui.ShowToast(ctx, ui.Toast{Text: d.T("page.file.shared", rules.Args{"file": name})})
			}
		})
	})
}

// archiveName is «Зимняя встреча — тур 4 — 2026-11-28 14-18.json»: files of one tournament
// lie in their order, and the name tells which is the newest.
func archiveName(d *desk.Desk, m store.Meta) string {
	parts := []string{fileWord(m.Name)}
	if m.Sum.Round > 0 {
		parts = append(parts, d.T("page.file.round", rules.Args{"round": strconv.Itoa(m.Sum.Round)}))
	}
	parts = append(parts, d.Now().Format("2006-01-02 15-04"))
	return strings.Join(parts, " — ") + ".json"
}

// longestName bounds the tournament's name in a file name: some systems allow 255 bytes.
const longestName = 60

// fileWord leaves out what file systems don't allow in names.
func fileWord(name string) string {
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

// recordOf is the record of a tournament on this device.
func recordOf(d *desk.Desk, id string) (store.Meta, bool) {
	for _, m := range d.Shelf() {
		if m.ID == id {
			return m, true
		}
	}
	return store.Meta{}, false
}

// momentOf is a moment as events write it: the time for today, the day for other days.
func momentOf(d *desk.Desk, at string) string {
	t, err := time.Parse(time.RFC3339, at)
	if err != nil {
		return at
	}
	t = t.Local()
	if now := d.Now(); now.YearDay() == t.YearDay() && now.Year() == t.Year() {
		return d.T("page.today", rules.Args{"time": text.Date(d.Lang(), t, text.Clock)})
	}
	return text.Date(d.Lang(), t, text.DayClock)
}
