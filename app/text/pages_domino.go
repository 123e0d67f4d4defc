package text

// Sentences of the results and the record of domino.
func init() {
	add(map[string]Entry{
		"page.parties.sub":             {RU: "Две партии до 101", EN: "Two parties to 101"},
		"page.parties.sub.match":       {RU: "Матч до двух побед, партии до 101", EN: "A match to two wins, parties to 101"},
		"page.parties.field":           {RU: "Партия {party}, {name}", EN: "Party {party}, {name}"},
		"page.parties.cap":             {RU: "в зачёт {target}", EN: "counts {target}"},
		"page.parties.unfinished":      {RU: "Не доиграна", EN: "Unfinished"},
		"page.parties.type":            {RU: "Введите очки обеих партий", EN: "Enter the points of both parties"},
		"page.parties.decide":          {RU: "Решает судья", EN: "The judge decides"},
		"page.parties.decision":        {RU: "Очки за тур", EN: "Points of the round"},
		"page.parties.other":           {RU: "другие", EN: "other"},
		"page.parties.who":             {RU: "Кто не пришёл?", EN: "Who didn’t come?"},
		"page.parties.both":            {RU: "Оба", EN: "Both"},
		"page.parties.and":             {RU: " и ", EN: " and "},
		"page.parties.diff":            {RU: "разница {parties}, всего {a} / {b}", EN: "difference {parties}, in all {a} / {b}"},
		"page.parties.diff.only":       {RU: "разница {a} / {b}", EN: "difference {a} / {b}"},
		"page.parties.again":           {RU: "Заново", EN: "Clear"},
		"page.parties.key.next":        {RU: "следующее поле", EN: "next field"},
		"page.parties.key.record":      {RU: "записать", EN: "record"},
		"page.parties.key.close":       {RU: "закрыть", EN: "close"},
		"page.parties.menu.sheet":      {RU: "Протокол сдач", EN: "Record of deals"},
		"page.parties.menu.played":     {RU: "Партии сыграны", EN: "The parties were played"},
		"page.parties.menu.noShow":     {RU: "Неявка", EN: "No-show"},
		"page.parties.menu.decide":     {RU: "Решение судьи", EN: "The judge’s decision"},
		"page.parties.menu.ruling":     {RU: "Нарушение за столом", EN: "Ruling at the table"},
		"page.parties.note.noShow":     {RU: "неявка", EN: "no-show"},
		"page.parties.note.decision":   {RU: "решение судьи", EN: "judge’s decision"},
		"page.parties.note.unfinished": {RU: "не доиграна", EN: "unfinished"},
	})
}
