package tournament

import (
	"strings"
	"unicode"
)

// sameName reports whether two names read the same: capitals, «ё» for «е», the sign of an
// apostrophe, and whether a letter is written in one piece or as a letter and its mark make
// no difference.
func sameName(a, b string) bool { return strings.EqualFold(plain(a), plain(b)) }

// sameTeam reports whether two teams are written alike but for how letters and marks are put
// together: the name of a team is the judge's to tell two people by.
func sameTeam(a, b string) bool { return compose(a) == compose(b) }

// compose joins letters and their marks where marked has them, capitals too.
func compose(name string) string {
	// The marks, U+0300 to U+036F, begin with one of these bytes; hardly any name has one.
	if strings.IndexByte(name, 0xcc) < 0 && strings.IndexByte(name, 0xcd) < 0 {
		return name
	}
	var out []rune
	for _, r := range name {
		if last := len(out) - 1; last >= 0 {
			if c, ok := composed[[2]rune{out[last], r}]; ok {
				out[last] = c
				continue
			}
		}
		out = append(out, r)
	}
	return string(out)
}

// plain is a composed name with «е» for «ё» and one sign for all apostrophes.
func plain(name string) string { return alike.Replace(compose(name)) }

var alike = strings.NewReplacer("ё", "е", "Ё", "Е", "’", "'", "‘", "'", "ʼ", "'", "ʻ", "'", "`", "'", "´", "'")

// marked are the small letters of Cyrillic and European Latin that Unicode also writes as a
// letter and a combining mark (NFC and NFD): by mark, each letter before its composed form.
var marked = map[rune]string{
	0x0300: "aàeèiìoòuùnǹеѐиѝ",                       // grave
	0x0301: "aáeéiíoóuúyýcćlĺnńrŕsśzźgǵæǽøǿгѓкќ",     // acute
	0x0302: "aâeêiîoôuûcĉgĝhĥjĵsŝwŵyŷ",               // circumflex
	0x0303: "aãnñoõiĩuũ",                             // tilde
	0x0304: "aāeēiīoōuūæǣyȳиӣуӯ",                     // macron
	0x0306: "aăeĕgğiĭoŏuŭийуўжӂаӑеӗ",                 // breve
	0x0307: "cċeėgġzżaȧoȯ",                           // dot above
	0x0308: "aäeëiïoöuüyÿеёіїаӓәӛжӝзӟиӥоӧөӫэӭуӱчӵыӹ", // diaeresis
	0x030a: "aåuů",                                   // ring
	0x030b: "oőuűуӳ",                                 // double acute
	0x030c: "cčdďeělľnňrřsštťzžaǎiǐoǒuǔgǧkǩhȟ",       // caron
	0x0326: "sștț",                                   // comma below
	0x0327: "cçgģkķlļnņrŗsştţeȩ",                     // cedilla
	0x0328: "aąeęiįuųoǫ",                             // ogonek
}

var composed = func() map[[2]rune]rune {
	table := map[[2]rune]rune{}
	for mark, pairs := range marked {
		letters := []rune(pairs)
		for i := 0; i+1 < len(letters); i += 2 {
			table[[2]rune{letters[i], mark}] = letters[i+1]
			table[[2]rune{unicode.ToUpper(letters[i]), mark}] = unicode.ToUpper(letters[i+1])
		}
	}
	return table
}()
