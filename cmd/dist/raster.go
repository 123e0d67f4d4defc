package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"sort"
	"strings"
)

type point struct{ x, y float64 }

// step is one move of the pen: M to one point, L to one, C over two handles to one.
type step struct {
	op     byte
	points []point
}

// path2D is closed outlines, each from a start to the next.
type path2D []step

func (p *path2D) start(x, y float64) { *p = append(*p, step{'M', []point{{x, y}}}) }
func (p *path2D) line(x, y float64)  { *p = append(*p, step{'L', []point{{x, y}}}) }

// curve takes its six numbers as a path of SVG has them: that is where they come from.
func (p *path2D) curve(x1, y1, x2, y2, x, y float64) {
	*p = append(*p, step{'C', []point{{x1, y1}, {x2, y2}, {x, y}}})
}

// with is the path mapped by m.
func (p path2D) with(m matrix) path2D {
	mapped := make(path2D, len(p))
	for i, s := range p {
		mapped[i] = step{s.op, make([]point, len(s.points))}
		for j, at := range s.points {
			mapped[i].points[j] = m.at(at)
		}
	}
	return mapped
}

// String is the path in SVG's notation, to a tenth of a unit.
func (p path2D) String() string {
	var b strings.Builder
	for i, s := range p {
		if s.op == 'M' && i > 0 {
			b.WriteByte('Z')
		}
		b.WriteByte(s.op)
		for j, at := range s.points {
			if j > 0 {
				b.WriteByte(' ')
			}
			fmt.Fprintf(&b, "%.1f %.1f", at.x, at.y)
		}
	}
	b.WriteByte('Z')
	return b.String()
}

// edges are the straight sides of the path; a curve becomes sixteen.
func (p path2D) edges() [][2]point {
	const pieces = 16
	var list [][2]point
	var first, at point
	to := func(next point) {
		list = append(list, [2]point{at, next})
		at = next
	}
	for _, s := range p {
		switch s.op {
		case 'M':
			to(first)
			first, at = s.points[0], s.points[0]
		case 'L':
			to(s.points[0])
		case 'C':
			from := at
			for i := 1; i <= pieces; i++ {
				to(bezier(from, s.points[0], s.points[1], s.points[2], float64(i)/pieces))
			}
		}
	}
	to(first)
	return list
}

func bezier(a, b, c, d point, t float64) point {
	u := 1 - t
	mix := func(a, b, c, d float64) float64 { return u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d }
	return point{mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y)}
}

// iconPNG draws the icon with sides of the given number of pixels.
func iconPNG(side int, f frame) []byte {
	picture := image.NewRGBA(image.Rect(0, 0, side, side))
	scale := size(float64(side) / iconSide)
	for _, s := range iconShapes(f) {
		fill(picture, s.Outline.with(scale), s.Fill)
	}
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&b, picture); err != nil {
		panic(err) // only an empty picture or a failing writer; neither exists here
	}
	return b.Bytes()
}

// fill paints the inside of an outline, even–odd, with smooth edges: each row of pixels
// is cut by four lines, each of which covers exact parts of the pixels between crossings.
func fill(picture *image.RGBA, outline path2D, paint color.RGBA) {
	const lines = 4
	edges := outline.edges()
	width := picture.Rect.Dx()
	cover := make([]float64, width)
	var crossings []float64
	for y := range picture.Rect.Dy() {
		clear(cover)
		for l := range lines {
			at := float64(y) + (float64(l)+0.5)/lines
			crossings = crossings[:0]
			for _, e := range edges {
				if (e[0].y <= at) != (e[1].y <= at) {
					crossings = append(crossings, e[0].x+(at-e[0].y)/(e[1].y-e[0].y)*(e[1].x-e[0].x))
				}
			}
			sort.Float64s(crossings)
			for i := 0; i+1 < len(crossings); i += 2 {
				span(cover, crossings[i], crossings[i+1], 1.0/lines)
			}
		}
		for x, part := range cover {
			if part > 0 {
				blend(picture, x, y, paint, math.Min(part, 1))
			}
		}
	}
}

// span adds weight to the pixels between from and to, to each by the part that is inside.
func span(cover []float64, from, to, weight float64) {
	from, to = math.Max(from, 0), math.Min(to, float64(len(cover)))
	for x := int(from); float64(x) < to; x++ {
		inside := math.Min(to, float64(x+1)) - math.Max(from, float64(x))
		cover[x] += weight * inside
	}
}

func blend(picture *image.RGBA, x, y int, paint color.RGBA, part float64) {
	under := picture.RGBAAt(x, y)
	mix := func(under, over uint8) uint8 {
		return uint8(math.Round(float64(under)*(1-part) + float64(over)*part))
	}
	picture.SetRGBA(x, y, color.RGBA{mix(under.R, paint.R), mix(under.G, paint.G), mix(under.B, paint.B), mix(under.A, 255)})
}
