package simulate_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// played plays, writes the file, reads it back, replays every draw, and returns the
// state as the file gives it.
func played(t *testing.T, o simulate.Options) *tournament.State {
	t.Helper()
	s, err := simulate.Play(o)
	if err != nil {
		t.Fatalf("%d entrants: %v", o.Entrants, err)
	}
	data := file(t, s)
	f, read, err := archive.Read(data, regulations.Find)
	if err != nil {
		t.Fatalf("%d entrants: the file is refused: %v", o.Entrants, err)
	}
	draws, err := archive.Verify(f.Events, regulations.Find)
	if err != nil {
		t.Fatalf("%d entrants: %v", o.Entrants, err)
	}
	replayed := 0
	for _, d := range draws {
		if d.State != archive.DrawReplayed {
			t.Errorf("%d entrants: %+v", o.Entrants, d)
		}
		if d.Kind == tournament.KindSeat {
			replayed++
		}
	}
	if replayed != len(s.Rounds) {
		t.Errorf("%d entrants: %d of %d seatings replayed", o.Entrants, replayed, len(s.Rounds))
	}
	return read
}

func file(t testing.TB, s *tournament.State) []byte {
	t.Helper()
	lines, err := archive.EncodeLines(s.Events())
	if err != nil {
		t.Fatal(err)
	}
	data, err := archive.Write(s, lines)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// whole checks what every finished tournament keeps.
func whole(t *testing.T, s *tournament.State) {
	t.Helper()
	n := len(s.Entrants)
	if !s.Finished {
		t.Errorf("%d entrants: not finished", n)
	}
	for _, r := range s.Rounds {
		if !r.Published || !r.Closed || len(tournament.Missing(r)) > 0 {
			t.Errorf("%d entrants: round %d isn't over", n, r.Number)
		}
		once(t, s, r)
	}
	for round := range len(s.Rounds) + 1 {
		places(t, s, round)
	}
}

// once: nobody sits at two places of a round, and everybody who may play sits, has a bye
// or is between stages.
func once(t *testing.T, s *tournament.State, r *rules.Round) {
	t.Helper()
	at := map[rules.EntrantID]int{}
	for _, table := range r.Tables {
		for _, id := range table.Seats {
			at[id]++
		}
	}
	for _, id := range r.Byes {
		at[id]++
	}
	for id, times := range at {
		if times != 1 || id != rules.Judge && s.Entrant(id) == nil {
			t.Errorf("%d entrants, round %d: %s sits %d times", len(s.Entrants), r.Number, id, times)
		}
	}
}

// places: a line for everybody, places from 1 without gaps but those of shared ones.
func places(t *testing.T, s *tournament.State, round int) {
	t.Helper()
	st := s.Standing(round)
	if st.Round != round || len(st.Lines) != len(s.Entrants) {
		t.Errorf("%d entrants: the standing after round %d has %d lines and says round %d", len(s.Entrants), round, len(st.Lines), st.Round)
	}
	seen := map[rules.EntrantID]bool{}
	for i := range st.Lines {
		l := &st.Lines[i]
		if seen[l.Entrant] {
			t.Errorf("%d entrants, round %d: %s has two lines", len(s.Entrants), round, l.Entrant)
		}
		seen[l.Entrant] = true
		if l.Place > i+1 || l.PlaceTo < i+1 {
			t.Errorf("%d entrants, round %d: line %d has place %d–%d", len(s.Entrants), round, i+1, l.Place, l.PlaceTo)
		}
		if (l.DecidedBy == "") != (i == 0) {
			t.Errorf("%d entrants, round %d: line %d is decided by %q", len(s.Entrants), round, i+1, l.DecidedBy)
		}
	}
}

// sizes are all small fields, and of the large ones some of every remainder by four.
func sizes(from, to int) []int {
	var list []int
	for n := from; n <= to; n++ {
		if n <= 14 || n%9 == 0 || n == to {
			list = append(list, n)
		}
	}
	return list
}

func TestBelote(t *testing.T) {
	for _, n := range sizes(2, 60) {
		whole(t, played(t, simulate.Options{Regulation: belote.New(), Entrants: n, Seed: fmt.Sprint("belote", n)}))
	}
}

func TestPreferans(t *testing.T) {
	for _, n := range sizes(3, 80) {
		whole(t, played(t, simulate.Options{Regulation: preferans.New(), Entrants: n, Seed: fmt.Sprint("preferans", n)}))
	}
}

func TestDomino(t *testing.T) {
	for _, n := range sizes(2, 60) {
		whole(t, played(t, simulate.Options{Regulation: domino.New(), Entrants: n, Seed: fmt.Sprint("domino", n), Teams: n / 4}))
	}
}

func TestDominoGroups(t *testing.T) {
	for _, n := range sizes(8, 60) {
		whole(t, played(t, simulate.Options{
			Regulation: domino.New(), Entrants: n, Seed: fmt.Sprint("groups", n), Teams: 1 + n/4, Params: rules.Params{"groups": true},
		}))
	}
}

// TestManySeeds looks for a rare case: small fields, where lots, no-shows and byes meet.
func TestManySeeds(t *testing.T) {
	for _, reg := range regulations.All() {
		for seed := range 36 {
			n := 4 + seed%9
			s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: n, Seed: fmt.Sprint(seed), Teams: seed % 4})
			if err != nil {
				t.Fatalf("%s, %d entrants, seed %d: %v", reg.Info().ID, n, seed, err)
			}
			whole(t, s)
		}
	}
}

// TestSame: the same options give the same bytes, another seed others.
func TestSame(t *testing.T) {
	for _, reg := range regulations.All() {
		o := simulate.Options{Regulation: reg, Entrants: 13, Seed: "a", Teams: 4}
		play := func() []byte {
			s, err := simulate.Play(o)
			if err != nil {
				t.Fatal(err)
			}
			return file(t, s)
		}
		first := play()
		if !bytes.Equal(first, play()) {
			t.Errorf("%s: played twice, two files", reg.Info().ID)
		}
		o.Seed = "b"
		if bytes.Equal(first, play()) {
			t.Errorf("%s: the seed changes nothing", reg.Info().ID)
		}
	}
}

// The same seed gives another tournament for another game or size: an importing device must
// not take one for the other.
func TestOtherTournamentsHaveOtherIDs(t *testing.T) {
	seen := map[string]string{}
	for _, reg := range regulations.All() {
		for _, entrants := range []int{8, 9} {
			s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: entrants, Seed: "7", Rounds: 1})
			if err != nil {
				t.Fatal(err)
			}
			what := fmt.Sprintf("%s of %d", reg.Info().ID, entrants)
			id := s.Events()[0].ID
			if other := seen[id]; other != "" {
				t.Errorf("%s has the id of %s", what, other)
			}
			seen[id] = what
		}
	}
}

// TestRounds: stopped after a round, the log is the beginning of the whole one.
func TestRounds(t *testing.T) {
	o := simulate.Options{Regulation: belote.New(), Entrants: 12, Seed: "a"}
	all, err := simulate.Play(o)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= 4; n++ {
		o.Rounds = n
		s, err := simulate.Play(o)
		if err != nil {
			t.Fatal(err)
		}
		if len(s.Rounds) != n || !s.Rounds[n-1].Closed || s.Finished {
			t.Errorf("stopped after round %d: %d rounds", n, len(s.Rounds))
		}
		for i, e := range s.Events() {
			if e.ID != all.Events()[i].ID || e.At != all.Events()[i].At {
				t.Fatalf("stopped after round %d, event %d is another", n, i+1)
			}
		}
	}
}

// TestPlainLog: times go forward, one device wrote, and nothing is corrected or fined.
func TestPlainLog(t *testing.T) {
	for _, reg := range regulations.All() {
		s := played(t, simulate.Options{Regulation: reg, Entrants: 30, Seed: "log", Teams: 5})
		events := s.Events()
		if at := events[0].At; at != "2026-11-28T08:00:00.000Z" {
			t.Errorf("%s begins at %s", reg.Info().ID, at)
		}
		for i, e := range events {
			if i > 0 && (e.At < events[i-1].At || e.Device != events[0].Device) {
				t.Errorf("%s, event %d: at %s by %s", reg.Info().ID, i+1, e.At, e.Device)
			}
			switch e.Body.(type) {
			case tournament.ResultCorrected, tournament.FineGiven, tournament.Undone:
				t.Errorf("%s, event %d: %s", reg.Info().ID, i+1, e.Body.Kind())
			}
		}
	}
}

// TestVariety: parties that the time cut short and no-shows do happen.
func TestVariety(t *testing.T) {
	verdicts, kinds := map[string]int{}, map[rules.Kind]int{}
	for _, reg := range []rules.Regulation{belote.New(), domino.New()} {
		for seed := range 10 {
			s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 24, Seed: fmt.Sprint(seed)})
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range s.Rounds {
				for _, table := range r.Tables {
					verdicts[table.Score.Verdict]++
					for _, seat := range table.Score.Seats {
						kinds[seat.Kind]++
					}
				}
			}
		}
	}
	for _, v := range []string{"win", "mars", "unfinished-high", "unfinished-low"} {
		if verdicts[v] == 0 {
			t.Errorf("never %s: %v", v, verdicts)
		}
	}
	if kinds[rules.KindNoShow] == 0 {
		t.Errorf("everybody always came: %v", kinds)
	}
}

// TestNames: as many different people as the largest tournament of pairs needs, and no
// two that a judge would take for one.
func TestNames(t *testing.T) {
	s, err := simulate.Play(simulate.Options{Regulation: belote.New(), Entrants: 700, Seed: "names", Rounds: 1, Teams: 30})
	if err != nil {
		t.Fatal(err)
	}
	people, teams := map[string]bool{}, map[string]bool{}
	for _, e := range s.Entrants {
		for _, p := range e.Players {
			key := strings.ReplaceAll(strings.ToLower(p), "ё", "е")
			if people[key] {
				t.Errorf("%s plays twice", p)
			}
			people[key] = true
		}
		teams[e.Team] = true
	}
	if len(people) != 1400 || len(teams) != 30 {
		t.Errorf("%d people in %d teams", len(people), len(teams))
	}
}

func TestRefusals(t *testing.T) {
	reg := belote.New()
	for _, c := range []struct {
		o    simulate.Options
		code string
	}{
		{simulate.Options{Regulation: reg, Entrants: 1}, "simulate.entrants"},
		{simulate.Options{Regulation: reg, Entrants: tournament.MaxEntrants + 1}, "simulate.entrants"},
		{simulate.Options{Regulation: reg, Entrants: 4, Rounds: -1}, "simulate.rounds"},
		{simulate.Options{Regulation: reg, Entrants: 4, Teams: 5}, "simulate.teams"},
		{simulate.Options{Entrants: 4}, "simulate.regulation"},
		{simulate.Options{Regulation: reg, Entrants: 4, Params: rules.Params{"rounds": 0}}, "param.range"},
		{simulate.Options{Regulation: preferans.New(), Entrants: 2}, "preferans.field.few"},
	} {
		if _, err := simulate.Play(c.o); rules.CodeOf(err) != c.code {
			t.Errorf("%+v: %v, want %s", c.o, err, c.code)
		}
	}
	for _, code := range simulate.Codes {
		if !slices.Contains([]string{"simulate.entrants", "simulate.rounds", "simulate.teams", "simulate.regulation"}, code) {
			t.Errorf("%s is reached by no row", code)
		}
	}
}

// TestSecondCheck: a tournament that asks for it has every result confirmed.
func TestSecondCheck(t *testing.T) {
	params := regulationWith(tournament.ParamSecondCheck)
	if params == nil {
		t.Fatal("no regulation has the second check")
	}
	s := played(t, simulate.Options{Regulation: params, Entrants: 8, Seed: "check", Rounds: 2, Params: rules.Params{tournament.ParamSecondCheck: true}})
	if want := 8; len(s.Confirmed) != want {
		t.Errorf("%d results confirmed, want %d", len(s.Confirmed), want)
	}
}

func regulationWith(key string) rules.Regulation {
	for _, reg := range regulations.All() {
		if _, ok := rules.FindParam(reg.Params(), key); ok {
			return reg
		}
	}
	return nil
}

func BenchmarkPlay(b *testing.B) {
	for _, reg := range regulations.All() {
		b.Run(reg.Info().ID, func(b *testing.B) {
			for b.Loop() {
				if _, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 1000, Seed: "a"}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
