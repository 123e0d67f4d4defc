// Package domino is the regulation «домино 1×1» (domino-1x1), edition 1: seven rounds of
// two parties to 101, seated by the standing with team-mates kept apart, a final between
// those equal in points among the first four; or, for a large field, two groups with
// semi-finals and matches for places. Numbers in brackets name the regulation's articles.
//
// A round is scored from its two parties:
//
//	var reg = domino.New()
//	result, err := reg.ReadResult([]byte(`{"parties":[{"a":117,"b":64},{"a":88,"b":109}]}`))
//	score, err := reg.Score(params, rules.TableContext{Seats: 2, Judge: -1}, result)
//	// one point each; differences +24 and −24: what is above 101 doesn't count (2.1)
//
// Side a is Seats[0] of a table, side b is Seats[1].
//
// In a plain tournament points, differences and the places follow from the rounds of
// stage main; a round of stage tie only decides among those who were equal. In groups the
// semi-finals and the matches for places follow the rounds of stage groups.
package domino
