package ui

import "testing"

func TestHotkeysRespectTheFocus(t *testing.T) {
	keys := []Hotkey{{Code: "KeyL", Name: "last"}, {Code: "KeyZ", Ctrl: true, Name: "undo"}, {Code: "Digit1", Alt: true, Name: "tab"},
		{Code: "KeyN", Sheet: true, Name: "unfinished"}}
	letter, undo, tab, unfinished := keyPress{Code: "KeyL"}, keyPress{Code: "KeyZ", Ctrl: true}, keyPress{Code: "Digit1", Alt: true}, keyPress{Code: "KeyN"}
	page, field, button := focusPlace{}, focusPlace{Field: true}, focusPlace{Button: true}
	sheet, sheetField := focusPlace{Sheet: true}, focusPlace{Sheet: true, Field: true}
	for _, c := range []struct {
		name  string
		press keyPress
		at    focusPlace
		off   bool
		want  string
	}{
		{"a letter on the page", letter, page, false, "last"},
		{"a letter in a field is text", letter, field, false, ""},
		{"a letter on a button", letter, button, false, ""},
		{"letters switched off", letter, page, true, ""},
		{"a letter with Ctrl is the browser's", keyPress{Code: "KeyL", Ctrl: true}, page, false, ""},
		{"a letter behind a sheet", letter, sheet, false, ""},
		{"undo on the page", undo, page, false, "undo"},
		{"undo on a button", undo, button, false, "undo"},
		{"undo in a field is the field's", undo, field, false, ""},
		{"undo stays when letters are off", undo, page, true, "undo"},
		{"a section from a field", tab, field, false, "tab"},
		{"no section behind a sheet", tab, sheet, false, ""},
		{"a sheet's key in the sheet", unfinished, sheet, false, "unfinished"},
		{"a sheet's key in its field", unfinished, sheetField, false, ""},
		{"another key", keyPress{Code: "Space"}, page, false, ""},
	} {
		k, ok := match(keys, c.press, c.at, c.off)
		if k.Name != c.want || ok != (c.want != "") {
			t.Errorf("%s: %q, %v; want %q", c.name, k.Name, ok, c.want)
		}
	}
}

func TestNumberOfATable(t *testing.T) {
	for _, c := range []struct {
		name   string
		number string
		press  keyPress
		at     focusPlace
		now    string
		done   string
		ours   bool
	}{
		{"first digit", "", keyPress{Code: "Digit1"}, focusPlace{}, "1", "", true},
		{"second digit", "1", keyPress{Code: "Numpad2"}, focusPlace{}, "12", "", true},
		{"a digit with a button focused", "1", keyPress{Code: "Digit2"}, focusPlace{Button: true}, "12", "", true},
		{"enter", "12", keyPress{Code: "Enter"}, focusPlace{}, "", "12", true},
		{"enter without a number", "", keyPress{Code: "Enter"}, focusPlace{}, "", "", false},
		{"backspace", "12", keyPress{Code: "Backspace"}, focusPlace{}, "1", "", true},
		{"escape", "12", keyPress{Code: "Escape"}, focusPlace{}, "", "", true},
		{"a fifth digit opens no other table", "1234", keyPress{Code: "Digit5"}, focusPlace{}, "12345", "", true},
		{"a tenth digit changes nothing", "123456789", keyPress{Code: "Digit5"}, focusPlace{}, "123456789", "", true},
		{"in a field", "", keyPress{Code: "Digit1"}, focusPlace{Field: true}, "", "", false},
		{"behind a sheet", "", keyPress{Code: "Digit1"}, focusPlace{Sheet: true}, "", "", false},
		{"with Alt it is a section", "", keyPress{Code: "Digit1", Alt: true}, focusPlace{}, "", "", false},
		{"a function key", "1", keyPress{Code: "F5"}, focusPlace{}, "1", "", false},
	} {
		now, done, ours := typeNumber(c.number, c.press, c.at)
		if now != c.now || done != c.done || ours != c.ours {
			t.Errorf("%s: %q, %q, %v; want %q, %q, %v", c.name, now, done, ours, c.now, c.done, c.ours)
		}
	}
}
