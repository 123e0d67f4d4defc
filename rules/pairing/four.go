package pairing

import (
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
)

const reasonExchange = "exchange"

// FourReport is what [Four] can say of its seating as a whole.
type FourReport struct {
	Rematches int
	Spread    int
	Exact     bool
	Notices   []rules.Notice
}

func Four(n int, m *Meetings, sat3, dealt []int, rnd *draw.Rand) ([]Group, FourReport) {
	return FourInOrder(n, m, dealt), FourReport{}
}
