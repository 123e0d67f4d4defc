package play

// Commands of the menu.
const (
	moreSheet      = "sheet"
	moreTake       = "take"
	moreFraction   = "fraction"
	moreUnbalanced = "unbalanced"
	moreRuling     = "ruling"
	moreClear      = "clear"
)

const (
	pulkaEnd    = "end"
	pulkaAdjust = "adjust"
	pulkaJoin   = "join"
	pulkaNew    = "new"
)
