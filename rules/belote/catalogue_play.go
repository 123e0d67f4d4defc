package belote

import "github.com/sudya-app/sudya/rules"

// play is IV.6.
func play() []rules.Irregularity {
	const article = "IV.6"
	return []rules.Irregularity{
		{
			ID: "P1", Article: article, Phase: PhasePlay,
			Name: say("Раздумья, разговоры, счёт вслух, обман в розыгрыше", "Hesitation, talk, counting aloud, deception in play"),
			Remedies: []rules.Bilingual{
				say("Перед первой картой обязательны 10 секунд; с одной картой масти не думают", "10 seconds before the first card are obligatory; no thinking with a singleton"),
				remedyPenalty,
			},
			Options: []rules.Option{
				{Text: say("Байт или тотус по картам", "Charge the deal by the cards"), Chooser: ChooserJudge, Effect: EffectPenalty},
				{Text: say("Без наказания в сдаче", "No penalty in the deal"), Chooser: ChooserJudge},
			},
			Extras: []rules.Extra{fineWhists, fineSmall},
			Words:  []string{"думает", "синглет", "разговоры", "считает вслух", "обман", "пауза", "hesitation", "talk"},
			Effect: EffectPenalty,
		},
		{
			ID: "P2", Article: article, Phase: PhasePlay,
			Name:     say("Ход вне очереди", "Play out of turn"),
			Remedies: []rules.Bilingual{say("Ход возвращается к тому, чья очередь", "The turn goes back to the right player"), remedyMajor, remedyMajorEnd},
			Words:    []string{"вне очереди", "не его ход", "out of turn"},
			Effect:   EffectMajor,
		},
		{
			ID: "P2a", Article: article, Phase: PhasePlay,
			Name:     say("Ход вне очереди, и следующий соперник уже сыграл", "Play out of turn, and the next opponent has played too"),
			Remedies: []rules.Bilingual{remedyGoOn},
			Words:    []string{"вне очереди", "не его ход", "out of turn"},
		},
		{
			ID: "P3", Article: article, Phase: PhasePlay,
			Name: say("Открыта одна мелкая карта", "One low card exposed"),
			Remedies: []rules.Bilingual{
				say("Так считаются некозырные 7, 8, 9 в козырной игре, 7, 8, 9 без козыря, 7, 8 при всех козырях и карта вскрышки", "That is a plain 7, 8, 9 in a trump game, 7, 8, 9 in no trump, 7, 8 in all trumps, or the turned-up card"),
				remedyMinor,
			},
			Words:  []string{"открытая карта", "открыл карту", "семёрка", "восьмёрка", "вскрышка", "exposed"},
			Effect: EffectMinor,
		},
		{
			ID: "P4", Article: article, Phase: PhasePlay,
			Name:     say("Открыта одна карта, не мелкая", "One card exposed, not a low one"),
			Remedies: []rules.Bilingual{remedyMajor, remedyMajorEnd},
			Words:    []string{"открытая карта", "открыл карту", "засветил", "exposed"},
			Effect:   EffectMajor,
		},
		{
			ID: "P5", Article: article, Phase: PhasePlay,
			Name:     say("Открыты две карты или больше", "Two or more cards exposed"),
			Remedies: []rules.Bilingual{remedyPenalty},
			Words:    []string{"открытые карты", "уронил карты", "exposed"},
			Effect:   EffectPenalty,
		},
		{
			ID: "P6", Article: article, Phase: PhasePlay,
			Name: say("Фальшренонс исправлен до хода в следующую взятку", "Revoke corrected before the next trick is led"),
			Remedies: []rules.Bilingual{
				say("Карту меняют; следующий соперник может сменить свою, партнёр — только если его карта стала незаконной", "The card is replaced; the next opponent may change his card, the partner only one that has become illegal"),
				say("Карта фальшренонса:", "The card of the revoke:"),
				remedyMajor, remedyMajorEnd,
			},
			Words:  []string{"фальшренонс", "ренонс", "не дал масть", "revoke"},
			Effect: EffectMajor,
		},
		{
			ID: "P7", Article: article, Phase: PhasePlay,
			Name:     say("Фальшренонс не исправлен", "Revoke not corrected"),
			Remedies: []rules.Bilingual{say("Эта взятка и все после неё — соперникам, с последней взяткой", "That trick and all after it go to the opponents, with the last-trick bonus")},
			Words:    []string{"фальшренонс", "ренонс", "не дал масть", "revoke"},
			Effect:   EffectTricks,
		},
		{
			ID: "P8", Article: article, Phase: PhasePlay,
			Name:     say("Неверно заявлено «беру остальные»", "Wrong claim of the remaining tricks"),
			Remedies: []rules.Bilingual{say("Сдачу присуждает судья: заявившие играют худшим из разумных способов", "The judge awards the deal: the claimers play the worst reasonable line")},
			Words:    []string{"беру остальные", "заявка взяток", "claim"},
		},
		{
			ID: "P9", Article: article, Phase: PhasePlay,
			Name:     say("Привлёк внимание партнёра к доезду", "Drawing the partner’s attention to declaring out"),
			Remedies: []rules.Bilingual{say("В этой сдаче пара не объявляет доезд", "The pair may not declare out in this deal")},
			Extras:   []rules.Extra{fineWhists, fineSmall},
			Words:    []string{"доезд", "доехали", "партнёр"},
			Effect:   EffectNoReach,
		},
		{
			ID: "P10", Article: article, Phase: PhasePlay,
			Name:     say("Сыграл по случайно полученным нелегальным сведениям", "Use of unauthorised information"),
			Remedies: []rules.Bilingual{remedyPenalty},
			Extras:   []rules.Extra{fineWhists, fineSmall, fineLarge},
			Words:    []string{"нелегальная информация", "подсказка", "information"},
			Effect:   EffectPenalty,
		},
	}
}

// recording is IV.7 and the slips of II.7.
func recording(slipFine rules.Half) []rules.Irregularity {
	return []rules.Irregularity{
		{
			ID: "R1", Article: "IV.7", Phase: PhaseRecord,
			Name:     say("Ошибка записи в свою пользу, впервые, не больше 20", "Error in the record in one’s own favour, once, 20 at the most"),
			Remedies: []rules.Bilingual{remedyCorrected},
			Words:    []string{"запись", "ошибка", "счёт", "record"},
		},
		{
			ID: "R2", Article: "IV.7", Phase: PhaseRecord,
			Name:     say("Ошибка записи в свою пользу снова или больше чем на 20", "Error in the record in one’s own favour, again or above 20"),
			Remedies: []rules.Bilingual{remedyCorrected},
			Extras:   []rules.Extra{fineWhists},
			Words:    []string{"запись", "ошибка", "счёт", "record"},
		},
		{
			ID: "S1", Article: "II.7", Phase: PhaseRecord,
			Name:     say("Бланк заполнен неполно или неряшливо", "Incomplete or untidy slip"),
			Remedies: []rules.Bilingual{say("Впервые — предупреждение, снова — штраф", "A warning at first, then the fine")},
			Options:  []rules.Option{{Text: say("Предупреждение", "Warning"), Chooser: ChooserJudge, Effect: EffectWarning}},
			Extras:   []rules.Extra{fineSlip(slipFine)},
			Words:    []string{"бланк", "протокол", "slip"},
			Effect:   EffectWarning,
		},
	}
}
