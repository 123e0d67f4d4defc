package rulestest

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// verbs are the commands of scripts. Entrants are named by their first player, results
// are written as two totals or as JSON, events by their number in the journal.
var verbs map[string]func(w *writer, words []string) error

func init() {
	verbs = map[string]func(w *writer, words []string) error{
		"create":   (*writer).create,   // REGULATION [KEY=VALUE …], a value as 7, true, an option, 3:8,4:4, none
		"register": (*writer).register, // NAME[/NAME] [team=…] [seed=…]
		"late":     (*writer).late,     // NAME[/NAME]
		"delete":   (*writer).delete,   // NAME
		"seat":     (*writer).seat,     // seed=…
		"exchange": (*writer).exchange, // NAME NAME
		"publish":  (*writer).publish,
		"cancel":   (*writer).cancel,
		"start":    (*writer).start,
		"wait":     (*writer).wait,     // DURATION
		"result":   (*writer).result,   // TABLE NS EW | TABLE JSON
		"correct":  (*writer).correct,  // [ROUND.]TABLE NS EW | TABLE JSON
		"clear":    (*writer).clear,    // TABLE
		"fine":     (*writer).fine,     // NAME [points=…] [whists=…] [round=…]
		"revoke":   (*writer).revoke,   // EVENT
		"withdraw": (*writer).withdraw, // NAME after=…
		"exclude":  (*writer).exclude,  // NAME after=…
		"skip":     (*writer).skip,     // NAME round=…
		"replace":  (*writer).replace,  // NAME by=NAME round=…
		"lot":      (*writer).lot,      // round=… seed=… NAME …
		"close":    (*writer).close,
		"reopen":   (*writer).reopen,
		"finish":   (*writer).finish,
		"undo":     (*writer).undo,    // EVENT
		"redo":     (*writer).redo,    // EVENT
		"resolve":  (*writer).resolve, // EVENT over=EVENT
		"at":       (*writer).at,      // DEVICE: goes on at it; a new one gets a copy of the log
		"merge":    (*writer).merge,   // DEVICE: takes its events in
		"plan":     (*writer).plan,
		"standing": (*writer).standing, // [ROUND]
		"seating":  (*writer).seating,  // [ROUND]
		"journal":  (*writer).journal,  // [from EVENT]
		"disputes": (*writer).disputes,
	}
}

func (w *writer) do(c tournament.Command) error {
	_, err := w.desk.Do(c)
	return err
}

// options splits KEY=VALUE words off the others.
func options(words []string) (plain []string, opts map[string]string) {
	opts = map[string]string{}
	for _, word := range words {
		if key, value, ok := strings.Cut(word, "="); ok && !strings.HasPrefix(word, "{") {
			opts[key] = value
		} else {
			plain = append(plain, word)
		}
	}
	return plain, opts
}

func (w *writer) name(id rules.EntrantID) string {
	if e := w.desk.State.Entrant(id); e != nil {
		return strings.ReplaceAll(e.Name(), "\u00a0", " ")
	}
	return string(id)
}

func (w *writer) names(ids []rules.EntrantID) string {
	var list []string
	for _, id := range ids {
		list = append(list, w.name(id))
	}
	return strings.Join(list, ", ")
}

// entrant finds an entrant by its first player; an unknown name stands for itself.
func (w *writer) entrant(name string) rules.EntrantID {
	for _, e := range w.desk.State.Entrants {
		if e.Players[0] == name {
			return e.ID
		}
	}
	return rules.EntrantID(name)
}

// event is the id of the event of a number in the journal.
func (w *writer) event(number string) string {
	n, _ := strconv.Atoi(number)
	if events := w.desk.State.Events(); n >= 1 && n <= len(events) {
		return events[n-1].ID
	}
	return number
}

func (w *writer) seatingID() string {
	if r := w.desk.State.LastRound(); r != nil {
		return r.Seating
	}
	return ""
}

func (w *writer) create(words []string) error {
	reg, ok := w.lookup(words[0])
	if !ok {
		return rules.Refuse("regulation.unknown", "", rules.Args{"id": words[0]})
	}
	p := rules.Params{}
	_, opts := options(words[1:])
	for key, text := range opts {
		p[key] = param(text)
	}
	return w.do(tournament.Create(reg, tournament.Details{Name: "Проба"}, p))
}

// param reads a parameter: 7, true, an option, pairs as 3:8,4:4, or none of them.
func param(text string) rules.Value {
	if n, err := strconv.Atoi(text); err == nil {
		return n
	}
	switch {
	case text == "true" || text == "false":
		return text == "true"
	case text != "none" && !strings.Contains(text, ":"):
		return text
	}
	pairs := [][2]int{}
	for pair := range strings.SplitSeq(text, ",") {
		var p [2]int
		if n, _ := fmt.Sscanf(pair, "%d:%d", &p[0], &p[1]); n == 2 {
			pairs = append(pairs, p)
		}
	}
	return pairs
}

func person(words []string) tournament.Person {
	plain, opts := options(words)
	seed, _ := strconv.Atoi(opts["seed"])
	return tournament.Person{Players: strings.Split(plain[0], "/"), Team: opts["team"], Seed: seed}
}

func (w *writer) register(words []string) error {
	err := w.do(tournament.EntrantRegistered{Person: person(words)})
	w.tellEntrant(err)
	return err
}

func (w *writer) late(words []string) error {
	err := w.do(tournament.RegisterLate{Person: person(words)})
	w.tellEntrant(err)
	return err
}

func (w *writer) tellEntrant(err error) {
	if err == nil {
		e := w.desk.State.Entrants[len(w.desk.State.Entrants)-1]
		w.printf("%d %s\n", e.Number, w.name(e.ID))
	}
}

func (w *writer) delete(words []string) error {
	return w.do(tournament.EntrantDeleted{Entrant: w.entrant(words[0])})
}

func (w *writer) seat(words []string) error {
	_, opts := options(words)
	w.desk.Seed = opts["seed"]
	if err := w.do(tournament.SeatRound{}); err != nil {
		return err
	}
	return w.seating(nil)
}

func (w *writer) exchange(words []string) error {
	return w.do(tournament.SeatsExchanged{Seating: w.seatingID(), A: w.entrant(words[0]), B: w.entrant(words[1])})
}

func (w *writer) publish([]string) error {
	return w.do(tournament.RoundPublished{Seating: w.seatingID()})
}

func (w *writer) cancel([]string) error {
	return w.do(tournament.RoundCancelled{Seating: w.seatingID()})
}

func (w *writer) start([]string) error {
	return w.do(tournament.ClockSet{Seating: w.seatingID(), Step: tournament.ClockStart})
}

func (w *writer) wait(words []string) error {
	d, err := time.ParseDuration(words[0])
	w.desk.Wait(d)
	return err
}

// typed is a result as a script writes it: two totals or JSON.
func typed(words []string) []byte {
	if len(words) == 2 && !strings.HasPrefix(words[0], "{") {
		return fmt.Appendf(nil, `{"ns":%s,"ew":%s}`, words[0], words[1])
	}
	return []byte(strings.Join(words, " "))
}

// table finds ROUND.TABLE, or a table of the last round.
func (w *writer) table(word string) tournament.TableKey {
	seating := w.seatingID()
	round, number, ok := strings.Cut(word, ".")
	if !ok {
		number = round
	} else if n, _ := strconv.Atoi(round); w.desk.State.Round(n) != nil {
		seating = w.desk.State.Round(n).Seating
	}
	n, _ := strconv.Atoi(number)
	return tournament.TableKey{Seating: seating, Table: n}
}

func (w *writer) result(words []string) error {
	k := w.table(words[0])
	if err := w.do(tournament.EnterResult{Seating: k.Seating, Table: k.Table, Result: typed(words[1:])}); err != nil {
		return err
	}
	w.tellTable(k)
	return nil
}

func (w *writer) tellTable(k tournament.TableKey) {
	t := w.desk.State.TableOf(k)
	if t.Score == nil {
		return
	}
	w.printf("table %d %s:", k.Table, t.Score.Verdict)
	for i, s := range t.Score.Seats {
		w.printf(" %s %v (%v)", w.name(t.Seats[i]), s.Points, s.Diff)
	}
	w.printf("\n")
}

// current is the id of the result that counts for a table.
func (w *writer) current(k tournament.TableKey) string {
	if e := w.desk.State.Current(k); e != nil {
		return e.ID
	}
	return ""
}

func (w *writer) correct(words []string) error {
	k := w.table(words[0])
	if err := w.do(tournament.CorrectResult{Replaces: w.current(k), Reason: "ошибка в бланке", Result: typed(words[1:])}); err != nil {
		return err
	}
	w.tellTable(k)
	if w.desk.State.Current(k).Late {
		w.printf("late\n")
	}
	return nil
}

func (w *writer) clear(words []string) error {
	return w.do(tournament.ResultCleared{Replaces: w.current(w.table(words[0]))})
}

func (w *writer) fine(words []string) error {
	plain, opts := options(words)
	points, err := rules.ParseHalf(defaultTo(opts["points"], "0"))
	if err != nil {
		return err
	}
	whists, _ := strconv.Atoi(opts["whists"])
	round, _ := strconv.Atoi(opts["round"])
	return w.do(tournament.FineGiven{Entrant: w.entrant(plain[0]), Round: round, Points: points, Whists: whists, Cause: tournament.CauseAdjust, Reason: "по решению судьи"})
}

func defaultTo(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}

func (w *writer) revoke(words []string) error {
	return w.do(tournament.FineRevoked{Target: w.event(words[0]), Reason: "ошибка"})
}

func (w *writer) withdraw(words []string) error {
	plain, opts := options(words)
	after, _ := strconv.Atoi(opts["after"])
	return w.do(tournament.EntrantWithdrawn{Entrant: w.entrant(plain[0]), After: after})
}

func (w *writer) exclude(words []string) error {
	plain, opts := options(words)
	after, _ := strconv.Atoi(opts["after"])
	return w.do(tournament.EntrantExcluded{Entrant: w.entrant(plain[0]), After: after, Reason: "по решению судьи"})
}

func (w *writer) skip(words []string) error {
	plain, opts := options(words)
	round, _ := strconv.Atoi(opts["round"])
	return w.do(tournament.RoundSkipped{Entrant: w.entrant(plain[0]), Round: round})
}

func (w *writer) replace(words []string) error {
	plain, opts := options(words)
	round, _ := strconv.Atoi(opts["round"])
	return w.do(tournament.EntrantReplaced{Out: w.entrant(plain[0]), In: w.entrant(opts["by"]), Round: round})
}

func (w *writer) lot(words []string) error {
	plain, opts := options(words)
	round, _ := strconv.Atoi(opts["round"])
	w.desk.Seed = opts["seed"]
	var among []rules.EntrantID
	for _, name := range plain {
		among = append(among, w.entrant(name))
	}
	if err := w.do(tournament.DrawLot{Round: round, Among: among}); err != nil {
		return err
	}
	lots := w.desk.State.Lots
	w.printf("drawn: %s\n", w.names(lots[len(lots)-1].Order))
	return nil
}

func (w *writer) close([]string) error {
	return w.do(tournament.RoundClosed{Seating: w.seatingID()})
}

func (w *writer) reopen([]string) error {
	return w.do(tournament.RoundReopened{Seating: w.seatingID()})
}

func (w *writer) finish([]string) error { return w.do(tournament.TournamentFinished{}) }

func (w *writer) undo(words []string) error {
	return w.do(tournament.Undone{Target: w.event(words[0])})
}

func (w *writer) redo(words []string) error {
	return w.do(tournament.Redone{Target: w.event(words[0])})
}

func (w *writer) resolve(words []string) error {
	plain, opts := options(words)
	return w.do(tournament.Resolved{Target: w.event(plain[0]), Over: []string{w.event(opts["over"])}})
}

func (w *writer) at(words []string) error {
	if w.desks[words[0]] == nil {
		n, err := strconv.Atoi(words[0])
		if err != nil {
			return err
		}
		w.desks[words[0]] = w.desk.Branch(n)
	}
	w.desk = w.desks[words[0]]
	return nil
}

func (w *writer) merge(words []string) error {
	w.desk.Merge(w.desks[words[0]])
	return nil
}
