package ruling

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// freeRuling is the judge's own ruling, which no entry of the catalogue covers.
const freeRuling = "free"

// rulingBook is a game's catalogue open at an entry.
type rulingBook struct {
	of        string // the regulation
	list      []rules.Irregularity
	questions []rules.Question
	phase     string
	query     string
	finding   bool
	listing   bool           // the entries of the phase are shown, though one is chosen
	id        string         // the chosen entry, or freeRuling; "": none
	answers   map[string]int // by question: which answer the judge gave, from 1
}

// open takes a regulation's catalogue, with the tournament's own numbers where they change it.
func (b *rulingBook) open(reg rules.Regulation, p rules.Params) {
	b.list = discipline.CatalogueOf(reg, p)
	b.questions = nil
	if q, ok := reg.(rules.Questioner); ok {
		b.questions = q.Questions()
	}
	if id := reg.Info().ID; id != b.of {
		*b = rulingBook{list: b.list, questions: b.questions, of: id}
		if len(b.list) > 0 {
			b.phase = b.list[0].Phase
		}
	}
}

// Chosen is the entry that the book is open at, as long as it is to be seen: one that the
// list of another phase or a search leaves out is neither asked about nor recorded.
func (b *rulingBook) Chosen() (rules.Irregularity, bool) {
	irr, ok := b.entry()
	return irr, ok && b.seen()
}

// seen reports whether the chosen entry is on the screen: by itself, or marked in the list.
func (b *rulingBook) seen() bool {
	switch {
	case !b.listing:
		return true
	case b.id == freeRuling:
		return b.offersFree()
	}
	return slices.ContainsFunc(b.shown(), func(irr rules.Irregularity) bool { return irr.ID == b.id })
}

// offersFree reports whether the judge's own ruling is in the list.
func (b *rulingBook) offersFree() bool {
	return b.phase == freeRuling && !b.finding || b.query != "" && len(b.shown()) == 0
}

// entry is the entry that was chosen last.
func (b *rulingBook) entry() (rules.Irregularity, bool) {
	if b.id == freeRuling {
		return rules.Irregularity{}, true
	}
	i := slices.IndexFunc(b.list, func(irr rules.Irregularity) bool { return irr.ID == b.id })
	if b.id == "" || i < 0 {
		return rules.Irregularity{}, false
	}
	return b.list[i], true
}

// phases in the order of the catalogue.
func (b *rulingBook) phases() []string {
	var list []string
	for _, irr := range b.list {
		if !slices.Contains(list, irr.Phase) {
			list = append(list, irr.Phase)
		}
	}
	return list
}

// shown are the entries of the phase, or those that the search finds: each of its words
// begins a word of the entry's name or of what judges say of it.
func (b *rulingBook) shown() []rules.Irregularity {
	query := strings.Fields(text.Fold(b.query))
	var list []rules.Irregularity
	for _, irr := range b.list {
		switch {
		case len(query) == 0 && irr.Phase == b.phase && !b.finding:
			list = append(list, irr)
		case len(query) > 0 && tells(irr, query):
			list = append(list, irr)
		}
	}
	return list
}

// reports whether an entry answers to all words of a search.
func tells(irr rules.Irregularity, query []string) bool {
	said := append([]string{irr.ID, irr.Name.RU, irr.Name.EN}, irr.Words...)
	words := strings.FieldsFunc(text.Fold(strings.Join(said, " ")), func(r rune) bool { return strings.ContainsRune(" ,.;:«»()—-/", r) })
	for _, q := range query {
		if !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, stem(q)) }) {
			return false
		}
	}
	return true
}

// stem drops the ending of a longer word, so that «открыл карты» finds «открыта карта».
func stem(word string) string {
	r := []rune(word)
	if len(r) > 5 {
		return string(r[:len(r)-2])
	}
	if len(r) == 5 {
		return string(r[:4])
	}
	return word
}

// finder chooses an entry: by phase, or by a search.
func (p *Ruling) finder() []app.UI {
	b := &p.Book
	var body []app.UI
	if b.finding {
		body = append(body, &ui.Field{ID: "ruling-find", Label: p.t("find", nil), Hint: p.t("find.hint", nil), Type: "search", EnterKey: "search", Value: b.query, OnInput: p.search})
	} else {
		body = append(body, &ui.Radio{ID: "phase", Label: p.t("when", nil), Look: ui.Chips, Value: b.phase, Choices: p.phaseChoices(), OnPick: p.pickPhase})
	}
	irr, chosen := b.Chosen()
	if chosen && !b.listing {
		return append(body, &rulingChosen{Label: p.t("what", nil), Name: p.nameOf(irr), Change: p.t("change", nil), OnChange: p.list})
	}
	var choices []ui.Choice
	for _, irr := range b.shown() {
		choices = append(choices, ui.Choice{Value: irr.ID, Text: p.words(irr.Name), Small: p.short(irr)})
	}
	if len(choices) == 0 && b.query != "" {
		body = append(body, app.P().Class("muted").Role("status").Text(p.t("nothing", rules.Args{"query": b.query})))
	}
	if b.offersFree() {
		choices = append(choices, ui.Choice{Value: freeRuling, Text: p.t("free", nil), Small: p.t("free.text", nil)})
	}
	if len(choices) == 0 {
		return body
	}
	return append(body, &ui.Radio{ID: "irregularity", Label: p.t("what", nil), Look: ui.Cards, Columns: "one", Value: b.id, Choices: choices, OnPick: p.pickEntry})
}

func (p *Ruling) phaseChoices() []ui.Choice {
	var list []ui.Choice
	for _, phase := range p.Book.phases() {
		list = append(list, ui.Choice{Value: phase, Text: p.t("phase."+phase, nil)})
	}
	if p.Route.Tournament != "" {
		list = append(list, ui.Choice{Value: freeRuling, Text: p.t("phase.free", nil)})
	}
	return list
}

// nameOf is the name of an entry or of the free ruling.
func (p *Ruling) nameOf(irr rules.Irregularity) string {
	if irr.ID == "" {
		return p.t("free", nil)
	}
	return p.words(irr.Name)
}

// short is what an entry leads to, in a line.
func (p *Ruling) short(irr rules.Irregularity) string {
	var parts []string
	switch {
	case irr.Effect != "" && text.Has("page.ruling.effect."+irr.Effect):
		parts = append(parts, p.t("effect."+irr.Effect, nil))
	case len(optionsOf(irr)) > 1:
		for _, o := range optionsOf(irr) {
			if len(parts) < 2 {
				parts = append(parts, p.words(o.Text))
			}
		}
	case len(irr.Remedies) > 0:
		parts = append(parts, p.words(irr.Remedies[0]))
	}
	if slices.ContainsFunc(irr.Extras, func(x rules.Extra) bool { return !x.Warning() }) {
		parts = append(parts, p.t("short.fine", nil))
	}
	for i := 1; i < len(parts); i++ {
		parts[i] = text.Inside(parts[i])
	}
	return strings.Join(parts, "; ")
}

func (p *Ruling) pickPhase(_ app.Context, phase string) {
	p.Book.phase, p.Book.listing = phase, true
	if phase == freeRuling {
		p.Book.id, p.Book.listing = freeRuling, false
		p.again()
	}
}

func (p *Ruling) search(_ app.Context, query string) { p.Book.query, p.Book.listing = query, true }

func (p *Ruling) list(app.Context) { p.Book.listing = true }

func (p *Ruling) pickEntry(ctx app.Context, id string) {
	p.Book.take(id)
	p.again()
	ui.Focus(ctx, "ruling-change")
}

// take opens the book at an entry.
func (b *rulingBook) take(id string) {
	b.id, b.listing, b.finding, b.query = id, false, false, ""
	if irr, ok := b.entry(); ok {
		b.phase = irr.Phase
		if id == freeRuling {
			b.phase = freeRuling
		}
	}
	b.answers = b.answersFor(id)
}

// rulingChosen is the chosen entry with the way back to the list.
type rulingChosen struct {
	app.Compo

	Label, Name, Change string
	OnChange            ui.Act
}

// Render draws the card.
func (c *rulingChosen) Render() app.UI {
	return app.Div().Class("card card--pad row gap-3").Body(
		app.Div().Class("grow").Body(app.Span().Class("xs muted block").Text(c.Label), app.B().Text(c.Name)),
		&ui.Button{ID: "ruling-change", Text: c.Change, Kind: ui.Quiet, Small: true, OnClick: c.OnChange})
}

// trail are the questions that lead to an entry, in order, with the answers that do; nil
// if no question asks about it. Where two ways lead there the one answered so far is taken.
func (b *rulingBook) trail(id string) []rulingStep {
	if id == "" {
		return nil // the judge's own ruling: an answer that only leads on has no entry either
	}
	for i, q := range b.questions {
		if slices.ContainsFunc(b.questions[:i], func(before rules.Question) bool {
			return slices.ContainsFunc(before.Answers, func(a rules.Answer) bool { return a.Next == q.ID })
		}) {
			continue // it follows another
		}
		if steps := b.way(q, id); steps != nil {
			return steps
		}
	}
	return nil
}

// rulingStep is a question with the answer given, from 1.
type rulingStep struct {
	question rules.Question
	answer   int
}

func (b *rulingBook) way(q rules.Question, id string) []rulingStep {
	order := make([]int, 0, len(q.Answers))
	if a := b.answers[q.ID]; a > 0 && a <= len(q.Answers) {
		order = append(order, a-1)
	}
	for i := range q.Answers {
		if !slices.Contains(order, i) {
			order = append(order, i)
		}
	}
	for _, i := range order {
		a := q.Answers[i]
		if a.Irregularity == id {
			return []rulingStep{{q, i + 1}}
		}
		if next := slices.IndexFunc(b.questions, func(x rules.Question) bool { return x.ID == a.Next }); a.Next != "" && next >= 0 {
			if rest := b.way(b.questions[next], id); rest != nil {
				return append([]rulingStep{{q, i + 1}}, rest...)
			}
		}
	}
	return nil
}

func (b *rulingBook) answersFor(id string) map[string]int {
	answers := map[string]int{}
	for _, step := range b.trail(id) {
		answers[step.question.ID] = step.answer
	}
	return answers
}

// answer gives an answer: it leads to an entry, or on to the first entry behind the next
// question.
func (b *rulingBook) answer(question string, n int) {
	b.answers[question] = n
	i := slices.IndexFunc(b.questions, func(q rules.Question) bool { return q.ID == question })
	for i >= 0 {
		q := b.questions[i]
		at := max(1, b.answers[q.ID])
		a := q.Answers[at-1]
		if a.Irregularity != "" {
			b.id, b.listing = a.Irregularity, false
			return
		}
		b.answers[q.ID] = at
		i = slices.IndexFunc(b.questions, func(x rules.Question) bool { return x.ID == a.Next })
	}
}

// questions ask what decides between entries that look alike.
func (p *Ruling) questions(irr rules.Irregularity) app.UI {
	steps := p.Book.trail(irr.ID)
	if len(steps) == 0 {
		return nil
	}
	body := make([]app.UI, len(steps))
	for i, step := range steps {
		choices := make([]ui.Choice, len(step.question.Answers))
		for j, a := range step.question.Answers {
			choices[j] = ui.Choice{Value: strconv.Itoa(j + 1), Text: p.words(a.Text)}
		}
		body[i] = &rulingQuestion{ID: step.question.ID, Label: p.words(step.question.Text), Choices: choices, Answer: step.answer, OnAnswer: p.answer}
	}
	return ui.Stack("3", body...)
}

func (p *Ruling) answer(_ app.Context, question string, n int) {
	p.Book.answer(question, n)
	p.again()
}

// rulingQuestion is a question with its answers.
type rulingQuestion struct {
	app.Compo

	ID       string
	Label    string
	Choices  []ui.Choice
	Answer   int
	OnAnswer func(ctx app.Context, question string, n int)
}

// CompoID keeps the answer with its question.
func (q *rulingQuestion) CompoID() string { return "question-" + q.ID }

// Render draws the question.
func (q *rulingQuestion) Render() app.UI {
	return &ui.Radio{ID: "question-" + q.ID, Label: q.Label, Look: ui.Chips, Value: strconv.Itoa(q.Answer), Choices: q.Choices, OnPick: q.pick}
}

func (q *rulingQuestion) pick(ctx app.Context, value string) {
	q.OnAnswer(ctx, q.ID, scope.Atoi(value))
}
