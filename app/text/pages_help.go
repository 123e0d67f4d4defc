package text

// The help: what each screen does, and the rules in our own words. A line of a chapter is
// an item of its list.
func init() {
	add(map[string]Entry{
		"page.help.title":   {RU: "Справка", EN: "Help"},
		"page.help.here":    {RU: "Что здесь", EN: "What is here"},
		"page.help.start":   {RU: "С чего начать", EN: "Where to begin"},
		"page.help.screens": {RU: "Что на экранах", EN: "What the screens do"},
		"page.help.rules":   {RU: "Правила трёх турниров", EN: "Rules of the three tournaments"},
		"page.help.rules.note": {
			RU: "Коротко и своими словами; в скобках статья регламента. Где регламент молчит, решает параметр турнира, его можно изменить.",
			EN: "In short and in our own words; the article stands in brackets. Where the regulation is silent a parameter of the tournament decides, and it can be changed.",
		},
		"page.help.got":  {RU: "Понятно", EN: "Got it"},
		"page.help.more": {RU: "Вся справка", EN: "All the help"},
		"page.help.steps": {
			RU: "Создайте турнир по регламенту и впишите участников: по одному или списком из таблицы.\n" +
				"Сделайте рассадку тура, утвердите её и пустите часы.\n" +
				"Вводите результаты столов. Когда все введены, закройте тур: места посчитаны, можно сажать следующий.",
			EN: "Create a tournament from a regulation and enter the entrants, one by one or as a list from a spreadsheet.\n" +
				"Seat the round, publish the seating and start the clock.\n" +
				"Enter the results of the tables. When all are in, close the round: the places are there and the next round can be seated.",
		},

		"page.help.entrants.title": {RU: "Участники", EN: "Entrants"},
		"page.help.entrants.text": {
			RU: "Enter переходит к следующему полю и записывает, курсор возвращается в первое.\n" +
				"Список вставляется из таблицы или сообщения; сначала видно, что понято, потом записано.\n" +
				"До первой рассадки участника можно вычеркнуть, потом только снять с турнира. В преферансе и домино можно заранее пропустить тур.\n" +
				"Опоздавших записывают так же: экран говорит, с какого тура они играют и каков штраф.",
			EN: "Enter moves to the next field and records; the cursor returns to the first.\n" +
				"A list is pasted from a spreadsheet or a message; you see what was understood before it is recorded.\n" +
				"Before the first seating an entrant can be deleted, afterwards only withdrawn. In preferans and dominoes a round can be skipped if said beforehand.\n" +
				"Late entrants are registered the same way: the screen says when they start and what it costs.",
		},
		"page.help.seating.title": {RU: "Рассадка", EN: "Seating"},
		"page.help.seating.text": {
			RU: "Рассадка остаётся черновиком, пока вы её не утвердили.\n" +
				"Под столом написано, почему он не по порядку мест.\n" +
				"Нажмите на одного участника, потом на другого: они поменяются. Кто не играет — нажмите и выберите «Не играет…».\n" +
				"Что сказано после рассадки, написано на черновике, и там же одна кнопка, что делать дальше.\n" +
				"Зерно показано всем: по нему рассадку можно повторить и проверить.",
			EN: "A seating is a draft until you publish it.\n" +
				"Below a table stands why it departs from the order of places.\n" +
				"Tap an entrant, then another: they are exchanged. Who doesn’t play: tap, then “Doesn’t play…”.\n" +
				"What is said after the draft stands on it, with one button for what to do next.\n" +
				"The seed is shown to everybody: the seating can be made again from it and checked.",
		},
		"page.help.round.title": {RU: "Тур", EN: "Round"},
		"page.help.round.text": {
			RU: "Сверху столы с вопросом, затем те, кого ждём, затем введённые.\n" +
				"На ноутбуке наберите номер стола и Enter: откроется его результат.\n" +
				"В меню часов — «Старт столов по номерам»: остальные ждут своего старта.\n" +
				"Часы идут по времени устройства: сон телефона и закрытая вкладка их не сбивают.\n" +
				"Тур закрывается, когда введены все столы. Пока рассадка следующего не утверждена, его можно открыть снова.",
			EN: "Tables with a question come first, then those awaited, then those entered.\n" +
				"On a laptop type the number of a table and Enter: its result opens.\n" +
				"The clock’s menu starts tables by number; the others wait for theirs.\n" +
				"The clock follows the device’s time: a sleeping phone or a closed tab doesn’t disturb it.\n" +
				"A round is closed when all tables are in. Until the seating of the next one is published it can be reopened.",
		},
		"page.help.result.title": {RU: "Результат стола", EN: "Result of a table"},
		"page.help.result.text": {
			RU: "Пока вы набираете, экран словами говорит, что будет записано.\n" +
				"Невозможное не записывается, и видно почему.\n" +
				"Отвлеклись — закройте лист: набранное ждёт на карточке стола, пока вы его не запишете.\n" +
				"Исправление требует причины; прежний результат остаётся в журнале.\n" +
				"Любую запись можно отменить: сразу в сообщении или позже в журнале.",
			EN: "While you type, the screen says in words what will be recorded.\n" +
				"What can’t be is not recorded, and you see why.\n" +
				"Called away? Close the sheet: what you typed waits on the table’s card until you record it.\n" +
				"A correction needs a reason; the former result stays in the journal.\n" +
				"Each entry can be undone: at once in the message, later in the journal.",
		},
		"page.help.standings.title": {RU: "Места", EN: "Places"},
		"page.help.standings.text": {
			RU: "Под именем написано, какой критерий отделил участника от соседа, с обоими числами.\n" +
				"Нажмите на строку: откроется весь путь, штрафы и их причины.\n" +
				"Стрелка показывает, на сколько мест участник поднялся или опустился за тур.\n" +
				"Красная черта: кто проходит дальше. Равных на черте разводит жребий, он записывается в журнал.\n" +
				"Графики под таблицей: места и баллы по турам, разницы столов. Под каждым то же самое таблицей.\n" +
				"Места можно скопировать текстом, сохранить для таблицы, напечатать и вывести на табло.",
			EN: "Below a name stands the criterion that separates it from its neighbour, with both numbers.\n" +
				"Tap a row: the whole way opens, with fines and their reasons.\n" +
				"The arrow shows how many places were won or lost in the round.\n" +
				"The red line: who goes on. Equals at the line are told apart by a lot, which the journal keeps.\n" +
				"The charts below the table: places and points by round, differences of the tables. Each is a table, too.\n" +
				"Places can be copied as text, saved for a spreadsheet, printed and shown on the board.",
		},
		"page.help.ruling.title": {RU: "Нарушение", EN: "Ruling"},
		"page.help.ruling.text": {
			RU: "Кто, когда, что нарушил: экран скажет, что предписано и кто выбирает.\n" +
				"Второе такое же нарушение того же участника программа заметит сама.\n" +
				"Штраф меняет места сразу; его можно снять, оба решения останутся в журнале.\n" +
				"«Без наказания» тоже записывается.",
			EN: "Who, when, what: the screen says what is prescribed and who chooses.\n" +
				"The program notices a second like offence of the same entrant by itself.\n" +
				"A fine changes the places at once; it can be revoked, and the journal keeps both decisions.\n" +
				"“No penalty” is recorded too.",
		},
		"page.help.journal.title": {RU: "Журнал", EN: "Journal"},
		"page.help.journal.text": {
			RU: "Всё, что записано, по времени, новое сверху. Ничего не стирается.\n" +
				"Отмена — тоже запись: отменённое зачёркнуто и его можно вернуть.\n" +
				"Когда сведены записи двух судей и они расходятся, здесь выбирают верную.",
			EN: "All that was recorded, by time, the newest first. Nothing is erased.\n" +
				"An undo is an entry too: what was undone is crossed out and can be brought back.\n" +
				"When the entries of two judges are merged and differ, the right one is chosen here.",
		},
		"page.help.final.title": {RU: "Финал и завершение", EN: "Final and end"},
		"page.help.final.text": {
			RU: "Таблица финала пересчитывается с каждой партией; под столом написано, какие места даёт победа.\n" +
				"Когда всё сыграно, завершите турнир: появятся призёры, по категориям тоже, и итоговый протокол.\n" +
				"Завершение можно отменить в журнале.",
			EN: "The final’s table is counted anew with each game; below a table stands which places a win brings.\n" +
				"When all is played, finish the tournament: prizes, by category too, and the final protocol appear.\n" +
				"The finish can be undone in the journal.",
		},
		"page.help.settings.title": {RU: "Параметры турнира", EN: "Parameters of the tournament"},
		"page.help.settings.text": {
			RU: "Каждое число регламента здесь: значение по регламенту, ваше и статья. Изменённое помечено и попадает в протокол.\n" +
				"Когда турнир идёт, часть параметров закреплена, остальные действуют со следующей рассадки или сразу; перед записью видно, чьи места изменятся.\n" +
				"Здесь же сведения о турнире, судьи, файл турнира и копии на устройстве.",
			EN: "Every number of the regulation is here: its value, yours, and the article. A changed one is marked and stands in the protocol.\n" +
				"While the tournament is on some are fixed, the others count from the next seating or at once; before you record it is shown whose place changes.\n" +
				"The details of the tournament, its officials, its file and its copies on this device are here too.",
		},
		"page.help.print.title": {RU: "Печать", EN: "Printing"},
		"page.help.print.text": {
			RU: "Печатаются рассадка по столам и по фамилиям, бланки по четыре на лист, места, таблица встреч, протокол, журнал.\n" +
				"Формат A4, книжный; в окне печати оставьте масштаб 100 % и выключите колонтитулы браузера.\n" +
				"Из того же окна документ сохраняется в PDF.",
			EN: "The seating by table and by name, slips four to a sheet, places, the cross table, the protocol and the journal can be printed.\n" +
				"A4, upright; in the print window keep the scale at 100% and switch the browser’s headers off.\n" +
				"The same window saves the document as PDF.",
		},
		"page.help.board.title": {RU: "Табло", EN: "Board"},
		"page.help.board.text": {
			RU: "Откройте табло во втором окне того же браузера и вынесите на проектор: оно сразу следует за записями.\n" +
				"Страницы меняются сами; стрелки влево и вправо или нажатие листают, вверх и вниз меняют время показа.\n" +
				"F открывает табло на весь экран, Esc возвращает к турниру.\n" +
				"На другом устройстве табло показывает открытый файл и пишет, на какое он время.",
			EN: "Open the board in a second window of the same browser and put it on the projector: it follows the entries at once.\n" +
				"Pages turn by themselves; the left and right arrows or a tap turn them by hand, up and down change the time of a page.\n" +
				"F shows the board full screen, Esc returns to the tournament.\n" +
				"On another device the board shows the file that was opened, and of what time it is.",
		},
		"page.help.files.title": {RU: "Файлы и второе устройство", EN: "Files and a second device"},
		"page.help.files.text": {
			RU: "Записи лежат на этом устройстве. Сохраняйте файл турнира: это и копия, и способ передать его.\n" +
				"Открытый файл становится новым турниром, продолжением или слиянием с тем, что уже есть.\n" +
				"При слиянии ничего не теряется; расхождения показаны рядом, выбирает судья.",
			EN: "The entries are kept on this device. Save the tournament’s file: it is a copy and a way to pass it on.\n" +
				"An opened file becomes a new tournament, a continuation, or is merged into the one that is here.\n" +
				"A merge loses nothing; differences stand side by side and the judge chooses.",
		},
		"page.help.keys.title": {RU: "Клавиши", EN: "Keys"},
		"page.help.keys.text": {
			RU: "Alt+1…5 — разделы турнира.\n" +
				"Номер и Enter на экране тура — стол; в результате Enter записывает, Tab ведёт к следующему полю, Esc закрывает.\n" +
				"/ — поиск, Ctrl+Z — отмена (не в поле), Ctrl+P — печать.\n" +
				"Одиночные буквы можно выключить в настройках.",
			EN: "Alt+1…5: the sections of a tournament.\n" +
				"A number and Enter on the round’s screen: a table; in a result Enter records, Tab moves on, Esc closes.\n" +
				"/: search, Ctrl+Z: undo (outside of fields), Ctrl+P: print.\n" +
				"Single letters can be switched off in the settings.",
		},

		"page.help.belote-pairs.title": {RU: "Парный белот", EN: "Pairs belote"},
		"page.help.belote-pairs.text": {
			RU: "Туры 1–4 по швейцарской системе, с тура 5 по итальянской; тур 1 по жребию, сеяные в нём не встречаются (II.1, II.2).\n" +
				"После тура 4 остаются 24 пары, после 5 — 16, после 6 — 8, после 7 — 4; меньшее число пар черта не трогает (II.3).\n" +
				"Финал: четыре пары, каждый с каждым. Баллы отбора не идут, только фора 1,5, 1, 0,5 и 0 (II.3).\n" +
				"При нечётном числе последняя пара пропускает тур: +1 балл и 0 вистов, победой это не считается; в туре 1 — без очков (II.2, II.4).\n" +
				"Партия до 1001 виста. Победа +1, с марсом +1,5; соперникам столько же с минусом (II.5).\n" +
				"Если больше 1000 у обеих, проиграла пара, которая грузила в последней сдаче: разность 1 вист (II.5).\n" +
				"По команде судьи доигрывают только сдачи с заявкой. Не доиграна: лидер с 501 и больше получает +1, соперники −1; до 500 — 0 и −1. Обе больше 900 — партию доигрывают (II.6).\n" +
				"Места: баллы, победы, личные встречи по баллам и по вистам (если сыграны все), разность вистов, жребий (II.4).\n" +
				"Бланк сдают победители. Претензии — до 10 минут следующего тура; позднее исправление не меняет прошедших дальше (II.7).\n" +
				"Опоздание на турнир: с тура 2, −1 балл и −100 вистов (I.4). Неявка 15 минут: соперникам +1,5, пара снята (V.3).\n" +
				"Сняться можно после любого тура (V.2). Вместо выбывшей в турах 5–7 и до начала финала играет лучшая из отсеянных туром раньше; в финале замен нет (V.4).",
			EN: "Rounds 1–4 Swiss, from round 5 Italian; round 1 by lot, where seeds don’t meet (II.1, II.2).\n" +
				"24 pairs stay after round 4, 16 after 5, 8 after 6, 4 after 7; a smaller field isn’t cut (II.3).\n" +
				"Final: four pairs, everybody meets everybody. Earlier points don’t count, only a bonus of 1.5, 1, 0.5 and 0 (II.3).\n" +
				"With an odd number the last pair sits out: +1 point and 0 whists, not a win; in round 1 nothing (II.2, II.4).\n" +
				"A party goes to 1001 whists. A win is +1, with mars +1.5; the opponents get as much with a minus (II.5).\n" +
				"If both are over 1000, the pair that declared in the last deal has lost, by 1 whist (II.5).\n" +
				"At the judge’s command only deals with a bid are finished. Unfinished: a leader of 501 or more gets +1, the others −1; up to 500 it is 0 and −1. Both over 900: the party is played to the end (II.6).\n" +
				"Places: points, wins, head-to-head points and whists (if all met), difference of whists, lot (II.4).\n" +
				"The winners hand the slip in. Claims until 10 minutes into the next round; a later correction doesn’t change who went on (II.7).\n" +
				"Late for the tournament: from round 2, −1 point and −100 whists (I.4). 15 minutes late for a round: +1.5 to the opponents, the pair is removed (V.3).\n" +
				"A pair may withdraw after any round (V.2). In rounds 5–7 and before the final it is replaced by the best of those cut the round before; in the final there are no substitutes (V.4).",
		},
		"page.help.preferans-almaty.title": {RU: "Преферанс «Алматинка»", EN: "Preferans “Almatinka”"},
		"page.help.preferans-almaty.text": {
			RU: "Девять туров по два часа: первый по жребию, 2–7 по швейцарской системе, 8–9 по итальянской; никто не выбывает (3, 4).\n" +
				"Столы по четыре, остальные по три. По возможности не встречаются те, кто уже играл вместе; в итальянских турах это не важно (4.5).\n" +
				"Баллы тура: за место плюс за висты. За место: 30, 10, −10, −30; втроём 30, 0, −30; равные делят поровну (5.1.1, 5.2).\n" +
				"За висты: чем дальше от нуля, тем дороже балл; 50 вистов — 10 баллов, 150 — 20, 300 — 30, 500 — 40, от 750 — 50; дробь отбрасывается (5.1.2).\n" +
				"Висты стола в сумме дают ноль.\n" +
				"Места: баллы, при равенстве висты (3.4).\n" +
				"Опоздание до 5 минут прощается; до 10 — вход с наибольшей горой стола; до 20 — с ней и ещё 10; позже тур пропущен (3.6, 6).\n" +
				"Пропуск тура −80 баллов (3.5).\n" +
				"Через пять минут после начала судья доукомплектовывает столы (6).\n" +
				"Пулька до 160. Распасы 2–4–6–6, выход 6–7–7–7; выход только вистованной и сыгранной игрой (7).",
			EN: "Nine rounds of two hours: the first by lot, 2–7 Swiss, 8–9 Italian; nobody is eliminated (3, 4).\n" +
				"Tables of four, the rest of three. Those who have met are kept apart where possible; in the Italian rounds it doesn’t matter (4.5).\n" +
				"Points of a round: for the place and for the whists. For the place 30, 10, −10, −30; at three 30, 0, −30; equals share (5.1.1, 5.2).\n" +
				"For the whists: the farther from zero, the dearer a point; 50 whists are 10 points, 150 are 20, 300 are 30, 500 are 40, from 750 on 50; fractions are dropped (5.1.2).\n" +
				"The whists of a table add to zero.\n" +
				"Places: points, then whists (3.4).\n" +
				"Up to 5 minutes late is forgiven; up to 10: in with the table’s largest mountain; up to 20: the same and 10 more; later the round is missed (3.6, 6).\n" +
				"A missed round costs 80 points (3.5).\n" +
				"Five minutes after the start the judge fills the tables up (6).\n" +
				"A pool of 160. All-pass 2–4–6–6, exit 6–7–7–7, and only by a whisted contract that was made (7).",
		},
		"page.help.domino-1x1.title": {RU: "Домино 1×1", EN: "Dominoes 1×1"},
		"page.help.domino-1x1.text": {
			RU: "Семь туров по 25 минут с перерывом 5 минут; опоздавших не принимают (1.2, 1.3).\n" +
				"При нечётном числе за последним столом играет судья (1.2).\n" +
				"Тур 1 по жребию, дальше садятся соседи по местам; игроки одной команды разводятся обменом с соседним столом (1.5, 1.6).\n" +
				"Тур — две партии до 101. 2–0: 3 балла победителю; 1–1: по одному (2.1, 2.2).\n" +
				"В разность идёт не больше 101 очка победителя (2.1).\n" +
				"По команде «Последняя сдача» доигрывают только сдачу, где сделан ход; недоигранную партию выиграл лидер, разность по факту (1.7).\n" +
				"Места: баллы, затем набранные очки (1.6).\n" +
				"Равные баллы в первой четвёрке разыгрывают финал до двух побед; кто отказался, опускается ниже (1.4, 2.6).\n" +
				"Если участников много: две группы, 6 туров, полуфиналы 1а–2б и 2а–1б и матчи за места (1.8).\n" +
				"Первый ход партии — наименьшим камнем, следующую сдачу начинает выигравший или сделавший рыбу (2.5).\n" +
				"Один ведёт запись, другой пересчитывает; спрашивать счёт во время игры нельзя (2.4).",
			EN: "Seven rounds of 25 minutes with 5 minutes between; latecomers aren’t admitted (1.2, 1.3).\n" +
				"With an odd number the judge plays at the last table (1.2).\n" +
				"Round 1 by lot, then neighbours in the standing meet; team-mates are kept apart by an exchange with the next table (1.5, 1.6).\n" +
				"A round is two parties to 101. 2–0: 3 points to the winner; 1–1: one each (2.1, 2.2).\n" +
				"No more than 101 of the winner’s points count in the difference (2.1).\n" +
				"At “last deal” only a deal with a move in it is finished; the leader has won an unfinished party, by the difference as it stands (1.7).\n" +
				"Places: points, then the points scored (1.6).\n" +
				"Equal points among the first four are played off to two wins; who refuses drops below (1.4, 2.6).\n" +
				"With many entrants: two groups, 6 rounds, semi-finals 1a–2b and 2a–1b and matches for places (1.8).\n" +
				"The first move of a party is the lowest tile; the next deal is begun by the winner or by who blocked (2.5).\n" +
				"One keeps the record, the other recounts; asking the score during play isn’t allowed (2.4).",
		},
	})
}
