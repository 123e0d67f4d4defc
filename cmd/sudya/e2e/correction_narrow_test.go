package e2e

import (
	"fmt"
	"testing"
)

// A correction on a phone: what it still needs stands above the pad, and the places that it
// changes stay inside the sheet.
func TestCorrectionOnAPhone(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	for _, v := range []View{Small, Phone} {
		p := Launch(t, v).Open(server.URL)
		id := seatedRound(p, server, 8)
		show(p, id, "table/1/1")
		p.Wait("dialog", "Стол 1")
		touch(p, "10", "2", "4", "7", "1", "2", "go")
		p.WaitText("1 из 4 введено")
		show(p, id, "table/1/1")
		p.Wait("dialog", "Стол 1")
		touch(p, "7", "1", "2", "next", "10", "2", "4")
		p.WaitText("Места")
		p.Screenshot(fmt.Sprintf("correction-%d", v.Width))
		p.WaitTrue(`(() => { const el = document.querySelector("dialog .padbox__needs"), r = el?.getBoundingClientRect();
			return el && el.textContent.includes("Нужна причина") && document.elementFromPoint(r.left + 4, r.top + r.height / 2) === el; })()`)
		p.WaitTrue(`(() => { const r = document.createRange(); r.selectNodeContents(document.querySelector("dialog .effect"));
			const at = r.getBoundingClientRect(); return at.left >= 0 && at.right <= innerWidth; })()`)
		p.Run(`document.querySelector("dialog").scrollTo(0, 1e6)`)
		p.WaitTrue(`document.querySelector("dialog .effect").getBoundingClientRect().bottom <= document.querySelector("dialog .padbox").getBoundingClientRect().top + 1`)
		p.Screenshot(fmt.Sprintf("correction-end-%d", v.Width))
	}
}
