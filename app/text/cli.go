package text

// What the command line says beside refusals: headings of its tables, and what verify
// found.
func init() {
	add(map[string]Entry{
		"file.missing": {RU: "Нет такого файла: {name}", EN: "There is no such file: {name}"},
		"file.read":    {RU: "Файл {name} не прочитать: {problem}", EN: "The file {name} can’t be read: {problem}"},
		"file.refused": {RU: "{name}: {cause}", EN: "{name}: {cause}"},
		"file.write":   {RU: "Файл {name} не записать: {problem}", EN: "The file {name} can’t be written: {problem}"},

		"cli.round.none": {RU: "Тура {round} в файле нет, последний: {last}", EN: "There is no round {round} in the file, the last is {last}"},

		"cli.place":   {RU: "Место", EN: "Place"},
		"cli.name":    {RU: "Участник", EN: "Entrant"},
		"cli.team":    {RU: "Команда", EN: "Team"},
		"cli.status":  {RU: "Статус", EN: "Status"},
		"cli.because": {RU: "Почему ниже", EN: "Why below"},
		"cli.table":   {RU: "Стол", EN: "Table"},
		"cli.group":   {RU: "Группа", EN: "Group"},
		"cli.seat":    {RU: "Место {seat}", EN: "Seat {seat}"},
		"cli.remark":  {RU: "Примечание", EN: "Remark"},
		"cli.judge":   {RU: "судья", EN: "judge"},

		"cli.standing": {RU: "Места после тура {round}", EN: "Standing after round {round}"},
		"cli.start":    {RU: "Участники до первого тура", EN: "Entrants before the first round"},
		"cli.seating":  {RU: "Тур {round}: {system}, {algo}, зерно «{seed}»", EN: "Round {round}: {system}, {algo}, seed “{seed}”"},
		"cli.byHand":   {RU: "Тур {round}: {system}", EN: "Round {round}: {system}"},
		"cli.bye":      {RU: "Свободны: {names}", EN: "Bye: {names}"},

		"system.random":  {RU: "жеребьёвка", EN: "random"},
		"system.swiss":   {RU: "швейцарская система", EN: "Swiss system"},
		"system.italian": {RU: "итальянская система", EN: "Italian system"},
		"system.apart":   {RU: "соседи по местам, команды врозь", EN: "neighbours, teams apart"},
		"system.final":   {RU: "финал", EN: "final"},
		"system.groups":  {RU: "группы", EN: "groups"},
		"system.manual":  {RU: "вручную", EN: "by hand"},

		"cli.verify.file":     {RU: "{name}: {events|запись|записи|записей}, контрольная сумма сходится", EN: "{name}: {events|entry|entries}, the checksum matches"},
		"cli.verify.seating":  {RU: "Тур {round}, рассадка {algo}, зерно «{seed}»: {state}", EN: "Round {round}, seating {algo}, seed “{seed}”: {state}"},
		"cli.verify.hand":     {RU: "Тур {round}, рассадка вручную: {state}", EN: "Round {round}, seated by hand: {state}"},
		"cli.verify.exchange": {RU: "Тур {round}, обмен местами: {state}", EN: "Round {round}, exchange of seats: {state}"},
		"cli.verify.lot":      {RU: "После тура {round}, жребий {algo}, зерно «{seed}»: {state}", EN: "After round {round}, lot {algo}, seed “{seed}”: {state}"},
		"cli.verify.drawn":    {RU: "После тура {round}, жребий на столе: {state}", EN: "After round {round}, lot drawn by hand: {state}"},
		"cli.verify.rejected": {RU: "Запись {event} не применена: {cause}", EN: "Entry {event} has no effect: {cause}"},
		"cli.verify.dispute":  {RU: "Запись {event} спорит с записью {first}: ждёт решения судьи", EN: "Entry {event} disputes entry {first}: it waits for the judge"},
		"verify.replayed":     {RU: "повторена, совпала", EN: "replayed, the same"},
		"verify.manual":       {RU: "решение судьи, повторять нечего", EN: "the judge’s decision, nothing to replay"},
		"verify.unknown":      {RU: "алгоритм этой программе неизвестен", EN: "this program doesn’t know the algorithm"},
		"verify.passed":       {RU: "не в счёт после слияния", EN: "doesn’t count after a merge"},
	})
}
