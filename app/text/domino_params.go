package text

// dominoParams are the names, explanations and options of domino's parameters.
func dominoParams() map[string]Entry {
	list := map[string]Entry{}
	param := func(key string, name, hint Entry) {
		list["param.domino-1x1."+key] = name
		list["param.domino-1x1."+key+".hint"] = hint
	}
	option := func(key, value string, name Entry) { list["option.domino-1x1."+key+"."+value] = name }

	param("rounds", Entry{"Число туров", "Number of rounds"},
		Entry{"Можно увеличить, сократив время на тур", "May be raised if the rounds are made shorter"})
	param("avoidRematches", Entry{"Избегать повторных встреч", "Avoid rematches"},
		Entry{"Соседи по положению садятся вместе, если ещё не встречались; игроки одной команды разводятся всегда", "Neighbours in the standing meet unless they have met before; team-mates are always kept apart"})
	param("groups", Entry{"Две группы", "Two groups"},
		Entry{"При большом числе участников: две случайные группы, затем полуфиналы и матчи за места", "For a large field: two groups by lot, then semi-finals and matches for places"})
	param("groupRounds", Entry{"Туров в группе", "Rounds in a group"},
		Entry{"После них играют 1а–2б и 2а–1б", "After them 1a–2b and 2a–1b are played"})
	param("placesFromFive", Entry{"Места с пятого", "Places from the fifth"},
		Entry{"Как расставить тех, кто не вышел из групп", "How to rank those who didn’t get out of the groups"})
	option("placesFromFive", "together", Entry{"по баллам и разности обеих групп вместе", "by points and difference of both groups together"})
	option("placesFromFive", "byGroup", Entry{"сначала по месту в своей группе", "by the place in the own group first"})
	param("tieFinal", Entry{"Финал при равенстве баллов", "Final between equals"},
		Entry{"Равные баллы среди первых четырёх: места решает финал до двух побед", "Equal points among the first four: a final to two wins decides the places"})
	param("tieMany", Entry{"Равны трое или четверо", "Three or four are equal"},
		Entry{"Что играют, если равных больше двух", "What is played if more than two are equal"})
	option("tieMany", "roundRobin", Entry{"круг матчей до двух побед, затем разность в нём", "a round robin of matches to two wins, then its difference"})
	option("tieMany", "difference", Entry{"без финала: решает разность", "no final: the difference decides"})
	param("tieCrossing", Entry{"Равенство на границе 4-го и 5-го мест", "A tie across places 4 and 5"},
		Entry{"Кто из равных попадает в финал", "Who of the equals gets into the final"})
	option("tieCrossing", "difference", Entry{"лучшие по разности играют финал", "the best by difference play the final"})
	option("tieCrossing", "none", Entry{"финала нет: решает разность", "no final: the difference decides"})

	param("winPoints", Entry{"За победу 2–0", "For a win 2–0"},
		Entry{"Баллы победителю тура", "Points to the winner of the round"})
	param("drawPoints", Entry{"За ничью 1–1", "For a draw 1–1"},
		Entry{"Баллы каждому", "Points to each"})
	param("lossPoints", Entry{"За поражение 0–2", "For a loss 0–2"},
		Entry{"Баллы проигравшему тур", "Points to the loser of the round"})
	param("noShowPoints", Entry{"За неявку соперника", "When the opponent didn’t come"},
		Entry{"Баллы тому, кто пришёл; разность 0", "Points to who came; difference 0"})
	param("absentPoints", Entry{"Не явившемуся", "To who didn’t come"},
		Entry{"Баллы за пропущенный тур", "Points for the missed round"})
	param("scored", Entry{"Набранные очки", "Points scored"},
		Entry{"По чему расставляют равных по баллам", "What ranks those equal in tournament points"})
	option("scored", "difference", Entry{"разность партий, выигрыш до 101", "difference of the parties, the winner’s points up to 101"})
	option("scored", "points", Entry{"сумма очков, в партии до 101", "sum of points, up to 101 a party"})
	param("lastTie", Entry{"Равны по всем показателям", "Equal in everything"},
		Entry{"Что решает, когда равны и баллы, и разность", "What decides when points and difference are equal"})
	option("lastTie", "lot", Entry{"жребий", "the lot"})
	option("lastTie", "shared", Entry{"делят места", "places are shared"})

	param("removedKeep", Entry{"Снятый судьёй сохраняет место", "Who is removed keeps the place"},
		Entry{"Обычно снятый судьёй стоит ниже всех, кто сыграл столько же туров, и места под ним поднимаются", "Usually whom the judge removes stands below all who played as many rounds, and the places below move up"})
	param("roundMinutes", Entry{"Минут на тур", "Minutes a round"},
		Entry{"Две партии до 101", "Two parties to 101"})
	param("breakMinutes", Entry{"Перерыв между турами, минут", "Break between rounds, minutes"},
		Entry{"Технический перерыв", "For results and seating"})
	param("lastDeal", Entry{"«Последняя сдача», минут до конца", "“Last deal”, minutes before the end"},
		Entry{"После команды доигрывают только сдачу, в которой уже был ход", "After it only a deal with a move already made is finished"})
	param("noShowMinutes", Entry{"Неявка через, минут", "No-show after, minutes"},
		Entry{"Столько ждут игрока за столом", "How long a player is waited for at the table"})
	param("claimMinutes", Entry{"Приём претензий, минут следующего тура", "Claims, minutes into the next round"},
		Entry{"Исправления позже помечаются «поздняя»", "Later corrections are marked as late"})
	param("registrationClose", Entry{"Конец регистрации, минут до старта", "Registration closes, minutes before the start"},
		Entry{"Опоздавших не допускают", "Latecomers aren’t admitted"})
	param("secondCheck", Entry{"Вторая проверка результатов", "Second check of results"},
		Entry{"Тур закрывается, когда каждый результат подтвердил второй человек", "A round closes when a second person has confirmed each result"})

	param("rule13", Entry{"Правило 13", "Rule 13"},
		Entry{"У кого ещё нет очков, тот не записывает сдачу дешевле 13", "Who has nothing yet doesn’t write a deal worth less than 13"})
	param("bonuses", Entry{"Бонусы 6-6 и 0-0", "Bonuses 6-6 and 0-0"},
		Entry{"Последний камень 0-0 или 6-6 на руке считается по-особому", "A last 0-0 or 6-6 in hand has a value of its own"})
	param("bonusBlank", Entry{"Последний 0-0", "A last 0-0"},
		Entry{"Сколько очков, если бонусы включены", "Its points, if bonuses are on"})
	param("bonusSix", Entry{"Последний 6-6", "A last 6-6"},
		Entry{"Сколько очков, если бонусы включены", "Its points, if bonuses are on"})
	param("twoDoubles", Entry{"Дубль с двух сторон", "Doubles on both ends"},
		Entry{"Можно выставить два дубля на оба конца одним ходом", "Two doubles may be laid on both ends in one move"})
	param("firstDouble", Entry{"Первый ход в дубль", "The first move is a double"},
		Entry{"Первый ход обязательно дублем", "The first move must be a double"})
	param("fullFish", Entry{"Рыба полная", "A blocked deal counts in full"},
		Entry{"При рыбе пишут все очки соперника, а не разницу", "Blocked: all the opponent’s points are written, not the difference"})
	param("firstMove", Entry{"Первый ход партии", "First move of a party"},
		Entry{"Начинает тот, у кого наименьший камень", "Who holds the lowest tile begins"})
	option("firstMove", "tile", Entry{"именно этим камнем", "with that very tile"})
	option("firstMove", "any", Entry{"любым камнем", "with any tile"})
	param("boneyard", Entry{"С базара", "From the boneyard"},
		Entry{"Берут до нужного камня", "Tiles are drawn until one fits"})
	option("boneyard", "needed", Entry{"последний камень не берётся", "the last tile isn’t taken"})
	option("boneyard", "all", Entry{"берётся и последний", "the last one is taken too"})
	return list
}
