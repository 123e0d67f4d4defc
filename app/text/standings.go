package text

// Criteria of rankings, the other reasons for a place, and what an entrant is in the
// tournament, for all games. "criterion.<code>" is a heading; "criterion.<code>.above"
// says why the entrant stands above the next line, "criterion.<code>.below" why it
// stands below the line before, with the two numbers where there are any.
func init() {
	add(map[string]Entry{
		"criterion.points":  {RU: "Баллы", EN: "Points"},
		"criterion.wins":    {RU: "Победы", EN: "Wins"},
		"criterion.h2h":     {RU: "Личные встречи", EN: "Head-to-head"},
		"criterion.h2hDiff": {RU: "Разность в личных встречах", EN: "Head-to-head difference"},
		"criterion.diff":    {RU: "Разность", EN: "Difference"},
		"criterion.whists":  {RU: "Висты", EN: "Whists"},
		"criterion.final":   {RU: "Финал", EN: "Final"},
		"criterion.lot":     {RU: "Жребий", EN: "Lot"},
		"criterion.stage":   {RU: "Этап", EN: "Stage"},
		"criterion.refused": {RU: "Отказ от финала", EN: "Refused the final"},

		"criterion.points.above":  {RU: "баллы: {above} против {own}", EN: "points: {above} against {own}"},
		"criterion.wins.above":    {RU: "победы: {above} против {own}", EN: "wins: {above} against {own}"},
		"criterion.h2h.above":     {RU: "личные встречи, баллы: {above:+} против {own:+}", EN: "head-to-head points: {above:+} against {own:+}"},
		"criterion.h2hDiff.above": {RU: "разность в личных встречах: {above:+} против {own:+}", EN: "head-to-head difference: {above:+} against {own:+}"},
		"criterion.diff.above":    {RU: "разность: {above:+} против {own:+}", EN: "difference: {above:+} against {own:+}"},
		"criterion.whists.above":  {RU: "висты: {above:+} против {own:+}", EN: "whists: {above:+} against {own:+}"},
		"criterion.final.above":   {RU: "баллы в финале: {above} против {own}", EN: "points in the final: {above} against {own}"},
		"criterion.lot.above":     {RU: "выше по жребию", EN: "above by lot"},
		"criterion.stage.above":   {RU: "участие в турнире дольше", EN: "went further in the tournament"},
		"criterion.refused.above": {RU: "соперник отказался от финала", EN: "did not refuse the final"},
		"criterion.shared.above":  {RU: "поровну по всем критериям", EN: "equal on all criteria"},

		"criterion.points.below":  {RU: "баллы: {own} против {above}", EN: "points: {own} against {above}"},
		"criterion.wins.below":    {RU: "победы: {own} против {above}", EN: "wins: {own} against {above}"},
		"criterion.h2h.below":     {RU: "личные встречи, баллы: {own:+} против {above:+}", EN: "head-to-head points: {own:+} against {above:+}"},
		"criterion.h2hDiff.below": {RU: "разность в личных встречах: {own:+} против {above:+}", EN: "head-to-head difference: {own:+} against {above:+}"},
		"criterion.diff.below":    {RU: "разность: {own:+} против {above:+}", EN: "difference: {own:+} against {above:+}"},
		"criterion.whists.below":  {RU: "висты: {own:+} против {above:+}", EN: "whists: {own:+} against {above:+}"},
		"criterion.final.below":   {RU: "баллы в финале: {own} против {above}", EN: "points in the final: {own} against {above}"},
		"criterion.lot.below":     {RU: "ниже по жребию", EN: "below by lot"},
		"criterion.stage.below":   {RU: "участие в турнире короче", EN: "left the tournament earlier"},
		"criterion.refused.below": {RU: "отказ от финала", EN: "refused the final"},
		"criterion.shared.below":  {RU: "поровну по всем критериям", EN: "equal on all criteria"},

		"criterion.finalDiff.above": {RU: "разность в финале: {above:+} против {own:+}", EN: "difference in the final: {above:+} against {own:+}"},
		"criterion.finalWins.above": {RU: "победы в финале: {above} против {own}", EN: "wins in the final: {above} against {own}"},
		"criterion.finalWins.below": {RU: "победы в финале: {own} против {above}", EN: "wins in the final: {own} against {above}"},
		"criterion.finalH2H.above":  {RU: "личные встречи в финале, баллы: {above:+} против {own:+}", EN: "head-to-head points in the final: {above:+} against {own:+}"},
		"criterion.finalH2H.below":  {RU: "личные встречи в финале, баллы: {own:+} против {above:+}", EN: "head-to-head points in the final: {own:+} against {above:+}"},
		"criterion.finalMet.above":  {RU: "разность в личных встречах финала: {above:+} против {own:+}", EN: "head-to-head difference in the final: {above:+} against {own:+}"},
		"criterion.finalMet.below":  {RU: "разность в личных встречах финала: {own:+} против {above:+}", EN: "head-to-head difference in the final: {own:+} against {above:+}"},
		"criterion.finalDiff.below": {RU: "разность в финале: {own:+} против {above:+}", EN: "difference in the final: {own:+} against {above:+}"},
		"criterion.awaited.above":   {RU: "решит финал", EN: "the final will decide"},
		"criterion.awaited.below":   {RU: "решит финал", EN: "the final will decide"},
		"criterion.entry.above":     {RU: "участие в финале при равных баллах", EN: "plays the final between equals"},
		"criterion.entry.below":     {RU: "при равных баллах — вне финала: его состав уже утверждён", EN: "equal in points, but not in the final: who plays it was published before"},
		"criterion.gone.above":      {RU: "соперник снят с турнира", EN: "the other has left the tournament"},
		"criterion.gone.below":      {RU: "снятие с турнира: ниже всех, кто сыграл столько же туров", EN: "out of the tournament: below all who played as many rounds"},
		"criterion.semi.above":      {RU: "полуфинал выигран", EN: "won the semi-final"},
		"criterion.semi.below":      {RU: "полуфинал проигран", EN: "lost the semi-final"},
		"criterion.places.above":    {RU: "матч за 1–2 места, а не за 3–4", EN: "the match for places 1–2, not 3–4"},
		"criterion.places.below":    {RU: "матч за 3–4 места, а не за 1–2", EN: "the match for places 3–4, not 1–2"},
		"criterion.match.above":     {RU: "матч за {place}-е место выигран", EN: "won the match for place {place}"},
		"criterion.match.below":     {RU: "матч за {place}-е место проигран", EN: "lost the match for place {place}"},
		"criterion.noMatch.above":   {RU: "{place}-е место без матча: соперник не играет", EN: "place {place} without a match: the opponent doesn’t play"},
		"criterion.noMatch.below":   {RU: "матча за {place}-е место не было: отказ или снятие", EN: "no match for place {place}: a refusal or a withdrawal"},

		"status.active":     {RU: "в игре", EN: "playing"},
		"status.eliminated": {RU: "выбывание", EN: "eliminated"},
		"status.withdrawn":  {RU: "снятие по своему желанию", EN: "withdrawn"},
		"status.removed":    {RU: "снятие судьёй", EN: "removed by the judge"},
	})
}
