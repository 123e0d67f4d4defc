package preferans

import (
	"slices"

	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// replayed is a table's score sheet replayed: the party as it stands, what each deal
// wrote, and how the numbers grew.
type replayed struct {
	Setup     preferans.Setup
	deals     []preferans.Deal
	ids       []string // of the events that added them
	style     preferans.Style
	Party     *preferans.Party // nil if no party can be played here
	entries   []preferans.Entry
	pools     [][]int // by player: every number that stood in the pool
	mountains [][]int // by player: every number that stood on the mountain
	absent    int     // who isn't at the table yet in the next deal, -1: nobody
	fault     error   // the first deal that can't stand; the later ones aren't counted
	faultAt   int
}

// sheetOf replays the sheet of a table, or of a calculator's log.
func sheetOf(s *tournament.State, k tournament.TableKey) replayed {
	sh := replayed{absent: -1, faultAt: -1}
	players, joined := s.SheetSeats(k)
	params := s.Params
	if r := s.Seated(k.Seating); r != nil {
		params = s.ParamsOf(r.Number)
	}
	sh.style = preferans.StyleOf(params)
	sheet := s.Sheets[k]
	if sheet != nil && sheet.Setup != nil {
		if setup, err := preferans.ReadSetup(sheet.Setup); err == nil {
			sh.Setup = setup
		}
	}
	sh.Setup.Players = players
	if sheet != nil {
		for _, d := range sheet.Deals {
			deal, err := preferans.ReadDeal(d.Value)
			if err != nil {
				continue // decided by an edition of the game that this program doesn't know
			}
			if joined[d.ID] {
				deal = deal.Widened()
			}
			sh.deals, sh.ids = append(sh.deals, deal), append(sh.ids, d.ID)
		}
	}
	sh.replay()
	return sh
}

// replay plays the deals from the start.
func (sh *replayed) replay() {
	party, err := preferans.NewParty(sh.style, sh.Setup.Players, sh.Setup.Start)
	if err != nil {
		sh.fault = err
		return
	}
	sh.Party, sh.entries = party, nil
	sh.pools, sh.mountains = make([][]int, sh.Setup.Players), make([][]int, sh.Setup.Players)
	sh.grow()
	for i, d := range sh.deals {
		e, err := party.Play(d)
		if err != nil {
			sh.fault, sh.faultAt = err, i
			break
		}
		sh.entries = append(sh.entries, e)
		sh.grow()
	}
	for _, a := range sh.Setup.Adjust {
		if _, err := party.Adjust(a); err != nil && sh.fault == nil {
			sh.fault = err
		}
	}
	sh.grow()
}

// grow notes the numbers that changed.
func (sh *replayed) grow() {
	for i := range sh.Party.Pool {
		sh.pools[i] = noted(sh.pools[i], sh.Party.Pool[i])
		sh.mountains[i] = noted(sh.mountains[i], sh.Party.Mountain[i])
	}
}

func noted(list []int, n int) []int {
	if len(list) == 0 && n == 0 || len(list) > 0 && list[len(list)-1] == n {
		return list
	}
	return append(list, n)
}

// index is where a deal stands, or the next one will.
func (sh replayed) index(id string) int {
	if i := slices.Index(sh.ids, id); id != "" && i >= 0 {
		return i
	}
	return len(sh.deals)
}

// with is the sheet as it would be with a deal put in the place of one, or added at the
// end for the target "".
func (sh replayed) with(target string, d preferans.Deal) replayed {
	sh.deals, sh.fault, sh.faultAt = table.Placed(sh.deals, sh.ids, target, d), nil, -1
	sh.replay()
	return sh
}

// before is the party as it stood before a deal.
func (sh replayed) before(at int) *preferans.Party {
	party, err := preferans.NewParty(sh.style, sh.Setup.Players, sh.Setup.Start)
	if err != nil {
		return nil
	}
	for _, d := range sh.deals[:min(at, len(sh.deals))] {
		if _, err := party.Play(d); err != nil {
			break
		}
	}
	return party
}

// result is what the party gives if it ended now.
func (sh replayed) result() preferans.Result {
	return preferans.SheetScore{Result: sh.Party.Settle().Result}.Handover()
}

// points are the seats of a result with places and points.
func points(s *tournament.State, k tournament.TableKey, r preferans.Result) []rules.SeatScore {
	params, _ := s.Context(k)
	score, err := s.Rule.Score(params, rules.TableContext{Seats: len(r.Whists), Judge: -1}, r)
	if err != nil {
		return make([]rules.SeatScore, len(r.Whists))
	}
	return score.Seats
}
