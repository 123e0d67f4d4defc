package e2e

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
)

// The cache is whole: what the worker lists, and nothing else of the site, is kept.
func TestWorkerKeepsEveryFile(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Phone).Open(server.URL)
	page.WaitOffline()
	kept := Eval[[]string](page, `(async () => {
		const names = (await caches.keys()).filter((name) => name.startsWith("sudya "));
		if (names.length !== 1) throw new Error(names.join());
		return (await (await caches.open(names[0])).keys()).map((request) => request.url);
	})()`)
	want := []string{server.URL}
	for _, name := range siteFiles(t) {
		if name != "index.html" && name != "worker.js" {
			want = append(want, server.URL+name)
		}
	}
	sort.Strings(kept)
	sort.Strings(want)
	if !slices.Equal(kept, want) {
		t.Errorf("kept:\n%s\nwanted:\n%s", strings.Join(kept, "\n"), strings.Join(want, "\n"))
	}
}

// siteFiles are the files of web/dist without the packed copies.
func siteFiles(t *testing.T) []string {
	t.Helper()
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	dist := os.DirFS(filepath.Join(root, "web", "dist"))
	var list []string
	for _, pattern := range []string{"*.*", "schema/*"} {
		found, err := fs.Glob(dist, pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range found {
			if ext := filepath.Ext(name); ext != ".br" && ext != ".gz" && name != ".gitkeep" {
				list = append(list, name)
			}
		}
	}
	return list
}

// One failed download in the first visit must not cost the offline work for ever.
func TestOneFailureInTheFirstLoad(t *testing.T) {
	t.Parallel()
	for _, file := range []string{"/worker.js", "/manifest.webmanifest", "/app.wasm"} {
		t.Run(strings.Trim(file, "/"), func(t *testing.T) {
			server := StartServer(t)
			proxy := StartProxy(t, server, "/")
			browser := LaunchProfile(t, Phone)
			page := browser.Tab()
			page.Allow(bad503)
			page.Allow("worker") // the failed install is told in the console too
			proxy.Fail(file, 1)
			if file == "/app.wasm" {
				page.Visit(proxy.URL)
				page.Click("button", "Повторить")
				page.WaitApp()
			} else {
				page.Goto(proxy.URL)
				page.Reload()
			}
			page.WaitOffline()

			proxy.Down()
			page.Reload()
			page.Wait("main", "")
		})
	}
}

// A broken install is tried again without a reload.
func TestInstallIsTriedAgain(t *testing.T) {
	t.Parallel()
	proxy := StartProxy(t, StartServer(t), "/")
	proxy.Fail("/icon-touch.png", 2) // nobody but the worker asks for it
	page := Launch(t, Phone).Tab()
	page.Allow(bad503)
	page.Allow("worker")
	page.Goto(proxy.URL)
	page.WaitOffline()
	installs := 0
	for _, path := range proxy.Asked() {
		if path == "/worker.js" {
			installs++
		}
	}
	if installs < 3 {
		t.Errorf("the worker was asked for %d times: nothing was tried again", installs)
	}
}

func TestUpdateWaitsForThePage(t *testing.T) {
	t.Parallel()
	const next = "feedfacecafe"
	proxy := StartProxy(t, StartServer(t), "/")
	page := Launch(t, Phone).Open(proxy.URL)
	page.WaitOffline()
	first := Eval[string](page, "document.documentElement.dataset.version")

	page.Run(`window.updates = 0;
		const told = window.goappOnUpdate;
		window.goappOnUpdate = () => { window.updates++; told(); };`)
	proxy.Release(next)
	page.Run("goappTryUpdate()")
	page.WaitTrue("window.updates === 1")

	// A reload doesn't switch: another tab could be in the middle of an entry.
	page.Reload()
	if got := Eval[string](page, "document.documentElement.dataset.version"); got != first {
		t.Fatalf("a reload switched from %s to %s unasked", first, got)
	}
	page.WaitTrue("navigator.serviceWorker.getRegistration().then((r) => r.waiting !== null)")

	page.Run("sudyaApplyUpdate()")
	page.WaitTrue(`document.documentElement.dataset.version === "` + next + `"`)
	page.WaitApp()
	caches := Eval[[]string](page, "caches.keys()")
	if len(caches) != 1 || !strings.HasSuffix(caches[0], next) {
		t.Errorf("caches after the update: %q", caches)
	}
	proxy.Down()
	page.Allow(noServer)
	page.Reload()
}

// A new version comes in the middle of an entry: the entry goes on, the offer waits under
// it, and after the update the tournament is the same to the byte.
func TestUpdateDuringAnEntry(t *testing.T) {
	t.Parallel()
	const next = "feedfacecafe"
	server := StartServer(t)
	proxy := StartProxy(t, server, "/")
	p := Launch(t, Phone).Open(proxy.URL)
	p.WaitOffline()
	j := played(t, 8, 1, nil)
	j.open(time.Minute)
	base := j.put(p, &Server{URL: proxy.URL})
	p.Goto(base + "/table/2/1")
	p.Wait("dialog", "Стол 1")
	touch(p, "1", "0", "2")

	proxy.Release(next)
	p.Run("goappTryUpdate()")
	p.WaitTrue("navigator.serviceWorker.getRegistration().then((r) => r.waiting !== null)")
	touch(p, "4", "4", "1", "2")
	p.WaitValue("Норд–Зюйд", "1024")
	p.WaitValue("Ост–Вест", "412")
	if Eval[bool](p, `document.elementFromPoint(innerWidth / 2, 90).closest(".banner") !== null`) {
		t.Error("the offer lies over the entry")
	}
	touch(p, "go")
	p.WaitTrue(`!document.querySelector("dialog")`)
	p.WaitText("1 из 4 введено")
	before := readDisk(p, tournamentOf(p.Address()))

	p.Click("button", "Обновить")
	p.WaitTrue(`document.documentElement.dataset.version === "` + next + `"`)
	p.WaitApp()
	p.WaitText("1 из 4 введено")
	after := readDisk(p, tournamentOf(p.Address()))
	if !slices.Equal(before.Lines, after.Lines) || after.Record != before.Record {
		t.Error("the update changed the tournament")
	}
}

// While the host is being changed, a worker of one version may meet the page of another.
func TestHalfDeployedVersionIsNotInstalled(t *testing.T) {
	t.Parallel()
	proxy := StartProxy(t, StartServer(t), "/")
	page := Launch(t, Phone).Open(proxy.URL)
	page.WaitOffline()
	page.Allow("another version")
	proxy.ReleaseWorker("feedfacecafe")
	page.Run(`window.ended = "";
		navigator.serviceWorker.getRegistration().then((r) => r.addEventListener("updatefound", () =>
			r.installing.addEventListener("statechange", (e) => { window.ended = e.target.state; })));`)
	page.Run("goappTryUpdate()")
	page.WaitTrue(`window.ended === "redundant"`)
	if caches := Eval[[]string](page, "caches.keys()"); len(caches) != 1 || strings.HasSuffix(caches[0], "feedfacecafe") {
		t.Errorf("caches: %q", caches)
	}
}

// A file that the browser has dropped comes from the network and is put back.
func TestDroppedFileIsPutBack(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Phone).Open(server.URL)
	page.WaitOffline()
	dropProgram(page)
	page.Reload()
	page.WaitTrue(heldProgram)
	emptyBrowserCache(page)
	server.Stop()
	page.Allow(noServer)
	page.Reload()
}

// heldProgram is whether the worker's cache has the program.
const heldProgram = `(async () => !!(await caches.match(document.querySelector("[data-wasm]").dataset.wasm, { ignoreVary: true })))()`

// dropProgram takes the program out of the worker's cache, as a browser may that lacks room.
func dropProgram(page *Page) {
	page.t.Helper()
	const drop = `(async () => {
		const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("sudya ")));
		const key = (await cache.keys()).find((request) => request.url.endsWith(".wasm"));
		return cache.delete(key);
	})()`
	if !Eval[bool](page, drop) {
		page.t.Fatal("there was no program to drop")
	}
}

func emptyBrowserCache(page *Page) {
	page.t.Helper()
	call(page, network.ClearBrowserCache, cdp.Empty{})
}

// The program lies in the browser's own cache, which keeps compiled code, and in the worker's: one
// of them is enough to open without a network; without both it is said what to do.
func TestOpensFromEitherCache(t *testing.T) {
	t.Parallel()
	for name, lose := range map[string]func(*Page){
		"the worker's is dropped":  dropProgram,
		"the browser's is emptied": emptyBrowserCache,
	} {
		t.Run(name, func(t *testing.T) {
			server := StartServer(t)
			page := LaunchProfile(t, Phone).Open(server.URL)
			page.WaitOffline()
			page.Reload() // now from the caches
			server.Stop()
			page.Allow(noServer)
			page.Allow("net::ERR_FAILED") // the worker, which would put its copy back
			lose(page)
			page.Reload()
			page.Wait("main", "")
		})
	}
	t.Run("both", func(t *testing.T) {
		server := StartServer(t)
		page := LaunchProfile(t, Phone).Open(server.URL)
		page.WaitOffline()
		server.Stop()
		for _, complaint := range []string{noServer, "net::ERR_FAILED", "Failed to fetch"} {
			page.Allow(complaint)
		}
		dropProgram(page)
		emptyBrowserCache(page)
		page.Visit(server.URL)
		page.WaitText("Не загрузилось: нет связи")
	})
}

// The phone's share sheet posts to the worker, which keeps the file for the page.
func TestSharedFileArrives(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Phone).Open(server.URL)
	page.WaitOffline()
	page.Run(`
		const form = document.body.appendChild(document.createElement("form"));
		form.method = "post"; form.enctype = "multipart/form-data"; form.action = "./share";
		const field = form.appendChild(document.createElement("input"));
		field.type = "file"; field.name = "file";
		const list = new DataTransfer();
		list.items.add(new File(["{\"format\":\"…\"}"], "Зимняя встреча.json"));
		field.files = list.files;
		form.submit();`)
	page.WaitTrue(`location.hash === "#/import-shared"`)
	page.WaitApp()
	type file struct{ Name, Text string }
	var files []file
	// The import page may have taken it already; then it shows the name.
	raw := Eval[string](page, "sudyaTakeShared().then(JSON.stringify)")
	if err := json.Unmarshal([]byte(raw), &files); err != nil {
		t.Fatal(err)
	}
	taken := len(files) == 1 && files[0] == file{"Зимняя встреча.json", `{"format":"…"}`}
	if !taken && !strings.Contains(page.Text(), "Зимняя встреча.json") {
		t.Errorf("shared: %s; the page shows %q", raw, page.Text())
	}
}

// After the first load nothing leaves the device but the browser's look at the worker.
func TestNothingIsRequestedAfterTheFirstLoad(t *testing.T) {
	t.Parallel()
	proxy := StartProxy(t, StartServer(t), "/")
	page := Launch(t, Phone).Open(proxy.URL)
	page.WaitOffline()
	proxy.Forget()
	page.Reload()
	page.WaitOffline()
	for _, path := range proxy.Asked() {
		if path != "/worker.js" {
			t.Errorf("asked for %s", path)
		}
	}
}
