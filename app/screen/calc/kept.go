package calc

import (
	"encoding/json"
	"slices"
)

// calcTyped is a calculator that isn't begun yet.
type calcTyped struct {
	names  []string
	usual  int // how many names the form begins with
	preset string
	first  string // the preset that is offered
	pool   string
	flags  map[string]bool // domino's conventions
}

// calcLeft is the same on the disk. Fields are added, never renamed.
type calcLeft struct {
	Names  []string `json:"names,omitempty"`
	Preset string   `json:"preset,omitempty"`
	Pool   string   `json:"pool,omitempty"`
	Flags  []string `json:"flags,omitempty"`
}

// DraftKind is the name on the disk.
func (t *calcTyped) DraftKind() string { return "calculator" }

// MarshalJSON writes what is typed; nothing of what is only offered.
func (t *calcTyped) MarshalJSON() ([]byte, error) {
	l := calcLeft{Names: t.names, Preset: t.preset, Pool: t.pool}
	for key, on := range t.flags {
		if on {
			l.Flags = append(l.Flags, key)
		}
	}
	slices.Sort(l.Flags)
	named := slices.ContainsFunc(t.names, func(name string) bool { return name != "" })
	if !named && len(t.names) == t.usual && t.pool == "" && len(l.Flags) == 0 && (t.preset == "" || t.preset == t.first) {
		l = calcLeft{}
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (t *calcTyped) UnmarshalJSON(raw []byte) error {
	var l calcLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	flags := map[string]bool{}
	for _, key := range l.Flags { // the screen takes those that its game asks for
		flags[key] = true
	}
	*t = calcTyped{names: l.Names, usual: len(l.Names), preset: l.Preset, pool: l.Pool, flags: flags}
	if len(l.Names) == 3 { // of preferans, which begins with four
		t.usual = 4
	}
	return nil
}
