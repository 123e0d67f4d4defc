package main

import (
	"bytes"
	"fmt"
	"image/color"
	"math"
)

// The icon: two cards on felt, the front one a spade. The same outlines give the SVG
// and the PNGs. Units are of a square of 512.
const iconSide = 512

// shape is one filled outline; even–odd, so a ring is two outlines.
type shape struct {
	Fill    color.RGBA
	Outline path2D
}

var (
	felt   = color.RGBA{0x12, 0x40, 0x2d, 0xff}
	stitch = color.RGBA{0x4d, 0x70, 0x60, 0xff}
	shade  = color.RGBA{0xd5, 0xc9, 0xab, 0xff}
	ivory  = color.RGBA{0xfb, 0xf7, 0xec, 0xff}
	suit   = color.RGBA{0xb0, 0x22, 0x1e, 0xff}
)

// frame is how much of the square the felt fills.
type frame int

const (
	rounded   frame = iota // corners cut by us: «any» icons
	fullBleed              // the system cuts the corners
	maskable               // the same, drawn smaller: only the middle circle of 80 % is sure to be seen
)

// iconShapes are the outlines from back to front.
func iconShapes(f frame) []shape {
	corner := 112.0
	scale := 1.15
	if f != rounded {
		corner = 0
	}
	if f == maskable {
		scale = 0.95
	}
	middle := move(-iconSide/2, -iconSide/2).then(size(scale)).then(move(iconSide/2, iconSide/2))
	shapes := []shape{{felt, roundedRect(0, 0, iconSide, iconSide, corner)}}
	if f == rounded {
		ring := append(roundedRect(24, 24, 464, 464, 92), roundedRect(31, 31, 450, 450, 85)...)
		shapes = append(shapes, shape{stitch, ring})
	}
	back := turn(13).then(move(300, 250)).then(middle)
	front := turn(-8).then(move(232, 264)).then(middle)
	return append(shapes,
		shape{shade, roundedRect(-100, -140, 200, 280, 22).with(back)},
		shape{suit, diamond().with(size(1.5).then(move(66, -104)).then(back))},
		shape{ivory, roundedRect(-108, -150, 216, 300, 24).with(front)},
		shape{felt, spade().with(size(7.6).then(front))},
	)
}

// spade is the suit round the origin, 19 high.
func spade() path2D {
	const a, b = 12.0, 12.0
	p := path2D{}
	p.start(12-a, 2.5-b)
	p.curve(10.5-a, 5.5-b, 4.5-a, 9-b, 4.5-a, 13.5-b)
	p.curve(4.5-a, 17-b, 8.2-a, 18.7-b, 11.1-a, 16.3-b)
	p.curve(10.9-a, 18.3-b, 10.2-a, 20-b, 8.8-a, 21.5-b)
	p.line(15.2-a, 21.5-b)
	p.curve(13.8-a, 20-b, 13.1-a, 18.3-b, 12.9-a, 16.3-b)
	p.curve(15.8-a, 18.7-b, 19.5-a, 17-b, 19.5-a, 13.5-b)
	p.curve(19.5-a, 9-b, 13.5-a, 5.5-b, 12-a, 2.5-b)
	return p
}

// diamond is the suit round the origin, 19 high.
func diamond() path2D {
	p := path2D{}
	p.start(0, -9.5)
	p.curve(1.8, -5.9, 4.2, -2.7, 7, 0)
	p.curve(4.2, 2.7, 1.8, 5.9, 0, 9.5)
	p.curve(-1.8, 5.9, -4.2, 2.7, -7, 0)
	p.curve(-4.2, -2.7, -1.8, -5.9, 0, -9.5)
	return p
}

// roundedRect is a rectangle with corners of radius r.
func roundedRect(x, y, w, h, r float64) path2D {
	const k = 0.5523 // how far a cubic's handle reaches in a quarter of a circle
	p := path2D{}
	p.start(x+r, y)
	p.line(x+w-r, y)
	p.curve(x+w-r+k*r, y, x+w, y+r-k*r, x+w, y+r)
	p.line(x+w, y+h-r)
	p.curve(x+w, y+h-r+k*r, x+w-r+k*r, y+h, x+w-r, y+h)
	p.line(x+r, y+h)
	p.curve(x+r-k*r, y+h, x, y+h-r+k*r, x, y+h-r)
	p.line(x, y+r)
	p.curve(x, y+r-k*r, x+r-k*r, y, x+r, y)
	return p
}

// iconSVG is the rounded icon as a vector.
func iconSVG() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d">`, iconSide, iconSide)
	for _, s := range iconShapes(rounded) {
		fmt.Fprintf(&b, `<path fill="#%02x%02x%02x" fill-rule="evenodd" d="%s"/>`, s.Fill.R, s.Fill.G, s.Fill.B, s.Outline)
	}
	b.WriteString("</svg>\n")
	return b.Bytes()
}

// matrix is an affine map: x' = a·x + c·y + e, y' = b·x + d·y + f.
type matrix struct{ a, b, c, d, e, f float64 }

func move(x, y float64) matrix { return matrix{1, 0, 0, 1, x, y} }
func size(k float64) matrix    { return matrix{k, 0, 0, k, 0, 0} }

// turn is a clockwise turn by degrees.
func turn(degrees float64) matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return matrix{cos, sin, -sin, cos, 0, 0}
}

// then is m followed by n.
func (m matrix) then(n matrix) matrix {
	return matrix{
		n.a*m.a + n.c*m.b, n.b*m.a + n.d*m.b,
		n.a*m.c + n.c*m.d, n.b*m.c + n.d*m.d,
		n.a*m.e + n.c*m.f + n.e, n.b*m.e + n.d*m.f + n.f,
	}
}

func (m matrix) at(p point) point {
	return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f}
}
