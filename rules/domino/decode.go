package domino

import (
	"errors"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// decode reads a strict form. Codes: domino.form (not an object at all), domino.form.at where the
// place of the fault is known, which is then the field.
func decode(raw []byte, form any) error {
	err := canon.Unmarshal(raw, form)
	if err == nil {
		return nil
	}
	var fault *canon.Fault
	place := ""
	if errors.As(err, &fault) {
		place = fault.Path
		if fault.Key != "" {
			place = join(place, fault.Key)
		}
	}
	if place == "" {
		return rules.Refuse("domino.form", "", nil)
	}
	return rules.Refuse("domino.form.at", place, rules.Args{"place": place})
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}
