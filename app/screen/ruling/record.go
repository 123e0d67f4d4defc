package ruling

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Verdict is what would be recorded; the refusal names the field that lacks something.
func (p *Ruling) Verdict(s *tournament.State, irr rules.Irregularity) (tournament.Verdict, error) {
	v := tournament.Verdict{Ruling: tournament.RulingMade{
		Entrant: p.Who, Irregularity: irr.ID, Option: p.optionNumber(irr), Waived: p.measure.waived, Note: p.noteText(irr),
	}}
	if irr.ID != "" {
		v.Name = p.words(irr.Name)
	}
	if r := p.round(s); r != nil {
		v.Ruling.Round = r.Number
		if p.tableOf(s) != nil {
			v.Ruling.Seating, v.Ruling.Table = r.Seating, p.table
		}
	}
	if p.measure.waived {
		return v, nil
	}
	v.Warning = p.measure.warning
	for i, x := range extrasOf(irr) {
		switch {
		case !p.measure.extras[i]:
		case x.Party:
			v.Lost = p.lost(s)
		default:
			v.Extras = append(v.Extras, x)
		}
	}
	v.Player, v.Substitute = p.measure.player, text.Tidy(p.measure.substitute)
	if p.Who == "" {
		return v, nil
	}
	return v, p.ownNumbers(s, irr, &v)
}

// noteText is the note, with the penalty card that the ruling leaves.
func (p *Ruling) noteText(irr rules.Irregularity) string {
	note := text.Tidy(p.note)
	card := text.Tidy(p.card)
	if !p.cardLeft(irr) || card == "" {
		return note
	}
	return text.Sentences(p.t("card.note", rules.Args{"card": card}), note)
}

// ownNumbers adds the points and whists that the judge typed.
func (p *Ruling) ownNumbers(s *tournament.State, irr rules.Irregularity, v *tournament.Verdict) error {
	effect := p.effect(irr)
	var points rules.Half
	var whists int
	var err error
	if irr.ID == "" || effect == rules.EffectAdjustPoints { // only what is asked: a number typed for another option isn't shown
		points, err = scope.TypedHalf("points", p.measure.points)
	}
	if err == nil && (irr.ID == "" || effect == rules.EffectAdjustWhists) {
		whists, err = scope.TypedWhole("whists", p.measure.whists)
	}
	if err != nil {
		return err
	}
	own := tournament.FineGiven{Entrant: p.Who, Points: points, Whists: whists}
	switch {
	case irr.ID == "" && p.measure.kind == adjustFree, effect == rules.EffectAdjustPoints:
		if points != 0 || whists != 0 {
			v.Adjust = append(v.Adjust, own)
		}
	case irr.ID == "":
		if points != 0 || whists != 0 {
			v.Extras = append(v.Extras, rules.Extra{Points: points, Whists: whists})
		}
	case effect == rules.EffectAdjustWhists && whists != 0:
		shared, err := p.shared(s, whists)
		if err != nil {
			return err
		}
		v.Adjust = append(append(v.Adjust, own), shared...)
	}
	return nil
}

// shared gives the others of the table their equal parts of an adjustment of whists, so
// that the table still adds to zero.
func (p *Ruling) shared(s *tournament.State, whists int) ([]tournament.FineGiven, error) {
	t := p.tableOf(s)
	if t == nil || p.seatOf(s) < 0 {
		return nil, rules.Refuse("ruling.share.table", "whists", nil)
	}
	others := len(t.Seats) - 1
	if whists%others != 0 {
		return nil, rules.Refuse("ruling.share", "whists", rules.Args{"whists": whists, "others": others})
	}
	var list []tournament.FineGiven
	for _, id := range t.Seats {
		if id != p.Who {
			list = append(list, tournament.FineGiven{Entrant: id, Whists: -whists / others})
		}
	}
	return list, nil
}

// fieldErr is the refusal's sentence if it belongs to the field.
func (p *Ruling) fieldErr(field string) string {
	var e *rules.Error
	if errors.As(p.problem, &e) && e.Field == field {
		return p.Desk.Err(p.problem)
	}
	return ""
}

// ownFields are the fields that show a refusal themselves.
var ownFields = []string{"points", "whists", "note", "players.0", "players.1"}

// record is the note for the protocol and the button.
func (p *Ruling) record(s *tournament.State, irr rules.Irregularity) []app.UI {
	var body []app.UI
	if p.cardLeft(irr) {
		body = append(body, &ui.Field{ID: "ruling-card", Label: p.t("card", nil), Hint: p.t("card.hint", nil), Value: p.card, OnInput: p.typeCard})
	}
	note := &ui.Field{ID: "ruling-note", Label: p.t("note", nil), Value: p.note, Err: p.fieldErr("note"), EnterKey: "done", OnInput: p.typeNote, OnEnter: p.write}
	if irr.ID == "" {
		note.Label, note.Required = p.t("note.free", nil), true
	} else {
		note.Hint = p.t("note.hint", nil)
	}
	body = append(body, note)
	if p.problem != nil && !p.ownField() {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Live: true, Text: p.Desk.Err(p.problem)})
	}
	return append(body, ui.Dock(&ui.Button{ID: "ruling-go", Text: p.t("record", nil), Icon: ui.IconGavel, Kind: ui.Go, Wide: true, Disabled: p.saving, OnClick: p.write}))
}

func (p *Ruling) ownField() bool {
	for _, field := range ownFields {
		if p.fieldErr(field) != "" {
			return true
		}
	}
	return false
}

// write records the ruling with all that follows from it.
func (p *Ruling) write(ctx app.Context) {
	s := p.state()
	irr, chosen := p.Book.Chosen()
	if s == nil || !chosen || p.saving {
		return
	}
	v, err := p.Verdict(s, irr)
	if err != nil {
		p.problem = err
		return
	}
	p.problem = nil
	d, id := p.Desk, p.Route.Tournament
	said := p.t("said", rules.Args{"name": p.nameOf(irr)})
	scope.Once{Desk: d, Tournament: id, Busy: &p.saving, Failed: func(err error) { p.problem = err }}.Do(ctx, v.All(), func(ctx app.Context, done desk.Done) {
		p.Book.id, p.Book.listing = "", true
		p.note, p.card = "", ""
		p.again()
		d.Saved(ctx, id, done, said, "")
		ui.Focus(ctx, "title")
	})
}
