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

// Effects that games share; a game has further ones of its own.
const (
	EffectWarning = "warning" // the offender is warned
	EffectRemoval = "removal" // the offender leaves the tournament
	EffectWaive   = "waive"   // the opponents forgive
	EffectAdjust  = "adjust"  // the judge changes numbers, with a reason
	EffectAppeal  = "appeal"  // goes on to the committee

	// Adjustments of one kind; the first two are made on the score sheet.
	EffectAdjustMountain = "adjust.mountain"
	EffectAdjustPool     = "adjust.pool"
	EffectAdjustWhists   = "adjust.whists" // shared by the others of the table
	EffectAdjustPoints   = "adjust.points"
)

// Who chooses among options, as all catalogues name them; a game has further ones of its own.
const (
	ChooserJudge     = "judge"
	ChooserOpponents = "opponents"
)

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
	Player bool // Remove takes one player of a pair, who may be replaced
}

// Warning tells that the extra is a warning and changes no number.
func (e Extra) Warning() bool { return e.Points == 0 && e.Whists == 0 && !e.Remove && !e.Party }

// Question decides between irregularities that look alike, in the judge's words: how many
// cards, when was it noticed, was it a trump game. Each answer leads to an entry of the
// catalogue or to a further question.
type Question struct {
	ID      string
	Text    Bilingual
	Answers []Answer
}

// Answer is one way on from a question; exactly one of Irregularity and Next is set.
type Answer struct {
	Text         Bilingual
	Irregularity string
	Next         string // the id of the question that follows
}

// Questioner is a regulation whose catalogue has such questions.
type Questioner interface {
	// Questions lists them; one that follows another stands after it.
	Questions() []Question
}

// Bilingual is a sentence in Russian and English.
type Bilingual struct{ RU, EN string }

// MarshalText writes the Russian sentence: the command line speaks Russian.
func (b Bilingual) MarshalText() ([]byte, error) { return []byte(b.RU), nil }

// MarshalText writes the Russian sentence.
func (e Extra) MarshalText() ([]byte, error) { return []byte(e.Text.RU), nil }
