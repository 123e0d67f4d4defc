package text

// Sentences of the journal.
func init() {
	add(map[string]Entry{
		"page.journal.dispute.table": {RU: "Тур {round}, стол {table}: записи не сходятся", EN: "Round {round}, table {table}: the entries differ"},
		"page.journal.dispute.round": {RU: "Тур {round}: записи не сходятся", EN: "Round {round}: the entries differ"},
		"page.journal.dispute.other": {RU: "Две записи не сходятся", EN: "Two entries differ"},
	})
}
