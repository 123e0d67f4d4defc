package text

// Sentences of package pairing: refusals, remarks, reasons. Numbers of entrants are
// positions in the order that the round was seated from.
func init() {
	add(map[string]Entry{
		"seating.twice":   {RU: "Посажен дважды: {a}-й по положению", EN: "Seated twice: number {a} in the standing"},
		"seating.missing": {RU: "Остался без места: {a}-й по положению", EN: "Left without a seat: number {a} in the standing"},
		"seating.unknown": {RU: "За столом тот, кто в этом туре не играет", EN: "Somebody is at a table who doesn’t play in this round"},
		"seating.seeds": {
			RU: "{seeds:|Посеян|Посеяны|Посеяно} {seeds|участник|участника|участников} на {tables|стол|стола|столов}: в первом туре они встретились бы между собой",
			EN: "{seeds|entrant is|entrants are} seeded for {tables|table|tables}: some would meet in round 1",
		},

		"notice.seating.rematches": {RU: "Без повторных встреч не рассадить: {n|стол|стола|столов} с повтором", EN: "No seating is free of rematches: {n|table|tables} with one"},
		"notice.seating.rematchesOnly": {
			RU: "Участников больше 20, поэтому сведено к наименьшему только число повторных встреч ({n}); третьи встречи и повторы прошлого тура не учтены",
			EN: "With more than 20 entrants only the number of rematches ({n}) is the least; third meetings and repeats of the last round aren’t counted",
		},
		"notice.seating.clashes":        {RU: "Развести команды полностью нельзя: {n|стол|стола|столов} с игроками одной команды", EN: "The teams can’t be kept apart: {n|table|tables} of team-mates"},
		"notice.seating.four.none":      {RU: "{n|игрока|игроков|игроков} за столы на четверых и троих не рассадить: нужен пропуск тура", EN: "{n|player|players} can’t be seated at tables of four and three: somebody must sit out"},
		"notice.seating.four.rematches": {RU: "{n:|Встретится|Встретятся|Встретятся} снова {n|пара|пары|пар} игроков", EN: "{n|pair|pairs} of players will meet again"},
		"notice.seating.four.search":    {RU: "Рассадка найдена перебором вариантов: что меньше повторов не бывает, не доказано", EN: "The seating was found by a search: it isn’t proved that there can’t be fewer rematches"},

		"reason.met":          {RU: "{a} и {b} встречались в туре {round}", EN: "{a} and {b} met in round {round}"},
		"reason.team":         {RU: "{a} и {b} из одной команды", EN: "{a} and {b} are of one team"},
		"reason.taken":        {RU: "{b} сидит за столом {table}", EN: "{b} sits at table {table}"},
		"reason.rematch":      {RU: "{a} и {b} уже встречались в туре {round}", EN: "{a} and {b} have met before, in round {round}"},
		"reason.clash":        {RU: "{a} и {b} из одной команды, развести их нельзя", EN: "{a} and {b} are of one team and can’t be kept apart"},
		"reason.rest":         {RU: "с {b} остальные не сводятся без повторов", EN: "with {b} the others can’t be seated without rematches"},
		"reason.restTeam":     {RU: "с {b} остальных по командам не развести", EN: "with {b} the other teams can’t be kept apart"},
		"reason.restBoth":     {RU: "с {b} остальные не сводятся без повторов и встреч внутри команды", EN: "with {b} the others can’t be seated without rematches or team-mates"},
		"reason.restMore":     {RU: "с {b} повторных встреч было бы больше", EN: "with {b} there would be more rematches"},
		"reason.restMoreTeam": {RU: "с {b} столов с игроками одной команды было бы больше", EN: "with {b} there would be more tables of team-mates"},
		"reason.restMoreBoth": {RU: "с {b} было бы больше столов с повтором или с игроками одной команды", EN: "with {b} there would be more tables of rematches or team-mates"},
		"reason.restThird":    {RU: "с {b} третьих встреч было бы больше", EN: "with {b} there would be more third meetings"},
		"reason.restRepeat":   {RU: "с {b} было бы больше повторов прошлого тура", EN: "with {b} more tables would repeat the last round"},
		"reason.exchange":     {RU: "{b} сидит за столом {table}: обмен местами не уменьшил бы ни повторов, ни разброса", EN: "{b} sits at table {table}: no exchange would lower rematches or spread"},
	})
}
