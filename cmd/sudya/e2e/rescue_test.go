package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// keep puts a tournament file into the page's database in the form of app/store.
func keep(t testing.TB, page *Page, file []byte) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(string(file)), "\n")
	header := strings.TrimSuffix(lines[0], `,"events":[`) + "}"
	var named struct{ ID, Name, Regulation string }
	if err := json.Unmarshal([]byte(header), &named); err != nil {
		t.Fatal(err)
	}
	events := lines[1 : len(lines)-1]
	for i := range events {
		events[i] = strings.TrimSuffix(events[i], ",")
	}
	record, err := json.Marshal(map[string]any{
		"id": named.ID, "name": named.Name, "regulation": named.Regulation, "created": "", "updated": "",
		"header": header, "events": len(events),
	})
	if err != nil {
		t.Fatal(err)
	}
	all, err := json.Marshal([]any{named.ID, string(record), events})
	if err != nil {
		t.Fatal(err)
	}
	page.Run(`
		const [id, record, events] = ` + string(all) + `;
		const db = await new Promise((done, fail) => {
			const request = indexedDB.open("sudya", 2);
			request.onupgradeneeded = () => ["events", "tournaments", "settings", "snapshots", "drafts"].forEach((name) => request.result.createObjectStore(name));
			request.onsuccess = () => done(request.result);
			request.onerror = () => fail(request.error);
		});
		const change = db.transaction(["events", "tournaments"], "readwrite");
		change.objectStore("tournaments").put(record, id);
		events.forEach((line, n) => change.objectStore("events").put(line, [id, n + 1]));
		await new Promise((done, fail) => { change.oncomplete = done; change.onabort = () => fail(change.error); });
		db.close();`)
}

// simulated is the file of a whole tournament played by the program.
func simulated(t *testing.T) []byte {
	t.Helper()
	name := filepath.Join(t.TempDir(), "played.json")
	play := exec.Command(Program(), "simulate", "-regulation", "domino-1x1", "-entrants", "8", "-seed", "rescue", "-o", name)
	if out, err := play.CombinedOutput(); err != nil {
		t.Fatalf("simulate: %v\n%s", err, out)
	}
	file, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// A dead program leaves a way out: the tournament as a file, the same that it would have written.
func TestRescueSavesTheTournament(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	browser := Launch(t, Phone)
	page := browser.Open(server.URL)
	file := simulated(t)
	keep(t, page, file)

	page.Run(`sudyaWell = false`) // as when its boundary fails too
	page.Run(`dispatchEvent(new ErrorEvent("error", { error: new RangeError("Maximum call stack size exceeded") }))`)
	page.WaitText("Программа остановилась")
	page.WaitText("Maximum call stack size exceeded")
	page.Screenshot("rescue-phone")
	page.Click("button", "Сохранить файл")

	saved := browser.Saved("*.json")
	if string(saved) != string(file) {
		t.Errorf("the rescued file differs from the one written by the program: %d and %d bytes", len(saved), len(file))
	}
	page.Click("button", "Перезагрузить")
	page.WaitTrue(`!document.querySelector("dialog.rescue")`)
	page.WaitApp()
}

// A panic in a handler or a rendering ends in the same screen, with its cause.
func TestPanicShowsTheRescueScreen(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Laptop).Open(server.URL)
	page.Allow("") // the runtime prints the panic
	page.Run(`location.hash = "#/help"`)
	page.Wait("heading", "Справка")
	page.Run("sudyaWell = false; goappNav()") // an address is missing: out of range, on the goroutine of the screen
	page.WaitText("Программа остановилась")
	page.WaitText("index out of range")
	page.Click("button", "К турнирам")
	page.WaitTrue(`!document.querySelector("dialog.rescue") && location.hash === "#/"`)
	page.WaitApp()
}

// Before the program has ever run there is no database: looking must not make an empty one
// in its place.
func TestRescueMakesNoDatabase(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Phone).Tab()
	page.Allow("favicon.ico")
	page.Visit(server.URL + "worker.js") // the origin, without the program
	page.Run(`
		const script = document.createElement("script");
		script.src = ` + "`" + rescueAddress(t, server) + "`" + `;
		document.body.appendChild(script);
		await new Promise((done) => { script.onload = done; });
		await sudyaRescue("nothing here");`)
	page.WaitText("Программа остановилась")
	page.WaitTrue(`indexedDB.databases().then((list) => list.length === 0)`)
}

func rescueAddress(t *testing.T, server *Server) string {
	t.Helper()
	_, rest, _ := strings.Cut(httpGet(t, server.URL), `<script src="`)
	name, _, ok := strings.Cut(rest, `"`)
	if !ok {
		t.Fatal("the page has no rescue script")
	}
	return server.URL + name
}
