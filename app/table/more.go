package table

// Commands of the menu.
const (
	MoreSheet      = "sheet"
	MoreTake       = "take"
	MoreFraction   = "fraction"
	MoreUnbalanced = "unbalanced"
	MoreRuling     = "ruling"
	MoreClear      = "clear"
)

const (
	PulkaEnd    = "end"
	PulkaAdjust = "adjust"
	PulkaJoin   = "join"
	PulkaNew    = "new"
)
