package app

import (
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
)

// wordsIn are the words that the parts of the interface say by themselves.
func wordsIn(lang text.Lang) ui.Words {
	say := func(key string) string { return text.T(lang, "ui.word."+key, nil) }
	return ui.Words{
		Close: say("close"), Back: say("back"), More: say("more"), Dismiss: say("dismiss"), Skip: say("skip"),
		Sections: say("sections"), Brand: say("brand"), Digits: say("digits"), Erase: say("erase"), Next: say("next"),
		Record: say("record"), Less: say("less"), Greater: say("greater"), Table: say("table"), Rows: say("rows"),
		Up: say("up"), Down: say("down"), Same: say("same"), Loading: say("loading"), Itself: say("itself"),
	}
}
