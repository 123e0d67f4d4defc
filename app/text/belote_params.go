package text

func init() { add(beloteParams()) }

// beloteParams are the names, explanations and options of belote's parameters.
func beloteParams() map[string]Entry {
	list := map[string]Entry{}
	param := func(key string, name, hint Entry) {
		list["param.belote-pairs."+key] = name
		list["param.belote-pairs."+key+".hint"] = hint
	}
	option := func(key, value string, name Entry) { list["option.belote-pairs."+key+"."+value] = name }

	param("rounds", Entry{"Отборочных туров", "Qualifying rounds"},
		Entry{"Сколько туров до финала; при небольшом числе пар хватит и меньше", "Rounds before the final; a small field needs fewer"})
	param("swissRounds", Entry{"Швейцарских туров", "Swiss rounds"},
		Entry{"Первый — по жребию, дальше без повторных встреч; потом итальянская система", "The first by lot, then without rematches; the Italian system follows"})
	param("cuts", Entry{"Отсев", "Cuts"},
		Entry{"После тура — сколько пар остаётся; последний отсев ведёт в финал, не больше четырёх пар", "After a round, how many pairs remain; the last cut leads into the final, four pairs at the most"})
	param("final", Entry{"Финал", "Final"},
		Entry{"Лучшие четыре пары играют каждый с каждым; прежние баллы не считаются", "The best four pairs play each other; earlier points don’t count"})
	param("finalBonus", Entry{"Фора в финале", "Bonus in the final"},
		Entry{"Баллы на старте за 1-е, 2-е, 3-е и 4-е место в отборе", "Starting points for qualifying places 1 to 4"})
	param("byeOnce", Entry{"Пропускать тур только раз", "Sit out once only"},
		Entry{"По тексту регламента пропускает последняя пара, даже если уже пропускала", "By the text the last pair sits out, even if it has before"})

	param("winPoints", Entry{"За победу", "For a win"},
		Entry{"Проигравшим столько же с минусом", "The losers get as many off"})
	param("marsPoints", Entry{"За победу с марсом", "For a win with mars"},
		Entry{"Проигравшим столько же с минусом", "The losers get as many off"})
	param("marsMode", Entry{"Что считать марсом", "What is mars"},
		Entry{"В регламенте граница не названа — договоритесь до начала", "The regulation names no limit: settle it before the start"})
	option("marsMode", "threshold", Entry{"проигравшие не набрали до границы", "the losers are below the limit"})
	option("marsMode", "tick", Entry{"только по отметке судьи", "only when the judge ticks it"})
	option("marsMode", "off", Entry{"марса нет", "no mars"})
	param("marsLimit", Entry{"Марс, если проигравшие набрали меньше", "Mars if the losers have fewer than"},
		Entry{"500 — ещё марс, 501 — уже нет", "500 is mars still, 501 isn’t"})
	param("target", Entry{"Партия до", "A party to"},
		Entry{"Партия играется до суммы больше 1000", "A party is played to more than 1000"})
	param("bothOverWhists", Entry{"Обе больше 1000: вистов проигравшим", "Both over 1000: whists off the losers"},
		Entry{"Проигрывает пара, грузившая в последней сдаче, с разницей −1", "The pair that declared in the last deal loses, with a difference of −1"})
	param("unfinishedLead", Entry{"Недоигранная: победа, если у лидера больше", "Unfinished: a win if the leader is above"},
		Entry{"Тогда как победа без марса; если не больше — победы нет ни у кого", "Then a win without mars; if not, nobody wins"})
	param("unfinishedPlayOn", Entry{"Доигрывают, если у обеих больше", "Played to the end if both are above"},
		Entry{"Такую партию доигрывают всегда, и после команды судьи", "Such a party is always played out, also after the judge’s command"})
	param("lowLeaderPoints", Entry{"Лидеру, если набрал мало", "To a leader with too little"},
		Entry{"Недоигранная партия, лидер не выше границы", "An unfinished party, the leader not above the limit"})
	param("lowOtherPoints", Entry{"Отстающим, если лидер набрал мало", "To the others when the leader has too little"},
		Entry{"Столько же обеим, если поровну и решено считать поражением", "The same to both if equal and counted as a loss"})
	param("equalDefault", Entry{"Недоигранная и поровну", "Unfinished and equal"},
		Entry{"Что предложить судье; за каждым столом можно решить иначе", "What the judge is offered; each table may be decided otherwise"})
	option("equalDefault", "zero", Entry{"по нулям", "nothing for either"})
	option("equalDefault", "both-lose", Entry{"обе проиграли", "both lose"})
	param("byePoints", Entry{"За пропуск тура", "For sitting out"},
		Entry{"Победой не считается, вистов нет", "Not a win, no whists"})
	param("byeFirstPoints", Entry{"За пропуск первого тура", "For sitting out round 1"},
		Entry{"Пропускает записавшаяся последней", "The last registered sits out"})
	param("noShowPoints", Entry{"При неявке соперников", "When the opponents don’t come"},
		Entry{"Техническая победа без вистов; так же, если соперники оставили финал", "A technical win without whists; the same if the opponents left the final"})
	param("absentPoints", Entry{"Неявившейся паре", "To the absent pair"},
		Entry{"Пара к тому же снимается; если не пришли обе — каждой", "It is removed too; if neither came, to each"})
	param("awardedPoints", Entry{"Присуждённая партия: правым", "Awarded party: to the innocent"},
		Entry{"Когда судья присуждает поражение в текущей партии", "When the judge awards the loss of the current party"})
	param("offenderPoints", Entry{"Присуждённая партия: нарушителям", "Awarded party: to the offenders"},
		Entry{"Когда судья присуждает поражение в текущей партии", "When the judge awards the loss of the current party"})
	param("technicalWins", Entry{"Техническая победа — победа", "A technical win is a win"},
		Entry{"Считать ли её в числе побед", "Whether it counts among the wins"})
	param("technicalMeetings", Entry{"Несыгранная партия — встреча", "An unplayed party is a meeting"},
		Entry{"Считать ли неявку и присуждение личной встречей", "Whether a no-show or an award counts head-to-head"})

	param("roundMinutes", Entry{"Минут на тур", "Minutes a round"},
		Entry{"В регламенте не задано: тур кончается по команде судьи", "The regulation is silent: a round ends at the judge’s command"})
	param("registrationOpen", Entry{"Начало регистрации, минут до старта", "Registration opens, minutes before the start"},
		Entry{"Не позже, чем за столько", "No later than that"})
	param("registrationClose", Entry{"Конец регистрации, минут до старта", "Registration closes, minutes before the start"},
		Entry{"После него пара считается опоздавшей", "A later pair is late"})
	param("noShowMinutes", Entry{"Неявка через, минут", "No-show after, minutes"},
		Entry{"Соперникам техническая победа, пара снимается", "The opponents win, the pair is removed"})
	param("claimMinutes", Entry{"Приём претензий, минут следующего тура", "Claims, minutes into the next round"},
		Entry{"Вместе с соперниками; исправления позже помечаются «поздняя»", "With the opponents present; later corrections are marked as late"})

	param("lateAllowed", Entry{"Допускать опоздавших", "Admit latecomers"},
		Entry{"Ко второму туру, если записались до конца первого", "To round 2, if registered before round 1 ends"})
	param("latePoints", Entry{"Штраф за опоздание, баллов", "Fine for lateness, points"},
		Entry{"Снимается с опоздавшей пары сразу", "Taken off the late pair at once"})
	param("lateWhists", Entry{"Штраф за опоздание, вистов", "Fine for lateness, whists"},
		Entry{"Снимается с общей разности, не с личных встреч", "Taken off the whole difference, not off the meetings"})
	param("lateRoundPoints", Entry{"Опоздавшим за первый тур", "To latecomers for round 1"},
		Entry{"Не пропуск, не встреча и не победа", "No bye, no meeting and no win"})
	param("slipFine", Entry{"Штраф за бланк", "Fine for a slip"},
		Entry{"За неполный или неряшливый бланк не в первый раз", "For an incomplete or untidy slip, not the first time"})
	param("substitutes", Entry{"Замены", "Substitutes"},
		Entry{"Пару, которая не может играть, сменяет лучшая из только что выбывших", "A pair that can’t go on is replaced by the best of those just cut"})
	param("substituteFinal", Entry{"Замена перед финалом", "Substitute before the final"},
		Entry{"Только до первой сдачи финала", "Only before the final’s first deal"})
	param("substituteBonus", Entry{"Фора заменившей паре", "The substitute’s bonus"},
		Entry{"Остальные сохраняют свою", "The others keep theirs"})
	param("gonePlaces", Entry{"Место снявшихся", "Places of those who left"},
		Entry{"Где стоит пара, которая снялась или снята", "Where a pair stands that has left or was removed"})
	option("gonePlaces", "stage", Entry{"ниже выбывших после её последнего тура", "below those cut after its last round"})
	option("gonePlaces", "last", Entry{"ниже всех", "below everybody"})

	param("doezd", Entry{"Доезд", "Declaring out"},
		Entry{"В розыгрыше можно объявить, что с взятым уже больше 1000: партия окончена", "In play a pair may declare that it is above 1000 with what it has: the party is over"})
	param("equalDeal", Entry{"Сдача поровну", "An equal deal"},
		Entry{"Что пишут, если у играющих и вистующих поровну", "What is written when declarers and defenders are equal"})
	option("equalDeal", "hang", Entry{"сумма играющих висит до следующей сдачи", "the declarers’ sum waits for the next deal"})
	option("equalDeal", "own", Entry{"каждая пара пишет своё", "each pair writes its own"})
	option("equalDeal", "bait", Entry{"байт", "the declarers are set"})
	param("hangEnd", Entry{"Висит до конца партии", "Waiting at the party’s end"},
		Entry{"Куда деть сумму, которая так и не сыграла", "What becomes of a sum that still waits"})
	option("hangEnd", "lost", Entry{"пропадает", "it is lost"})
	option("hangEnd", "own", Entry{"пишется тем, чья была", "it goes to the pair whose it was"})

	meld := Entry{"Значение в подсказке на листе партии", "The value that the party’s sheet suggests"}
	param("meldTerz", Entry{"Терц", "Three in a row"}, meld)
	param("meldBerz", Entry{"Берц, четыре подряд", "Four in a row"}, meld)
	param("meldFive", Entry{"Пять подряд и больше", "Five in a row and more"}, meld)
	param("meldBela", Entry{"Белла, король и дама козырей", "Bela, king and queen of trumps"}, meld)
	param("meldJacks", Entry{"Четыре валета", "Four jacks"}, meld)
	param("meldNines", Entry{"Четыре девятки", "Four nines"}, meld)
	param("meldFours", Entry{"Четыре туза, десятки, короля, дамы", "Four aces, tens, kings, queens"}, meld)
	param("secondCheck", Entry{"Вторая проверка результатов", "Second check of results"},
		Entry{"Тур закрывается, когда каждый результат подтвердил второй человек", "A round closes when a second person has confirmed each result"})
	return list
}
