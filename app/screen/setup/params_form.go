package setup

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules"
)

// paramsForm is what is being typed into the parameters of a regulation: texts as they
// are, and the values that they mean as far as they can be read.
type paramsForm struct {
	reg    rules.Regulation
	base   rules.Params // what «изменено» is measured against: the regulation's own values
	start  rules.Params // what the form began with
	values rules.Params
	texts  map[string][]string // of keys that are being typed; a pair takes two
	errs   map[string]error
	turn   int // counts the changes
	// seated refuses what doesn't agree with the rounds that are seated; nil before there
	// is a tournament.
	seated func(rules.Params) error
}

// newParamsForm begins with values; nil stands for the regulation's own.
func newParamsForm(reg rules.Regulation, values rules.Params) *paramsForm {
	base := rules.Defaults(reg.Params())
	return &paramsForm{
		reg: reg, base: base, start: base.With(values), values: base.With(values),
		texts: map[string][]string{}, errs: map[string]error{},
	}
}

// cells are the texts of a parameter's fields.
func (f *paramsForm) cells(d rules.Param) []string {
	if t, ok := f.texts[d.Key]; ok {
		return t
	}
	return tell.CellsOf(f.values[d.Key])
}

// write takes the text of one field of a parameter.
func (f *paramsForm) write(d rules.Param, i int, text string) {
	cells := slices.Clone(f.cells(d))
	if i < 0 || i >= len(cells) {
		return
	}
	cells[i] = text
	f.settle(d, cells)
}

// grow adds a row to a list: the next after the last.
func (f *paramsForm) grow(d rules.Param) {
	cells := slices.Clone(f.cells(d))
	switch {
	case d.Kind == rules.ParamPairs && len(cells) > 0:
		last, _ := readInt(cells[len(cells)-2])
		cells = append(cells, tell.IntText(last+1), "")
	case d.Kind == rules.ParamPairs:
		cells = append(cells, "", "")
	default:
		cells = append(cells, "")
	}
	f.settle(d, cells)
}

// shrink takes row i of a list away.
func (f *paramsForm) shrink(d rules.Param, i int) {
	cells, width := slices.Clone(f.cells(d)), 1
	if d.Kind == rules.ParamPairs {
		width = 2
	}
	if at := i * width; at >= 0 && at+width <= len(cells) {
		f.settle(d, slices.Delete(cells, at, at+width))
	}
}

// settle reads the texts of a parameter: its value follows as soon as all can be read.
func (f *paramsForm) settle(d rules.Param, cells []string) {
	f.turn++
	f.texts[d.Key] = cells
	v, err := readCells(d, cells)
	if err == nil {
		err = d.CheckValue(v)
	}
	if err != nil {
		f.errs[d.Key] = err
		return
	}
	f.put(d.Key, v)
}

// put sets the value of a switch or a choice.
func (f *paramsForm) put(key string, v rules.Value) {
	f.turn++
	f.values = f.values.With(rules.Params{key: v})
	f.recheck()
}

// recheck asks the regulation whether the values agree; faults of single fields stay.
func (f *paramsForm) recheck() {
	list := f.reg.Params()
	for _, d := range list {
		if f.errs[d.Key] == nil {
			continue
		}
		v, err := rules.Value(nil), error(nil)
		if cells, typed := f.texts[d.Key]; typed {
			if v, err = readCells(d, cells); err == nil {
				err = d.CheckValue(v)
			}
		}
		if err == nil {
			delete(f.errs, d.Key)
		}
	}
	err := f.reg.CheckParams(f.values)
	if err == nil {
		err = rules.CheckFines(list, f.values)
	}
	if err == nil && f.seated != nil {
		err = f.seated(f.values)
	}
	if err != nil {
		key := fieldOf(err)
		if f.errs[key] == nil {
			f.errs[key] = err
		}
	}
}

// fieldOf is the parameter that a refusal is about, "" if none.
func fieldOf(err error) string {
	var e *rules.Error
	if !errors.As(err, &e) {
		return ""
	}
	return strings.TrimPrefix(e.Field, "params.")
}

// reset gives a parameter the regulation's own value back.
func (f *paramsForm) reset(d rules.Param) {
	delete(f.texts, d.Key)
	delete(f.errs, d.Key)
	f.put(d.Key, f.base[d.Key])
}

// changed reports whether a parameter differs from the regulation.
func (f *paramsForm) changed(key string) bool {
	return !rules.SameValue(f.values[key], f.base[key])
}

// delta are the values that differ from those the form began with.
func (f *paramsForm) delta() rules.Params {
	p := rules.Params{}
	for key, v := range f.values {
		if !rules.SameValue(v, f.start[key]) {
			p[key] = v
		}
	}
	return p
}

// fault is the first parameter, in the order of the screen, that can't be taken.
func (f *paramsForm) fault() (key string, err error) {
	for _, d := range f.reg.Params() {
		if e := f.errs[d.Key]; e != nil {
			return d.Key, e
		}
	}
	return "", f.errs[""]
}

// readCells reads the value of a parameter's texts.
func readCells(d rules.Param, cells []string) (rules.Value, error) {
	field := "params." + d.Key
	switch d.Kind {
	case rules.ParamInt:
		return readInt(cells[0])
	case rules.ParamHalf:
		return readHalf(cells[0])
	case rules.ParamInts:
		list := make([]int, len(cells))
		for i, c := range cells {
			n, err := readInt(c)
			if err != nil {
				return nil, err
			}
			list[i] = n
		}
		return list, nil
	case rules.ParamHalves:
		list := make([]rules.Half, len(cells))
		for i, c := range cells {
			h, err := readHalf(c)
			if err != nil {
				return nil, err
			}
			list[i] = h
		}
		return list, nil
	case rules.ParamPairs:
		list := make([][2]int, len(cells)/2)
		for i := range list {
			for j := range 2 {
				n, err := readInt(cells[2*i+j])
				if err != nil {
					return nil, err
				}
				list[i][j] = n
			}
		}
		return list, nil
	}
	return nil, rules.Refuse("param.type", field, rules.Args{"key": d.Key})
}

func readInt(text string) (int, error) {
	n, err := strconv.Atoi(scope.AsInFiles(text))
	if err != nil {
		return 0, rules.Refuse("page.params.number", "", nil)
	}
	return n, nil
}

func readHalf(text string) (rules.Half, error) {
	h, err := rules.ParseHalf(scope.AsInFiles(text))
	if err != nil {
		return 0, rules.Refuse("page.params.half", "", nil)
	}
	return h, nil
}
