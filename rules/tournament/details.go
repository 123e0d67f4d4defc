package tournament

import (
	"slices"
	"strings"

	"github.com/sudya-app/sudya/rules"
)

// Details are the facts of the event that no rule depends on, dates included.
type Details struct {
	Name      string     `json:"name"`
	Place     string     `json:"place,omitzero"`
	Date      string     `json:"date,omitzero"`    // 2026-11-29
	Start     string     `json:"start,omitzero"`   // announced start of round 1, local time, 11:00
	StartAt   string     `json:"startAt,omitzero"` // the same instant in UTC, for the countdown
	Officials []Official `json:"officials,omitzero"`
}

// Official is a member of the judges' team.
type Official struct {
	Role string `json:"role"`
	Name string `json:"name"`
}

// Judge is the first official's name, or "".
func (d Details) Judge() string {
	if len(d.Officials) == 0 {
		return ""
	}
	return d.Officials[0].Name
}

func (d Details) valid() error {
	if strings.TrimSpace(d.Name) == "" {
		return refuse("details.name", "name", nil)
	}
	if len(d.Officials) > 40 {
		return refuse("details.officials", "officials", rules.Args{"max": 40})
	}
	type text struct {
		field, value string
		limit        int
	}
	list := []text{{"name", d.Name, maxName * 2}, {"place", d.Place, maxText}, {"date", d.Date, 10}, {"start", d.Start, 5}, {"startAt", d.StartAt, 24}}
	for _, o := range d.Officials {
		list = append(list, text{"officials", o.Role, maxName}, text{"officials", o.Name, maxName})
	}
	for _, t := range list {
		if err := checkText(t.field, t.value, t.limit); err != nil {
			return err
		}
	}
	return nil
}

// Created is the first event of a log: the regulation, its edition and all parameters.
type Created struct {
	Regulation string   `json:"regulation"`
	Rules      int      `json:"rules"` // edition of the regulation
	Details    Details  `json:"details"`
	Params     ParamSet `json:"params"`
}

// DetailsChanged replaces the details.
type DetailsChanged struct {
	Details Details `json:"details"`
}

// ParamsChanged replaces the named parameters.
type ParamsChanged struct {
	Params ParamSet `json:"params"`
}

// RulesUpgraded has an older tournament counted by a newer edition of its regulation.
type RulesUpgraded struct {
	Rules int `json:"rules"`
}

// DeviceLabelled names the writing device: «Телефон у входа».
type DeviceLabelled struct {
	Label string `json:"label"`
}

func (Created) Kind() Kind        { return KindCreated }
func (DetailsChanged) Kind() Kind { return KindDetails }
func (ParamsChanged) Kind() Kind  { return KindParams }
func (RulesUpgraded) Kind() Kind  { return KindRules }
func (DeviceLabelled) Kind() Kind { return KindDevice }

func (Created) Traits() Trait        { return 0 }
func (DetailsChanged) Traits() Trait { return AfterFinish }
func (ParamsChanged) Traits() Trait  { return TakesAway | MovesField }
func (RulesUpgraded) Traits() Trait  { return TakesAway }
func (DeviceLabelled) Traits() Trait { return AfterFinish | OfDevice }

func (b Created) decide(*State, Meta) ([]Body, error)        { return itself(b) }
func (b DetailsChanged) decide(*State, Meta) ([]Body, error) { return itself(b) }
func (b ParamsChanged) decide(*State, Meta) ([]Body, error)  { return itself(b) }
func (b RulesUpgraded) decide(*State, Meta) ([]Body, error)  { return itself(b) }
func (b DeviceLabelled) decide(*State, Meta) ([]Body, error) { return itself(b) }

func (Created) references(r refs) refs        { return r }
func (DetailsChanged) references(r refs) refs { return r }
func (ParamsChanged) references(r refs) refs  { return r }
func (RulesUpgraded) references(r refs) refs  { return r }
func (DeviceLabelled) references(r refs) refs { return r }

func (Created) concern(*State, *JournalEntry)        {}
func (DetailsChanged) concern(*State, *JournalEntry) {}
func (ParamsChanged) concern(*State, *JournalEntry)  {}
func (RulesUpgraded) concern(*State, *JournalEntry)  {}
func (DeviceLabelled) concern(*State, *JournalEntry) {}

// Create is the command that begins a log: the regulation with its defaults, params over them.
func Create(reg rules.Regulation, details Details, params rules.Params) Created {
	all := rules.Defaults(reg.Params()).With(params)
	return Created{Regulation: reg.Info().ID, Rules: reg.Info().Edition, Details: details, Params: Resolve(reg, all)}
}

func (b Created) check(s *State, _ *Event) error {
	if s.Created() {
		return refuse("created.twice", "", nil)
	}
	reg, ok := s.lookup(b.Regulation)
	if !ok {
		return refuse("regulation.unknown", "regulation", rules.Args{"id": b.Regulation})
	}
	if b.Rules < 1 {
		return refuse("edition.none", "rules", rules.Args{"edition": b.Rules})
	}
	if b.Rules > reg.Info().Edition {
		return refuse("regulation.edition", "rules", rules.Args{"edition": b.Rules, "known": reg.Info().Edition})
	}
	if err := b.Details.valid(); err != nil {
		return err
	}
	p, err := b.Params.values(reg)
	if err != nil {
		return err
	}
	for _, d := range reg.Params() {
		if _, ok := p[d.Key]; !ok && !d.Later {
			return refuse("param.missing", "params."+d.Key, rules.Args{"key": d.Key})
		}
	}
	return reg.CheckParams(p)
}

// guard keeps a fine that would add from being typed.
func (b Created) guard(s *State) error {
	reg, _ := s.lookup(b.Regulation)
	p, err := b.Params.values(reg)
	if err != nil {
		return err
	}
	return rules.CheckFines(reg.Params(), p)
}

func (b Created) apply(s *State, e *Event) {
	s.Rule, _ = s.lookup(b.Regulation)
	s.Regulation, s.Edition = b.Regulation, b.Rules
	s.Details, s.CreatedAt = b.Details, e.At
	s.Params, _ = b.Params.values(s.Rule)
}

// setting bodies set parameters, all of them or some.
type setting interface {
	sets() ParamSet
}

func (b Created) sets() ParamSet       { return b.Params }
func (b ParamsChanged) sets() ParamSet { return b.Params }

// Set are the parameters that an event sets; none if it is about something else.
func Set(b Body) ParamSet {
	if p, ok := b.(setting); ok {
		return p.sets()
	}
	return nil
}

// describing bodies tell the facts of the tournament.
type describing interface {
	describes() Details
}

func (b Created) describes() Details        { return b.Details }
func (b DetailsChanged) describes() Details { return b.Details }

// DetailsIn are the details that an event tells; ok is false for events that tell none.
func DetailsIn(b Body) (details Details, ok bool) {
	d, ok := b.(describing)
	if ok {
		details = d.describes()
	}
	return details, ok
}

func (b DetailsChanged) check(*State, *Event) error { return b.Details.valid() }
func (b DetailsChanged) apply(s *State, _ *Event)   { s.Details = b.Details }

func (b ParamsChanged) check(s *State, _ *Event) error {
	if len(b.Params) == 0 {
		return refuse("param.nothing", "params", nil)
	}
	p, err := b.Params.values(s.Rule)
	if err != nil {
		return err
	}
	begun := len(s.Rounds) > 0 && s.Rounds[0].Published
	for _, d := range s.Rule.Params() {
		if _, ok := p[d.Key]; ok && begun && d.Scope == rules.ScopeStart && !rules.SameValue(p[d.Key], s.Params[d.Key]) {
			return refuse("param.fixed", "params."+d.Key, rules.Args{"key": d.Key})
		}
	}
	return s.Rule.CheckParams(s.Params.With(p))
}

// guard keeps the number of rounds from falling below those that are seated, and a fine that
// would add from being typed.
func (b ParamsChanged) guard(s *State) error {
	p, err := b.Params.values(s.Rule)
	if err != nil {
		return err
	}
	if err := rules.CheckFines(s.Rule.Params(), p); err != nil {
		return err
	}
	return s.CheckRounds(p)
}

// counted are the parameters that say how many rounds a stage has.
var counted = []struct {
	key   string
	stage rules.Stage
}{{"rounds", rules.StageMain}, {"groupRounds", rules.StageGroups}}

// CheckRounds refuses changed parameters by which a stage would have fewer rounds than are
// seated (param.seated).
func (s *State) CheckRounds(p rules.Params) error {
	for _, c := range counted {
		if p[c.key] == nil || rules.SameValue(p[c.key], s.Params[c.key]) {
			continue
		}
		for _, r := range slices.Backward(s.Rounds) {
			if r.Stage == c.stage && r.Number > p.Int(c.key) {
				return refuse("param.seated", "params."+c.key, rules.Args{"round": r.Number})
			}
		}
	}
	return nil
}

func (b ParamsChanged) apply(s *State, _ *Event) {
	p, _ := b.Params.values(s.Rule)
	s.Params = s.Params.With(p)
	s.DraftStale = s.Drafted != nil
	s.rescoreAll()
}

func (ParamsChanged) blocker(s *State) string {
	if len(s.Rounds) > 0 {
		return s.Rounds[0].Seating
	}
	return ""
}

func (b RulesUpgraded) check(s *State, _ *Event) error {
	if b.Rules <= s.Edition {
		return refuse("edition.back", "rules", rules.Args{"edition": b.Rules, "now": s.Edition})
	}
	if known := s.Rule.Info().Edition; b.Rules > known {
		return refuse("regulation.edition", "rules", rules.Args{"edition": b.Rules, "known": known})
	}
	return nil
}

func (b RulesUpgraded) apply(s *State, _ *Event) {
	s.Edition = b.Rules
	s.rescoreAll()
}

func (b RulesUpgraded) repeats(s *State, _ string) bool { return b.Rules <= s.Edition }

func (b DeviceLabelled) check(*State, *Event) error { return checkText("label", b.Label, maxName) }
func (b DeviceLabelled) apply(s *State, e *Event)   { s.Devices[e.Device] = b.Label }
