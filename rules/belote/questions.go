package belote

import "github.com/sudya-app/sudya/rules"

// Questions decide between entries of the catalogue that look alike at the table: how many
// cards, in which game, and when it was noticed.
func (Regulation) Questions() []rules.Question {
	to := func(ru, en, id string) rules.Answer { return rules.Answer{Text: say(ru, en), Irregularity: id} }
	on := func(ru, en, next string) rules.Answer { return rules.Answer{Text: say(ru, en), Next: next} }
	return []rules.Question{
		{ID: "misdeal", Text: say("Когда заметили неверную раздачу?", "When was the misdeal noticed?"), Answers: []rules.Answer{
			to("До торговли", "Before the bidding", "D2"),
			to("В торговле, до прикупа", "In the bidding, before the talon", "D3"),
			to("После торговли, до розыгрыша", "After the bidding, before play", "D4"),
			to("Колода оказалась не той", "The deck is the wrong one", "D1"),
		}},
		{ID: "dealt", Text: say("Кто открыл карту?", "Who exposed the card?"), Answers: []rules.Answer{
			to("Сдающий", "The dealer", "D5"),
			to("Другой игрок", "Another player", "D6"),
		}},
		{ID: "dealer", Text: say("Торговля началась?", "Has the bidding begun?"), Answers: []rules.Answer{
			to("Ещё нет", "Not yet", "D8"),
			to("Да", "Yes", "D9"),
		}},
		{ID: "bid", Text: say("Сколько карт открыто?", "How many cards are exposed?"), Answers: []rules.Answer{
			to("Одна", "One", "B3"),
			to("Две или больше", "Two or more", "B4"),
		}},
		{ID: "meld", Text: say("Ошибку исправили до показа?", "Was it corrected before it was shown?"), Answers: []rules.Answer{
			to("Да", "Yes", "C1"),
			to("Нет, или пытались показать", "No, or an attempt to show it", "C2"),
		}},
		{ID: "turn", Text: say("Следующий соперник уже сыграл?", "Has the next opponent played?"), Answers: []rules.Answer{
			to("Ещё нет", "Not yet", "P2"),
			to("Да", "Yes", "P2a"),
		}},
		{ID: "cards", Text: say("Сколько карт открыто?", "How many cards are exposed?"), Answers: []rules.Answer{
			on("Одна", "One", "game"),
			to("Две или больше", "Two or more", "P5"),
		}},
		{ID: "game", Text: say("Какая игра?", "Which game is it?"), Answers: []rules.Answer{
			on("С козырем", "Trump", "trump"),
			on("Без козыря", "No trump", "notrump"),
			on("Все козыри", "All trumps", "alltrump"),
		}},
		{ID: "trump", Text: say("Какая карта?", "Which card?"), Answers: []rules.Answer{
			to("Некозырная 7, 8, 9 или карта вскрышки", "A plain 7, 8, 9 or the turned-up card", "P3"),
			to("Другая", "Another", "P4"),
		}},
		{ID: "notrump", Text: say("Какая карта?", "Which card?"), Answers: []rules.Answer{
			to("7, 8, 9 или карта вскрышки", "A 7, 8, 9 or the turned-up card", "P3"),
			to("Другая", "Another", "P4"),
		}},
		{ID: "alltrump", Text: say("Какая карта?", "Which card?"), Answers: []rules.Answer{
			to("7, 8 или карта вскрышки", "A 7, 8 or the turned-up card", "P3"),
			to("Другая", "Another", "P4"),
		}},
		{ID: "revoke", Text: say("Исправили до хода в следующую взятку?", "Was it corrected before the next trick was led?"), Answers: []rules.Answer{
			to("Да", "Yes", "P6"),
			to("Нет", "No", "P7"),
		}},
		{ID: "record", Text: say("Впервые и не больше чем на 20?", "The first time, and 20 at the most?"), Answers: []rules.Answer{
			to("Да", "Yes", "R1"),
			to("Снова или больше", "Again, or more", "R2"),
		}},
	}
}
