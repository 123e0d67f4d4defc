package tell

import (
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Details are the result of an entry, before and after, the reason.
func (t *Teller) Details(j tournament.JournalEntry) string {
	parts := []string{t.Small(j)}
	if numbers := kinds[j.Body.Kind()].numbers; numbers != nil {
		parts = append(parts, numbers(t, j)...)
	}
	return text.Sentences(parts...)
}

// Outcome says of an entry that it doesn't count.
func (t *Teller) Outcome(j tournament.JournalEntry) string {
	switch o := j.Outcome; {
	case o.UndoneBy != "":
		return t.desk.T("page.print.undone", nil)
	case o.Err != nil:
		return t.desk.T("page.print.unapplied", nil) + ": " + t.desk.Err(o.Err)
	}
	return ""
}
