package tournament_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestNothingIsOutdated: as long as no result was corrected, every cut and every list of a
// final is what its results give.
func TestNothingIsOutdated(t *testing.T) {
	finals := map[string]bool{}
	for _, reg := range regulations.All() {
		for n := 9; n <= 34; n += 5 {
			for seed := range 4 {
				params := rules.Params{}
				if reg.Info().ID == "domino-1x1" {
					params["groups"] = seed%2 == 0
				}
				s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: n, Seed: fmt.Sprint(seed), Params: params})
				if err != nil {
					t.Fatal(err)
				}
				if list := tournament.AllOutdated(s); len(list) > 0 {
					t.Errorf("%s, %d entrants, seed %d: %+v", reg.Info().ID, n, seed, list)
				}
				for _, r := range s.Rounds {
					if r.Through != nil || decisive[r.Stage] {
						finals[reg.Info().ID] = true
					}
				}
			}
		}
	}
	if !finals["belote-pairs"] || !finals["domino-1x1"] {
		t.Errorf("cuts and finals were played in %v only", finals)
	}
}

var decisive = map[rules.Stage]bool{rules.StageSemi: true, rules.StagePlace: true, rules.StageFinal: true, rules.StageTie: true}

// TestLateCorrectionIsOutdated: a correction of a result on which a list was made changes the
// list of now, and the list that stands is told with who would be in it.
func TestLateCorrectionIsOutdated(t *testing.T) {
	for regulation, result := range map[string]string{
		"belote-pairs": `{"ns":%d,"ew":%d}`, "domino-1x1": `{"parties":[{"a":%d,"b":%d},{"a":%d,"b":%d}]}`,
	} {
		reg, _ := regulations.Find(regulation)
		s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 16, Seed: "late", Params: map[string]rules.Params{"domino-1x1": {"groups": true}}[regulation]})
		if err != nil {
			t.Fatal(err)
		}
		first := slices.IndexFunc(s.Rounds, func(r *rules.Round) bool { return r.Through != nil || decisive[r.Stage] })
		if first < 1 {
			t.Fatalf("%s: no cut and no final", regulation)
		}
		stands := s.Rounds[first]
		in := func(id rules.EntrantID) bool {
			return slices.ContainsFunc(stands.Tables, func(t *rules.Table) bool { return slices.Contains(t.Seats, id) })
		}
		// Whoever went on has lost by all that can be lost, in every round before.
		n := 0
		for _, r := range s.Rounds[:first] {
			for _, table := range r.Tables {
				won, lost := 1500, 100+n // never the same twice: equal entrants would leave the list open
				if regulation == "domino-1x1" {
					won, lost = 101, n%100
				}
				a, b := won, lost
				if in(table.Seats[0]) {
					a, b = lost, won
				}
				if in(table.Seats[0]) == in(table.Seats[1]) {
					continue
				}
				raw := result
				if regulation == "domino-1x1" {
					raw = fmt.Sprintf(raw, a, b, a, b)
				} else {
					raw = fmt.Sprintf(raw, a, b)
				}
				last := s.Events()[len(s.Events())-1]
				events, err := tournament.Decide(s, tournament.CorrectResult{Replaces: s.Current(tournament.TableKey{Seating: r.Seating, Table: table.Number}).ID, Reason: "бланк", Result: []byte(raw)},
					tournament.Meta{Device: last.Device, At: last.At, NewID: func() string { n++; return fmt.Sprintf("%032x", n) }})
				if err != nil {
					t.Fatalf("%s: %v", regulation, err)
				}
				s = s.With(events...)
			}
		}
		list := s.Outdated()
		if len(list) == 0 || list[0].Round != stands.Number || len(list[0].In) == 0 || len(list[0].Out) == 0 {
			t.Fatalf("%s: %+v", regulation, list)
		}
		for _, id := range list[0].Out {
			if !in(id) {
				t.Errorf("%s: %s isn't in the list that stands", regulation, id)
			}
		}
		for _, id := range list[0].In {
			if in(id) {
				t.Errorf("%s: %s is in the list that stands", regulation, id)
			}
		}
	}
}

// TestPreviewNamesTheListThatStands: the preview of a correction says which list stands and
// who would be in it, before anything is recorded; in dominoes without a cut as well.
func TestPreviewNamesTheListThatStands(t *testing.T) {
	for _, regulation := range []string{"belote-pairs", "domino-1x1"} {
		told := 0
		for seed := range 12 {
			reg, _ := regulations.Find(regulation)
			s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 9, Seed: fmt.Sprint("preview", seed)})
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range s.Rounds {
				if decisive[r.Stage] {
					break
				}
				for _, table := range r.Tables {
					raw := []string{`{"ns":100,"ew":1500}`, `{"ns":1500,"ew":100}`}
					if regulation == "domino-1x1" {
						raw = []string{`{"parties":[{"a":3,"b":101},{"a":4,"b":101}]}`, `{"parties":[{"a":101,"b":3},{"a":101,"b":4}]}`}
					}
					for _, result := range raw {
						last := s.Events()[len(s.Events())-1]
						n := 0
						c := tournament.CorrectResult{Replaces: s.Current(tournament.TableKey{Seating: r.Seating, Table: table.Number}).ID, Reason: "бланк", Result: []byte(result)}
						m := tournament.Meta{Device: last.Device, At: last.At, NewID: func() string { n++; return fmt.Sprintf("%032x", n) }}
						p, err := s.WhatIf(c, m)
						if err != nil {
							continue // nothing is changed by it
						}
						events, _ := tournament.Decide(s, c, m)
						if after := s.With(events...).Outdated(); fmt.Sprint(after) != fmt.Sprint(p.Outdated) {
							t.Errorf("%s: the preview says %+v, and recorded it is %+v", regulation, p.Outdated, after)
						}
						told += len(p.Outdated)
					}
				}
			}
		}
		if told == 0 {
			t.Errorf("%s: no correction changed a list", regulation)
		}
	}
}
