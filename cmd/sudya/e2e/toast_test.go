package e2e

import (
	"testing"
	"time"
)

// covered are the controls of which a finger would touch the strip with the toast or the
// offer instead. What is below the end of the page's window counts only once it was scrolled to.
const covered = `(() => {
	const found = [];
	for (const el of document.querySelectorAll("button, a[href], input, label, summary, select, [role=menuitem]")) {
		if (el.closest(".strip") || !el.checkVisibility()) continue;
		const r = el.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
		if (r.width > 1 && document.elementFromPoint(x, y)?.closest(".strip")) found.push(el.id || el.textContent || el.ariaLabel);
	}
	return found;
})()`

// A toast takes no tap from what is under it: not from the dock, not from a menu, not from
// the end of a page; on a laptop it stands where nothing is pressed. It is gone with its tournament.
func TestToastsLieOverNoControl(t *testing.T) {
	t.Parallel()
	for name, view := range map[string]View{"phone": Phone, "small": Small, "laptop": Laptop} {
		t.Run(name, func(t *testing.T) {
			server := StartServer(t)
			p := Launch(t, view).Tab()
			base := pastePairs(p, server, 24)
			p.Goto(base + "/seating")
			p.Click("button", "Рассадить тур 1")
			p.Wait("button", "Утвердить")
			free := func(what string) {
				t.Helper()
				p.WaitTrue(`(() => {
					const r = document.querySelector(".strip .toast")?.getBoundingClientRect();
					return r && document.elementFromPoint(r.left + 20, r.top + 10)?.closest(".toast");
				})()`)
				if under := Eval[[]string](p, covered); len(under) > 0 {
					t.Errorf("%s: under the toast: %q", what, under)
				}
			}
			// An exchange by hand, with the dock and the list of tables.
			seats := Eval[[]string](p, `[...document.querySelectorAll(".seat .tline__who")].map(e => e.textContent)`)
			p.Click("button", seats[0])
			p.Click("button", seats[2])
			p.WaitText("Ручной обмен")
			p.Screenshot("toast-dock-" + name)
			if view.Mobile {
				p.Run("window.scrollTo(0, document.documentElement.scrollHeight)")
			}
			free("the draft")
			p.Click("button", "Утвердить")
			p.WaitText("Рассадка тура 1 утверждена")
			p.Click("button", "Часы:")
			p.Wait("menuitem", "Объявить начало")
			p.Screenshot("toast-menu-" + name)
			if under := Eval[[]string](p, `[...document.querySelectorAll("[role=menuitem]")].filter((el) => {
				const r = el.getBoundingClientRect();
				return document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)?.closest(".strip");
			}).map((el) => el.textContent)`); len(under) > 0 {
				t.Errorf("the menu is under the toast: %q", under)
			}
			p.Press("\x1b")
			p.Click("button", "Старт")
			p.WaitText("Время пущено")
			if view.Mobile {
				p.Run("window.scrollTo(0, document.documentElement.scrollHeight)")
			}
			free("the round")
			p.Screenshot("toast-round-" + name)
			p.Run("location.hash = '#/'")
			p.WaitTrue(`!document.querySelector(".strip .toast")`)
		})
	}
}

// The offer of a new version lies neither over the clock nor over a button.
func TestUpdateOfferLeavesTheClock(t *testing.T) {
	t.Parallel()
	for name, view := range map[string]View{"phone": Phone, "laptop": Laptop} {
		t.Run(name, func(t *testing.T) {
			server := StartServer(t)
			proxy := StartProxy(t, server, "/")
			p := Launch(t, view).Open(proxy.URL)
			p.WaitOffline()
			j := played(t, 8, 1, nil)
			j.open(time.Minute)
			p.Goto(j.put(p, &Server{URL: proxy.URL}) + "/round")
			p.WaitText("0 из 4 введено")
			proxy.Release("feedfacecafe")
			p.Run("goappTryUpdate()")
			p.Wait("button", "Обновить")
			p.Screenshot("update-" + name)
			if over := Eval[[]string](p, `[...document.querySelectorAll(".clock__face, .clockbar button, .appbar__title, .tabs a")].filter((el) => {
				const r = el.getBoundingClientRect();
				return document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)?.closest(".banner");
			}).map((el) => el.className)`); len(over) > 0 {
				t.Errorf("the offer lies over %q", over)
			}
			p.Run("window.scrollTo(0, document.documentElement.scrollHeight)")
			if under := Eval[[]string](p, covered); len(under) > 0 {
				t.Errorf("under the offer: %q", under)
			}
		})
	}
}
