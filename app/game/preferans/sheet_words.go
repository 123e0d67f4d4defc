package preferans

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

// pulkaWords tells of deals in the language of the screen.
type pulkaWords struct {
	lang  text.Lang
	names []string
}

func (w pulkaWords) t(key string, args rules.Args) string {
	return text.T(w.lang, "page.pulka."+key, args)
}

// head is the deal in a line: «Хлебников: 6, взяток 6».
func (w pulkaWords) head(d preferans.Deal) string {
	if d.Kind == preferans.DealAllPass {
		var tricks []string
		for i, n := range d.Tricks {
			if i != d.Absent && (i != d.Dealer || len(d.Tricks) == 3 || d.Absent >= 0 || n > 0) {
				tricks = append(tricks, strconv.Itoa(n))
			}
		}
		return w.t("head.allpass", rules.Args{"tricks": strings.Join(tricks, "–")})
	}
	args := rules.Args{"name": w.names[d.Declarer], "level": d.Level, "tricks": d.Taken}
	switch {
	case d.Kind == preferans.DealMisere && d.Taken == 0:
		return w.t("head.misere", args)
	case d.Kind == preferans.DealMisere:
		return w.t("head.misereSet", args)
	case d.Tricks == nil:
		return w.t("head.unplayed", args)
	}
	args["tricks"] = d.Tricks[d.Declarer]
	return w.t("head.played", args)
}

// verdict is the outcome in two words and what it brings the declarer.
func (w pulkaWords) verdict(d preferans.Deal, e preferans.Entry) (title, number string) {
	if d.Kind == preferans.DealAllPass {
		return w.t("allpass", nil), ""
	}
	pool, mountain := e.Pool[d.Declarer], e.Mountain[d.Declarer]
	switch {
	case d.Kind == preferans.DealMisere && e.Under > 0:
		title = w.t("misereSet", rules.Args{"n": e.Under})
	case d.Kind == preferans.DealMisere:
		title = w.t("misere", nil)
	case e.Under > 0:
		title = w.t("set", rules.Args{"n": e.Under})
	case d.Tricks == nil:
		title = w.t("unplayed", nil)
	default:
		title = w.t("made", nil)
	}
	if mountain > 0 {
		return title, w.t("toMountain", rules.Args{"n": mountain})
	}
	return title, w.t("toPool", rules.Args{"n": pool})
}

// written is what the deal wrote, all of it: pools, mountains, whists, help.
func (w pulkaWords) written(e preferans.Entry) string {
	var parts []string
	for _, list := range []struct {
		key    string
		points []int
	}{{"toPool.of", e.Pool}, {"toMountain.of", e.Mountain}} {
		for i, n := range list.points {
			if n != 0 {
				parts = append(parts, w.t(list.key, rules.Args{"name": w.names[i], "n": n}))
			}
		}
	}
	var whists []string
	for i, row := range e.Whists {
		for j, n := range row {
			switch {
			case n == 0:
			case w.oneTarget(e):
				whists = append(whists, w.t("whists.one", rules.Args{"name": w.names[i], "n": n}))
			default:
				whists = append(whists, w.t("whists.on", rules.Args{"name": w.names[i], "on": w.names[j], "n": n}))
			}
		}
	}
	if len(whists) > 0 {
		parts = append(parts, w.t("whists", nil)+" "+strings.Join(whists, ", "))
	}
	for _, h := range e.Help {
		parts = append(parts, w.t("help", rules.Args{"from": w.names[h.From], "to": w.names[h.To], "points": h.Points, "whists": h.Whists}))
	}
	for i, n := range e.Relief {
		if n != 0 {
			parts = append(parts, w.t("relief", rules.Args{"name": w.names[i], "n": n}))
		}
	}
	if e.Exit {
		parts = append(parts, w.t("exit", nil))
	}
	if len(parts) == 0 {
		return w.t("nothing", nil)
	}
	return strings.Join(parts, "; ")
}

// oneTarget reports whether all whists are on one player: it needn't be named then.
func (w pulkaWords) oneTarget(e preferans.Entry) bool {
	target := -1
	for _, row := range e.Whists {
		for j, n := range row {
			switch {
			case n == 0:
			case target >= 0 && target != j:
				return false
			default:
				target = j
			}
		}
	}
	return true
}

// shortNames are the first letters of the names, as long as it takes to tell them apart:
// «Вер.».
func shortNames(names []string) []string {
	out := make([]string, len(names))
	for i, name := range names {
		letters := []rune(strings.Fields(name + " ·")[0])
		n := min(3, len(letters))
		for n < len(letters) && n < 6 && shared(names, i, string(letters[:n])) {
			n++
		}
		out[i] = string(letters[:n])
		if n < len(letters) {
			out[i] += "."
		}
	}
	return out
}

func shared(names []string, but int, prefix string) bool {
	for i, name := range names {
		if i != but && strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}

// dealLine is a deal in a line, whoever plays it.
func dealLine(d *desk.Desk, _ rules.Params, names []string, raw []byte) string {
	deal, err := preferans.ReadDeal(raw)
	if err != nil || deal.Declarer >= len(names) || deal.Dealer >= len(names) {
		return ""
	}
	return pulkaWords{lang: d.Lang(), names: names}.head(deal)
}
