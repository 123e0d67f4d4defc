package belote

import "github.com/sudya-app/sudya/rules"

// dealing is IV.3.
func dealing() []rules.Irregularity {
	const article = "IV.3"
	return []rules.Irregularity{
		{
			ID: "D1", Article: article, Phase: PhaseDealing,
			Name:     say("Играли не той колодой", "Wrong deck found in play"),
			Remedies: []rules.Bilingual{say("Колоду заменяют, эту сдачу переигрывают; прежние сдачи остаются", "The deck is replaced and this deal replayed; earlier deals stand")},
			Words:    []string{"колода", "лишняя карта", "нет карты", "deck"},
			Effect:   EffectRedeal,
		},
		{
			ID: "D2", Article: article, Phase: PhaseDealing,
			Name:     say("Неверная раздача, до торговли", "Misdeal seen before the bidding"),
			Remedies: []rules.Bilingual{say("Пересдача без наказания", "Redeal, no penalty")},
			Words:    []string{"раздача", "не хватает карт", "лишняя карта", "misdeal"},
			Effect:   EffectRedeal,
		},
		{
			ID: "D3", Article: article, Phase: PhaseDealing,
			Name: say("Неверная раздача, в торговле до прикупа", "Misdeal seen in the bidding, before the talon"),
			Options: []rules.Option{
				{Text: say("Пересдача", "Redeal"), Chooser: ChooserFirstInnocent, Effect: EffectRedeal},
				{Text: say("Поправить руку: досдать недостающую карту или вытащить лишнюю наугад", "Mend the hand: deal the missing card, draw the extra one at random"), Chooser: ChooserFirstInnocent},
			},
			Words: []string{"раздача", "прикуп", "число карт", "misdeal"},
		},
		{
			ID: "D4", Article: article, Phase: PhaseDealing,
			Name:     say("Неверная раздача, после торговли до розыгрыша", "Misdeal seen after the bidding, before play"),
			Remedies: []rules.Bilingual{remedyRedeal},
			Extras:   []rules.Extra{fineWhists},
			Words:    []string{"раздача", "misdeal"},
			Effect:   EffectRedeal,
		},
		{
			ID: "D5", Article: article, Phase: PhaseDealing,
			Name: say("Карту открыл сдающий", "The dealer exposes a card"),
			Options: []rules.Option{
				{Text: remedyRedeal, Chooser: ChooserFirstInnocent, Effect: EffectRedeal},
				{Text: say("Играют дальше", "Play goes on"), Chooser: ChooserFirstInnocent},
			},
			Extras: []rules.Extra{fineWhists},
			Words:  []string{"открытая карта", "открыл карту", "засветил", "exposed"},
		},
		{
			ID: "D6", Article: article, Phase: PhaseDealing,
			Name:     say("Карту при раздаче открыл не сдающий", "Another player exposes a card while dealing"),
			Remedies: []rules.Bilingual{remedyMajor, remedyMajorEnd, remedySuit},
			Words:    []string{"открытая карта", "открыл карту", "засветил", "exposed"},
			Effect:   EffectMajor,
		},
		{
			ID: "D7", Article: article, Phase: PhaseDealing,
			Name:   say("Неверная раздача не в первый раз", "Repeated misdeals"),
			Extras: []rules.Extra{fineWhists, fineSmall},
			Words:  []string{"раздача", "снова", "неоднократно", "misdeal"},
		},
		{
			ID: "D8", Article: article, Phase: PhaseDealing,
			Name:     say("Сдал не тот игрок, до торговли", "Wrong dealer, seen before the bidding"),
			Remedies: []rules.Bilingual{say("Пересдаёт тот, чья очередь, без наказания", "The right player deals anew, no penalty")},
			Words:    []string{"не тот сдавал", "очередь сдачи", "dealer"},
			Effect:   EffectRedeal,
		},
		{
			ID: "D9", Article: article, Phase: PhaseDealing,
			Name:     say("Сдал не тот игрок, торговля началась", "Wrong dealer, seen later"),
			Remedies: []rules.Bilingual{remedyGoOn},
			Words:    []string{"не тот сдавал", "очередь сдачи", "dealer"},
		},
	}
}

// bidding is IV.4.
func bidding() []rules.Irregularity {
	const article = "IV.4"
	return []rules.Irregularity{
		{
			ID: "B1", Article: article, Phase: PhaseBidding,
			Name:     say("Всё время раздумывает или привлекает внимание партнёра к торговле", "Systematic hesitation, drawing the partner’s attention to the bidding"),
			Remedies: []rules.Bilingual{say("Перед первой заявкой советуют паузу в 10 секунд, дальше — ровный темп", "A pause of 10 seconds is advised before the first bid, then an even pace")},
			Extras:   []rules.Extra{fineWhists, fineSmall},
			Words:    []string{"пауза", "думает", "колебание", "темп", "hesitation"},
		},
		{
			ID: "B2", Article: article, Phase: PhaseBidding,
			Name:     say("Заявка вне очереди", "Bid out of turn"),
			Remedies: []rules.Bilingual{say("Оба игрока пары пасуют до конца торговли", "Both players of the pair pass to the end of the bidding")},
			Words:    []string{"вне очереди", "заявка", "не его слово", "out of turn"},
			Effect:   EffectPassOut,
		},
		{
			ID: "B3", Article: article, Phase: PhaseBidding,
			Name:     say("В торговле открыта одна карта", "One card exposed in the bidding"),
			Remedies: []rules.Bilingual{remedyMajor, remedyMajorEnd, remedySuit},
			Words:    []string{"открытая карта", "открыл карту", "засветил", "exposed"},
			Effect:   EffectMajor,
		},
		{
			ID: "B4", Article: article, Phase: PhaseBidding,
			Name:     say("В торговле открыты две карты или больше", "Two or more cards exposed in the bidding"),
			Remedies: []rules.Bilingual{say("Соперникам 162, затем пересдача", "162 to the opponents, then a redeal")},
			Words:    []string{"открытые карты", "уронил карты", "162", "exposed"},
			Effect:   EffectAward,
		},
	}
}

// melds is IV.5.
func melds() []rules.Irregularity {
	const article = "IV.5"
	return []rules.Irregularity{
		{
			ID: "C1", Article: article, Phase: PhaseMelds,
			Name:     say("Объявлена несуществующая конструкция, исправлено до показа", "Non-existent meld, corrected before it is shown"),
			Remedies: []rules.Bilingual{remedyMelds},
			Words:    []string{"терц", "берц", "конструкция", "объявил", "нет конструкции", "construction"},
			Effect:   EffectMelds,
		},
		{
			ID: "C2", Article: article, Phase: PhaseMelds,
			Name:     say("Несуществующую конструкцию не исправили или пытались показать", "Non-existent meld, not corrected or shown"),
			Remedies: []rules.Bilingual{remedyPenalty},
			Words:    []string{"терц", "берц", "конструкция", "показал", "construction"},
			Effect:   EffectPenalty,
		},
		{
			ID: "C3", Article: article, Phase: PhaseMelds,
			Name:     say("Объявлена конструкция, которая не может пройти, или вопрос о ней", "Announcing, or asking about, a meld that can’t pass"),
			Remedies: []rules.Bilingual{remedyIllegal},
			Extras:   []rules.Extra{fineWhists},
			Words:    []string{"терц", "спросил", "не проходит", "вопрос", "construction"},
		},
		{
			ID: "C4", Article: article, Phase: PhaseMelds,
			Name:     say("Конструкция объявлена вне очереди", "Meld announced out of turn"),
			Remedies: []rules.Bilingual{remedyMelds, remedyIllegal},
			Words:    []string{"вне очереди", "терц", "конструкция", "out of turn"},
			Effect:   EffectMelds,
		},
		{
			ID: "C5", Article: article, Phase: PhaseMelds,
			Name: say("Показана младше объявленной, а объявленной на руке нет", "Shown lower than announced, and the announced one isn’t held"),
			Options: []rules.Option{
				{Text: say("Исправлено до показа: конструкции пары не пишутся, соперники пишут все свои", "Corrected before it was shown: the pair’s melds aren’t written, the opponents write all of theirs"), Chooser: ChooserJudge, Effect: EffectMelds},
				{Text: say("Не исправлено: байт или тотус по картам", "Not corrected: the pair is charged the deal by the cards"), Chooser: ChooserJudge, Effect: EffectPenalty},
			},
			Words:  []string{"младше", "показал", "терц", "конструкция", "lower"},
			Effect: EffectMelds,
		},
		{
			ID: "C6", Article: article, Phase: PhaseMelds,
			Name: say("Показана старше объявленной", "Shown higher than announced"),
			Options: []rules.Option{
				{Text: say("Принять показанную", "Accept the one shown"), Chooser: ChooserNextOpponent},
				{Text: say("Засчитать объявленную", "Count the one announced"), Chooser: ChooserNextOpponent},
			},
			Words: []string{"старше", "показал", "терц", "конструкция", "higher"},
		},
	}
}
