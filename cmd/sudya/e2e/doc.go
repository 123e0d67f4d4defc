// Package e2e drives the built program as a person would: the real server, a real
// Chromium, clicks and keys. Tests in it need web/dist (make dist) and Chromium in PATH.
//
// A test of a screen:
//
//	func TestEnterResult(t *testing.T) {
//		t.Parallel()
//		server := StartServer(t)
//		page := Launch(t, Phone).Open(server.URL)
//		page.Click("button", "Новый турнир")
//		page.Fill("Название", "Зимняя встреча")
//		page.WaitText("Рассадка тура 1")
//		page.Screenshot("round-1-phone")
//	}
//
// Roles and names are those of the accessibility tree, so what a test can't find a
// screen reader can't find either. A page whose console has an error, an uncaught
// exception or a report of the content security policy fails its test, unless the test
// has said by [Page.Allow] that it expects that one. Nothing waits longer than [Patience].
//
// All tests share one Chromium: [Launch] gives each a context of its own, with its storage
// in memory. What is about the disk, an ended or a killed browser takes [LaunchProfile].
// Waiting is done in the page, with each change of it, so no test polls from outside; two
// tests run at a time.
//
// With SUDYA_SHOTS=DIR in the environment screenshots are written there.
package e2e
