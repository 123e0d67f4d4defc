package preferans

import "github.com/sudya-app/sudya/rules"

func ladder(first, step int) []int {
	list := make([]int, levels)
	for i := range list {
		list[i] = first + i*step
	}
	return list
}

func flat(n int) []int { return ladder(n, 0) }

// Presets are the kinds of preferans that the engine can begin from.
func Presets() []rules.Preset {
	return []rules.Preset{
		{ID: "almaty", Name: rules.Bilingual{RU: "Алматинка", EN: "Almaty"}, Regulation: true, Params: rules.Params{}},
		{ID: "kazakh", Name: rules.Bilingual{RU: "Казахстанка", EN: "Kazakhstan"}, Params: rules.Params{
			"pool": 120, "shortPrice": ladder(8, 8),
			"sharing": SharingGreedy, "consolationFor": ConsolationWhisters,
		}},
		{ID: "sochi", Name: rules.Bilingual{RU: "Сочи", EN: "Sochi"}, Params: rules.Params{
			"pool": 20, "poolPrice": ladder(2, 2), "misere": 10,
			"setPrice": ladder(2, 2), "misereSet": 10,
			"whistPrice": ladder(2, 2), "shortPrice": ladder(2, 2),
			"sharing": SharingGreedy, "consolation": ladder(2, 2), "consolationFor": ConsolationDefenders,
			"fastFour": FastNone, "fastThree": FastNone,
			"allPassPrices": []int{1, 2, 3}, "allPassMinimum": []int{6}, "allPassExit": ExitAny,
		}},
		{ID: "leningrad", Name: rules.Bilingual{RU: "Ленинград", EN: "Leningrad"}, Params: rules.Params{
			"pool": 0, "help": false, "poolWhists": 20,
			"poolPrice": ladder(2, 2), "misere": 10,
			"setPrice": ladder(4, 4), "misereSet": 20,
			"whistPrice": ladder(4, 4), "shortPrice": ladder(2, 2),
			"consolation": ladder(4, 4),
			"fastFour":    FastNone, "fastThree": FastNone,
		}},
		{ID: "rostov", Name: rules.Bilingual{RU: "Ростов", EN: "Rostov"}, Params: rules.Params{
			"pool": 20, "poolPrice": ladder(2, 2), "misere": 10,
			"setPrice": ladder(2, 2), "misereSet": 10,
			"whistPrice": ladder(2, 2), "shortPrice": ladder(1, 1),
			"consolation": flat(10),
			"fastFour":    FastNone, "fastThree": FastNone,
			"allPassPrices": []int{5}, "allPassMinimum": []int{6}, "allPassExit": ExitAny,
			"allPassWrites": AllPassWhists, "allPassClean": CleanOne,
		}},
	}
}

// Presets implements [rules.Presetter].
func (Regulation) Presets() []rules.Preset { return Presets() }
