package preferans

import "github.com/sudya-app/sudya/rules"

// Conventions are the 23 lines of article 7, in its order.
func (Regulation) Conventions() []rules.Convention { return conventions }

func line(number int, name, value, effect rules.Bilingual, params []string) rules.Convention {
	return rules.Convention{Number: number, Name: name, Value: value, Effect: effect, Params: params}
}

func both(ru, en string) rules.Bilingual { return rules.Bilingual{RU: ru, EN: en} }

var (
	shown = both("показывается за столом, на счёт не влияет", "shown at the table, doesn't touch the score")
	yes   = both("да", "yes")
	no    = both("нет", "no")
)

var conventions = []rules.Convention{
	line(1, both("Мизер перебивается", "What outbids misère"), both("девятью и выше; заявки без прикупа разрешены", "nine and above; bids without the talon are allowed"), shown, nil),
	line(2, both("Прогрессия распасов", "Rising price of all-pass"), both("2–4–6–6", "2–4–6–6"), both("цена взятки в следующих распасах", "the price of a trick in the next all-pass"), []string{"allPassPrices"}),
	line(3, both("Выход из распасов", "Contract that ends all-pass"), both("6–7–7–7", "6–7–7–7"), both("наименьший контракт, пока стоят распасы; у мизера его нет", "the lowest contract while all-pass lasts; misère has none"), []string{"allPassMinimum"}),
	line(4, both("Выход подсадом", "Ending all-pass by going down"), no, both("несыгранный контракт из распасов не выводит", "a failed contract doesn't end all-pass"), []string{"allPassExit"}),
	line(5, both("Выход мизером", "Ending all-pass by misère"), no, both("мизер из распасов не выводит", "misère doesn't end all-pass"), []string{"allPassExit"}),
	line(6, both("Выход невистованной игрой", "Ending all-pass unopposed"), no, both("нужен хотя бы один вист", "somebody must whist"), []string{"allPassExit"}),
	line(7, both("Конец пули в распасах", "Ending the party in all-pass"), no, both("если время вышло в распасах, судья подтверждает конец", "if time runs out in all-pass, the judge confirms the end"), []string{"allPassEnd"}),
	line(8, both("Уход без трёх", "Conceding three down"), no, both("взятки записываются всегда", "tricks are always entered"), nil),
	line(9, both("Вист при подсаде", "Whist on a failed contract"), both("джентльменский", "gentleman"), both("вистовавший и пасовавший делят висты пополам, в гору пишет только вистовавший", "whister and passer share the whists, only the whister can pay"), []string{"sharing"}),
	line(10, both("Ответственность за вист", "Whister's responsibility"), both("полуответственный", "half"), both("за недобор вистующий пишет в гору половину цены", "each trick short costs the whister half the price"), []string{"shortPrice", "shortage", "due"}),
	line(11, both("Сталинград: вист на шести пиках обязателен", "Stalingrad: six spades must be whisted"), no, shown, nil),
	line(12, both("Полвиста на 6 и 7", "Half-whist on 6 and 7"), yes, both("роли «полвиста» и «вернул вист» на 6 и 7", "roles half and returned on 6 and 7"), nil),
	line(13, both("Пас, пас, вист на 8, 9, 10", "Pass, pass, whist on 8, 9, 10"), yes, both("записывается как вист и пас", "written as whist and pass"), nil),
	line(14, both("Десятерная", "Ten-trick contract"), both("вистуется", "is whisted"), both("на 10 вистующие должны одну взятку", "on 10 the whisters owe one trick"), []string{"due"}),
	line(15, both("Ответственность на 8, 9, 10", "Responsibility on 8, 9, 10"), both("оба", "both"), both("за недобор пишут оба вистовавших", "both whisters pay for a trick short"), nil),
	line(16, both("Первый ход разыгрывающего", "Declarer's first lead"), both("втёмную", "blind"), shown, nil),
	line(17, both("Невистованные 8, 9, 10, мизер и чистые распасы: в пулю или с горы", "Unopposed 8, 9, 10, misère, no tricks in all-pass: pool or mountain"), both("в пулю", "pool"), both("без взяток в распасах: цена взятки в пулю", "no tricks in all-pass: the price of a trick into the pool"), []string{"allPassClean"}),
	line(18, both("Чистый сдающий на распасах", "Dealer of four without tricks in all-pass"), both("не пишет", "writes nothing"), both("сдающему на четверых в пулю не пишется", "the dealer of four writes nothing into the pool"), []string{"dealerClean"}),
	line(19, both("Прикуп «в рожу»", "Talon left to an opponent"), no, shown, nil),
	line(20, both("Премия сдающему за быстрые взятки", "Dealer's premium for fast tricks"), yes, both("туз или марьяж в прикупе — 1, туз с королём — 2, два туза — 3", "ace, or king and queen in the talon: 1; ace and king: 2; two aces: 3"), []string{"fastFour", "fastThree"}),
	line(21, both("Приглашение сдающего на мизер", "Inviting the dealer to a misère"), no, shown, nil),
	line(22, both("Прыжки в торговле", "Jumps in the bidding"), no, shown, nil),
	line(23, both("Консоляция", "Consolation"), yes, both("за каждую недобранную взятку пишут оба защитника и сдающий", "both defenders and the dealer write for each missing trick"), []string{"consolation", "consolationFor"}),
}
