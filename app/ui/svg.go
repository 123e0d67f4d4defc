package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

const svgNS = "http://www.w3.org/2000/svg"

// SVG makes an SVG element, the outer one or a child: every one of them needs the
// namespace of its own, without it the browser makes an unknown HTML element.
//
//	ui.SVG("svg").Attr("viewBox", "0 0 24 24").Body(ui.SVG("path").Attr("d", "M4 4h16"))
func SVG(tag string) app.HTMLElem { return app.Elem(tag).XMLNS(svgNS) }

// SVGText makes a text of a drawing, anchored in its middle.
func SVGText(x, y, text string) app.HTMLElem {
	return SVG("text").Attr("x", x).Attr("y", y).Attr("text-anchor", "middle").Text(text)
}
