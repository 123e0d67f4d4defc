package ahead

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// SeatNext is «Рассадить тур N» on a screen that isn't the seating's: pressed once, it draws
// the round and shows the draft.
type SeatNext struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Round      int
	Stage      rules.Stage
	Wide       bool

	busy bool
}

// Render draws the button.
func (b *SeatNext) Render() app.UI {
	return &ui.Button{ID: "seat", Text: SeatingWords(b.Desk, b.Desk.Book(b.Tournament).State, "seat", b.Round, b.Stage), Kind: ui.Go, Wide: b.Wide, Disabled: b.busy, OnClick: b.seat}
}

// SeatingWords names what is seated, a round or a final: of the button («Рассадить финал») by
// the key seat, of the screen («Рассадка финала») by title.
func SeatingWords(d *desk.Desk, s *tournament.State, key string, round int, stage rules.Stage) string {
	if !scope.IsFinal(stage) {
		return d.T("page.seating."+key, rules.Args{"round": round}) // asks: page.seating.{seat,title}
	}
	game := 1
	for _, r := range s.Rounds {
		if r.Number < round && r.Stage == stage {
			game++
		}
	}
	key = "page.seating." + key + "." + string(stage)
	if stage == rules.StageFinal && game > 1 {
		return d.T(key+".game", rules.Args{"game": game}) // asks: page.seating.seat.final.game page.seating.title.final.game
	}
	// asks: page.seating.seat.{final,place,semi,tie} page.seating.title.{final,place,semi,tie}
	return d.T(key, nil)
}

func (b *SeatNext) seat(ctx app.Context) {
	d, id := b.Desk, b.Tournament
	scope.Once{Desk: d, Tournament: id, Busy: &b.busy}.Do(ctx, tournament.SeatRound{}, func(ctx app.Context, _ desk.Done) { d.Go(ctx, route.Of(id, "seating")) })
}
