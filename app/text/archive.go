package text

// Sentences of rules/archive (files that can't be taken, draws that can't be replayed)
// and of rules/simulate.
func init() {
	add(map[string]Entry{
		"archive.at":        {RU: "Запись {event}: {cause}", EN: "Entry {event}: {cause}"},
		"archive.count":     {RU: "Записей прочитано: {events}, а в конце файла указано {said}: часть потеряна или добавлена", EN: "{events|entry was|entries were} read, but the end of the file says {said}: some were lost or added"},
		"archive.cut":       {RU: "Файл обрывается на середине. Успели прочесть: {events|запись|записи|записей}", EN: "The file breaks off in the middle. Read so far: {events|entry|entries}"},
		"archive.duplicate": {RU: "Такая запись уже была (id {id})", EN: "This entry has been there before (id {id})"},
		"archive.empty":     {RU: "В файле нет ни одной записи", EN: "There are no entries in the file"},
		"archive.encode":    {RU: "Не получается записать: {problem}", EN: "It can’t be written: {problem}"},
		"archive.encoding":  {RU: "Файл не в кодировке UTF-8. Наверное, его пересохранили в другой программе: возьмите исходный", EN: "The file isn’t in UTF-8. Another program has probably saved it: take the original"},
		"archive.event":     {RU: "Запись не разобрать: {problem}", EN: "The entry can’t be read: {problem}"},
		"archive.format":    {RU: "Это не файл турнира «Судьи»", EN: "This isn’t a tournament file of Sudya"},
		"archive.header":    {RU: "Начало файла не сходится с записями: {key}", EN: "The head of the file doesn’t agree with its entries: {key}"},
		"archive.json":      {RU: "Ошибка в строке {line}, знак {column}. До неё прочли: {events|запись|записи|записей}", EN: "A fault in line {line}, column {column}. Read before it: {events|entry|entries}"},
		"archive.key":       {RU: "Поле «{key}» пропущено или не того вида", EN: "“{key}” is missing or of the wrong kind"},
		"archive.large":     {RU: "Файл больше {max} МБ: таких турниров не бывает", EN: "The file is over {max} MB: no tournament is as large"},
		"archive.line":      {RU: "Слишком длинная запись: больше {max|байта|байтов|байтов}", EN: "The entry is too long: over {max|byte|bytes}"},
		"archive.many":      {RU: "Записей больше {max}: таких турниров не бывает", EN: "More than {max|entry|entries}: no tournament is as long"},
		"archive.order":     {RU: "Записи стоят не по порядку", EN: "The entries are out of order"},
		"archive.reference": {RU: "Запись ссылается на другую, которой в файле нет (id {id})", EN: "The entry refers to another that isn’t in the file (id {id})"},
		"archive.sum":       {RU: "Контрольная сумма не сходится: файл изменён. Прочли: {events|запись|записи|записей}", EN: "The checksum doesn’t match: the file has been changed. Read: {events|entry|entries}"},
		"archive.trailing":  {RU: "После конца турнира в файле есть что-то ещё", EN: "Something follows the end of the tournament in the file"},
		"archive.unknown":   {RU: "Неизвестное поле «{key}»", EN: "Unknown key “{key}”"},
		"archive.unsummed":  {RU: "В файле нет контрольной суммы: конец потерян. Прочли: {events|запись|записи|записей}", EN: "The file has no checksum: its end is lost. Read: {events|entry|entries}"},
		"archive.noVersion": {RU: "Версии {version} у файлов «Судьи» не бывает: файл испорчен", EN: "There is no version {version} of Sudya’s files: the file is damaged"},
		"archive.room":      {RU: "Порядковый номер записи невозможен: {clock}. После неё ничего нельзя было бы записать", EN: "The entry’s ordinal can’t be: {clock}. Nothing could be written after it"},
		"archive.version":   {RU: "Файл версии {version}, а эта программа знает до {known}: обновите её", EN: "The file is of version {version}, this program knows up to {known}: update it"},

		"verify.algo":          {RU: "по правилам здесь рассадка {want}, а записана {said}", EN: "the rules give the seating {want} here, but {said} is stored"},
		"verify.draw":          {RU: "Запись {event}, тур {round}: повтор дал другое: {cause}", EN: "Entry {event}, round {round}: the replay differs: {cause}"},
		"verify.field":         {RU: "играют, проходят дальше или свободны не те", EN: "others play, go on or have the bye"},
		"verify.lot":           {RU: "зерно даёт другой жребий", EN: "the seed gives another lot"},
		"verify.sheet":         {RU: "Запись {event}, стол {table}: запись сдач даёт другое: {cause}", EN: "Entry {event}, table {table}: the sheet gives something else: {cause}"},
		"verify.sheet.numbers": {RU: "по сдачам {computed}, записано {stored}", EN: "by the deals {computed}, recorded {stored}"},
		"verify.table":         {RU: "зерно сажает за стол {table} других", EN: "the seed seats others at table {table}"},

		"simulate.entrants":   {RU: "Участников может быть от {min} до {max}, а указано {value}", EN: "There can be {min} to {max|entrant|entrants}, but this is {value}"},
		"simulate.regulation": {RU: "По этому регламенту пример не сыграть", EN: "No example can be played by this regulation"},
		"simulate.rounds":     {RU: "Туров не может быть {value}", EN: "There can’t be {value|round|rounds}"},
		"simulate.teams":      {RU: "Команд может быть от 0 до {max}, а указано {value}", EN: "From 0 to {max} teams are possible, but this is {value}"},
	})
}
