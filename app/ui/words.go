package ui

// Words are the sentences that components say by themselves, in the language of the
// program. The root sets them from app/text; this package knows no language.
type Words struct {
	Close    string // «Закрыть»
	Back     string // «Назад»
	More     string // «Ещё»
	Dismiss  string // «Убрать сообщение»
	Skip     string // «К содержанию»
	Sections string // «Разделы турнира»: the label of the tabs
	Brand    string // «Судья»
	Digits   string // «Цифры»: the label of the number pad
	Erase    string // «Стереть»
	Next     string // «Дальше»
	Record   string // «Записать»
	Less     string // «меньше»
	Greater  string // «больше»
	Table    string // «Стол»
	Rows     string // «Показать ещё»
	Up       string // «вверх на»
	Down     string // «вниз на»
	Same     string // «без изменений»
	Loading  string // «Загружаем»
	Itself   string // «сама с собой»: the diagonal of a cross table
}

var words Words

// SetWords sets the words of all components; they are read at the next rendering.
func SetWords(w Words) { words = w }
