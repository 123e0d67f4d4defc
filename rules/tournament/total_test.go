package tournament_test

import (
	"fmt"
	"regexp"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// logs are whole tournaments of each game, small ones and one in groups.
func logs(t *testing.T) [][]tournament.Event {
	t.Helper()
	var list [][]tournament.Event
	for _, reg := range regulations.All() {
		for _, n := range []int{5, 8, 11} {
			o := simulate.Options{Regulation: reg, Entrants: n, Seed: fmt.Sprint(n), Teams: 3}
			if reg.Info().Teams && n == 11 {
				o.Params = rules.Params{"groups": true}
			}
			s, err := simulate.Play(o)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, s.Events())
		}
	}
	return list
}

// question asks a state all that a screen asks. Nothing may panic, and everybody who is
// registered has a line.
func question(t *rapid.T, s *tournament.State) {
	if !s.Created() {
		return
	}
	for n := range len(s.Rounds) + 1 {
		if st := s.Standing(n); len(st.Lines) != len(s.Entrants) {
			t.Fatalf("after round %d: %d lines of %d entrants", n, len(st.Lines), len(s.Entrants))
		}
	}
	_, _ = s.Plan()
	_, _ = s.Propose("a")
	s.Journal()
	_, _ = s.Rule.Late(&s.History)
	for _, e := range s.Entrants {
		_, _ = s.Rule.Substitutes(&s.History, len(s.Rounds), e.ID)
		_, _ = s.WhatIf(tournament.FineGiven{Entrant: e.ID, Points: -2, Cause: tournament.CauseRuling}, tournament.Meta{
			Device: "d", At: "2026-11-28T12:00:00.000Z", NewID: func() string { return "x" },
		})
		break
	}
}

// TestAnySubsetFolds: undos on several devices can leave any part of a log; its fold is
// total and its questions have answers.
func TestAnySubsetFolds(t *testing.T) {
	all := logs(t)
	rapid.Check(t, func(t *rapid.T) {
		events := rapid.SampledFrom(all).Draw(t, "log")
		drop := map[int]bool{}
		for range rapid.IntRange(0, 6).Draw(t, "dropped") {
			from := rapid.IntRange(1, len(events)-1).Draw(t, "from")
			for i := range rapid.SampledFrom([]int{1, 1, 1, 5, 30}).Draw(t, "length") {
				drop[from+i] = true
			}
		}
		var kept []tournament.Event
		for i, e := range events {
			if !drop[i] {
				kept = append(kept, e)
			}
		}
		question(t, tournament.Fold(kept, regulations.Find))
	})
}

// TestForgedBodiesFold: a file may say anything that has the right form; folding it never
// panics.
func TestForgedBodiesFold(t *testing.T) {
	all := logs(t)
	number := regexp.MustCompile(`:-?\d+`)
	id := regexp.MustCompile(`"[0-9a-f]{32}"`)
	rapid.Check(t, func(t *rapid.T) {
		events := rapid.SampledFrom(all).Draw(t, "log")
		forged := append([]tournament.Event(nil), events...)
		for range rapid.IntRange(1, 8).Draw(t, "forgeries") {
			i := rapid.IntRange(1, len(forged)-1).Draw(t, "event")
			body, err := tournament.EncodeBody(forged[i].Body)
			if err != nil {
				t.Fatal(err)
			}
			text := string(body)
			if rapid.Bool().Draw(t, "numbers") {
				value := rapid.SampledFrom([]int{-1, 0, 1, 2, 3, 9, 1000, 1 << 40}).Draw(t, "number")
				text = replaceOne(t, number, text, ":"+strconv.Itoa(value))
			} else {
				other := forged[rapid.IntRange(0, len(forged)-1).Draw(t, "other")].ID
				text = replaceOne(t, id, text, `"`+other+`"`)
			}
			changed, err := tournament.DecodeBody(forged[i].Body.Kind(), []byte(text))
			if err != nil {
				continue
			}
			forged[i].Body = changed
		}
		s := tournament.Fold(forged, regulations.Find)
		question(t, s)
		_, _ = archive.Verify(s.Events(), regulations.Find)
	})
}

// replaceOne puts new in the place of one of the matches.
func replaceOne(t *rapid.T, pattern *regexp.Regexp, text, new string) string {
	places := pattern.FindAllStringIndex(text, -1)
	if len(places) == 0 {
		return text
	}
	p := places[rapid.IntRange(0, len(places)-1).Draw(t, "place")]
	return text[:p[0]] + new + text[p[1]:]
}
