package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Kit is every part in every state, for the tests that hold what any part must keep. It is a
// sample card in Russian, not a screen of the program.
type Kit struct {
	app.Compo

	entry  Entry
	open   bool
	ask    bool
	view   string
	pick   string
	way    string
	on     bool
	tick   bool
	steps  int
	name   string
	theme  Theme
	marked string
}

// OnInit sets the sample's state.
func (k *Kit) OnInit() {
	k.entry = NewEntry(2, 4)
	k.view, k.pick, k.way, k.on, k.steps, k.name = "all", "belote", "redeal", true, 6, "Воронцов"
	k.entry.Values[0], k.entry.Values[1] = "1024", "412"
	k.entry.At = 1
}

// Render draws the sample card.
func (k *Kit) Render() app.UI {
	f := &Frame{
		Title: "Детали", Sub: "Все части интерфейса и их состояния", Back: "#/", Dock: true,
		Tabs: []Tab{
			{Icon: IconTable, Text: "Тур", Href: "#/ui", Current: true}, {Icon: IconRanks, Text: "Места", Href: "#/ui"},
			{Icon: IconUsers, Text: "Участники", Href: "#/ui"}, {Icon: IconGavel, Text: "Нарушение", Href: "#/ui"},
			{Icon: IconBook, Text: "Журнал", Href: "#/ui"},
		},
		Foot: []string{"Без сети, всё сохранено", "Последняя запись 15:03"},
		Tools: []app.UI{
			&IconButton{ID: "kit-theme", Icon: IconScreen, Label: "Сменить тему", OnClick: k.flipTheme},
			&Menu{ID: "kit-menu", Label: "Ещё: печать бланков, отменить тур", OnPick: k.picked, Items: []MenuItem{
				{ID: "slips", Text: "Печать бланков", Icon: IconPrint}, {ID: "csv", Text: "Таблица CSV", Icon: IconShare, Small: "для Excel и других"},
				{ID: "undo", Text: "Отменить рассадку", Icon: IconUndo, Red: true},
			}},
		},
		Clock: ClockBar("Время тура", &Clock{Left: 402}, Entered{8, 1, 13, "8 из 13 введено"},
			&IconButton{Icon: IconPause, Label: "Пауза", OnClick: k.nothing}),
		Content: []app.UI{Stack("6",
			k.colours(), k.letters(), k.buttons(), k.choices(), k.fields(), k.tables(), k.seats(), k.verdicts(), k.messages(),
			k.progress(), k.standing(), k.cross(), k.journal(), k.chart(), k.icons())},
	}
	if k.open {
		f.Over = append(f.Over, k.sheet())
	}
	if k.ask {
		f.Over = append(f.Over, &Sheet{ID: "kit-ask", Title: "Снять пару с турнира", Sub: "Кречет — Нагибин", Narrow: true, OnClose: k.flipAsk, Body: []app.UI{
			&Field{ID: "kit-why", Label: "Причина", Value: "", Hint: "Попадёт в протокол"},
			&Button{Text: "Снять", Kind: Red, Wide: true, OnClick: k.flipAsk}}})
	}
	return f
}

func (k *Kit) nothing(app.Context) {}

func (k *Kit) flipTheme(app.Context) {
	k.theme = map[Theme]Theme{System: Dark, Dark: Light, Light: System}[k.theme]
	SetTheme(k.theme)
}

func (k *Kit) picked(ctx app.Context, id string) {
	ShowToast(ctx, Toast{Text: "Выбрано: " + id})
}
func (k *Kit) flipOpen(app.Context) { k.open = !k.open }
func (k *Kit) flipAsk(app.Context)  { k.ask = !k.ask }

func (k *Kit) toast(ctx app.Context) {
	ShowToast(ctx, Toast{Text: "Стол 12 записан,", Number: "673 : 1025", Action: "Отменить", OnAct: k.nothing})
}

func (k *Kit) colours() app.UI {
	var list []app.UI
	for _, c := range []string{"paper", "card", "well", "rule", "edge", "ink", "ink-2", "felt", "felt-2", "go", "go-wash", "red", "red-wash", "brass", "brass-wash", "focus"} {
		list = append(list, app.Div().Class("stack gap-1").Body(app.Span().Class("swatch swatch--"+c), app.Span().Class("xs").Text(c)))
	}
	return Section("kit-1", "Краски", app.Div().Class("swatches").Body(list...))
}

func (k *Kit) letters() app.UI {
	return Section("kit-2", "Буквы и числа", Card(nil,
		app.P().Class("title--2").Text("Зимняя встреча"), app.P().Class("title").Text("Места после тура 5"),
		app.P().Text("Основной текст: строка результата, фамилии, пояснения."),
		app.P().Class("sm muted").Text("Вторичный текст: условия и подсказки."),
		app.P().Class("num huge").Body(app.Text("1024 : 412 "), Sign("+1,5"), app.Text(" "), Sign("−1,5"))))
}

func (k *Kit) buttons() app.UI {
	return Section("kit-3", "Кнопки",
		Row("", &Button{ID: "kit-open", Text: "Записать", Kind: Go, OnClick: k.flipOpen}, &Button{ID: "kit-ask-open", Text: "Отложить", OnClick: k.flipAsk},
			&Button{Text: "Снять с турнира", Kind: Red, OnClick: k.flipAsk}, &Button{ID: "kit-toast", Text: "Отмена", Kind: Quiet, OnClick: k.toast},
			&Button{Text: "Недоступно", Disabled: true}, &Button{Text: "Печать", Icon: IconPrint, Small: true, OnClick: k.nothing},
			&IconButton{Icon: IconMore, Label: "Ещё", OnClick: k.nothing}),
		app.Div().Class("tiles").Body(&Button{Text: "Новый турнир", Icon: IconPlus, Kind: Tile, Href: "#/ui"},
			&Button{Text: "Открыть файл", Icon: IconOpen, Kind: Tile, OnClick: k.nothing}, &Button{Text: "Пример", Icon: IconCards, Kind: Tile, OnClick: k.nothing}))
}

func (k *Kit) choices() app.UI {
	return Section("kit-4", "Выбор",
		Row("", &Chip{Text: "фишка"}, &Chip{Text: "выбрана", Pressed: On}, Badge(Neutral, "факт"), Badge(Good, "введён"), Badge(Ask, "посев"), Badge(Bad, "−1 и −100")),
		Seg("kit-seg", "Показать столы", k.view, []Choice{{Value: "all", Text: "Все", Count: "13"}, {Value: "wait", Text: "Ждём", Count: "4"},
			{Value: "ask", Text: "Вопрос", Count: "1"}, {Value: "done", Text: "Готово", Count: "8"}}, func(_ app.Context, v string) { k.view = v }),
		&Radio{ID: "kit-game", Label: "Во что играем", Look: Emblems, Value: k.pick, OnPick: func(_ app.Context, v string) { k.pick = v }, Choices: []Choice{
			{Value: "belote", Text: "Парный белот", Small: "Столы по 2 пары. 7 туров с отсевом", Emblem: Emblem{Icon: IconSpade}},
			{Value: "preferans", Text: "Преферанс «Алматинка»", Small: "Лично, столы по 4 или 3", Emblem: Emblem{Icon: IconDiamond, Tone: Bad}},
			{Value: "domino", Text: "Домино 1×1", Small: "Лично, с командами", Emblem: Emblem{Icon: IconBone}}}},
		&Radio{ID: "kit-way", Label: "Что делают", Badge: Badge(Ask, "выбирают соперники"), Look: Cards, Columns: "two", Value: k.way,
			OnPick:  func(_ app.Context, v string) { k.way = v },
			Choices: []Choice{{Value: "redeal", Text: "Пересдача", Small: "сдаёт тот же"}, {Value: "on", Text: "Играют дальше", Small: "без пересдачи"}}},
		&Radio{ID: "kit-points", Label: "Баллы НЗ и ОВ", Look: Chips, Columns: "three", Value: "1",
			Choices: []Choice{{Value: "1", Text: "+1,5 / −1,5"}, {Value: "2", Text: "+1 / −1"}, {Value: "3", Text: "0 / −1"}}},
		&Check{ID: "kit-check", Text: "Вистовой штраф", Small: "−100 вистов нарушившей паре", On: k.tick, OnFlip: func(_ app.Context, on bool) { k.tick = on }},
		&Switch{ID: "kit-switch", Text: "Показывать жеребьёвку на экране зала", On: k.on, OnFlip: func(_ app.Context, on bool) { k.on = on }})
}

func (k *Kit) fields() app.UI {
	bad := ""
	if k.name == "" {
		bad = "Впишите первого игрока"
	}
	return Section("kit-5", "Поле",
		Cols("16",
			&Field{ID: "kit-a", Label: "Первый игрок", Value: k.name, Err: bad, OnInput: func(_ app.Context, s string) { k.name = s }},
			&Field{ID: "kit-b", Label: "Второй игрок", Err: "Впишите второго игрока"},
			&Select{ID: "kit-c", Label: "Нарушила пара", Value: "2", Choices: []Choice{{Value: "1", Text: "НЗ: Кречет — Нагибин"}, {Value: "2", Text: "ОВ: Ширяев — Юдина"}}},
			&Area{ID: "kit-d", Label: "Вставить список", Value: "Барсуков — Ветошкин\nГорбатко, Данильчик", Hint: "По паре в строке. Разделитель любой."}),
		&Fold{ID: "kit-fold", Title: "Пропуск, опоздание, неявка", Fact: "±1", Badge: Badge(Ask, "изменено"), Open: true, Body: []app.UI{
			Param("Пропуск тура, баллов", "В первом туре — 0. Победой не считается", nil, &Field{ID: "kit-p", Label: "Пропуск тура, баллов", HideLabel: true, Value: "1", InputMode: "decimal"}),
			Param("Неявка через, минут", "", nil, &Stepper{ID: "kit-st", Label: "Неявка через, минут", Value: k.steps, Max: 9, OnStep: func(_ app.Context, n int) { k.steps = n }})}})
}

func (k *Kit) tables() app.UI {
	return Section("kit-6", "Карточка стола", Cols("21",
		&TableCard{Key: "1", No: "1", State: TableWait, Status: "Ждём бланк", Href: "#/ui", Lines: []Line{{Side: "НЗ", Who: "Дубровин — Ясенев"}, {Side: "ОВ", Who: "Ивлева — Ивлев"}}},
		&TableCard{Key: "2", No: "2", State: TableDone, Status: "Введён", Href: "#/ui", Lines: []Line{{Side: "НЗ", Who: "Мельгунов — Фролкин", Whists: "1025", Points: "+1", Win: true}, {Side: "ОВ", Who: "Рудаков — Сомов", Whists: "629", Points: "−1"}}},
		&TableCard{Key: "3", No: "10", State: TableAsk, Status: "Вопрос", Href: "#/ui", Note: "Кто грузил в последней сдаче?", NoteIcon: IconQuestion, Lines: []Line{{Side: "НЗ", Who: "Демидко — Елагин", Whists: "1008", Points: "?"}, {Side: "ОВ", Who: "Абашин — Жилин", Whists: "1036", Points: "?"}}},
		&TableCard{Key: "4", No: "4", State: TableDone, Status: "Введён", Above: "Партия 1", Lines: []Line{{Who: "Гудзь", Team: "Сокол", Whists: "101 101", Points: "+3", Win: true}, {Who: "Сафин", Whists: "64 88", Points: "0"}}}))
}

func (k *Kit) seats() app.UI {
	return Section("kit-7", "Рассадка", Cols("21",
		&SeatCard{Key: "s1", No: "2", Note: "3 и 4 уже встречались в туре 1", NoteIcon: IconSwap, OnSeat: func(_ app.Context, id string) { k.marked = id }, Seats: []SeatLine{
			{ID: "a", Side: "НЗ", Place: "3", Who: "Мельгунов — Фролкин", Number: "3,5", Pressed: k.marked == "a"},
			{ID: "b", Side: "ОВ", Place: "5", Who: "Рудаков — Сомов", Number: "1,5", Pressed: k.marked != "a"}}},
		&SeatCard{Key: "s2", Bye: "Пропуск", Note: "Последнее место пропускает тур: +1 балл", Seats: []SeatLine{{ID: "c", Place: "27", Who: "Логвин — Прядко", Number: "−3,5"}}}))
}

func (k *Kit) verdicts() app.UI {
	return Section("kit-8", "Вердикт", Cols("18",
		Verdict(VerdictWait, "Введите висты обеих пар", "", ""), Verdict(VerdictOK, "Победа с марсом", "+1,5 / −1,5", "Норд–Зюйд, разница +612"),
		Verdict(VerdictOK, "Не доиграна", "0 / −1", "Норд–Зюйд, разница +65, у лидера меньше 501"),
		Verdict(VerdictAsk, "Партию доигрывают", "", "обе пары больше 900"), Verdict(VerdictRed, "Не сходится: −10", "", "сумма вистов за столом — ноль")))
}

func (k *Kit) messages() app.UI {
	return Section("kit-9", "Сообщения, пусто, загрузка",
		Cols("20",
			&Note{Tone: Good, Icon: IconOffline, Title: "Готово к работе без сети"},
			&Note{Icon: IconClock, Text: "Претензии по туру 3 принимаются до 14:30"},
			&Note{Tone: Ask, Icon: IconDisk, Title: "Хранилище не постоянное.", Text: "Сохраните копию.", Action: "Сохранить", OnClick: k.nothing},
			&Note{Tone: Bad, Icon: IconAlert, Title: "Запись не удалась: нет места.", Text: "Результат стола 4 остаётся на экране.", Action: "Повторить", OnClick: k.nothing, Close: "Убрать", OnClose: k.nothing}),
		Cols("18",
			Empty(IconTable, "Рассадки ещё нет", "Запишите хотя бы 4 пары и начните первый тур.", &Button{Text: "Рассадить тур 1", Kind: Go, OnClick: k.nothing}),
			Skeleton(2)))
}

func (k *Kit) progress() app.UI {
	return Section("kit-10", "Ход тура",
		Row("5", &Clock{Running: true, Until: time.Now().Add(402 * time.Second).UnixMilli(), Sub: "до команды судьи", Big: true}, &Clock{Left: -67, Sub: "время вышло"}, &Clock{Idle: true, Sub: "без часов"}),
		&Progress{Label: "Введено столов", Done: 8, All: 13}, Pips(8, 1, 13),
		Stats(Stat("27", "пар"), Stat("13", "столов"), Stat("06:42", "осталось")), Steps("Шаги", 1, "Регламент", "Участники", "Рассадка"),
		KeyHints("0–9", "висты", "Tab", "другая пара", "Enter", "записать"))
}

func (k *Kit) standing() app.UI {
	cell := func(s string) Cell { return Cell{Text: s, Signed: true} }
	row := func(id, place string, move int, who, why, r1, r2, pts, wins, whists string) TableRow {
		return TableRow{ID: id, Cells: []Cell{{Text: place, Place: true, Move: move, Moved: true}, {Text: who, Why: why}, cell(r1), cell(r2),
			{Text: pts, Strong: true, Phone: wins + " поб. " + whists}, {Text: wins}, {Text: whists}}}
	}
	last := row("d", "17", -7, "Акимова — Терлецкий", "", "−1", "+1,5", "−1", "2", "−123")
	last.Out, last.Cut = true, "После тура 5 проходят 16 пар"
	return Section("kit-11", "Места", &DataTable{ID: "kit-dt", Caption: "Места", Cols: []Col{
		{Title: "Место", Left: true}, {Title: "Пара", Head: true}, {Title: "Т1", Wider: true}, {Title: "Т2", Wider: true}, {Title: "Баллы"}, {Title: "Победы", Wide: true}, {Title: "Висты", Wide: true}},
		Rows: []TableRow{row("a", "1", 0, "Дубровин — Ясенев", "", "+1,5", "+1", "5,5", "5", "+2070"), row("b", "2", 1, "Кречет — Нагибин", "выше 4-й: личная встреча +1", "+1,5", "−1", "4", "4", "+1124"),
			row("c", "3", -1, "Мельгунов — Фролкин", "", "+1", "+1,5", "3,5", "4", "+1369"), last},
		More: func(string) app.UI {
			return SmallTable([]Col{{Title: "Тур", Left: true}, {Title: "Соперники", Head: true}, {Title: "Висты"}, {Title: "Баллы"}}, [][]Cell{
				{{Text: "1"}, {Text: "Тагиров — Хасанов"}, {Text: "1034 : 798"}, {Text: "+1", Signed: true, Strong: true}},
				{{Text: "2"}, {Text: "Щукин — Карасёв", Why: "марс"}, {Text: "1059 : 329"}, {Text: "+1,5", Signed: true, Strong: true}}})
		}})
}

func (k *Kit) cross() app.UI {
	open := Meeting{Open: "идёт"}
	return Section("kit-12", "Финал", &CrossTable{Caption: "Финал", No: "№", Name: "Пара", Bonus: "Фора", Of: "Баллы", Rows: []CrossRow{
		{Place: "1", Who: "Ермолин — Устюгов", Why: "2-е место отбора", Start: "+1", Total: "3", Games: []Meeting{{}, open, {Points: "+1", Whists: "+499"}}},
		{Place: "2", Who: "Дубровин — Ясенев", Why: "1-е место отбора", Start: "+1,5", Total: "1,5", Games: []Meeting{open, {}, {Points: "−1", Whists: "−457"}}},
		{Place: "3", Who: "Мельгунов — Фролкин", Why: "4-е место отбора", Start: "0", Total: "0", Games: []Meeting{{Points: "−1", Whists: "−499"}, {Points: "+1", Whists: "+457"}, {}}}}})
}

func (k *Kit) journal() app.UI {
	undo := func(ctx app.Context, key string) { ShowToast(ctx, Toast{Text: "Отменено: " + key}) }
	return Section("kit-13", "Журнал", Log("Тур 4",
		&LogLine{Key: "1", Time: "15:03", Title: "Стол 12", Lines: []Line{{Who: "Саенко — Мирошник", Whists: "673", Points: "−1"}, {Who: "Осипчук — Вольский", Whists: "1025", Points: "+1", Win: true}}, Undo: "Отменить", OnUndo: undo},
		&LogLine{Key: "2", Time: "14:57", Kind: LogFix, Title: "Правка: тур 2, стол 3", Badge: "по бланку", Tone: Ask, Before: "1068", After: "1086", Text: "Бахарев — Дымов, баллы те же", Undo: "Отменить", OnUndo: undo},
		&LogLine{Key: "3", Time: "14:41", Kind: LogLaw, Title: "Стол 7: фальшренонс не исправлен", Text: "Чижов — Скворцов. Эта и все следующие взятки — соперникам."},
		&LogLine{Key: "4", Time: "14:20", Kind: LogHead, Title: "Тур 4 начат", Text: "50 минут, 13 столов"},
		&LogLine{Key: "5", Time: "14:18", Kind: LogFix, Gone: true, Title: "Обмен: Бахарев — Дымов и Кречет — Нагибин", Text: "отменено в 14:19", Redo: "Вернуть", OnRedo: undo},
		&LogLine{Key: "6", Time: "14:18", Title: "Копия сохранена в файл"}))
}

func (k *Kit) icons() app.UI {
	names := []Icon{IconAlert, IconBack, IconErase, IconBone, IconBook, IconCards, IconCheck, IconClock, IconClose, IconClub, IconCopy, IconDiamond, IconDisk, IconDown, IconFall, IconFilter, IconGavel, IconGear, IconHeart, IconHelp, IconHome, IconHorn, IconMore, IconOffline, IconOpen, IconPaste, IconPause, IconPen, IconPhone, IconPlay, IconPlus, IconPrint, IconQuestion, IconRanks, IconRedo, IconRight, IconRise, IconScreen, IconSearch, IconShare, IconSpade, IconSwap, IconTable, IconTrash, IconUndo, IconUsers, IconWait}
	list := make([]app.UI, len(names))
	for i, n := range names {
		list[i] = n.Draw()
	}
	return Section("kit-15", "Знаки", Row("", list...), Dock(&Button{Text: "Закрыть тур", Kind: Go, OnClick: k.flipOpen}))
}

func (k *Kit) sheet() app.UI {
	tone, title, numbers, text := VerdictWait, "Введите висты обеих пар", "", ""
	if k.entry.Full() {
		tone, title, numbers, text = VerdictOK, "Победа с марсом", "+1,5 / −1,5", "Норд–Зюйд, разница +612"
	}
	field := func(i int, side, who string) app.UI {
		return &ScoreField{ID: "kit-score-" + string(rune('0'+i)), Side: side, Who: who, Value: k.entry.Values[i], Current: k.entry.At == i,
			OnType:  func(_ app.Context, s string) { k.entry = k.entry.Type(i, s) },
			OnFocus: func(app.Context) { k.entry = k.entry.Focus(i) }, OnEnter: k.record}
	}
	return &Sheet{ID: "kit-sheet", No: "4", Title: "Стол 4 · тур 4", Sub: "Партия до 1001", OnClose: k.flipOpen,
		Aside: &Check{ID: "kit-unf", Text: "Не доиграна", Chip: true, On: k.tick, OnFlip: func(_ app.Context, on bool) { k.tick = on }},
		Body: []app.UI{
			Seg("kit-mode", "Что вводим", "w", []Choice{{Value: "w", Text: "Висты обеих пар"}, {Value: "d", Text: "Баллы и разница"}}, nil),
			app.Div().Class("two").Body(field(0, "Норд–Зюйд", "Кречет — Нагибин"), field(1, "Ост–Вест", "Ширяев — Юдина")),
			Verdict(tone, title, numbers, text),
			&NumberPad{Left: PadKey{Key: "10", Text: "10…"}, Right: PadKey{Key: "00", Text: "00"}, GoOff: !k.entry.Full(), OnKey: k.key},
			KeyHints("0–9", "висты", "Tab", "другая пара", "Enter", "записать", "Esc", "закрыть"),
		}}
}

func (k *Kit) key(ctx app.Context, key string) {
	if key == KeyGo {
		k.record(ctx)
		return
	}
	k.entry = k.entry.Press(key)
}

func (k *Kit) record(ctx app.Context) {
	if k.entry.Full() {
		k.open = false
		k.toast(ctx)
	}
}
