package text

// Sentences that all screens share.
func init() {
	add(map[string]Entry{
		"page.tab.round":     {RU: "Тур", EN: "Round"},
		"page.tab.standings": {RU: "Места", EN: "Places"},
		"page.tab.entrants":  {RU: "Участники", EN: "Entrants"},
		"page.tab.ruling":    {RU: "Нарушение", EN: "Ruling"},
		"page.tab.journal":   {RU: "Журнал", EN: "Journal"},
		"page.foot.unsaved":  {RU: "Последнее не записано", EN: "The last entry is not saved"},
		"page.foot.saved":    {RU: "Без сети, всё сохранено", EN: "Offline, all saved"},
		"page.foot.last":     {RU: "Последняя запись {time}", EN: "Last entry {time}"},
		"page.broken.title":  {RU: "Турнир не открылся", EN: "The tournament didn’t open"},
		"page.loading":       {RU: "Открываем турнир", EN: "Opening the tournament"},
		"page.judge":         {RU: "Судья", EN: "The judge"},
		"page.binned":        {RU: "Турнир в корзине.", EN: "The tournament is in the bin."},
		"page.binned.text":   {RU: "Когда корзину очистят, он исчезнет. Новая запись вернёт его.", EN: "When the bin is emptied, it is gone. A new entry brings it back."},
		"page.unbinned":      {RU: "Турнир возвращён из корзины", EN: "The tournament is out of the bin"},
		"page.undo":          {RU: "Отменить", EN: "Undo"},
		"page.undone":        {RU: "Отменено", EN: "Undone"},
		"page.unsaved":       {RU: "Не записано. Всё прежнее цело в памяти этого окна: не закрывайте его", EN: "Not saved. All that was there before is whole in this window’s memory: don’t close it"},
		"page.uncopied":      {RU: "Записано, но место для запасной копии кончилось", EN: "Saved, but there is no room left for a spare copy"},
		"page.rebased":       {RU: "Пока вы записывали, турнир изменили в другом окне. Запись сделана поверх новых данных", EN: "The tournament was changed in another window meanwhile. Your entry was recorded on top of it"},
	})
}
