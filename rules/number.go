package rules

import (
	"strconv"
	"strings"
)

// Half is an amount of tournament points in halves of a point: 3 is 1.5 points.
type Half int64

// Points makes a Half of whole points.
func Points(n int) Half { return Half(2 * n) }

// String writes the points as the files do: "1.5", "-0.5", "2".
func (h Half) String() string {
	sign, n := "", int64(h)
	if n < 0 {
		sign, n = "-", -n
	}
	if n%2 == 0 {
		return sign + strconv.FormatInt(n/2, 10)
	}
	return sign + strconv.FormatInt(n/2, 10) + ".5"
}

// ParseHalf reads "1.5", "-0.5", "2". Anything else, a comma or an excessive number
// included, is refused with code number.half.
func ParseHalf(s string) (Half, error) {
	bad := Refuse("number.half", "", Args{"text": s})
	body, neg := s, false
	if strings.HasPrefix(body, "-") {
		body, neg = body[1:], true
	}
	whole, frac, dotted := strings.Cut(body, ".")
	if dotted && frac != "5" && frac != "0" {
		return 0, bad
	}
	if whole == "" || len(whole) > 9 {
		return 0, bad
	}
	n, err := strconv.ParseUint(whole, 10, 63)
	if err != nil {
		return 0, bad
	}
	h := Half(2 * n)
	if frac == "5" {
		h++
	}
	if neg {
		h = -h
	}
	return h, nil
}

// MarshalText makes a Half a JSON string.
func (h Half) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (h *Half) UnmarshalText(b []byte) error {
	v, err := ParseHalf(string(b))
	if err != nil {
		return err
	}
	*h = v
	return nil
}

// Sixth is an amount of whists (or of difference) in sixths: halves appear at preferans
// tables of four, thirds at tables of three, so sixths hold both exactly.
type Sixth int64

// Whole makes a Sixth of whole whists.
func Whole(n int) Sixth { return Sixth(6 * n) }

// String writes an integer or a fraction in lowest terms: "372", "-200/3", "25/2".
func (s Sixth) String() string {
	n, d := int64(s), int64(6)
	for _, p := range []int64{2, 3} {
		if n%p == 0 && d%p == 0 {
			n, d = n/p, d/p
		}
	}
	if d == 1 {
		return strconv.FormatInt(n, 10)
	}
	return strconv.FormatInt(n, 10) + "/" + strconv.FormatInt(d, 10)
}

// ParseSixth reads "120", "-200/3", "25/2", also not in lowest terms. A decimal, a
// denominator that doesn't divide 6, or more than nine digits: code number.sixth.
func ParseSixth(s string) (Sixth, error) {
	bad := Refuse("number.sixth", "", Args{"text": s})
	num, den, frac := strings.Cut(s, "/")
	digits := strings.TrimPrefix(num, "-")
	if digits == "" || len(digits) > 9 || strings.Trim(digits, "0123456789") != "" {
		return 0, bad
	}
	n, err := strconv.ParseInt(num, 10, 64)
	if err != nil {
		return 0, bad
	}
	d := int64(1)
	if frac {
		switch den {
		case "1", "2", "3", "6":
			d = int64(den[0] - '0')
		default:
			return 0, bad
		}
	}
	return Sixth(n * (6 / d)), nil
}

// MarshalText makes a Sixth a JSON string.
func (s Sixth) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (s *Sixth) UnmarshalText(b []byte) error {
	v, err := ParseSixth(string(b))
	if err != nil {
		return err
	}
	*s = v
	return nil
}
