package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Seg is a strip of two to seven views of the same thing (filters, rounds): Radio in the
// form of a strip, without a question above it.
func Seg(id, label, value string, choices []Choice, onPick func(ctx app.Context, value string)) app.UI {
	return &Radio{ID: id, Label: label, HideLabel: true, Look: Segments, Value: value, Choices: choices, OnPick: onPick}
}
