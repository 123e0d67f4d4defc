package e2e

import (
	"testing"
)

// TestLadderBeyondTheRounds: with two rounds the regulation's ladder of four cuts never comes;
// that is said beside it, and one tap takes it away.
func TestLadderBeyondTheRounds(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	for _, view := range []View{Small, Laptop.InDark()} {
		p := Launch(t, view).Open(server.URL + "#/new")
		p.WaitText("Во что играем")
		p.Run(`document.querySelector("#group-rounds summary").click()`)
		p.Fill("Отборочных туров", "2")
		p.WaitText("Отсева после туров 4, 5, 6, 7 не будет: туров всего 2")
		p.Run(`document.querySelector("#group-rounds .note").scrollIntoView({ block: "center" })`)
		p.Screenshot("ladder-" + map[bool]string{true: "small", false: "laptop"}[view == Small])
		p.Click("button", "Убрать лишнее")
		p.WaitTrue(`!document.body.innerText.includes("-го тура не будет")`)
		p.Run(`document.querySelector("#group-rounds summary").scrollIntoView()`)
	}
}
