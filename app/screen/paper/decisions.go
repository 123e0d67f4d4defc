package paper

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/ahead"

	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// imposed is what a ruling brought: the remedy or option taken, the fines, the note.
func (p *paper) imposed(s *tournament.State, tell *tell.Teller, r tournament.RulingRecord) string {
	note := r.Note
	if r.Irregularity == "" {
		note = "" // it is the ruling itself
	}
	return text.Sentences(discipline.DoneWords(p.Desk, s, tell, r), discipline.FineWords(p.Desk, s.FinesOf(r.ID)), note)
}

func (p *paper) warnings(s *tournament.State, n int) []string {
	var list []string
	for _, w := range s.Warnings {
		if w.Round <= n {
			list = append(list, p.inRound(s, w.Round, scope.NameIn(p.Desk, s, w.Entrant, w.Round)+": "+w.Reason))
		}
	}
	return list
}

// decisions are the results that the judge decided, no-shows among them.
func (p *paper) decisions(s *tournament.State, n int) []string {
	var list []string
	for _, r := range s.Rounds {
		if !r.Published || r.Number > n {
			continue
		}
		for _, t := range r.Tables {
			if what := tell.Decision(p.Desk, s, r, t); what != "" {
				at := p.Desk.T("page.print.at", rules.Args{"table": t.Number, "names": p.seated(s, r, t)})
				list = append(list, p.inRound(s, r.Number, at+": "+what))
			}
		}
	}
	return list
}

func (p *paper) seated(s *tournament.State, r *rules.Round, t *rules.Table) string {
	names := make([]string, len(t.Seats))
	for i, id := range t.Seats {
		names[i] = scope.NameIn(p.Desk, s, id, r.Number)
	}
	return strings.Join(names, ", ")
}

// corrections are the results that were corrected or cleared: where, what they were and became, why.
func (p *paper) corrections(s *tournament.State, tell *tell.Teller, n int) []string {
	var list []string
	for _, j := range s.Journal() {
		if !j.Outcome.Effective() || j.Round > n {
			continue
		}
		before, after, reason, ok := tell.Corrected(j)
		if !ok {
			continue
		}
		at := p.Desk.T("page.print.at", rules.Args{"table": j.Table, "names": tell.Names(j.Entrants, j.Round)})
		what := at + ": " + before + " → " + after
		if reason != "" {
			what += ", " + reason
		}
		list = append(list, p.inRound(s, j.Round, what))
	}
	return list
}

// leaves are those who withdrew or were removed, with the reason that was written, and those
// who refused a final.
func (p *paper) leaves(s *tournament.State, tell *tell.Teller, n int) []string {
	var list []string
	for _, j := range s.Journal() {
		if !j.Body.Traits().Has(tournament.Departs) || !j.Outcome.Effective() || j.Round > n {
			continue
		}
		what := tell.Title(j)
		if small := tell.Small(j); small != "" {
			what += " (" + strings.ReplaceAll(small, " · ", ", ") + ")"
		}
		list = append(list, what)
	}
	return list
}

// matches are the finals and semi-finals of several parties with their scores: what each was for.
func (p *paper) matches(s *tournament.State, n int, tell func(r *rules.Round, t *rules.Table, a, b int)) {
	played, ok := s.Rule.(rules.Matches)
	if !ok {
		return
	}
	for _, r := range s.Rounds {
		if !r.Published || r.Number > n || !scope.IsFinal(r.Stage) {
			continue
		}
		for _, t := range r.Tables {
			if a, b, ok := played.PartiesWon(t.Result); ok && len(t.Seats) == 2 {
				tell(r, t, a, b)
			}
		}
	}
}

// finals are a sentence for each final with its scores; what bears one name, as two semi-finals
// do, is named once.
func (p *paper) finals(s *tournament.State, n int) []string {
	var order []string
	scores := map[string][]string{}
	p.matches(s, n, func(r *rules.Round, t *rules.Table, a, b int) {
		match := ahead.MatchName(p.Desk, s, r, t)
		if scores[match] == nil {
			order = append(order, match)
		}
		scores[match] = append(scores[match], scope.NameIn(p.Desk, s, t.Seats[0], r.Number)+" "+score(a, b)+" "+scope.NameIn(p.Desk, s, t.Seats[1], r.Number))
	})
	list := make([]string, len(order))
	for i, match := range order {
		list[i] = p.Desk.T("page.print.match", rules.Args{"match": match, "list": strings.Join(scores[match], "; ")})
	}
	return list
}

// finalsOf are an entrant's scores in them, beside its place: «финал 2 : 1».
func (p *paper) finalsOf(s *tournament.State, id rules.EntrantID, n int) string {
	var list []string
	p.matches(s, n, func(r *rules.Round, t *rules.Table, a, b int) {
		switch id {
		case t.Seats[0]:
		case t.Seats[1]:
			a, b = b, a
		default:
			return
		}
		list = append(list, p.Desk.T("page.print.match."+string(r.Stage), rules.Args{"score": score(a, b)})) // asks: page.print.match.{final,place,semi,tie}
	})
	return strings.Join(list, ", ")
}

func score(a, b int) string { return strconv.Itoa(a) + "\u00a0:\u00a0" + strconv.Itoa(b) }

// outdated are the lists that stand though results were corrected since.
func (p *paper) outdated(s *tournament.State, n int) []string { return tell.Outdated(p.Desk, s, n) }
