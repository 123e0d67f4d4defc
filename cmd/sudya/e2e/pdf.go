package e2e

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"

	"github.com/chromedp/cdproto/page"
	"github.com/ledongthuc/pdf"
)

// Sheet is a page of a printed document.
type Sheet struct {
	Width, Height float64 // points
	Runs          []Run   // in the order of painting, which is that of the page
}

// Run is text that was shown at once: one font, one line.
type Run struct {
	Text string
	X, Y float64 // where its base line begins: points from the left and from the top
	End  float64 // where it ends
	Size float64 // of the font, points
}

// closeBy is how far apart, in font sizes, two runs of a line may stand and still be one word.
const closeBy = 0.2

// Text is the text of the sheet, a line for each stretch of runs that follow one another
// without a gap: a cell, a line of a paragraph. No-break spaces count as spaces.
func (s Sheet) Text() string {
	var b strings.Builder
	for i, r := range s.Runs {
		if i > 0 {
			if last := s.Runs[i-1]; math.Abs(last.Y-r.Y) > 0.5 || math.Abs(last.End-r.X) > closeBy*max(last.Size, r.Size) {
				b.WriteByte('\n')
			}
		}
		b.WriteString(r.Text)
	}
	return plain(b.String())
}

// Print prints the page as the print button does, on the paper that the page asks for and
// without backgrounds, and reads the PDF. With SUDYA_SHOTS it is written there too.
func (p *Page) Print(name string) []Sheet {
	p.t.Helper()
	yes := true
	printed := call(p, page.PrintToPDF, page.PrintToPDFParams{PreferCSSPageSize: &yes})
	if dir := os.Getenv("SUDYA_SHOTS"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, name+".pdf"), printed.Data, 0o644); err != nil {
			p.t.Fatal(err)
		}
	}
	sheets, err := ReadPDF(printed.Data)
	if err != nil {
		p.t.Fatalf("%s: %v", name, err)
	}
	return sheets
}

// ReadPDF reads the pages of a PDF. The library reads the file's objects; its own text is
// no use here, as it takes the letters of Type 3 fonts, which Chromium makes of some
// system fonts, from their glyph names and not from their ToUnicode map.
func ReadPDF(data []byte) (sheets []Sheet, err error) {
	defer func() { // the library panics on what it can't read
		if e := recover(); e != nil {
			err = fmt.Errorf("reading the PDF: %v", e)
		}
	}()
	file, err := pdf.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	for n := 1; n <= file.NumPage(); n++ {
		p := file.Page(n)
		node := p.V
		for node.Key("MediaBox").IsNull() && !node.Key("Parent").IsNull() {
			node = node.Key("Parent") // a page inherits it
		}
		box := node.Key("MediaBox")
		painter := painter{height: box.Index(3).Float64(), fonts: map[string]*font{}}
		painter.state.ctm, painter.state.scale = unit, 1
		painter.paint(p.V.Key("Contents"), p.Resources())
		sheets = append(sheets, Sheet{Width: box.Index(2).Float64(), Height: painter.height, Runs: painter.runs})
	}
	return sheets, nil
}

// matrix is [a b c d e f] of PDF: x' = ax + cy + e, y' = bx + dy + f.
type matrix [6]float64

var unit = matrix{1, 0, 0, 1, 0, 0}

// then is m followed by n.
func (m matrix) then(n matrix) matrix {
	return matrix{
		m[0]*n[0] + m[1]*n[2], m[0]*n[1] + m[1]*n[3],
		m[2]*n[0] + m[3]*n[2], m[2]*n[1] + m[3]*n[3],
		m[4]*n[0] + m[5]*n[2] + n[4], m[4]*n[1] + m[5]*n[3] + n[5],
	}
}

// graphics is what q and Q keep and bring back.
type graphics struct {
	ctm           matrix
	font          *font
	size, scale   float64
	spacing, word float64 // after each character, after each space
	leading       float64
}

// painter carries out the operators of a page that place text.
type painter struct {
	height     float64
	fonts      map[string]*font
	state      graphics
	kept       []graphics
	line, text matrix
	runs       []Run
}

func (p *painter) paint(content, resources pdf.Value) {
	pdf.Interpret(content, func(stack *pdf.Stack, op string) {
		args := make([]pdf.Value, stack.Len())
		for i := len(args) - 1; i >= 0; i-- {
			args[i] = stack.Pop()
		}
		num := func(i int) float64 {
			if i >= len(args) {
				return 0
			}
			return args[i].Float64()
		}
		s := &p.state
		switch op {
		case "q":
			p.kept = append(p.kept, *s)
		case "Q":
			if n := len(p.kept); n > 0 {
				p.state, p.kept = p.kept[n-1], p.kept[:n-1]
			}
		case "cm":
			s.ctm = matrix{num(0), num(1), num(2), num(3), num(4), num(5)}.then(s.ctm)
		case "BT":
			p.line, p.text = unit, unit
		case "Tf":
			s.font, s.size = p.font(resources, args[0].Name()), num(1)
		case "Tc":
			s.spacing = num(0)
		case "Tw":
			s.word = num(0)
		case "Tz":
			s.scale = num(0) / 100
		case "TL":
			s.leading = num(0)
		case "Tm":
			p.start(matrix{num(0), num(1), num(2), num(3), num(4), num(5)})
		case "Td":
			p.start(matrix{1, 0, 0, 1, num(0), num(1)}.then(p.line))
		case "TD":
			s.leading = -num(1)
			p.start(matrix{1, 0, 0, 1, num(0), num(1)}.then(p.line))
		case "T*":
			p.start(matrix{1, 0, 0, 1, 0, -s.leading}.then(p.line))
		case "Tj":
			p.show(args[0].RawString())
		case "TJ":
			for i := range args[0].Len() {
				if part := args[0].Index(i); part.Kind() == pdf.String {
					p.show(part.RawString())
				} else {
					p.forward(-part.Float64() / 1000 * s.size * s.scale)
				}
			}
		case "Do":
			if form := resources.Key("XObject").Key(args[0].Name()); form.Key("Subtype").Name() == "Form" {
				p.form(form)
			}
		}
	})
}

// form paints a drawing of its own, with its matrix and resources.
func (p *painter) form(form pdf.Value) {
	before, fonts := p.state, p.fonts
	p.fonts = map[string]*font{}
	if m := form.Key("Matrix"); m.Len() == 6 {
		var own matrix
		for i := range own {
			own[i] = m.Index(i).Float64()
		}
		p.state.ctm = own.then(p.state.ctm)
	}
	p.paint(form, form.Key("Resources"))
	p.state, p.fonts = before, fonts
}

func (p *painter) start(m matrix) { p.line, p.text = m, m }

func (p *painter) forward(x float64) { p.text = matrix{1, 0, 0, 1, x, 0}.then(p.text) }

// at is where the next character goes: points from the left and from the top.
func (p *painter) at() (x, y float64) {
	m := p.text.then(p.state.ctm)
	return m[4], p.height - m[5]
}

// show places a string.
func (p *painter) show(raw string) {
	s := &p.state
	if s.font == nil {
		return
	}
	m := p.text.then(s.ctm)
	run := Run{Size: s.size * math.Hypot(m[2], m[3])}
	run.X, run.Y = p.at()
	for ; len(raw) >= s.font.bytes; raw = raw[s.font.bytes:] {
		code := 0
		for _, b := range []byte(raw[:s.font.bytes]) {
			code = code<<8 | int(b)
		}
		run.Text += s.font.letters[code]
		width := s.font.width(code)*s.size + s.spacing
		if s.font.bytes == 1 && code == ' ' {
			width += s.word
		}
		p.forward(width * s.scale)
	}
	run.End, _ = p.at()
	p.runs = append(p.runs, run)
}
