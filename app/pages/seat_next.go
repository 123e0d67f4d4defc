package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// seatNext is «Рассадить тур N» on a screen that isn't the seating's: pressed once, it draws
// the round and shows the draft.
type seatNext struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Round      int
	Wide       bool

	busy bool
}

// Render draws the button.
func (b *seatNext) Render() app.UI {
	return &ui.Button{ID: "seat", Text: b.Desk.T("page.seating.seat", rules.Args{"round": b.Round}), Kind: ui.Go, Wide: b.Wide, Disabled: b.busy, OnClick: b.seat}
}

func (b *seatNext) seat(ctx app.Context) {
	d, id := b.Desk, b.Tournament
	once(ctx, d, id, &b.busy, tournament.SeatRound{}, nil, func(ctx app.Context, _ desk.Done) { d.Go(ctx, route.Of(id, "seating")) })
}
