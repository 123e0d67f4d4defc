package e2e

import "testing"

// TestShelfCountsTheRegistered: a finished tournament of 27, as an older program left it on
// the device, is listed with 27, and so is its file.
func TestShelfCountsTheRegistered(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Open(server.URL)
	j := played(t, 27, 0, nil)
	j.put(p, server) // a record without what the registered are counted in
	p.Goto(server.URL + "#/")
	p.WaitText("27 пар")
	p.Screenshot("shelf-27")
	p.Goto(server.URL + "#/import")
	dropFile(p, "27.json", j.file())
	p.WaitText("27 пар")
	p.Screenshot("import-27")
}
