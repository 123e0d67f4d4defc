package preferans

import "github.com/sudya-app/sudya/rules"

// levelLists are the parameters with one number for each contract from 6 to 10.
var levelLists = []string{"poolPrice", "setPrice", "whistPrice", "shortPrice", "due", "consolation"}

// CheckParams refuses values that would leave points or whists without a whole number:
// codes preferans.params.*.
func (Regulation) CheckParams(p rules.Params) error {
	for _, check := range []func(rules.Params) error{checkPlaces, checkBands, checkLadder, checkPrices, checkUnits} {
		if err := check(p); err != nil {
			return err
		}
	}
	return nil
}

// Advise tells of Italian rounds that never come, since the Swiss ones last to the end (4.3).
// Heeded, the last two rounds are Italian as in the regulation, or as many as there can be.
func (Regulation) Advise(p rules.Params) []rules.Advice {
	rounds, until := p.Int("rounds"), p.Int("swissUntil")
	if rounds < 2 || until < rounds {
		return nil
	}
	return []rules.Advice{{
		Key: "swissUntil", Instead: max(1, rounds-2),
		Notice: rules.Notice{Code: "preferans.swiss.all", Args: rules.Args{"until": until, "rounds": rounds}},
	}}
}

func field(key string) string { return "params." + key }

// checkPlaces demands that place points fall, and that whoever shares places gets whole
// points, however many share (5.2).
func checkPlaces(p rules.Params) error {
	for i, key := range []string{"placesThree", "placesFour"} {
		list, want := p.Ints(key), i+3
		if len(list) != want {
			return refuse("preferans.params.count", field(key), rules.Args{"key": key, "count": len(list), "want": want})
		}
		for i := range list {
			sum := 0
			for j := i; j < len(list); j++ {
				sum += list[j]
				if sum%(j-i+1) != 0 || j > i && list[j] > list[j-1] {
					return refuse("preferans.params.places", field(key), rules.Args{"key": key, "value": list[j]})
				}
			}
		}
	}
	return nil
}

// checkBands demands whole points at the end of each band of whists.
func checkBands(p rules.Params) error {
	from := 0
	for _, band := range p.Pairs("bands") {
		if band[0] <= from || band[0] > MaxWhists || band[1] < 1 || (band[0]-from)%band[1] != 0 {
			return refuse("preferans.params.bands", field("bands"), rules.Args{"key": "bands", "value": band[0]})
		}
		from = band[0]
	}
	return nil
}

func checkLadder(p rules.Params) error {
	steps := []string{"lateFreeMinutes", "lateMountainMinutes", "lateLastMinutes"}
	for i, key := range steps[1:] {
		if first, second := p.Int(steps[i]), p.Int(key); first > second {
			return refuse("preferans.params.ladder", field(key), rules.Args{"first": first, "second": second})
		}
	}
	return nil
}

// checkPrices keeps whists whole: a shared pot and a half-whist are halves of a price.
func checkPrices(p rules.Params) error {
	for _, key := range levelLists {
		if list := p.Ints(key); len(list) != levels {
			return refuse("preferans.params.count", field(key), rules.Args{"key": key, "count": len(list), "want": levels})
		}
	}
	for _, key := range []string{"whistPrice", "consolation"} {
		for _, n := range p.Ints(key) {
			if n%2 != 0 {
				return refuse("preferans.params.even", field(key), rules.Args{"key": key, "value": n})
			}
		}
	}
	for _, n := range p.Ints("due")[:halfLevel-lowest+1] {
		if n%2 != 0 {
			return refuse("preferans.params.even", field("due"), rules.Args{"key": "due", "value": n})
		}
	}
	for _, key := range []string{"allPassPrices", "allPassMinimum"} {
		if len(p.Ints(key)) == 0 {
			return refuse("preferans.params.count", field(key), rules.Args{"key": key, "count": 0, "want": 1})
		}
	}
	return nil
}

// checkUnits: with even units the whists of a table of four are halves at worst; a pool
// point that helps nobody comes off the mountain in whole points.
func checkUnits(p rules.Params) error {
	pool, mountain := p.Int("poolWhists"), p.Int("mountainWhists")
	for _, key := range []string{"poolWhists", "mountainWhists"} {
		if n := p.Int(key); n%2 != 0 || n <= 0 {
			return refuse("preferans.params.even", field(key), rules.Args{"key": key, "value": n})
		}
	}
	if pool%mountain != 0 {
		return refuse("preferans.params.unit", field("poolWhists"), rules.Args{"pool": pool, "mountain": mountain})
	}
	return nil
}
