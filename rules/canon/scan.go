package canon

import (
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// MaxDepth is how deep lists and objects may stand in each other.
const MaxDepth = 32

// Value is one value as text: valid, without insignificant space.
type Value []byte

// Kind is the value's first character: '{', '[', '"', '0' for a number, 't', 'f';
// 0 for an empty Value.
func (v Value) Kind() byte {
	if len(v) == 0 {
		return 0
	}
	if c := v[0]; c == '-' || c >= '0' && c <= '9' {
		return '0'
	}
	return v[0]
}

// Compact checks a text and returns it as a Value.
func Compact(text []byte) (Value, error) {
	s := Scanner{data: text}
	v, err := s.Value()
	if err != nil {
		return nil, err
	}
	return v, s.End()
}

// Scanner walks over a text.
type Scanner struct {
	data  []byte
	pos   int
	depth int
}

// NewScanner begins at the start of a text.
func NewScanner(text []byte) *Scanner { return &Scanner{data: text} }

// Offset is how far the scanner has come, in bytes.
func (s *Scanner) Offset() int { return s.pos }

func (s *Scanner) fault(p Problem) *Fault { return &Fault{Problem: p, Offset: s.pos} }

// Peek is the kind of the next token, as in [Value.Kind], or a closing bracket; 0 at the end.
func (s *Scanner) Peek() byte {
	s.space()
	if s.pos == len(s.data) {
		return 0
	}
	if c := s.data[s.pos]; c == '-' || c >= '0' && c <= '9' {
		return '0'
	}
	return s.data[s.pos]
}

func (s *Scanner) space() {
	for s.pos < len(s.data) {
		switch s.data[s.pos] {
		case ' ', '\t', '\n', '\r':
			s.pos++
		default:
			return
		}
	}
}

// End demands that nothing but space follows.
func (s *Scanner) End() error {
	s.space()
	if s.pos < len(s.data) {
		return s.fault(Trailing)
	}
	return nil
}

// Open enters an object or a list.
func (s *Scanner) Open(bracket byte) error {
	if err := s.expect(bracket); err != nil {
		return err
	}
	if s.depth++; s.depth > MaxDepth {
		return s.fault(Depth)
	}
	return nil
}

// More reports whether another element follows; it steps over the comma, and over the
// closing bracket at the end. n is how many there were.
func (s *Scanner) More(closing byte, n int) (bool, error) {
	s.space()
	if s.pos == len(s.data) {
		return false, s.fault(Cut)
	}
	switch c := s.data[s.pos]; {
	case c == closing:
		s.pos++
		s.depth--
		return false, nil
	case n == 0:
		return true, nil
	case c == ',':
		s.pos++
		return true, nil
	}
	return false, s.fault(Syntax)
}

// Key reads an object's key and its colon.
func (s *Scanner) Key() (string, error) {
	if s.Peek() != '"' {
		return "", s.wrong(Syntax)
	}
	key, err := s.String()
	if err != nil {
		return "", err
	}
	return key, s.expect(':')
}

func (s *Scanner) wrong(p Problem) *Fault {
	if s.pos >= len(s.data) {
		p = Cut
	}
	return s.fault(p)
}

func (s *Scanner) expect(c byte) error {
	s.space()
	if s.pos >= len(s.data) {
		return s.fault(Cut)
	}
	if s.data[s.pos] != c {
		if c == ':' || !startsValue(s.data[s.pos]) {
			return s.fault(Syntax)
		}
		return s.fault(Type)
	}
	s.pos++
	return nil
}

// startsValue tells a value of another kind from rubbish. null is JSON, but never ours.
func startsValue(c byte) bool {
	switch c {
	case '{', '[', '"', '-', 't', 'f', 'n':
		return true
	}
	return c >= '0' && c <= '9'
}

// Bool reads true or false.
func (s *Scanner) Bool() (bool, error) {
	s.space()
	for _, word := range [2]string{"true", "false"} {
		switch rest := s.data[s.pos:]; {
		case len(rest) >= len(word) && string(rest[:len(word)]) == word:
			s.pos += len(word)
			return word == "true", nil
		case len(rest) < len(word) && string(rest) == word[:len(rest)]:
			return false, s.fault(Cut)
		}
	}
	if s.pos < len(s.data) && startsValue(s.data[s.pos]) && s.data[s.pos] != 't' && s.data[s.pos] != 'f' {
		return false, s.fault(Type)
	}
	return false, s.wrong(Syntax)
}

// number finds the end of a whole number. A fraction or an exponent is a fault of type.
func (s *Scanner) number() ([]byte, error) {
	s.space()
	from := s.pos
	i := from
	if i < len(s.data) && s.data[i] == '-' {
		i++
	}
	digits := i
	for i < len(s.data) && s.data[i] >= '0' && s.data[i] <= '9' {
		i++
	}
	switch {
	case i == digits && i == len(s.data):
		return nil, s.fault(Cut)
	case i == digits:
		if from < len(s.data) && startsValue(s.data[from]) && s.data[from] != '-' {
			return nil, s.fault(Type)
		}
		return nil, s.wrong(Syntax)
	case s.data[digits] == '0' && i > digits+1:
		return nil, s.fault(Syntax)
	case i < len(s.data) && (s.data[i] == '.' || s.data[i] == 'e' || s.data[i] == 'E'):
		return nil, s.fault(Type)
	}
	s.pos = i
	return s.data[from:i], nil
}

// Int reads a whole number.
func (s *Scanner) Int() (int64, error) {
	from := s.pos
	text, err := s.number()
	if err != nil {
		return 0, err
	}
	n, err := strconv.ParseInt(string(text), 10, 64)
	if err != nil || string(text) == "-0" {
		s.pos = from
		return 0, s.fault(Range)
	}
	return n, nil
}

// String reads a string.
func (s *Scanner) String() (string, error) {
	s.space()
	if s.pos >= len(s.data) {
		return "", s.fault(Cut)
	}
	if s.data[s.pos] != '"' {
		if startsValue(s.data[s.pos]) {
			return "", s.fault(Type)
		}
		return "", s.fault(Syntax)
	}
	from := s.pos + 1
	plain := true // only ASCII so far
	for i := from; i < len(s.data); i++ {
		switch c := s.data[i]; {
		case c == '"':
			text := s.data[from:i]
			if !plain && !utf8.Valid(text) {
				return "", s.fault(UTF8)
			}
			s.pos = i + 1
			return string(text), nil
		case c == '\\':
			return s.escaped(from, i)
		case c < ' ':
			s.pos = i
			return "", s.fault(Syntax)
		case c >= utf8.RuneSelf:
			plain = false
		}
	}
	s.pos = len(s.data)
	return "", s.fault(Cut)
}

// escaped reads a string with a backslash at i.
func (s *Scanner) escaped(from, i int) (string, error) {
	b := append(make([]byte, 0, i-from+32), s.data[from:i]...)
	for i < len(s.data) {
		switch c := s.data[i]; {
		case c == '"':
			if !utf8.Valid(b) {
				return "", s.fault(UTF8)
			}
			s.pos = i + 1
			return string(b), nil
		case c < ' ':
			s.pos = i
			return "", s.fault(Syntax)
		case c != '\\':
			b = append(b, c)
			i++
		default:
			r, n, ok := unescape(s.data[i:])
			if !ok {
				s.pos = i
				if len(s.data)-i < 12 {
					return "", s.fault(Cut)
				}
				return "", s.fault(Syntax)
			}
			b = utf8.AppendRune(b, r)
			i += n
		}
	}
	s.pos = len(s.data)
	return "", s.fault(Cut)
}

// unescape reads one escape, a surrogate pair too; a lone surrogate isn't text.
func unescape(b []byte) (r rune, n int, ok bool) {
	if len(b) < 2 {
		return 0, 0, false
	}
	switch b[1] {
	case '"', '\\', '/':
		return rune(b[1]), 2, true
	case 'b':
		return '\b', 2, true
	case 'f':
		return '\f', 2, true
	case 'n':
		return '\n', 2, true
	case 'r':
		return '\r', 2, true
	case 't':
		return '\t', 2, true
	case 'u':
		r, ok := hex4(b)
		if !ok || !utf16.IsSurrogate(r) {
			return r, 6, ok
		}
		low, ok := hex4(b[6:])
		if r = utf16.DecodeRune(r, low); !ok || r == utf8.RuneError {
			return 0, 0, false
		}
		return r, 12, true
	}
	return 0, 0, false
}

// hex4 reads an escape of four hexadecimal digits, as in "\u0416".
func hex4(b []byte) (rune, bool) {
	if len(b) < 6 || b[0] != '\\' || b[1] != 'u' {
		return 0, false
	}
	n, err := strconv.ParseUint(string(b[2:6]), 16, 16)
	return rune(n), err == nil
}

// Value reads any value and returns it compact.
func (s *Scanner) Value() (Value, error) {
	s.space()
	from := s.pos
	spaces, err := s.skip()
	if err != nil {
		return nil, err
	}
	text := s.data[from:s.pos]
	if !spaces {
		return append(Value(nil), text...), nil
	}
	out := make(Value, 0, len(text))
	quoted := false
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case quoted && c == '\\':
			out = append(out, c, text[i+1])
			i++
			continue
		case c == '"':
			quoted = !quoted
		case !quoted && (c == ' ' || c == '\t' || c == '\n' || c == '\r'):
			continue
		}
		out = append(out, c)
	}
	return out, nil
}

// skip steps over a value, checking it, and reports whether it holds insignificant space.
func (s *Scanner) skip() (spaces bool, err error) {
	switch kind := s.Peek(); kind {
	case 0:
		return false, s.fault(Cut)
	case '{', '[':
		return s.skipAll(kind)
	case '"':
		_, err = s.String()
	case 't', 'f':
		_, err = s.Bool()
	case '0':
		_, err = s.number()
	case 'n':
		err = s.fault(Type)
	default:
		err = s.fault(Syntax)
	}
	return false, err
}

func (s *Scanner) skipAll(open byte) (spaces bool, err error) {
	closing := open + 2 // '{' + 2 is '}', '[' + 2 is ']'
	if err := s.Open(open); err != nil {
		return false, err
	}
	var keys map[string]bool
	for n := 0; ; n++ {
		at := s.pos
		more, err := s.More(closing, n)
		if err != nil {
			return false, err
		}
		spaces = spaces || isSpace(s.data[at])
		if !more {
			return spaces, nil
		}
		step := ""
		if open == '{' {
			from := s.pos
			key, err := s.Key()
			if err != nil {
				return false, err
			}
			step = key
			if keys == nil {
				keys = map[string]bool{}
			}
			if keys[key] {
				s.pos = from
				f := s.fault(Duplicate)
				f.Key = key
				return false, f
			}
			keys[key] = true
			spaces = spaces || isSpace(s.data[from]) || isSpace(s.data[s.pos-2])
		}
		spaces = spaces || s.pos < len(s.data) && isSpace(s.data[s.pos])
		inner, err := s.skip()
		if err != nil {
			if open == '[' {
				step = strconv.Itoa(n)
			}
			return false, under(err, step)
		}
		spaces = spaces || inner
	}
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }
