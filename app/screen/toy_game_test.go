package screen_test

import (
	"encoding/json"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/standings"
	"github.com/sudya-app/sudya/rules/tournament"
)

// toss is a game that lives in this test alone: two players toss a coin. It is what a new game
// has to bring, and all of it.
const tossID = "toss"

func init() {
	regulations.Add(toss{})
	scope.AddGame(tossID, scope.Game{Emblem: ui.Emblem{Icon: ui.IconHeart}})
	table.TableGames[tossID] = table.TableGame{
		Form: func(_ table.Spot, standing rules.Result) table.Form {
			r, _ := standing.(tossResult)
			return tossForm{scope.Number(r.Winner)}
		},
		Unpack: table.UnpackForm[tossForm],
		Line:   func(_ text.Lang, r rules.Result) string { return tossWord(r, 0) },
		Whists: func(_ *desk.Desk, result rules.Result, _ *rules.TableScore, seat int) string {
			return tossWord(result, seat)
		},
	}
	game.GameViews[tossID] = game.GameView{
		Wins: true, Numbers: "toss.coin",
		Slip: func(_ *desk.Desk, _ *tournament.State, _ rules.Stage, names []string) (lines []app.UI) {
			for _, name := range names {
				lines = append(lines, game.SlipLine(game.TickBox(name)))
			}
			return lines
		},
		Result: func(_ *desk.Desk, t *rules.Table, seat int) (string, string) { return tossWord(t.Result, seat), "" },
	}
	text.Add(map[string]text.Entry{
		"toss.coin":              {RU: "Монета", EN: "Coin"},
		"toss.refused":           {RU: "Монета падает на одну сторону из двух", EN: "A coin falls on one of two sides"},
		"toss.who":               {RU: "Чья монета?", EN: "Whose coin?"},
		"param.toss.rounds":      {RU: "Число туров", EN: "Rounds"},
		"param.toss.rounds.hint": {RU: "Столько раз каждый бросает монету", EN: "So often everybody tosses"},
		"page.new.about.toss":    {RU: "Лично, столы по двое", EN: "Individual, tables of two"},
	})
}

func tossWord(result rules.Result, seat int) string {
	if r, ok := result.(tossResult); ok && r.Winner == seat+1 {
		return "орёл"
	}
	return "решка"
}

// tossResult is who has won, 1 or 2.
type tossResult struct {
	Winner int `json:"winner"`
}

func (r tossResult) Canonical() []byte {
	raw, _ := json.Marshal(r)
	return raw
}

type toss struct{}

func (toss) Info() rules.Info {
	return rules.Info{ID: tossID, Edition: 1, Unit: rules.UnitPlayer, MinSeats: 2, MaxSeats: 2, Name: rules.Bilingual{RU: "Монета", EN: "Coin toss"}}
}

func (toss) Params() []rules.Param {
	return []rules.Param{{Key: "rounds", Kind: rules.ParamInt, Group: "rounds", Scope: rules.ScopeAny, Default: 2, Min: 1, Max: 9}}
}

func (toss) CheckParams(rules.Params) error { return nil }

func (toss) ReadResult(raw []byte) (rules.Result, error) {
	var r tossResult
	if err := canon.Unmarshal(raw, &r); err != nil {
		return nil, err
	}
	return r, nil
}

func (toss) Score(_ rules.Params, _ rules.TableContext, result rules.Result) (rules.TableScore, error) {
	r, ok := result.(tossResult)
	if !ok || r.Winner < 1 || r.Winner > 2 {
		return rules.TableScore{}, rules.Refuse("toss.refused", "", nil)
	}
	score := rules.TableScore{Seats: []rules.SeatScore{{Kind: rules.KindPlayed}, {Kind: rules.KindPlayed}}, Verdict: "win"}
	score.Seats[r.Winner-1].Points, score.Seats[r.Winner-1].Win = rules.Points(1), true
	return score, nil
}

func (toss) Next(h *rules.History) (rules.Plan, error) {
	n := len(h.Rounds) + 1
	plan := rules.Plan{Round: n, Stage: rules.StageMain, System: rules.SystemRandom, Field: h.Active(n)}
	if plan.Finished = n > h.Params.Int("rounds"); plan.Finished {
		return plan, nil
	}
	if len(plan.Field) < 2 {
		return plan, rules.Refuse("toss.refused", "", nil)
	}
	return plan, nil
}

// Seat seats neighbours of the list, which each round turns by one.
func (toss) Seat(_ *rules.History, plan rules.Plan, seed string) (rules.Seating, error) {
	s := rules.Seating{Round: plan.Round, Stage: plan.Stage, System: plan.System, Algo: "toss/1", Seed: seed}
	list := slices.Clone(plan.Field)
	for range plan.Round - 1 {
		list = append(list[1:], list[0])
	}
	for ; len(list) > 1; list = list[2:] {
		s.Tables = append(s.Tables, rules.SeatedTable{Table: len(s.Tables) + 1, Seats: slices.Clone(list[:2])})
	}
	s.Byes = list
	return s, nil
}

func (toss) CheckSeating(*rules.History, rules.Plan, rules.Seating) ([]rules.Notice, error) {
	return nil, nil
}

func (toss) Standing(h *rules.History, n int) rules.Standing {
	ids := make([]rules.EntrantID, len(h.Entrants))
	lines := make([]rules.StandingLine, len(ids))
	for i, e := range h.Entrants {
		ids[i] = e.ID
		l := &lines[i]
		l.Entrant, l.Status, l.Played = e.ID, rules.StatusActive, true
		for _, r := range h.Rounds[:min(n, len(h.Rounds))] {
			line := rules.RoundLine{Round: r.Number, Stage: r.Stage, Kind: rules.KindBye}
			if t, seat := r.SeatOf(e.ID); t != nil {
				line.Table, line.Seat, line.Kind, line.Pending = t.Number, seat, rules.KindPlayed, t.Score == nil
				line.Opponents = []rules.EntrantID{t.Seats[1-seat]}
				if t.Score != nil {
					line.Points, line.Win = t.Score.Seats[seat].Points, t.Score.Seats[seat].Win
				}
			}
			l.Points += line.Points
			if line.Win {
				l.Wins++
			}
			l.Rounds = append(l.Rounds, line)
		}
	}
	points := standings.Criterion{
		Criterion: rules.Criterion{Code: rules.ByPoints},
		Value:     func(i int, _ []int) (rules.Sixth, bool) { return rules.Sixth(lines[i].Points) * 3, true },
	}
	s := rules.Standing{Round: n, Stage: rules.StageMain, Criteria: []rules.Criterion{points.Criterion}}
	for _, p := range standings.Rank(ids, []standings.Criterion{points}, standings.LotFrom(h, n)) {
		l := lines[p.Index]
		l.Place, l.PlaceTo, l.DecidedBy, l.Compared, l.Values = p.Place, p.PlaceTo, p.DecidedBy, p.Compared, p.Values
		s.Lines = append(s.Lines, l)
	}
	return s
}

func (toss) Late(h *rules.History) (rules.LateEntry, error) {
	return rules.LateEntry{Joined: len(h.Rounds) + 1}, nil
}

func (toss) Substitutes(*rules.History, int, rules.EntrantID) ([]rules.EntrantID, error) {
	return nil, nil
}

func (toss) MaySkip(*rules.History, int, rules.EntrantID) error { return nil }

func (toss) Catalogue() []rules.Irregularity { return nil }

// tossForm is what is typed: whose coin it is, "1" or "2".
type tossForm struct{ Winner string }

func (f tossForm) Result(table.Spot) (rules.Result, bool) {
	return tossResult{scope.Atoi(f.Winner)}, f.Winner != ""
}

func (f tossForm) Score(at table.Spot) table.Typed { return at.Scored(f.Result(at)) }

func (f tossForm) Touched(table.Spot) bool { return f.Winner != "" }

func (f tossForm) Resumed(table.Spot) table.Form { return f }

func (f tossForm) Left(at table.Spot, typed table.Typed) (string, bool) {
	return at.LeftAsks(typed), true
}

func (f tossForm) Words([]string) []string { return []string{f.Winner} }

func (f tossForm) Update(_ table.Spot, m table.Msg) (table.Form, table.Effect) {
	if m.Field == "winner" {
		f.Winner = m.Text
	}
	return f, table.Effect{}
}

func (f tossForm) View(at table.Spot, _ table.Typed) table.View {
	return table.View{
		Fields:  []table.Field{table.Choice{ID: "winner", Label: at.T("toss.who", nil), Value: f.Winner, Answers: []ui.Choice{{Value: "1", Text: at.Name(0)}, {Value: "2", Text: at.Name(1)}}}},
		Verdict: table.Verdict{Title: at.T("toss.who", nil)},
	}
}
