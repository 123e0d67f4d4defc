package belote

import (
	"strconv"

	"github.com/sudya-app/sudya/rules"
)

// Notes tell what a deal was.
const (
	NotePlain   = ""        // the declarer took more
	NoteBait    = "bait"    // the declarer took less, or no trick: nothing written
	NoteTotus   = "totus"   // the defenders took no trick
	NoteHang    = "hang"    // equal: the declarer's sum waits
	NoteEqual   = "equal"   // equal, and both write their own (parameter equalDeal)
	NotePenalty = "penalty" // байт or тотус по картам
	NoteAward   = "award"   // whists without play
	NotePass    = "pass"    // all passed
	NoteReached = "reached" // a right доезд: the end
)

// Written is what one deal wrote.
type Written struct {
	NS   int    `json:"ns"`
	EW   int    `json:"ew"`
	Note string `json:"note"`
}

// Sheet (лист партии) is a party scored from its deals, the answer of the command `sheet`.
type Sheet struct {
	Deals        []Written  `json:"deals"`
	Total        Whists     `json:"total"`
	Finished     bool       `json:"finished"`
	LastDeclarer Side       `json:"lastDeclarer"` // of the last deal that had one
	Result       *ScoreForm `json:"result"`       // nil until finished

	Hanging Whists `json:"-"` // what still waits, by the pair whose it was
	reached Side   // who ended the party by доезд
}

// ScoreSheet answers the command `sheet belote-pairs`: raw is {"deals":[…]}. It refuses as
// CheckDeal and ScoreDeals do.
func (Regulation) ScoreSheet(p rules.Params, raw []byte) (any, error) {
	var in struct {
		Deals []Deal `json:"deals"`
	}
	if err := decode(raw, &in); err != nil {
		return nil, err
	}
	s, err := ScoreDeals(p, in.Deals)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// ScoreDeals scores a party deal by deal. Codes, with the deal's number from 1 as argument
// deal and the field "deals.<index>…": those of CheckDeal, belote.sheet.over (the party was
// finished before), belote.deal.reachedOff, belote.deal.reached (a wrong доезд; args total,
// target), and belote.declarer.missing.
func ScoreDeals(p rules.Params, deals []Deal) (Sheet, error) {
	s := Sheet{Deals: make([]Written, 0, len(deals))}
	for i, d := range deals {
		if err := s.score(p, d); err != nil {
			return Sheet{}, atDeal(err, i)
		}
	}
	if !s.Finished {
		return s, nil
	}
	result := s.PartyResult()
	form, err := scoreForm(p, result)
	if err != nil {
		return Sheet{}, err
	}
	s.Result = &form
	return s, nil
}

// PartyResult is the result that a finished party hands over to its table.
func (s Sheet) PartyResult() Result {
	ns, ew := s.Total.NS, s.Total.EW
	return Result{NS: &ns, EW: &ew, LastDeclarer: s.LastDeclarer, Reached: s.reached}
}

// atDeal tells in which deal the refusal is.
func atDeal(err error, i int) error {
	e, ok := err.(*rules.Error)
	if !ok {
		return err
	}
	field := "deals." + strconv.Itoa(i)
	if e.Field != "" {
		field += "." + e.Field
	}
	args := rules.Args{"deal": i + 1}
	for k, v := range e.Args {
		args[k] = v
	}
	return rules.Refuse(e.Code, field, args)
}

// score adds one deal. The deal after which a pair has reached the target ends the party.
func (s *Sheet) score(p rules.Params, d Deal) error {
	if s.Finished {
		return rules.Refuse("belote.sheet.over", "", rules.Args{"ns": s.Total.NS, "ew": s.Total.EW})
	}
	if err := d.check(); err != nil {
		return err
	}
	var w Written
	switch {
	case d.Pass:
		w.Note = NotePass
	case d.Award != nil:
		w = Written{NS: d.Award.NS, EW: d.Award.EW, Note: NoteAward}
	case d.Penalty != "":
		w = s.penalty(d)
	case d.Reached != "":
		var err error
		if w, err = s.reach(p, d); err != nil {
			return err
		}
	default:
		w = s.play(p, d)
	}
	if d.Declarer != "" {
		s.LastDeclarer = d.Declarer
	}
	s.Total.NS += w.NS
	s.Total.EW += w.EW
	target := p.Int("target")
	s.Finished = s.reached != "" || s.Total.NS >= target || s.Total.EW >= target
	if s.Finished && p.Choice("hangEnd") == HangOwn && s.reached == "" {
		w.NS += s.Hanging.NS
		w.EW += s.Hanging.EW
		s.Total.NS += s.Hanging.NS
		s.Total.EW += s.Hanging.EW
		s.Hanging = Whists{}
	}
	s.Deals = append(s.Deals, w)
	return nil
}

// take gives all that hangs to a side.
func (s *Sheet) take(w *Written, side Side) {
	w.add(side, s.Hanging.NS+s.Hanging.EW)
	s.Hanging = Whists{}
}

// penalty writes the value and all melds to the innocent pair (IV.2).
func (s *Sheet) penalty(d Deal) Written {
	writer := d.Declarer
	if d.Penalty == PenaltyBait {
		writer = d.Declarer.Other()
	}
	k := d.melds()
	w := Written{Note: NotePenalty}
	w.add(writer, d.Game.Value()+k.NS+k.EW)
	s.take(&w, writer)
	return w
}

// reach ends the party by a right доезд: the totals are those of that moment, and what is
// hanging isn't counted.
func (s *Sheet) reach(p rules.Params, d Deal) (Written, error) {
	if !p.Bool("doezd") {
		return Written{}, rules.Refuse("belote.deal.reachedOff", "reached", nil)
	}
	k := d.melds()
	w := Written{NS: d.Cards.NS + k.NS, EW: d.Cards.EW + k.EW, Note: NoteReached}
	total := s.Total.Of(d.Reached) + d.Cards.Of(d.Reached) + k.Of(d.Reached)
	if target := p.Int("target"); total < target {
		return Written{}, rules.Refuse("belote.deal.reached", "reached", rules.Args{"total": total, "target": target})
	}
	s.reached = d.Reached
	return w, nil
}

// play scores a deal that was played to its end.
func (s *Sheet) play(p rules.Params, d Deal) Written {
	k := d.melds()
	declarer, defender := d.Declarer, d.Declarer.Other()
	own := d.Cards.Of(declarer) + k.Of(declarer)
	other := d.Cards.Of(defender) + k.Of(defender)
	all := d.Game.Value() + k.NS + k.EW
	bait := func() Written {
		w := Written{Note: NoteBait}
		w.add(defender, all)
		return w
	}
	var w Written
	switch {
	case d.trickless(declarer):
		w = bait()
	case d.trickless(defender):
		w.Note = NoteTotus
		w.add(declarer, all)
	case own > other:
		w.add(declarer, own)
		w.add(defender, other)
	case own < other:
		w = bait()
	default:
		return s.equal(p, d, own, bait)
	}
	// «Takes more» is who has the larger sum of cards and melds.
	taker := declarer
	if own < other || own == other && w.Note == NoteBait {
		taker = defender
	}
	s.take(&w, taker)
	return w
}

// equal scores a deal in which both have the same sum. By the default the defenders write
// theirs, and the declarer's waits for the pair that takes more in the next deal that
// isn't equal.
func (s *Sheet) equal(p rules.Params, d Deal, sum int, bait func() Written) Written {
	declarer, defender := d.Declarer, d.Declarer.Other()
	switch p.Choice("equalDeal") {
	case EqualDealOwn:
		return Written{NS: sum, EW: sum, Note: NoteEqual}
	case EqualDealBait:
		w := bait()
		s.take(&w, defender)
		return w
	}
	w := Written{Note: NoteHang}
	w.add(defender, sum)
	s.Hanging.add(declarer, sum)
	return w
}

// add gives n more to a line.
func (w *Written) add(side Side, n int) {
	if side == NS {
		w.NS += n
	} else {
		w.EW += n
	}
}
