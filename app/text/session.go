package text

// Sentences of app/session.
func init() {
	add(map[string]Entry{
		"session.empty": {
			RU: "В этой записи нет начала турнира",
			EN: "This record does not have the tournament’s beginning",
		},
		"session.undo.nothing": {
			RU: "Отменять нечего",
			EN: "There is nothing to undo",
		},
		"session.redo.nothing": {
			RU: "Возвращать нечего",
			EN: "There is nothing to redo",
		},
		"session.merge.other": {
			RU: "Это файл другого турнира",
			EN: "This is the file of another tournament",
		},
		"session.merge.differs": {
			RU: "Запись {event} в файле не такая, как на этом устройстве: файл изменён. Ничего не взято",
			EN: "Entry {event} of the file is not the same as on this device: the file was altered. Nothing was taken",
		},
	})
}
