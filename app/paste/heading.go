package paste

import (
	"regexp"
	"strings"
	"unicode"
)

// column is what a column of the list holds.
type column int

const (
	unknown column = iota
	other          // something that a list may have and an entrant hasn't: a telephone, a fee
	numbers
	person
	surname
	given
	patronymic
	pairs
	partner
	team
	town
	category
	register
)

// heads are the words of column names; «filler» says nothing by itself.
var heads = func() map[string]column {
	table := map[string]column{}
	for c, list := range map[column]string{
		numbers: "№ # n no nr num номер номера number п пп р с рет саны реті",
		person: "фио ф и о игрок игрока игроки участник участница участника участники участников спортсмен спортсмена player players name names fullname " +
			"competitor entrant entrants participant participants ойыншы ойыншылар ойыншының қатысушы қатысушылар қатысушының жөні капитан captain",
		surname:    "фамилия фамилии фамилию фам surname lastname тегі",
		given:      "имя имени имена firstname forename аты есімі есім",
		patronymic: "отчество отчества patronymic әкесінің",
		pairs:      "пара пары pair pairs жұп жұптар состав дуэт",
		partner:    "партнер партнера партнерша напарник напарника напарница partner серіктес серіктесі",
		team:       "команда команды команду team teams клуб клуба club",
		town:       "город города town city қала қаласы регион область страна country region federation федерация нп облыс",
		category:   "категория категории category разряд санат санаты",
		register:   "реестре реестр register id фид",
		other: "телефон телефона тел phone tel telephone mobile моб мобильный сот сотовый контакт контакты байланыс whatsapp ватсап телеграм telegram " +
			"почта почты email mail e эл электронная адрес address рейтинг rating elo эло дата date рождения birth birthday год года year возраст age " +
			"жас жасы туған күні пол sex gender жынысы взнос взноса оплата fee paid жарна примечание примечания ескертпе ескерту комментарий note notes comment comments " +
			"подпись қолы signature отметка явка стол table место place орын балл баллы очки points ұпай время time timestamp посев seed постоянный тура выбыл после причина reason from round " +
			"left after keep joined иин звание title статус status",
	} {
		for _, word := range strings.Fields(list) {
			table[word] = c
		}
	}
	return table
}()

// fillers may stand beside the words of heads.
var fillers = func() map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields("ваш ваша ваше укажите введите полностью полное your full of the a in to и and мен или or по в для") {
		set[w] = true
	}
	return set
}()

// places are the words by which a column tells whose it is.
var places = map[string]int{
	"1": 1, "1й": 1, "i": 1, "первый": 1, "первого": 1, "первая": 1, "первой": 1, "first": 1, "one": 1, "бірінші": 1,
	"2": 2, "2й": 2, "ii": 2, "второй": 2, "второго": 2, "вторая": 2, "second": 2, "two": 2, "екінші": 2,
}

var phrases = strings.NewReplacer("first name", "firstname", "last name", "surname", "family name", "surname", "full name", "fullname", "given name", "firstname",
	"middle name", "patronymic", "second name", "patronymic", "аты жөні", "fullname", "тегі аты", "fullname", "әкесінің аты", "patronymic", "e mail", "email",
	"номер в реестре", "register", "number in a register", "register", "рейтинг id", "register", "№ п п", "№", "1 й", "1", "2 й", "2", "с тура", "тура", "table to keep", "table")

var notWord = regexp.MustCompile(`[^\pL\pM\d№#]+`)

// columnOf reads a column's name: what it holds and whose, 1 or 2; 0 if it doesn't say.
func columnOf(cell string) (c column, whose int) {
	if number.MatchString(cell) {
		return unknown, 0 // «1» and «2» beside a word say whose column it is, alone they are data
	}
	s := strings.ToLower(plain(cell))
	if compact := strings.ReplaceAll(strings.ReplaceAll(s, ".", ""), " ", ""); compact == "фио" {
		return person, 0
	}
	s = phrases.Replace(strings.Join(strings.Fields(notWord.ReplaceAllString(s, " ")), " "))
	found := map[column]bool{}
	said := false
	for _, w := range strings.Fields(s) {
		bare := strings.TrimRight(w, "12")
		if n := strings.TrimPrefix(w, bare); bare != "" && (n == "1" || n == "2") && heads[bare] != unknown {
			w, whose = bare, places[n]
		}
		switch k, known := heads[w]; {
		case known:
			found[k] = true
		case places[w] > 0:
			whose, said = places[w], true
		case !fillers[w]:
			return unknown, 0
		}
	}
	switch {
	case found[other]:
		return other, whose
	case found[register]:
		return register, whose
	case found[category]:
		return category, whose
	case found[team]:
		return team, whose
	case found[town]:
		return town, whose
	case found[surname] && (found[given] || found[person]) && !found[partner]:
		if found[given] || !found[person] {
			return person, whose
		}
		return surname, whose
	case found[partner]:
		return partner, whose
	case found[surname]:
		return surname, whose
	case found[patronymic]:
		return patronymic, whose
	case found[given]:
		return given, whose
	case found[pairs]:
		return pairs, whose
	case found[numbers] && !found[person]:
		return numbers, whose
	case found[person], said:
		return person, whose
	}
	return unknown, 0
}

// layout says which columns hold what, 1-based; 0: none. Those past all are nobody's.
type layout struct {
	who                                [2]struct{ person, surname, given, patronymic int }
	team, town, category, register, no int
	all                                int
}

// named reports whether the columns have names.
func (l *layout) named() bool { return l.all > 0 }

// header recognises a row of column names: one of them is a name's, and at least as many
// are known as not.
func header(cells []string, shape Shape) (layout, bool) {
	l := layout{all: len(cells)}
	known, filled := 0, 0
	for i, c := range cells {
		if c == "" {
			continue
		}
		filled++
		kind, whose := columnOf(c)
		if kind != unknown {
			known++
		}
		l.put(kind, whose, i+1)
	}
	first := &l.who[0]
	if first.person == 0 && first.surname == 0 && first.given > 0 {
		first.person, first.given = first.given, 0
	}
	if shape.Players == 2 && l.who[1].person == 0 && l.who[1].surname == 0 {
		switch {
		case l.who[1].given > 0:
			l.who[1].person, l.who[1].given = l.who[1].given, 0
		case first.given > 0 && first.surname > 0:
			// Two names are the two of a pair.
			l.who[1].person, first.given = first.given, 0
		}
	}
	ok := first.person > 0 || first.surname > 0
	return l, ok && (known == filled || known > 1 && known*2 >= filled)
}

// put notes a column. Names that don't say whose they are go to the first of the two, then
// to the second.
func (l *layout) put(kind column, whose, at int) {
	set := func(slot *int) bool {
		if *slot > 0 {
			return false
		}
		*slot = at
		return true
	}
	who := func(slot func(i int) *int) {
		if whose > 0 {
			set(slot(whose - 1))
		} else if !set(slot(0)) {
			set(slot(1))
		}
	}
	switch kind {
	case person, pairs:
		who(func(i int) *int { return &l.who[i].person })
	case surname:
		who(func(i int) *int { return &l.who[i].surname })
	case given:
		who(func(i int) *int { return &l.who[i].given })
	case patronymic:
		who(func(i int) *int { return &l.who[i].patronymic })
	case partner:
		set(&l.who[1].person)
	case team:
		set(&l.team)
	case town:
		set(&l.town)
	case category:
		set(&l.category)
	case register:
		set(&l.register)
	case numbers:
		set(&l.no)
	}
}

// read takes a row by the names of its columns.
func (l *layout) read(cells []string, shape Shape, line *Line) {
	used := map[int]bool{0: true, l.no: true}
	at := func(n int) string {
		used[n] = true
		if n >= 1 && n <= len(cells) {
			return cells[n-1]
		}
		return ""
	}
	if line.Team = at(l.team); l.team == 0 && shape.Teams {
		line.Team = at(l.town)
	}
	line.Category, line.External = at(l.category), at(l.register)
	if line.Team != "" && !shape.Teams {
		line.Aside, line.Team = append(line.Aside, line.Team), ""
	}
	var names []string
	for i := range l.who {
		w := &l.who[i]
		var parts []string
		for _, n := range []int{w.surname, w.person, w.given, w.patronymic} {
			if c := at(n); c != "" {
				c = line.stripped(c)
				if len(names)+len(parts) == 0 {
					c = unnumbered(c)
				}
				parts = append(parts, c)
			}
		}
		if len(parts) > 0 {
			names = append(names, strings.Join(parts, " "))
		}
	}
	if shape.Players == 2 && len(names) == 1 && l.who[1].person == 0 && l.who[1].surname == 0 {
		names = halves(names[0], false)
	}
	line.names(names, shape)
	for i, c := range cells {
		switch {
		case used[i+1] || c == "":
		case i < l.all || number.MatchString(c) || contact(c) || tick(c):
			line.Aside = append(line.Aside, c)
		default:
			line.Players = append(line.Players, c)
		}
	}
}

var titles = regexp.MustCompile(`^(?:список|списки|турнир\pL*|кубок|кубка|чемпионат\pL*|первенств\pL*|регистраци\pL*|заявк\pL*|заявочный|зарегистрирован\pL*|записал\pL*|тізім\pL*|кубогы|tournament|cup|championship|registration|registered|entries|list)$`)

var (
	totals = regexp.MustCompile(`(?i)^(?:итого|всего|total|барлығы|жалпы)(?:[\s:.,—–-]|$)`)
	// signed is the line with which a messenger begins a copied message.
	signed = regexp.MustCompile(`^[^\[\]]{1,60},?\s*\[\d{1,2}\.\d{1,2}\.\d{2,4},?\s+\d{1,2}:\d\d(?::\d\d)?\]:?$`)
	// teamTitle names the team of the lines below: «Команда «Старт»:».
	teamTitle = regexp.MustCompile(`(?i)^(?:команда|клуб|город|team|club|city|қала)\s*:?\s+(.*\pL.*?)\s*:$|^(?:команда|клуб|город|team|club|city|қала)\s*:\s*([^:]*\pL[^:]*)$`)
)

// title reports whether a row is a heading over the list: «Список участников:». Whatever
// stands before the first line and has a word of headings is one; below, a line that ends
// with a colon.
func title(cells []string, top bool) bool {
	text := ""
	for _, c := range cells {
		if c != "" && text != "" {
			return false
		}
		text += c
	}
	text = decor(text)
	if strings.HasSuffix(text, ":") || totals.MatchString(text) {
		return true
	}
	if !top {
		return false
	}
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if titles.MatchString(w) {
			return true
		}
	}
	return false
}
