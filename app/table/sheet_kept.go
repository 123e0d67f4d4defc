package table

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ui"
)

// DealTyped is what the sheets of all games keep of a deal that is typed and not recorded.
// Fields are added, never renamed.
type DealTyped struct {
	last   string // the last deal of the sheet when a new one was begun
	was    string // the deal that is corrected, as it stood
	lost   string // what was typed over a deal that has changed since, in words
	Reason string // of a correction of the result
	again  bool   // the form was filled with what was left
}

// DealLeft is the same on the disk.
type DealLeft struct {
	Last   string `json:"last,omitempty"`
	Was    string `json:"was,omitempty"`
	Lost   string `json:"lost,omitempty"`
	Reason string `json:"reason,omitempty"`
}

// Restored is what was typed, as it is taken up again.
func (l DealLeft) Restored() DealTyped {
	return DealTyped{last: l.Last, was: l.Was, lost: l.Lost, Reason: l.Reason, again: true}
}

// Left is what there is to keep; typed reports whether a deal is.
func (t *DealTyped) Left(typed bool) DealLeft {
	l := DealLeft{Lost: t.lost, Reason: t.Reason}
	if typed {
		l.Last, l.Was = t.last, t.was
	}
	return l
}

// NowTyped is the deal that is typed on a sheet, to be compared with the deals that stand.
type NowTyped struct {
	Any    bool   // something is typed
	Target string // the deal that it corrects
	Raw    []byte // as it would be written
	Words  string // for the judge, if it has to go
}

// Follow compares a typed deal with the sheet as it is now: ids and deals as they are
// written. It reports whether the deal has to go: it was recorded just so, or what it corrects
// has changed, and then its words are kept for the judge.
func (t *DealTyped) Follow(ids []string, deal func(i int) []byte, now NowTyped) (gone bool) {
	last := ""
	if n := len(ids); n > 0 {
		last = ids[n-1]
	}
	switch {
	case !now.Any:
		t.last, t.was, t.again = last, "", false
	case now.Target == "":
		gone = t.last != last && last != "" && string(deal(len(ids)-1)) == string(now.Raw)
		t.last = last
	default:
		stands := ""
		if i := slices.Index(ids, now.Target); i >= 0 {
			stands = string(deal(i))
		}
		if t.was == "" { // just opened
			t.was = stands
		}
		if gone = stands == "" || stands != t.was; gone && stands != string(now.Raw) {
			t.lost = now.Words
		}
	}
	return gone
}

// LeftDeal says that the form was filled with what was typed before, and tells what was
// typed over a deal that has changed since; nil if nothing was.
func (t *DealTyped) LeftDeal(p SheetPlace, fresh ui.Act) app.UI {
	if t.lost == "" {
		if !t.again {
			return nil
		}
		return &ui.Note{Tone: ui.Ask, Icon: ui.IconPen, Text: p.Desk.T("page.sheet.left", nil), Action: p.Desk.T("page.draft.erase", nil),
			OnClick: func(ctx app.Context) { fresh(ctx); p.Desk.Changed(ctx) }}
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconPen, Live: true, Title: p.Desk.T("page.sheet.lost", nil), Text: t.lost,
		Close: p.Desk.T("page.draft.erase", nil), OnClose: func(ctx app.Context) { t.lost = ""; p.Desk.Changed(ctx) }}
}
