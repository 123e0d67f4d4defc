package text

import "time"

// DateStyle is how much of a moment is written.
type DateStyle int

const (
	Day       DateStyle = iota // «29 ноября 2026 г.», "29 November 2026"
	ShortDay                   // «29.11.2026», "29/11/2026"
	Clock                      // «15:03»
	Seconds                    // «15:03:09»
	DayClock                   // «29 ноября, 15:03», "29 November at 15:03"
	DayMonth                   // «29 ноября», "29 November"
	dateStyle                  // how many there are
)

// Date writes a moment in the device's own time zone; "" for the zero time.
func Date(lang Lang, t time.Time, style DateStyle) string {
	if t.IsZero() || style < 0 || style >= dateStyle {
		return ""
	}
	return formatDate(lang, t, style)
}

// ClockTime is an event's time of day on this device; "" of none.
func ClockTime(lang Lang, at string) string {
	t, err := time.Parse(time.RFC3339, at)
	if err != nil {
		return ""
	}
	return Date(lang, t, Clock)
}
