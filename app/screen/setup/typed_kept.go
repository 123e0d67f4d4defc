package setup

import (
	"encoding/json"
	"slices"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
)

// left are the parameters that differ from what the form began with, and those that can't be
// read yet.
func (f *paramsForm) left() table.CellsLeft {
	list := table.CellsLeft{}
	for _, d := range f.reg.Params() {
		if f.errs[d.Key] == nil && rules.SameValue(f.values[d.Key], f.start[d.Key]) {
			continue
		}
		switch v := f.values[d.Key].(type) {
		case bool:
			list[d.Key] = []string{map[bool]string{true: "true", false: "false"}[v]}
		case string:
			list[d.Key] = []string{v}
		default:
			list[d.Key] = f.cells(d)
		}
	}
	return list
}

// take types what was left; what the regulation doesn't have, or can't hold, is passed over.
func (f *paramsForm) take(left table.CellsLeft) {
	for _, d := range f.reg.Params() {
		cells, ok := left[d.Key]
		if !ok {
			continue
		}
		switch d.Kind {
		case rules.ParamBool, rules.ParamChoice:
			if len(cells) != 1 {
				continue
			}
			v := rules.Value(cells[0])
			if d.Kind == rules.ParamBool {
				v = cells[0] == "true"
			}
			if d.CheckValue(v) == nil {
				f.put(d.Key, v)
			}
		case rules.ParamInt, rules.ParamHalf:
			if len(cells) == 1 {
				f.settle(d, cells)
			}
		case rules.ParamPairs:
			if len(cells)%2 == 0 {
				f.settle(d, cells)
			}
		default:
			f.settle(d, cells)
		}
	}
	f.recheck()
}

// DraftKind is the name on the disk.
func (t *settingsTyped) DraftKind() string { return "settings" }

// MarshalJSON writes what is typed.
func (t *settingsTyped) MarshalJSON() ([]byte, error) {
	var l settingsLeft
	switch {
	case t.left != nil: // read, and not shown yet
		l = *t.left
	case t.begun:
		l.Params = t.params.left()
		if !table.SameDetails(t.details, t.was) {
			l.Was, l.Now = &t.was, &t.details
		}
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it; the form takes it once it knows the tournament.
func (t *settingsTyped) UnmarshalJSON(raw []byte) error {
	var l settingsLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	if (l.Was == nil) != (l.Now == nil) {
		return scope.ErrForm
	}
	t.left = &l
	return nil
}

// take types what was left over the settings as they are now: what wasn't touched stays.
func (t *settingsTyped) take() {
	if t.left == nil {
		return
	}
	if was, now := t.left.Was, t.left.Now; now != nil {
		for _, text := range []struct{ was, now, into *string }{
			{&was.Name, &now.Name, &t.details.Name}, {&was.Place, &now.Place, &t.details.Place},
			{&was.Date, &now.Date, &t.details.Date}, {&was.Start, &now.Start, &t.details.Start},
		} {
			if *text.was != *text.now {
				*text.into = *text.now
			}
		}
		if !slices.Equal(was.Officials, now.Officials) {
			t.details.Officials = now.Officials
		}
		t.details = atStart(t.details)
	}
	t.params.take(t.left.Params)
	t.left = nil
}

// DraftKind is the name on the disk.
func (t *newTyped) DraftKind() string { return "new" }

// MarshalJSON writes what is typed; nothing of what is only offered.
func (t *newTyped) MarshalJSON() ([]byte, error) {
	var l newLeft
	switch {
	case t.left != nil:
		l = *t.left
	case t.forms != nil:
		params := map[string]table.CellsLeft{}
		for id, form := range t.forms {
			if left := form.left(); len(left) > 0 {
				params[id] = left
			}
		}
		id := t.params.reg.Info().ID
		if t.named || len(params) > 0 || id != regulations.All()[0].Info().ID || !table.SameDetails(t.details, offered(t.today)) {
			l = newLeft{Regulation: id, Details: &t.details, Today: t.today, Named: t.named, Params: params}
		}
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it; the form takes it when it begins.
func (t *newTyped) UnmarshalJSON(raw []byte) error {
	var l newLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	t.left = &l
	return nil
}

// take types what was left.
func (t *newTyped) take() {
	l := t.left
	t.left = nil
	if l == nil {
		return
	}
	for _, reg := range regulations.All() {
		if left := l.Params[reg.Info().ID]; len(left) > 0 {
			t.choose(reg)
			t.params.take(left)
		}
	}
	t.choose(regulations.All()[0])
	if reg, ok := regulations.Find(l.Regulation); ok {
		t.choose(reg)
	}
	if l.Details != nil {
		t.details, t.named, t.today = atStart(*l.Details), l.Named, l.Today
	}
}
