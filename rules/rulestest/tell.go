package rulestest

import (
	"slices"
	"strconv"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
	"github.com/sudya-app/sudya/rules/tournament"
)

// The verbs that only tell.

func (w *writer) plan([]string) error {
	p, err := w.desk.State.Plan()
	if err != nil {
		return err
	}
	if p.Finished {
		w.printf("no further round\n")
	} else {
		w.printf("round %d %s %s: %s\n", p.Round, p.Stage, p.System, w.names(p.Field))
	}
	if p.Keep > 0 {
		w.printf("%d go on: %s\n", p.Keep, w.names(p.Through))
	}
	for _, group := range p.NeedLot {
		w.printf("lot needed: %s\n", w.names(group))
	}
	return nil
}

func (w *writer) round(words []string) int {
	if len(words) > 0 {
		n, _ := strconv.Atoi(words[0])
		return n
	}
	if r := w.desk.State.LastRound(); r != nil {
		return r.Number
	}
	return 0
}

func (w *writer) standing(words []string) error {
	w.printf("%s", standings.Describe(&w.desk.State.History, w.desk.State.Standing(w.round(words))))
	return nil
}

func (w *writer) seating(words []string) error {
	r := w.desk.State.Round(w.round(words))
	if r == nil {
		return rules.Refuse("seating.gone", "", nil)
	}
	w.printf("round %d %s %s %s\n", r.Number, r.Stage, r.System, r.Algo)
	for _, t := range r.Tables {
		w.printf("%d: %s", t.Number, w.names(t.Seats))
		if t.Why != nil {
			w.printf(" (%s %d %d)", t.Why.Code, t.Why.A, t.Why.B)
		}
		w.printf("\n")
	}
	if len(r.Byes) > 0 {
		w.printf("bye: %s\n", w.names(r.Byes))
	}
	return nil
}

func (w *writer) journal(words []string) error {
	from := 1
	if len(words) > 0 {
		from, _ = strconv.Atoi(words[len(words)-1])
	}
	for i, j := range w.desk.State.Journal() {
		if i+1 < from {
			continue
		}
		w.printf("%d %s", i+1, j.Body.Kind())
		if j.Round > 0 || j.Table > 0 {
			w.printf(" round %d table %d", j.Round, j.Table)
		}
		if len(j.Entrants) > 0 {
			w.printf(" [%s]", w.names(j.Entrants))
		}
		w.printf("%s\n", w.outcome(j.Outcome))
	}
	return nil
}

func (w *writer) outcome(o tournament.Outcome) string {
	switch {
	case o.Err != nil:
		return " — without effect: " + o.Err.Error()
	case o.UndoneBy != "":
		return " — undone by " + w.number(o.UndoneBy)
	case o.LostTo != "":
		return " — lost by " + w.number(o.LostTo)
	case o.Disputed:
		return " — disputed"
	}
	return ""
}

// number is an event's number in the journal.
func (w *writer) number(id string) string {
	i := slices.IndexFunc(w.desk.State.Events(), func(e tournament.Event) bool { return e.ID == id })
	return strconv.Itoa(i + 1)
}

func (w *writer) disputes([]string) error {
	for _, d := range w.desk.State.Disputes {
		w.printf("%s against", w.number(d.First))
		for _, id := range d.Others {
			w.printf(" %s", w.number(id))
		}
		w.printf("\n")
	}
	return nil
}
