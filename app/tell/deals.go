package tell

import (
	"slices"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/tournament"
)

// follow notes what a correction or a removal of a deal found on the sheet.
func (t *Teller) follow(now map[string]canon.Value, e tournament.JournalEntry) {
	added, is, ok := tournament.DealOf(e.Event)
	switch {
	case !ok:
	case added == e.ID:
		now[e.ID] = is
	default:
		t.stood[e.ID] = now[added]
		if is != nil && e.Outcome.Effective() {
			now[added] = is
		}
	}
}

// dealNumber is «, сдача 3» as the deals stand on the sheet now; "" for one that is gone.
func (t *Teller) dealNumber(j tournament.JournalEntry) string {
	target, _, ok := tournament.DealOf(j.Event)
	k, _ := tournament.SheetOf(j.Body)
	if !ok || t.State.Sheets[k] == nil {
		return ""
	}
	i := slices.IndexFunc(t.State.Sheets[k].Deals, func(d tournament.Deal) bool { return d.ID == target })
	if i < 0 {
		return ""
	}
	return t.desk.T("journal.deal.number", rules.Args{"number": i + 1})
}

// deal is what an entry about a deal wrote, «Иванов: 6, взяток 6»; a correction and a
// removal tell what stood there before.
func (t *Teller) deal(j tournament.JournalEntry) string {
	_, after, ok := tournament.DealOf(j.Event)
	if !ok {
		return ""
	}
	k, _ := tournament.SheetOf(j.Body)
	was, is := t.dealWords(k, t.stood[j.ID]), t.dealWords(k, after)
	switch {
	case was == "":
		return is
	case is == "":
		return was
	}
	return t.desk.T("journal.deal.change", rules.Args{"before": was, "after": is})
}

func (t *Teller) dealWords(k tournament.TableKey, raw canon.Value) string {
	game := game.ViewOf(t.State)
	if raw == nil || game.Deal == nil {
		return ""
	}
	var names []string
	if table, r := t.State.TableOf(k), t.State.Seated(k.Seating); table != nil && r != nil {
		for _, id := range table.Seats {
			names = append(names, t.Name(id, r.Number))
		}
	} else {
		for _, e := range t.State.Entrants {
			names = append(names, e.Name())
		}
	}
	params, _ := t.State.Context(k)
	return game.Deal(t.desk, params, names, raw)
}
