package scope

import (
	"errors"
)

// ErrForm is why a form that was read can't be one; nobody is told.
var ErrForm = errors.New("no form of this program")

// OneOf refuses a value that isn't one of those, or "".
func OneOf[T ~string](value T, allowed ...T) error {
	for _, a := range allowed {
		if value == a {
			return nil
		}
	}
	if value != "" {
		return ErrForm
	}
	return nil
}
