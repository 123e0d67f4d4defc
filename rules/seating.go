package rules

// Stage (этап) is a part of a tournament with points of its own.
type Stage string

const (
	StageMain   Stage = "main"
	StageGroups Stage = "groups" // two groups at once; each table names its group, "a" or "b"
	StageSemi   Stage = "semi"
	StagePlace  Stage = "place" // matches for places 1–2 and 3–4
	StageFinal  Stage = "final"
	StageTie    Stage = "tie" // a final between entrants with equal points
)

// System (система рассадки) is how a round was seated.
type System string

const (
	SystemRandom  System = "random"
	SystemSwiss   System = "swiss"
	SystemItalian System = "italian"
	SystemApart   System = "apart"
	SystemFinal   System = "final"
	SystemGroups  System = "groups"
	SystemManual  System = "manual"
)

// Reason is why a table departs from plain rank order, or what the judge must know of it.
// A and B are 1-based positions in the order that the round was seated from.
type Reason struct {
	Code  string `json:"code"` // "met", "taken", "rest", "rematch", "team", "clash", "judge", "seeds", "three", "manual" …
	A     int    `json:"a,omitzero"`
	B     int    `json:"b,omitzero"`
	Round int    `json:"round,omitzero"` // "met": the round in which A and B met
	Table int    `json:"table,omitzero"` // "taken": the table that B was taken to
}

// SeatedTable is one table of a seating. Seats[0] is line N–S in belote, a in domino;
// in preferans the listed order is the order round the table and the last deals first.
type SeatedTable struct {
	Table int         `json:"table"`
	Group string      `json:"group,omitzero"`
	Seats []EntrantID `json:"seats"`
	Why   *Reason     `json:"why,omitzero"`
}

// Seating (рассадка) is what a seater proposes and the judge publishes.
type Seating struct {
	Round   int
	Stage   Stage
	System  System
	Algo    string // "swiss/1"; with Seed it can be replayed
	Seed    string
	Through []EntrantID // those who went on, if a cut precedes this round; else nil
	Byes    []EntrantID
	Tables  []SeatedTable
	Notices []Notice // what the preview tells; not stored
}

// Notice is a remark of a seater or a regulation to the judge; app/text has its sentence.
type Notice struct {
	Code string
	Args Args
}
