package simulate

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/rules/draw"
)

// Surnames as they stand on a list of players in Almaty: Russian, Ukrainian, Kazakh,
// Georgian, Armenian, Korean, German ones, men's and women's.
var surnames = strings.Fields(`
Абрикосов Авдеева Агапов Аистов Акатьев Алфёров Анисимова Артюхов Астафьев Бабушкин Балашова Бахрушин Белкин Берёзкина Бобров
Богатырёв Брусникин Булавина Валуев Варежкин Вербицкий Ветлугина Вишняков Водянов Воробьёв Гладышев Голубева Гончаров Горчаков Гусельников
Давыдова Дегтярёв Дорохов Дроздова Дубинин Евсеев Ежов Елисеева Ермаков Ершов Жаворонков Жемчугова Житов Журавлёв Заварзин
Загорская Звонарёв Зеленин Золотарёва Зубков Ивушкин Ильинский Калачёв Калинина Карпухин Кедров Клёнова Ключарёв Козырев Кольцова
Коршунов Кочетков Кравцова Крюков Кулебякин Лаврентьев Ладыжников Лебедева Летников Липатов Лобачёв Луговая Лыков Малинин Мамонтов
Маслова Медведев Мельник Митрофанов Мохов Мурашкина Назаров Неверов Никитина Новосёлов Обухов Овчинников Огарёва Одинцов Орехов
Осокина Павлинов Панкратов Пастухова Перов Песков Пименова Пирогов Плетнёв Полынина Прохоров Пчёлкин Радищев Репина Рогожин
Рощин Рябинин Савельева Садовников Самсонов Свиридова Седов Серебряков Синицына Скобелев Смоляков Снегирёв Соболева Соловьёв Сорокин
Стасова Стрельцов Суворин Сухов Сычёва Тарасов Тверской Терентьева Тихомиров Толмачёв Трубников Тюрина Угрюмов Уваров Устинова
Фадеев Федосеев Филиппова Фонарёв Хворостов Хлопов Цветаев Цыганкова Чагин Черемисин Чижова Чулков Шаталов Шемякин Шубина
Щеглов Щербинин Юрасов Юшкова Ягодин Языков Яхонтова Бондаренко Гнатюк Довженко Захарченко Кириленко Лысенко Макаренко Онищенко
Петренко Савчук Тимошенко Ткаченко Шевчук Абдрахманов Айтбаев Аманжолова Ахметова Байжанов Бекмуратов Досжанова Ержанов Жакыпов Жумабаева
Ибраев Искаков Кожахметов Кунаева Мусин Нургалиев Омарова Рахимжанов Сагинтаев Сейтказы Тажибаева Тлеубердин Уразбаев Шаяхметова Әбдіғалиев
Қасымова Нұрланов Өтегенов Беридзе Гелашвили Джапаридзе Капанадзе Киладзе Ломидзе Мачавариани Меладзе Церетели Чхеидзе Авакян Геворкян Казарян
Мкртчян Саркисян Ким Ли Ногай Пак Тен Цой Югай Бауэр Вебер Гофман Миллер Шмидт Юнг
`)

// initials begin the given names that tell two of one surname apart.
var initials = []rune("АБВГДЕЖЗИКЛМНОПРСТФЭЮЯ")

// Teams that play at the club tables of a city; more are numbered.
var teamNames = strings.Fields("Алатау Волга Маяк Сокол Арбат Беркут Восток Гранит Днепр Енисей Жетысу Заря Иртыш Каскелен Лада Медеу Нева Ока Полёт Рица")

// names makes n different names of players: bare surnames while there are any, then the
// same again with initials.
func names(n int, rnd *draw.Rand) []string {
	order := rnd.Perm(len(surnames))
	list := make([]string, n)
	for i := range list {
		name := surnames[order[i%len(order)]]
		if again := i / len(order); again > 0 {
			name += "\u00a0" + initialsOf(again-1+order[i%len(order)])
		}
		list[i] = name
	}
	return list
}

// initialsOf numbers pairs of initials: «А. Б.». Numbers that follow one another begin
// with different letters.
func initialsOf(n int) string {
	k := len(initials)
	return string(initials[n%k]) + ".\u00a0" + string(initials[n/k%k]) + "."
}

// teamName is the name of team i, from 0.
func teamName(i int) string {
	name := teamNames[i%len(teamNames)]
	if again := i / len(teamNames); again > 0 {
		name += "-" + strconv.Itoa(again+1)
	}
	return name
}
