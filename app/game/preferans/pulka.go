package preferans

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ui"
)

// pulkaDrawing is what the sheet shows: by player, in the listed order, which goes round
// the table clockwise from the lower side.
type pulkaDrawing struct {
	Label     string // for screen readers: the numbers in words
	Names     []string
	Cap       int
	Pools     [][]int
	Mountains [][]int
	Whists    [][]int // [i][j]: i on j
	Dealer    int     // whose name is marked
}

// pulka draws the score sheet (пулька): the square of four, the triangle of three. Every
// side belongs to a player: whists on the others at the edge, then the pool, then the
// mountain around the limit in the middle.
func pulka(p pulkaDrawing) app.UI {
	if len(p.Names) == 3 {
		return p.triangle()
	}
	return p.square()
}

func xy(n float64) string {
	return strings.TrimSuffix(strconv.FormatFloat(n, 'f', 1, 64), ".0")
}

func text3(x, y float64, class, s string) app.UI {
	return ui.SVGText(xy(x), xy(y), s).Class(class)
}

func line(d, class string) app.UI { return ui.SVG("path").Class(class).Attr("d", d) }

func rect(at, size float64, class string) app.UI {
	return ui.SVG("rect").Class(class).Attr("x", xy(at)).Attr("y", xy(at)).Attr("width", xy(size)).Attr("height", xy(size))
}

func (p pulkaDrawing) svg(box string, body []app.UI) app.UI {
	return ui.SVG("svg").Class("pulka").Attr("viewBox", box).Attr("role", "img").Aria("label", p.Label).Body(body...)
}

// disc is the limit in the middle.
func (p pulkaDrawing) disc(x, y float64) []app.UI {
	limit := strconv.Itoa(p.Cap)
	if p.Cap == 0 {
		limit = "∞"
	}
	return []app.UI{
		ui.SVG("circle").Class("disc").Attr("cx", xy(x)).Attr("cy", xy(y)).Attr("r", "24"),
		ui.SVGText(xy(x), xy(y+5), limit),
	}
}

// row writes the numbers that stood, struck by the next, and the one that counts: in one
// line where it is wide.
func row(x, y float64, list []int, class string) app.UI {
	if len(list) == 0 {
		return nil
	}
	body := []app.UI{}
	for _, n := range list[max(0, len(list)-4) : len(list)-1] {
		body = append(body, ui.SVG("tspan").Class("old").Text(minusSign(n)+". "))
	}
	body = append(body, ui.SVG("tspan").Class("now "+class).Text(minusSign(list[len(list)-1])))
	return ui.SVG("text").Attr("x", xy(x)).Attr("y", xy(y)).Attr("text-anchor", "middle").Body(body...)
}

// column writes the number that counts under the one before.
func column(x, y float64, list []int, class string) []app.UI {
	if len(list) == 0 {
		return nil
	}
	body := []app.UI{text3(x, y+9, "now "+class, minusSign(list[len(list)-1]))}
	if len(list) > 1 {
		body = append(body, text3(x, y-9, "old", minusSign(list[len(list)-2])))
	}
	return body
}

func minusSign(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// whist is what a player wrote on another.
func (p pulkaDrawing) whist(x, y float64, of, on int, short []string) []app.UI {
	return []app.UI{
		text3(x, y-8, "lab", short[on]),
		text3(x, y+12, "now", strconv.Itoa(p.Whists[of][on])),
	}
}

func (p pulkaDrawing) square() app.UI {
	short := shortNames(p.Names)
	body := []app.UI{
		rect(22, 396, "ln ln--out"), rect(88, 264, "ln"), rect(150, 140, "ln"),
		line("M22 22L418 418M418 22L22 418", "ln"),
		line("M154 22V88M286 22V88M154 352V418M286 352V418M22 154H88M22 286H88M352 154H418M352 286H418", "ln"),
	}
	body = append(body, p.disc(220, 220)...)
	// Below, left, above, right: clockwise as they sit. The next player stands on each
	// side first, so that nearer neighbours are nearer on the paper.
	type side struct {
		player   int
		pool     []app.UI
		mountain []app.UI
		places   [3][2]float64 // of the whists on the next, the one across, the one before
	}
	sides := []side{
		{0, []app.UI{row(220, 327, p.Pools[0], "pool")}, []app.UI{row(220, 276, p.Mountains[0], "hill")}, [3][2]float64{{112, 386}, {220, 386}, {328, 386}}},
		{1, column(119, 225, p.Pools[1], "pool"), column(173, 225, p.Mountains[1], "hill"), [3][2]float64{{55, 116}, {55, 221}, {55, 326}}},
		{2, []app.UI{row(220, 124, p.Pools[2], "pool")}, []app.UI{row(220, 174, p.Mountains[2], "hill")}, [3][2]float64{{328, 56}, {220, 56}, {112, 56}}},
		{3, column(321, 225, p.Pools[3], "pool"), column(267, 225, p.Mountains[3], "hill"), [3][2]float64{{385, 326}, {385, 221}, {385, 116}}},
	}
	for _, s := range sides {
		body = append(append(body, s.pool...), s.mountain...)
		for k, at := range s.places {
			body = append(body, p.whist(at[0], at[1], s.player, (s.player+k+1)%4, short)...)
		}
	}
	body = append(body,
		text3(220, 435, p.who(0), p.Names[0]), text3(220, 15, p.who(2), p.Names[2]),
		ui.SVGText("13", "223", p.Names[1]).Class(p.who(1)).Attr("transform", "rotate(-90 13 220)"),
		ui.SVGText("427", "223", p.Names[3]).Class(p.who(3)).Attr("transform", "rotate(90 427 220)"))
	return p.svg("0 0 440 440", body)
}

func (p pulkaDrawing) who(i int) string {
	if i == p.Dealer {
		return "who who--deals"
	}
	return "who"
}

// triangle: the corners of the outer one; the inner ones are the same, drawn towards the
// middle.
func (p pulkaDrawing) triangle() app.UI {
	const cx, cy = 220.0, 271.0
	corners := [3][2]float64{{4, 396}, {220, 22}, {436, 396}}
	towards := func(c [2]float64, part float64) (x, y float64) {
		return cx + (c[0]-cx)*part, cy + (c[1]-cy)*part
	}
	ring := func(part float64) string {
		var b strings.Builder
		for i, c := range corners {
			x, y := towards(c, part)
			b.WriteString(map[bool]string{true: "M", false: "L"}[i == 0] + xy(x) + " " + xy(y))
		}
		return b.String() + "Z"
	}
	short := shortNames(p.Names)
	body := []app.UI{line(ring(1), "ln ln--out"), line(ring(0.6), "ln"), line(ring(0.29), "ln")}
	for _, c := range corners {
		body = append(body, line("M"+xy(cx)+" "+xy(cy)+"L"+xy(c[0])+" "+xy(c[1]), "ln"))
	}
	// The middle of each side, and of its two halves for the whists.
	sides := [3]struct{ from, to [2]float64 }{{corners[2], corners[0]}, {corners[0], corners[1]}, {corners[1], corners[2]}}
	for i, s := range sides {
		on := func(along, part float64) (x, y float64) {
			return towards([2]float64{s.from[0] + (s.to[0]-s.from[0])*along, s.from[1] + (s.to[1]-s.from[1])*along}, part)
		}
		ax, ay := on(0.5, 1)
		bx, by := on(0.5, 0.6)
		body = append(body, line("M"+xy(ax)+" "+xy(ay)+"L"+xy(bx)+" "+xy(by), "ln"))
		// Clockwise the side begins beside the player before and ends beside the next.
		x, y := on(0.73, 0.8)
		body = append(body, p.whist(x, y, i, (i+1)%3, short)...)
		x, y = on(0.27, 0.8)
		body = append(body, p.whist(x, y, i, (i+2)%3, short)...)
		x, y = on(0.5, 0.44)
		hx, hy := on(0.5, 0.24)
		if i == 0 {
			body = append(body, row(x, y+7, p.Pools[i], "pool"))
		} else {
			body = append(body, column(x, y, p.Pools[i], "pool")...)
		}
		if n := len(p.Mountains[i]); n > 0 {
			body = append(body, text3(hx, hy+7, "now hill", minusSign(p.Mountains[i][n-1])))
		}
	}
	body = append(body,
		text3(220, 415, p.who(0), p.Names[0]),
		ui.SVGText("101", "201", p.Names[1]).Class(p.who(1)).Attr("transform", "rotate(-60 101 201)"),
		ui.SVGText("339", "201", p.Names[2]).Class(p.who(2)).Attr("transform", "rotate(60 339 201)"),
		text3(34, 26, "lab", p.limit()))
	return p.svg("0 0 440 424", body)
}

func (p pulkaDrawing) limit() string {
	if p.Cap == 0 {
		return ""
	}
	return "≤ " + strconv.Itoa(p.Cap)
}
