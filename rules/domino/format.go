package domino

import "github.com/sudya-app/sudya/rules"

// format is how far a tournament has come, read from its published rounds.
type format struct {
	groups     bool           // two groups and finals (1.8), else one table of places
	qualifying int            // published rounds that give tournament points
	complete   bool           // all of them are played and closed
	semi       *rules.Round   // 1a–2b and 2a–1b, nil until published
	place      *rules.Round   // the matches for places 1–2 and 3–4
	ties       []*rules.Round // rounds of finals between those equal in points
}

func formatOf(h *rules.History) format {
	f := format{groups: h.Params.Bool(paramGroups)}
	closed, finals := true, false
	for _, r := range h.Rounds {
		if !r.Published {
			continue
		}
		switch r.Stage {
		case rules.StageSemi:
			f.semi, finals = r, true
		case rules.StagePlace:
			f.place, finals = r, true
		case rules.StageTie:
			f.ties, finals = append(f.ties, r), true
		default:
			if r.Number == 1 {
				f.groups = r.Stage == rules.StageGroups
			}
			f.qualifying = r.Number
			closed = r.Closed
		}
	}
	// The number of rounds may be raised or cut while they are played (1.3); once a final
	// is published it is what was played.
	f.complete = f.qualifying > 0 && closed && (finals || h.Finished || f.qualifying >= f.planned(h))
	return f
}

// planned is the number of qualifying rounds that the parameters ask for.
func (f format) planned(h *rules.History) int {
	if f.groups {
		return h.Params.Int(paramGroupRounds)
	}
	return h.Params.Int(paramRounds)
}

// stage is the stage of the qualifying rounds.
func (f format) stage() rules.Stage {
	if f.groups {
		return rules.StageGroups
	}
	return rules.StageMain
}

// Names of the two groups, as tables carry them.
const (
	groupA = "a"
	groupB = "b"
)

// groupOf tells each entrant's group: the one of the first group table it sat at.
func groupOf(h *rules.History) map[rules.EntrantID]string {
	group := map[rules.EntrantID]string{}
	for _, r := range h.Rounds {
		if r.Stage != rules.StageGroups || !r.Published {
			continue
		}
		for _, t := range r.Tables {
			for _, id := range t.Seats {
				if t.Group != "" && group[id] == "" && id != rules.Judge {
					group[id] = t.Group
				}
			}
		}
	}
	return group
}
