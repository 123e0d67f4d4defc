package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// grid is a table for a person: a heading, and columns as wide as their widest cell.
type grid struct {
	heading []string
	right   []bool // numbers stand at the right of their column
	rows    [][]string
}

// column adds a column that add then fills.
func (g *grid) column(heading string, right bool) {
	g.heading = append(g.heading, heading)
	g.right = append(g.right, right)
}

func (g *grid) add(cells ...string) { g.rows = append(g.rows, cells) }

// write prints the table, columns two spaces apart, no spaces at the end of a line.
func (g *grid) write(w io.Writer) error {
	widths := make([]int, len(g.heading))
	all := append([][]string{g.heading}, g.rows...)
	for _, row := range all {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	for _, row := range all {
		var line strings.Builder
		for i, cell := range row {
			pad := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))
			if i > 0 {
				line.WriteString("  ")
			}
			if g.right[i] {
				line.WriteString(pad + cell)
			} else {
				line.WriteString(cell + pad)
			}
		}
		if _, err := fmt.Fprintln(w, strings.TrimRight(line.String(), " ")); err != nil {
			return err
		}
	}
	return nil
}
