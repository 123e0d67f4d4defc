package desk

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// unwritten reports whether the store kept a command from the disk: full, cleared, closed,
// silent. The state in memory is whole then, and a file is the way out.
func unwritten(err error) bool { return strings.HasPrefix(rules.CodeOf(err), "store.") }

// Unsaved reports whether the store didn't take the tournament's last command.
func (d *Desk) Unsaved(id string) bool { return d.unsaved == id }

// Fail shows why something could not be done; where the store is why, with the way out.
func (d *Desk) Fail(ctx app.Context, err error) {
	if unwritten(err) && d.unsaved != "" {
		ui.ShowToast(ctx, d.trouble(d.Err(err)))
		return
	}
	ui.ShowToast(ctx, ui.Toast{Text: d.Err(err)})
}

// trouble is a toast with the way out for the tournament that wasn't written.
func (d *Desk) trouble(sentence string) ui.Toast {
	id := d.unsaved
	return ui.Toast{Text: sentence, Stays: true, Action: d.T("page.file.save", nil), OnAct: func(app.Context) { d.SaveFile(id) }}
}

// notes are what a judge must know of a command that was carried out, besides that it was.
func (d *Desk) notes(done Done) string {
	var notes []string
	if done.Rebased {
		notes = append(notes, d.T("page.rebased", nil))
	}
	if done.Unbinned {
		notes = append(notes, d.T("page.unbinned", nil))
	}
	if done.Uncopied != nil {
		notes = append(notes, d.T("page.uncopied", nil))
	}
	return text.Sentences(notes...)
}
