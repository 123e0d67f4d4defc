package ahead

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// tiesOf are the ties among the first four with their finals (domino 1.4), a draft left out.
func tiesOf(s *tournament.State) []rules.Tie {
	played, ok := s.Rule.(rules.TieFinals)
	if !ok || s.Running() != nil && s.Running().Stage != rules.StageTie {
		return nil
	}
	h := s.History
	if s.Drafted != nil {
		h.Rounds = h.Rounds[:len(h.Rounds)-1]
	}
	return played.Ties(&h)
}

// PendingTies are those whose final is still to be played, in a tournament that goes on.
func PendingTies(s *tournament.State) []rules.Tie {
	if s.Finished {
		return nil
	}
	return slices.DeleteFunc(tiesOf(s), func(t rules.Tie) bool { return t.Done || t.Group == "" && len(t.NeedLot) == 0 })
}

// tiePlaces are the places that a final decides: «1–2».
func tiePlaces(t rules.Tie) string {
	if t.Last == 0 {
		return Place(t.From, t.To)
	}
	return Place(t.From, t.Last)
}

// TieSections tell of each final what it is about, who plays, who stays out and why; who plays
// may still refuse.
func TieSections(d *desk.Desk, version int, id string, s *tournament.State) []app.UI {
	may := MayRefuse(s)
	var list []app.UI
	for _, t := range PendingTies(s) {
		var rows []app.UI
		add := func(ids []rules.EntrantID, key string) {
			for _, e := range ids {
				row := &tiePlayer{Desk: d, Version: version, Tournament: id, Entrant: e, Name: scope.NameOf(d, s, e), State: key}
				row.May = key == "plays" && !t.Begun && slices.Contains(may, e)
				rows = append(rows, row)
			}
		}
		add(t.Field, "plays")
		add(t.NeedLot, "lot")
		add(t.Out, "out")
		add(t.Refused, "refused")
		args := rules.Args{"group": t.Group, "places": tiePlaces(t), "points": text.Half(d.Lang(), t.Points)}
		key := "page.tie.title"
		if t.Group == "" {
			key = "page.tie.title.lot"
		}
		list = append(list, ui.Section("tie-"+t.Group, d.T(key, args), app.P().Class("sm muted").Text(d.T("page.tie.text", args)), ui.List(rows...)))
	}
	return list
}

// tiePlayer is an entrant of a tie.
type tiePlayer struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Entrant    rules.EntrantID
	Name       string
	State      string // "plays", "lot", "out", "refused"
	May        bool   // may still refuse

	busy bool
}

// CompoID keeps the line with its entrant.
func (p *tiePlayer) CompoID() string { return "tie-" + string(p.Entrant) }

// Render draws the line.
func (p *tiePlayer) Render() app.UI {
	var badges, buttons []app.UI
	if p.State != "plays" {
		badges = append(badges, ui.Badge(ui.Neutral, p.Desk.T("page.tie."+p.State, nil))) // asks: page.tie.{lot,out,refused}
	}
	if p.May {
		buttons = append(buttons, &ui.Button{ID: "refuse-" + string(p.Entrant), Text: p.Desk.T("page.final.refuse", nil), Small: true, Disabled: p.busy,
			Label: p.Desk.T("page.final.refuse.who", rules.Args{"name": p.Name}), OnClick: p.refuse})
	}
	return ui.Item(nil, p.Name, badges, "", buttons...)
}

func (p *tiePlayer) refuse(ctx app.Context) {
	d, id, said := p.Desk, p.Tournament, p.Desk.T("page.final.refused", rules.Args{"name": p.Name})
	scope.Once{Desk: d, Tournament: id, Busy: &p.busy}.Do(ctx, tournament.FinalRefused{Entrant: p.Entrant}, func(ctx app.Context, done desk.Done) {
		d.Saved(ctx, id, done, said, "")
	})
}

// TieNote says which places a final is still to decide, and leads to it; nil if there are none.
func TieNote(d *desk.Desk, s *tournament.State, id string) app.UI {
	var places []string
	for _, t := range PendingTies(s) {
		places = append(places, tiePlaces(t))
	}
	if len(places) == 0 {
		return nil
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconRanks, Text: d.T("page.tie.note", rules.Args{"places": strings.Join(places, ", ")}), Action: d.T("page.tie.open", nil),
		OnClick: func(ctx app.Context) { d.Go(ctx, route.Of(id, "final")) }}
}

// TieMatch names what a table of a final between equals is for.
func TieMatch(d *desk.Desk, s *tournament.State, group string) string {
	for _, t := range tiesOf(s) {
		if t.Group == group && group != "" {
			return d.T("page.tie.title", rules.Args{"group": group, "places": tiePlaces(t)})
		}
	}
	return d.T("page.final.tie", rules.Args{"group": group})
}
