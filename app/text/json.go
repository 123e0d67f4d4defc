package text

// Sentences for a text that isn't what canon reads; they stand inside of other sentences.
func init() {
	add(map[string]Entry{
		"json.place":     {RU: "байт {at}", EN: "byte {at}"},
		"json.syntax":    {RU: "это не JSON ({place})", EN: "this isn’t JSON ({place})"},
		"json.cut":       {RU: "текст обрывается ({place})", EN: "the text breaks off ({place})"},
		"json.type":      {RU: "значение не того вида ({place})", EN: "a value of the wrong kind ({place})"},
		"json.range":     {RU: "слишком большое число ({place})", EN: "too large a number ({place})"},
		"json.unknown":   {RU: "неизвестное поле «{place}»", EN: "an unknown field “{place}”"},
		"json.duplicate": {RU: "поле «{place}» стоит дважды", EN: "the field “{place}” stands twice"},
		"json.depth":     {RU: "слишком глубокая вложенность ({place})", EN: "nested too deep ({place})"},
		"json.utf8":      {RU: "это не текст UTF-8 ({place})", EN: "this isn’t UTF-8 text ({place})"},
		"json.trailing":  {RU: "после конца стоит что-то ещё ({place})", EN: "something follows the end ({place})"},
	})
}
