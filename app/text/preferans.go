package text

// Preferans «Алматинка»: refusals, remarks, verdicts, and the words of the score sheet.
// The names of its parameters stand in preferans_params.go.
func init() {
	add(preferansParams())
	add(map[string]Entry{
		"preferans.form":              {RU: "Запись не читается: {text}", EN: "This can’t be read: {text}"},
		"preferans.whists.missing":    {RU: "Нет вистов", EN: "The whists are missing"},
		"preferans.whists.count":      {RU: "За столом {want|игрок|игрока|игроков}, а вистов записано {count}", EN: "There {want:|is|are} {want|player|players} at the table, but {count|number|numbers} of whists"},
		"preferans.whists.range":      {RU: "Игрок {player}: {value} — слишком много вистов, можно до {max}", EN: "Player {player}: {value|whist|whists} is too much, up to {max} are possible"},
		"preferans.whists.sum":        {RU: "Сумма вистов {sum:+}, должна быть 0", EN: "The whists add to {sum:+}, they must add to 0"},
		"preferans.unbalanced.reason": {RU: "Укажите причину, по которой висты не сходятся", EN: "Give the reason why the whists don’t add up"},
		"preferans.unbalanced.zero":   {RU: "Висты сходятся в ноль: причина не нужна", EN: "The whists add to zero: no reason is needed"},
		"preferans.seat.range":        {RU: "Нет игрока {player}: за столом {count|место|места|мест}", EN: "There is no player {player}: the table has {count|seat|seats}"},
		"preferans.seat.twice":        {RU: "Игрок {player} указан дважды", EN: "Player {player} is named twice"},
		"preferans.absent.whists":     {RU: "Игрок {player} не играл, а вистов у него {value:+}", EN: "Player {player} didn’t play, yet has {value:+|whist|whists}"},
		"preferans.late.minutes":      {RU: "Опоздание {minutes} мин.: можно от 1 до {max}", EN: "{minutes|minute|minutes} late: from 1 to {max} are possible"},

		"preferans.players":        {RU: "Пулю играют втроём или вчетвером, а указано: {players}", EN: "Three or four play a party, not {players}"},
		"preferans.deal.kind":      {RU: "Не игра, не мизер и не распасы: «{kind}»", EN: "Neither contract, misère nor all-pass: “{kind}”"},
		"preferans.deal.missing":   {RU: "В записи не хватает «{key}»", EN: "“{key}” is missing"},
		"preferans.deal.extra":     {RU: "«{key}» здесь не пишется", EN: "“{key}” has no place here"},
		"preferans.deal.player":    {RU: "Нет игрока {player}: играют {players}", EN: "There is no player {player}: {players} play"},
		"preferans.deal.dealer":    {RU: "Игрок {player} сдаёт и играть не может", EN: "Player {player} deals and can’t declare"},
		"preferans.deal.absent":    {RU: "Игрок {player} не может так участвовать: отсутствует один из четырёх, он не сдаёт и не играет", EN: "Player {player} can’t be in the deal like that: one of four is away, and neither deals nor plays"},
		"preferans.deal.level":     {RU: "Игра {level}: бывает от {min} до {max}", EN: "A contract of {level}: from {min} to {max} are possible"},
		"preferans.deal.minimum":   {RU: "Распасы не закрыты: играют от {minimum}, а записана {level}", EN: "All-pass lasts: contracts start at {minimum}, this one is {level}"},
		"preferans.deal.fast":      {RU: "Быстрых взяток {fast}: бывает от 0 до {max}", EN: "{fast} fast tricks: from 0 to {max} are possible"},
		"preferans.roles.count":    {RU: "Ролей {count}, а игроков {want}", EN: "There {count:|is|are} {count|role|roles} for {want|player|players}"},
		"preferans.roles.unknown":  {RU: "Игрок {player}: нет такой роли, «{role}»", EN: "Player {player}: there is no role “{role}”"},
		"preferans.roles.declarer": {RU: "Игрок {player} играет: вистовать и пасовать он не может", EN: "Player {player} declares and can neither whist nor pass"},
		"preferans.roles.two":      {RU: "Играет игрок {declarer}, вторым разыгрывающим записан {player}", EN: "Player {declarer} declares, {player} is entered as another declarer"},
		"preferans.roles.dealer":   {RU: "Игрок {player} сдаёт: он вне игры или вистует, когда оба спасовали или один из них ушёл за полвиста", EN: "Player {player} deals: he sits out, or whists when both others passed or one of them left for half"},
		"preferans.roles.sitting":  {RU: "Вне игры только сдающий на четверых; сдаёт игрок {dealer}, а записан {player}", EN: "Only the dealer of four sits out; player {dealer} deals, but {player} is entered"},
		"preferans.roles.half":     {RU: "Полвиста бывает до {max}-й игры, а здесь {level}-я", EN: "Half-whist goes up to contract {max}, this is {level}"},
		"preferans.roles.defence":  {RU: "Защитники так не играют: проверьте, кто вистовал", EN: "The defenders can’t have played like that: check who whisted"},
		"preferans.tricks.missing": {RU: "Игру вистовали: запишите взятки", EN: "The contract was whisted: enter the tricks"},
		"preferans.tricks.count":   {RU: "Взятки записаны для {count}, а игроков {want}", EN: "Tricks are entered for {count} of {want|player|players}"},
		"preferans.tricks.range":   {RU: "Игрок {player}: взяток {tricks}, можно до {max}", EN: "Player {player}: {tricks|trick|tricks}, up to {max} are possible"},
		"preferans.tricks.sum":     {RU: "Взяток в сумме {sum}, должно быть {want}", EN: "The tricks add to {sum}, they must add to {want}"},

		"preferans.sheet.long":      {RU: "{count|сдача|сдачи|сдач} в одной пуле, можно до {max}", EN: "{count|deal|deals} in one party, up to {max} are possible"},
		"preferans.start.count":     {RU: "Записано {count}, а игроков {want}", EN: "{count|number|numbers} for {want|player|players}"},
		"preferans.start.range":     {RU: "В начале пули {value}: можно от {min} до {max}", EN: "The party begins with {value}: from {min} to {max} are possible"},
		"preferans.adjust.empty":    {RU: "Поправка ничего не меняет", EN: "The adjustment changes nothing"},
		"preferans.adjust.range":    {RU: "Поправка {value:+}: можно до {max} в каждую сторону", EN: "An adjustment of {value:+}: up to {max} either way are possible"},
		"preferans.ended.unknown":   {RU: "Пуля кончается по времени или закрытием, а указано «{ended}»", EN: "A party ends by time or by closing, not by “{ended}”"},
		"preferans.ended.open":      {RU: "Пуля не закрыта: у игрока {player} в пуле {pool} из {max}", EN: "Not closed: player {player} has {pool} of {max} in the pool"},
		"preferans.ended.unlimited": {RU: "Пуля без предела не закрывается", EN: "Pools without a limit never close"},

		"preferans.params.count":  {RU: "Записано {count}, нужно {want}", EN: "{count|number|numbers}, {want} {want:|is|are} needed"},
		"preferans.params.even":   {RU: "{value}: нужно чётное число больше нуля, чтобы висты делились пополам", EN: "{value}: an even number above zero is needed, since whists are halved"},
		"preferans.params.places": {RU: "Баллы за места должны убывать и делиться между равными нацело: {value} не на месте", EN: "Points for places must fall and be whole when shared: {value} is out of place"},
		"preferans.params.bands":  {RU: "{value|вист|виста|вистов}: до этой границы получается не целое число баллов", EN: "Up to {value|whist|whists} there is no whole number of points"},
		"preferans.params.ladder": {RU: "Ступени опоздания должны идти вверх: после {first} не бывает {second}", EN: "The steps of lateness must go upwards: {second} can’t follow {first}"},
		"preferans.params.unit":   {RU: "Очко пули стоит {pool|вист|виста|вистов}: это должно делиться на {mountain}, цену очка горы", EN: "A point of the pool is worth {pool|whist|whists}: {mountain}, the worth of a mountain point, must divide it"},

		"preferans.field.few":    {RU: "Стола не собрать: {count|игрок|игрока|игроков}, нужно хотя бы три", EN: "No table: {count|player|players}, at least three are needed"},
		"preferans.seating.size": {RU: "Стол {table}: {count|игрок|игрока|игроков}, за столом сидят втроём или вчетвером", EN: "Table {table}: {count|player|players}, a table has three or four"},
		"preferans.late.closed":  {RU: "После начала турнира запись закрыта", EN: "Registration is closed once the tournament has begun"},
		"preferans.skip.over":    {RU: "Такого тура нет: всего их {rounds}", EN: "There is no such round: there {rounds:|is|are} {rounds}"},
		"preferans.late.over":    {RU: "Записаться уже нельзя: начат последний тур, {rounds}-й", EN: "Too late to join: the last round, number {rounds}, has begun"},

		"notice.preferans.bye":           {RU: "Пятеро: последний по местам сидит тур без игры, 0 баллов", EN: "Five players: the last in standing sits the round out, 0 points"},
		"notice.preferans.bye.again":     {RU: "Тур без игры достаётся тому, кто его уже пропускал", EN: "Somebody sits out who has sat out before"},
		"notice.preferans.bye.manual":    {RU: "Без стола {count|игрок|игрока|игроков}, хотя место есть", EN: "{count|player|players} sit out though there is room"},
		"notice.preferans.sizes":         {RU: "Столов на троих {threes}, а хватило бы {want}", EN: "{threes|table|tables} of three, {want} would do"},
		"notice.preferans.fixed":         {RU: "{name}: постоянный стол {table} не достался", EN: "{name}: the fixed table {table} could not be kept"},
		"notice.preferans.allpass.ended": {RU: "Время вышло в распасах ({deals} подряд): по соглашениям пуля в них не кончается, подтвердите конец", EN: "Time ran out in all-pass ({deals} in a row), where by the conventions a party doesn’t end: confirm the end"},

		"notice.preferans.swiss.all": {RU: "Итальянских туров не будет: швейцарские по {until}-й тур, а туров всего {rounds}", EN: "No Italian round will come: Swiss up to round {until}, rounds altogether: {rounds}"},
	})
}
