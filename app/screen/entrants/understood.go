package entrants

import (
	"github.com/sudya-app/sudya/app/paste"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// pastedLine is a line of the pasted text with who stands in it.
type pastedLine struct {
	paste.Line
	person tournament.Person
	why    string // the reason that it isn't recorded, or not without a question
}

// pastedList is what a pasted text holds.
type pastedList struct {
	paste.List
	fresh  []pastedLine // recorded
	doubts []pastedLine // recorded only if the judge says that they are other people
	again  []pastedLine // already registered, or twice in the list
	faults []pastedLine // not understood
}

// takes are the lines that are recorded, in the order of the text: the doubtful too, if
// others is set.
func (l *pastedList) takes(others bool) []pastedLine {
	if !others {
		return l.fresh
	}
	var all []pastedLine
	i, k := 0, 0
	for i < len(l.fresh) || k < len(l.doubts) {
		if k == len(l.doubts) || i < len(l.fresh) && l.fresh[i].Number < l.doubts[k].Number {
			all, i = append(all, l.fresh[i]), i+1
		} else {
			all, k = append(all, l.doubts[k]), k+1
		}
	}
	return all
}

// left are the lines that stay in the box, in the order of the text.
func (l *pastedList) left(others bool) []paste.Line {
	stays := map[int]bool{}
	for _, line := range l.faults {
		stays[line.Number] = true
	}
	if !others {
		for _, line := range l.doubts {
			stays[line.Number] = true
		}
	}
	var list []paste.Line
	for _, line := range l.Lines {
		if stays[line.Number] {
			list = append(list, line)
		}
	}
	return list
}

// understood reads what is pasted against who is registered. The last answer is kept: it is
// asked for at each drawing.
func (p *Entrants) understood(s *tournament.State) *pastedList {
	key := pastedKey{p.typed().pasted, len(s.Events()), p.Desk.Lang()}
	if p.last == nil || p.lastKey != key {
		p.last, p.lastKey = p.understand(s), key
	}
	return p.last
}

type pastedKey struct {
	text   string
	events int
	lang   text.Lang
}

func (p *Entrants) understand(s *tournament.State) *pastedList {
	info := s.Rule.Info()
	shape := paste.Shape{Players: 1, Teams: info.Teams}
	if info.Unit == rules.UnitPair {
		shape.Players = 2
	}
	out := &pastedList{List: paste.Parse(text.Visible(p.typed().pasted), shape)}
	roll := rollOf(p.Desk, s, "")
	for _, l := range out.Lines {
		line := pastedLine{Line: l}
		if l.Problem != "" {
			args := rules.Args{"max": paste.MaxName, "name": ""}
			if len(l.Players) > 0 {
				args["name"] = l.Players[0]
			}
			// asks: page.entrants.paste.fault.{few,long,none,text,twins} page.entrants.paste.fault.many.{pair,player,team}
			line.why = p.t("paste.fault."+string(l.Problem)+p.faultOf(l.Problem, shape), args)
			out.faults = append(out.faults, line)
			continue
		}
		line.person = tournament.Person{Players: make([]string, len(l.Players)), Team: roll.spelled(l.Team),
			Category: text.Tidy(l.Category), External: text.Tidy(l.External)}
		for i, name := range l.Players {
			line.person.Players[i] = text.Tidy(name)
		}
		line.why = roll.doubt(line.person)
		switch {
		case roll.has(line.person):
			out.again = append(out.again, line)
		case line.why != "":
			out.doubts = append(out.doubts, line)
			roll.add(enrolled{person: line.person}, true)
		default:
			out.fresh = append(out.fresh, line)
			roll.add(enrolled{person: line.person}, true)
		}
	}
	return out
}

// faultOf is the ending of the sentence about too many columns, which differs by game.
func (p *Entrants) faultOf(fault paste.Problem, shape paste.Shape) string {
	switch {
	case fault != paste.ManyNames:
		return ""
	case shape.Players == 2:
		return ".pair"
	case shape.Teams:
		return ".team"
	}
	return ".player"
}
