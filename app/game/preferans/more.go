package preferans

// Commands of the result's menu.
const (
	moreTake       = "take"
	moreFraction   = "fraction"
	moreUnbalanced = "unbalanced"
)

// Commands of the score sheet's menu.
const (
	pulkaEnd    = "end"
	pulkaAdjust = "adjust"
	pulkaJoin   = "join"
)
