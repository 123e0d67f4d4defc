package preferans

import "github.com/sudya-app/sudya/rules"

// Phases of the catalogue, in the order in which a round meets them.
const (
	PhaseArrival = "arrival"
	PhaseDealing = "dealing"
	PhaseBidding = "bidding"
	PhasePlay    = "play"
	PhaseSheet   = "sheet"
	PhaseConduct = "conduct"
)

// Effects of a remedy, for the app.
const (
	EffectMountain = "mountain" // enters with the largest mountain
	EffectExtra    = "extra"    // … and 10 more
	EffectMissed   = "missed"   // the round is missed
	EffectRedeal   = "redeal"
	EffectAdjust   = rules.EffectAdjust // pool, mountain, whists or points, with a reason
	EffectCorrect  = "correct"          // the sheet or the result is corrected
	EffectWarning  = rules.EffectWarning
	EffectRemoval  = rules.EffectRemoval
	// Adjustments of one kind; the first two are made on the sheet.
	EffectAdjustMountain = rules.EffectAdjustMountain
	EffectAdjustPool     = rules.EffectAdjustPool
	EffectAdjustWhists   = rules.EffectAdjustWhists // shared by the others of the table
	EffectAdjustPoints   = rules.EffectAdjustPoints
	EffectAppeal         = rules.EffectAppeal // a journal entry with its state
)

// Catalogue is short: the regulation leaves irregularities to an appendix that isn't
// published (9.1), and the judge rules at his discretion (9.2). What its own articles forbid is
// named, so that a search finds it.
func (Regulation) Catalogue() []rules.Irregularity { return irregularities }

var (
	adjust = []rules.Option{
		{Text: both("Поправка на горе", "Adjust the mountain"), Chooser: "judge", Effect: EffectAdjustMountain},
		{Text: both("Поправка в пуле", "Adjust the pool"), Chooser: "judge", Effect: EffectAdjustPool},
		{Text: both("Поправка вистов, остальные делят её поровну", "Adjust the whists, shared by the others"), Chooser: "judge", Effect: EffectAdjustWhists},
		{Text: both("Поправка баллов", "Adjust the points"), Chooser: "judge", Effect: EffectAdjustPoints},
	}
	redeal  = rules.Option{Text: both("Пересдача", "Deal again"), Chooser: "judge", Effect: EffectRedeal}
	goOn    = rules.Option{Text: both("Играют дальше", "Play on"), Chooser: "judge"}
	warning = rules.Extra{Text: both("Предупреждение", "Warning")}
	free    = []rules.Bilingual{both("Решает судья; поправка вносится с причиной", "The judge decides; an adjustment is made with its reason")}
)

func withAdjust(first ...rules.Option) []rules.Option { return append(first, adjust...) }

var irregularities = []rules.Irregularity{
	{ID: "late-10", Article: "3.6, 6", Phase: PhaseArrival, Effect: EffectMountain,
		Name:     both("Опоздание от 5 до 10 минут", "5 to 10 minutes late"),
		Remedies: []rules.Bilingual{both("Вступает с наибольшей горой, какая есть за этим столом", "Enters with the largest mountain at that table")},
		Words:    []string{"опоздал", "поздно", "late"}},
	{ID: "late-20", Article: "3.6, 6", Phase: PhaseArrival, Effect: EffectExtra,
		Name:     both("Опоздание от 10 до 20 минут", "10 to 20 minutes late"),
		Remedies: []rules.Bilingual{both("Вступает с наибольшей горой за столом и ещё 10 на гору", "Enters with the largest mountain at the table and 10 more")},
		Words:    []string{"опоздал", "поздно", "late"}},
	{ID: "late-over", Article: "3.6, 6", Phase: PhaseArrival, Effect: EffectMissed,
		Name:     both("Опоздание больше 20 минут", "More than 20 minutes late"),
		Remedies: []rules.Bilingual{both("В тур не допускается; тур считается пропущенным, 80 баллов долой без отдельного штрафа", "Not admitted; the round counts as missed, 80 points off without a fine of its own")},
		Words:    []string{"опоздал", "не допущен", "late"}},
	{ID: "missed", Article: "3.5, 6", Phase: PhaseArrival, Effect: EffectMissed,
		Name:     both("Пропуск тура", "Missed round"),
		Remedies: []rules.Bilingual{both("80 баллов долой сами собой, предупредил игрок или нет; судья может не наказывать, указав причину", "80 points off by themselves, announced or not; the judge may waive it with a reason")},
		Words:    []string{"не пришёл", "неявка", "прогул", "absent"}},
	{ID: "gone", Article: "6", Phase: PhaseArrival, Effect: EffectRemoval,
		Name:     both("Ушёл, не предупредив судью", "Left without telling the judge"),
		Remedies: []rules.Bilingual{both("За каждый тур, пока он в списке, 80 баллов долой; судья снимает его с турнира", "80 points off for each round while listed; the judge takes him off the list")},
		Words:    []string{"ушёл", "снялся", "withdrawn"}},

	{ID: "talon-seen", Article: "6, 9.2", Phase: PhaseDealing,
		Name:     both("Сдающий посмотрел прикуп", "The dealer looked at the talon"),
		Remedies: free, Options: withAdjust(redeal, goOn), Extras: []rules.Extra{warning},
		Words: []string{"прикуп", "подглядел", "talon"}},
	{ID: "talon-place", Article: "6, 9.2", Phase: PhaseDealing, Effect: EffectRedeal,
		Name:     both("Прикуп сдан на первом или последнем круге", "Talon dealt in the first or the last round of dealing"),
		Remedies: []rules.Bilingual{both("До торговли — пересдача; позже решает судья", "Before the bidding: deal again; later the judge decides")},
		Options:  []rules.Option{redeal, goOn}, Words: []string{"прикуп", "круг", "talon"}},
	{ID: "misdeal", Article: "6, 9.2", Phase: PhaseDealing, Effect: EffectRedeal,
		Name:     both("Неверная сдача: не то число карт, колода не снята, сдал не тот", "Wrong deal: number of cards, no cut, wrong dealer"),
		Remedies: []rules.Bilingual{both("До торговли — пересдача; позже решает судья", "Before the bidding: deal again; later the judge decides")},
		Options:  []rules.Option{redeal, goOn}, Words: []string{"пересдача", "не снял", "лишняя карта", "misdeal"}},

	{ID: "jump", Article: "7.22, 9.2", Phase: PhaseBidding,
		Name: both("Прыжок в торговле", "Jump in the bidding"), Remedies: free, Options: withAdjust(goOn), Extras: []rules.Extra{warning},
		Words: []string{"заявка", "перескочил", "bid"}},
	{ID: "invitation", Article: "7.21, 9.2", Phase: PhaseBidding,
		Name: both("Сдающего пригласили на мизер", "The dealer was invited to a misère"), Remedies: free, Options: withAdjust(goOn), Extras: []rules.Extra{warning},
		Words: []string{"мизер", "приглашение", "misere"}},
	{ID: "below", Article: "7.3", Phase: PhaseBidding, Effect: EffectCorrect,
		Name:     both("Контракт ниже наименьшего в распасах", "Contract under the minimum of all-pass"),
		Remedies: []rules.Bilingual{both("Такой контракт не записывается: наименьший показан на листе", "Such a contract isn't written: the sheet shows the lowest one")},
		Options:  []rules.Option{redeal, goOn}, Words: []string{"распасы", "шестерная", "выход"}},

	{ID: "concession", Article: "7.8", Phase: PhasePlay, Effect: EffectCorrect,
		Name:     both("Уход без трёх", "Conceding three down"),
		Remedies: []rules.Bilingual{both("Запрещён: сдача доигрывается, взятки записываются", "Not allowed: the deal is played out and its tricks entered")},
		Options:  withAdjust(goOn), Words: []string{"без трёх", "сдался", "concede"}},
	{ID: "revoke", Article: "9.2, 9.5", Phase: PhasePlay,
		Name: both("Фальшренонс", "Revoke"), Remedies: free, Options: withAdjust(redeal, goOn), Extras: []rules.Extra{warning},
		Words: []string{"не дал масть", "ренонс", "revoke"}},
	{ID: "exposed", Article: "9.2, 9.5", Phase: PhasePlay,
		Name: both("Открытая карта, ход не в свою очередь", "Exposed card, play out of turn"), Remedies: free, Options: withAdjust(redeal, goOn), Extras: []rules.Extra{warning},
		Words: []string{"засветил", "не свой ход", "exposed"}},
	{ID: "dispute", Article: "9.2, 9.5", Phase: PhasePlay,
		Name: both("Другой спорный случай", "Another dispute"), Remedies: free, Options: withAdjust(redeal, goOn), Extras: []rules.Extra{warning},
		Words: []string{"спор", "решение", "присудить", "ruling"}},

	{ID: "sheet-wrong", Article: "9.2", Phase: PhaseSheet, Effect: EffectCorrect,
		Name:     both("Ошибка в записи", "Wrong entry on the sheet"),
		Remedies: []rules.Bilingual{both("Исправляют сдачу, лист пересчитывается", "The deal is corrected and the sheet counted anew")},
		Options:  adjust, Words: []string{"пулька", "ошибка", "sheet"}},
	{ID: "sheet-sum", Article: "9.2", Phase: PhaseSheet, Effect: EffectCorrect,
		Name:     both("Висты стола не сходятся в ноль", "The table's whists don't add to zero"),
		Remedies: []rules.Bilingual{both("Ищут ошибку; если её не найти, судья записывает результат с причиной", "The fault is looked for; failing that, the judge records the result with a reason")},
		Options:  adjust, Words: []string{"сумма", "не сходится", "balance"}},

	{ID: "conduct", Article: "9.4", Phase: PhaseConduct, Effect: EffectWarning,
		Name:     both("Неэтичное поведение", "Unethical conduct"),
		Remedies: []rules.Bilingual{both("Предупреждение или лишение права играть дальше", "A warning, or the loss of the right to play on")},
		Options: []rules.Option{
			{Text: both("Предупреждение", "Warning"), Chooser: "judge", Effect: EffectWarning},
			{Text: both("Снятие с турнира", "Removal from the tournament"), Chooser: "judge", Effect: EffectRemoval},
		},
		Extras: []rules.Extra{warning, {Text: both("Снятие с турнира", "Removal from the tournament"), Remove: true}},
		Words:  []string{"этика", "оскорбление", "сговор", "снять", "conduct"}},
	{ID: "appeal", Article: "9.3", Phase: PhaseConduct, Effect: EffectAppeal,
		Name:     both("Апелляция", "Appeal"),
		Remedies: []rules.Bilingual{both("Подаётся по окончании тура; решает апелляционный комитет, запись остаётся в журнале", "Made after the end of the round; the appeals committee decides, the journal keeps it")},
		Words:    []string{"апелляция", "комитет", "обжаловать", "appeal"}},
}
