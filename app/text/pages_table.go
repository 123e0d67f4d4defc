package text

// Sentences of a table's own time.
func init() {
	add(map[string]Entry{
		"page.table.start":       {RU: "Старт этого стола", EN: "Start this table"},
		"page.table.start.text":  {RU: "Время стола пойдёт отсюда", EN: "The table’s time counts from here"},
		"page.table.extra":       {RU: "Добавить столу {n|минуту|минуты|минут}", EN: "Give the table {n|more minute|more minutes}"},
		"page.table.said.start":  {RU: "Стол {table} начал игру", EN: "Table {table} has started"},
		"page.table.said.extra":  {RU: "Столу {table} добавлено время", EN: "Table {table} has more time"},
		"page.table.own.waits":   {RU: "Ждёт старта", EN: "Waits for its start"},
		"page.clock.tables":      {RU: "Старт столов по номерам", EN: "Start tables by number"},
		"page.clock.tables.text": {RU: "Остальные столы ждут", EN: "The other tables wait"},
		"page.starts.title":      {RU: "Старт столов", EN: "Start tables"},
		"page.starts.sub":        {RU: "Время каждого стола пойдёт отсюда", EN: "Each table’s time counts from here"},
		"page.starts.typed":      {RU: "Номера столов", EN: "Numbers of tables"},
		"page.starts.wrong":      {RU: "{table}: такого стола нет или он уже начал", EN: "{table}: there is no such table, or it has started"},
		"page.starts.go":         {RU: "Старт: {n:|стол|столы|столы} {tables}", EN: "Start {n:|table|tables} {tables}"},
		"page.starts.go.none":    {RU: "Старт", EN: "Start"},
		"page.starts.said":       {RU: "{n:|Начал стол|Начали столы|Начали столы} {tables}", EN: "Started: {n:|table|tables} {tables}"},
		"page.starts.waiting":    {RU: "{n:|Ждёт старта стол|Ждут старта столы|Ждут старта столы} {tables}", EN: "Not started yet: {n:|table|tables} {tables}"},
		"page.starts.rest":       {RU: "Старт остальным", EN: "Start the others"},
		"page.starts.said.rest":  {RU: "Остальные столы начали", EN: "The other tables have started"},
		"page.table.own.start":   {RU: "Свой старт в {time}", EN: "Started on its own at {time}"},
		"page.table.own.extra":   {RU: "Добавлено {n|минута|минуты|минут}", EN: "{n|minute|minutes} added"},
		"page.table.own.both":    {RU: "Свой старт в {time}, добавлено {n|минута|минуты|минут}", EN: "Started on its own at {time}, {n|minute|minutes} added"},
	})
}
