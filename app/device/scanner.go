package device

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/qr"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// Scanner reads a series of codes with the camera into a file.
type Scanner struct {
	app.Compo

	Desk   *desk.Desk
	OnFile func(app.Context, ui.File)

	got    qr.Gathered
	failed bool
	err    error
}

// Render draws the camera's picture and how much has been read.
func (s *Scanner) Render() app.UI {
	d := s.Desk
	if s.failed {
		return &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: d.T("page.codes.nocamera", nil), Live: true}
	}
	body := []app.UI{&ui.Camera{ID: "camera", Label: d.T("page.codes.camera", nil), OnText: s.read, OnFail: s.fail}}
	if have, all := s.got.Progress(); all > 0 {
		body = append(body, &ui.Progress{Label: d.T("page.codes.read", nil), Done: have, All: all},
			app.P().Class("sm").Text(d.T("page.codes.progress", rules.Args{"have": have, "all": all})))
	}
	if s.err != nil {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: d.Err(s.err), Live: true})
	}
	return ui.Stack("3", append(body, app.P().Class("sm muted").Text(d.T("page.codes.aim", nil)))...)
}

func (s *Scanner) fail(app.Context) { s.failed = true }

func (s *Scanner) read(ctx app.Context, text string) {
	if !s.got.Add(text) {
		return
	}
	s.err = nil
	if have, all := s.got.Progress(); have < all {
		return
	}
	data, err := s.got.File()
	if err != nil {
		s.got, s.err = qr.Gathered{}, err
		return
	}
	s.OnFile(ctx, ui.File{Name: "QR", Data: data})
}
