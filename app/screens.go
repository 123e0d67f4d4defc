package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	_ "github.com/sudya-app/sudya/app/game/all" // adds the games
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	_ "github.com/sudya-app/sudya/app/screen" // adds the screens
	"github.com/sudya-app/sudya/app/ui"
)

// screen draws what the address asks for.
func (r *root) screen() app.UI {
	switch {
	case !r.known:
		return r.notFound()
	case r.desk == nil:
		return r.opening()
	}
	if ready, _ := r.desk.Ready(); !ready {
		return r.opening()
	}
	return scope.Draw(r.desk, r.desk.Version(), r.at)
}

// opening holds the place until the device's store has been read.
func (r *root) opening() app.UI {
	return &ui.Frame{Title: r.say("ui.word.brand"), Brand: true, Content: []app.UI{ui.Skeleton(4)}}
}

// notFound says that there is no such screen, and the way on.
func (r *root) notFound() app.UI {
	return &ui.Frame{
		Title: r.say("ui.lost.title"), Back: route.Home.String(), Narrow: true,
		Content: []app.UI{ui.Empty(ui.IconQuestion, r.say("ui.lost.title"), r.say("ui.lost.text"),
			&ui.Button{Text: r.say("ui.lost.home"), Kind: ui.Go, Href: route.Home.String()})},
	}
}
