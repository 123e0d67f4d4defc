package text

func init() {
	add(map[string]Entry{
		"page.draft.unkept":           {RU: "Введённое и не записанное не хранится на этом устройстве. {reason}", EN: "What is typed and not recorded isn’t kept on this device. {reason}"},
		"page.result.left.correction": {RU: "Исправление введено, но не записано", EN: "A correction is typed, but not recorded"},

		"page.sheet.handed":          {RU: "Передано: {numbers}, {time}", EN: "Handed over: {numbers}, {time}"},
		"page.sheet.differs":         {RU: "Лист расходится с записанным результатом стола.", EN: "The sheet differs from the table’s recorded result."},
		"page.sheet.differs.text":    {RU: "Записано {recorded}, по листу {sheet}.", EN: "Recorded {recorded}, by the sheet {sheet}."},
		"page.sheet.differs.correct": {RU: "Исправить", EN: "Correct"},
		"page.sheet.differs.table":   {RU: "Стол {table}.", EN: "Table {table}."},
		"page.sheet.differs.title":   {RU: "Результаты расходятся с листами", EN: "Results differ from the sheets"},
		"page.sheet.differs.close":   {RU: "Всё равно закрыть тур {round}", EN: "Close round {round} all the same"},
		"page.sheet.differs.keep":    {RU: "Не закрывать", EN: "Keep it open"},
		"page.sheet.open":            {RU: "Открыть лист", EN: "Open the sheet"},
		"page.sheet.open.table":      {RU: "Открыть лист стола {table}", EN: "Open the sheet of table {table}"},
		"page.sheet.left":            {RU: "Сдача введена, но не записана", EN: "A deal is typed, but not recorded"},
		"page.sheet.lost":            {RU: "Исправляемая сдача с тех пор изменилась: введённое не записано.", EN: "The deal that was being corrected has changed since: what was typed isn’t recorded."},

		"page.draft.erase":         {RU: "Стереть введённое", EN: "Erase what is typed"},
		"page.draft.copy":          {RU: "Скопировать", EN: "Copy"},
		"page.draft.stray.seats":   {RU: "За столом теперь другие: введённое не записано.", EN: "Others sit at the table now: what was typed isn’t recorded."},
		"page.draft.stray.result":  {RU: "Результат стола с тех пор изменился: введённое не записано.", EN: "The table’s result has changed since: what was typed isn’t recorded."},
		"page.draft.stray.entered": {RU: "Результат стола уже записан: {numbers}. Введённое не записано.", EN: "The table’s result is recorded already: {numbers}. What was typed isn’t recorded."},
		"page.draft.stray.text":    {RU: "Тур {round}, стол {table}: {typed}", EN: "Round {round}, table {table}: {typed}"},
	})
}
