package text

// Sentences of a table's own time.
func init() {
	add(map[string]Entry{
		"page.table.start":      {RU: "Старт этого стола", EN: "Start this table"},
		"page.table.start.text": {RU: "Время стола пойдёт отсюда", EN: "The table’s time counts from here"},
		"page.table.extra":      {RU: "Добавить столу {n|минуту|минуты|минут}", EN: "Give the table {n|more minute|more minutes}"},
		"page.table.said.start": {RU: "Стол {table} начал игру", EN: "Table {table} has started"},
		"page.table.said.extra": {RU: "Столу {table} добавлено время", EN: "Table {table} has more time"},
		"page.table.own.start":  {RU: "Свой старт в {time}", EN: "Started on its own at {time}"},
		"page.table.own.extra":  {RU: "Добавлено {n|минута|минуты|минут}", EN: "{n|minute|minutes} added"},
		"page.table.own.both":   {RU: "Свой старт в {time}, добавлено {n|минута|минуты|минут}", EN: "Started on its own at {time}, {n|minute|minutes} added"},
	})
}
