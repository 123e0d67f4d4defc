package text

// preferansParams are the names, explanations and options of preferans' parameters.
func preferansParams() map[string]Entry {
	list := map[string]Entry{}
	param := func(key string, name, hint Entry) {
		list["param.preferans-almaty."+key] = name
		list["param.preferans-almaty."+key+".hint"] = hint
	}
	option := func(key, value string, name Entry) { list["option.preferans-almaty."+key+"."+value] = name }

	param("rounds", Entry{"Число туров", "Number of rounds"},
		Entry{"Играют все, никто не выбывает", "Everybody plays, nobody is eliminated"})
	param("swissUntil", Entry{"Швейцарская система по тур", "Swiss up to round"},
		Entry{"Тур 1 по жребию; после швейцарских — итальянские: подряд по местам", "Round 1 by lot; after the Swiss rounds Italian ones, consecutive by standing"})
	param("tie", Entry{"Поровну баллов и вистов", "Equal points and whists"},
		Entry{"Порядок мест, когда баллы и висты равны", "The order of places when points and whists are equal"})
	option("tie", "shared", Entry{"делят место", "share the place"})
	option("tie", "lot", Entry{"тянут жребий", "draw lots"})
	param("withdrawn", Entry{"Кто снялся", "Who has left"},
		Entry{"Место игрока, который не доиграл турнир", "The place of a player who didn’t play to the end"})
	option("withdrawn", "below", Entry{"ниже тех, кто играл дольше", "below those who played longer"})
	option("withdrawn", "points", Entry{"по набранным баллам", "by the points made"})
	param("removedKeep", Entry{"Снятый судьёй сохраняет место", "Who is removed keeps the place"},
		Entry{"Обычно снятый судьёй стоит ниже всех, кто сыграл столько же туров, и места под ним поднимаются", "Usually whom the judge removes stands below all who played as many rounds, and the places below move up"})
	param("byeOnce", Entry{"Из пятерых сидит каждый по разу", "Of five each sits out once"},
		Entry{"Иначе сидит всегда последний по местам", "Otherwise always the last in standing"})
	param("byePoints", Entry{"Баллы за тур без игры", "Points for sitting out"},
		Entry{"Кому не хватило стола; вистов 0", "For who has no table; 0 whists"})
	param("lateEntry", Entry{"Запись после начала", "Registration after the start"},
		Entry{"Новый игрок вступает со следующего тура", "A new player joins in the next round"})
	param("lateRoundPoints", Entry{"За тур до вступления", "For a round before joining"},
		Entry{"Баллы за каждый тур, пропущенный до записи", "Points for each round missed before joining"})

	param("placesFour", Entry{"Места за столом на четверых", "Places at a table of four"},
		Entry{"Баллы БМ с первого места; равные висты делят их поровну", "Points from the first place on; equal whists share them"})
	param("placesThree", Entry{"Места за столом на троих", "Places at a table of three"},
		Entry{"Баллы БМ с первого места; равные висты делят их поровну", "Points from the first place on; equal whists share them"})
	param("bands", Entry{"Ступени вистов", "Bands of whists"},
		Entry{"До скольких вистов и сколько вистов стоит балл БВ; выше последней ступени баллы не растут", "Up to how many whists, and how many make a point; above the last band points no longer grow"})
	param("truncate", Entry{"Дробь отбрасывают", "The fraction is dropped"},
		Entry{"К нулю; в регламенте не сказано, у чего", "Towards zero; the regulation doesn’t say of what"})
	option("truncate", "whists", Entry{"у баллов за висты", "of the points for whists"})
	option("truncate", "sum", Entry{"у суммы баллов за тур", "of the round’s points together"})

	param("roundMinutes", Entry{"Минут на тур", "Minutes a round"},
		Entry{"От команды «Старт»", "From the start command"})
	param("allPassEnd", Entry{"Время вышло в распасах", "Time runs out in all-pass"},
		Entry{"По соглашениям пуля в распасах не кончается", "By the conventions a party doesn’t end in all-pass"})
	option("allPassEnd", "confirm", Entry{"конец подтверждает судья", "the judge confirms the end"})
	option("allPassEnd", "free", Entry{"пуля кончается", "the party ends"})
	param("claimMinutes", Entry{"Минут на претензии", "Minutes for claims"},
		Entry{"После начала следующего тура", "After the start of the next round"})

	param("lateFreeMinutes", Entry{"Опоздание без последствий, минут", "Lateness without consequences, minutes"},
		Entry{"От объявленного начала тура", "After the announced start of the round"})
	param("lateMountainMinutes", Entry{"С наибольшей горой, до минут", "With the largest mountain, up to minutes"},
		Entry{"Опоздавший вступает с наибольшей горой за столом", "Who is late enters with the largest mountain at the table"})
	param("lateLastMinutes", Entry{"С горой и штрафом, до минут", "With mountain and penalty, up to minutes"},
		Entry{"Позже в тур не допускают", "Later nobody is admitted to the round"})
	param("lateExtra", Entry{"Штраф на гору", "Penalty on the mountain"},
		Entry{"Сверх наибольшей горы на последней ступени", "On top of the largest mountain, on the last step"})
	param("missedPoints", Entry{"За пропуск тура", "For a missed round"},
		Entry{"Баллы, вистов 0; судья может не наказывать, указав причину", "Points, 0 whists; the judge may waive them with a reason"})
	param("turnedAway", Entry{"Пришёл вовремя, а места нет", "In time, but no place"},
		Entry{"Опоздавший, которому не нашлось стола на троих", "A late player for whom no table of three is left"})
	option("turnedAway", "waive", Entry{"тур не считать пропуском", "not a missed round"})
	option("turnedAway", "missed", Entry{"считать пропуском", "a missed round"})

	param("pool", Entry{"Пуля", "Pool"},
		Entry{"Каждый играет до стольки очков; 0 — без предела", "Each plays to so many points; 0 is without a limit"})
	param("help", Entry{"Помощь", "Help"},
		Entry{"Лишнее уходит тому, у кого больше всех в незакрытой пуле", "What exceeds goes to the largest pool not yet closed"})
	param("poolWhists", Entry{"Очко пули в вистах", "A pool point in whists"},
		Entry{"И цена помощи", "And the price of help"})
	param("mountainWhists", Entry{"Очко горы в вистах", "A mountain point in whists"},
		Entry{"При расчёте пули", "When the party is counted"})
	param("poolPrice", Entry{"В пулю за игру 6–10", "Into the pool for 6–10"},
		Entry{"За сыгранный контракт", "For a contract made"})
	param("misere", Entry{"В пулю за мизер", "Into the pool for misère"},
		Entry{"За сыгранный мизер", "For a misère made"})
	param("setPrice", Entry{"В гору за недобор на 6–10", "On the mountain for a trick short on 6–10"},
		Entry{"Разыгрывающему за каждую взятку", "For the declarer, each trick"})
	param("misereSet", Entry{"В гору за взятку на мизере", "On the mountain for a trick of misère"},
		Entry{"За каждую взятую", "For each trick taken"})
	param("whistPrice", Entry{"Вист за взятку на 6–10", "Whists for a trick on 6–10"},
		Entry{"Чётные числа: висты делят пополам", "Even numbers: whists are halved"})
	param("shortPrice", Entry{"В гору вистующему за недобор на 6–10", "On the whister’s mountain for a trick short on 6–10"},
		Entry{"За каждую взятку, которой не хватает", "For each missing trick"})
	param("due", Entry{"Сколько взяток должны вистующие на 6–10", "Tricks that the whisters owe on 6–10"},
		Entry{"Вместе; на 6 и 7 пополам", "Together; half each on 6 and 7"})
	param("sharing", Entry{"Вист при подсаде", "Whist on a failed contract"},
		Entry{"Когда один вистовал, а другой пасовал", "When one whisted and the other passed"})
	option("sharing", "gentleman", Entry{"джентльменский: пополам", "gentleman: shared"})
	option("sharing", "greedy", Entry{"жлобский: вистовавшему", "greedy: the whister’s"})
	param("consolation", Entry{"Консоляция на 6–10", "Consolation on 6–10"},
		Entry{"Вистов за каждую взятку, которой не хватило разыгрывающему", "Whists for each trick that the declarer is short of"})
	param("consolationFor", Entry{"Кто пишет консоляцию", "Who writes consolation"},
		Entry{"На разыгрывающего, который подсел", "On a declarer who went down"})
	option("consolationFor", "all", Entry{"оба защитника и сдающий", "both defenders and the dealer"})
	option("consolationFor", "defenders", Entry{"оба защитника", "both defenders"})
	option("consolationFor", "whisters", Entry{"вистовавшие и сдающий", "the whisters and the dealer"})
	param("shortage", Entry{"Недобор двух вистующих на 6 и 7", "Shortage of two whisters on 6 and 7"},
		Entry{"Шестерная, взятки 3 и 0: в гору 4 или 8", "A six with tricks 3 and 0: 4 or 8 on the mountain"})
	option("shortage", "pair", Entry{"не больше недобора пары", "at most what the pair is short of"})
	option("shortage", "personal", Entry{"каждый за своё", "each for his own"})
	param("dealerPays", Entry{"Сдающий отвечает за вист", "The dealer answers for his whist"},
		Entry{"Сдающий на четверых, который вистовал, пишет недобор в гору", "The dealer of four who whisted pays for tricks short"})
	param("fastFour", Entry{"Премия за быстрые взятки, вчетвером", "Premium for fast tricks, four players"},
		Entry{"За карты прикупа", "For the cards of the talon"})
	option("fastFour", "dealer", Entry{"пишет сдающий", "the dealer writes it"})
	option("fastFour", "none", Entry{"нет", "none"})
	param("fastThree", Entry{"Премия за быстрые взятки, втроём", "Premium for fast tricks, three players"},
		Entry{"Сдающий тоже играет, поэтому регламент не отвечает", "The dealer plays too, so the regulation has no answer"})
	option("fastThree", "each", Entry{"каждый соперник пишет половину", "each opponent writes half"})
	option("fastThree", "none", Entry{"нет", "none"})
	param("allPassPrices", Entry{"Цена взятки в распасах", "Price of a trick in all-pass"},
		Entry{"В первых, вторых и следующих подряд; последняя повторяется", "In the first, the second and so on in a row; the last repeats"})
	param("allPassMinimum", Entry{"Наименьшая игра после распасов", "Lowest contract after all-pass"},
		Entry{"Без распасов, после одних, двух и так далее; последняя повторяется", "After none, one, two and so on; the last repeats"})
	param("allPassExit", Entry{"Что выводит из распасов", "What ends all-pass"},
		Entry{"Подсад, мизер и невистованная игра по регламенту не выводят", "By the regulation a failed contract, misère and an unopposed one don’t"})
	option("allPassExit", "whisted", Entry{"сыгранная игра, которую вистовали", "a contract whisted and made"})
	option("allPassExit", "any", Entry{"любая заявленная игра", "any deal that somebody declared"})
	param("allPassWrites", Entry{"Запись распасов", "How all-pass is written"},
		Entry{"В гору каждому за свои взятки или вистами на них", "On the mountain for the own tricks, or in whists on them"})
	option("allPassWrites", "mountain", Entry{"в гору", "on the mountain"})
	option("allPassWrites", "whists", Entry{"висты тому, кто взял меньше всех", "whists for who took least"})
	param("allPassClean", Entry{"Без взяток в распасах", "No tricks in all-pass"},
		Entry{"Сколько пишется в пулю", "What goes into the pool"})
	option("allPassClean", "price", Entry{"цена взятки в пулю", "the price of a trick"})
	option("allPassClean", "one", Entry{"одно очко в пулю", "one point"})
	option("allPassClean", "none", Entry{"ничего", "nothing"})
	param("dealerClean", Entry{"И сдающему на четверых", "The dealer of four too"},
		Entry{"Пишет ли он в пулю, если не взял взяток в распасах", "Whether he writes into the pool without tricks in all-pass"})
	param("secondCheck", Entry{"Вторая проверка результатов", "Second check of results"},
		Entry{"Тур закрывается, когда каждый результат подтвердил второй человек", "A round closes when a second person has confirmed each result"})
	return list
}
