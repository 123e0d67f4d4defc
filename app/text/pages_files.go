package text

// Sentences of the copies on the device.
func init() {
	add(map[string]Entry{
		"page.import.fresh": {RU: "Новые записи", EN: "New entries"},

		"page.copies.title":          {RU: "Копии", EN: "Copies"},
		"page.copies.open":           {RU: "Сравнить и вернуться", EN: "Compare and go back"},
		"page.copies.keep":           {RU: "Сделать копию сейчас", EN: "Make a copy now"},
		"page.copies.kept":           {RU: "Копия сделана", EN: "The copy is made"},
		"page.copies.none":           {RU: "Копий пока нет: первая появится, когда рассадка тура утверждена.", EN: "No copies yet: the first is made when a round’s seating is published."},
		"page.copies.compare":        {RU: "Сравнить", EN: "Compare"},
		"page.copies.compare.label":  {RU: "Сравнить с копией: {date}", EN: "Compare with the copy: {date}"},
		"page.copies.same":           {RU: "С тех пор ничего не записано.", EN: "Nothing has been recorded since."},
		"page.copies.equal":          {RU: "Всё, что записано с тех пор, уже отменено: турнир такой же, как в копии.", EN: "All that was recorded since is undone already: the tournament is as in the copy."},
		"page.copies.newer":          {RU: "С тех пор записано: {n|запись|записи|записей}.", EN: "{n|entry was|entries were} recorded since."},
		"page.copies.missing":        {RU: "В копии есть то, чего здесь нет: {n|запись|записи|записей}. Их можно взять, сохранив копию в файл и открыв его.", EN: "The copy has {n|entry|entries} that are not here. Save it to a file and open that to take them."},
		"page.copies.places":         {RU: "Изменятся места и баллы: {n|участник|участника|участников}", EN: "Places and points change for {n|entrant|entrants}"},
		"page.copies.places.none":    {RU: "Места и баллы не изменятся.", EN: "Places and points stay."},
		"page.copies.now":            {RU: "Сейчас", EN: "Now"},
		"page.copies.then":           {RU: "В копии", EN: "In the copy"},
		"page.copies.more":           {RU: "и ещё {n}", EN: "and {n} more"},
		"page.copies.how":            {RU: "Записи не удаляются: более поздние будут отменены, журнал это покажет. Перед возвратом сделается копия, а сам возврат можно отменить.", EN: "No entry is deleted: the later ones are undone, and the journal tells it. A copy is made before, and going back can itself be undone."},
		"page.copies.restore":        {RU: "Вернуться к этой копии", EN: "Go back to this copy"},
		"page.copies.restored":       {RU: "Турнир продолжен с копии: {date}", EN: "The tournament goes on from the copy: {date}"},
		"page.copies.refused":        {RU: "Вернуться к этой копии нельзя.", EN: "This copy can’t be gone back to."},
		"page.copies.note":           {RU: "Копия: {date}, {reason}", EN: "Copy: {date}, {reason}"},
		"page.settings.copy.restore": {RU: "перед возвратом к копии, тур {round}", EN: "before going back to a copy, round {round}"},
	})
}
