package scope

import (
	"github.com/sudya-app/sudya/app/desk"
)

// SeatSide is «НЗ» or «ОВ».
func SeatSide(d *desk.Desk, seat int) string {
	return d.T([2]string{"page.side.ns", "page.side.ew"}[seat%2], nil)
}
