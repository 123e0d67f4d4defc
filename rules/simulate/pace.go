package simulate

import "time"

// The tournament begins on a Saturday in Almaty.
var (
	almaty       = time.FixedZone("Almaty", 5*60*60)
	firstMorning = time.Date(2026, time.November, 28, 8, 0, 0, 0, time.UTC)
	start        = firstMorning.Add(time.Hour)
)

// Rounds begin between these hours of Almaty.
const (
	firstHour = 9
	lastHour  = 21
)

// wait lets between shortest and longest pass, in whole milliseconds.
func (g *game) wait(shortest, longest time.Duration) {
	span := int((longest - shortest) / time.Millisecond)
	g.now = g.now.Add(shortest.Truncate(time.Millisecond) + time.Duration(g.pace.Intn(max(1, span)))*time.Millisecond)
}

// until waits for a moment that may have passed already.
func (g *game) until(t time.Time) {
	if g.now.Before(t) {
		g.now = t
	}
}

// morning is the pause before a round: some minutes, or the night.
func (g *game) morning() {
	g.wait(3*time.Minute, 8*time.Minute)
	local := g.now.In(almaty)
	if hour := local.Hour(); hour >= firstHour && hour < lastHour {
		return
	}
	if local.Hour() >= lastHour {
		local = local.AddDate(0, 0, 1)
	}
	g.until(time.Date(local.Year(), local.Month(), local.Day(), firstHour, 0, 0, 0, almaty).UTC())
	g.wait(0, 10*time.Minute)
}
