package ahead

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// OddNote says what the number of entrants does to the first round.
func OddNote(d *desk.Desk, s *tournament.State, n int) string {
	info := s.Rule.Info()
	key := "page.entrants.odd." + info.ID
	if n < info.MinSeats || !text.Has(key) {
		return ""
	}
	first := Split(s, rules.Plan{Round: 1, Stage: rules.StageMain, Field: make([]rules.EntrantID, n)})
	switch {
	case first.Byes == 0 && first.Threes == 0 && !first.Judge:
		return ""
	case first.Byes > 0 && text.Has(key+".bye"):
		key += ".bye"
	}
	// asks: page.entrants.odd.{belote-pairs,domino-1x1,preferans-almaty} page.entrants.odd.preferans-almaty.bye
	return d.T(key, rules.Args{"n": n, "threes": first.Threes})
}

// registrationFar is how long before the start a countdown would only disturb.
const registrationFar = 12 * time.Hour

// registrationStep is where registration stands, and until when.
type registrationStep struct {
	Key   string // "before", "open", "closed"
	Until time.Time
}

// RegistrationAt finds the step; ok is false without an announced start, far from it, and
// once round 1 is published.
func RegistrationAt(s *tournament.State, now time.Time) (step registrationStep, ok bool) {
	start, err := time.Parse(time.RFC3339, s.Details.StartAt)
	if err != nil || scope.Begun(s) || s.Finished || !now.Before(start) || start.Sub(now) > registrationFar {
		return registrationStep{}, false
	}
	minutes := func(key string) time.Time {
		return start.Add(-time.Duration(s.Params.Int(key)) * time.Minute)
	}
	switch opens, closes := minutes("registrationOpen"), minutes("registrationClose"); {
	case s.Params.Int("registrationOpen") > 0 && now.Before(opens):
		return registrationStep{"before", opens}, true
	case now.Before(closes):
		return registrationStep{"open", closes}, true
	}
	return registrationStep{"closed", start}, true
}

// RegistrationClock counts down to the opening or the end of registration, then to the
// start.
type RegistrationClock struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
}

// Render draws the countdown, if it is time for one.
func (p *RegistrationClock) Render() app.UI {
	s := p.Desk.Book(p.Tournament).State
	if s == nil {
		return app.Div().Hidden(true)
	}
	step, ok := RegistrationAt(s, p.Desk.Now())
	if !ok {
		if start, err := time.Parse(time.RFC3339, s.Details.StartAt); err == nil {
			p.Desk.Passed(start.Add(-registrationFar))
		}
		return app.Div().Hidden(true)
	}
	return app.Div().Class("note note--act").Body(ui.IconClock.Draw(),
		app.Div().Class("note__text").Text(p.Desk.T("page.registration."+step.Key, rules.Args{"time": text.Date(p.Desk.Lang(), step.Until, text.Clock)})),
		app.Span().Class("note__act").Body(&ui.Clock{Running: true, Until: step.Until.UnixMilli(), Marks: []int{0}, OnMark: p.next}))
}

// next goes on to the following step.
func (p *RegistrationClock) next(ctx app.Context, _ int) { p.Desk.Changed(ctx) }

// ToSeat is the number of the next round whose seating isn't published.
func ToSeat(s *tournament.State) int {
	if s.Drafted != nil {
		return s.Drafted.Number
	}
	return len(s.Rounds) + 1
}

// SkippersNote names those who said beforehand that they won't play a round; nil if nobody did.
func SkippersNote(d *desk.Desk, s *tournament.State, round int) app.UI {
	if list := s.Skippers(round); len(list) > 0 {
		return &ui.Note{Icon: ui.IconUsers, Text: SkippersLine(d, s, round, list)}
	}
	return nil
}

func SkippersLine(d *desk.Desk, s *tournament.State, round int, list []rules.EntrantID) string {
	names := make([]string, len(list))
	for i, id := range list {
		names[i] = scope.NameOf(d, s, id)
	}
	return d.T("page.skip.who", rules.Args{"round": round, "names": strings.Join(names, ", ")})
}
