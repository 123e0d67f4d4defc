package text

// Sentences of the shell: what the parts of the interface say by themselves, the update
// banner, the error boundary.
func init() {
	add(map[string]Entry{
		"ui.word.close":    {RU: "Закрыть", EN: "Close"},
		"ui.word.back":     {RU: "Назад", EN: "Back"},
		"ui.word.more":     {RU: "Ещё", EN: "More"},
		"ui.word.dismiss":  {RU: "Убрать сообщение", EN: "Dismiss the message"},
		"ui.word.skip":     {RU: "К содержанию", EN: "Skip to the content"},
		"ui.word.sections": {RU: "Разделы турнира", EN: "Sections of the tournament"},
		"ui.word.brand":    {RU: "Судья", EN: "Sudya"},
		"ui.word.digits":   {RU: "Цифры", EN: "Digits"},
		"ui.word.erase":    {RU: "Стереть", EN: "Erase"},
		"ui.word.next":     {RU: "Дальше", EN: "Next"},
		"ui.word.record":   {RU: "Записать", EN: "Record"},
		"ui.word.less":     {RU: "меньше", EN: "less"},
		"ui.word.greater":  {RU: "больше", EN: "more"},
		"ui.word.table":    {RU: "Стол", EN: "Table"},
		"ui.word.rows":     {RU: "Показать ещё", EN: "Show more"},
		"ui.word.up":       {RU: "вверх на", EN: "up by"},
		"ui.word.down":     {RU: "вниз на", EN: "down by"},
		"ui.word.same":     {RU: "без изменений", EN: "unchanged"},
		"ui.word.loading":  {RU: "Загружаем", EN: "Loading"},
		"ui.word.itself":   {RU: "сама с собой не играет", EN: "does not play itself"},

		"ui.update.ready": {RU: "Готова новая версия.", EN: "A new version is ready."},
		"ui.update.do":    {RU: "Обновить", EN: "Update"},
		"ui.update.later": {RU: "Обновить позже", EN: "Update later"},

		"ui.unkept.text":  {RU: "Записи этого окна пропадут, когда его закроют.", EN: "What you enter in this window is lost when it is closed."},
		"ui.unkept.again": {RU: "Открыть заново", EN: "Open again"},

		"ui.lost.title": {RU: "Такой страницы нет", EN: "There is no such page"},
		"ui.lost.text":  {RU: "Адрес набран с ошибкой, или турнир удалён с этого устройства.", EN: "The address is mistyped, or the tournament was deleted from this device."},
		"ui.lost.home":  {RU: "К турнирам", EN: "To the tournaments"},

		"ui.fault.title":  {RU: "Сбой программы", EN: "The program failed"},
		"ui.fault.fact":   {RU: "Последнее действие, скорее всего, не выполнено: проверьте.", EN: "The last action was probably not done: check it."},
		"ui.fault.saved":  {RU: "Всё, что было записано раньше, сохранено на этом устройстве.", EN: "All that was recorded before is kept on this device."},
		"ui.fault.on":     {RU: "К турнирам", EN: "To the tournaments"},
		"ui.fault.round":  {RU: "К туру", EN: "To the round"},
		"ui.fault.reload": {RU: "Перезагрузить", EN: "Reload"},
		"ui.fault.copy":   {RU: "Скопировать отчёт", EN: "Copy the report"},
		"ui.copied":       {RU: "Скопировано", EN: "Copied"},
	})
}
