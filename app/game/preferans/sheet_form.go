package preferans

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

// IDs of the fields of a player, before his seat.
const (
	roleID   = "role-"
	tricksID = "tricks-"
)

// Update is the draft after a touch.
func (f dealDraft) Update(m table.Msg) dealDraft {
	seat := func(id string) int {
		n, ok := strings.CutPrefix(m.Field, id)
		if i, err := strconv.Atoi(n); ok && err == nil && i >= 0 && i < f.Players {
			return i
		}
		return -1
	}
	switch {
	case m.Field == "contract", m.Field == "game":
		return f.PickGame(m.Text)
	case m.Field == "declarer":
		return f.PickDeclarer(scope.Atoi(m.Text))
	case m.Field == "fast":
		f.Fast = scope.Atoi(m.Text)
	case seat(roleID) >= 0:
		return f.PickRole(seat(roleID), preferans.Role(m.Text))
	case seat(tricksID) >= 0:
		return f.SetTricks(seat(tricksID), scope.Atoi(m.Text))
	}
	return f
}

// dealWords are a table of preferans as the form of a deal sees it.
type dealWords struct {
	table.Spot
	names []string
}

func (w dealWords) t(key string, args rules.Args) string { return w.T("page.pulka."+key, args) }

// Fields are what is asked of a deal: the game, who plays, who whists, the tricks. before is the
// party that it is played in.
func (f dealDraft) Fields(w dealWords, before *preferans.Party, style preferans.Style) []table.Field {
	fields := []table.Field{f.games(w, before.Minimum())}
	if before.AllPasses > 0 {
		badge := table.Badge{Tone: ui.Ask, Text: w.t("inAllPass", nil), Beside: w.t("state", rules.Args{"price": before.Price(), "minimum": before.Minimum()})}
		fields = append([]table.Field{badge}, fields...)
	}
	if f.Game != "" && f.Game != gameAllPass {
		fields = append(fields, f.declarers(w))
	}
	if f.Game == gameAllPass || f.Declarer >= 0 && (f.level() > 0 || f.Game == gameMisere) {
		fields = append(fields, f.tricks(w))
	}
	if f.level() > 0 && f.Declarer >= 0 {
		fields = append(fields, f.fast(w, style)...)
	}
	return fields
}

// games are the contracts from the lowest that is allowed, misère and all-pass.
func (f dealDraft) games(w dealWords, lowest int) table.Near {
	contracts := make([]ui.Choice, 0, 5)
	for level := 6; level <= 10; level++ {
		contracts = append(contracts, ui.Choice{Value: strconv.Itoa(level), Text: strconv.Itoa(level), Disabled: level < lowest})
	}
	others := []ui.Choice{{Value: gameMisere, Text: w.t("game.misere", nil)}, {Value: gameAllPass, Text: w.t("game.allpass", nil)}}
	return table.Near{
		table.Choice{ID: "contract", Label: w.t("game", nil), Value: f.Game, Answers: contracts},
		table.Choice{ID: "game", Label: w.t("game.other", nil), HideLabel: true, Value: f.Game, Answers: others},
	}
}

func (f dealDraft) declarers(w dealWords) table.Choice {
	c := table.Choice{ID: "declarer", Label: w.t("declarer", nil), Look: ui.Chips}
	for _, i := range f.playing() {
		c.Answers = append(c.Answers, ui.Choice{Value: strconv.Itoa(i), Text: w.names[i]})
	}
	if f.Declarer >= 0 {
		c.Value = strconv.Itoa(f.Declarer)
	}
	return c
}

// tricks are a line a player: what he did, and his tricks where they count.
func (f dealDraft) tricks(w dealWords) table.Tricks {
	t := table.Tricks{Legend: w.t("tricks", nil)}
	line := func(i int, counts bool) *table.TricksLine {
		l := &table.TricksLine{ID: tricksID + strconv.Itoa(i), Name: w.names[i], Label: w.t("tricksOf", rules.Args{"name": w.names[i]}), Most: f.most(i), Counts: counts, Value: f.Taken}
		if f.Game != gameMisere {
			l.Value = f.Tricks[i]
		}
		t.Players = append(t.Players, l)
		return l
	}
	if f.Game == gameAllPass {
		for i := range f.Players {
			switch i {
			case f.Absent:
			case f.sitting():
				line(i, true).Said = w.t("deals", nil)
			default:
				line(i, true)
			}
		}
		return t
	}
	whisters := f.whisters()
	line(f.Declarer, f.Game == gameMisere || len(whisters) > 0).Said = w.t("plays", nil)
	if f.Game == gameMisere {
		return t
	}
	for _, i := range f.defenders() {
		line(i, len(whisters) == 2 && slices.Contains(whisters, i)).Role = f.role(w, i)
	}
	if f.dealerMayWhist() {
		line(f.sitting(), false).Role = f.dealerRole(w)
	}
	return t
}

// role asks what a defender did. Leaving for half and taking the whist back are there only
// where the regulation has them.
func (f dealDraft) role(w dealWords, i int) *table.Choice {
	var other preferans.Role
	for _, j := range f.defenders() {
		if j != i {
			other = f.Roles[j]
		}
	}
	c := &table.Choice{ID: roleID + strconv.Itoa(i), Label: w.t("roleOf", rules.Args{"name": w.names[i]}), HideLabel: true, Value: string(f.Roles[i])}
	for _, r := range preferans.DefenderRoles(f.level(), "") {
		if r == preferans.RoleReturned && other != preferans.RoleHalf && f.Roles[i] != preferans.RoleReturned {
			continue
		}
		c.Answers = append(c.Answers, ui.Choice{Value: string(r), Text: w.t("role."+string(r), nil)})
	}
	return c
}

func (f dealDraft) dealerRole(w dealWords) *table.Choice {
	i := f.sitting()
	return &table.Choice{ID: roleID + strconv.Itoa(i), Label: w.t("roleOf", rules.Args{"name": w.names[i]}), HideLabel: true, Value: string(f.Roles[i]), Answers: []ui.Choice{
		{Value: string(preferans.RoleDealer), Text: w.t("role.dealer", nil)}, {Value: string(preferans.RoleWhist), Text: w.t("role.whist", nil)},
	}}
}

// fast is the premium for tricks that the talon brought.
func (f dealDraft) fast(w dealWords, st preferans.Style) []table.Field {
	if f.sitting() >= 0 && st.FastFour == preferans.FastNone || f.sitting() < 0 && st.FastThree == preferans.FastNone {
		return nil
	}
	answers := make([]ui.Choice, 4)
	for i := range answers {
		answers[i] = ui.Choice{Value: strconv.Itoa(i), Text: strconv.Itoa(i)}
	}
	return []table.Field{table.Choice{ID: "fast", Label: w.t("fast", nil), Note: w.t("fast.hint", nil), Value: strconv.Itoa(f.Fast), Answers: answers}}
}

// missing is what must be entered next.
func (f dealDraft) missing() string {
	switch {
	case f.Game == "":
		return "game"
	case f.Declarer < 0:
		return "declarer"
	}
	return "roles"
}

// View is the deal with what it would write, on a sheet as it stands.
func (f dealDraft) View(w dealWords, sheet replayed) table.DealView {
	at := sheet.index(f.Target)
	v := table.DealView{Number: at + 1, Title: w.t("deal", rules.Args{"number": at + 1}), Fields: f.Fields(w, sheet.before(at), sheet.style)}
	d, whole := f.Deal()
	if !whole {
		v.Verdict = table.Verdict{Tone: ui.VerdictWait, Title: w.t("wait."+f.missing(), nil)}
		return v
	}
	v.Whole = true
	after := sheet.with(f.Target, d)
	if after.fault != nil && after.faultAt >= 0 {
		v.Verdict = table.Verdict{Tone: ui.VerdictRed, Title: w.Err(after.fault)}
		if after.faultAt != at {
			v.Verdict.Title = w.t("later", rules.Args{"deal": after.faultAt + 1, "why": v.Verdict.Title})
		}
		return v
	}
	words := pulkaWords{lang: w.Lang, names: w.names}
	entry := after.entries[at]
	title, number := words.verdict(d, entry)
	v.Ready, v.Verdict = true, table.Verdict{Title: title, Numbers: number, Text: words.written(entry)}
	return v
}

// form is the deal that is being entered.
func (p *scoreSheet) form() []app.UI {
	w := dealWords{p.Place.Spot(), p.Place.Names()}
	act := table.DealActs{Send: p.send, View: func() table.DealView { return p.draft.View(w, p.sheet) }, Record: p.record, Fresh: p.fresh}
	return p.table.Card(p.draft.Target, p.dealers(w.names), act)
}

func (p *scoreSheet) send(_ app.Context, m table.Msg) { p.draft = p.draft.Update(m) }

// dealers says who deals; a table may have gone out of turn.
func (p *scoreSheet) dealers(names []string) app.UI {
	items := []ui.MenuItem{}
	for i, n := range names {
		if i != p.draft.Absent {
			items = append(items, ui.MenuItem{ID: strconv.Itoa(i), Text: n, Disabled: i == p.draft.Dealer})
		}
	}
	return ui.Row("1", table.Dealer(p.t("dealer", rules.Args{"name": names[p.draft.Dealer]})),
		&ui.Menu{ID: "dealer", Icon: ui.IconSwap, Small: true, Label: p.t("dealer.change", nil), Items: items, OnPick: p.pickDealer})
}

func (p *scoreSheet) pickDealer(_ app.Context, value string) {
	f := newDealDraft(p.draft.Players, scope.Atoi(value), p.draft.Absent)
	f.Target = p.draft.Target
	p.dealer, p.draft = f.Dealer, f
}

func (p *scoreSheet) record(ctx app.Context) {
	d, _ := p.draft.Deal()
	p.table.Record(ctx, p.draft.Target, d.Canonical(), p.fresh)
}
