// Package web holds the built site: what cmd/dist makes of the templates beside this
// file (page, glue, worker, manifest, rescue script, styles) and of cmd/app.
//
// dist is generated (make dist) and ignored by git but for a .gitkeep, so the package
// compiles before the first build; then it holds no page.
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var embedded embed.FS

// Dist is the root of the built site. Files have the names that the browser asks for;
// beside a file "x" there may be "x.br" and "x.gz".
func Dist() fs.FS {
	dist, err := fs.Sub(embedded, "dist")
	if err != nil {
		panic(err) // the name is a constant that go:embed has checked
	}
	return dist
}
