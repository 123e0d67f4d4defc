package canon

import "strconv"

// Problem is what is wrong with a text.
type Problem string

const (
	Syntax    Problem = "syntax"    // not JSON
	Cut       Problem = "cut"       // the text ends too early
	Type      Problem = "type"      // another kind of value is wanted there
	Range     Problem = "range"     // a number too large
	Unknown   Problem = "unknown"   // a key that isn't known
	Duplicate Problem = "duplicate" // a key given twice
	Depth     Problem = "depth"     // nested too deep
	UTF8      Problem = "utf8"      // not text
	Trailing  Problem = "trailing"  // something follows the value
	Refused   Problem = "refused"   // the value's own type refused it, see Cause
)

// Fault is where and why a text can't be read.
type Fault struct {
	Problem Problem
	Path    string // "deals.2.cards.ns"; "" for the whole
	Key     string // of Unknown and Duplicate
	Offset  int    // in bytes
	Cause   error  // of Refused
}

// Error is for logs; people read app/text.
func (f *Fault) Error() string {
	s := string(f.Problem) + " at " + strconv.Itoa(f.Offset)
	if f.Path != "" {
		s += " in " + f.Path
	}
	if f.Key != "" {
		s += ": " + strconv.Quote(f.Key)
	}
	if f.Cause != nil {
		s += ": " + f.Cause.Error()
	}
	return s
}

// Unwrap is the refusal of the value's own type.
func (f *Fault) Unwrap() error { return f.Cause }
