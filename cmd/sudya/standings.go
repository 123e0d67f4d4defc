package main

import (
	"context"
	"flag"
	"fmt"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
	"github.com/sudya-app/sudya/rules/tournament"
)

var standingsCommand = command{
	name: "standings", args: "[-json] [-round N] ФАЙЛ",
	about: "места после последнего закрытого (или названного) тура",
	run:   runStandings,
}

func runStandings(_ context.Context, s streams, args []string) error {
	flags := flag.NewFlagSet("standings", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "ответ в JSON")
	round := flags.Int("round", -1, "после какого тура; по умолчанию последний закрытый")
	if err := parse(flags, s, args); err != nil {
		return err
	}
	name, err := fileArgument(flags)
	if err != nil {
		return err
	}
	_, state, err := openTournament(s, name)
	if err != nil {
		return err
	}
	n := state.LastClosed()
	if given(flags, "round") {
		if *round < 0 || *round > len(state.Rounds) {
			return inFile(name, rules.Refuse("cli.round.none", "", rules.Args{"round": *round, "last": len(state.Rounds)}))
		}
		n = *round
	}
	standing := state.Standing(n)
	if *asJSON {
		return writeJSON(s, standingForm(state, standing))
	}
	return writeStanding(s, state, standing)
}

// given reports whether a flag was on the command line.
func given(flags *flag.FlagSet, name string) bool {
	found := false
	flags.Visit(func(f *flag.Flag) { found = found || f.Name == name })
	return found
}

// standing is the answer of `standings -json`.
type standing struct {
	Round int            `json:"round"`
	Lines []standingLine `json:"lines"`
}

type standingLine struct {
	Place     string          `json:"place"`
	ID        rules.EntrantID `json:"id"`
	Name      string          `json:"name"`
	Team      string          `json:"team"`
	Points    rules.Half      `json:"points"`
	Values    values          `json:"values"`
	DecidedBy string          `json:"decidedBy"`
	Status    rules.Status    `json:"status"`
	Rounds    []roundLine     `json:"rounds"`
}

type roundLine struct {
	Round     int               `json:"round"`
	Table     int               `json:"table"`
	Opponents []rules.EntrantID `json:"opponents"`
	Kind      rules.Kind        `json:"kind"`
	Points    rules.Half        `json:"points"`
	Diff      rules.Sixth       `json:"diff"`
}

// values are the numbers of a line by criterion, in the order of the criteria.
type values []rules.Number

// MarshalJSONTo writes an object.
func (v values) MarshalJSONTo(enc *jsontext.Encoder) error {
	if err := enc.WriteToken(jsontext.BeginObject); err != nil {
		return err
	}
	for _, n := range v {
		if err := enc.WriteToken(jsontext.String(n.Code)); err != nil {
			return err
		}
		if err := json.MarshalEncode(enc, n.Text()); err != nil {
			return err
		}
	}
	return enc.WriteToken(jsontext.EndObject)
}

func standingForm(state *tournament.State, st rules.Standing) standing {
	form := standing{Round: st.Round}
	for _, l := range st.Lines {
		e := state.Entrant(l.Entrant)
		line := standingLine{
			Place: standings.PlaceText(l.Place, l.PlaceTo), ID: l.Entrant, Name: e.Name(), Team: e.Team,
			Points: l.Points, Values: l.Values, DecidedBy: l.DecidedBy, Status: l.Status,
		}
		for _, r := range l.Rounds {
			if r.Pending { // no result yet: nothing to tell
				continue
			}
			met := r.Opponents
			if r.Table == 0 { // whom a walkover in the final names was not met
				met = []rules.EntrantID{}
			}
			line.Rounds = append(line.Rounds, roundLine{r.Round, r.Table, met, r.Kind, r.Points, r.Diff})
		}
		form.Lines = append(form.Lines, line)
	}
	return form
}

// writeStanding prints the table for a person: a column a criterion that somebody reached.
func writeStanding(s streams, state *tournament.State, st rules.Standing) error {
	title := say("cli.standing", rules.Args{"round": st.Round})
	if st.Round == 0 {
		title = say("cli.start", nil)
	}
	if _, err := fmt.Fprintf(s.out, "%s. %s\n\n", state.Details.Name, title); err != nil {
		return err
	}
	var teams, left bool
	reached := map[string]bool{}
	for _, l := range st.Lines {
		teams = teams || state.Entrant(l.Entrant).Team != ""
		left = left || l.Status != rules.StatusActive
		for _, v := range l.Values {
			reached[v.Code] = true
		}
	}
	var g grid
	g.column(say("cli.place", nil), true)
	g.column(say("cli.name", nil), false)
	if teams {
		g.column(say("cli.team", nil), false)
	}
	g.column(say("criterion."+rules.ByPoints, nil), true)
	var criteria []string
	for _, c := range st.Criteria {
		if !c.Order && c.Code != rules.ByPoints && c.Code != rules.ByLot && reached[c.Code] {
			criteria = append(criteria, c.Code)
			g.column(say("criterion."+c.Code, nil), true)
		}
	}
	if left {
		g.column(say("cli.status", nil), false)
	}
	g.column(say("cli.because", nil), false)
	for _, l := range st.Lines {
		e := state.Entrant(l.Entrant)
		row := []string{standings.PlaceText(l.Place, l.PlaceTo), plain(e.Name())}
		if l.Awaits[1] > 0 { // the documented form has the order, people the places at stake
			row[0] = standings.PlaceText(l.Awaits[0], l.Awaits[1])
		}
		if teams {
			row = append(row, e.Team)
		}
		row = append(row, text.Half(text.RU, l.Points))
		for _, code := range criteria {
			row = append(row, valueText(l, code))
		}
		if left {
			status := ""
			if l.Status != rules.StatusActive {
				status = say("status."+string(l.Status), nil)
			}
			row = append(row, status)
		}
		g.add(append(row, because(l))...)
	}
	return g.write(s.out)
}

// plain puts common spaces in place of no-break ones: a terminal aligns by characters.
func plain(s string) string { return strings.ReplaceAll(s, "\u00a0", " ") }

// valueText is a line's number on a criterion, "" if it wasn't reached.
func valueText(l rules.StandingLine, code string) string {
	if code == rules.ByDiff || code == rules.ByWhists {
		// The column is of all rounds, whatever was compared: a final has a difference of its own.
		return plain(criterionNumber(code, l.Diff))
	}
	v, ok := l.Value(code)
	if !ok {
		return ""
	}
	return plain(criterionNumber(code, v))
}

func criterionNumber(code string, v rules.Sixth) string {
	switch code {
	case rules.ByH2H, rules.ByFinal:
		return text.Half(text.RU, rules.Half(v/3))
	case rules.ByWins, rules.ByLot:
		return strconv.Itoa(int(v / 6))
	default:
		return text.Signed(text.RU, v)
	}
}

// because says what separates a line from the one above it.
func because(l rules.StandingLine) string {
	return plain(text.Reason(text.RU, &l, "below"))
}
