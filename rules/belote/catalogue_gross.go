package belote

import "github.com/sudya-app/sudya/rules"

// gross is IV.8. The opponents can't waive it, and the tournament's committee may
// disqualify later.
func gross() []rules.Irregularity {
	later := say("Возможна последующая дисквалификация", "Later disqualification is possible")
	entry := func(id, ru, en string, words ...string) rules.Irregularity {
		return rules.Irregularity{
			ID: id, Article: "IV.8", Phase: PhaseGross, Name: say(ru, en),
			Remedies: []rules.Bilingual{later},
			Extras:   []rules.Extra{fineLarge, fineRemove},
			Words:    words,
		}
	}
	return []rules.Irregularity{
		entry("G1", "Подтасовка колоды или умышленно неверная раздача", "Stacked deck or deliberate misdeal", "подтасовка", "шулер", "колода", "cheat"),
		entry("G2", "Сигналы по предварительной договорённости", "Prearranged signals", "сигналы", "маяки", "договорённость", "signals"),
		entry("G3", "Сговор, сдача партии или согласие на неё", "Collusion, dumping a party or accepting it", "сговор", "сдал партию", "слив", "collusion"),
		entry("G4", "Искажён результат партии", "Falsified result", "результат", "подделка", "бланк", "falsified"),
		entry("G5", "Не подчинился судье", "Disobeying the judge", "судья", "неподчинение", "disobey"),
		entry("G6", "Оскорбление соперников, игроков или судьи", "Insulting opponents, players or the judge", "оскорбление", "insult"),
		entry("G7", "Нецензурная брань", "Obscene language", "мат", "брань", "obscene"),
		entry("G8", "Сильно пьян за столом", "Heavily drunk at the table", "пьян", "алкоголь", "drunk"),
	}
}

// discipline is III.2.
func discipline() []rules.Irregularity {
	const article = "III.2"
	return []rules.Irregularity{
		{
			ID: "H1", Article: article, Phase: PhaseDiscipline,
			Name:     say("Поведение: помехи, пререкания, неспортивность, незнание регламента", "Conduct: disturbance, arguing, unsporting behaviour, not knowing the regulation"),
			Remedies: []rules.Bilingual{say("Мера — по выбору судьи; о допуске на дальнейшие турниры решает судейский комитет", "The judge chooses the measure; the committee decides about later tournaments")},
			Extras:   []rules.Extra{fineSmall, fineLarge, fineParty, finePlayer, fineRemove},
			Words:    []string{"пререкания", "помехи", "поведение", "алкоголь", "спор", "conduct"},
		},
		{
			ID: "H2", Article: article, Phase: PhaseDiscipline,
			Name:     say("Наблюдатель", "Observer"),
			Remedies: []rules.Bilingual{say("Видит карты только одной руки и отходит от стола по первой просьбе игрока или судьи", "Sees one hand only, and leaves the table when any player or the judge asks")},
			Words:    []string{"зритель", "наблюдатель", "observer"},
		},
	}
}
