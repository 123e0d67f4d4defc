package e2e

import (
	"bytes"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
)

// What the browser itself says when a test has stopped the server under it.
const (
	noServer = "ERR_CONNECTION_REFUSED"
	bad503   = "503"
)

func TestOpensWithoutComplaints(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	for name, view := range map[string]View{
		"phone": Phone, "phone-dark": Phone.InDark(), "laptop": Laptop, "laptop-dark": Laptop.InDark(),
	} {
		t.Run(name, func(t *testing.T) {
			page := Launch(t, view).Open(server.URL)
			page.Wait("main", "")
			page.WaitOffline()
			page.Screenshot("home-" + name)
		})
	}
}

func TestOpensOfflineAfterTheServerStopped(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	browser := LaunchProfile(t, Phone)
	page := browser.Open(server.URL)
	page.WaitOffline()

	server.Stop()
	page.Allow(noServer)
	page.Reload()
	page.Wait("main", "")

	// Another day: the browser was closed, the query is the launcher's.
	browser.Relaunch()
	later := browser.Tab()
	later.Allow(noServer)
	later.Goto(server.URL + "?source=homescreen#/settings")
	later.WaitOffline()
}

// An empty battery: the profile is left as it lay.
func TestOpensAfterTheBrowserWasKilled(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	browser := LaunchProfile(t, Phone)
	browser.Open(server.URL).WaitOffline()
	browser.Kill()
	server.Stop()
	browser.Relaunch()
	page := browser.Tab()
	page.Allow(noServer)
	page.Goto(server.URL)
	page.Wait("main", "")
}

func TestDeepLink(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Phone).Open(server.URL + "#/t/none/standings")
	if at := page.Address(); !strings.HasSuffix(at, "#/t/none/standings") {
		t.Errorf("the address became %s", at)
	}
	page.WaitOffline()
	server.Stop()
	page.Allow(noServer)
	page.Reload()
	if at := page.Address(); !strings.HasSuffix(at, "#/t/none/standings") {
		t.Errorf("after an offline reload the address became %s", at)
	}
}

// An address that can't be read, opened or typed while the program runs, is a page that
// doesn't exist, and the way on leads out of it.
func TestTornAddress(t *testing.T) {
	t.Parallel()
	const lost = "Такой страницы нет"
	server := StartServer(t)
	browser := Launch(t, Phone)
	browser.Open(server.URL).WaitOffline()
	for _, torn := range []string{"#/%%%", "#/t/%zz", "#%", "#/new%", "#/new?%2"} {
		cold := browser.Tab()
		cold.Goto(server.URL + torn)
		cold.WaitText(lost)
		cold.Reload()
		cold.WaitText(lost)
		cold.Goto(server.URL + "#/new")
		cold.WaitTrue(`!document.body.innerText.includes("` + lost + `")`)
		cold.Goto(server.URL + torn)
		cold.WaitText(lost)
		cold.Back()
		cold.WaitTrue(`!document.body.innerText.includes("` + lost + `")`)
		cold.Close()
	}
}

func TestSecondTabOpensFromTheWorker(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	browser := Launch(t, Laptop)
	browser.Open(server.URL).WaitOffline()
	server.Stop()
	second := browser.Tab()
	second.Allow(noServer)
	second.Goto(server.URL)
	second.Wait("main", "")
}

func TestWorksInAFolder(t *testing.T) {
	t.Parallel()
	proxy := StartProxy(t, StartServer(t), "/clubs/almaty/")
	page := Launch(t, Phone).Open(proxy.URL + "#/settings")
	page.Wait("main", "")
	page.WaitOffline()
	proxy.Down()
	page.Allow(noServer)
	page.Reload()
	page.Wait("main", "")
	if at := page.Address(); at != proxy.URL+"#/settings" {
		t.Errorf("the address became %s", at)
	}
}

// go-app's server side must not be linked into the browser's program.
func TestProgramHasNoServerInIt(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := httpGet(t, server.URL)
	_, rest, _ := strings.Cut(page, `data-wasm="`)
	name, _, _ := strings.Cut(rest, `"`)
	address, err := url.JoinPath(server.URL, name)
	if err != nil {
		t.Fatal(err)
	}
	wasm := []byte(httpGet(t, address))
	const framework = "github.com/maxence-charriere/go-app/v10/pkg/app."
	if !bytes.Contains(wasm, []byte(framework+"RunWhenOnBrowser")) {
		t.Fatal("the program doesn't name the function that it runs: the check below says nothing")
	}
	for _, function := range []string{framework + "(*Handler).ServeHTTP", "net/http.(*Server).Serve", "crypto/tls.(*Conn)"} {
		if bytes.Contains(wasm, []byte(function)) {
			t.Errorf("linked into the program: %s", function)
		}
	}
}

func httpGet(t *testing.T, address string) string {
	t.Helper()
	answer, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(body)
}
