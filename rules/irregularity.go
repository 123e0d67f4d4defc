package rules

// Irregularity (нарушение) is an entry of a game's catalogue. The texts are written anew
// in the judge's words; the article says where the regulation speaks of it.
type Irregularity struct {
	ID       string      `json:"id"`
	Article  string      `json:"article"`
	Phase    string      `json:"phase"`
	Name     Bilingual   `json:"name"`
	Remedies []Bilingual `json:"remedies"`
	Options  []Option    `json:"options"`
	Extras   []Extra     `json:"extras"` // discretionary fines
	Waivable bool        `json:"waivable"`
	// Words are what judges say of it, for the search: «фальшренонс», «открыл карту».
	Words []string `json:"-"`
	// Effect is what the remedy does to the deal, a code for the app's arithmetic: "", "bait", "award162", "redeal" …
	Effect string `json:"-"`
}

// Option is a remedy that somebody chooses.
type Option struct {
	Text    Bilingual `json:"text"`
	Chooser string    `json:"chooser"` // judge, opponents, firstInnocent, nextOpponent
	Effect  string    `json:"-"`
}

// Extra is a fine that the judge may add.
type Extra struct {
	Text   Bilingual
	Points Half // signed
	Whists int  // signed
	Remove bool
	Party  bool // loss of the current party
}

// Bilingual is a sentence in Russian and English.
type Bilingual struct{ RU, EN string }

// MarshalText writes the Russian sentence: the command line speaks Russian.
func (b Bilingual) MarshalText() ([]byte, error) { return []byte(b.RU), nil }

// MarshalText writes the Russian sentence.
func (e Extra) MarshalText() ([]byte, error) { return []byte(e.Text.RU), nil }
