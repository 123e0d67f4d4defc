package text

import (
	"strings"
	"unicode"
)

// Tidy makes a typed name fit to be stored: composed characters (NFC), nothing that can't be
// seen, no spaces at the ends, single spaces inside. It takes nothing else away: what is wrong
// is refused by the rules.
func Tidy(s string) string {
	return strings.Join(strings.FieldsFunc(compose(Visible(s)), unicode.IsSpace), " ")
}

// Fold makes texts comparable: small letters, «е» for «ё», composed, one sign for all
// apostrophes and one for all hyphens.
func Fold(s string) string { return alike.Replace(strings.ToLower(Tidy(s))) }

var alike = strings.NewReplacer("ё", "е", "’", "'", "‘", "'", "ʼ", "'", "ʻ", "'", "ʹ", "'", "′", "'", "`", "'", "´", "'", "‐", "-", "‑", "-")

// Inside makes a phrase fit to stand inside a sentence: its capital goes, but not those of an
// abbreviation («БТ»).
func Inside(s string) string {
	r := []rune(s)
	if len(r) > 1 && unicode.IsUpper(r[0]) && unicode.IsLower(r[1]) {
		r[0] = unicode.ToLower(r[0])
	}
	return string(r)
}

// Visible leaves out the characters that nobody sees and that come along when a text is
// copied: a soft hyphen, a space of no width, a mark of direction. With them a name would
// have a twin, or be refused for no reason that shows. What makes one sign of several stays:
// in emoji, and in scripts whose letters join.
func Visible(s string) string {
	if strings.IndexFunc(s, invisible) < 0 {
		return s
	}
	var out []rune
	var last rune // that stays
	for _, r := range s {
		if invisible(r) && !joins(last, r) {
			continue
		}
		out, last = append(out, r), r
	}
	return string(out)
}

func invisible(r rune) bool {
	return unicode.In(r, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector) &&
		!unicode.Is(unicode.Prepended_Concatenation_Mark, r)
}

// joining are the scripts in which a joiner changes how letters look.
var joining = []*unicode.RangeTable{
	unicode.Arabic, unicode.Syriac, unicode.Mongolian, unicode.Devanagari, unicode.Bengali, unicode.Gurmukhi, unicode.Gujarati,
	unicode.Oriya, unicode.Tamil, unicode.Telugu, unicode.Kannada, unicode.Malayalam, unicode.Sinhala, unicode.Khmer, unicode.Myanmar,
}

// joins reports whether r, which can't be seen by itself, belongs to the sign after last.
func joins(last, r rune) bool {
	emoji := unicode.In(last, unicode.So, unicode.Sk) || unicode.Is(unicode.Variation_Selector, last)
	switch {
	case r == '\u200c', r == '\u200d':
		return emoji || unicode.In(last, joining...)
	case unicode.Is(unicode.Variation_Selector, r):
		return emoji || unicode.In(last, unicode.Nd, unicode.Po, unicode.Han, unicode.Mongolian) || unicode.In(last, joining...)
	case r >= 0xe0020 && r <= 0xe007f: // the letters of a flag
		return emoji || last >= 0xe0020 && last <= 0xe007f
	}
	return false
}

// Unbroken keeps initials with the surname when a line is broken: «Ким\u00a0А.\u00a0Б.».
func Unbroken(name string) string {
	letters := []rune(name)
	for i, r := range letters {
		if r == ' ' && i > 0 && i+2 < len(letters) && unicode.IsUpper(letters[i+1]) && letters[i+2] == '.' {
			letters[i] = '\u00a0'
		}
	}
	return string(letters)
}
