package domino

// Codes are the refusals of this package; each has its sentence in app/text. The list
// only grows.
var Codes = []string{
	"domino.form",            // not the form that is asked for
	"domino.form.at",         // the same, with the place
	"domino.result.empty",    // neither parties nor a no-show
	"domino.party.count",     // more than three parties: count, max
	"domino.party.number",    // a total is missing: party
	"domino.party.range",     // a total that can't be: party, value, min, max
	"domino.party.both",      // both at 101 or more: party, a, b, target
	"domino.party.later",     // unfinished, though another was begun after it
	"domino.party.over",      // at 101, though marked unfinished: likewise
	"domino.party.short",     // under 101, not marked unfinished: likewise
	"domino.party.unbegun",   // not begun, and no decision: likewise
	"domino.party.tied",      // unfinished and equal, and no decision: likewise
	"domino.round.count",     // a third party in an ordinary round: count
	"domino.final.over",      // a third party after 2–0: a, b
	"domino.final.more",      // nobody has two wins: a, b
	"domino.decision.number", // a side's points are missing
	"domino.decision.range",  // value, max
	"domino.decision.winner", // a final needs a winner: a, b
	"domino.noShow.side",     // value
	"domino.noShow.judge",    // the judge is always there
	"domino.deal.ending",     // neither or both of out and fish
	"domino.deal.side",       // value
	"domino.deal.left",       // what is left isn't given as it should be
	"domino.deal.range",      // value, min, max
	"domino.deal.set",        // more than all the tiles: sum, max
	"domino.deal.lone",       // tile isn't a lone 0-0 or 6-6
	"domino.tile",            // text
	"domino.sheet.deals",     // no list of deals
	"domino.sheet.over",      // a deal after 101: deal, a, b
	"domino.params.lastDeal", // value, minutes
	"domino.params.points",   // win, draw, loss
	"domino.late",            // nobody is admitted after the start
	"domino.substitutes",     // there is no replacement
	"domino.field.few",       // count, min
	"domino.groups.few",      // count, min
	"domino.table.size",      // table, count
	"domino.table.group",     // table
	"domino.bye",             // nobody sits out
	"domino.skip.few",        // nobody to play with is left
	"domino.skip.first",      // round 1 can't be skipped
	"domino.skip.final",      // rounds: a final is refused, not skipped
	"domino.final.mixed",     // two of different finals at one table: table
}

// Notices are the remarks of this package, reasons and verdicts its other codes.
var (
	Notices  = []string{"domino.clash", "domino.judgeTable", "domino.groupsMixed", "domino.otherMatch", "domino.fixed"}
	Reasons  = []string{"judge", reasonOdd, reasonPlaces}
	Verdicts = []string{VerdictWin, VerdictDraw, VerdictMatch, VerdictDecision, VerdictNoShow, VerdictNoShowBoth}
)
