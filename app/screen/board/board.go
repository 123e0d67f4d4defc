package board

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("t/board", func(d *desk.Desk, v int, r route.Route) app.UI {
		return &board{Desk: d, Version: v, Route: r}
	})
}

// How long a page of the board stays, in seconds.
const (
	boardPace    = 12
	boardPaceMin = 4
	boardPaceMax = 60
	boardStep    = 2
)

// boardOver is how long after its end a round's time is still worth showing.
const boardOver = time.Hour

// board (табло) is the hall's screen: the clock, the seating, the standing. It only reads,
// and follows what other windows write. Pages turn by themselves, or by the arrow keys and
// a tap; they stand still where the person asked for no motion.
type board struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	ranks scope.Ranks
	at    int
	turn  int // counts turns, so that an old timer doesn't turn a page that was turned by hand
}

// OnMount starts turning.
func (b *board) OnMount(ctx app.Context) { b.wait(ctx) }

// OnUpdate keeps the title of the window. A device whose clock is behind those of the judges
// counts by theirs: the hall has nothing to press.
func (b *board) OnUpdate(ctx app.Context) {
	if lag := b.Desk.Lag(b.Route.Tournament); lag > 0 && lag < 24*time.Hour {
		b.Desk.TakeLag(ctx, b.Route.Tournament)
	}
	if s := b.Desk.Book(b.Route.Tournament).State; s != nil {
		ui.SetTitle(b.Desk.T("page.board.title", nil) + " — " + s.Details.Name)
	}
}

func (b *board) pace() int {
	n, err := strconv.Atoi(b.Desk.Setting(desk.SettingPace))
	if err != nil || n < boardPaceMin || n > boardPaceMax {
		return boardPace
	}
	return n
}

func (b *board) wait(ctx app.Context) {
	if ui.ReducedMotion() {
		return
	}
	b.turn++
	turn := b.turn
	ctx.After(time.Duration(b.pace())*time.Second, func(ctx app.Context) {
		if b.turn == turn {
			b.at++
			b.wait(ctx)
		}
	})
}

// Render draws the screen.
func (b *board) Render() app.UI {
	book, wait := scope.Opened(b.Desk, b.Route)
	if book == nil {
		return wait
	}
	d, s := b.Desk, book.State
	pages := b.pages(s)
	at := 0
	if len(pages) > 0 {
		at = (b.at%len(pages) + len(pages)) % len(pages)
	} else {
		pages = []ui.BoardPage{{Title: d.T("page.board.soon", nil)}}
	}
	return app.Div().Class("app boardroom").OnClick(b.tap).Body(
		&ui.Button{ID: "skip", Text: d.T("page.board.leave", nil), Href: route.Of(book.ID, "round").String()},
		ui.Board(ui.BoardView{Title: b.title(s), Sub: s.Details.Name, Clock: b.clock(s), Foot: b.foot(s), Page: pages[at], At: at, Of: len(pages)}),
		&ui.IconButton{Icon: ui.IconClose, Label: d.T("page.board.leave", nil), Class: "board__leave", Href: route.Of(book.ID, "round").String()},
		&ui.Awake{},
		&ui.Hotkeys{Keys: boardKeys, OnKey: b.key},
	)
}

var boardKeys = []ui.Hotkey{
	{Code: "ArrowRight", Name: "next"}, {Code: "ArrowLeft", Name: "back"},
	{Code: "ArrowUp", Name: "slower"}, {Code: "ArrowDown", Name: "faster"},
	{Code: "KeyF", Name: "full"}, {Code: "Escape", Name: "leave"},
}

func (b *board) key(ctx app.Context, name string) {
	switch name {
	case "next":
		b.at++
	case "back":
		b.at--
	case "slower", "faster":
		step := boardStep
		if name == "faster" {
			step = -step
		}
		n := min(max(b.pace()+step, boardPaceMin), boardPaceMax)
		b.Desk.Set(ctx, desk.SettingPace, strconv.Itoa(n))
		ui.ShowToast(ctx, ui.Toast{Text: b.Desk.T("page.board.pace", rules.Args{"n": n})})
	case "full":
		ui.FullScreen("board")
		return
	case "leave":
		b.Desk.Go(ctx, route.Of(b.Route.Tournament, "round"))
		return
	}
	b.wait(ctx)
}

func (b *board) tap(ctx app.Context, _ app.Event) { b.key(ctx, "next") }

func (b *board) title(s *tournament.State) string {
	n := scope.Announced(s)
	switch {
	case s.Finished:
		return b.Desk.T("page.board.end", nil)
	case n == 0:
		return b.Desk.T("page.board.before", nil)
	}
	all := s.Params.Int("rounds")
	if scope.FinalRound(s, n) > 0 || n > all {
		return scope.RoundName(b.Desk, s, n)
	}
	return b.Desk.T("page.board.round", rules.Args{"round": n, "all": all})
}

// clock is the time of the running round or of the break; nil where there is nothing to count.
func (b *board) clock(s *tournament.State) *ui.Clock {
	r := s.Running()
	if r == nil {
		return b.pause(s)
	}
	d := b.Desk
	c := s.Clocks[r.Seating]
	if now := b.Desk.Now(); c != nil && c.Started.IsZero() && c.Announced.After(now) {
		return &ui.Clock{Running: true, Until: c.Announced.UnixMilli(), Sub: d.T("page.clock.untilStart", nil), Marks: []int{0}, OnMark: b.over}
	}
	if c == nil || c.Started.IsZero() {
		if pause := b.pause(s); pause != nil {
			return pause
		}
		return &ui.Clock{Idle: true, Sub: d.T("page.board.clock.idle", nil)}
	}
	now := b.Desk.Now()
	left := c.Remaining(now)
	clock := &ui.Clock{Running: c.Running(), Until: now.Add(left).UnixMilli(), Left: int(left.Seconds()), Sub: d.T("page.board.clock.running", nil)}
	if left > 0 {
		// the words under the face change when the time is over
		clock.Marks, clock.OnMark = []int{0}, b.over
	}
	switch {
	case c.Called:
		return &ui.Clock{Sub: d.T("page.board.clock.over", nil)}
	case c.Running() && d.Passed(now.Add(left+boardOver)):
		return &ui.Clock{Idle: true, Sub: d.T("page.board.clock.over", nil)}
	case !c.LastDeal.IsZero():
		clock.Sub = d.T("page.board.clock.last", nil)
	case !c.Running():
		clock.Sub = d.T("page.board.clock.pause", nil)
	case left <= 0:
		clock.Sub = d.T("page.board.clock.over", nil)
	}
	return clock
}

// pause counts the break between two rounds down; nil once it is over.
func (b *board) pause(s *tournament.State) *ui.Clock {
	until := s.BreakUntil()
	if !b.Desk.Now().Before(until) {
		return nil
	}
	return &ui.Clock{Running: true, Until: until.UnixMilli(), Sub: ahead.BreakTime(b.Desk, until), Marks: []int{0}, OnMark: b.over}
}

// over draws the board anew when the time is over.
func (b *board) over(ctx app.Context, _ int) { b.Desk.Changed(ctx) }

// foot tells how many results are in. A window that shows a file from another device says
// how old the file is.
func (b *board) foot(s *tournament.State) string {
	d := b.Desk
	if events := s.Events(); len(events) > 0 {
		last := events[len(events)-1]
		if at, err := time.Parse(time.RFC3339, last.At); err == nil && last.Device != d.Device() {
			return d.T("page.board.file", rules.Args{"time": text.Date(d.Lang(), at, text.DayClock)})
		}
	}
	r := s.Running()
	if r == nil {
		return ""
	}
	all := len(r.Tables)
	return d.Of(s.Regulation, "page.board.entered", rules.Args{"done": all - len(tournament.Missing(r)), "all": all})
}
