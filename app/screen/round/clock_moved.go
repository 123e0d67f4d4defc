package round

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// clockJump is by how much the device's clock was moved and nobody has said yet whether
// the round's time is to follow; it stays while screens come and go.
type clockJump struct {
	seconds int
	looked  map[string]bool // tournaments whose last entry was compared with the clock
}

// stepBackLeast is by how much the clock must lie behind the last entry to be asked about.
const stepBackLeast = 2 * time.Second

// clockMoved asks quietly whether the clock was moved or the device slept, and corrects
// the round's time by one tap.
type clockMoved struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Seating    string

	saving bool
}

func (p *clockMoved) jump() *clockJump { return desk.Draft[clockJump](p.Desk, "") }

// CompoID keeps the question with its round.
func (p *clockMoved) CompoID() string { return "moved-" + p.Seating }

// OnMount notices a step back that was made while the program was closed: only a clock
// behind the last entry of this device tells of it.
func (p *clockMoved) OnMount(ctx app.Context) {
	jump, s := p.jump(), p.Desk.Book(p.Tournament).State
	if jump.looked == nil {
		jump.looked = map[string]bool{}
	}
	if s == nil || jump.looked[p.Tournament] || p.Desk.Lag(p.Tournament) > 0 {
		return
	}
	jump.looked[p.Tournament] = true
	if by := behind(s, p.Desk.Device(), p.Desk.Now()); by < 0 {
		p.moved(ctx, by)
	}
}

// behind is by how many seconds, negative, now lies before the last entry of a device.
func behind(s *tournament.State, device string, now time.Time) int {
	events := s.Events()
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Device != device {
			continue
		}
		at, err := time.Parse(time.RFC3339, events[i].At)
		if err == nil && at.Sub(now) > stepBackLeast {
			return -int(at.Sub(now) / time.Second)
		}
		return 0
	}
	return 0
}

func (p *clockMoved) moved(ctx app.Context, seconds int) {
	if p.Desk.Righted(ctx, p.Tournament, time.Duration(seconds)*time.Second) {
		return
	}
	p.jump().seconds += seconds
	p.Desk.Changed(ctx)
}

// Render draws the question, if there is one.
func (p *clockMoved) Render() app.UI {
	watch := &ui.ClockWatch{OnMoved: p.moved}
	s := p.Desk.Book(p.Tournament).State
	c := s.Clocks[p.Seating]
	if lag := p.Desk.Lag(p.Tournament); lag > 0 {
		return app.Div().Body(watch, &ui.Note{Tone: ui.Ask, Icon: ui.IconClock, Live: true,
			Title: p.Desk.T("page.moved.lag", rules.Args{"time": ui.FaceOf(int(lag / time.Second))}), Text: p.Desk.T("page.moved.lag.text", nil),
			Action: p.Desk.T("page.moved.lag.take", nil), OnClick: p.takeLag, Close: p.Desk.T("page.moved.leave", nil), OnClose: p.leaveLag})
	}
	if p.jump().seconds == 0 || c == nil || c.Started.IsZero() || !c.Stopped.IsZero() {
		return app.Div().Body(watch)
	}
	key := "page.moved.ahead"
	if p.jump().seconds < 0 {
		key = "page.moved.back"
	}
	return app.Div().Body(watch, &ui.Note{Tone: ui.Ask, Icon: ui.IconClock, Live: true,
		Title: p.Desk.T(key, rules.Args{"time": ui.FaceOf(max(p.jump().seconds, -p.jump().seconds))}), Text: p.Desk.T("page.moved.text", nil),
		Action: p.Desk.T("page.moved.correct", nil), OnClick: p.correct, Close: p.Desk.T("page.moved.leave", nil), OnClose: p.leave})
}

func (p *clockMoved) takeLag(ctx app.Context)  { p.Desk.TakeLag(ctx, p.Tournament) }
func (p *clockMoved) leaveLag(ctx app.Context) { p.Desk.LeaveLag(ctx, p.Tournament) }

// leave takes the new time as the true one: the device slept.
func (p *clockMoved) leave(ctx app.Context) {
	p.jump().seconds = 0
	p.Desk.Changed(ctx)
}

// correct leaves the jump out of the round's time.
func (p *clockMoved) correct(ctx app.Context) {
	d, id := p.Desk, p.Tournament
	scope.Once{Desk: d, Tournament: id, Busy: &p.saving}.Do(ctx, tournament.ClockSet{Seating: p.Seating, Step: tournament.ClockCorrect, Seconds: p.jump().seconds}, func(ctx app.Context, done desk.Done) {
		p.jump().seconds = 0
		d.Saved(ctx, id, done, d.T("page.moved.said", nil), "")
	})
}
