package tell

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// before calls see with the events that counted before an entry, the newest first, until
// it returns true.
func (t *Teller) before(j tournament.JournalEntry, see func(tournament.Body) bool) {
	events := t.State.Events()
	for i := len(events) - 1; i >= 0; i-- {
		e := events[i]
		if tournament.Less(&e, &j.Event) && t.State.OutcomeOf(e.ID).Effective() && see(e.Body) {
			return
		}
	}
}

// detailsChange tells which facts were changed: «Место: было …, стало …».
func (t *Teller) detailsChange(j tournament.JournalEntry) string {
	now := j.Body.(tournament.DetailsChanged).Details
	var was tournament.Details
	t.before(j, func(b tournament.Body) bool {
		details, ok := tournament.DetailsIn(b)
		if ok {
			was = details
		}
		return ok
	})
	var parts []string
	add := func(key, before, after string) {
		if before != after {
			parts = append(parts, t.changed(t.desk.T(key, nil), before, after))
		}
	}
	add("page.details.name", was.Name, now.Name)
	add("page.details.date", was.Date, now.Date)
	add("page.details.start", was.Start, now.Start)
	add("page.details.place", was.Place, now.Place)
	add("page.journal.officials", officialsLine(was), officialsLine(now))
	return strings.Join(parts, "; ")
}

func officialsLine(v tournament.Details) string {
	names := make([]string, len(v.Officials))
	for i, o := range v.Officials {
		names[i] = o.Name
	}
	return strings.Join(names, ", ")
}

// paramsChange tells which parameters were changed: «Отборочных туров: 7 → 5».
func (t *Teller) paramsChange(j tournament.JournalEntry, b tournament.ParamsChanged) string {
	parts := make([]string, len(b.Params))
	for i, v := range b.Params {
		var was rules.Value
		t.before(j, func(b tournament.Body) bool {
			for _, old := range tournament.Set(b) {
				if old.Key == v.Key {
					was = old.Value
					return true
				}
			}
			return false
		})
		parts[i] = t.changed(ParamName(t.desk, t.State.Rule, v.Key), t.value(v.Key, was), t.value(v.Key, v.Value))
	}
	return strings.Join(parts, "; ")
}

func (t *Teller) changed(name, before, after string) string {
	if before == "" {
		before = "—"
	}
	if after == "" {
		after = "—"
	}
	return name + ": " + before + " → " + after
}

// value writes a parameter's value as it is stored.
func (t *Teller) value(key string, v rules.Value) string {
	d := t.desk
	point := func(s string) string {
		s = strings.Replace(s, "-", "−", 1)
		if d.Lang() == text.RU {
			s = strings.Replace(s, ".", ",", 1)
		}
		return s
	}
	switch v := v.(type) {
	case bool:
		if v {
			return d.T("page.yes", nil)
		}
		return d.T("page.no", nil)
	case string:
		if option := "option." + t.State.Regulation + "." + key + "." + v; text.Has(option) {
			return d.T(option, nil) // asks: @options
		}
		return point(v)
	case []string:
		list := make([]string, len(v))
		for i, s := range v {
			list[i] = point(s)
		}
		return strings.Join(list, "; ")
	case [][2]int:
		list := make([]string, len(v))
		for i, pair := range v {
			list[i] = strconv.Itoa(pair[0]) + "–" + strconv.Itoa(pair[1])
		}
		return strings.Join(list, "; ")
	}
	return text.Format(d.Lang(), v)
}
