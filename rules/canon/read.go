package canon

import (
	"encoding"
	"errors"
	"reflect"
	"strconv"
	"strings"
	"sync"
)

// Reader is a type that reads its own value.
type Reader interface{ ReadCanon(v Value) error }

// Unmarshal reads a text into *v. Errors are *Fault. Structs take the names and the order
// of `json` tags; a field without one isn't read or written, but for embedded structs, whose
// fields stand among the others.
func Unmarshal(text []byte, v any) error {
	s := Scanner{data: text}
	target := reflect.ValueOf(v).Elem()
	if err := planOf(target.Type()).read(&s, target); err != nil {
		return err
	}
	return s.End()
}

// plan is how values of a type are read and written.
type plan struct {
	read  func(s *Scanner, v reflect.Value) error
	write func(b []byte, v reflect.Value) ([]byte, error)
}

var plans sync.Map // reflect.Type → *plan

func planOf(t reflect.Type) *plan {
	if p, ok := plans.Load(t); ok {
		return p.(*plan)
	}
	p := makePlan(t)
	plans.Store(t, p)
	return p
}

var (
	valueType  = reflect.TypeFor[Value]()
	readerType = reflect.TypeFor[Reader]()
	writerType = reflect.TypeFor[Writer]()
	textReader = reflect.TypeFor[encoding.TextUnmarshaler]()
	textWriter = reflect.TypeFor[encoding.TextMarshaler]()
)

func makePlan(t reflect.Type) *plan {
	p := &plan{}
	switch {
	case t.Kind() == reflect.Pointer:
		p.read, p.write = pointerPlan(t)
	case t == valueType:
		p.read, p.write = readValue, writeValue
	case reflect.PointerTo(t).Implements(readerType):
		p.read, p.write = readOwn, writeOwn
	case t.Implements(writerType):
		p.read, p.write = nil, writeOwn
	case reflect.PointerTo(t).Implements(textReader):
		p.read, p.write = readText, writeText
	case t.Implements(textWriter):
		p.read, p.write = nil, writeText
	default:
		switch t.Kind() {
		case reflect.Bool:
			p.read, p.write = readBool, writeBool
		case reflect.Int, reflect.Int64:
			p.read, p.write = readInt, writeInt
		case reflect.String:
			p.read, p.write = readString, writeString
		case reflect.Slice:
			p.read, p.write = slicePlan(t)
		case reflect.Array:
			p.read, p.write = arrayPlan(t)
		case reflect.Struct:
			p.read, p.write = structPlan(t)
		case reflect.Interface:
			p.write = writeAny
		}
	}
	if p.read == nil {
		p.read = func(s *Scanner, _ reflect.Value) error { return s.fault(Type) }
	}
	if p.write == nil {
		p.write = func([]byte, reflect.Value) ([]byte, error) {
			return nil, errors.New("canon: no form for " + t.String())
		}
	}
	return p
}

func readValue(s *Scanner, v reflect.Value) error {
	raw, err := s.Value()
	if err != nil {
		return err
	}
	v.SetBytes(raw)
	return nil
}

func readOwn(s *Scanner, v reflect.Value) error {
	at := s.pos
	raw, err := s.Value()
	if err != nil {
		return err
	}
	if err := v.Addr().Interface().(Reader).ReadCanon(raw); err != nil {
		return refused(err, at)
	}
	return nil
}

// refused keeps a fault's own place relative to the value that it is in.
func refused(err error, at int) error {
	var f *Fault
	if errors.As(err, &f) {
		return &Fault{Problem: f.Problem, Path: f.Path, Key: f.Key, Offset: at + f.Offset, Cause: f.Cause}
	}
	return &Fault{Problem: Refused, Offset: at, Cause: err}
}

func readText(s *Scanner, v reflect.Value) error {
	at := s.pos
	text, err := s.String()
	if err != nil {
		return err
	}
	if err := v.Addr().Interface().(encoding.TextUnmarshaler).UnmarshalText([]byte(text)); err != nil {
		return refused(err, at)
	}
	return nil
}

func readBool(s *Scanner, v reflect.Value) error {
	b, err := s.Bool()
	if err == nil {
		v.SetBool(b)
	}
	return err
}

func readInt(s *Scanner, v reflect.Value) error {
	n, err := s.Int()
	if err == nil {
		v.SetInt(n)
	}
	return err
}

func readString(s *Scanner, v reflect.Value) error {
	text, err := s.String()
	if err == nil {
		v.SetString(text)
	}
	return err
}

func pointerPlan(t reflect.Type) (func(*Scanner, reflect.Value) error, func([]byte, reflect.Value) ([]byte, error)) {
	elem := lazily(t.Elem())
	return func(s *Scanner, v reflect.Value) error {
			target := reflect.New(t.Elem())
			if err := elem().read(s, target.Elem()); err != nil {
				return err
			}
			v.Set(target)
			return nil
		}, func(b []byte, v reflect.Value) ([]byte, error) {
			return elem().write(b, v.Elem())
		}
}

// lazily lets a type hold itself.
func lazily(t reflect.Type) func() *plan {
	return sync.OnceValue(func() *plan { return planOf(t) })
}

func slicePlan(t reflect.Type) (func(*Scanner, reflect.Value) error, func([]byte, reflect.Value) ([]byte, error)) {
	elem := lazily(t.Elem())
	read := func(s *Scanner, v reflect.Value) error {
		if err := s.Open('['); err != nil {
			return err
		}
		v.Set(reflect.MakeSlice(t, 0, 4))
		for n := 0; ; n++ {
			more, err := s.More(']', n)
			if err != nil || !more {
				return err
			}
			if n == v.Cap() {
				v.Grow(n)
			}
			v.SetLen(n + 1)
			if err := elem().read(s, v.Index(n)); err != nil {
				return under(err, strconv.Itoa(n))
			}
		}
	}
	write := func(b []byte, v reflect.Value) ([]byte, error) {
		b = append(b, '[')
		for i := range v.Len() {
			if i > 0 {
				b = append(b, ',')
			}
			var err error
			if b, err = elem().write(b, v.Index(i)); err != nil {
				return nil, err
			}
		}
		return append(b, ']'), nil
	}
	return read, write
}

func arrayPlan(t reflect.Type) (func(*Scanner, reflect.Value) error, func([]byte, reflect.Value) ([]byte, error)) {
	elem := lazily(t.Elem())
	_, write := slicePlan(reflect.SliceOf(t.Elem()))
	return func(s *Scanner, v reflect.Value) error {
		if err := s.Open('['); err != nil {
			return err
		}
		for n := 0; ; n++ {
			more, err := s.More(']', n)
			switch {
			case err != nil:
				return err
			case more != (n < t.Len()):
				return s.fault(Type)
			case !more:
				return nil
			}
			if err := elem().read(s, v.Index(n)); err != nil {
				return under(err, strconv.Itoa(n))
			}
		}
	}, write
}

// under puts a step before a fault's path.
func under(err error, step string) error {
	var f *Fault
	if !errors.As(err, &f) {
		return err
	}
	if f.Path == "" {
		f.Path = step
	} else {
		f.Path = step + "." + f.Path
	}
	return f
}

// field is a member of a struct.
type field struct {
	name     string
	index    []int // through embedded structs
	omitZero bool
	plan     func() *plan
}

func fieldsOf(t reflect.Type) []field {
	var list []field
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct:
			for _, inner := range fieldsOf(f.Type) {
				inner.index = append([]int{i}, inner.index...)
				list = append(list, inner)
			}
		case name != "" && name != "-":
			list = append(list, field{name, []int{i}, strings.Contains(options, "omitzero"), lazily(f.Type)})
		}
	}
	return list
}

func structPlan(t reflect.Type) (func(*Scanner, reflect.Value) error, func([]byte, reflect.Value) ([]byte, error)) {
	fields := structFields(fieldsOf(t))
	return fields.read, fields.write
}

// structFields are the fields of a struct, read and written by their names.
type structFields []field

// find is the field of a name, -1 for none. Keys mostly come in order, so the search begins
// after the last one found.
func (fields structFields) find(key string, after int) int {
	for i := range fields {
		j := (after + 1 + i) % len(fields)
		if fields[j].name == key {
			return j
		}
	}
	return -1
}

func (fields structFields) read(s *Scanner, v reflect.Value) error {
	if err := s.Open('{'); err != nil {
		return err
	}
	var seen uint64
	last := -1
	for n := 0; ; n++ {
		more, err := s.More('}', n)
		if err != nil || !more {
			return err
		}
		at := s.pos
		key, err := s.Key()
		if err != nil {
			return err
		}
		i := fields.find(key, last)
		if i < 0 {
			return &Fault{Problem: Unknown, Key: key, Offset: at}
		}
		if seen&(1<<i) != 0 {
			return &Fault{Problem: Duplicate, Key: key, Offset: at}
		}
		seen |= 1 << i
		last = i
		if err := fields[i].plan().read(s, v.FieldByIndex(fields[i].index)); err != nil {
			return under(err, key)
		}
	}
}

func (fields structFields) write(b []byte, v reflect.Value) ([]byte, error) {
	b = append(b, '{')
	first := true
	for _, f := range fields {
		value := v.FieldByIndex(f.index)
		if f.omitZero && value.IsZero() {
			continue
		}
		if !first {
			b = append(b, ',')
		}
		first = false
		b = append(appendString(b, f.name), ':')
		var err error
		if b, err = f.plan().write(b, value); err != nil {
			return nil, err
		}
	}
	return append(b, '}'), nil
}
