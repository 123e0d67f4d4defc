// Command dist makes web/dist, the site that cmd/sudya embeds and that any static host
// can serve, from our own templates in web and the program of cmd/app:
//
//	go run ./cmd/dist            quick: brotli 5, kept from run to run
//	go run ./cmd/dist -best      brotli 11, prints the size and whether it is within the budget
//	go run ./cmd/dist -sizes     what the program consists of, by package (make size)
//
// Every file but the page, the worker, the manifest and the schemas is named by its
// content; every address is relative, so the site works under any path; the version is
// the hash of all that it consists of. It runs at the root of the module.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	webDir := flag.String("web", "web", "folder of the templates")
	out := flag.String("out", filepath.Join("web", "dist"), "folder to fill; other files in it are removed")
	sizes := flag.Bool("sizes", false, "only print what the program consists of, by package")
	best := flag.Bool("best", false, "compress as well as possible and check the size")
	flag.Parse()
	if flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	if *sizes {
		if err := printSizes("./cmd/app"); err != nil {
			fmt.Fprintln(os.Stderr, "dist:", err)
			os.Exit(1)
		}
		return
	}
	if err := run(*webDir, *out, *best); err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

func run(webDir, out string, best bool) error {
	wasm, err := buildWasm("./cmd/app")
	if err != nil {
		return err
	}
	if len(wasm) > wasmMost {
		return fmt.Errorf("the program has grown to %.2f MB, over %.2f: see wasmMost in cmd/dist/wasm.go, and make size", float64(len(wasm))/1e6, wasmMost/1e6)
	}
	wasmExec, err := wasmExecJS()
	if err != nil {
		return err
	}
	site, err := assemble(source{Web: os.DirFS(webDir), Wasm: wasm, WasmExec: wasmExec})
	if err != nil {
		return err
	}
	squeeze := quickBrotli(cacheDir())
	if best {
		squeeze = bestBrotli
	}
	sizes, err := site.write(out, squeeze)
	if err != nil {
		return err
	}
	fmt.Printf("%s: version %s, %d files\n", out, site.Version, len(site.Files))
	fmt.Println(budget(len(wasm), sizes[site.Wasm], best))
	return nil
}
