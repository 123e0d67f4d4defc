package tournament

// AllOutdated looks at every list, corrected results or not.
func AllOutdated(s *State) []Outdated { return s.outdated(func(int) bool { return true }) }
