package tournament

import (
	"sync/atomic"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// reading remembers how a regulation read what was typed in an event, a result or a deal,
// so that folding the log again (an undo, «А если?») needn't. Copies of the event share it;
// an event that was made without one is read anew.
type reading struct {
	last atomic.Pointer[read]
}

type read struct {
	rule   rules.Regulation
	result rules.Result
	err    error
}

// result reads a typed result by the regulation.
func (m *reading) result(rule rules.Regulation, raw canon.Value) (rules.Result, error) {
	r := m.remember(rule, func() (rules.Result, error) { return rule.ReadResult(raw) })
	return r.result, r.err
}

// checkDeal checks a deal's form by the regulation, which scores sheets.
func (m *reading) checkDeal(rule rules.Regulation, raw canon.Value) error {
	return m.remember(rule, func() (rules.Result, error) {
		_, err := rule.(rules.SheetScorer).CheckDeal(raw)
		return nil, err
	}).err
}

func (m *reading) remember(rule rules.Regulation, anew func() (rules.Result, error)) *read {
	if m != nil {
		if r := m.last.Load(); r != nil && r.rule == rule {
			return r
		}
	}
	r := &read{rule: rule}
	r.result, r.err = anew()
	if m != nil {
		m.last.Store(r)
	}
	return r
}

// decodeRead is decode for bodies that a regulation reads.
func decodeRead[B Body](remembering func(b B, m *reading) B) func(canon.Value) (Body, error) {
	return func(raw canon.Value) (Body, error) {
		body, err := decode[B](raw)
		if err != nil {
			return nil, err
		}
		return remembering(body.(B), &reading{}), nil
	}
}

func (b ResultEntered) remembering(m *reading) ResultEntered     { b.reading = m; return b }
func (b ResultCorrected) remembering(m *reading) ResultCorrected { b.reading = m; return b }
func (b DealAdded) remembering(m *reading) DealAdded             { b.reading = m; return b }
func (b DealReplaced) remembering(m *reading) DealReplaced       { b.reading = m; return b }
