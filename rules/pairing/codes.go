package pairing

// Codes are the codes of all refusals of this package.
var Codes = []string{"seating.twice", "seating.missing", "seating.unknown", "seating.seeds"}

// NoticeCodes are the codes of all its notices.
var NoticeCodes = []string{
	"seating.rematches", "seating.rematchesOnly", "seating.clashes",
	"seating.four.none", "seating.four.rematches", "seating.four.search",
}
