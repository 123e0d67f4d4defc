package rulestest

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Dump writes all that a state says of the tournament, the journal aside: two logs that
// mean the same have the same dump.
func Dump(s *tournament.State) string {
	if !s.Created() {
		return "no tournament\n"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s/%d %+v\n", s.Regulation, s.Edition, s.Details)
	dumpParams(&b, s, s.Params)
	fmt.Fprintf(&b, "devices %v, finished %v %s, stale %v\n", s.Devices, s.Finished, s.FinishedAt, s.DraftStale)
	for _, e := range s.Entrants {
		flat := *e
		flat.Leave = nil
		fmt.Fprintf(&b, "entrant %+v", flat)
		if e.Leave != nil {
			fmt.Fprintf(&b, " left %+v", *e.Leave)
		}
		b.WriteByte('\n')
	}
	for _, r := range s.Rounds {
		dumpRound(&b, s, r)
	}
	for _, f := range s.FineList {
		fmt.Fprintf(&b, "fine %+v\n", f)
	}
	for _, f := range s.Fines {
		fmt.Fprintf(&b, "counts %+v\n", *f)
	}
	fmt.Fprintf(&b, "lots %v\nreplaced %v\nrefused %v\n", s.Lots, s.Replaced, s.Refused)
	fmt.Fprintf(&b, "rulings %v\nwarnings %v\nnotes %v\narrivals %v\nconfirmed %v\n", s.Rulings, s.Warnings, s.Notes, s.Arrivals, s.Confirmed)
	for _, d := range s.Disputes {
		fmt.Fprintf(&b, "dispute %+v\n", d)
	}
	for n := range len(s.Rounds) + 1 {
		b.WriteString(standings.Describe(&s.History, s.Standing(n)))
	}
	return b.String()
}

// dumpParams writes the parameters that aren't the regulation's own.
func dumpParams(b *strings.Builder, s *tournament.State, p rules.Params) {
	fmt.Fprintf(b, "%d params", len(p))
	for _, d := range s.Rule.Params() {
		if v, ok := p[d.Key]; ok && !rules.SameValue(v, d.Default) {
			fmt.Fprintf(b, " %s=%v", d.Key, v)
		}
	}
	b.WriteByte('\n')
}

func dumpRound(b *strings.Builder, s *tournament.State, r *rules.Round) {
	fmt.Fprintf(b, "round %d %s %s %s %q %s published %v closed %v through %v byes %v absences %v\n",
		r.Number, r.Stage, r.System, r.Algo, r.Seed, r.Seating, r.Published, r.Closed, r.Through, r.Byes, r.Absences)
	dumpParams(b, s, r.Params)
	if c := s.Clocks[r.Seating]; c != nil {
		fmt.Fprintf(b, "clock %+v\n", *c)
	}
	for _, t := range r.Tables {
		k := tournament.TableKey{Seating: r.Seating, Table: t.Number}
		fmt.Fprintf(b, "table %d%s %v permit %v", t.Number, t.Group, t.Seats, t.Permit)
		if t.Why != nil {
			fmt.Fprintf(b, " why %+v", *t.Why)
		}
		if e := s.Current(k); e != nil {
			fmt.Fprintf(b, " entry %s %s err %v", e.ID, e.Result.Canonical(), e.Err)
		}
		if t.Score != nil {
			fmt.Fprintf(b, " score %+v", *t.Score)
		}
		b.WriteByte('\n')
		if sheet := s.Sheets[k]; sheet.Begun() {
			for _, d := range sheet.Deals {
				fmt.Fprintf(b, "deal %s %s\n", d.ID, d.Value)
			}
		}
	}
}

// Outcomes lists what became of each event, in the order of the log.
func Outcomes(s *tournament.State) string {
	var b strings.Builder
	for i, e := range s.Events() {
		fmt.Fprintf(&b, "%d %s %+v\n", i+1, e.ID, s.OutcomeOf(e.ID))
	}
	rejected := s.Rejected()
	fmt.Fprintln(&b, "rejected", slices.Sorted(maps.Keys(rejected)))
	return b.String()
}

// Diff tells in which lines two dumps differ, "" if in none.
func Diff(got, want string) string {
	if got == want {
		return ""
	}
	var b strings.Builder
	a, z := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(a), len(z)) {
		var x, y string
		if i < len(a) {
			x = a[i]
		}
		if i < len(z) {
			y = z[i]
		}
		if x != y {
			fmt.Fprintf(&b, "line %d\n got %s\nwant %s\n", i+1, x, y)
		}
	}
	return b.String()
}
