// Package text holds every sentence that people read, in Russian and in English, and
// the way numbers, dates and names are written in them.
//
// Sentences stand in tables, a file a package that they speak for (belote.go for
// rules/belote, ui.go for the screens), each registered by an init function:
//
//	func init() {
//		add(map[string]Entry{
//			"belote.total.range": {RU: "Сумма {total}, а в сдаче {want}", EN: "The total is {total}, the deal has {want}"},
//		})
//	}
//
// In a sentence
//
//	{name}                  is Args["name"], formatted by [Format]
//	{name:+}                the same with its sign: «+1,5», «−2», «0»
//	{n|тур|тура|туров}      number and word: «21 тур», «2 тура», «5 туров»; English {n|round|rounds}
//	{n:|тур|тура|туров}     the word alone
//
// Keys are error codes as they are ("belote.total.range"), and
// "param.<regulation>.<Key>" with ".hint", "option.<regulation>.<Key>.<option>",
// "reason.<code>", "notice.<code>", "verdict.<game>.<code>", "criterion.<code>",
// "status.<status>" and "ui.…".
//
// Sorting by name and dates come from the browser's Intl; natively, in tests and on the
// command line, a simple fallback of our own does the same for Russian and English.
package text
