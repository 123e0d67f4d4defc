package text

// Sentences of the charts below a standing.
func init() {
	add(map[string]Entry{
		"page.charts":        {RU: "Графики", EN: "Charts"},
		"page.charts.show":   {RU: "Показать графики", EN: "Show the charts"},
		"page.charts.which":  {RU: "Какой график", EN: "Which chart"},
		"page.charts.places": {RU: "Места", EN: "Places"},
		"page.charts.points": {RU: "Баллы", EN: "Points"},
		"page.charts.gaps":   {RU: "Разницы", EN: "Differences"},

		"page.chart.caption": {RU: "Места по турам. Лидер сменился {n|раз|раза|раз}", EN: "Places by round. The lead changed {n|time|times}"},
		"page.chart.same":    {RU: "Места по турам. Лидер не менялся", EN: "Places by round. The lead never changed"},
		"page.chart.label":   {RU: "График мест за {n|тур|тура|туров}; то же самое таблицей ниже", EN: "Chart of places over {n|round|rounds}; the same as a table below"},
		"page.chart.table":   {RU: "Те же места таблицей", EN: "The same places as a table"},

		"page.points.caption":     {RU: "Баллы по турам, нарастающим итогом, со штрафами", EN: "Points by round, running total, fines included"},
		"page.points.afresh":      {RU: "Баллы по турам, нарастающим итогом, со штрафами. В финале счёт начинается заново, с форы за место", EN: "Points by round, running total, fines included. In the final the count begins anew, from the bonus for the place"},
		"page.points.label":       {RU: "График баллов за {rounds|тур|тура|туров}, {n|линия|линии|линий}; то же самое таблицей ниже", EN: "Chart of points over {rounds|round|rounds}, {n|line|lines}; the same as a table below"},
		"page.points.table":       {RU: "Те же баллы таблицей", EN: "The same points as a table"},
		"page.points.round":       {RU: "тур", EN: "round"},
		"page.points.who":         {RU: "Чьи баллы показать", EN: "Whose points to show"},
		"page.points.chosen":      {RU: "Чьи баллы показать: {n} из {most}", EN: "Whose points to show: {n} of {most}"},
		"page.points.final":       {RU: "Баллы по турам, нарастающим итогом, со штрафами. Встречи финала баллов не прибавляют: они делят места", EN: "Points by round, running total, fines included. The final’s matches add no points: they decide the places"},
		"page.points.find":        {RU: "Добавить по имени", EN: "Add by name"},
		"page.points.first":       {RU: "Первые четыре", EN: "The first four"},
		"page.points.full":        {RU: "Показано {n}: больше линий не различить. Снимите одну, чтобы добавить другую.", EN: "{n} are shown: more lines can’t be told apart. Take one off to add another."},
		"page.points.more.pair":   {RU: "Ещё {n|пара|пары|пар}: найдите по имени", EN: "{n|more pair|more pairs}: find by name"},
		"page.points.more.player": {RU: "Ещё {n|игрок|игрока|игроков}: найдите по имени", EN: "{n|more player|more players}: find by name"},
		"page.points.none":        {RU: "Никто не выбран: отметьте, чьи баллы показать", EN: "Nobody is chosen: tick whose points to show"},

		"page.gaps.belote-pairs":     {RU: "Разница вистов в партии", EN: "Whist difference of a game"},
		"page.gaps.preferans-almaty": {RU: "Разница вистов первого и последнего за столом", EN: "Difference of whists between the first and the last of a table"},
		"page.gaps.domino-1x1":       {RU: "Разница очков за столом, свыше 101 не в зачёт", EN: "Difference of points at a table, above 101 not counted"},
		"page.gaps.caption":          {RU: "{what} ({when})", EN: "{what} ({when})"},
		"page.gaps.label":            {RU: "Столбики: за сколькими столами какая разница; то же самое таблицей ниже", EN: "Bars: at how many tables which difference; the same as a table below"},
		"page.gaps.table":            {RU: "То же самое таблицей", EN: "The same as a table"},
		"page.gaps.col.size":         {RU: "Разница", EN: "Difference"},
		"page.gaps.col.tables":       {RU: "Столов", EN: "Tables"},
		"page.gaps.round":            {RU: "За какой тур", EN: "Of which round"},
		"page.gaps.all":              {RU: "все туры", EN: "all rounds"},
		"page.gaps.tables":           {RU: "{n:|стол|стола|столов}", EN: "{n:|table|tables}"},
		"page.gaps.median":           {RU: "медиана", EN: "median"},
		"page.gaps.largest":          {RU: "наибольшая", EN: "largest"},
		"page.gaps.where":            {RU: "Наибольшая: {round}, стол {table}", EN: "The largest: {round}, table {table}"},
		"page.gaps.rule":             {RU: "Медиана: у половины столов разница не больше неё. Неявки, присуждённые и ещё не введённые столы не считаются.", EN: "Median: at half of the tables the difference isn’t larger. No-shows, awarded and not yet entered tables don’t count."},
		"page.gaps.left":             {RU: "Не посчитано: {n|стол|стола|столов}.", EN: "Not counted: {n|table|tables}."},
		"page.gaps.none":             {RU: "Сыгранных столов нет: считать нечего", EN: "No table has been played: nothing to count"},
	})
}
