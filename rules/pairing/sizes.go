package pairing

// Sizes tells how n players are split into tables of four and of three: as few tables of
// three as possible. There is no such split for 1, 2 and 5 players, nor for none.
func Sizes(n int) (fours, threes int, ok bool) {
	if n < 3 || n == 5 {
		return 0, 0, false
	}
	threes = (4 - n%4) % 4
	return (n - 3*threes) / 4, threes, true
}
