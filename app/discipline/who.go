package discipline

// NobodyChosen stands in a list of entrants for none: an option without a value would have
// its text as one.
const NobodyChosen = "nobody"

func WhoValue(id string) string {
	if id == "" {
		return NobodyChosen
	}
	return id
}

func WhoOf(value string) string {
	if value == NobodyChosen {
		return ""
	}
	return value
}
