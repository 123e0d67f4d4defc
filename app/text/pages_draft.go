package text

// Sentences of a draft that was overtaken, and of those who stop playing.
func init() {
	add(map[string]Entry{
		"page.draft.said":      {RU: "После рассадки: {list}", EN: "Since the draft: {list}"},
		"page.draft.gone":      {RU: "В рассадке, но не играют: {names}", EN: "Seated, but not playing: {names}"},
		"page.draft.absent":    {RU: "Играют, но не рассажены: {names}", EN: "Playing, but not seated: {names}"},
		"page.draft.stale":     {RU: "Рассадка могла измениться.", EN: "The seating may be another now."},
		"page.draft.refused":   {RU: "Утвердить нельзя.", EN: "It can’t be published."},
		"page.draft.dead":      {RU: "Эта рассадка больше не нужна.", EN: "This seating is no longer needed."},
		"page.draft.again":     {RU: "Рассадить заново", EN: "Seat anew"},
		"page.draft.drop":      {RU: "Убрать черновик", EN: "Drop the draft"},
		"page.draft.elsewhere": {RU: "После рассадки тура {round} состав или результаты изменились", EN: "Entrants or results have changed since round {round} was drafted"},
		"page.draft.open":      {RU: "К рассадке", EN: "To the seating"},
		"page.draft.goes":      {RU: "Не играет…", EN: "Doesn’t play…"},

		"page.tie.title":     {RU: "Финал {group}: места {places}", EN: "Final {group}: places {places}"},
		"page.tie.title.lot": {RU: "Места {places}: нужен жребий", EN: "Places {places}: a lot is needed"},
		"page.tie.text":      {RU: "Поровну баллов, по {points}. Места решает финал; кто отказался, опускается ниже остальных (1.4)", EN: "Equal points, {points} each. The final decides the places; who refuses drops below the others (1.4)"},
		"page.tie.lot":       {RU: "жребий", EN: "lot"},
		"page.tie.out":       {RU: "вне финала по разности", EN: "out of the final by difference"},
		"page.tie.refused":   {RU: "отказ", EN: "refused"},
		"page.tie.note":      {RU: "Места {places} решит финал (1.4)", EN: "A final decides places {places} (1.4)"},
		"page.tie.open":      {RU: "К финалу", EN: "To the final"},

		"page.entrants.what":        {RU: "Что случилось", EN: "What has happened"},
		"page.entrants.act.refuse":  {RU: "Отказ от финала", EN: "Refuses the final"},
		"page.entrants.do.refuse":   {RU: "Записать отказ", EN: "Record"},
		"page.entrants.done.refuse": {RU: "{name}: отказ от финала", EN: "{name}: refuses the final"},
		"page.entrants.refuse.text": {RU: "Кто отказался, опускается ниже остальных с теми же баллами, какой бы ни была разность (1.4).", EN: "Who refuses drops below the others with the same points, whatever the difference (1.4)."},
	})
}
