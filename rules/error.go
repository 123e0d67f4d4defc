package rules

import (
	"errors"
	"fmt"
	"sort"
	"strings"
)

// Error is a refusal: what a command, a typed number or a file breaks.
//
// Code is stable and append-only; app/text has a Russian and an English sentence for
// each code. Field names the input at which the message is shown ("ns", "whists.2",
// "params.cuts"); Args are the numbers and names of the sentence.
type Error struct {
	Code  string
	Field string
	Args  Args
}

// Args are the values that a sentence shows, by name. Values are int, int64, string,
// Half, Sixth or slices of them.
type Args map[string]any

// Refuse makes an [Error].
func Refuse(code, field string, args Args) *Error {
	return &Error{Code: code, Field: field, Args: args}
}

// Error is the code and the arguments, for logs and tests; people read app/text.
func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString(e.Code)
	if e.Field != "" {
		fmt.Fprintf(&b, " at %s", e.Field)
	}
	keys := make([]string, 0, len(e.Args))
	for k := range e.Args {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		fmt.Fprintf(&b, " %s=%v", k, e.Args[k])
	}
	return b.String()
}

// CodeOf returns the code of err if it is (or wraps) an *Error, else "".
func CodeOf(err error) string {
	var e *Error
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}
