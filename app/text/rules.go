package text

// Sentences of the vocabulary itself: numbers and parameters as people type them.
func init() {
	add(map[string]Entry{
		"error.unknown": {
			RU: "Не получилось. Попробуйте ещё раз; если не поможет, сохраните файл турнира. Подробности: {text}",
			EN: "That did not work. Please try again; if it does not help, save the tournament’s file. Details: {text}",
		},
		"number.half": {
			RU: "«{text}» не число очков: нужны целые или с половиной, например 1,5",
			EN: "“{text}” is not a number of points: whole ones or halves, such as 1.5",
		},
		"number.sixth": {
			RU: "«{text}» не число вистов: нужны целые или дроби вроде 25/2, −200/3",
			EN: "“{text}” is not a number of whists: whole ones or fractions such as 25/2, −200/3",
		},
		"param.type": {
			RU: "Значение не того вида",
			EN: "The value is of the wrong kind",
		},
		"param.range": {
			RU: "Можно от {min} до {max}, а указано {value}",
			EN: "From {min} to {max} is possible, but this is {value}",
		},
		"param.option": {
			RU: "Нет такого варианта: «{value}»",
			EN: "There is no such option: “{value}”",
		},
		"param.order": {
			RU: "Строки должны идти по возрастанию: {value} стоит не на месте",
			EN: "The rows must go upwards: {value} is out of place",
		},
		"param.length": {
			RU: "Не больше {max|значения|значений|значений}",
			EN: "No more than {max|value|values}",
		},
	})
}
