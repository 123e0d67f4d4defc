package domino

import "github.com/sudya-app/sudya/rules"

// Phases of an evening at which the judge is called.
const (
	phaseDeal    = "deal"
	phaseRecord  = "record"
	phaseConduct = "conduct"
)

// Catalogue is the judge's list of irregularities. For all that the regulation forbids
// the first time is a warning, the next a fine in points with a reason.
func (Regulation) Catalogue() []rules.Irregularity {
	return append(tableIrregularities(), conductIrregularities()...)
}

var (
	half = rules.Extra{Text: rules.Bilingual{RU: "Штраф −0,5 балла", EN: "Fine of 0.5 points"}, Points: -1}
	one  = rules.Extra{Text: rules.Bilingual{RU: "Штраф −1 балл", EN: "Fine of 1 point"}, Points: rules.Points(-1)}

	lossOfParty = rules.Extra{Text: rules.Bilingual{RU: "Поражение в текущей партии", EN: "Loss of the current party"}, Party: true}
	removal     = rules.Extra{Text: rules.Bilingual{RU: "Отстранение от турнира", EN: "Removal from the tournament"}, Remove: true}

	warning = rules.Bilingual{
		RU: "Предупреждение; повторно — штраф в баллах с указанием причины",
		EN: "A warning; the next time a fine in points, with the reason",
	}
)

func tableIrregularities() []rules.Irregularity {
	return []rules.Irregularity{
		{
			ID: "R1", Article: "2.4", Phase: phaseRecord,
			Name:     rules.Bilingual{RU: "Спрашивает счёт во время игры", EN: "Asks the score during play"},
			Remedies: []rules.Bilingual{warning, {RU: "Протокол можно посмотреть молча в любой момент", EN: "The record may be looked at, in silence, at any moment"}},
			Extras:   []rules.Extra{half, one}, Waivable: true, Effect: rules.EffectWarning,
			Words: []string{"счёт", "счет", "сколько", "протокол", "спросил"},
		},
		{
			ID: "R2", Article: "2.4", Phase: phaseRecord,
			Name:     rules.Bilingual{RU: "Записал очки без согласия того, кто пересчитывает", EN: "Wrote points without the recounter’s agreement"},
			Remedies: []rules.Bilingual{{RU: "Пересчитать вдвоём и исправить запись", EN: "Count again together and mend the record"}, warning},
			Extras:   []rules.Extra{half, one}, Waivable: true, Effect: rules.EffectWarning,
			Words: []string{"запись", "записал", "пересчёт", "пересчет", "протокол", "согласие"},
		},
		{
			ID: "F1", Article: "2.5", Phase: phaseDeal,
			Name:     rules.Bilingual{RU: "Выставил дубль, закрывая рыбу", EN: "Laid a double while blocking the deal"},
			Remedies: []rules.Bilingual{{RU: "Дубль возвращается в руку, рыба считается по рукам", EN: "The double goes back to the hand, and the hands are counted with it"}, warning},
			Extras:   []rules.Extra{half, one}, Effect: rules.EffectWarning,
			Words: []string{"рыба", "дубль", "закрыл"},
		},
		{
			ID: "T1", Article: "1.7", Phase: phaseDeal,
			Name:     rules.Bilingual{RU: "Начал сдачу после команды «Последняя сдача»", EN: "Began a deal after “last deal” was called"},
			Remedies: []rules.Bilingual{{RU: "Сдача не считается: доигрывают только ту, в которой уже был ход", EN: "The deal doesn’t count: only one with a move already made is finished"}, warning},
			Extras:   []rules.Extra{half, one}, Effect: rules.EffectWarning,
			Words: []string{"последняя сдача", "время", "доиграли", "команда"},
		},
	}
}

// conductIrregularities are deliberate faults and discipline. The regulation leaves them
// to the common rules of the meeting.
func conductIrregularities() []rules.Irregularity {
	grave := func(id, ru, en string, words ...string) rules.Irregularity {
		return rules.Irregularity{
			ID: id, Phase: phaseConduct, Name: rules.Bilingual{RU: ru, EN: en},
			Remedies: []rules.Bilingual{{
				RU: "Штраф или отстранение; запись для оргкомитета", EN: "A fine or removal; a note for the committee",
			}},
			Options: []rules.Option{
				{Text: rules.Bilingual{RU: "Штраф", EN: "A fine"}, Chooser: "judge"},
				{Text: rules.Bilingual{RU: "Отстранение", EN: "Removal"}, Chooser: "judge", Effect: rules.EffectRemoval},
			},
			Extras: []rules.Extra{one, removal}, Words: words,
		}
	}
	return []rules.Irregularity{
		grave("G1", "Подложил, пометил или подсмотрел камни", "Arranged, marked or peeked at the tiles", "пометил", "подсмотрел", "краплёные", "камни"),
		grave("G2", "Подсказки со стороны по уговору", "Prearranged signals from outside", "подсказка", "сигнал", "знаки"),
		grave("G3", "Сговор: сдал партию или принял сдачу", "Collusion: threw a party or took one", "сговор", "сдал партию", "слив"),
		grave("G4", "Подделал результат", "Falsified a result", "подделка", "приписал", "результат"),
		grave("G5", "Не подчинился судье", "Disobeyed the judge", "не подчинился", "отказ", "судья"),
		grave("G6", "Оскорбил соперника или судью", "Insulted an opponent or the judge", "оскорбление", "обозвал", "ругань"),
		grave("G7", "Нецензурно выражался", "Used obscene language", "мат", "брань"),
		grave("G8", "Играл сильно пьяным", "Was heavily drunk at the table", "пьяный", "алкоголь"),
		{
			ID: "H1", Phase: phaseConduct,
			Name:     rules.Bilingual{RU: "Неспортивное поведение, помехи, пререкания", EN: "Unsporting conduct, disturbance, arguing"},
			Remedies: []rules.Bilingual{{RU: "На усмотрение судьи: от предупреждения до отстранения", EN: "At the judge’s discretion, from a warning to removal"}},
			Options: []rules.Option{
				{Text: rules.Bilingual{RU: "Предупреждение", EN: "A warning"}, Chooser: "judge", Effect: rules.EffectWarning},
				{Text: rules.Bilingual{RU: "Штраф или поражение в партии", EN: "A fine or the loss of the party"}, Chooser: "judge"},
				{Text: rules.Bilingual{RU: "Отстранение", EN: "Removal"}, Chooser: "judge", Effect: rules.EffectRemoval},
			},
			Extras: []rules.Extra{half, one, lossOfParty, removal},
			Words:  []string{"дисциплина", "шум", "спор", "пререкания", "поведение", "мешает"},
		},
		{
			ID: "H2", Phase: phaseConduct,
			Name:     rules.Bilingual{RU: "Зритель мешает за столом", EN: "An observer disturbs the table"},
			Remedies: []rules.Bilingual{{RU: "Зритель отходит от стола по просьбе любого игрока или судьи", EN: "The observer leaves the table when any player or the judge asks"}},
			Words:    []string{"зритель", "болельщик", "подсказывает", "стоит"},
		},
	}
}
