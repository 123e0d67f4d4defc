package canon

import (
	"encoding"
	"errors"
	"reflect"
	"strconv"
	"unicode/utf8"
)

// Writer is a type that writes its own value.
type Writer interface {
	AppendCanon(b []byte) ([]byte, error)
}

// Marshal writes a value. Text that isn't UTF-8, and types without a form here, are errors.
func Marshal(v any) ([]byte, error) { return Append(nil, v) }

// Append writes a value after b.
func Append(b []byte, v any) ([]byte, error) {
	value := reflect.ValueOf(v)
	if !value.IsValid() {
		return nil, errors.New("canon: no form for nil")
	}
	return planOf(value.Type()).write(b, value)
}

func writeValue(b []byte, v reflect.Value) ([]byte, error) {
	if v.Len() == 0 {
		return nil, errors.New("canon: an empty value")
	}
	return append(b, v.Bytes()...), nil
}

func writeOwn(b []byte, v reflect.Value) ([]byte, error) {
	return v.Interface().(Writer).AppendCanon(b)
}

func writeText(b []byte, v reflect.Value) ([]byte, error) {
	text, err := v.Interface().(encoding.TextMarshaler).MarshalText()
	if err != nil {
		return nil, err
	}
	return checked(b, string(text))
}

func writeBool(b []byte, v reflect.Value) ([]byte, error) {
	return strconv.AppendBool(b, v.Bool()), nil
}

func writeInt(b []byte, v reflect.Value) ([]byte, error) {
	return strconv.AppendInt(b, v.Int(), 10), nil
}

func writeString(b []byte, v reflect.Value) ([]byte, error) { return checked(b, v.String()) }

func writeAny(b []byte, v reflect.Value) ([]byte, error) { return Append(b, v.Interface()) }

func checked(b []byte, text string) ([]byte, error) {
	if !utf8.ValidString(text) {
		return nil, &Fault{Problem: UTF8}
	}
	return appendString(b, text), nil
}

// appendString writes a string with the escapes that JSON demands and no others.
func appendString(b []byte, text string) []byte {
	b = append(b, '"')
	from := 0
	for i := range len(text) {
		c := text[i]
		if c >= ' ' && c != '"' && c != '\\' {
			continue
		}
		b = append(b, text[from:i]...)
		from = i + 1
		switch c {
		case '"', '\\':
			b = append(b, '\\', c)
		case '\b':
			b = append(b, `\b`...)
		case '\f':
			b = append(b, `\f`...)
		case '\n':
			b = append(b, `\n`...)
		case '\r':
			b = append(b, `\r`...)
		case '\t':
			b = append(b, `\t`...)
		default:
			const digits = "0123456789abcdef"
			b = append(b, `\u00`...)
			b = append(b, digits[c>>4], digits[c&15])
		}
	}
	return append(append(b, text[from:]...), '"')
}
