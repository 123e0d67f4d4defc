package belote

// Side (линия) is a line of the table: North–South or East–West.
type Side string

const (
	NS Side = "ns" // seat 0 of the table
	EW Side = "ew" // seat 1

	// Both is possible only as the side of a no-show.
	Both Side = "both"
)

// SideAt is the line of a seat of the table.
func SideAt(seat int) Side {
	if seat == 0 {
		return NS
	}
	return EW
}

// Other is the opposite line.
func (s Side) Other() Side {
	if s == NS {
		return EW
	}
	return NS
}

// seat is the index of the line at its table.
func (s Side) seat() int {
	if s == NS {
		return 0
	}
	return 1
}

// isLine reports whether s is one of the two lines.
func (s Side) isLine() bool { return s == NS || s == EW }

// Whists are whole whists of the two lines.
type Whists struct {
	NS int `json:"ns"`
	EW int `json:"ew"`
}

// Of is the amount of one line.
func (w Whists) Of(s Side) int {
	if s == NS {
		return w.NS
	}
	return w.EW
}

// add gives n more to a line.
func (w *Whists) add(s Side, n int) {
	if s == NS {
		w.NS += n
	} else {
		w.EW += n
	}
}
